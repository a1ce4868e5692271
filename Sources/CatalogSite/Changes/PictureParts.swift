/// Something that is drawn in a picture: a text, a symbol, a shape, a shadow.
struct PicturePart: Hashable {
  enum Kind: Hashable {
    case text, symbol, shape, shadow, blur, stop
  }
  var kind: Kind

  /// The text, the name of the symbol, or else the outline.
  var content: String

  /// In points, in the coordinates of the picture; nil if it has no place.
  var frame: Frame?

  /// The class of each color, after the role that it has.
  var colors: [String] = []

  /// Other attributes, such as the size of a font.
  var attributes: [String: String] = [:]

  /// What the groups around it do to it.
  var surroundings = ""

  struct Frame: Hashable {
    var x, y, width, height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The frame around points.
    init?(around points: [(x: Double, y: Double)]) {
      guard let first = points.first else { return nil }
      var (low, high) = (first, first)
      for point in points {
        low = (min(low.x, point.x), min(low.y, point.y))
        high = (max(high.x, point.x), max(high.y, point.y))
      }
      self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
}

extension CatalogDrawing {
  /// What is drawn, from the back to the front. What only cuts other parts is left out.
  var parts: [PicturePart] {
    var reader = PartReader(markup: markup)
    return reader.read()
  }
}

/// Reads the markup that pictures have. It is no parser for other SVG.
private struct PartReader {
  private var rest: Substring.UTF8View
  private var parts: [PicturePart] = []

  /// The names and attributes of the elements around.
  private var path: [(name: String, attributes: [(name: String, value: String)])] = []

  init(markup: String) { rest = markup[...].utf8 }

  mutating func read() -> [PicturePart] {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let text = Substring(rest[..<start])
      if !text.isEmpty, isInText { parts[parts.count - 1].content += unescaped(text) }
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
      let tag = Substring(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        _ = path.popLast()
        continue
      }
      let isEmpty = tag.hasSuffix("/")
      let (name, attributes) = Self.element(isEmpty ? tag.dropLast() : tag)
      if !isHidden { begin(name, attributes) }
      if !isEmpty { path.append((name, attributes)) }
    }
    return parts
  }

  private var isInText: Bool { path.contains { $0.name == "text" } && !isHidden }

  /// Whether what follows is not seen itself.
  private var isHidden: Bool { path.contains { $0.name == "clipPath" || $0.name == "mask" } }

