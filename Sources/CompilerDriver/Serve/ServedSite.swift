import CatalogSite

/// The files of a site that a server shows, all in memory: no request reaches the disk. Open pages of a site that is
/// watched are informed of its changes.
package final class ServedSite: Sendable {
  /// What open pages are informed of.
  struct News: Equatable, Sendable {
    /// Another one for each change of the files.
    var version = 0

    /// Whether a change is being drawn.
    var isBusy = false

    /// What prevents the next version.
    var problems: [Problem] = []

    struct Problem: Equatable, Sendable {
      /// The spec's path in its project; nil if the problem is nowhere.
      var path: String?
      var line: Int?

      /// As `lint` reports it.
      var text: String
    }
  }

  /// A page that is open.
  struct OpenPage: Hashable, Sendable {
    /// Its path in the site.
    var path: String

    /// The preview in its playground; empty if it has none.
    var preview: String
  }

  private struct State: Sendable {
    var files: [String: ServedFile] = [:]

    /// What keeps open pages current, which is no part of the site.
    var own: [String: ServedFile] = [:]
    var news = News()
    var open: [OpenPage] = []

    /// Called after a change.
    var inform: (@Sendable () -> Void)?
  }

  private let state = Guarded(State())

  /// Distinguishes this run, whose versions begin from 0, from earlier ones.
  private let run = String(UInt64.random(in: 0...(.max)), radix: 36)

  /// Whether open pages are informed of changes.
  let isWatched: Bool

  /// The address of the stream of events.
  static let eventsPath = "live/events"

  package init(isWatched: Bool) {
    self.isWatched = isWatched
    if isWatched {
      let own = liveFiles.map { ServedFile($0.path, Array($0.text.utf8)) }
      state.with { $0.own = own.byPath }
    }
  }

  // MARK: - Changes

  /// Shows files.
  ///
  /// - Parameter isComplete: Whether there are no others.
  package func publish(_ files: [ServedFile], isComplete: Bool) {
    change { state in
      let new = isComplete ? files.byPath : state.files.merging(files.byPath) { _, new in new }
      if new.mapValues(\.tag) == state.files.mapValues(\.tag) { return }
      state.files = new
      state.news.version += 1
    }
  }

  /// Informs open pages of something besides files.
  func inform(_ change: (inout News) -> Void) { self.change { change(&$0.news) } }

  private func change(_ change: (inout State) -> Void) {
    let inform = state.with { state in
      let before = state.news
      change(&state)
      return state.news == before ? nil : state.inform
    }
    inform?()
  }

  // MARK: - Serving

  /// The pages that are open.
  var openPages: [OpenPage] { state.with { $0.open } }

  func setOpenPages(_ pages: [OpenPage]) { state.with { $0.open = pages } }

  /// Calls a function after each change; nil to call none.
  func onChange(_ inform: (@Sendable () -> Void)?) { state.with { $0.inform = inform } }

  func response(to request: HTTPRequest) -> HTTPResponse {
    let path = request.path.isEmpty ? "index.html" : request.path
    let (found, isEmpty, version) = state.with { state in
      (state.files[path] ?? state.own[path], state.files.isEmpty, state.news.version)
    }
    let script = isWatched ? liveScript(version) : nil
    guard var file = found else {
      return isEmpty && path.hasSuffix(".html")
        ? HTTPResponse(waiting: script) : HTTPResponse(.missing)
    }
    if let script, path.hasSuffix(".html") { file = file.with(script) }
    return request.knownTag == file.tag ? HTTPResponse(current: file.tag) : HTTPResponse(file)
  }

  /// What keeps a page current.
  private func liveScript(_ version: Int) -> String {
    """
    <link rel="stylesheet" href="/live/live.css">
    <script src="/live/live.js" data-version="\(run)-\(version)" defer></script>

    """
  }

  /// The current news as an event.
  var event: [UInt8] {
    let news = state.with { $0.news }
    let data: JSONText = [
      "version": .string("\(run)-\(news.version)"), "busy": .boolean(news.isBusy),
      "problems": .array(
        news.problems.map { problem in
          [
            "path": problem.path.map { .string($0) } ?? .null,
            "line": problem.line.map { .number("\($0)") } ?? .null, "text": .string(problem.text),
          ]
        }),
    ]
    return Array("data: \(data.line)\n\n".utf8)
  }
}

extension [ServedFile] {
  fileprivate var byPath: [String: ServedFile] {
    Dictionary(map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
  }
}

extension ServedFile {
  /// A page with more at the end of its head.
  fileprivate func with(_ markup: String) -> ServedFile {
    let end = Array("</head>".utf8)
    guard let place = text.firstRange(of: end)?.lowerBound else { return self }
    return ServedFile(path, text[..<place] + Array(markup.utf8) + text[place...])
  }
}
