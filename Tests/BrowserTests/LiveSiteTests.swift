#if os(Linux)
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// `catalog --serve --watch` shows every save in open pages.
  @Suite(.serialized) struct LiveSiteTests {
    /// A catalog that is served, of a project with one component.
    private final class LiveSite {
      let project: TestProject
      private let process = Process()

      var log: String {
        (try? String(contentsOfFile: project.folder + "-log", encoding: .utf8)) ?? ""
      }

      /// The port of the server; nil until it is known.
      var port: Int? {
        log.firstMatch(of: /localhost:([0-9]+)/).flatMap { Int($0.1) }
      }

      init() async throws {
        project = try TestProject()
        let home = project.folder + "-home"
        try await linkRunningModules(toHome: URL(filePath: home))
        try save("Hello")
        process.executableURL = URL(filePath: BuiltTool.path)
        process.arguments = ["catalog", "--serve", "--watch", "--port", "0"]
        process.currentDirectoryURL = URL(filePath: project.folder)
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = home
        environment["XDG_CACHE_HOME"] = nil
        process.environment = environment
        try Data().write(to: URL(filePath: project.folder + "-log"))
        process.standardError = try FileHandle(
          forWritingTo: URL(filePath: project.folder + "-log"))
        try process.run()
        // The library is compiled for the first time.
        for _ in 0..<1200 where !log.contains("drawn") {
          try await Task.sleep(for: .milliseconds(100))
        }
      }

      /// Saves the spec.
      ///
      /// - Parameter text: What the component shows.
      func save(_ text: String) throws { try save(body: "Text(verbatim: \"\(text)\")") }

      func save(body: String) throws {
        try project.write(
          "components/Card.yaml",
          """
          component: Card
          slots: {title: {options: [text]}, note: {optional: true}}
          properties:
            size: {type: Int, default: 3}
          body: |
            VStack {
              title
              note
              \(body)
            }
          previews:
            tall: |
              Card(title: "Tall") { Color.blue.frame(height: 2000) }

          """)
      }

      func page(_ path: String) -> String {
        let client = TCPClient(port: port ?? 0)
        client.send("GET /\(path) HTTP/1.1\r\nHost: localhost:\(port ?? 0)\r\n\r\n")
        return client.rest() ?? ""
      }

      /// Whether a page has a text, or gets it soon.
      func page(_ path: String, has text: String) async throws -> Bool {
        for _ in 0..<600 {
          if page(path).contains(text) { return true }
          try await Task.sleep(for: .milliseconds(100))
        }
        return false
      }

      /// Whether a file of the written site has a text, or gets it soon; then everything is written.
      func file(_ path: String, has text: String) async throws -> Bool {
        var last: [String: String] = [:]
        for _ in 0..<60 {
          let tree = project.tree("Catalog")
          if tree == last, tree[path]?.contains(text) == true { return true }
          last = tree
          try await Task.sleep(for: .seconds(1))
        }
        return false
      }

      /// The site as it is without a version before.
      func newTree() throws -> [String: String] {
        let command = Process()
        command.executableURL = URL(filePath: BuiltTool.path)
        command.arguments = ["catalog", "--output", "New"]
        command.currentDirectoryURL = URL(filePath: project.folder)
        command.environment = process.environment
        command.standardError = FileHandle.nullDevice
        try command.run()
        command.waitUntilExit()
        return project.tree("New")
      }

      /// Ends the process as Control-C does.
      ///
      /// - Returns: Its status.
      func end() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationStatus
      }

      deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        for name in ["-log", "-home"] {
          try? FileManager.default.removeItem(atPath: project.folder + name)
        }
      }
    }

    @Test func savesAndProblemsAreEvents() async throws {
      let site = try await LiveSite()
      let port = try #require(site.port, "\(site.log)")
      #expect(try await site.page("components/Card.html", has: ">Hello<"))
      let client = TCPClient(port: port)
      client.send(
        "GET /live/events?page=components/Card.html&preview=everything HTTP/1.1\r\n"
          + "Host: localhost:\(port)\r\n\r\n")
      #expect(client.waits(for: "\"problems\": []"))

      client.clear()
      try site.save("Goodbye")
      #expect(client.waits(for: "\"busy\": true"))
      #expect(client.waits(for: "\"busy\": false"))
      #expect(try await site.page("components/Card.html", has: ">Goodbye<"))

      client.clear()
      try site.save(body: "Text(verbatim: titel)")
      #expect(client.waits(for: "\"path\": \"components/Card.yaml\", \"line\": 9"))
      #expect(client.waits(for: "did you mean 'title'?"))
      #expect(try await site.page("components/Card.html", has: ">Goodbye<"))

      // What only the Swift compiler finds is at its place, too.
      client.clear()
      try site.save(body: "Text(verbatim: 3)")
      #expect(client.waits(for: "\"path\": \"components/Card.yaml\", \"line\": 9"))
      #expect(client.waits(for: "\"busy\": false"))

      client.clear()
      try site.save("Hello again")
      #expect(client.waits(for: "\"busy\": false, \"problems\": []"))
      #expect(try await site.page("components/Card.html", has: ">Hello again<"))

      client.clear()
      try site.project.write(
        "components/Tag.yaml", "component: Tag\nslots: {label: {options: [text]}}\n")
      #expect(client.waits(for: "\"busy\": true"))
      #expect(client.waits(for: "\"busy\": false"))
      #expect(try await site.page("components/Tag.html", has: "<h1>Tag</h1>"))

      // What is kept of the versions before makes no difference.
      try site.project.write(
        "components/Tag.yaml", "# A note.\ncomponent: Tag\nslots: {label: {options: [text]}}\n")
      #expect(try await site.page("components/Tag.html", has: "# A note."))
      try site.save(body: "Tag(label: \"New\")")
      #expect(try await site.page("components/Card.html", has: ">New<"))
      try site.project.write(
        "components/Tag.yaml",
        "component: Tag\nslots: {label: {options: [text]}}\nbody: label.padding(7)\n")
      #expect(try await site.page("components/Tag.html", has: "padding(7)"))
      #expect(try await site.file("components/Tag.html", has: "padding(7)"))
      #expect(site.end() == 0)
      #expect(try site.newTree() == site.project.tree("Catalog"))
    }

    @Test(.enabled(if: Browser.isThere, Browser.notice))
    func openPagesChangeInTheirPlace() async throws {
      let site = try await LiveSite()
      let port = try #require(site.port, "\(site.log)")
      let address = try #require(URL(string: "http://localhost:\(port)/components/Card.html"))
      nonisolated(unsafe) let unsafeSite = site
      try await withBrowser { browser in
        let site = unsafeSite
        let page = try browser.newPage()
        try page.open(address)
        func wait(for condition: String, _ comment: Comment) throws {
          for _ in 0..<600 {
            if try page.isTrue(condition) { return }
            usleep(100_000)
          }
          Issue.record(comment)
        }
        let value = try page.text("choices.elements.axis0.value")
        let other = try page.text(
          "[...choices.elements.axis0.options].map((f) => f.value).find((v) => v !== '\(value)')"
        )
        try page.choose(other, in: "[name=axis0]")
        try page.choose("dark", in: "[name=scheme]")
        try page.evaluate("scrollTo({ top: 700, behavior: 'instant' })")
        try page.evaluate("document.querySelector('.figures a').focus({ preventScroll: true })")
        let before = try page.text("location.search")
        let preview = try page.text("shown.dataset.preview")
        try page.evaluate("window.isSamePage = true")

        try site.save("Goodbye")
        try wait(for: "shown.textContent.includes('Goodbye')", "the save does not arrive")
        try wait(for: "!document.getElementById('live')", "it is not calm again")
        #expect(try page.isTrue("window.isSamePage"))
        #expect(try page.text("location.search") == before)
        #expect(try page.text("shown.dataset.preview") == preview)
        #expect(try page.text("choices.elements.axis0.value") == other)
        #expect(try page.text("document.documentElement.dataset.look").hasPrefix("dark"))
        #expect(try page.number("scrollY") == 700)
        #expect(try page.isTrue("document.activeElement.matches('.figures a')"))

        try site.save(body: "Text(verbatim: titel)")
        try wait(
          for: "document.getElementById('live')?.textContent.includes(\"did you mean 'title'?\")",
          "the problem is not shown")
        #expect(try page.isTrue("document.getElementById('L9').matches('.live-problem')"))
        #expect(try page.isTrue("shown.textContent.includes('Goodbye')"))

        // Choices work as before.
        try site.save("Hello again")
        try wait(for: "shown.textContent.includes('Hello again')", "the next save does not arrive")
        try wait(for: "!document.getElementById('live')", "the problem is still shown")
        try page.choose(value, in: "[name=axis0]")
        #expect(try page.text("shown.dataset.preview") != preview)
        #expect(page.takeProblems() == [])
        #expect(site.end() == 0)
        try wait(
          for: "document.getElementById('live')?.textContent.includes('Not connected')",
          "the end is not shown")
      }
    }
  }
#endif