  private static func element(
    _ tag: Substring
  ) -> (name: String, attributes: [(name: String, value: String)]) {
    let name = tag.prefix { $0 != " " }
    var attributes: [(name: String, value: String)] = []
    var rest = tag.dropFirst(name.count)
    while let equals = rest.firstRange(of: "=\"") {
      let key = rest[..<equals.lowerBound].drop { $0 == " " }
      rest = rest[equals.upperBound...]
      guard let end = rest.firstIndex(of: "\"") else { break }
      attributes.append((String(key), unescaped(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return (String(name), attributes)
  }

  private mutating func begin(_ name: String, _ attributes: [(name: String, value: String)]) {
    switch name {
    case "text": add(.text, "", nil, attributes)
    case "tspan": line(attributes)
    case "use":
      let symbol = attributes.first { $0.name == "href" }?.value ?? ""
      add(.symbol, symbol.replacing("#symbol-", with: ""), frame(attributes), attributes)
    case "rect": add(.shape, "rect", frame(attributes), attributes)
    case "circle", "ellipse":
      let values = Dictionary(attributes.map { ($0.name, Double($0.value) ?? 0) }) { $1 }
      let (x, y) = (values["cx"] ?? 0, values["cy"] ?? 0)
      let (width, height) = (values["r"] ?? values["rx"] ?? 0, values["r"] ?? values["ry"] ?? 0)
      add(
        .shape, name,
        .init(x: x - width, y: y - height, width: 2 * width, height: 2 * height), attributes)
    case "path", "line", "polygon", "polyline":
      let data = attributes.first { $0.name == "d" || $0.name == "points" }?.value ?? ""
      let (outline, frame) = Self.outline(data)
      add(.shape, outline, frame, attributes)
    case "feDropShadow": add(.shadow, "shadow", nil, attributes)
    case "feGaussianBlur": add(.blur, "blur", nil, attributes)
    case "stop": add(.stop, "stop", nil, attributes)
    default: break
    }
  }

  private mutating func add(
    _ kind: PicturePart.Kind, _ content: String, _ frame: PicturePart.Frame?,
    _ attributes: [(name: String, value: String)]
  ) {
    var part = PicturePart(kind: kind, content: content, frame: frame)
    part.add(attributes)
    part.surroundings = path.map(Self.surroundings).joined()
    parts.append(part)
  }

  /// A line of a text, or a piece of one.
  private mutating func line(_ attributes: [(name: String, value: String)]) {
    guard isInText, let last = parts.indices.last else { return }
    func number(_ name: String) -> Double? {
      attributes.first { $0.name == name }.flatMap { Double($0.value) }
    }
    if let x = number("x"), let y = number("y") {
      if !parts[last].content.isEmpty { parts[last].content += " " }
      let line = PicturePart.Frame(x: x, y: y, width: number("textLength") ?? 0, height: 0)
      if var frame = parts[last].frame {
        frame.x = min(frame.x, x)
        frame.width = max(frame.width, line.width)
        frame.height = y - frame.y
        parts[last].frame = frame
      } else {
        parts[last].frame = line
      }
    }
    parts[last].add(attributes)
  }

  private func frame(_ attributes: [(name: String, value: String)]) -> PicturePart.Frame {
    let values = Dictionary(attributes.map { ($0.name, Double($0.value) ?? 0) }) { $1 }
    return .init(
      x: values["x"] ?? 0, y: values["y"] ?? 0, width: values["width"] ?? 0,
      height: values["height"] ?? 0)
  }

  /// What a group does, without the places in it.
  private static func surroundings(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) -> String {
    attributes.filter { $0.name == "opacity" || $0.name == "transform" }.map { name, value in
      if name == "opacity" { return "opacity \(value);" }
      // It turns or scales around a point, to which it moves the point of origin and back.
      let changes = value.split(separator: ")").filter { !$0.contains("translate") }
      return changes.map { $0.drop { $0 == " " } + ");" }.joined()
    }.joined()
  }

  /// The outline of a path as if it began at the point of origin, and its frame.
  private static func outline(_ data: String) -> (outline: String, frame: PicturePart.Frame?) {
    var commands: [(command: Character?, numbers: [Double])] = [(nil, [])]
    var number = ""
    func end() {
      if let value = Double(number) { commands[commands.count - 1].numbers.append(value) }
      number = ""
    }
    for character in data {
      switch character {
      case "0"..."9", ".", "e": number.append(character)
      case "-":
        if number.last != "e" { end() }
        number.append(character)
      case " ", ",": end()
      default:
        end()
        commands.append((character, []))
      }
    }
    end()
    // Others are relative, or have numbers that are no points.
    guard commands.allSatisfy({ $0.command.map { "MLCQZz".contains($0) } ?? true }) else {
      return (data, nil)
    }
    let points = commands.flatMap { _, numbers in
      stride(from: 0, to: numbers.count - 1, by: 2).map { (x: numbers[$0], y: numbers[$0 + 1]) }
    }
    guard let frame = PicturePart.Frame(around: points) else { return (data, nil) }
    var outline = ""
    for (command, numbers) in commands {
      if let command { outline.append(command) }
      outline += numbers.enumerated().map { index, value in
        rounded(value - (index % 2 == 0 ? frame.x : frame.y))
      }.joined(separator: " ")
    }
    return (outline, frame)
  }
}

extension PicturePart {
  /// Attributes that say where something is, or what it is called.
  private static let places: Set<String> = [
    "x", "y", "width", "height", "cx", "cy", "d", "points", "href", "textLength", "lengthAdjust",
    "id", "clip-path", "filter", "mask", "transform", "direction",
  ]

  fileprivate mutating func add(_ attributes: [(name: String, value: String)]) {
    for (name, value) in attributes {
      if name == "class" {
        let words = value.split(separator: " ")
        if words.count == 2 {
          colors.append(String(words[1]))
        } else {
          self.attributes["class"] = value
        }
      } else if name == "r" || (name == "rx" || name == "ry") && content == "ellipse" {
        continue
      } else if value.hasPrefix("url(") {
        self.attributes[name] = "gradient"
      } else if !Self.places.contains(name), self.attributes[name] == nil {
        self.attributes[name] = value
      }
    }
  }
}

/// A number with at most one digit after the point.
func rounded(_ value: Double) -> String {
  let tenths = (value * 10).rounded()
  return number(tenths / 10 == 0 ? 0 : tenths / 10)
}

private func unescaped(_ text: some StringProtocol) -> String {
  var result = String(text)
  if !result.contains("&") { return result }
  for (entity, character) in [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#167;", "§"), ("&#39;", "'"), ("&amp;", "&"),
  ] { result = result.replacing(entity, with: character) }
  return result
}
