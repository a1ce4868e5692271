import ArgumentParser
import CompilerDriver

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of good specs.",
    discussion: """
      Each with how strictly it is minded in the project, what it finds, and whether 'lint --fix' mends \
      it. 'dscompile explain' tells more of a rule.
      """)

  @Option(help: ArgumentHelp("List the rules of a group alone.", valueName: "group"))
  var group: GroupOption?

  @Argument(
    help: ArgumentHelp("A folder in the project; this one by default.", valueName: "folder"))
  var folder = "."

  func run() throws {
    try finish(
      listRules(
        group: group?.group, in: folder, surroundings: Surroundings(),
        console: .standard(.normal)))
  }
}

/// A group of rules as the command line names it.
struct GroupOption: ExpressibleByArgument {
  let group: RuleGroupName

  init?(argument: String) {
    guard let group = RuleGroupName(rawValue: argument) else { return nil }
    self.group = group
  }

  static var allValueStrings: [String] { RuleGroupName.allCases.map(\.rawValue) }
}
