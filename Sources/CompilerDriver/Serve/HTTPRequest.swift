/// A request for a file of a site. Everything else is refused: the server only shows.
package struct HTTPRequest: Equatable, Sendable {
  /// Whether only the head of the response is wanted.
  package let wantsHeadOnly: Bool

  /// The decoded path below the root, without a slash at its beginning: `components/Card.html`.
  package let path: String

  /// The decoded values after `?`.
  package let query: [String: String]

  /// The tag of what the client has already.
  package let knownTag: String?

  /// The maximum number of bytes up to the empty line. Browsers need less than a thousand.
  package static let sizeLimit = 8 << 10

  /// The fields that no request has twice.
  private static let single: Set<String> = ["host", "content-length", "transfer-encoding"]

  /// Reads a request, up to and without the empty line after its fields.
  ///
  /// - Parameter port: The port of the server, which the request must name: another site, whose name leads to this
  ///   machine, must not read this one.
  package init(_ head: some Collection<UInt8>, port: Int) throws(HTTPProblem) {
    guard let text = String(validating: Array(head), as: UTF8.self) else { throw .malformed }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), lines.allSatisfy({ $0.isPlain }), first.isPlain else {
      throw .malformed
    }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[2].hasPrefix("HTTP/") else {
      throw .malformed
    }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else { throw .otherVersion }
    guard ["GET", "HEAD"].contains(words[0]) else { throw .otherMethod }
    wantsHeadOnly = words[0] == "HEAD"

    var fields: [String: String] = [:]
    for line in lines {
      // A line that begins with a space would continue the one before it.
      guard let colon = line.firstIndex(of: ":"), let start = line.first, start != " " else {
        throw .malformed
      }
      let name = line[..<colon].lowercased()
      guard fields[name] == nil || !Self.single.contains(name) else { throw .malformed }
      fields[name] = String(line[line.index(after: colon)...].trimmed)
    }
    guard fields["transfer-encoding"] == nil, fields["content-length"] ?? "0" == "0" else {
      throw .withBody
    }
    let hosts =
      ["localhost:\(port)", "127.0.0.1:\(port)"] + (port == 80 ? ["localhost", "127.0.0.1"] : [])
    guard let host = fields["host"], hosts.contains(host.lowercased()) else {
      throw .otherHost(port: port)
    }
    knownTag = fields["if-none-match"]

    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard words[1].hasPrefix("/"), let path = parts[0].dropFirst().percentDecoded else {
      throw .malformed
    }
    self.path = path
    var query: [String: String] = [:]
    for pair in parts.dropFirst().flatMap({ $0.split(separator: "&") }) {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let name = sides[0].percentDecoded,
        let value = sides[1].percentDecoded
      else { continue }
      query[name] = value
    }
    self.query = query
  }
}

/// Why a request is refused.
package struct HTTPProblem: Error, Equatable, Sendable {
  package let status: Int

  /// What is wrong, in one sentence.
  package let text: String

  package static let malformed = Self(status: 400, text: "This is not a request for a page.")
  package static let otherMethod = Self(
    status: 405, text: "This server only shows pages; GET and HEAD are possible.")
  package static let withBody = Self(
    status: 413, text: "This server only shows pages, and takes no content.")
  package static let tooLarge = Self(status: 431, text: "The request is too large.")
  package static let otherVersion = Self(
    status: 505, text: "This server understands HTTP/1.1 and HTTP/1.0.")
  package static let tooSlow = Self(status: 408, text: "The request did not arrive in time.")
  package static let missing = Self(
    status: 404, text: "The catalog has no such page; '/' is its overview.")

  package static func otherHost(port: Int) -> Self {
    Self(
      status: 421,
      text: "The catalog is only for this machine: open http://localhost:\(port) or "
        + "http://127.0.0.1:\(port).")
  }
}

extension Substring {
  /// Whether there are no control characters in it.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }

  fileprivate var trimmed: Substring {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    var rest = drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }

  /// The text with the bytes that `%2E` and the like stand for; nil if that is not a text, or has a control character.
  fileprivate var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      // `UInt8` would accept a sign.
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let text = String(validating: bytes, as: UTF8.self), text[...].isPlain else { return nil }
    return text
  }
}
