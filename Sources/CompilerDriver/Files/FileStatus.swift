#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system reports about a file without reading it.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case file, folder, link, other
  }

  package let kind: Kind

  /// In bytes.
  package let size: Int64

  /// When the content was last changed, in nanoseconds since 1970.
  package let modified: Int64

  /// When the content or anything else about the file was last changed, in nanoseconds since 1970. Unlike
  /// ``modified``, no program can set it.
  package let changed: Int64

  package let inode: UInt64
  package let device: UInt64

  package init(
    kind: Kind, size: Int64, modified: Int64, changed: Int64, inode: UInt64, device: UInt64
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
  }
}

extension FileStatus {
  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    self.init(
      kind: kind, size: Int64(status.st_size),
      modified: nanoseconds(modified), changed: nanoseconds(changed),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      device: UInt64(truncatingIfNeeded: status.st_dev))
  }
}

private func nanoseconds(_ time: timespec) -> Int64 {
  Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
