import ArgumentParser
import CompilerDriver

struct Templates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List the templates of emitted files, or copy them to change them.",
    discussion: """
      A file with the name of a template, in the folder that 'templates' in the project file names, \
      replaces the template. With --verbose, the list shows the values of each template.
      """)

  @Option(
    help: ArgumentHelp(
      "Copy the template with this name; 'all' copies every template.", valueName: "name"))
  var eject: String?

  @Option(
    help: ArgumentHelp("The folder for the copy.", valueName: "folder"), completion: .directory)
  var to = "templates"

  @Flag(help: "Replace an existing copy.")
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
