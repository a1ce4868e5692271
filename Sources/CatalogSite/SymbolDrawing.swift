/// The drawings that stand for symbols of the system, which may be shown on devices only.
enum SymbolDrawing {
  /// An element that pictures refer to by the name of the symbol.
  static func definition(of name: String) -> String {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let drawing = paths[name] ?? paths[base].map { name == base ? $0 : "F" + $0 }
    return "<symbol id=\"symbol-\(escaped(name))\" viewBox=\"0 0 24 24\">"
      + (drawing.map(elements) ?? unknown) + "</symbol>"
  }

  /// Whether a symbol has a drawing.
  static func exists(_ name: String) -> Bool {
    paths[name] != nil || name.hasSuffix(".fill") && paths[String(name.dropLast(5))] != nil
  }

  private static let unknown =
    "<rect class=\"unknown\" x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"3\"/>"

  /// Elements for a drawing: lines, or with `F` in front a filled outline; what follows `|` is cut out of it.
  private static func elements(_ drawing: String) -> String {
    guard drawing.hasPrefix("F") else { return "<path class=\"line\" d=\"\(drawing)\"/>" }
    let parts = drawing.dropFirst().split(separator: "|", maxSplits: 1)
    let hole = parts.count > 1 ? "<path class=\"hole\" d=\"\(parts[1])\"/>" : ""
    return "<path class=\"solid\" d=\"\(parts[0])\"/>" + hole
  }

  /// Path data in a square of 24.
  private static let paths: [String: String] = [
    "star": "M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z",
    "checkmark": "M4.5 12.5l5 5.5L19.5 6",
    "minus": "M4.5 12h15",
    "plus": "M12 4.5v15M4.5 12h15",
    "xmark": "M5.5 5.5l13 13M18.5 5.5l-13 13",
    "chevron.forward": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.right": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.backward": "M15 4.5L7.5 12l7.5 7.5",
    "chevron.left": "M15 4.5L7.5 12l7.5 7.5",
    "chevron.down": "M4.5 8.5l7.5 7.5 7.5-7.5",
    "chevron.up": "M4.5 15.5L12 8l7.5 7.5",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM15.5 15.5l5 5",
  ]
}
