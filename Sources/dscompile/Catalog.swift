import ArgumentParser
import CompilerDriver

struct Catalog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Write a site with pictures of all components, without a Mac.",
    discussion: """
      Runs all previews with a model of SwiftUI, draws what they come to, and writes pages that a browser \
      shows without a server. Only pages that changed are written.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the site.", valueName: "folder"), completion: .directory)
  var output = "Catalog"

  @Option(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var project = "."

  @OptionGroup var work: WorkOptions
  @OptionGroup var speech: SpeechOptions

  func run() throws {
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(
      catalog(
        CatalogRequest(folder: project, output: output), in: surroundings, console: speech.console))
  }
}
