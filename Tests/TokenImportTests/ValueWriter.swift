import Foundation

/// Writes the values of a set in the notation of a form.
struct ValueWriter {
  enum Notation: Equatable {
    /// Style Dictionary 3: texts as in CSS, or objects.
    case css

    /// The Design Tokens format and its drafts: objects with texts or objects as their parts.
    case objects
    case studio

    /// The values of one mode.
    case specify(mode: String)
  }

  private typealias Value = SampleSet.Value
  private typealias Kind = SampleSet.Kind

  private let set: SampleSet
  private let notation: Notation

  init(_ set: SampleSet, _ notation: Notation) {
    self.set = set
    self.notation = notation
  }

  /// The value of a token.
  ///
  /// - Parameter variant: A number that decides between the ways in which the form writes a value.
  func written(_ value: SampleSet.Value, _ kind: SampleSet.Kind, variant: Int) -> Any {
    switch value {
    case .color(let color): self.color(color, variant)
    case .number(let number): self.number(number, kind, variant)
    case .curve(let numbers): curve(numbers, variant)
    case .families(let names): families(names, variant)
    case .shadow(let layers): shadow(layers, variant)
    case .border(let color, let width, let style): border(color, width, style, variant)
    case .gradient(let stops): gradient(stops, variant)
    case .typography(let text): typography(text, variant)
    case .alias(let target): reference(target)
    case .product(let target, let factor):
      if case .specify = notation {
        number(set.number(value), kind, variant)
      } else {
        "\(reference(target)) * \(factor)"
      }
    }
  }

  /// The type of a token in Tokens Studio.
  static func studioType(_ kind: SampleSet.Kind, variant: Int) -> String {
    switch kind {
    // A gradient is a color there.
    case .color, .gradient: "color"
    case .dimension:
      ["spacing", "sizing", "borderRadius", "borderWidth", "fontSizes", "dimension"][variant % 6]
    case .number: ["opacity", "number"][variant % 2]
    case .duration, .cubicBezier: "other"
    case .fontWeight: "fontWeights"
    case .fontFamily: "fontFamilies"
    case .shadow: "boxShadow"
    case .border: "border"
    case .typography: "typography"
    }
  }

  private func reference(_ target: Int) -> Any {
    let path = set.tokens[target].path.joined(separator: ".")
    return switch notation {
    case .css: "{\(path).value}"
    case .objects, .studio: "{\(path)}"
    case .specify(let mode): ["$alias": path, "$mode": mode]
    }
  }

  // MARK: - Simple values

  private func color(_ color: [Int], _ variant: Int) -> Any {
    let unit = color.map { Double($0) / 255 }
    switch (notation, variant % 3) {
    case (.specify, 0):
      return [
        "model": "rgb", "red": color[0], "green": color[1], "blue": color[2], "alpha": unit[3],
      ]
    case (.specify, _):
      let digits = color.prefix(3).map { String(format: "%02x", $0) }.joined()
      return ["model": "hex", "hex": "#\(digits)", "alpha": unit[3]] as [String: Any]
    case (.objects, 0):
      return ["colorSpace": "srgb", "components": Array(unit[..<3]), "alpha": unit[3]]
        as [String: Any]
    case (.css, 0): return "rgba(\(color[0]), \(color[1]), \(color[2]), \(unit[3]))"
    default:
      let digits = color.map { String(format: "%02x", $0) }
      return "#" + digits.prefix(color[3] == 255 ? 3 : 4).joined()
    }
  }

  private func number(_ number: Double, _ kind: SampleSet.Kind, _ variant: Int) -> Any {
    let unit = kind == .dimension ? "px" : "ms"
    switch (notation, kind) {
    case (.specify, .dimension), (.specify, .duration):
      return ["value": number, "unit": unit] as [String: Any]
    case (.objects, .dimension) where variant % 2 == 0,
      (.objects, .duration) where variant % 2 == 0:
      return ["value": number, "unit": unit] as [String: Any]
    case (.studio, .dimension): return variant % 2 == 0 ? "\(number)" : "\(number)px"
    case (.css, .duration) where variant % 2 == 0: return "\(number / 1000)s"
    case (_, .dimension), (_, .duration): return "\(number)\(unit)"
    case (.studio, .fontWeight) where variant % 2 == 0:
      return Self.weightNames[Int(number / 100) - 1]
    case (.objects, .fontWeight) where variant % 2 == 0:
      return Self.weightNames[Int(number / 100) - 1].lowercased()
        .replacingOccurrences(of: " ", with: "-")
    case (.studio, .fontWeight): return "\(Int(number))"
    default: return number
    }
  }

  private static let weightNames = [
    "Thin", "Extra Light", "Light", "Regular", "Medium", "Semi Bold", "Bold", "Extra Bold", "Black",
  ]

  private func curve(_ numbers: [Double], _ variant: Int) -> Any {
    let text = "cubic-bezier(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
    return switch notation {
    case .css: variant % 2 == 0 ? text : numbers
    case .studio: text
    case .objects, .specify: numbers
    }
  }

