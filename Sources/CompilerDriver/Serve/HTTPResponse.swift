/// A response of the server of a site.
package struct HTTPResponse: Equatable, Sendable {
  package let status: Int
  let type: String
  package let body: [UInt8]

  /// Identifies the content, so that it is not sent again; nil for what is not a file.
  var tag: String?

  init(_ file: ServedFile) {
    (status, type, body, tag) = (200, file.type, file.text, file.tag)
  }

  init(_ problem: HTTPProblem) {
    status = problem.status
    type = "text/plain; charset=utf-8"
    body = Array((problem.text + "\n").utf8)
  }

  /// Says that there is no catalog yet, and has a page asked for again: by a script if there is one.
  init(waiting script: String?) {
    status = 503
    type = "text/html; charset=utf-8"
    body = Array(
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Catalog</title>
      \(script ?? "<meta http-equiv=\"refresh\" content=\"1\">")</head>
      <body><main id="main"><h1>The catalog is being drawn</h1></main></body></html>

      """.utf8)
  }

  /// Tells the client that what it has is current.
  init(current tag: String) {
    (status, type, body, self.tag) = (304, "text/plain; charset=utf-8", [], tag)
  }

  /// The bytes to send.
  func text(headOnly: Bool) -> [UInt8] {
    var fields = [
      ("Content-Type", type), ("Content-Length", "\(body.count)"), ("Connection", "close"),
    ]
    if let tag { fields.append(("ETag", tag)) }
    if status == 405 { fields.append(("Allow", "GET, HEAD")) }
    return Self.head(status, fields) + (headOnly || status == 304 ? [] : body)
  }

  /// The beginning of a stream of events.
  static var streamHead: [UInt8] {
    head(200, [("Content-Type", "text/event-stream"), ("Connection", "close")])
  }

  private static func head(_ status: Int, _ fields: [(String, String)]) -> [UInt8] {
    let all =
      fields + [
        ("Cache-Control", "no-cache"),
        // Pages of other sites can neither show nor read what is served.
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Content-Security-Policy", "frame-ancestors 'self'"),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ]
    let lines = ["HTTP/1.1 \(status) \(reasons[status] ?? "Error")"] + all.map { "\($0): \($1)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static let reasons = [
    200: "OK", 304: "Not Modified", 400: "Bad Request", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 413: "Content Too Large",
    421: "Misdirected Request", 431: "Request Header Fields Too Large",
    503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]
}

/// A file as it is served.
package struct ServedFile: Sendable {
  /// The path in the site.
  let path: String
  let type: String
  let text: [UInt8]
  let tag: String

  /// - Parameter path: Its path in the site, whose ending says what it is.
  package init(_ path: String, _ text: [UInt8]) {
    self.path = path
    self.text = text
    tag = "\"\(ContentHash(of: text).text)\""
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    type = Self.types[ending] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
  ]
}
