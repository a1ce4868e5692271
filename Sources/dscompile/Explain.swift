import ArgumentParser
import CompilerDriver

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the identifier of a message.",
    discussion: """
      Explains the problem and the remedy, with an example and its message. Without an identifier, \
      lists all identifiers.
      """)

  @Argument(
    help: ArgumentHelp("The identifier, such as unknown-key.", valueName: "identifier"))
  var identifier: String?

  @OptionGroup var colors: ColorOptions

  func run() throws {
    try finish(explain(identifier, console: colors.console))
  }
}
