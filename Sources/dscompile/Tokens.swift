import ArgumentParser
import CompilerDriver

struct Tokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "List the design tokens of a project, or write old token files anew.",
    discussion: """
      Without a further word it lists the tokens; see 'dscompile help tokens list'.
      """,
    subcommands: [ListTokens.self, MigrateTokens.self], defaultSubcommand: ListTokens.self)
}

struct ListTokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the design tokens of a project.",
    discussion: """
      For each token it prints its name in Swift, its type, its values in all contexts, and the specs, \
      hand-written files and tokens that name it. Nothing is written.
      """)

  @Argument(
    help: ArgumentHelp("A folder in the project, or its dscompile.yaml.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @Option(help: "How the tokens are listed: text or json.")
  var format = TokensRequest.Format.text

  @Flag(help: "List only the tokens that no spec, no hand-written file and no other token names.")
  var unused = false

  @OptionGroup var work: WorkOptions

  func run() throws {
    try finish(
      listTokens(
        TokensRequest(folder: folder, format: format, isUnusedOnly: unused),
        in: Surroundings(jobs: work.jobs ?? processorCount()), console: .standard(.normal)))
  }
}

struct MigrateTokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Write token files of older forms in the format 2025.10.",
    discussion: """
      Files of Style Dictionary and Terrazzo are written in their place; an export of Tokens Studio or of \
      Figma's variables becomes several files and a resolver beside it. What cannot be migrated is \
      reported. No other file is replaced.
      """)

  @Argument(
    help: ArgumentHelp(
      "A token file, or a folder with some; what the project file names by default.",
      valueName: "path"))
  var path: String?

  @Flag(help: "Write nothing; name the files that would be written.")
  var dryRun = false

  @OptionGroup var speech: SpeechOptions

  func run() throws {
    try finish(
      migrateTokenFiles(
        TokenMigrationRequest(path: path, isDryRun: dryRun), in: Surroundings(),
        console: speech.console))
  }
}

extension TokensRequest.Format: ExpressibleByArgument {}
