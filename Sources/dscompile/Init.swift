import ArgumentParser
import CompilerDriver

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begin a project.",
    discussion: """
      Writes a project file, the spec of a first component, and what tells git of emitted files. In a \
      folder with a Package.swift, components are emitted into one of its targets. Nothing that is \
      there is changed.
      """)

  @Argument(
    help: ArgumentHelp("The project's folder, which is made if need be.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "The library's name; by default, one made from the folder's.", valueName: "name"))
  var library: String?

  @Option(
    help: ArgumentHelp(
      "The target that components are added to, if the package has several.", valueName: "name"))
  var target: String?

  func run() throws {
    try finish(
      beginProject(
        NewProjectRequest(folder: folder, library: library, target: target), in: Surroundings(),
        console: .standard(.normal)))
  }
}
