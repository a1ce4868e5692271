import ArgumentParser
import CompilerDriver

struct Tokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract:
      "List the design tokens of a project, import a published set, or convert older token files.",
    discussion: """
      Without a subcommand, lists the tokens; see 'dscompile help tokens list'.
      """,
    subcommands: [ListTokens.self, ImportTokens.self, MigrateTokens.self],
    defaultSubcommand: ListTokens.self)
}

struct ListTokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the design tokens of a project.",
    discussion: """
      Prints the Swift name of each token, its type, its values in all contexts, and the specs, \
      hand-written files and tokens that use it. Nothing is written.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "The format of the list: text or json.")
  var format = TokensRequest.Format.text

  @Flag(help: "List only tokens that no spec, no hand-written file and no other token uses.")
  var unused = false

  @OptionGroup var work: WorkOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    try finish(
      listTokens(
        TokensRequest(folder: project.folder, format: format, isUnusedOnly: unused),
        in: Surroundings(jobs: work.jobs ?? processorCount()), console: colors.console))
  }
}

struct ImportTokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import a token set in the form in which it is published.",
    discussion: """
      Recognizes Style Dictionary, Tokens Studio, Figma variables, Terrazzo, Specify, and resolvers and token \
      files of the format and its drafts, in JSON, JSON5 or YAML. Writes token files of the format 2025.10, with a \
      resolver for themes and modes, and a project file if there is none. Parts that cannot be converted, or not \
      exactly, are reported at their places. The imported files are not changed.
      """)

  @Argument(
    help: ArgumentHelp(
      "The files and folders of one set, as exported or published.", valueName: "path"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The folder of the written token files, 'tokens' by default.", valueName: "folder"))
  var output: String?

  @Flag(help: "Replace the files of an earlier import.")
  var replace = false

  @Flag(help: "Write nothing; name the files that would be written.")
  var dryRun = false

  @OptionGroup var speech: SpeechOptions

  func run() throws {
    try finish(
      importTokenFiles(
        TokenImportRequest(
          paths: paths, output: output ?? "tokens", replacesFiles: replace, isDryRun: dryRun),
        in: Surroundings(), console: speech.console))
  }
}

struct MigrateTokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Convert older token files to the format 2025.10.",
    discussion: """
      The token files are read as one set, like those of 'dscompile tokens import'. If all are converted exactly, and \
      no token depends on a context, the older ones are replaced; otherwise a resolver and token files are written \
      next to them. Parts that cannot be converted, or not exactly, are reported. No other file is changed.
      """)

  @Argument(
    help: ArgumentHelp(
      "A token file, or a folder of token files; by default, the files that the project file "
        + "names.",
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
