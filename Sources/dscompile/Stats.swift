import ArgumentParser
import CompilerDriver

struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell how much each component comes to.",
    discussion: """
      Counts the initializers, the public declarations, the lines of emitted Swift and the previews \
      of each component, and names those whose calls could read better. Of the pairs of styles, \
      options, light and dark, enabled and disabled, it tells how many meet in a preview. Nothing is \
      written.
      """)

  @Argument(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @Option(help: "How the figures are told: text or json.")
  var format = StatsRequest.Format.text

  @OptionGroup var work: WorkOptions

  func run() throws {
    try finish(
      stats(
        StatsRequest(folder: folder, format: format),
        in: Surroundings(jobs: work.jobs ?? processorCount()), console: .standard(.normal)))
  }
}

extension StatsRequest.Format: ExpressibleByArgument {}
