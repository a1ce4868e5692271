import CatalogSite
import DesignTokens

/// A measure of a preview's usual picture, as the program writes it.
struct DrawnMeasure: Sendable {
  var kind: String
  var subject: String
  var box: CatalogMeasure.Box
  var value, radius, line: Double?

  /// In the order of the appearances.
  var colors: [String?]
  var font: TokenMatches.Font?
  var types: [String]
}

/// A color on another one, in the order of the appearances.
struct DrawnPair: Sendable {
  var use: CatalogContrast.Use
  var front, back: [String?]
  var ratios: [Double?]
  var types: [String]
}

extension DrawnMeasure {
  init(_ json: JSON) {
    kind = json.text("kind") ?? ""
    subject = json.text("subject") ?? ""
    box = CatalogMeasure.Box(
      x: json.decimal("x") ?? 0, y: json.decimal("y") ?? 0, width: json.decimal("width") ?? 0,
      height: json.decimal("height") ?? 0)
    (value, radius, line) = (json.decimal("value"), json.decimal("radius"), json.decimal("line"))
    colors = json.values("colors").map(\.string)
    types = json.texts("types")
    if let font = json["font"] {
      self.font = TokenMatches.Font(
        family: font.text("family"), size: font.decimal("size") ?? 0,
        weight: Int(font.decimal("weight") ?? 400), design: font.text("design") ?? "default",
        isMonospaced: font["isMonospaced"]?.isTrue ?? false)
    }
  }
}

extension DrawnPair {
  init?(_ json: JSON) {
    guard let use = json.text("use").flatMap(CatalogContrast.Use.init) else { return nil }
    self.use = use
    (front, back) = (json.values("front").map(\.string), json.values("back").map(\.string))
    ratios = json.values("ratios").map(\.decimal)
    types = json.texts("types")
  }
}

extension JSON {
  fileprivate func values(_ key: String) -> [JSON] {
    if case .array(let values)? = self[key] { values } else { [] }
  }

  fileprivate func decimal(_ key: String) -> Double? { self[key]?.decimal }

  fileprivate var decimal: Double? { if case .other(let text) = self { Double(text) } else { nil } }

  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var isTrue: Bool { if case .other("true") = self { true } else { false } }
}

// MARK: - For the site

/// Finds the specs and tokens behind what is drawn.
struct DrawnSources {
  let places: DrawnPlaces
  let specs: Set<String>

  /// nil without tokens.
  let tokens: TokenMatches?

  /// The position of the usual dark appearance; nil if there is none.
  let dark: Int?

  /// The specs of the views around something, the innermost first.
  fileprivate func specs(around types: [String]) -> [String] {
    places.specs(around: types, in: specs)
  }

  /// What is measured in a picture. Parts that look the same in several places are listed once.
  func measures(_ drawn: [DrawnMeasure]) -> [CatalogMeasure] {
    let distances: Set = ["padding", "spacing", "width", "height"]
    let parts = Set(drawn.filter { !distances.contains($0.kind) }.map(\.box))
    var list: [CatalogMeasure] = []
    var positions: [CatalogMeasure: Int] = [:]
    var index = 0
    while index < drawn.count {
      var measure: CatalogMeasure
      let first = drawn[index]
      index += 1
      if first.kind == "padding" {
        // The edges of one modifier follow each other.
        var edges = [first.subject]
        var boxes = [first.box]
        while index < drawn.count, drawn[index].kind == "padding",
          drawn[index].value == first.value, drawn[index].length == first.length,
          drawn[index].types == first.types, !edges.contains(drawn[index].subject)
        {
          edges.append(drawn[index].subject)
          boxes.append(drawn[index].box)
          index += 1
        }
        measure = distance(.padding, "Padding, " + title(of: edges), first)
        measure.boxes = boxes
      } else if first.kind == "spacing" {
        measure = distance(.spacing, "Spacing, \(first.subject)", first)
      } else if first.kind == "width" || first.kind == "height" {
        measure = distance(.size, first.kind == "width" ? "Width" : "Height", first)
        // The part has the same size.
        if measure.token == nil, parts.contains(first.box) { continue }
      } else {
        measure = part(first)
      }
      var key = measure
      key.boxes = []
      if let known = positions[key] {
        for box in measure.boxes where !list[known].boxes.contains(box) {
          list[known].boxes.append(box)
        }
      } else {
        positions[key] = list.count
        list.append(measure)
      }
    }
    return list
  }

  private func distance(
    _ kind: CatalogMeasure.Kind, _ name: String, _ drawn: DrawnMeasure
  ) -> CatalogMeasure {
    let role: TokenRole =
      switch kind {
      case .padding: .padding
      case .spacing: .spacing
      case .size, .part: .size
      }
    let token = drawn.value.flatMap { value in
      specs(around: drawn.types).first.flatMap { tokens?.length(value, role, in: $0) }
    }
    return CatalogMeasure(
      kind, name: name, value: points(drawn.value ?? drawn.length), token: token,
      boxes: [drawn.box])
  }

