import ArgumentParser
import CompilerDriver

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Show what previews of a component come to, without a Mac.",
    discussion: """
      Compiles the project in memory, runs a preview with a model of SwiftUI, and prints what is seen as \
      an outline, or what a screen reader reads. Without a name, lists the components with their previews \
      and styles. Nothing is written, and only what changed is compiled again.

      Names, styles and options need no recompilation. API that the model lacks is reported.
      """)

  @Argument(
    help: ArgumentHelp("A component, such as Card; a list of all by default.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The preview to show; by default 'everything', with all parts. Repeatable.",
      valueName: "name"))
  var preview: [String] = []

  @Flag(help: "Show all previews.")
  var all = false

  @Option(help: ArgumentHelp("The style to show it in.", valueName: "name"))
  var style: String?

  @Option(help: ArgumentHelp("The theme to show it in.", valueName: "name"))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "The text size: xSmall to xxxLarge, and AX1 to AX5.", valueName: "size"))
  var textSize: RenderRequest.TextSize?

  @Flag(help: "Lay out from right to left.")
  var rightToLeft = false

  @Flag(help: "Use dark colors.")
  var dark = false

  @Flag(help: "Use the colors of people who ask for more contrast.")
  var increasedContrast = false

  @Option(help: ArgumentHelp("The language and region, such as de or pt-BR.", valueName: "locale"))
  var locale: String?

  @Flag(help: "Make localized texts longer, as translations are.")
  var longTexts = false

  @Option(
    help: "What is printed: outline, layout (an outline with frames), accessibility or json.")
  var format = RenderRequest.Format.outline

  @Option(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var project = "."

  @OptionGroup var work: WorkOptions
  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    if all, !preview.isEmpty {
      throw ValidationError("--all cannot be combined with --preview.")
    }
    let options: [(String, Bool)] = [
      ("--preview", !preview.isEmpty), ("--all", all), ("--style", style != nil),
      ("--theme", theme != nil), ("--text-size", textSize != nil),
      ("--right-to-left", rightToLeft), ("--dark", dark),
      ("--increased-contrast", increasedContrast), ("--locale", locale != nil),
      ("--long-texts", longTexts),
    ]
    if name == nil, let option = options.first(where: \.1)?.0 {
      throw ValidationError("\(option) needs the name of a component.")
    }
    if name == nil, [.accessibility, .layout].contains(format) {
      throw ValidationError("--format \(format.rawValue) needs the name of a component.")
    }
  }

  func run() throws {
    let request = RenderRequest(
      folder: project, component: name, previews: preview, showsAll: all, style: style,
      theme: theme, textSize: textSize, isRightToLeft: rightToLeft, isDark: dark,
      hasIncreasedContrast: increasedContrast, locale: locale, hasLongTexts: longTexts,
      format: format)
    var surroundings = Surroundings(jobs: work.jobs ?? processorCount())
    surroundings.interfaces = surroundings.files.interfaceSources()
    try finish(render(request, in: surroundings, console: speech.console))
  }
}

extension RenderRequest.Format: ExpressibleByArgument {}

extension RenderRequest.TextSize: ExpressibleByArgument {
  package init?(argument: String) { self.init(named: argument) }

  package static var allValueStrings: [String] { allCases.map(\.shortName) }
}
