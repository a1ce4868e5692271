import ArgumentParser
import CompilerDriver

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of specs, for editors.",
    discussion: """
      'dscompile schema spec > spec.schema.json' once, and editors with a YAML language server complete \
      and explain the keys of a file that begins with '# yaml-language-server: $schema=PATH', the path \
      to the schema from the file.
      """)

  @Argument(help: "What file: spec for components, project for dscompile.yaml, or library.")
  var kind = SpecKind.spec

  func run() throws {
    try finish(printSchema(of: kind, console: .standard(.normal)))
  }
}

extension SpecKind: ExpressibleByArgument {}
