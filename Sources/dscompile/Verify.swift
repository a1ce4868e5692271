import ArgumentParser
import CompilerDriver
import Specification

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compile the emitted Swift and every promised call with the Swift compiler.",
    discussion: """
      Compiles the emitted files, for the minimum version of each platform and in both language modes, and \
      then every call that the components promise: each has to select the expected initializer, and calls \
      that lack an argument have to be rejected. Errors and warnings are reported at their places in the \
      specs. Nothing is written, and unchanged components are not compiled again.

      On macOS, code is compiled against Apple's SDKs; elsewhere against SwiftUI declarations that come \
      with dscompile.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "A Swift file, or a folder of them, that uses the library and must compile, each file on its "
        + "own or with the others of its folder. Repeatable.",
      valueName: "path"))
  var calls: [String] = []

  @Option(
    help: ArgumentHelp(
      "A Swift file, or a folder of them, that must not compile; '// error: …' in a file names the "
        + "error. Repeatable.",
      valueName: "path"))
  var rejects: [String] = []

  @OptionGroup var modules: ModuleOptions

  @Option(
    help: ArgumentHelp(
      "A platform of the project to compile for; all by default. Repeatable.",
      valueName: "platform"))
  var platform: [Platform] = []

  @Option(help: "The language mode, 5 or 6. By default, both, or 5 for a project with 'swift: 5'.")
  var swift: LanguageMode?

  @Option(
    help: ArgumentHelp(
      "The format of the report: text, json, jsonl, github, sarif, gitlab, junit or checkstyle; "
        + "'=FILE' writes it to a file. Repeatable.", valueName: "format[=file]"))
  var format: [ReportOption] = []

  @Flag(help: "Compile only the library and none of its calls.")
  var libraryOnly = false

  @Flag(help: "Exit with 1 for warnings as well.")
  var strict = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if project.folder.hasSuffix(".swift") {
      throw ValidationError(
        "'\(project.folder)' is not a folder of a project; write --calls or --rejects before each "
          + "Swift file.")
    }
    if libraryOnly, !calls.isEmpty || !rejects.isEmpty {
      throw ValidationError("--library-only cannot be combined with --calls and --rejects.")
    }
  }

  func run() throws {
    let request = VerifyRequest(
      folder: project.folder, calls: calls, rejects: rejects, sdk: modules.sdk,
      modulePaths: modules.modulePath, stubs: modules.stub,
      modes: swift.map { [$0] }, platforms: platform,
      verifiesCalls: !libraryOnly,
      reports: format.map(\.report), isStrict: strict, problemLimit: problems.limit)
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(verify(request, in: surroundings, console: speech.console))
  }
}

extension LanguageMode: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
