import ArgumentParser
import CompilerDriver

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Find what people cannot read or reach in what components draw, without a Mac.",
    discussion: """
      Runs all previews with a model of SwiftUI: at the standard and the largest text sizes, with longer \
      texts as in translations, from right to left, and in all themes, light and dark, with standard and \
      increased contrast. Reports texts that are cut or lie on each other, what is beside the screen, \
      small targets and low contrast, by the rules that 'dscompile rules drawing' lists. Nothing is written, and only what changed is compiled \
      again.
      """)

  @Argument(help: ArgumentHelp("Components, such as Card; all by default.", valueName: "names"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "The format of the report: text, json, jsonl, github, sarif, gitlab, junit or checkstyle; "
        + "'=FILE' writes it to a file. Repeatable.", valueName: "format[=file]"))
  var format: [ReportOption] = []

  @Flag(help: "Exit with 1 for warnings as well.")
  var strict = false

  @Option(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var project = "."

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func run() throws {
    let request = InspectRequest(
      folder: project, components: names, reports: format.map(\.report), isStrict: strict,
      problemLimit: problems.limit)
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(inspect(request, in: surroundings, console: speech.console))
  }
}
