extension Statistics {
  /// A line for each component, and one for all of them.
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
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        // Words stand left, numbers right.
        line +=
          (column == 0 ? "" : "  ") + (column == 0 || column == 2 ? cell + padding : padding + cell)
      }
      return line + "\n"
    }.joined()
  }

  /// The components whose calls could read better.
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
  var json: String {
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
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
    let sum = object([("initializers", "\(initializers)")] + total.members)
    return "{\"components\": \(list), \"shared\": \(object(shared.members)), \"total\": \(sum)}\n"
  }
}

extension EmittedFigures {
  fileprivate var cells: [String] { ["\(publicSymbols)", "\(lines)", "\(previews)"] }

  fileprivate var members: [(String, String)] {
    [
      ("publicSymbols", "\(publicSymbols)"), ("lines", "\(lines)"), ("previews", "\(previews)"),
    ]
  }
}
