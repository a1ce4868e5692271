import ArgumentParser
import CompilerDriver

struct Catalog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Write a site with pictures of all components, without a Mac.",
    discussion: """
      Runs all previews with a model of SwiftUI, draws what they come to, and writes pages that a browser \
      shows without a server. Only pages that changed are written.

      With --against, the site also shows what changed since the current branch left a revision, such as \
      origin/main: pictures before and after, the values of tokens, and what 'dscompile changes' finds. \
      The page is changes.html, and changes.md is a summary for a pull request.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the site.", valueName: "folder"), completion: .directory)
  var output = "Catalog"

  @Option(
    help: ArgumentHelp(
      "A revision of the project's git repository to compare with, such as origin/main.",
      valueName: "revision"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "The folder of another copy of the project, instead of a revision.", valueName: "folder"),
    completion: .directory)
  var from: String?

  @Option(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var project = "."

  @OptionGroup var work: WorkOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if against != nil, from != nil {
      throw ValidationError("Name the earlier version with either --against or --from.")
    }
  }

  func run() throws {
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(
      catalog(
        CatalogRequest(
          folder: project, output: output,
          earlier: against.map { .revision($0) } ?? from.map { .folder($0) }),
        in: surroundings, console: speech.console))
  }
}
