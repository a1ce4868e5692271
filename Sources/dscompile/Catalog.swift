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

      With --serve, browsers on this machine see the site at an address, until Control-C ends it. With \
      --watch, the site is written again whenever a file of the project is saved, and open pages show the \
      change, or the error that prevents it.
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

  @Flag(help: "Serve the site to browsers on this machine.")
  var serve = false

  @Option(
    help: ArgumentHelp(
      "The port of the server; 0 for any that is free. (default: 6006)", valueName: "number"))
  var port: Int?

  @Flag(help: "Write the site again whenever a file of the project is saved.")
  var watch = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if against != nil, from != nil {
      throw ValidationError("Name the earlier version with either --against or --from.")
    }
    if against != nil || from != nil, serve || watch {
      throw ValidationError("A comparison is written once: leave out '--serve' and '--watch'.")
    }
    if let port {
      guard serve else { throw ValidationError("'--port' is for '--serve', which is missing.") }
      guard (0...65_535).contains(port) else {
        throw ValidationError("There is no port \(port); use a number from 0 to 65535.")
      }
    }
  }

  func run() throws {
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(
      catalog(
        CatalogRequest(
          folder: project, output: output,
          earlier: against.map { .revision($0) } ?? from.map { .folder($0) },
          port: serve ? port ?? 6006 : nil, isWatched: watch),
        in: surroundings, console: speech.console))
  }
}
