#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// A server that shows a site to browsers on this machine.
  ///
  /// It answers `GET` and `HEAD`, one request for each connection, and writes nothing. All connections share a thread
  /// and never wait for each other; each has limits of size and time. It is small instead of a library for servers:
  /// SwiftNIO, of which this would use three percent, takes 80 seconds of processor time to build, and makes the
  /// program larger by five megabytes.
  package final class SiteServer {
    /// Limits that tests shorten.
    package struct Limits {
      /// How long a request may take to arrive, and a part of a response to be taken, in milliseconds.
      package var requestTime = 10_000
      package var responseTime = 30_000

      /// How often a stream without events sends an empty line, so that a client that is gone is noticed.
      package var heartbeat = 15_000

      /// The maximum number of connections; beyond it, the one with the oldest progress is closed.
      package var connections = 256

      /// The maximum number of bytes that wait for a client that does not read its events.
      package var unreadEvents = 4 << 20

      package init() {}
    }

    package let port: Int
    private let site: ServedSite
    private let limits: Limits
    private let listener: Int32

    /// Bytes in this pipe wake the server.
    private let wakeReader: Int32
    private let wakeWriter: Int32

    private var connections: [Connection] = []
    private let hasEnded = Guarded(false)

    /// - Parameter port: 0 for any that is free.
    /// - Throws: If the port is taken, or not allowed.
    package init(_ site: ServedSite, port wanted: Int, limits: Limits = Limits()) throws {
      self.site = site
      self.limits = limits
      #if canImport(Glibc)
        let type =
          Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
          | Int32(SOCK_CLOEXEC.rawValue)
      #else
        let type = SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC
      #endif
      let listener = socket(AF_INET, type, 0)
      self.listener = listener
      guard listener >= 0 else { throw FileError(.read, "socket", code: errno) }
      var isOn: Int32 = 1
      // A port is free again as soon as its server has ended.
      setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(wanted).bigEndian
      // Only this machine reaches it.
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
      }
      guard isBound == 0, listen(listener, 64) == 0 else {
        let code = errno
        close(listener)
        throw VerificationError(Self.failure(wanted, code))
      }
      var bound = sockaddr_in()
      var length = size
      _ = withUnsafeMutablePointer(to: &bound) { bound in
        bound.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(listener, $0, &length)
        }
      }
      port = Int(in_port_t(bigEndian: bound.sin_port))
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        let code = errno
        close(listener)
        throw FileError(.read, "pipe", code: code)
      }
      for end in ends { keepToItself(end) }
      (wakeReader, wakeWriter) = (ends[0], ends[1])
    }

    private static func failure(_ port: Int, _ code: Int32) -> String {
      let reason =
        switch code {
        case EADDRINUSE: "another program uses it; end that program, or choose another port"
        case EACCES: "only the system's administrator may use it; choose one from 1024"
        default: String(cString: strerror(code))
        }
      return "cannot serve on port \(port): \(reason) with --port, where 0 is any free one"
    }

    deinit {
      for connection in connections { close(connection.descriptor) }
      for descriptor in [listener, wakeReader, wakeWriter] { close(descriptor) }
    }

    var address: String { "http://localhost:\(port)/" }

    /// Serves while a function runs.
    package func serve<Result>(while body: () throws -> Result) throws -> Result {
      let writer = wakeWriter
      @Sendable func wake() {
        var byte: UInt8 = 0
        // If the pipe is full, the server will wake in any case.
        _ = write(writer, &byte, 1)
      }
      site.onChange(wake)
      defer { site.onChange(nil) }
      let server = Sole(server: self)
      let end = hasEnded
      @Sendable func work() { server.server.run() }
      return try beside(work) {
        defer {
          end.with { $0 = true }
          wake()
        }
        return try body()
      }
    }

    /// Only one thread uses the server while it runs.
    private struct Sole: @unchecked Sendable {
      let server: SiteServer
    }

    // MARK: - Running

    private func run() {
      while !hasEnded.with({ $0 }) {
        var waiting = [
          pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
          pollfd(fd: wakeReader, events: Int16(POLLIN), revents: 0),
        ]
        waiting += connections.map { pollfd(fd: $0.descriptor, events: $0.awaited, revents: 0) }
        let next = connections.map { $0.deadline(limits) }.min()
        let pause = next.map { Int32(max(0, min(60_000, $0 - now()))) } ?? -1
        guard retrying({ poll(&waiting, nfds_t(waiting.count), pause) }) >= 0 else { return }
        if waiting[1].revents != 0 { informPages() }
        for index in connections.indices {
          let (events, wasStream) = (
            Int32(waiting[index + 2].revents), connections[index].isStream
          )
          if events != 0 { connections[index].advance(events, answer) }
          if connections[index].deadline(limits) <= now() { connections[index].expire(answer) }
          if connections[index].unsent.count > limits.unreadEvents, connections[index].isStream {
            connections[index].isDone = true
          }
          if connections[index].isStream != wasStream { notePages() }
        }
        closeDone()
        if waiting[0].revents != 0 { accept() }
      }
    }

    private func accept() {
      // Some are left for the next round, so that those that are open go on.
      for _ in 0..<32 {
        let descriptor = retrying { Self.accept(listener) }
        if descriptor < 0 {
          // Without free descriptors, the connection would be announced again at once.
          if errno == EMFILE || errno == ENFILE { makeRoom() }
          return
        }
        if connections.count >= limits.connections { makeRoom() }
        keepToItself(descriptor)
        connections.append(Connection(descriptor))
      }
    }

    private static func accept(_ listener: Int32) -> Int32 {
      #if canImport(Glibc)
        Glibc.accept(listener, nil, nil)
      #else
        Musl.accept(listener, nil, nil)
      #endif
    }

    /// Closes the connection that has waited longest.
    private func makeRoom() {
      let oldest = connections.indices.min { connections[$0].progress < connections[$1].progress }
      if let oldest {
        connections[oldest].isDone = true
        closeDone()
      }
    }

    private func closeDone() {
      guard connections.contains(where: \.isDone) else { return }
      for connection in connections where connection.isDone { close(connection.descriptor) }
      let closesPages = connections.contains { $0.isDone && $0.isStream }
      connections.removeAll(where: \.isDone)
      if closesPages { notePages() }
    }

    private func notePages() { site.setOpenPages(connections.compactMap(\.page)) }

    private func informPages() {
      var bytes = [UInt8](repeating: 0, count: 256)
      while read(wakeReader, &bytes, bytes.count) > 0 {}
      let event = site.event
      for index in connections.indices where connections[index].isStream {
        connections[index].send(event)
      }
    }

    private func answer(_ request: Result<HTTPRequest, HTTPProblem>) -> Answer {
      switch request {
      case .failure(let problem): return .text(HTTPResponse(problem).text(headOnly: false))
      case .success(let request):
        if site.isWatched, request.path == ServedSite.eventsPath, !request.wantsHeadOnly {
          let page = ServedSite.OpenPage(
            path: request.query["page"] ?? "", preview: request.query["preview"] ?? "")
          return .stream(HTTPResponse.streamHead + site.event, page)
        }
        return .text(site.response(to: request).text(headOnly: request.wantsHeadOnly))
      }
    }

    private func answer(_ head: ArraySlice<UInt8>) -> Answer {
      answer(
        Result { () throws(HTTPProblem) in try HTTPRequest(head, port: port) })
    }

    private func answer(_ input: Input) -> Answer {
      switch input {
      case .head(let head): answer(head)
      case .problem(let problem): answer(.failure(problem))
      }
    }

    fileprivate enum Input {
      case head(ArraySlice<UInt8>)
      case problem(HTTPProblem)
    }

    fileprivate enum Answer {
      case text([UInt8])
      case stream([UInt8], ServedSite.OpenPage)
    }
  }

  /// A client.
  private struct Connection {
    let descriptor: Int32
    private var state = State.receiving([])

    /// What is to be sent.
    private(set) var unsent: ArraySlice<UInt8> = []

    /// When bytes were sent last; until then, when the connection began.
    private(set) var progress = now()

    /// Whether it can be closed.
    var isDone = false

    private enum State {
      /// What has arrived of a request.
      case receiving([UInt8])
      case responding
      case streaming(ServedSite.OpenPage)

      /// Everything was sent, and the client may still send: closing at once could discard what it has not read.
      case closing
    }

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    var page: ServedSite.OpenPage? { if case .streaming(let page) = state { page } else { nil } }
    var isStream: Bool { page != nil }

    /// The events to wait for.
    var awaited: Int16 {
      switch state {
      case .receiving, .closing: Int16(POLLIN)
      case .responding: Int16(POLLOUT)
      case .streaming: Int16(POLLIN) | (unsent.isEmpty ? 0 : Int16(POLLOUT))
      }
    }

    /// When something happens without an event.
    func deadline(_ limits: SiteServer.Limits) -> Int {
      switch state {
      case .receiving: progress + limits.requestTime
      case .responding: progress + limits.responseTime
      case .streaming: progress + (unsent.isEmpty ? limits.heartbeat : limits.responseTime)
      case .closing: progress + 1_000
      }
    }

    mutating func expire(_ answer: (SiteServer.Input) -> SiteServer.Answer) {
      switch state {
      case .receiving(let received) where !received.isEmpty:
        respond(answer(.problem(.tooSlow)))
      case .streaming where unsent.isEmpty: send(Array(":\n\n".utf8))
      case .receiving, .responding, .streaming, .closing: isDone = true
      }
    }

    mutating func advance(_ events: Int32, _ answer: (SiteServer.Input) -> SiteServer.Answer) {
      switch state {
      case .receiving(let received): receive(received, answer)
      case .responding: sendMore()
      case .streaming:
        // A client that has something to say after its request is not a browser.
        if events & Int32(POLLIN | POLLERR | POLLHUP) != 0 { isDone = true } else { sendMore() }
      case .closing: discard()
      }
    }

    private mutating func receive(
      _ received: [UInt8], _ answer: (SiteServer.Input) -> SiteServer.Answer
    ) {
      var part = [UInt8](repeating: 0, count: HTTPRequest.sizeLimit)
      let count = retrying { recv(descriptor, &part, part.count, 0) }
      guard count > 0 else {
        if count == 0 || errno != EAGAIN { isDone = true }
        return
      }
      let all = received + part[..<count]
      if let end = all.firstRange(of: [0x0D, 0x0A, 0x0D, 0x0A])?.lowerBound,
        end <= HTTPRequest.sizeLimit
      {
        respond(answer(.head(all[..<end])))
      } else if all.count > HTTPRequest.sizeLimit {
        respond(answer(.problem(.tooLarge)))
      } else {
        state = .receiving(all)
      }
    }

    private mutating func respond(_ answer: SiteServer.Answer) {
      progress = now()
      switch answer {
      case .text(let text):
        state = .responding
        send(text)
      case .stream(let text, let page):
        state = .streaming(page)
        send(text)
      }
    }

    mutating func send(_ text: [UInt8]) {
      if unsent.isEmpty { progress = now() }
      unsent += text
      sendMore()
    }

    private mutating func sendMore() {
      while !unsent.isEmpty {
        let count = unsent.withUnsafeBytes { sendBytes($0, to: descriptor) }
        if count < 0 {
          if errno != EAGAIN { isDone = true }
          return
        }
        unsent = unsent.dropFirst(count)
        progress = now()
      }
      unsent = []
      guard case .responding = state else { return }
      state = .closing
      shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Reads what the client still sends, for a second at most.
    private mutating func discard() {
      var part = [UInt8](repeating: 0, count: 1 << 14)
      let count = retrying { recv(descriptor, &part, part.count, 0) }
      if count == 0 || count < 0 && errno != EAGAIN { isDone = true }
    }
  }

  /// Makes calls with a descriptor return at once, and leaves it to no other program.
  private func keepToItself(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Sends without waiting, and without ending the process if the client is gone.
  private func sendBytes(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    retrying { send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) }
  }

  /// The time in milliseconds, which only grows.
  private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
#endif
