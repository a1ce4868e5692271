import CoreGraphics

/// A text with what determines its size.
struct ModelParagraph: Hashable {
  /// A part of the text in one font.
  struct Run: Hashable {
    var text: String
    var font: ModelFontMetrics

    /// Points added after each character.
    var tracking: CGFloat = 0

    /// Points by which the baseline is raised.
    var baselineOffset: CGFloat = 0

    /// The width of the picture that the run is.
    var picture: CGFloat?
  }

  /// Where an ellipsis stands for what does not fit.
  enum Truncation: Hashable { case head, middle, tail }

  var runs: [Run]

  /// The maximum number of lines; nil for no limit.
  var lineLimit: Int?

  /// The number of lines that have room even if there are fewer.
  var reservedLines: Int?
  var truncation = Truncation.tail

  /// Points between lines, besides the font's own.
  var lineSpacing: CGFloat = 0

  /// The smallest factor by which the text is scaled to fit.
  var minimumScale: CGFloat = 1
}

/// A text in lines.
struct ModelLines: Hashable {
  typealias Piece = ModelTextLines.Piece

  struct Line: Hashable {
    var pieces: [Piece]

    /// The width without white space at the end.
    var width: CGFloat

    /// The distance of the baseline from the top of the line.
    var ascent: CGFloat
    var height: CGFloat

    /// The distance of its top from that of the text.
    var top: CGFloat = 0
    var text: String { pieces.map(\.text).joined() }
  }

  var lines: [Line]
  var size: CGSize

  /// The factor by which the text was scaled.
  var scale: CGFloat

  /// Whether some of the text is not shown.
  var isTruncated: Bool

  /// Whether a word that is shown begins on a line and ends on another one.
  var breaksWords = false
  var firstBaseline: CGFloat { lines.first.map { $0.top + $0.ascent } ?? 0 }
  var lastBaseline: CGFloat { lines.last.map { $0.top + $0.ascent } ?? 0 }
}

