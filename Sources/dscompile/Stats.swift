import ArgumentParser
import CompilerDriver

struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Tell how much each component comes to.",
    discussion: """
      Counts the initializers, the public declarations, the lines of emitted Swift and the previews \
      of each component, and names those whose calls could read better. Of the pairs of styles, \
      options, light and dark, enabled and disabled, it tells how many meet in a preview. Nothing is \
      written.

      With --cost, the Swift compiler of this machine checks the calls that each component promises, and \
      the time for one is compared with that for the plainest component, which has one slot. A project of \
      fifty components takes some minutes.
      """)

  @Argument(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @Option(help: "How the figures are told: text or json.")
  var format = StatsRequest.Format.text

  @Flag(help: "Measure how long the compiler takes for a call of each component, too.")
  var cost = false

  @Option(
    help: ArgumentHelp(
      "With --cost: exit with 1 if a call takes more than so many times as long as the plainest.",
      valueName: "multiple"))
  var maximum: Double?

  @Option(
    help: ArgumentHelp(
      "With --cost: a folder with modules that the project imports, compiled by the same compiler; "
        + "repeatable.", valueName: "folder"), completion: .directory)
  var modulePath: [String] = []

  @OptionGroup var work: WorkOptions

  func validate() throws {
    if !cost, maximum != nil || !modulePath.isEmpty {
      throw ValidationError("--maximum and --module-path go with --cost.")
    }
    if let maximum, !(maximum >= 0 && maximum <= 10_000) {
      throw ValidationError("--maximum needs a number from 0 to 10000, not \(maximum).")
    }
  }

  func run() throws {
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    if cost { surroundings.interfaces = surroundings.files.interfaceSources() }
    try finish(
      stats(
        StatsRequest(
          folder: folder, format: format,
          cost: cost ? .init(maximum: maximum, modulePaths: modulePath) : nil),
        in: surroundings, console: .standard(.normal)))
  }
}

extension StatsRequest.Format: ExpressibleByArgument {}
