import CompilerDriver
import Foundation
import TestSupport
import Testing

/// What a run asks of the system, by strace.
enum Tracer {
  /// Whether there is a strace, and the system lets it look.
  static let isThere: Bool = {
    let run = try? BuiltTool.run(
      ["/usr/bin/env", "strace", "-f", "-o", "/dev/null", "true"], in: "/tmp")
    return run?.isEnded == true && run?.status == 0
  }()

  static let notice: Comment =
    "'strace' is missing or not permitted here, so that nobody looks at what a run asks of the system"

  /// A call that names files.
  struct Call: CustomStringConvertible {
    let name: String

    /// The absolute paths that it names.
    let paths: [String]

    /// All of it, as strace writes it.
    let line: String

    var hasFailed: Bool { line.contains(" = -1 E") }

    /// Whether it reads what a file or folder holds, and not only asks for it.
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
  /// - Returns: How it ended, and the calls that name files or reach out of the process.
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
    // An empty name stands for what is open already.
    let paths = named.prefix(2).filter { !$0.2.isEmpty }.map { part in
      normalized(joined(part.1.map(String.init) ?? folder, String(part.2)))
    }
    // What follows of an execve are arguments.
    let name = String(match.1)
    return Call(name: name, paths: name == "execve" ? Array(paths.prefix(1)) : paths, line: line)
  }

  /// Runs the tool while the system refuses a call, or ends it there.
  ///
  /// - Parameters:
  ///   - fault: As strace takes it: `error=ENOSPC` or `signal=KILL`.
  ///   - number: Which call of that name it is, from 1.
  /// - Returns: How it ended; nil if there are fewer calls.
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
    // A killed call may not be written down.
    return calls.contains("INJECTED") || calls.contains("killed by SIGKILL") ? run : nil
  }
}
