import ArgumentParser
import CompilerDriver
import Specification

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what 'lint' reports, and the Swift compiler's errors and warnings.",
    discussion: """
      Compiles the emitted files in memory for one platform, in the newest language mode, and reports the \
      compiler's messages at their places in the specs, in one list with the findings of 'lint'. Nothing \
      is written. Only files that an edit affects are compiled again. Without a Swift compiler, it \
      reports what 'lint' reports.

      '-' checks standard input, the text of an editor that is not saved yet, as 'lint' does.
      """)

  @OptionGroup var findings: FindingOptions

  @Option(
    help: ArgumentHelp(
      "The platform of the project to compile for; its first by default.", valueName: "platform"))
  var platform: Platform?

  @OptionGroup var modules: ModuleOptions

  @Option(
    help: ArgumentHelp(
      "The file of recorded findings, which are not reported; by default "
        + ".dscompile-baseline.yaml, if it exists.",
      valueName: "file"))
  var baseline: String?

  @Flag(
    help: """
      Include suppressed findings and findings of the baseline in SARIF, marked as suppressed. GitHub \
      ignores the mark.
      """)
  var reportSuppressed = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var problems: ProblemOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws { try findings.validate(reportsSuppressed: reportSuppressed) }

  func run() throws {
    let request = findings.request(
      includesSuppressed: reportSuppressed, problemLimit: problems.limit,
      baseline: .init(file: baseline),
      compiler: CompilerUse(
        platform: platform, sdk: modules.sdk, modulePaths: modules.modulePath,
        stubs: modules.stub))
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(
      lint(request, by: .components, in: surroundings, console: speech.console))
  }
}
