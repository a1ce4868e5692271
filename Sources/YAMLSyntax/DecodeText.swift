import Diagnostics

/// Decodes the bytes of a file: UTF-8, or UTF-16 with or without a byte-order mark.
///
/// A byte-order mark is removed. Invalid bytes are reported with line and column and replaced by U+FFFD, so
/// that the rest of the file can still be read.
package func decodeText(
  _ bytes: [UInt8], path: String
) -> (source: SourceText, diagnostics: [Diagnostic]) {
  switch Encoding(of: bytes) {
  case .utf8(let start):
    let text = start == 0 ? bytes : Array(bytes[start...])
    return repairingForbiddenScalars(of: text, path: path, fileOffset: start)
  case .utf16(let start, let isBigEndian):
    return decodeUTF16(bytes[start...], isBigEndian: isBigEndian, path: path)
  case .utf32:
    return unreadable(
      .unsupportedEncoding, path: path, "this file is in UTF-32; save it in UTF-8")
  }
}

private enum Encoding {
  case utf8(start: Int)
  case utf16(start: Int, isBigEndian: Bool)
  case utf32

  /// Based on the byte-order mark, otherwise on the zero bytes next to the first scalar, which is ASCII in
  /// any meaningful file.
  init(of bytes: [UInt8]) {
    let head = (0..<4).map { $0 < bytes.count ? bytes[$0] : 1 }
    switch (head[0], head[1], head[2], head[3]) {
    case (0x00, 0x00, 0xFE, 0xFF), (0xFF, 0xFE, 0x00, 0x00): self = .utf32
    case (0x00, 0x00, 0x00, 1...0x7F) where bytes.count >= 4: self = .utf32
    case (1...0x7F, 0x00, 0x00, 0x00): self = .utf32
    case (0xEF, 0xBB, 0xBF, _): self = .utf8(start: 3)
    case (0xFE, 0xFF, _, _): self = .utf16(start: 2, isBigEndian: true)
    case (0xFF, 0xFE, _, _): self = .utf16(start: 2, isBigEndian: false)
    case (0x00, 1...0x7F, 0x00, 1...0x7F), (0x00, 1...0x7F, 1, 1):
      self = .utf16(start: 0, isBigEndian: true)
    case (1...0x7F, 0x00, 1...0x7F, 0x00), (1...0x7F, 0x00, 1, 1):
      self = .utf16(start: 0, isBigEndian: false)
    default: self = .utf8(start: 0)
    }
  }
}

private func unreadable(
  _ id: ProblemID, path: String, _ message: String
) -> (source: SourceText, diagnostics: [Diagnostic]) {
  let source = SourceText(path: path, utf8: [])
  return (source, [Diagnostic(id, at: Place(source, Span(0, 0)), message)])
}

private func decodeUTF16(
  _ bytes: ArraySlice<UInt8>, isBigEndian: Bool, path: String
) -> (source: SourceText, diagnostics: [Diagnostic]) {
  guard bytes.count.isMultiple(of: 2) else {
    return unreadable(
      .invalidUTF16, path: path,
      "this file is in UTF-16 and ends in the middle of a code unit; save it in UTF-8")
  }
  let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
    let (high, low) =
      isBigEndian ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
    return UInt16(high) << 8 | UInt16(low)
  }
  var utf8: [UInt8] = []
  utf8.reserveCapacity(units.count)
  var loneSurrogate: Int?
  var decoder = UTF16()
  var iterator = units.makeIterator()
  decoding: while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar):
      utf8.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    case .emptyInput: break decoding
    case .error:
      loneSurrogate = loneSurrogate ?? utf8.count
      utf8.append(contentsOf: replacement)
    }
  }
  var result = repairingForbiddenScalars(of: utf8, path: path)
  if let loneSurrogate {
    let place = Place(result.source, Span(loneSurrogate, loneSurrogate + replacement.count))
    let message =
      "this is not valid UTF-16: half of a surrogate pair is missing; save the file "
      + "in UTF-8"
    result.diagnostics.append(Diagnostic(.invalidUTF16, at: place, message))
  }
  return result
}

/// U+FFFD in UTF-8.
private let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

private func repairingForbiddenScalars(
  of utf8: [UInt8], path: String, fileOffset: Int = 0
) -> (source: SourceText, diagnostics: [Diagnostic]) {
  guard var problem = firstForbiddenScalar(in: utf8) else {
    return (SourceText(path: path, utf8: utf8, fileOffset: fileOffset), [])
  }
  let first = problem
  var repaired: [UInt8] = []
  var start = 0
  while true {
    repaired.append(contentsOf: utf8[start..<problem.span.start])
    repaired.append(contentsOf: replacement)
    start = problem.span.end
    guard let next = firstForbiddenScalar(in: utf8, from: start) else { break }
    problem = next
  }
  repaired.append(contentsOf: utf8[start...])
  let source = SourceText(path: path, utf8: repaired, fileOffset: fileOffset)
  // Before the first problem, offsets have not changed.
  let shown = ForbiddenScalar(
    span: Span(first.span.start, first.span.start + replacement.count), scalar: first.scalar)
  return (source, [shown.diagnostic(in: source)])
}
