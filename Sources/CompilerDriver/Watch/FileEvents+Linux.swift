#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Detects changes of files by the events of inotify.
  final class FileEvents: ChangeDetection {
    private let descriptor: Int32

    /// What is watched.
    private var places: WatchedPlaces?

    /// The folders by their watch descriptors. One can have several paths, if a file system is mounted twice.
    private var folders: [Int32: (paths: Set<String>, entries: WatchedPlaces.Entries)] = [:]

    private(set) var lack: String?

    init() throws(FileError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { throw FileError(.watch, "files", code: errno) }
    }

    deinit { close(descriptor) }

    func watch(_ project: some WatchedInputs) -> Bool {
      let wanted = project.places()
      var isNew = places?.contains(wanted) != true
      var watched: [Int32: (paths: Set<String>, entries: WatchedPlaces.Entries)] = [:]
      for (path, entries) in wanted.folders {
        // For a folder that is already watched, this returns the same number.
        let number = inotify_add_watch(descriptor, systemName(path), Self.mask(entries))
        if number < 0 {
          if errno == ENOSPC {
            lack =
              "the system cannot watch more folders, so some changes are not detected; raise "
              + "fs.inotify.max_user_watches, or watch with --poll"
          }
          continue
        }
        if folders[number]?.paths.contains(path) != true { isNew = true }
        if var other = watched[number] {
          other.paths.insert(path)
          other.entries.form(union: entries)
          inotify_add_watch(descriptor, path, Self.mask(other.entries))
          watched[number] = other
        } else {
          watched[number] = ([path], entries)
        }
      }
      for number in folders.keys where watched[number] == nil {
        inotify_rm_watch(descriptor, number)
      }
      (places, folders) = (wanted, watched)
      return isNew
    }

    private static func mask(_ entries: WatchedPlaces.Entries) -> UInt32 {
      var events = [
        IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF, IN_MOVE_SELF,
      ]
      if entries.includeFiles { events += [IN_MODIFY, IN_CLOSE_WRITE, IN_ATTRIB] }
      return events.reduce(UInt32(IN_ONLYDIR)) { $0 | UInt32($1) }
    }

    func wait(_ interruption: Interruption, milliseconds: Int?) -> Wake {
      let end = milliseconds.map { currentTime() + Int64($0) * 1_000_000 }
      while true {
        let rest = end.map { max(0, Int(($0 - currentTime() + 999_999) / 1_000_000)) }
        let (isChanged, isInterrupted) = waitForInput(
          descriptor, interruption.descriptor, milliseconds: rest)
        if isInterrupted { return .interrupted }
        if !isChanged { return .quiet }
        let paths = paths()
        if !paths.isEmpty { return .changed(paths) }
        if rest == 0 { return .quiet }
      }
    }

    /// The paths of all pending events that matter.
    private func paths() -> Set<String> {
      var paths: Set<String> = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = retrying { read(descriptor, &buffer, buffer.count) }
        if count <= 0 { return paths }
        buffer[..<count].withUnsafeBytes { add($0, to: &paths) }
      }
    }

    private func add(_ events: UnsafeRawBufferPointer, to paths: inout Set<String>) {
      let size = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + size <= events.count {
        let event = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let bytes = events[(offset + size)...].prefix(Int(event.len)).prefix { $0 != 0 }
        offset += size + Int(event.len)
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { paths.insert("") }
        guard let folder = folders[event.wd] else { continue }
        // A removed folder is watched again when a new one has its name.
        if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil }
        let name = systemText(Array(bytes))
        if name.isEmpty || folder.entries.contains(name) {
          paths.insert(joined(folder.paths.first ?? "", name))
        }
      }
    }
  }
#endif
