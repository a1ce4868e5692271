#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or folder could not be used.
package struct FileError: Error, Hashable, Sendable {
  /// The operation that failed.
  package enum Action: String, Sendable {
    case read, write, list, create, remove, lock, find, watch, follow
  }

  package let action: Action

  /// The path as messages show it.
  package let path: String

  /// The system's error number, or ``changed``.
  package let code: Int32

  /// The code for a file that was not written because it is no longer what was read.
  package static let changed: Int32 = -1

  package init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// What happened, why, and what to do, in one line without a full stop.
  package var message: String { "cannot \(action.rawValue) \(path): \(reason)" }

  private var reason: String {
    switch code {
    case Self.changed:
      "it was changed while the command ran, and is left as it is; run the command again"
    case EMFILE where action == .watch:
      "too many programs watch files; end one of them, or raise fs.inotify.max_user_instances"
    case ENOENT where action == .follow:
      "the file that this link names does not exist; correct the link or delete it"
    case ENOENT: "no such file or folder"
    case EILSEQ: "its name is not in UTF-8; rename it"
    case EACCES, EPERM: "permission denied; change the permissions of the file or its folder"
    case ENOSPC, EDQUOT: "no space left on the disk; free some and run again"
    case EROFS: "the disk is read-only; choose another folder"
    case EISDIR: "it is a folder, and a file is needed; move or delete it"
    case ENOTDIR: "a file has the name of the folder; move or delete it"
    case EEXIST: "something with that name already exists; move or delete it"
    case ELOOP: "a symbolic link points to itself or out of the folder; replace or delete it"
    case EMFILE, ENFILE: "too many files are open; run with fewer --jobs"
    case ENAMETOOLONG: "the name is too long; choose a shorter one"
    case EFBIG: "it is too large"
    case EINVAL: "it is not a file; move or delete it"
    case EIO: "the disk reports an error; check it and run again"
    default: String(cString: strerror(code))
    }
  }
}

extension FileError {
  /// The error for an input file that does not exist.
  static func missing(_ path: String) -> FileError { FileError(.read, path, code: ENOENT) }

  /// The error for a link to a file that does not exist.
  static func brokenLink(_ path: String) -> FileError { FileError(.follow, path, code: ENOENT) }

  /// The error for a name that cannot be part of an emitted file.
  static func foreignName(_ path: String) -> FileError { FileError(.read, path, code: EILSEQ) }

  /// Whether nothing exists at the path, or something else is in its place.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR || code == ELOOP }
}
