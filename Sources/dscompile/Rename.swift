import ArgumentParser
import CompilerDriver

struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename an entry of a spec and everything that names it.",
    discussion: """
      Changes the entry, the other specs and their Swift. The old name of a slot, a modifier, a style or a type \
      stays as a deprecated one, so that callers keep compiling; what they have to edit all the same is reported.

      Nothing is written if the specs would have an error.
      """)

  @Argument(
    help: ArgumentHelp(
      "The entry with its component or type, as in Card.title or CardRole.neutral.",
      valueName: "name"))
  var oldName: String

  @Argument(help: ArgumentHelp("The new name of the entry itself, as in heading."))
  var newName: String

  @Option(
    help: ArgumentHelp("The folder of the project.", valueName: "folder"), completion: .directory)
  var project = "."

  @Option(
    help: ArgumentHelp("The version of the library that deprecates the old name."))
  var since: String?

  @Flag(help: "Leave no deprecated name.")
  var withoutOldName = false

  @Option(
    help: ArgumentHelp(
      "A file or folder of Swift in which uses of components are changed as well, where they are certain. Repeatable.",
      valueName: "path"))
  var sources: [String] = []

  @Flag(help: "Show the changes, and write nothing.")
  var diff = false

  @OptionGroup var speech: SpeechOptions

  func run() throws {
    try finish(
      rename(
        RenameRequest(
          folder: project, oldName, to: newName, since: since, keepsOldName: !withoutOldName,
          sources: sources, showsDiff: diff),
        in: Surroundings(), console: speech.console))
  }
}
