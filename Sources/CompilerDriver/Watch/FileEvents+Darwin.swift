#if canImport(CoreServices)
  import CoreServices
  import Darwin
  import Dispatch

  /// Detects changes of files by FSEvents.
  final class FileEvents: ChangeDetection {
    private let queue = DispatchQueue(label: "dscompile.events")
    private let changes: Changes
    private var stream: FSEventStreamRef?
    private var folders: Set<String> = []

    private(set) var lack: String?

    init() throws(FileError) { changes = try Changes() }

    deinit { stop() }

    func watch(_ project: some WatchedInputs) -> Bool {
      // Everything below a folder is watched, and its own path.
      let wanted = Set(project.places().folders.filter(\.value.includeFiles).keys)
      let isNew = !wanted.isSubset(of: folders)
      if !isNew { return false }
      stop()
      folders = wanted
      var context = FSEventStreamContext()
      context.info = Unmanaged.passUnretained(changes).toOpaque()
      let flags =
        kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
        | kFSEventStreamCreateFlagWatchRoot
      stream = FSEventStreamCreate(
        nil,
        { _, info, count, paths, _, _ in
          guard let info else { return }
          let changes = Unmanaged<Changes>.fromOpaque(info).takeUnretainedValue()
          let paths = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
          changes.note((0..<count).map { String(cString: paths[$0]) })
        }, &context, wanted.sorted() as CFArray,
        FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.002, FSEventStreamCreateFlags(flags))
      if let stream {
        FSEventStreamSetDispatchQueue(stream, queue)
        FSEventStreamStart(stream)
      } else {
        lack = "the system does not report file changes here, so they are not detected"
      }
      return true
    }

    private func stop() {
      guard let stream else { return }
      FSEventStreamStop(stream)
      FSEventStreamInvalidate(stream)
      FSEventStreamRelease(stream)
      self.stream = nil
    }

    func wait(_ interruption: Interruption, milliseconds: Int?) -> Wake {
      let (isChanged, isInterrupted) = waitForInput(
        changes.descriptor, interruption.descriptor, milliseconds: milliseconds)
      if isInterrupted { return .interrupted }
      return isChanged ? .changed(changes.take()) : .quiet
    }
  }

  /// Paths that one thread adds and another takes.
  private final class Changes: @unchecked Sendable {
    /// Readable if there are paths.
    let descriptor: Int32
    private let writer: Int32
    private let lock = DispatchSemaphore(value: 1)

    /// Accessed only under the lock.
    private var paths: Set<String> = []

    init() throws(FileError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw FileError(.read, "pipe", code: errno) }
      (descriptor, writer) = (ends[0], ends[1])
    }

    deinit {
      close(descriptor)
      close(writer)
    }

    func note(_ new: [String]) {
      lock.wait()
      defer { lock.signal() }
      if paths.isEmpty {
        var byte: UInt8 = 0
        _ = write(writer, &byte, 1)
      }
      paths.formUnion(new)
    }

    func take() -> Set<String> {
      lock.wait()
      defer { lock.signal() }
      var byte: UInt8 = 0
      if !paths.isEmpty { _ = read(descriptor, &byte, 1) }
      defer { paths = [] }
      return paths
    }
  }
#endif
