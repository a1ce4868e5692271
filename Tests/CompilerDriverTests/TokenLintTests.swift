import CompilerDriver
import TestSupport
import Testing

/// Findings of rules in token files and about tokens.
@Suite struct TokenLintTests {
  private func run(
    _ project: TestProject, fixing: LintRequest.Fixing? = nil
  ) -> String {
    project.log.clear()
    _ = lint(
      LintRequest(fixing: fixing), by: .components, in: project.surroundings,
      console: project.log.console())
    return project.log.output
  }

  private func set(_ rules: String, in project: TestProject) throws {
    try project.write(
      "dscompile.yaml",
      "library: Kit\ntokens: tokens/design.resolver.json\nlint: {rules: {\(rules)}}\n")
  }

  @Test func findingsInTokenFilesAreShownWithTheirLine() throws {
    let project = try makeTokenProject()
    try set("unused-token: warning", in: project)
    try project.write(
      "components/Badge.yaml", "component: Badge\nslots: {label: }\nbody: label.padding()\n")
    let output = run(project)
    #expect(
      output.contains(
        "tokens/base.tokens.json:3:15: warning: no spec, no hand-written file and no other token "
          + "uses 'Spacing.small'; remove it, or use it [unused-token]\n"), "\(output)")
    #expect(output.contains("\"spacing\": {\"small\""))
    #expect(output.contains("tokens/plain.tokens.json:1:12: warning: "))
  }

  /// Tokens mentioned in hand-written files are used.
  @Test func handwrittenFilesUseTokens() throws {
    let project = try makeTokenProject()
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      tokens: tokens/design.resolver.json
      output: {sources: Sources/Kit/Generated}
      sources: Sources/Kit/Own
      lint: {rules: {unused-token: warning}}

      """)
    try project.write("components/Badge.yaml", "component: Badge\nslots: {label: }\nbody: label\n")
    try project.write("Sources/Kit/Own/A.swift", "let gap = Spacing.small\n")
    let output = run(project)
    #expect(!output.contains("'Spacing.small'"), "\(output)")
    #expect(output.contains("'Palette.critical'"))
  }

  @Test func fixesWriteTokens() throws {
    let project = try makeTokenProject()
    try project.write(
      "components/Badge.yaml", "component: Badge\nslots: {label: }\nbody: label.padding(8)\n")
    _ = run(project, fixing: .init(isUnsafe: true))
    #expect(
      try project.read("components/Badge.yaml").hasSuffix("body: label.padding(Spacing.small)\n"))
  }

  /// Tokens with errors have no findings.
  @Test func brokenTokensHaveNoFindings() throws {
    let project = try makeTokenProject()
    try set("unused-token: warning", in: project)
    try project.write("tokens/base.tokens.json", "{\"color\": {\"critical\": {\"$value\": 1}}}")
    #expect(!run(project).contains("unused-token"))
  }
}