extension ModelParagraph {
  /// The lines for an offered size: no line is wider, and there are as many as its height has room for, but at least
  /// one.
  func lines(width: CGFloat?, height: CGFloat?) -> ModelLines {
    let whole = lines(width: width, height: height, scale: 1)
    guard whole.isTruncated, minimumScale < 1 else { return whole }
    var fitting = lines(width: width, height: height, scale: minimumScale)
    if fitting.isTruncated { return fitting }
    var (low, high) = (minimumScale, CGFloat(1))
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let lines = lines(width: width, height: height, scale: middle)
      if lines.isTruncated { high = middle } else { (low, fitting) = (middle, lines) }
    }
    return fitting
  }

  private func lines(width: CGFloat?, height: CGFloat?, scale: CGFloat) -> ModelLines {
    let glyphs = glyphs(scale: scale)
    if glyphs.isEmpty {
      return ModelLines(lines: [], size: .zero, scale: scale, isTruncated: false)
    }
    let ranges = breaks(glyphs, width: width ?? .infinity)
    var lines = ranges.map { line(glyphs[$0], scale) }
    var top: CGFloat = 0
    var fitting = 0
    for index in lines.indices {
      lines[index].top = top
      top += lines[index].height
      if top <= (height ?? .infinity) + 0.1 { fitting = index + 1 }
      top += lineSpacing
    }
    let limit = max(1, min(lineLimit ?? .max, fitting))
    let isTruncated = lines.count > limit
    let breaksWords = zip(ranges, ranges.dropFirst()).prefix(limit - 1).contains { range, next in
      // Between others there is a line break.
      range.upperBound == next.lowerBound && !glyphs[next.lowerBound - 1].canEndLine
        && !glyphs[next.lowerBound].character.isIdeographic
    }
    if isTruncated {
      let last = truncated(
        glyphs[ranges[limit - 1].lowerBound...], width: width ?? .infinity, scale)
      let top = lines[limit - 1].top
      lines = Array(lines[..<limit])
      lines[limit - 1] = last
      lines[limit - 1].top = top
    }
    var size = CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.last.map { $0.top + $0.height } ?? 0)
    if let reservedLines, let first = lines.first {
      let missing = CGFloat(max(0, reservedLines - lines.count))
      size.height += missing * (first.height + lineSpacing)
    }
    // SwiftUI's texts end on whole pixels.
    size = CGSize(width: size.width.inWholePixels, height: size.height.inWholePixels)
    return ModelLines(
      lines: lines, size: size, scale: scale, isTruncated: isTruncated, breaksWords: breaksWords)
  }

  private struct Glyph {
    let character: Character
    let run: Int
    let width: CGFloat
    var isNewline: Bool { character.isNewline }
    var isSpace: Bool { character == " " || character == "\t" }

    /// Whether a line can end after it.
    var canEndLine: Bool {
      isSpace || character.isIdeographic || "-–—\u{200B}".contains(character)
    }
  }

  private func glyphs(scale: CGFloat) -> [Glyph] {
    runs.enumerated().flatMap { index, run in
      var font = run.font
      font.size *= scale
      if let picture = run.picture {
        return [Glyph(character: "\u{FFFC}", run: index, width: picture * scale)]
      }
      return run.text.map {
        Glyph(
          character: $0, run: index,
          width: $0.isNewline ? 0 : font.width(of: $0) + run.tracking * scale)
      }
    }
  }

  /// The glyphs of each line, without line breaks.
  private func breaks(_ glyphs: [Glyph], width: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var position = 0
    var x: CGFloat = 0
    var lastBreak: Int?
    func end(_ end: Int, next: Int) {
      lines.append(start..<end)
      (start, position, x, lastBreak) = (next, next, 0, nil)
    }
    while position < glyphs.count {
      let glyph = glyphs[position]
      if glyph.isNewline {
        end(position, next: position + 1)
        continue
      }
      // White space at the end of a line takes no room.
      if !glyph.isSpace, x + glyph.width > width + 0.01, position > start {
        // A word that is wider than a line breaks anywhere.
        let next = lastBreak ?? position
        end(next, next: next)
        continue
      }
      x += glyph.width
      position += 1
      if glyph.canEndLine || position < glyphs.count && glyphs[position].character.isIdeographic {
        lastBreak = position
      }
    }
    lines.append(start..<glyphs.count)
    return lines
  }

  private func line(_ glyphs: ArraySlice<Glyph>, _ scale: CGFloat) -> ModelLines.Line {
    let trimmed = glyphs.reversed().drop(while: \.isSpace).count
    var pieces: [ModelLines.Piece] = []
    for glyph in glyphs.prefix(trimmed) {
      if pieces.last?.run == glyph.run {
        pieces[pieces.count - 1].text.append(glyph.character)
        pieces[pieces.count - 1].width += glyph.width
      } else {
        pieces.append(
          .init(run: glyph.run, text: String(glyph.character), width: glyph.width))
      }
    }
    let shown = Set(glyphs.map(\.run))
    // An empty line has the height of the text before it.
    let measured = runs.indices.filter(shown.contains).map { runs[$0] }
    let fonts = measured.isEmpty ? runs.prefix(1).map { $0 } : measured
    let ascent = fonts.map { ($0.font.ascender + $0.baselineOffset) * scale }.max() ?? 0
    let descent = fonts.map { ($0.font.descender - $0.baselineOffset) * scale }.max() ?? 0
    return ModelLines.Line(
      pieces: pieces, width: glyphs.prefix(trimmed).reduce(0) { $0 + $1.width }, ascent: ascent,
      height: ascent + descent)
  }

  /// One line with an ellipsis, for a text that does not fit.
  private func truncated(
    _ glyphs: ArraySlice<Glyph>, width: CGFloat, _ scale: CGFloat
  ) -> ModelLines.Line {
    let text = Array(glyphs.prefix { !$0.isNewline })
    var font = runs[text.first?.run ?? 0].font
    font.size *= scale
    let ellipsis = Glyph(character: "…", run: text.first?.run ?? 0, width: font.width(of: "…"))
    func fitting(_ glyphs: some Sequence<Glyph>, _ room: CGFloat) -> Int {
      var rest = room
      return glyphs.prefix { glyph in
        rest -= glyph.width
        return rest >= -0.01
      }.count
    }
    let room = width - ellipsis.width
    switch truncation {
    case .tail:
      let kept = text.prefix(fitting(text, room)).reversed().drop(while: \.isSpace).reversed()
      return line(kept + [ellipsis], scale)
    case .head: return line([ellipsis] + text.suffix(fitting(text.reversed(), room)), scale)
    case .middle:
      let head = fitting(text, room / 2)
      let used = text.prefix(head).reduce(0) { $0 + $1.width }
      let tail = min(fitting(text.reversed(), room - used), text.count - head)
      return line(text.prefix(head) + [ellipsis] + text.suffix(tail), scale)
    }
  }
}

extension CGFloat {
  /// Rounded up to pixels, of which there are three in a point.
  var inWholePixels: CGFloat { (self * 3 - 0.001).rounded(.up) / 3 }
}

/// The lines of a text at their places.
@_spi(Model) public struct ModelTextLines: Equatable {
  /// A part of a line in one font.
  @_spi(Model) public struct Piece: Hashable {
    /// The position of the run of the text.
    public var run: Int
    public var text: String
    public var width: CGFloat
  }

  @_spi(Model) public struct Line: Equatable {
    public var pieces: [Piece]

    /// What is seen of the text.
    public var text: String { pieces.map(\.text).joined() }

    /// The distance of the baseline from the top.
    public var ascent: CGFloat

    /// In the coordinates of the screen.
    public var frame: CGRect
  }

  public var lines: [Line]

  /// Whether some of the text is not shown.
  public var isCut: Bool

  /// Whether a word that is seen begins on a line and ends on another one.
  public var breaksWords: Bool

  /// The factor by which the text was scaled.
  public var scale: CGFloat

  init(_ lines: ModelLines, in frame: CGRect, _ alignment: TextAlignment, _ isRightToLeft: Bool) {
    (isCut, breaksWords, scale) = (lines.isTruncated, lines.breaksWords, lines.scale)
    self.lines = lines.lines.map { line in
      let rest = frame.width - line.width
      let before: CGFloat =
        switch alignment {
        case .leading: isRightToLeft ? rest : 0
        case .center: rest / 2
        case .trailing: isRightToLeft ? 0 : rest
        }
      return Line(
        pieces: line.pieces, ascent: line.ascent,
        frame: CGRect(
          x: frame.minX + before, y: frame.minY + line.top, width: line.width, height: line.height))
    }
  }
}
