import ArgumentParser
import CompilerDriver

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the emitted tests, and those of the team, without a Mac.",
    discussion: """
      Runs the package in Tests/Headless of the emitted package, which 'tests: {headless: true}' in the \
      project file adds, with 'swift test' and a model of SwiftUI. Build products are cached outside of \
      the project. The emitted files have to be up to date.

      Arguments after '--' are passed to 'swift test': dscompile test -- --filter Card.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Further arguments of 'swift test', after '--'.", valueName: "arguments"))
  var arguments: [String] = []

  @OptionGroup var work: WorkOptions
  @OptionGroup var speech: SpeechOptions

  func run() throws {
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(
      testViews(
        TestRequest(folder: project.folder, arguments: arguments), in: surroundings,
        console: speech.console))
  }
}
