import ArgumentParser
import CompilerDriver

struct Where: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "where",
    abstract: "Print the place in a spec that a line of an emitted file comes from.",
    discussion: """
      For 'Generated/Sources/DesignKit/Components/Card/Card.swift:34', prints the spec, line, column and \
      keys: 'components/Card.yaml:12:5: styles.outlined.body'. Each line of Swift from a spec leads to its \
      own line.

      Paths are relative to the current folder. The path of a spec that is not below it is printed in full.
      """)

  @Argument(
    help: ArgumentHelp(
      "The file and the line, as in compiler messages; a column may follow.", valueName: "file:line"
    )
  )
  var place: Position

  @OptionGroup var colors: ColorOptions

  func run() throws {
    try finish(
      findOrigin(place.request, in: Surroundings(), console: colors.console))
  }
}

/// A file and a line in the notation of compilers.
struct Position: ExpressibleByArgument {
  let request: WhereRequest

  init?(argument: String) {
    guard let request = WhereRequest(argument) else { return nil }
    self.request = request
  }
}
