import ArgumentParser
import CompilerDriver

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the lint rules.",
    discussion: """
      Shows the severity of each rule in the project, what it finds, and whether 'lint --fix' fixes it. \
      'dscompile explain' describes a rule in detail.
      """)

  @Option(help: ArgumentHelp("List only the rules of one group.", valueName: "group"))
  var group: GroupOption?

  @Argument(
    help: ArgumentHelp(
      "A folder in the project; the current folder by default.", valueName: "folder"))
  var folder = "."

  @OptionGroup var colors: ColorOptions

  func run() throws {
    try finish(
      listRules(
        group: group?.group, in: folder, surroundings: Surroundings(),
        console: colors.console))
  }
}

/// A group of rules on the command line.
struct GroupOption: ExpressibleByArgument {
  let group: RuleGroupName

  init?(argument: String) {
    guard let group = RuleGroupName(rawValue: argument) else { return nil }
    self.group = group
  }

  static var allValueStrings: [String] { RuleGroupName.allCases.map(\.rawValue) }
}
