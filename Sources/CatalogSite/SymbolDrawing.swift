/// The drawings that stand for symbols of the system, which may be shown on devices only: lines in a square of 24.
///
/// A name is a base with words that change it, as the system's names are: `bell.slash`, `checkmark.circle.fill`.
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
      elements = Self.solid(outline) + (detail.isEmpty ? "" : Self.hole(detail))
      return
    }
    guard let shape = words.popLast() else { return nil }
    let inner = words.joined(separator: ".")
    guard let path = Self.paths[inner] else { return nil }
    if shape == "slash" {
      elements = (isFilled ? Self.solid(Self.split(path).outline) : Self.line(path))
        + Self.line("M4 4l16 16")
      return
    }
    guard let frame = Self.frames[shape] else { return nil }
    elements = isFilled
      ? Self.solid(frame.path) + Self.small(Self.hole(path.replacing("|", with: "")), frame.lower)
      : Self.line(frame.path) + Self.small(Self.line(path), frame.lower)
  }

  /// An element that pictures refer to by the name of the symbol. A dashed square stands for one without a drawing.
  static func definition(of name: String) -> String {
    let unknown = "<rect class=\"unknown\" x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"3\"/>"
    return "<symbol id=\"symbol-\(escaped(name))\" viewBox=\"0 0 24 24\">"
      + (SymbolDrawing(name)?.elements ?? unknown) + "</symbol>"
  }

  private static func line(_ path: String) -> String {
    "<path class=\"line\" d=\"\(path.replacing("|", with: ""))\"/>"
  }

  private static func solid(_ path: String) -> String { "<path class=\"solid\" d=\"\(path)\"/>" }

  private static func hole(_ path: String) -> String { "<path class=\"hole\" d=\"\(path)\"/>" }

  /// Elements in the middle of a frame.
  private static func small(_ elements: String, _ lower: Double) -> String {
    "<g transform=\"translate(12 \(number(12 + lower))) scale(.55) translate(-12 -12)\">\(elements)</g>"
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

  /// Path data. What follows `|` is cut out where the outline is filled.
  private static let paths: [String: String] = [
    // Marks
    "star": "M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z",
    "heart": "M12 20.5C6 15.5 3 12.5 3 8.9A4.7 4.7 0 0112 7a4.7 4.7 0 019 1.9c0 3.6-3 6.6-9 11.6z",
    "circle": "M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z",
    "square": "M6.5 3.5h11a3 3 0 013 3v11a3 3 0 01-3 3h-11a3 3 0 01-3-3v-11a3 3 0 013-3z",
    "triangle": "M12 3l9.5 17h-19z",
    "diamond": "M12 2l10 10-10 10L2 12z",
    "checkmark": "M4.5 12.5l5 5.5L19.5 6",
    "xmark": "M5.5 5.5l13 13M18.5 5.5l-13 13",
    "plus": "M12 4.5v15M4.5 12h15",
    "minus": "M4.5 12h15",
    "multiply": "M6 6l12 12M18 6L6 18",
    "info": "M12 10.5V20M12 4v1.5",
    "questionmark": "M8 8.5a4 4 0 118 0c0 2.8-4 3.3-4 6.5M12 19.5v1",
    "exclamationmark": "M12 3.5v11M12 19v1.2",
    "number": "M9 4L7 20M17 4l-2 16M4 9h17M3 15h17",
    "percent": "M19 5L5 19M7 4.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM17 14.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z",
    "ellipsis": "M5 11.4h.1M12 11.4h.1M19 11.4h.1",
    "sparkles": "M10 4l1.8 5.2L17 11l-5.2 1.8L10 18l-1.8-5.2L3 11l5.2-1.8zM18.5 15l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z",
    // Arrows
    "chevron.forward": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.right": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.backward": "M15 4.5L7.5 12l7.5 7.5",
    "chevron.left": "M15 4.5L7.5 12l7.5 7.5",
    "chevron.down": "M4.5 8.5l7.5 7.5 7.5-7.5",
    "chevron.up": "M4.5 15.5L12 8l7.5 7.5",
    "chevron.up.chevron.down": "M7 9l5-5 5 5M7 15l5 5 5-5",
    "arrow.up": "M12 20V4.5M5.5 11L12 4.5l6.5 6.5",
    "arrow.down": "M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5",
    "arrow.right": "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5",
    "arrow.forward": "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5",
    "arrow.left": "M20 12H4.5M11 5.5L4.5 12l6.5 6.5",
    "arrow.backward": "M20 12H4.5M11 5.5L4.5 12l6.5 6.5",
    "arrow.up.forward": "M6 18L18 6M8.5 6H18v9.5",
    "arrow.up.right": "M6 18L18 6M8.5 6H18v9.5",
    "arrow.down.forward": "M6 6l12 12M18 8.5V18H8.5",
    "arrow.down.right": "M6 6l12 12M18 8.5V18H8.5",
    "arrow.clockwise": "M19.5 12a7.5 7.5 0 11-2.5-5.6L19.5 8.5M19.5 3.5v5h-5",
    "arrow.counterclockwise": "M4.5 12a7.5 7.5 0 102.5-5.6L4.5 8.5M4.5 3.5v5h5",
    "arrow.2.circlepath": "M4 11a8 8 0 0114.5-3.5L20 9M20 4v5h-5M20 13a8 8 0 01-14.5 3.5L4 15M4 20v-5h5",
    "arrow.triangle.2.circlepath": "M4 11a8 8 0 0114.5-3.5L20 9M20 4v5h-5M20 13a8 8 0 01-14.5 3.5L4 15M4 20v-5h5",
    "arrow.up.arrow.down": "M7.5 20V4.5M4 8l3.5-3.5L11 8M16.5 4v15.5M13 16l3.5 3.5L20 16",
    "arrow.uturn.backward": "M9 4L4 9l5 5M4 9h10a5.5 5.5 0 010 11h-4",
    // Actions
    "magnifyingglass": "M10.5 4a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM15.5 15.5l5 5",
    "pencil": "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z|M14 6.5l3.5 3.5",
    "square.and.pencil": "M13 4.5H6a2 2 0 00-2 2V18a2 2 0 002 2h11.5a2 2 0 002-2v-7M10 14l.5-3 8-8 2.5 2.5-8 8z",
    "square.and.arrow.up": "M8 9H6a1.5 1.5 0 00-1.5 1.5V19A1.5 1.5 0 006 20.5h12a1.5 1.5 0 001.5-1.5v-8.5A1.5 1.5 0 0018 9h-2M12 14V3M8.5 6.5L12 3l3.5 3.5",
    "square.and.arrow.down": "M8 9H6a1.5 1.5 0 00-1.5 1.5V19A1.5 1.5 0 006 20.5h12a1.5 1.5 0 001.5-1.5v-8.5A1.5 1.5 0 0018 9h-2M12 3v11M8.5 10.5L12 14l3.5-3.5",
    "trash": "M6 7h12l-1 14H7zM4 6.5h16M9.5 6V3.5h5V6|M10 10.5v7M14 10.5v7",
    "link": "M10 14l4-4M9 10.5l-3.5 3.5a3.5 3.5 0 005 5l3.5-3.5M15 13.5l3.5-3.5a3.5 3.5 0 00-5-5L10 8.5",
    "paperclip": "M19 11l-8 8a4.5 4.5 0 01-6.5-6.5L13 4a3 3 0 014.5 4.3L9.5 16.5a1.5 1.5 0 01-2.2-2.2L14.5 7",
    "paperplane": "M21 3L3 10.5l6.5 3 3 6.5z|M21 3L9.5 13.5",
    "scissors": "M6 4l10 12M18 4L8 16M6 15.5a3 3 0 110 6 3 3 0 010-6zM18 15.5a3 3 0 110 6 3 3 0 010-6z",
    "doc.on.doc": "M9 8h10v13H9zM6 16H5V3h10v2",
    "power": "M12 3v8M7 6a7.5 7.5 0 1010 0",
    "play": "M7 4l13 8-13 8z",
    "pause": "M7 4h3v16H7zM14 4h3v16h-3z",
    "stop": "M5.5 5.5h13v13h-13z",
    "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
    "line.3.horizontal.decrease": "M4 7h16M7 12h10M10 17h4",
    "slider.horizontal.3": "M4 6h9M17 6h3M4 12h3M11 12h9M4 18h9M17 18h3M15 4a2 2 0 110 4 2 2 0 010-4zM9 10a2 2 0 110 4 2 2 0 010-4zM15 16a2 2 0 110 4 2 2 0 010-4z",
    "gear": "M12 8a4 4 0 110 8 4 4 0 010-8zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    "gearshape": "M12 8.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM10.5 3h3l.5 2.5 2 1 2.3-1.2 2 2-1.2 2.3 1 2 2.4.4v3l-2.4.5-1 2 1.2 2.3-2 2L16 18.5l-2 1-.5 2.5h-3l-.5-2.5-2-1-2.3 1.2-2-2 1.2-2.3-1-2L1.5 13v-3L4 9.5l1-2-1.2-2.3 2-2L8 4.5l2-1z",
    // People
    "person": "M12 3a4.5 4.5 0 110 9 4.5 4.5 0 010-9zM3.5 21c0-5 4-7.5 8.5-7.5s8.5 2.5 8.5 7.5z",
    "person.2": "M9 5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM2 20c0-4 3-6.5 7-6.5s7 2.5 7 6.5zM16 5.5a3.2 3.2 0 010 6.3M18 14c2.5.7 4 2.8 4 6h-3",
    "person.3": "M12 6a3 3 0 110 6 3 3 0 010-6zM6.5 19c0-3.5 2.2-5.5 5.5-5.5s5.5 2 5.5 5.5zM5 8a2 2 0 110 4M19 8a2 2 0 100 4M2 17c0-2 .8-3.2 2.5-3.7M22 17c0-2-.8-3.2-2.5-3.7",
    "face.smiling": "M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z|M8.5 9.5v1M15.5 9.5v1M8 14.5c2 2.5 6 2.5 8 0",
    "hand.thumbsup": "M8 11l3.5-7.5c1.5 0 2.3 1 2 2.7L13 9.5h5.5a1.8 1.8 0 011.7 2.3l-2 7a1.8 1.8 0 01-1.7 1.2H8zM4 11h4v9H4z",
    "hand.thumbsdown": "M16 13l-3.5 7.5c-1.5 0-2.3-1-2-2.7l.5-3.3H5.5a1.8 1.8 0 01-1.7-2.3l2-7A1.8 1.8 0 017.5 4H16zM20 13h-4V4h4z",
    "hand.raised": "M8 12V6a1.3 1.3 0 012.6 0V4.3a1.3 1.3 0 012.6 0V6a1.3 1.3 0 012.6 0v3a1.3 1.3 0 012.6 0v5.5c0 4-2.5 6.5-6 6.5-3 0-4.5-1.3-6-4L4.3 13.5c.8-1.3 2.2-1 3 .2z",
    // Messages
    "bell": "M12 3a6 6 0 016 6v5l2 3H4l2-3V9a6 6 0 016-6z|M10 20a2 2 0 004 0",
    "envelope": "M3 5.5h18v13H3z|M3.5 6l8.5 7 8.5-7",
    "phone": "M5 3.5h4l1.5 5L8 10c1 2.5 3.5 5 6 6l1.5-2.5 5 1.5v4c-9 3-18-6-15.5-15.5z",
    "message": "M12 3.5c5 0 9 3.2 9 7.5s-4 7.5-9 7.5c-1 0-2-.1-3-.4L4.5 20.5l1-4C4 15 3 13.2 3 11c0-4.3 4-7.5 9-7.5z",
    "bubble.left": "M5.5 4h13A2.5 2.5 0 0121 6.5v8a2.5 2.5 0 01-2.5 2.5H10l-5 4v-4A2.5 2.5 0 013 14.5v-8A2.5 2.5 0 015.5 4z",
    "bubble.right": "M18.5 4h-13A2.5 2.5 0 003 6.5v8A2.5 2.5 0 005.5 17H14l5 4v-4a2.5 2.5 0 002-2.5v-8A2.5 2.5 0 0018.5 4z",
    "quote.opening": "M10 6C6 7.5 4 10.5 4 14.5a3.2 3.2 0 103.2-3.5c0-2 1-3.5 2.8-4.3zM20 6c-4 1.5-6 4.5-6 8.5a3.2 3.2 0 103.2-3.5c0-2 1-3.5 2.8-4.3z",
    "megaphone": "M4 10v4l3 .5L17 19V5L7 9.5zM7 14.5l1.5 5.5h2.5L10 15.7M20 10v4",
    // Things
    "house": "M3 11.5L12 4l9 7.5V20.5h-6v-6H9v6H3z",
    "building.2": "M4 21V5.5h9V21M13 10h7v11M2.5 21h19M7 9h3M7 13h3M7 17h3M16 14h1.5M16 17.5h1.5",
    "bag": "M5 8h14l1 12.5H4z|M8.5 11V6.5a3.5 3.5 0 017 0V11",
    "cart": "M2.5 4H5l2.5 11.5H18L20.5 7H6M9 18.5a1.3 1.3 0 110 2.6 1.3 1.3 0 010-2.6zM16.5 18.5a1.3 1.3 0 110 2.6 1.3 1.3 0 010-2.6z",
    "creditcard": "M4 5.5h16A1.5 1.5 0 0121.5 7v10a1.5 1.5 0 01-1.5 1.5H4A1.5 1.5 0 012.5 17V7A1.5 1.5 0 014 5.5z|M2.5 10h19M6 15h4",
    "gift": "M4 11h16v9.5H4zM3 7.5h18V11H3z|M12 7.5v13M12 7.5C10 3 6 4 7.5 7.5M12 7.5c2-4.5 6-3.5 4.5 0",
    "tag": "M12 3h8.5v8.5L12 20 4 12z|M16.5 7h.2",
    "bookmark": "M6.5 3.5h11v17L12 16l-5.5 4.5z",
    "flag": "M5.5 3.5h13l-2.5 5 2.5 5h-13zM5.5 3v18",
    "pin": "M9 3.5h6l-.8 7 3.3 3.5H6.5l3.3-3.5zM12 14v7",
    "mappin": "M12 3a4.5 4.5 0 110 9 4.5 4.5 0 010-9zM12 12v9",
    "location": "M20.5 3.5L3.5 11l8 1.5 1.5 8z",
    "map": "M3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5-6-2.5-6 2.5z|M9 3.5V18M15 6v14.5",
    "globe": "M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z|M2.5 12h19M12 2.5c5 5 5 14 0 19M12 2.5c-5 5-5 14 0 19",
    "lock": "M5.5 10.5h13v10h-13z|M8 13.5V7.5a4 4 0 018 0v6",
    "lock.open": "M5.5 10.5h13v10h-13zM8 10.5V7a4 4 0 017.8-1.2",
    "key": "M8 8.5a5 5 0 110 7 5 5 0 010-7zM12 12h9.5v3.5M18 12v2.5",
    "eye": "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z|M12 9a3 3 0 110 6 3 3 0 010-6z",
    "folder": "M3 6h6.5l2 2.5H21v11H3z",
    "doc": "M6 3h8l4.5 4.5V21H6z|M14 3v4.5h4.5",
    "doc.text": "M6 3h8l4.5 4.5V21H6z|M14 3v4.5h4.5M9 12h6.5M9 15.5h6.5",
    "newspaper": "M3.5 5h14v14h-12a2 2 0 01-2-2zM17.5 9h3v8a2 2 0 01-3 1.7|M6.5 9h8M6.5 12.5h8M6.5 16h5",
    "book": "M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2z|M12 6v14",
    "calendar": "M4 5.5h16v15H4z|M4 10h16M8 3v4M16 3v4",
    "clock": "M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z|M12 7v5.5l3.5 2",
    "timer": "M12 5a8 8 0 110 16 8 8 0 010-16zM12 9v4M9.5 2.5h5",
    "camera": "M3 7.5h4.5L9 5h6l1.5 2.5H21v12H3z|M12 9.5a3.7 3.7 0 110 7.4 3.7 3.7 0 010-7.4z",
    "photo": "M3 5h18v14H3z|M8 8.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM4 17l5-4 3 2.5 4-4.5 4.5 5",
    "video": "M3 6.5h12v11H3zM15 10.5l6-3v9l-6-3z",
    "mic": "M12 3a3 3 0 013 3v6a3 3 0 01-6 0V6a3 3 0 013-3zM6 11.5a6 6 0 0012 0M12 17.5V21",
    "speaker.wave.2": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 9.5c1.3 1.5 1.3 3.5 0 5M17.5 7c2.8 3 2.8 7 0 10",
    "headphones": "M4 17v-5a8 8 0 0116 0v5M4 14h3v6H4zM17 14h3v6h-3z",
    "music.note": "M9 18V5l10-2v13M6.5 15.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM16.5 13.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z",
    "printer": "M7 8V3.5h10V8M5 8h14a1.5 1.5 0 011.5 1.5V16H17v4.5H7V16H3.5V9.5A1.5 1.5 0 015 8z|M7 13.5h10",
    "display": "M3 4.5h18v12H3zM9 20.5h6M12 16.5v4",
    "iphone": "M8 2.5h8A1.5 1.5 0 0117.5 4v16a1.5 1.5 0 01-1.5 1.5H8A1.5 1.5 0 016.5 20V4A1.5 1.5 0 018 2.5z|M10.5 18.5h3",
    "shippingbox": "M12 2.5l8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2z|M3.5 7.2L12 12l8.5-4.8M12 12v9.5",
    "wrench": "M20 7.5a5 5 0 01-6.8 4.7L6.5 19a2.2 2.2 0 01-3-3l6.7-6.7A5 5 0 0116 3l-3 3 .5 2.5L16 9z",
    "hammer": "M4 8l5-4.5 6.5 3L13 9l7 8.5-2.5 2.5L9 13 6.5 15z",
    "paintbrush": "M20.5 3.5c-5 1.5-9 5-11 8.5l2.5 2.5c3.5-2 7-6 8.5-11zM9 13c-2.5 0-3.5 1.5-3.7 3.5-.1 1.5-1 2.5-2.3 3 3 1.5 7.5.5 8-3.5z",
    "lightbulb": "M12 2.5a6.5 6.5 0 013.5 12V17h-7v-2.5a6.5 6.5 0 013.5-12zM9 20.5h6",
    "bolt": "M13.5 2.5L5 13.5h6l-1 8 8.5-11h-6z",
    "flame": "M12 2.5c1 4 6 6 6 11.5a6 6 0 01-12 0c0-3 1.5-4 2.5-6 .8 1 1 1.8 1 2.5 1.5-2 2.5-4.5 2.5-8z",
    "leaf": "M4 20c0-9 5-15 16.5-15.5C21 14 16 19 8 18M4 20c2-5 5-8 10-10",
    "drop": "M12 3c4 5 6.5 8 6.5 11.5a6.5 6.5 0 01-13 0C5.5 11 8 8 12 3z",
    "sun.max": "M12 7.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",
    "moon": "M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z",
    "cloud": "M7 19a4.5 4.5 0 01-.5-9 6 6 0 0111.5-.5A4.8 4.8 0 0117.5 19z",
    "wifi": "M2.5 9c5.5-5 13.5-5 19 0M6 13c3.5-3.3 8.5-3.3 12 0M9.5 16.5c1.5-1.3 3.5-1.3 5 0M12 20h.1",
    "airplane": "M12 2.5c1 0 1.5 1 1.5 2.5v4.5l8 5v2l-8-2.5v5l2 1.5v1.5L12 20.5 8.5 22v-1.5l2-1.5v-5l-8 2.5v-2l8-5V5c0-1.5.5-2.5 1.5-2.5z",
    "car": "M3 13l2-6.5h14L21 13v6h-3v-2H6v2H3z|M6 13.5h2M16 13.5h2M4 11.5h16",
    "graduationcap": "M1.5 9L12 4.5 22.5 9 12 13.5zM6 11v5c3.5 2.5 8.5 2.5 12 0v-5M22 9.5V15",
    "trophy": "M7 3.5h10v6a5 5 0 01-10 0zM7 5H3.5c0 3.5 1.5 5 3.5 5M17 5h3.5c0 3.5-1.5 5-3.5 5M12 14.5V18M8 20.5h8L15 18H9z",
    // Arrangements
    "list.bullet": "M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1",
    "list.number": "M9 6h11M9 12h11M9 18h11M4 4.5L5 4v4M4 14.5h2M4 20h2",
    "checklist": "M10 6h10M10 12h10M10 18h10M3.5 6l1.5 1.5L7.5 5M3.5 12l1.5 1.5L7.5 11M3.5 18l1.5 1.5L7.5 17",
    "square.grid.2x2": "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    "rectangle.grid.1x2": "M4 4h16v7H4zM4 13h16v7H4z",
    "sidebar.left": "M3 5h18v14H3z|M9 5v14",
    "rectangle": "M3 5.5h18v13H3z",
    "square.stack": "M5 9h14v11H5zM7 6h10M9 3h6",
    "chart.bar": "M4 12h4v8H4zM10 5h4v15h-4zM16 9h4v11h-4z",
    "chart.pie": "M12 3a9 9 0 109 9h-9zM15 2.5A8.5 8.5 0 0121.5 9H15z",
    "chart.line.uptrend.xyaxis": "M4 3v17h17M7 15l4-5 3 3 6-7M15.5 6H20v4.5",
    "text.alignleft": "M4 6h16M4 10h10M4 14h16M4 18h10",
    "text.aligncenter": "M4 6h16M7 10h10M4 14h16M7 18h10",
    "text.alignright": "M4 6h16M10 10h10M4 14h16M10 18h10",
    "textformat": "M3 18L8 5l5 13M4.7 13.5h6.6M17.5 10.5a3.5 3.5 0 110 7.5 3.5 3.5 0 010-7.5zM21 10.5V18",
    "bold": "M7 4.5h6a3.6 3.6 0 010 7.3H7zM7 11.8h7a3.9 3.9 0 010 7.7H7z",
    "italic": "M10 4.5h8M6 19.5h8M14 4.5l-4 15",
    "underline": "M7 4v8a5 5 0 0010 0V4M5.5 20.5h13",
    "strikethrough": "M4 12h16M16 7.5C15 5 9 4.5 8 7.5c-.6 2 1.5 3.5 4 4.5 3 1 5 2.5 4 5-1.2 3-7.5 2.5-8.5-.5",
    "qrcode": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 19.5v.5",
    "barcode": "M4 5v14M7 5v14M10 5v14M14 5v14M16.5 5v14M20 5v14",
    "puzzlepiece": "M4 9h4.5c-1.5-5 5.5-5 4 0H17v4.5c5-1.5 5 5.5 0 4V21H4z",
  ]
}
