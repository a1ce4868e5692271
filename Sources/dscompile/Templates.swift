import ArgumentParser
import CompilerDriver

struct Templates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List the templates of emitted files, or copy them out to change them.",
    discussion: """
      A file of the same name in the folder that the project file names by 'templates' takes the \
      place of a template. With --verbose, the list shows the values of each.
      """)

  @Option(
    help: ArgumentHelp("Copy the template of this name; 'all' for every one.", valueName: "name"))
  var eject: String?

  @Option(
    help: ArgumentHelp("Where the copy goes.", valueName: "folder"), completion: .directory)
  var to = "templates"

  @Flag(help: "Replace a copy that is there already.")
  var force = false

  @OptionGroup var speech: SpeechOptions

  func run() throws {
    let request =
      eject.map { name in
        TemplatesRequest.eject(name: name == "all" ? nil : name, folder: to, isForced: force)
      } ?? .list
    try finish(templates(request, in: Surroundings(), console: speech.console))
  }
}
