import Diagnostics
import Emission
import SwiftRendering
import SwiftUIEmitter
import Testing

/// The compact layout, in which a component has at most three files of declarations.
struct CompactTests {
  private static let project = "library: Kit\nfiles: compact\nimports: [Charts]\nsnapshots: false"

  private static let card = """
    component: Card
    slots: {title: {options: [text]}}
    environment: {density: {type: Int, default: 1}}
    types: {Role: {cases: [low, high]}}
    accessibility: {identifiers: {title: card.title}}
    styles: {automatic: , outlined: {parameters: {width: {type: CGFloat, default: 1}}}}
    """

  /// The names of the component's files in its folder.
  private func names(_ emitted: Emitted) -> [String] {
    let folder = "Sources/Kit/Components/Card/"
    return emitted.files.filter { $0.path.hasPrefix(folder) }
      .map { String($0.path.dropFirst(folder.count)) }.sorted()
  }

  /// The lines of a text that begin with one of some words.
  private func lines(_ text: String, from words: String...) -> [String] {
    text.split(separator: "\n").filter { line in words.contains { line.hasPrefix($0) } }
      .map(String.init)
  }

  @Test func threeFiles() {
    let emitted = emitted([Self.card], project: Self.project)
    #expect(names(emitted) == ["Card.swift", "CardStyle.swift", "CardStyles.swift"])
    let main = emitted.text("Card/Card")
    #expect(lines(main, from: "import ") == ["import Charts", "import SwiftUI"])
    #expect(
      lines(main, from: "// MARK: - ").suffix(3)
        == ["// MARK: - Role", "// MARK: - CardAccessibilityIdentifiers", "// MARK: - density"])
    #expect(main.contains("\n}\n\n// MARK: - Role\n\n/// "))
    let style = emitted.text("Card/CardStyle")
    #expect(
      lines(style, from: "import ", "// MARK: - ") == [
        "import Charts", "import SwiftUI", "// MARK: - CardStyleConfiguration",
        "// MARK: - cardStyle",
      ])
    #expect(
      lines(emitted.text("Card/CardStyles"), from: "import ", "// MARK: - ", "public struct ") == [
        "import Charts", "import SwiftUI", "public struct DefaultCardStyle: CardStyle {",
        "// MARK: - OutlinedCardStyle", "public struct OutlinedCardStyle: CardStyle {",
      ])
  }

  /// The default layout has the same declarations in the same order.
  @Test func sameDeclarations() {
    func declarations(_ project: String) -> [String] {
      emitted([Self.card], project: project).files.flatMap { file in
        String(decoding: file.body, as: UTF8.self).split(separator: "\n").map(String.init)
          .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("// MARK: - ") }
      }.sorted()
    }
    let separate = Self.project.replacing("files: compact", with: "files: separate")
    #expect(declarations(Self.project) == declarations(separate))
  }

  /// A file of one part is the same in both layouts.
  @Test func onePart() {
    let spec = "component: Tag\nslots: {title: }\nbody: title"
    let separate = emitted([spec], project: "library: Kit").text("Tag/Tag")
    #expect(separate.contains("struct Tag"))
    #expect(emitted([spec], project: "library: Kit\nfiles: compact").text("Tag/Tag") == separate)
  }

  /// Parts that are not compiled on all platforms, with their imports.
  @Test func conditions() {
    let platforms = "platforms: {iOS: \"16.0\", tvOS: \"16.0\"}"
    let spec = """
      component: Card
      availability: {tvOS: unavailable}
      slots: {title: {options: [text]}}
      accessibility: {identifiers: {title: card.title}}
      styles: {automatic: , hover: }
      swift: struct Helper {}
      """
    let emitted = emitted([spec], project: "\(Self.project)\n\(platforms)")
    let main = emitted.text("Card/Card")
    #expect(
      lines(main, from: "import ", "#if ", "  import ", "#endif", "// MARK: - ", "struct ") == [
        "#if !os(tvOS)", "  import Charts", "  import SwiftUI", "#endif", "#if !os(tvOS)", "#endif",
        "#if !os(tvOS)", "struct Helper {}", "#endif", "// MARK: - CardAccessibilityIdentifiers",
      ], "\(main)")
    let style = emitted.text("Card/CardStyle")
    #expect(style.hasPrefix("#if !os(tvOS)\n  import Charts\n  import SwiftUI\n\n  /// "))
    #expect(lines(style, from: "#if ", "#endif").count == 2)
  }

  /// Text of a team's templates above the imports stands once, and other text stays with its part.
  @Test func ownTemplates() throws {
    let system = try #require(checkedSystem([Self.card], project: Self.project))
    func source(_ kind: TemplateKind, _ text: String) -> (TemplateKind, SourceText) {
      (kind, SourceText(path: kind.fileName, text))
    }
    let license = "// © Example Ltd."
    let overrides = Dictionary(uniqueKeysWithValues: [
      source(.component, "\(license)\n\n{{imports}}\nimport Kit\n\n{{component}}\n"),
      source(.type, "\(license)\n\n{{imports}}\nimport Art\nimport Kit\n\n// A type.\n{{type}}\n"),
    ])
    let templates = Templates.parse(overrides: overrides).templates
    let file = try #require(
      emit(system.components[0], in: system.library, templates).first {
        $0.path.hasSuffix("/Card.swift")
      })
    let text = String(decoding: file.body, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "\(license)\n\nimport Art\nimport Charts\nimport Kit\nimport SwiftUI\n\n/// "), "\(text)")
    #expect(text.split(separator: license).count == 1)
    #expect(text.contains("\n\n// MARK: - Role\n\n// A type.\n/// "))
  }

  /// The declarations of a library file are one file.
  @Test func libraryFile() {
    let emitted = emitted(
      [
        "types: {Tone: {cases: [calm]}, Size: {cases: [small]}}\nswift: struct Helper {}"
      ], project: Self.project)
    let files = emitted.files.filter { $0.path.hasPrefix("Sources/Kit/Shared/") }
    #expect(files.count == 1)
    let text = files.first.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
    #expect(
      lines(text, from: "// MARK: - ")
        == ["// MARK: - Size", "// MARK: - Other declarations"], "\(text)")
  }
}
