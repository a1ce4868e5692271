import ArgumentParser
import CompilerDriver

/// The command line: parses arguments and calls the driver.
@main
struct DSCompile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dscompile",
    abstract: "Compile YAML component specs into a SwiftUI design-system library.",
    discussion: """
      A project is a folder with a dscompile.yaml and specs of components. Without a command, \
      dscompile builds the project.

      Exit codes: 0 success; 1 findings, or stale emitted files; 2 wrong usage, or a file could not be \
      read or written.
      """,
    version: compilerVersion,
    subcommands: [
      Build.self, Watch.self, Lint.self, Check.self, Verify.self, Render.self, Inspect.self,
      Test.self,
      Catalog.self, Format.self,
      Rules.self, Init.self, New.self,
      Where.self,
      Explain.self, Stats.self, Changes.self, Rename.self, Tokens.self, Schema.self, Templates.self,
    ],
    defaultSubcommand: Build.self)

  static var commandNames: [String] { configuration.subcommands.map { $0._commandName } }

  /// Runs the command that the arguments name.
  static func main() {
    StandardStream.openAll()
    let outcome = run()
    let isComplete = StandardStream.closeAll()
    let status = isComplete ? outcome : .failure
    if status != .fine { exit(withError: ExitCode(status.rawValue)) }
  }

  /// The argument parser's own exit codes differ from ours, and it ignores errors of the streams, so it neither exits
  /// nor prints.
  private static func run() -> Outcome {
    let console = Console.standard(.normal)
    // Scripts often ask only for the version, and the parser would take ten times as long as the answer.
    if CommandLine.argc == 2, isVersionFlag(CommandLine.unsafeArgv[1]) {
      console.output(compilerVersion + "\n")
      return .fine
    }
    do {
      try onLargeStack {
        Result {
          var command = try parseAsRoot(arguments())
          try command.run()
        }
      }.get()
      return .fine
    } catch let status as ExitCode {
      return Outcome(rawValue: status.rawValue) ?? .failure
    } catch {
      if exitCode(for: error) == .success {
        console.output(fullMessage(for: error) + "\n")
        return .fine
      }
      // An unknown word is parsed as the folder of the default command.
      let message = misspelledCommand(CommandLine.arguments.dropFirst().first, among: commandNames)
      if let message {
        console.fail(message)
      } else {
        console.explainUsage(fullMessage(for: error))
      }
      return .failure
    }
  }
}

/// The arguments, in which paths keep bytes that are not part of UTF-8.
private func arguments() -> [String] {
  (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    CommandLine.unsafeArgv[index].map { systemText($0) }
  }
}

/// Whether an argument only asks for the version.
private func isVersionFlag(_ argument: UnsafeMutablePointer<CChar>?) -> Bool {
  argument.map { String(cString: $0) == "--version" } ?? false
}

/// Ends a command with a status of the driver.
func finish(_ status: Outcome) throws {
  if status != .fine { throw ExitCode(status.rawValue) }
}
