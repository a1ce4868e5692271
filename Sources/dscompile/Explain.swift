import ArgumentParser
import CompilerDriver

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell what the identifier behind a message means.",
    discussion: """
      Says what is wrong, why, and what is right, with an example and its message. Without an \
      identifier, lists all of them.
      """)

  @Argument(
    help: ArgumentHelp("The identifier, such as unknown-key.", valueName: "identifier"))
  var identifier: String?

  func run() throws {
    try finish(explain(identifier, console: .standard(.normal)))
  }
}
