import ArgumentParser
import CompilerDriver

struct Where: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "where",
    abstract: "Tell the place in a spec that a line of an emitted file comes from.",
    discussion: """
      For 'Generated/Sources/DesignKit/Components/Card/Card.swift:34' it prints the spec, line and \
      column, and the keys that lead there: 'components/Card.yaml:12:5: styles.outlined.body'. Lines of \
      Swift from a spec are told line for line.
      """)

  @Argument(
    help: ArgumentHelp(
      "The file and the line, as compilers name them; a column may follow.", valueName: "file:line")
  )
  var place: Position

  func run() throws {
    try finish(
      findOrigin(place.request, in: Surroundings(), console: .standard(.normal)))
  }
}

/// A file and a line as compilers name them.
struct Position: ExpressibleByArgument {
  let request: WhereRequest

  init?(argument: String) {
    guard let request = WhereRequest(argument) else { return nil }
    self.request = request
  }
}
