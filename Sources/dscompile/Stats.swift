import ArgumentParser
import CompilerDriver

struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show the size of each component.",
    discussion: """
      Counts the initializers, public declarations, lines of emitted Swift and previews of each component, \
      lists components whose initializers have a view builder before a value, and shows how many pairs of \
      styles, options, light and dark, enabled and disabled are combined in a preview. Nothing is written.

      With --cost, the Swift compiler type-checks the calls that each component promises, and the \
      time for one call is compared with a call to the simplest component, which has one slot. A \
      project of fifty components takes a few minutes.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "The format of the figures: text or json.")
  var format = StatsRequest.Format.text

  @Flag(help: "Also measure how long the compiler takes to type-check a call to each component.")
  var cost = false

  @Option(
    help: ArgumentHelp(
      "With --cost: exit with 1 if a call takes more than this multiple of the simplest component.",
      valueName: "multiple"))
  var maximum: Double?

  @Option(
    help: ArgumentHelp(
      "With --cost: a folder with modules that the project imports, compiled by the same compiler; "
        + "repeatable.", valueName: "folder"), completion: .directory)
  var modulePath: [String] = []

  @OptionGroup var work: WorkOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if !cost, maximum != nil || !modulePath.isEmpty {
      throw ValidationError("--maximum and --module-path need --cost.")
    }
    if let maximum, !(maximum >= 0 && maximum <= 10_000) {
      throw ValidationError("--maximum takes a number from 0 to 10000, not \(maximum).")
    }
  }

  func run() throws {
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    if cost { surroundings.interfaces = surroundings.files.interfaceSources() }
    try finish(
      stats(
        StatsRequest(
          folder: project.folder, format: format,
          cost: cost ? .init(maximum: maximum, modulePaths: modulePath) : nil),
        in: surroundings, console: colors.console))
  }
}

extension StatsRequest.Format: ExpressibleByArgument {}
