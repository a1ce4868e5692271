extension CatalogPreview {
  /// Its picture, with those in other arrangements for the script.
  ///
  /// - Parameters:
  ///   - prefix: A name that is unique on the page.
  ///   - arrangements: Those that it has pictures of; nil for all.
  func stage(_ prefix: String, _ contents: CatalogContents, isAlone: Bool = false) -> HTML {
    if let failure {
      return .div("stage empty", .element("p", [:], [.text("Not drawn: \(failure)")]))
    }
    guard let first = drawings.first else {
      return .div("stage empty", .element("p", [:], "Nothing is drawn."))
    }
    let others = isAlone ? [] : drawings.dropFirst()
    return .element(
      "div",
      [
        "class": "stage", "data-arrangement": first.arrangement,
        "data-appearances": first.appearances.count == contents.appearances.count
          ? nil : first.appearances.joined(separator: ","),
      ],
      [.markup(first.svg(prefix, labelled: title))]
        + others.map { drawing in
          .element(
            "template",
            [
              "data-arrangement": drawing.arrangement,
              "data-appearances": drawing.appearances.count == contents.appearances.count
                ? nil : drawing.appearances.joined(separator: ","),
            ], [.markup(drawing.svg(prefix, labelled: title))])
        })
  }
}

extension CatalogDrawing {
  /// The image.
  func svg(_ prefix: String, labelled title: String) -> String {
    "<svg class=\"picture\" role=\"group\" aria-label=\"\(escaped(title))\" "
      + "width=\"\(number(width))\" height=\"\(number(height))\" "
      + "viewBox=\"\(number(x)) \(number(y)) \(number(width)) \(number(height))\">"
      + markup.replacing("§", with: prefix + "-") + "</svg>"
  }
}

/// A number without a fraction of zero.
func number(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}

/// The style sheet with the colors of pictures in all appearances.
func pictureStyles(_ contents: CatalogContents) -> String {
  let classes = contents.classes.sorted { $0.key < $1.key }
  var css = ""
  if let accent = contents.accent {
    css += ":root{--accent:\(accent.light)}\n"
    css += "@media (prefers-color-scheme:dark){:root{--accent:\(accent.dark)}}\n"
  }
  for (name, colors) in classes {
    guard let usual = colors.first ?? nil else { continue }
    css += ".\(name){--k:\(usual)}\n"
  }
  func rules(_ index: Int, _ selector: String) -> String {
    classes.compactMap { name, colors in
      guard colors.indices.contains(index), let color = colors[index], color != colors[0] else {
        return nil
      }
      return "\(selector) .\(name){--k:\(color)}\n"
    }.joined()
  }
  if let dark = contents.appearances.firstIndex(of: "dark") {
    css += "@media (prefers-color-scheme:dark){\n\(rules(dark, "html:not([data-look])"))}\n"
  }
  for (index, appearance) in contents.appearances.enumerated().dropFirst() {
    css += rules(index, "[data-look=\"\(appearance)\"]")
  }
  return css
}
