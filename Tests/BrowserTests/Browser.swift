#if os(Linux)
  import Foundation
  import Testing

  /// A Chromium without windows, which a test drives by the DevTools protocol.
  ///
  /// The protocol's messages are JSON in two pipes, each followed by a zero byte. Calls wait, so they must not run on one of
  /// the threads for tasks: see ``withBrowser(_:)``.
  final class Browser {
    /// The program; nil if none is installed.
    static let path: String? = {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(
        separator: ":")
      let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
      return names.flatMap { name in folders.map { "\($0)/\(name)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Whether tests use a browser. A missing one is a failure if continuous integration requires it.
    static let isThere =
      path != nil || ProcessInfo.processInfo.environment["DSCOMPILE_STRICT"] != nil

    static let notice: Comment =
      "there is no Chromium or Chrome, so no page is opened; install one, as with 'apt-get install chromium'"

    private let process = Process()
    private let requests = Pipe()
    private let replies = Pipe()
    private let profile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// What was read and is not yet a whole message.
    private var rest: [UInt8] = []
    private var lastIdentifier = 0

    /// What happened in each session, and was not yet asked for.
    private var events: [String: [Event]] = [:]

    /// A message that answers no call.
    struct Event {
      let name: String
      let values: [String: Any]
    }

    init() throws {
      guard let path = Self.path else { throw BrowserError("there is no Chromium or Chrome") }
      try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
      process.executableURL = URL(filePath: "/bin/sh")
      // The browser has the pipes at 3 and 4, which only a shell can open.
      process.arguments =
        ["-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh", path]
        + [
          "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
          // Containers often allow none, and the pages are the test's own.
          "--no-sandbox",
          "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--disable-sync",
          "--disable-background-networking", "--disable-component-update", "--no-first-run",
          "--no-default-browser-check", "--force-color-profile=srgb", "--lang=en-US",
        ]
      process.standardInput = requests
      process.standardOutput = replies
      try process.run()
    }

    /// Ends the browser. It has no other way to go on: it exits when its pipes are closed.
    func close() {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: profile)
    }

    /// Opens a page without content.
    func newPage() throws -> Page {
      let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
      let session = try call(
        "Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      guard let session = session as? String else { throw BrowserError("there is no session") }
      return try Page(self, session)
    }

    /// Calls a method, and waits for its result.
    @discardableResult func call(
      _ method: String, _ parameters: [String: Any] = [:], in session: String? = nil
    ) throws -> [String: Any] {
      lastIdentifier += 1
      var message: [String: Any] = ["id": lastIdentifier, "method": method, "params": parameters]
      message["sessionId"] = session
      let data = try JSONSerialization.data(withJSONObject: message)
      guard process.isRunning else { throw BrowserError("the browser has ended before \(method)") }
      try requests.fileHandleForWriting.write(contentsOf: data + [0])
      while true {
        let reply = try next(method)
        guard let identifier = reply["id"] as? Int else {
          keep(reply)
          continue
        }
        if identifier != lastIdentifier { continue }
        if let error = reply["error"] as? [String: Any] {
          throw BrowserError("\(method): \(error["message"] ?? error)")
        }
        return reply["result"] as? [String: Any] ?? [:]
      }
    }

    /// Waits until something happens in a session, and forgets what happened before.
    func wait(for name: String, in session: String) throws {
      while true {
        if let index = events[session]?.firstIndex(where: { $0.name == name }) {
          events[session]?.remove(at: index)
          return
        }
        keep(try next(name))
      }
    }

    /// What happened in a session since the last call.
    func takeEvents(of session: String) -> [Event] { events.removeValue(forKey: session) ?? [] }

    private func keep(_ message: [String: Any]) {
      guard let name = message["method"] as? String, let session = message["sessionId"] as? String
      else { return }
      events[session, default: []].append(
        Event(name: name, values: message["params"] as? [String: Any] ?? [:]))
    }

    /// Waits for a message.
    ///
    /// - Parameter purpose: What it is needed for.
    private func next(_ purpose: String) throws -> [String: Any] {
      let descriptor = replies.fileHandleForReading.fileDescriptor
      var checked = 0
      while true {
        if let end = rest[checked...].firstIndex(of: 0) {
          let message = try JSONSerialization.jsonObject(with: Data(rest[..<end]))
          rest.removeSubrange(...end)
          return message as? [String: Any] ?? [:]
        }
        checked = rest.count
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // A machine that compiles at the same time is slow.
        guard poll(&waiting, 1, 120_000) > 0 else {
          throw BrowserError("the browser did not answer in two minutes: \(purpose)")
        }
        var part = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &part, part.count)
        guard count > 0 else { throw BrowserError("the browser ended: \(purpose)") }
        rest += part[..<count]
      }
    }
  }

  /// Runs a test with a browser, on a thread that can wait.
  func withBrowser<Result: Sendable>(
    _ body: @Sendable (Browser) throws -> Result
  ) async throws -> Result {
    try await withTaskExecutorPreference(WaitingThread()) {
      let browser = try Browser()
      defer { browser.close() }
      return try body(browser)
    }
  }

  /// A thread besides those for tasks.
  private final class WaitingThread: TaskExecutor {
    private let queue = DispatchQueue(label: "browser")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  struct BrowserError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
#endif
