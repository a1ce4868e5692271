import CompilerDriver
import Foundation
import TestSupport
import Testing

/// Traces the system calls of a run with strace.
enum Tracer {
  /// Whether strace is installed, and the system permits tracing.
  static let isThere: Bool = {
    let run = try? BuiltTool.run(
      ["/usr/bin/env", "strace", "-f", "-o", "/dev/null", "true"], in: "/tmp")
    return run?.isEnded == true && run?.status == 0
  }()

  static let notice: Comment =
    "'strace' is missing or not permitted here, so that nobody looks at what a run asks of the system"

  /// A system call that takes paths.
  struct Call: CustomStringConvertible {
    let name: String

    /// The absolute paths in it.
    let paths: [String]

    /// The whole line, as strace writes it.
    let line: String

    var hasFailed: Bool { line.contains(" = -1 E") }

    /// Whether it reads the content of a file or folder, and not only its status.
    var opens: Bool { ["open", "openat", "openat2", "execve"].contains(name) }

    /// Whether it changes something.
    var writes: Bool {
      if opens {
        return ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"].contains { line.contains($0) }
      }
      let reading: Set = [
        "access", "faccessat", "faccessat2", "stat", "lstat", "newfstatat", "fstatat64", "statx",
        "statfs", "readlink", "readlinkat", "getcwd", "chdir", "execve",
      ]
      return !reading.contains(name)
    }

    var description: String { line }
  }

  /// Runs the tool.
  ///
  /// - Returns: The outcome, and the calls that take paths or communicate with other processes.
  static func trace(
    _ arguments: [String], in folder: String
  ) throws -> (run: BuiltTool.Run, calls: [Call]) {
    let log = folder + "-trace"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let run = try BuiltTool.run(
      [
        "/usr/bin/env", "strace", "-f", "-qq", "-y", "-s", "4096", "-o", log, "-e", "signal=none",
        "-e", "trace=%file,%network,fork,vfork", BuiltTool.path,
      ] + arguments, in: folder)
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    return (run, lines.compactMap { call(String($0), in: folder) })
  }

  private static func call(_ line: String, in folder: String) -> Call? {
    // '1234 openat(3</folder>, "name", O_RDONLY) = 4</folder/name>'
    guard let match = line.firstMatch(of: /^\d+ +(\w+)\((.*)/) else { return nil }
    let named = match.2.matches(of: /(?:(?:AT_FDCWD|\d+)(?:<([^>]*)>)?, )?"((?:[^"\\]|\\.)*)"/)
    // An empty name refers to the open file itself.
    let paths = named.prefix(2).filter { !$0.2.isEmpty }.map { part in
      normalized(joined(part.1.map(String.init) ?? folder, String(part.2)))
    }
    // The rest of an execve is its arguments.
    let name = String(match.1)
    return Call(name: name, paths: name == "execve" ? Array(paths.prefix(1)) : paths, line: line)
  }

  /// Runs the tool while a system call fails or kills the process.
  ///
  /// - Parameters:
  ///   - fault: In the notation of strace: `error=ENOSPC` or `signal=KILL`.
  ///   - number: The index of the call among those of that name, from 1.
  /// - Returns: The outcome; nil if there are fewer calls.
  static func inject(
    _ fault: String, into name: String, number: Int, _ arguments: [String], in folder: String
  ) throws -> BuiltTool.Run? {
    let log = folder + "-trace"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let run = try BuiltTool.run(
      [
        "/usr/bin/env", "strace", "-f", "-qq", "-o", log, "-e", "trace=\(name)", "-e",
        "inject=\(name):\(fault):when=\(number)", BuiltTool.path,
      ] + arguments, in: folder)
    let calls = try String(contentsOfFile: log, encoding: .utf8)
    // A killed call may be missing in the trace.
    return calls.contains("INJECTED") || calls.contains("killed by SIGKILL") ? run : nil
  }
}
