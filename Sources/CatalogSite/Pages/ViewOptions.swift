extension Frame {
  /// What changes all pictures on a page. Without a script, they follow the reader's own settings.
  func viewOptions(arrangements: Bool) -> HTML {
    let themes = contents.themes
    var fields: [HTML] = [
      choice(
        "scheme", "Appearance", [("", "As the page"), ("light", "Light"), ("dark", "Dark")])
    ]
    if themes.count > 1 {
      fields.append(
        choice(
          "theme", "Theme",
          themes.map { ($0, $0.isEmpty ? contents.defaultTheme ?? "Standard" : $0) }))
    }
    if contents.appearances.contains("light increased") {
      fields.append(toggle("contrast", "Increased contrast"))
    }
    if arrangements {
      fields.append(
        choice(
          "size", "Text size",
          contents.arrangements.filter { textSizeNames[$0] != nil }.sorted { rank($0) < rank($1) }
            .map { ($0, textSizeNames[$0] ?? $0) }, selected: "large"))
      fields.append(
        choice(
          "layout", "Texts",
          [
            ("", "As they are"), ("rightToLeft", "Right to left"),
            ("longTexts", "Long, as in translations"),
          ]))
    }
    return .element(
      "form", ["class": "view", "id": "view", "aria-label": "View", "hidden": HTML.set], fields)
  }

  private func rank(_ arrangement: String) -> Int {
    textSizes.firstIndex { $0.0 == arrangement } ?? 0
  }

  private func choice(
    _ name: String, _ title: String, _ values: [(value: String, title: String)],
    selected: String? = nil
  ) -> HTML {
    .element(
      "label", [:],
      .element("span", [:], [.text(title)]),
      .element(
        "select", ["name": name],
        values.map { value, title in
          .element(
            "option", ["value": value, "selected": value == selected ? HTML.set : nil],
            [.text(title)])
        }))
  }

  private func toggle(_ name: String, _ title: String) -> HTML {
    .element(
      "label", ["class": "toggle"], .element("input", ["type": "checkbox", "name": name]),
      .element("span", [:], [.text(title)]))
  }
}

extension CatalogContents {
  /// The themes of the appearances, beginning with none.
  var themes: [String] {
    var themes: [String] = []
    for appearance in appearances {
      var words = appearance.split(separator: " ").map(String.init)
      if words.last == "increased" { words.removeLast() }
      words.removeLast()
      let theme = words.joined(separator: " ")
      if !themes.contains(theme) { themes.append(theme) }
    }
    return themes
  }
}

/// The sizes of texts with their titles, as people know them from the settings.
private let textSizes = [
  ("xSmall", "Extra small"), ("small", "Small"), ("medium", "Medium"), ("large", "Standard"),
  ("xLarge", "Extra large"), ("xxLarge", "Extra extra large"),
  ("xxxLarge", "Extra extra extra large"), ("accessibility1", "Accessibility 1"),
  ("accessibility2", "Accessibility 2"), ("accessibility3", "Accessibility 3"),
  ("accessibility4", "Accessibility 4"), ("accessibility5", "Accessibility 5"),
]

private let textSizeNames = Dictionary(uniqueKeysWithValues: textSizes)

/// The title of a size of texts.
func textSizeTitle(_ name: String) -> String { textSizeNames[name] ?? name }
