import ArgumentParser
import CompilerDriver
import Specification

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Start a project.",
    discussion: """
      Writes a project file, the spec of a first component, and git settings for emitted files. In a \
      folder with a Package.swift, components are emitted into one of its targets. Existing files are \
      not changed. In a folder of another project, give --library to start a separate library.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the project; it is created if it does not exist.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "The name of the library; by default, it is derived from the name of the folder.",
      valueName: "name"))
  var library: String?

  @Option(
    help: ArgumentHelp(
      "The target to add components to, if the package has several.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "A framework that components are emitted for; SwiftUI by default. Repeatable.",
      valueName: "framework"))
  var framework: [ViewFramework] = []

  @OptionGroup var colors: ColorOptions

  func run() throws {
    try finish(
      beginProject(
        NewProjectRequest(folder: folder, library: library, target: target, frameworks: framework),
        in: Surroundings(), console: colors.console))
  }
}

extension ViewFramework: ExpressibleByArgument {}
