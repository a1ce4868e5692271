import ArgumentParser
import CompilerDriver

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of specs, for editors.",
    discussion: """
      Write the schema to a file with 'dscompile schema spec > spec.schema.json'. Editors with a YAML \
      language server then complete and explain the keys of files that begin with \
      '# yaml-language-server: $schema=PATH', where PATH is relative to the file.
      """)

  @Argument(help: "The kind of file: spec for components, project for dscompile.yaml, or library.")
  var kind = SpecKind.spec

  @OptionGroup var colors: ColorOptions

  func run() throws {
    try finish(printSchema(of: kind, console: colors.console))
  }
}

extension SpecKind: ExpressibleByArgument {}
