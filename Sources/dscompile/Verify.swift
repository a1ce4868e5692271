import ArgumentParser
import CompilerDriver
import Specification

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compile the emitted Swift and every promised call with the Swift compiler.",
    discussion: """
      Compiles what the project emits, for the oldest version of each platform that it names and in both \
      language modes, and then every call that the components promise: each has to mean the initializer \
      that it is meant for, and calls that are not offered have to be refused. Errors and warnings are \
      told at the places of the specs that the text is from. Nothing is written, and what did not change \
      since the last run is not compiled again.

      On macOS, code is compiled against Apple's SDKs; elsewhere against declarations of SwiftUI that come \
      with dscompile.
      """)

  @Argument(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Swift files, and folders of them, that use the library and must compile, each for itself.",
      valueName: "path"))
  var calls: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Swift files, and folders of them, that must not compile; '// error: …' in one says why.",
      valueName: "path"))
  var rejects: [String] = []

  @Option(
    help: ArgumentHelp(
      "Apple's SDK to compile against, such as iPhoneOS18.6.sdk, also where there is no Xcode.",
      valueName: "folder"), completion: .directory)
  var sdk: String?

  @Option(
    help: ArgumentHelp(
      "A folder with modules that the project imports, compiled by the same compiler; repeatable.",
      valueName: "folder"), completion: .directory)
  var modulePath: [String] = []

  @Option(
    help: ArgumentHelp(
      "A module that the project imports and that is not here: an empty one stands for it; repeatable.",
      valueName: "module"))
  var stub: [String] = []

  @Option(
    help: ArgumentHelp(
      "A platform of the project to compile for; all by default. Repeatable.",
      valueName: "platform"))
  var platform: [Platform] = []

  @Option(help: "The language mode, 5 or 6; both by default.")
  var swift: LanguageMode?

  @Option(
    help: ArgumentHelp(
      "How problems are told: text, json, jsonl, github, sarif, gitlab, junit or checkstyle; with '=' and "
        + "a file, they are written there. Repeatable.", valueName: "format[=file]"))
  var format: [ReportOption] = []

  @Flag(help: "Compile the library alone, and none of its calls.")
  var libraryOnly = false

  @Flag(help: "Exit with 1 for warnings, too.")
  var strict = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if libraryOnly, !calls.isEmpty || !rejects.isEmpty {
      throw ValidationError("--library-only compiles no calls; leave out --calls and --rejects.")
    }
  }

  func run() throws {
    let request = VerifyRequest(
      folder: folder, calls: calls, rejects: rejects, sdk: sdk, modulePaths: modulePath,
      stubs: stub,
      modes: swift.map { [$0] } ?? LanguageMode.allCases, platforms: platform,
      verifiesCalls: !libraryOnly,
      reports: format.map(\.report), isStrict: strict, problemLimit: problems.limit)
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(verify(request, in: surroundings, console: speech.console))
  }
}

extension LanguageMode: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
