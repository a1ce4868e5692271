import CompilerDriver
import TestSupport
import Testing

/// Handling of translations in an emitted String Catalog.
@Suite struct StringCatalogTests {
  private let path = "Generated/Sources/Kit/Resources/Localizable.xcstrings"

  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\nspecs: specs\n")
    try writeSpec(project, texts: ["Close", "Open"])
    #expect(run(project) == .fine)
    return project
  }

  private func writeSpec(_ project: TestProject, texts: [String]) throws {
    let body = texts.map { "    Text(\"\($0)\", bundle: .module)\n" }.joined()
    try project.write(
      "specs/Close.yaml",
      "component: Close\nslots: {title: }\nbody: |\n    title\n\(body)")
  }

  private func run(
    _ project: TestProject, _ request: BuildRequest = BuildRequest()
  ) -> Outcome {
    project.log.clear()
    return build(
      request, by: .components, in: project.surroundings, console: project.log.console())
  }

  private func translation(_ value: String) -> String {
    """
    "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\(value)" } } }
    """
  }

  /// Adds translations after the comments of the texts, and a text that Xcode extracted.
  private func translate(_ project: TestProject) throws {
    let text = try #require(project.tree()["Sources/Kit/Resources/Localizable.xcstrings"])
    let translated =
      text
      .replacing(
        "\"Close\" : {", with: "\"Added\" : { },\n    \"Close\" : { \(translation("Schließen")),"
      )
      .replacing("\"Open\" : {", with: "\"Open\" : { \(translation("\\u00d6ffnen")),")
    #expect(translated != text)
    try project.write(path, translated)
  }

  private func catalog(_ project: TestProject) -> String {
    project.tree()["Sources/Kit/Resources/Localizable.xcstrings"] ?? ""
  }

  @Test func translationsAreNotEdits() throws {
    let project = try makeProject()
    try translate(project)
    let before = catalog(project)
    #expect(run(project) == .fine)
    #expect(catalog(project) == before)
    #expect(run(project, BuildRequest(mode: .check)) == .fine)
  }

  @Test func translationsAreKeptWhenTextsChange() throws {
    let project = try makeProject()
    try translate(project)
    try writeSpec(project, texts: ["Close", "New"])
    #expect(run(project) == .fine)
    let text = catalog(project)
    for part in ["\"New\" : {", "\"Added\" : {", "Schließen", "Öffnen", "\"stale\""] {
      #expect(text.contains(part), "\(part)")
    }
    // A text that comes back has its translation again.
    try writeSpec(project, texts: ["Close", "Open"])
    #expect(run(project) == .fine)
    #expect(!catalog(project).contains("\"stale\""))
    #expect(catalog(project).contains("Öffnen"))
    #expect(run(project, BuildRequest(mode: .check)) == .fine)
  }

  @Test func commentsAreNotTheirs() throws {
    let project = try makeProject()
    try translate(project)
    let text = catalog(project).replacing("a text in it", with: "something else")
    try project.write(path, text)
    #expect(run(project) == .findings)
    #expect(catalog(project) == text)
    #expect(run(project, BuildRequest(isForced: true)) == .fine)
    #expect(catalog(project).contains("a text in it"))
    #expect(catalog(project).contains("Schließen"))
  }

  /// A file that cannot be parsed is neither overwritten nor removed with the last text.
  @Test(arguments: ["<<<<<<< ours\n", "", "{", "[1, tru", "{\"strings\" : {\"a\" : \"\\ud800\"}}"])
  func unreadableFilesAreKept(_ start: String) throws {
    let project = try makeProject()
    let text = start + String(catalog(project).dropFirst(5)) + ">>>>>>> theirs\n"
    try project.write(path, text)
    #expect(run(project) == .findings)
    #expect(catalog(project) == text)
  }

  @Test func translationsAreKeptAfterTheLastText() throws {
    let project = try makeProject()
    try translate(project)
    try writeSpec(project, texts: [])
    #expect(run(project) == .findings)
    #expect(catalog(project).contains("Schließen"))
  }
}
