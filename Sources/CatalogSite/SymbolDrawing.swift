/// The drawings that stand for symbols of the system, which may be shown on devices only: lines in a square of 24.
///
/// A name is a base with words that change it, as the system's names are: `bell.slash`, `checkmark.circle.fill`.
/// The bases are in `templates/Catalog/symbols.txt.template`.
struct SymbolDrawing {
  /// Elements of an SVG image.
  private let elements: String

  /// nil if there is no drawing for the name.
  init?(_ name: String) {
    if let path = Self.paths[name] {
      elements = Self.line(path)
      return
    }
    var words = name.split(separator: ".").map(String.init)
    guard let last = words.popLast() else { return nil }
    let isFilled = last == "fill"
    if !isFilled { words.append(last) }
    let base = words.joined(separator: ".")
    if isFilled, let path = Self.paths[base] {
      let (outline, detail) = Self.split(path)
      elements = Self.solid(outline, without: Self.hole(detail), name)
      return
    }
    guard let shape = words.popLast() else { return nil }
    let inner = words.joined(separator: ".")
    guard let path = Self.paths[inner] else { return nil }
    if shape == "slash" {
      elements =
        (isFilled ? Self.solid(Self.split(path).outline) : Self.line(path))
        + Self.line("M4 4l16 16")
      return
    }
    guard let frame = Self.frames[shape] else { return nil }
    elements =
      isFilled
      ? Self.solid(
        frame.path,
        without: Self.small(Self.hole(path.replacing("|", with: "")), frame.lower), name)
      : Self.line(frame.path) + Self.small(Self.line(path), frame.lower)
  }

  /// An element that pictures refer to by the name of the symbol. A dashed square stands for one without a drawing.
  ///
  /// - Parameter own: Addresses with the data of the team's drawings, by name.
  static func definition(of name: String, own: [String: String]) -> String {
    let unknown = "<rect class=\"unknown\" x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"3\"/>"
    let elements =
      own[name].map { Self.mask(fileName(name), escaped($0)) }
      ?? SymbolDrawing(name)?.elements ?? unknown
    return "<symbol id=\"symbol-\(escaped(name))\" viewBox=\"0 0 24 24\">\(elements)</symbol>"
  }

  /// An image in the color of the symbol. An image runs no scripts and loads nothing.
  private static func mask(_ name: String, _ address: String) -> String {
    "<mask id=\"mask-\(name)\" mask-type=\"alpha\"><image width=\"24\" height=\"24\" "
      + "href=\"\(address)\"/></mask>"
      + "<rect class=\"solid\" width=\"24\" height=\"24\" mask=\"url(#mask-\(name))\"/>"
  }

  private static func line(_ path: String) -> String {
    "<path class=\"line\" d=\"\(path.replacing("|", with: ""))\"/>"
  }

  private static func solid(_ path: String) -> String { "<path class=\"solid\" d=\"\(path)\"/>" }

  /// A shape in which what is behind it is seen through holes.
  private static func solid(_ path: String, without holes: String, _ name: String) -> String {
    if holes.isEmpty { return solid(path) }
    let mask = "holes-" + escaped(name)
    return "<mask id=\"\(mask)\"><path class=\"solid\" d=\"\(path)\"/>\(holes)</mask>"
      + "<g mask=\"url(#\(mask))\">\(solid(path))</g>"
  }

  private static func hole(_ path: String) -> String {
    path.isEmpty ? "" : "<path class=\"hole\" d=\"\(path)\"/>"
  }

  /// Elements in the middle of a frame, whose lines are a little thinner than that of the frame.
  private static func small(_ elements: String, _ lower: Double) -> String {
    "<g transform=\"translate(12 \(number(12 + lower))) scale(.55) translate(-12 -12)\" "
      + "stroke-width=\"3.2\">\(elements)</g>"
  }

  /// The outline of a drawing, and the lines in it.
  private static func split(_ path: String) -> (outline: String, detail: String) {
    let parts = path.split(separator: "|", maxSplits: 1).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  /// What other symbols are in, and how much lower than the middle they are there.
  private static let frames: [String: (path: String, lower: Double)] = [
    "circle": ("M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z", 0),
    "square": ("M6.5 3.5h11a3 3 0 013 3v11a3 3 0 01-3 3h-11a3 3 0 01-3-3v-11a3 3 0 013-3z", 0),
    "triangle": ("M12 3l9.5 17h-19z", 2),
    "octagon": ("M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8z", 0),
    "diamond": ("M12 2l10 10-10 10L2 12z", 0),
    "shield": ("M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6z", 0),
  ]

  /// Path data by name.
  private static let paths: [String: String] = {
    let lines = embedded("Catalog/symbols.txt.template").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    return Dictionary(
      lines.compactMap { line -> (String, String)? in
        guard let space = line.firstIndex(of: " ") else { return nil }
        return (String(line[..<space]), String(line[line.index(after: space)...]))
      }, uniquingKeysWith: { first, _ in first })
  }()
}
