import CompilerDriver
import SwiftCompilation
import TestSupport
import Testing

/// A published set is imported into an empty folder, and what is built from it compiles.
@Suite struct ImportedProjectTests {
  @Test func compilesWithItsTokens() async throws {
    let project = try TestProject()
    try project.remove("dscompile.yaml")
    let set = repositoryRoot.appending(
      path: "Tests/TokenImportTests/Fixtures/Published/style-dictionary-3")
    let imported = importTokenFiles(
      .init(paths: [set.path]), in: project.surroundings, console: project.log.console())
    #expect(imported == .fine, "\(project.log.errors)")
    #expect(try project.read("dscompile.yaml").hasSuffix("\ntokens: tokens/design.resolver.json\n"))

    // The component uses a color, a length, a typography and a shadow of the set. Everything else is emitted, too.
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      platforms: {iOS: "16.0"}
      targets: [swiftui, uikit]
      tokens: tokens/design.resolver.json

      """)
    try project.write(
      "components/Notice.yaml",
      """
      component: Notice
      slots:
        title: {options: [text]}
      body: |
        title
          .typography(Typography.heading)
          .foregroundStyle(Palette.text)
          .padding(Size.spacing2)
          .background(Palette.backgroundPrimary)
          .shadow(Shadow.shadow2)

      """)
    project.log.clear()
    #expect(
      build(
        BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
        == .fine, "\(project.log.errors)")
    let palette = try #require(project.tree()["Sources/Kit/Tokens/Palette.swift"])
    #expect(palette.contains("dark:"))

    project.log.clear()
    let outcome = try await withTurn {
      verify(
        VerifyRequest(modes: [.v6]), in: verificationSurroundings(base: project.folder),
        console: project.log.console())
    }
    #expect(outcome == .fine, "\(project.log.output + project.log.errors)")
    #expect(project.log.errors.contains("1 component and "), "\(project.log.errors)")
    #expect(project.log.errors.contains("no problems"))
  }
}
