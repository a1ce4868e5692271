import CompilerDriver
import Foundation
import TestSupport

/// The actions of a user and the tool's output, in a separate file in `Recorded`.
struct Scenario: Sendable, CustomStringConvertible {
  /// The name of the file, without its extension.
  let name: String
  let parts: [Part]

  /// Steps in a separate project, which begins as a folder with `library: Kit` in its project file.
  struct Part: Sendable {
    let title: String
    let steps: [Step]

    init(_ title: String, _ steps: Step...) {
      self.init(title, steps)
    }

    init(_ title: String, _ steps: [Step]) {
      self.title = title
      self.steps = steps
    }
  }

  enum Step: Sendable {
    /// Writes a file, which is shown.
    case write(String, String)

    /// Writes a file that is not shown but described.
    case bytes(String, [UInt8], as: String)

    /// Replaces a text in a file.
    case edit(String, String, with: String)
    case remove(String)
    case link(String, to: String)

    /// Shows a file.
    case show(String)

    /// Runs the tool.
    case run([String], input: String)

    /// Builds with the language in which specs name files, for results that the compiler itself never emits.
    case buildFiles

    /// Builds while the system refuses to rename files, with an error number.
    case buildRefused(code: Int32)

    /// The message about a file for each error number.
    case fileErrors([Int32])

    /// Runs the tool with arguments that have no spaces.
    static func run(_ line: String) -> Self {
      .run(line.split(separator: " ").map(String.init), input: "")
    }
  }

  init(_ name: String, _ parts: Part...) {
    self.init(name, parts)
  }

  init(_ name: String, _ parts: [Part]) {
    self.name = name
    self.parts = parts
  }

  var description: String { name }

  /// Relative to the root of the repository.
  static let folder = "Tests/TranscriptTests/Recorded"
  var file: String { "\(Self.folder)/\(name).txt" }

  /// Plays the scenario.
  func transcript() throws -> String {
    try parts.map { try $0.transcript() }.joined(separator: "\n\n")
  }
}

extension Scenario.Part {
  fileprivate func transcript() throws -> String {
    let project = try TestProject()
    let text = try steps.map { try $0.transcript(in: project) }.joined(separator: "\n")
    // The contents of emitted files are not recorded here.
    return "== \(title)\n\n\(text)".replacing(project.folder, with: "/project")
      .replacing(/Hash: [0-9a-f]{32}/, with: "Hash: …")
  }
}

extension Scenario.Step {
  fileprivate func transcript(in project: TestProject) throws -> String {
    switch self {
    case .write(let path, let text):
      try project.write(path, text)
      return "write \(path)\n\(indented(text))"
    case .bytes(let path, let bytes, let what):
      try project.write(path, bytes: bytes)
      return "write \(path): \(what)\n"
    case .edit(let path, let old, let new):
      let text = try project.read(path)
      guard text.contains(old) else { throw BadScenario("'\(old)' is not in \(path)") }
      try project.write(path, text.replacing(old, with: new))
      return "edit \(path)\n\(indented(old))becomes\n\(indented(new))"
    case .remove(let path):
      try project.remove(path)
      return "remove \(path)\n"
    case .link(let path, let target):
      try project.link(path, to: target)
      return "link \(path) to \(target)\n"
    case .show(let path):
      return "read \(path)\n\(indented(try project.read(path)))"
    case .buildFiles:
      let outcome = project.build()
      let log = project.log
      return "build of a language in which specs name files\n"
        + ended(log.output, log.errors, outcome.rawValue)
    case .buildRefused(let code):
      var surroundings = project.surroundings
      surroundings.files = FileSystem { step, path throws(FileError) in
        if step == .rename { throw FileError(.write, path, code: code) }
      }
      let outcome = build(
        BuildRequest(), by: .components, in: surroundings, console: project.log.console())
      return "build while files cannot be renamed\n"
        + ended(project.log.output, project.log.errors, outcome.rawValue)
    case .fileErrors(let codes):
      return codes.map { FileError(.read, "a.yaml", code: $0).message + "\n" }.joined()
    case .run(let arguments, let input):
      let run = try BuiltTool.run([BuiltTool.path] + arguments, in: project.folder, input: input)
      guard run.isEnded else { throw BadScenario("\(arguments) was ended by a signal") }
      let words = arguments.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 }
      var text = (["$ dscompile"] + words).joined(separator: " ") + "\n"
      if !input.isEmpty { text += "with the input\n\(indented(input))" }
      return text + ended(run.output, run.errors, run.status)
    }
  }

  private func ended(_ output: String, _ errors: String, _ status: Int32) -> String {
    line(output) + (errors.isEmpty ? "" : "-- standard error\n\(line(errors))")
      + (status == 0 ? "" : "-- exit code \(status)\n")
  }

  private func line(_ text: String) -> String {
    text.isEmpty || text.hasSuffix("\n") ? text : text + "\n-- no line feed\n"
  }
}

/// Each line, indented.
private func indented(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return (text.hasSuffix("\n") ? lines.dropLast() : lines[...])
    .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
}

struct BadScenario: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