  private func part(_ drawn: DrawnMeasure) -> CatalogMeasure {
    let around = specs(around: drawn.types)
    let name =
      switch drawn.kind {
      case "text": "Text “\(drawn.subject)”"
      case "symbol": "Symbol \(drawn.subject)"
      case "image": "Image \(drawn.subject)"
      case "shape" where drawn.subject == "divider": "Divider"
      case "shape" where drawn.subject == "clip": "Clipped content"
      case "shape": drawn.line == nil ? "Shape" : "Line"
      default: drawn.subject.prefix(1).uppercased() + drawn.subject.dropFirst()
      }
    var measure = CatalogMeasure(
      .part, name: name, value: "\(points(drawn.box.width)) × \(points(drawn.box.height))",
      boxes: [drawn.box])
    if let font = drawn.font {
      let family = font.family ?? (font.design == "default" ? "System" : font.design)
      measure.details.append(
        CatalogMeasure.Detail(
          name: "font",
          value: "\(family) \(points(font.size))"
            + (font.weight == 400 ? "" : ", weight \(font.weight)"),
          token: tokens?.font(font, in: around)))
    }
    if let color = drawn.colors.first ?? nil {
      let other = dark.flatMap { drawn.colors.indices.contains($0) ? drawn.colors[$0] : nil }
      measure.details.append(
        CatalogMeasure.Detail(
          name: "color", value: other.map { $0 == color ? color : "\(color), dark \($0)" } ?? color,
          token: tokens?.color(drawn.colors, in: around)))
    }
    func detail(_ name: String, _ value: Double?, _ role: TokenRole) {
      guard let value, value > 0 else { return }
      measure.details.append(
        CatalogMeasure.Detail(
          name: name, value: points(value),
          token: around.first.flatMap { tokens?.length(value, role, in: $0) }))
    }
    detail("corners", drawn.radius, .radius)
    detail("line", drawn.line, .line)
    return measure
  }
}

extension DrawnMeasure {
  /// Across the edge of a padding, or along the axis of a stack.
  fileprivate var length: Double {
    switch (kind, subject) {
    case ("padding", "top"), ("padding", "bottom"), ("spacing", "vertical"), ("height", _):
      box.height
    default: box.width
    }
  }
}

/// Edges in few words.
private func title(of edges: [String]) -> String {
  switch Set(edges) {
  case ["top", "bottom", "leading", "trailing"]: "all edges"
  case ["top", "bottom"]: "vertical"
  case ["leading", "trailing"]: "horizontal"
  default: edges.joined(separator: ", ")
  }
}

/// With at most one digit after the point.
private func points(_ value: Double) -> String {
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

// MARK: - Contrast

extension DrawnSources {
  /// The colors on which previews draw tokens, by the paths of these.
  ///
  /// - Parameter names: The titles of components by their names.
  func contrasts(
    _ previews: [DrawnPreview], appearances: [String]
  ) -> [String: [CatalogContrast]] {
    guard let tokens else { return [:] }
    struct Key: Hashable {
      let token, ground: String
      let use: CatalogContrast.Use
    }
    var keys: [Key] = []
    var found: [Key: CatalogContrast] = [:]
    var worst: [Key: [String: Double]] = [:]
    for preview in previews {
      for pair in preview.pairs {
        let around = specs(around: pair.types)
        guard let front = tokens.color(pair.front, in: around) else { continue }
        let known = tokens.color(pair.back, in: around)
        let ground = known ?? plain(pair.back)
        // A color on itself is not meant to be seen.
        if known == front { continue }
        let key = Key(token: front, ground: ground, use: pair.use)
        var contrast =
          found[key]
          ?? CatalogContrast(
            pair.use, on: ground, isToken: known != nil, ratios: [:], components: [])
        if found[key] == nil { keys.append(key) }
        for (appearance, ratio) in zip(appearances, pair.ratios) {
          guard let ratio else { continue }
          contrast.ratios[appearance] = min(ratio, contrast.ratios[appearance] ?? 21)
        }
        // Of the previews of a component, the one in which it is hardest to make out.
        let least = pair.ratios.compactMap(\.self).min() ?? 21
        let place = contrast.components.firstIndex { $0.name == preview.component }
        if let place, let known = worst[key]?[preview.component], least < known {
          contrast.components[place].preview = preview.preview
          worst[key]?[preview.component] = least
        } else if place == nil {
          contrast.components.append((preview.component, preview.preview))
          worst[key, default: [:]][preview.component] = least
        }
        found[key] = contrast
      }
    }
    var contrasts: [String: [CatalogContrast]] = [:]
    for key in keys {
      if let contrast = found[key] { contrasts[key.token, default: []].append(contrast) }
    }
    return contrasts.mapValues { list in
      list.map { contrast in
        var contrast = contrast
        contrast.components.sort { $0.name < $1.name }
        return contrast
      }.sorted {
        let order = CatalogContrast.Use.allCases
        let (a, b) = (order.firstIndex(of: $0.use) ?? 0, order.firstIndex(of: $1.use) ?? 0)
        return (a, $0.ground) < (b, $1.ground)
      }
    }
  }

  /// A color that is no token's, in the light and in the dark.
  private func plain(_ colors: [String?]) -> String {
    let light = (colors.first ?? nil) ?? ""
    let other = dark.flatMap { colors.indices.contains($0) ? colors[$0] : nil }
    if light == "#ffffff", other == "#000000" { return "the screen" }
    return [light, other ?? ""].filter { !$0.isEmpty }.reduce(into: [String]()) { list, color in
      if !list.contains(color) { list.append(color) }
    }.joined(separator: " or ")
  }
}

extension DrawnSources {
  init(_ project: VerifiedProject, _ places: DrawnPlaces, _ settings: DrawnSettings) {
    self.init(
      places: places, specs: Set(project.components.map(\.component.origin)),
      tokens: TokenMatches(project, appearances: settings.appearances),
      dark: settings.appearances.firstIndex(of: "dark"))
  }
}
