extension Statistics {
  /// A line for each component, and one for the totals.
  var table: String {
    let head = ["component", "initializers", "strategy", "public", "lines", "previews", "pairs"]
    var rows = components.map { component in
      [component.name, "\(component.initializers)", component.strategy.rawValue]
        + component.emitted.cells
        + ["\(component.coverage.coveredPairs)/\(component.coverage.pairs)"]
    }
    rows.append(["shared", "", ""] + shared.cells + [""])
    rows.append(
      ["total", "\(initializers)", ""] + total.cells + ["\(coveredPairs)/\(pairs)"])
    return aligned([head] + rows) { $0 == 0 || $0 == 2 } + Self.legend
  }

  /// What each column of the table counts.
  private static let legend = """

    initializers  initializers that fill slots
    strategy      how they were chosen: permutations, defaulted or explicit
    public        public declarations
    lines         lines of emitted Swift, with previews and snapshot tests
    previews      previews in Xcode's canvas
    pairs         pairs of styles, options, light and dark, enabled and disabled that
                  previews combine, of all such pairs
    shared        files that belong to no component

    """

  /// Lists the components whose calls could be more readable.
  var advice: String {
    let components = components.filter { $0.closuresBeforeValues > 0 }
    if components.isEmpty { return "" }
    let lines = components.map { component in
      "  \(component.name): \(component.closuresBeforeValues) of \(component.initializers)\n"
    }
    return
      "\nInitializers with views before a value, which no call can write as trailing closures; "
      + "'initializers: {order: trailingViewBuilders}' puts values first:\n\(lines.joined())"
  }

  /// All figures, as one JSON object.
  ///
  ///     {"components": [
  ///     {"name": "Card", "spec": "components/Card.yaml", "initializers": 6,
  ///      "strategy": "permutations", "publicSymbols": 31, "lines": 345, "previews": 4,
  ///      "coveredPreviewPairs": 24, "previewPairs": 24, "closuresBeforeValues": 0}
  ///     ], "shared": {"publicSymbols": 0, "lines": 60, "previews": 0},
  ///      "total": {"initializers": 6, "publicSymbols": 31, "lines": 405, "previews": 4}}
  ///
  /// Keys may be added in later versions; none changes its meaning. Each component is in one line.
  ///
  /// - Parameter others: Further members of the object.
  func json(_ others: [(String, String)] = []) -> String {
    let lines = components.map { component in
      object(
        [
          ("name", quoted(component.name)), ("spec", quoted(component.spec)),
          ("initializers", "\(component.initializers)"),
          ("strategy", quoted(component.strategy.rawValue)),
        ] + component.emitted.members
          + [
            ("coveredPreviewPairs", "\(component.coverage.coveredPairs)"),
            ("previewPairs", "\(component.coverage.pairs)"),
            ("closuresBeforeValues", "\(component.closuresBeforeValues)"),
          ])
    }
    let sum = object([("initializers", "\(initializers)")] + total.members)
    return object(
      [("components", list(lines)), ("shared", object(shared.members)), ("total", sum)] + others)
      + "\n"
  }
}

/// Rows as lines with aligned columns.
///
/// - Parameter isText: Whether a column contains text, which is aligned left; numbers are aligned right.
func aligned(_ rows: [[String]], isText: (Int) -> Bool) -> String {
  let widths = (rows.first ?? []).indices.map { column in
    rows.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    var line = ""
    for (column, cell) in row.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      line += (column == 0 ? "" : "  ") + (isText(column) ? cell + padding : padding + cell)
    }
    return line + "\n"
  }.joined()
}

/// A JSON list with a line for each element.
func list(_ lines: [String]) -> String {
  lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
}

extension EmittedFigures {
  fileprivate var cells: [String] { ["\(publicSymbols)", "\(lines)", "\(previews)"] }

  fileprivate var members: [(String, String)] {
    [
      ("publicSymbols", "\(publicSymbols)"), ("lines", "\(lines)"), ("previews", "\(previews)"),
    ]
  }
}
