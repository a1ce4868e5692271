#if os(Linux)
  import CompilerDriver
  import TestSupport
  import Testing

  /// The server of a catalog shows the files of a site, and nothing else.
  struct SiteServerTests {
    private static let page = "<html><head><title>Cards</title></head><body>Cards</body></html>"

    private func withServer(
      isWatched: Bool = false, limits: SiteServer.Limits = .init(),
      _ body: (SiteServer, ServedSite) throws -> Void
    ) throws {
      let site = ServedSite(isWatched: isWatched)
      site.publish(
        [
          ServedFile("index.html", Array("<html>Overview</html>".utf8)),
          ServedFile("components/Card.html", Array(Self.page.utf8)),
          ServedFile("site.css", Array(String(repeating: "a{}\n", count: 1 << 20).utf8)),
        ], isComplete: true)
      let server = try SiteServer(site, port: 0, limits: limits)
      try server.serve { try body(server, site) }
    }

    private func exchange(_ server: SiteServer, _ text: String) throws -> String {
      let client = TCPClient(port: server.port)
      client.send(text)
      return try #require(client.rest(), "there is no end of the response to \(text.prefix(100))")
    }

    private func get(_ path: String, _ server: SiteServer, _ fields: String = "") throws -> String {
      try exchange(
        server, "GET \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\(fields)\r\n")
    }

    @Test func filesAreShown() throws {
      try withServer { server, _ in
        let page = try get("/components/Card.html?preview=wide", server)
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
        #expect(page.contains("Content-Length: \(Self.page.utf8.count)\r\n"))
        #expect(page.hasSuffix("\r\n\r\n" + Self.page))
        let overview = try get("/", server)
        #expect(overview.hasSuffix("<html>Overview</html>"))
        #expect(try get("/components/%43ard.html", server).hasSuffix(Self.page))
        let large = try get("/site.css", server)
        #expect(large.utf8.count > 4 << 20)

        let head = try exchange(
          server, "HEAD /components/Card.html HTTP/1.0\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(head.contains("Content-Length: \(Self.page.utf8.count)\r\n"))
        #expect(head.hasSuffix("\r\n\r\n"))

        let tag = try #require(
          page.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") }
        ).dropFirst(6)
        let known = try get("/components/Card.html", server, "If-None-Match: \(tag)\r\n")
        #expect(known.hasPrefix("HTTP/1.1 304 "))
        #expect(known.hasSuffix("\r\n\r\n"))
      }
    }

    /// Whatever a request names, only files of the site can be seen.
    @Test(arguments: [
      ("/../site.css", 404), ("/components/../site.css", 404), ("/%2e%2e/site.css", 404),
      ("/..%2f..%2fetc/passwd", 404), ("//etc/passwd", 404), ("/components/", 404),
      ("/components", 404), ("/live/events", 404), ("/live/live.js", 404), ("/site.css%00", 400),
      ("/%", 400), ("/%4", 400), ("/%+1", 400), ("/%ff", 400), ("/%0d%0aX: y", 400), ("*", 400),
      ("http://localhost/", 400), ("site.css", 400), ("", 400),
    ]) func otherPathsLeadNowhere(path: String, status: Int) throws {
      try withServer { server, _ in
        let response = try get(path, server)
        #expect(response.hasPrefix("HTTP/1.1 \(status) "), "\(response.prefix(200))")
        #expect(!response.contains("a{}"))
      }
    }

    @Test func otherRequestsAreRefused() throws {
      try withServer { server, _ in
        let host = "Host: localhost:\(server.port)\r\n"
        let requests: [(text: String, status: Int)] = [
          ("POST / HTTP/1.1\r\n\(host)\r\n", 405), ("PUT / HTTP/1.1\r\n\(host)\r\n", 405),
          ("get / HTTP/1.1\r\n\(host)\r\n", 405), ("GET / HTTP/2.0\r\n\(host)\r\n", 505),
          ("GET /\r\n\(host)\r\n", 400), ("GET  / HTTP/1.1\r\n\(host)\r\n", 400),
          ("\0\0\0\r\n\r\n", 400), ("GET /\0 HTTP/1.1\r\n\(host)\r\n", 400),
          ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", 400),
          ("GET / HTTP/1.1\r\n\(host)a\r\n\r\n", 400),
          ("GET / HTTP/1.1\r\n\(host) b: c\r\n\r\n", 400),
          ("GET / HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\nabcde", 413),
          ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", 413),
          ("GET / HTTP/1.1\r\n\r\n", 421),
          ("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n", 421),
          ("GET / HTTP/1.1\r\nHost: example.com:\(server.port)\r\n\r\n", 421),
          ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 421),
          ("GET / HTTP/1.1\r\nHost: localhost:\(server.port).example.com\r\n\r\n", 421),
          ("GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\n\(host)\r\n", 431),
          ("GET / HTTP/1.1\r\n\(host)A: \(String(repeating: "a", count: 9_000))\r\n\r\n", 431),
        ]
        for (text, status) in requests {
          let response = try exchange(server, text)
          #expect(
            response.hasPrefix("HTTP/1.1 \(status) "),
            "\(text.prefix(80)): \(response.prefix(80))")
          #expect(!response.contains("Overview"))
        }
      }
    }

    /// Clients that send or read slowly, or too often, do not keep others waiting.
    @Test func clientsDoNotWaitForOthers() throws {
      var limits = SiteServer.Limits()
      limits.requestTime = 300
      limits.connections = 8
      try withServer(limits: limits) { server, _ in
        let slow = TCPClient(port: server.port)
        slow.send("GET / HT")
        // Megabytes that are not read.
        let deaf = TCPClient(port: server.port)
        deaf.send("GET /site.css HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        let overview = try get("/", server)
        #expect(overview.hasSuffix("<html>Overview</html>"))
        #expect(slow.rest()?.hasPrefix("HTTP/1.1 408 ") == true)

        let silent = (0..<40).map { _ in TCPClient(port: server.port) }
        let other = try get("/", server)
        #expect(other.hasSuffix("<html>Overview</html>"))
        #expect(silent[0].rest() == "")
      }
    }

    @Test func openPagesAreInformed() throws {
      try withServer(isWatched: true) { server, site in
        let page = try get("/components/Card.html", server)
        #expect(page.contains("<script src=\"/live/live.js\" data-version="))
        let script = try get("/live/live.js", server)
        #expect(script.contains("EventSource"))
        let client = TCPClient(port: server.port)
        client.send(
          "GET /live/events?page=components/Card.html HTTP/1.1\r\n"
            + "Host: localhost:\(server.port)\r\n\r\n")
        #expect(client.waits(for: "-1\", \"busy\": false, \"problems\": []}\n\n"))
        site.publish([ServedFile("index.html", Array("<html>New</html>".utf8))], isComplete: false)
        #expect(client.waits(for: "-2\", \"busy\": false"))
        #expect(try get("/", server).hasSuffix("<html>New</html>"))
        let next = try get("/components/Card.html", server)
        #expect(next.contains("-2\" defer"))
        // The same files are no news.
        client.clear()
        site.publish([ServedFile("index.html", Array("<html>New</html>".utf8))], isComplete: false)
        #expect(!client.waits(for: "data", seconds: 1))
      }
    }

    @Test func aTakenPortIsReported() throws {
      try withServer { server, site in
        #expect {
          _ = try SiteServer(site, port: server.port)
        } throws: { error in
          "\(error)".contains("port \(server.port): another program uses it")
        }
      }
    }
  }
#endif
