import Diagnostics

/// A value that libyaml could not parse, located by examining its lines.
struct LocatedValue {
  /// Where it starts.
  var start: Int
  var context: ValueContext

  /// Its end, for a key; the extent of values is determined by the rules of Swift.
  var keyEnd: Int?

  /// The `{` or `[` that directly contains it.
  var bracket: Int?
}

/// Finds the value at an offset.
///
/// - Parameter openFlow: The outermost `{` or `[` that is known to be open.
func locateValue(
  at offset: Int, openFlow: Int?, last: Span?, in utf8: [UInt8]
) -> LocatedValue? {
  let lineStart = utf8.lineStart(of: offset)
  if let openFlow {
    let block = locateInLine(from: utf8.lineStart(of: openFlow), to: offset, in: utf8)
    let context = block?.context ?? .block(column: 0)
    return locateInFlow(from: openFlow, to: offset, around: context, in: utf8)
  }
  if let last, last.start < lineStart, last.end > lineStart {
    return LocatedValue(start: last.start, context: .block(column: 0))
  }
  return locateInLine(from: lineStart, to: offset, in: utf8)
}

/// Finds the key or the value at an offset, on a line that starts in a block.
private func locateInLine(
  from lineStart: Int, to offset: Int, in utf8: [UInt8]
) -> LocatedValue? {
  var index = utf8.skippingBlanks(from: lineStart)
  while let unit = utf8.unit(at: index), unit == UInt8(ascii: "-") || unit == UInt8(ascii: "?"),
    index < offset, utf8.unit(at: index + 1)?.isBlank ?? false
  {
    index = utf8.skippingBlanks(from: index + 1)
  }
  let column = index - lineStart
  var start = index
  if let colon = colonAfterKey(from: index, in: utf8) {
    if offset < colon {
      return LocatedValue(start: index, context: .block(column: column), keyEnd: colon)
    }
    start = utf8.skippingBlanks(from: colon + 1)
  }
  guard start <= offset, let first = utf8.unit(at: start), !first.isLineBreak else { return nil }
  let context = ValueContext.block(column: column)
  if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
    return locateInFlow(from: start, to: offset, around: context, in: utf8)
  }
  return LocatedValue(start: start, context: context)
}

/// The colon after a key on its line; nil if there is none, or if the text before it is the start of
/// something in brackets.
private func colonAfterKey(from start: Int, in utf8: [UInt8]) -> Int? {
  var index = start
  var depth = 0
  if let first = utf8.unit(at: start), first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
    guard let end = endOfQuoted(at: start, in: utf8) else { return nil }
    index = utf8.skippingBlanks(from: end)
    return utf8.unit(at: index) == UInt8(ascii: ":") ? index : nil
  }
  while let unit = utf8.unit(at: index), !unit.isLineBreak {
    switch unit {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "#") where index > start && utf8[index - 1].isBlank: return nil
    case UInt8(ascii: ":") where utf8.unit(at: index + 1)?.isBlankOrBreak ?? true:
      return depth == 0 ? index : nil
    default: break
    }
    index += 1
  }
  return nil
}

/// The state of an open bracket while text is read up to an offset.
private struct OpenBracket {
  let start: Int
  let isMapping: Bool
  var entry: Int?
  var hasColon = false
  var value: Int?
  var isFirst = true

  /// Records something at an offset: it starts a key or a value unless one has started.
  mutating func note(_ index: Int) {
    if hasColon {
      value = value ?? index
    } else {
      entry = entry ?? index
    }
  }

  mutating func startNext() {
    (entry, value, hasColon, isFirst) = (nil, nil, false, false)
  }
}

/// The value before a comma, if it is Swift that continues after it, as in `(Int, Int)`.
private func swiftCut(
  at comma: Int, _ bracket: OpenBracket, in utf8: [UInt8]
) -> (value: LocatedValue, end: Int)? {
  guard let start = bracket.isMapping ? bracket.value : bracket.entry else { return nil }
  let context: ValueContext = bracket.isMapping ? .flowMapping : .flowSequence
  let extent = swiftExtent(from: start, context, in: utf8)
  guard extent.isCertain, extent.end > comma else { return nil }
  return (LocatedValue(start: start, context: context, bracket: bracket.start), extent.end)
}

private func locateInFlow(
  from start: Int, to offset: Int, around context: ValueContext, in utf8: [UInt8]
) -> LocatedValue {
  var open: [OpenBracket] = []
  var index = start
  reading: while index < offset {
    let unit = utf8[index]
    switch unit {
    case _ where unit.isBlankOrBreak: break
    case UInt8(ascii: "#") where index > start && utf8[index - 1].isBlankOrBreak:
      index = utf8.lineEnd(of: index)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if !open.isEmpty { open[open.count - 1].note(index) }
      open.append(OpenBracket(start: index, isMapping: unit == UInt8(ascii: "{")))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      open.removeLast()
      // The problem is after the whole collection.
      if open.isEmpty { return LocatedValue(start: start, context: context) }
    case UInt8(ascii: ","):
      if let cut = swiftCut(at: index, open[open.count - 1], in: utf8) {
        if cut.end > offset { return cut.value }
        index = cut.end - 1
      } else {
        open[open.count - 1].startNext()
      }
    case UInt8(ascii: ":")
    where open[open.count - 1].entry != nil
      && !open[open.count - 1].hasColon
      && (utf8.unit(at: index + 1).map { $0.isBlankOrBreak || ",[]{}".utf8.contains($0) } ?? true
        || "\"'".utf8.contains(utf8[index - 1])):
      open[open.count - 1].hasColon = true
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let isValueStart =
        open[open.count - 1].hasColon
        ? open[open.count - 1].value == nil : open[open.count - 1].entry == nil
      open[open.count - 1].note(index)
      if isValueStart {
        guard let end = endOfQuoted(at: index, in: utf8), end <= offset else { break reading }
        index = end - 1
      }
    default: open[open.count - 1].note(index)
    }
    index += 1
  }
  guard var bracket = open.popLast() else { return LocatedValue(start: start, context: context) }
  bracket.note(offset)
  let inner: ValueContext = bracket.isMapping ? .flowMapping : .flowSequence
  if let value = bracket.value, bracket.isMapping || !bracket.isFirst {
    return LocatedValue(start: value, context: inner, bracket: bracket.start)
  }
  if let entry = bracket.entry, !bracket.isMapping, !bracket.hasColon {
    return LocatedValue(start: entry, context: inner, bracket: bracket.start)
  }
  if let entry = bracket.entry, !bracket.isFirst {
    return LocatedValue(start: entry, context: inner, keyEnd: offset, bracket: bracket.start)
  }
  // A closure or a dictionary: nothing inside the brackets is YAML.
  let outer: ValueContext =
    open.last.map { $0.isMapping ? .flowMapping : .flowSequence } ?? context
  return LocatedValue(start: bracket.start, context: outer, bracket: bracket.start)
}