  private func families(_ names: [String], _ variant: Int) -> Any {
    if notation == .objects, variant % 2 == 0 { return names.count == 1 ? names[0] : names }
    if notation == .css, variant % 3 == 0 { return names }
    return names.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: ", ")
  }

  // MARK: - Composite values

  private func shadow(_ layers: [SampleSet.Layer], _ variant: Int) -> Any {
    if notation == .css, variant % 2 == 0 {
      let texts = layers.map { layer in
        (layer.lengths.map { written($0, .dimension, variant: 0) }
          + [written(layer.color, .color, variant: variant)])
          .map { "\($0)" }.joined(separator: " ")
      }
      return texts.joined(separator: ", ")
    }
    let keys =
      switch notation {
      case .css, .objects: ["offsetX", "offsetY", "blur", "spread"]
      case .studio: ["x", "y", "blur", "spread"]
      case .specify: ["offsetX", "offsetY", "blurRadius", "spreadRadius"]
      }
    let objects = layers.map { layer in
      var object: [String: Any] = ["color": written(layer.color, .color, variant: variant)]
      for (key, length) in zip(keys, layer.lengths) {
        object[key] = written(length, .dimension, variant: variant)
      }
      switch notation {
      case .studio: object["type"] = "dropShadow"
      case .specify: object["type"] = "outer"
      case .css, .objects: break
      }
      return object
    }
    if case .specify = notation { return objects }
    return objects.count == 1 ? objects[0] : objects
  }

  private func border(
    _ color: SampleSet.Value, _ width: SampleSet.Value, _ style: String, _ variant: Int
  ) -> Any {
    let color = written(color, .color, variant: variant)
    let width = written(width, .dimension, variant: variant)
    if notation == .css, variant % 2 == 0 { return "\(width) \(style) \(color)" }
    var object: [String: Any] = ["color": color, "width": width, "style": style]
    if case .specify = notation { object["rectangleCornerRadii"] = NSNull() }
    return object
  }

  private func gradient(_ stops: [SampleSet.Stop], _ variant: Int) -> Any {
    switch notation {
    case .css, .studio:
      let texts = stops.map {
        "\(written($0.color, .color, variant: variant)) \($0.position * 100)%"
      }
      return "linear-gradient(\(texts.joined(separator: ", ")))"
    case .objects, .specify:
      let objects = stops.map { stop in
        ["color": written(stop.color, .color, variant: variant), "position": stop.position]
      }
      if notation == .objects { return objects }
      return ["type": "linear", "angle": 0, "colorStops": objects] as [String: Any]
    }
  }

  private func typography(_ text: SampleSet.Typography, _ variant: Int) -> Any {
    let family = written(text.family, .fontFamily, variant: variant)
    let weight = written(text.weight, .fontWeight, variant: variant)
    var object: [String: Any] = [
      "fontSize": written(text.size, .dimension, variant: variant),
      "letterSpacing": spacing(text, variant), "lineHeight": height(text, variant),
    ]
    switch notation {
    case .specify:
      object["font"] =
        ["family": family, "weight": weight, "style": "normal", "files": [Any]()] as [String: Any]
      let others = [
        "color", "fontFeatures", "paragraphSpacing", "textAlignHorizontal", "textAlignVertical",
        "textDecoration", "textIndent", "textTransform",
      ]
      for key in others { object[key] = NSNull() }
    case .studio:
      object["fontFamily"] = family
      object["fontWeight"] = weight
      object["paragraphSpacing"] = "0"
      object["textCase"] = "none"
      object["textDecoration"] = "none"
    case .css, .objects:
      object["fontFamily"] = family
      object["fontWeight"] = weight
    }
    return object
  }

  private func spacing(_ text: SampleSet.Typography, _ variant: Int) -> Any {
    guard case .factor(let factor) = text.spacing else {
      return number(set.points(text), .dimension, variant)
    }
    return switch notation {
    case .css: "\(factor)em"
    case .studio: "\(factor * 100)%"
    case .specify: ["value": factor * 100, "unit": "%"] as [String: Any]
    case .objects: number(set.points(text), .dimension, variant)
    }
  }

  private func height(_ text: SampleSet.Typography, _ variant: Int) -> Any {
    guard case .number(let factor) = text.height else {
      return written(text.height, .number, variant: variant)
    }
    let points = factor * set.number(text.size)
    switch (notation, variant % 3) {
    case (.specify, 0): return ["value": points, "unit": "px"] as [String: Any]
    case (.specify, _): return ["value": factor * 100, "unit": "%"] as [String: Any]
    case (.studio, 0), (.css, 0): return "\(factor * 100)%"
    case (.studio, 1), (.css, 1), (.objects, 1): return "\(points)px"
    case (.studio, _): return "\(factor)"
    default: return factor
    }
  }
}
