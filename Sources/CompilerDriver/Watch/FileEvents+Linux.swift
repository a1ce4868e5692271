#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Reports changes of files in some folders, based on inotify.
  final class FileEvents {
    private let descriptor: Int32

    /// The folders by their watch descriptors.
    private var folders: [Int32: String] = [:]

    /// Why a folder could not be watched; nil if all are.
    private(set) var lack: String?

    init() throws(FileError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { throw FileError(.read, "inotify", code: errno) }
    }

    deinit { close(descriptor) }

    /// Watches exactly these folders, without their subfolders; a missing folder is skipped.
    ///
    /// - Returns: Whether a folder was added, in which something may have changed before.
    func watch(_ wanted: Set<String>) -> Bool {
      let known = Set(folders.values)
      for (number, folder) in folders where !wanted.contains(folder) {
        inotify_rm_watch(descriptor, number)
        folders[number] = nil
      }
      var isNew = false
      for folder in wanted where !known.contains(folder) {
        let number = inotify_add_watch(descriptor, systemName(folder), Self.mask)
        if number < 0 {
          if errno == ENOSPC {
            lack =
              "the system cannot watch more folders, so some changes are not detected; raise "
              + "fs.inotify.max_user_watches"
          }
          continue
        }
        folders[number] = folder
        isNew = true
      }
      return isNew
    }

    private static let mask = [
      IN_CREATE, IN_DELETE, IN_MODIFY, IN_CLOSE_WRITE, IN_ATTRIB, IN_MOVED_FROM, IN_MOVED_TO,
      IN_DELETE_SELF, IN_MOVE_SELF,
    ].reduce(UInt32(IN_ONLYDIR)) { $0 | UInt32($1) }

    /// Waits for a change.
    ///
    /// - Parameters:
    ///   - interruption: Becomes readable when the process should end.
    ///   - milliseconds: The timeout; nil for none.
    func wait(_ interruption: Interruption, milliseconds: Int? = nil) -> Wake {
      let (isChanged, isInterrupted) = waitForInput(
        descriptor, interruption.descriptor, milliseconds: milliseconds)
      if isInterrupted { return .interrupted }
      return isChanged ? .changed(paths()) : .quiet
    }

    /// The paths of all pending events.
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
        let name = events[(offset + size)...].prefix(Int(event.len)).prefix { $0 != 0 }
        offset += size + Int(event.len)
        let folder = folders[event.wd] ?? ""
        // A removed folder is watched again when a new one has its name.
        if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil }
        if event.mask & UInt32(IN_MOVE_SELF) != 0 {
          inotify_rm_watch(descriptor, event.wd)
          folders[event.wd] = nil
        }
        paths.insert(joined(folder, systemText(Array(name))))
      }
    }
  }
#endif
