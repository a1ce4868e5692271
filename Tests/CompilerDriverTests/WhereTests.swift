import CompilerDriver
import Foundation
import TestSupport
import Testing

/// From lines of emitted files to specs.
@Suite struct WhereTests {
  private let project: TestProject

  private static let spec = """
    # A comment before all.
    component: Card
    slots:
      title:
        options: [text]
    properties:
      role: {type: Role, default: .low}
    modifiers: {elevation: {type: Int, default: 1}}
    environment: {density: {type: Int, default: 1}}
    types: {Role: {cases: [low, high]}}
    styles:
      automatic:
        body: >-
          configuration.title
            .padding()
      outlined:
        parameters: {lineWidth: {type: CGFloat, default: 1}}
        environment: [colorScheme]
        body: |

          // Why so.
          VStack {
            configuration.title

            Divider()
          }
          .border(.primary, width: lineWidth)
    previews:
      inbox: 'Card(title: "Inbox")'
    swift: |
      // First.
      let a = 1

      let b = 2

    """

  init() throws {
    project = try TestProject()
    try project.write("dscompile.yaml", "# A comment.\nlibrary: Kit\n")
    try project.write("components/Card.yaml", Self.spec)
    #expect(
      build(
        BuildRequest(), by: .components, in: project.surroundings,
        console: project.log.console(.quiet)) == .fine)
  }

  private func origin(_ place: String, from folder: String? = nil) throws -> (
    outcome: Outcome, log: String
  ) {
    project.log.clear()
    var surroundings = project.surroundings
    if let folder { surroundings.base = folder }
    let outcome = findOrigin(
      try #require(WhereRequest(place)), in: surroundings, console: project.log.console())
    return (outcome, project.log.output + project.log.errors)
  }

  /// The origin of the first line in a file that contains a text.
  private func origin(of text: String, in file: String) throws -> String {
    let path = "Generated/Sources/Kit/" + file
    let lines = try project.read(path).split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(text) }, "\(text)")
    let (outcome, log) = try origin("\(path):\(index + 1)")
    #expect(outcome == .fine)
    return log
  }

  @Test(arguments: [
    ("import SwiftUI", "2:1: component"), ("Code generated", "2:1: component"),
    ("private let role", "7:3: properties.role"), ("private let title", "4:3: slots.title"),
    ("private var elevation", "8:13: modifiers.elevation"),
    ("func elevation", "8:13: modifiers.elevation"), ("public init(", "3:1: slots"),
    ("public var body", "2:1: component"), ("// First.", "31:3: swift"),
    ("let a = 1", "32:3: swift"), ("let b = 2", "34:3: swift"),
  ])
  func component(_ text: String, _ place: String) throws {
    #expect(
      try origin(of: text, in: "Components/Card/Card.swift") == "components/Card.yaml:\(place)\n")
  }

  @Test(arguments: [
    ("private let lineWidth", "17:18: styles.outlined.parameters.lineWidth"),
    ("private var colorScheme", "18:19: styles.outlined.environment.colorScheme"),
    ("import SwiftUI", "16:3: styles.outlined"), ("public init(", "16:3: styles.outlined"),
    ("// Why so.", "21:7: styles.outlined.body"), ("VStack {", "22:7: styles.outlined.body"),
    ("configuration.title", "23:9: styles.outlined.body"),
    ("Divider()", "25:9: styles.outlined.body"), (".border(", "27:7: styles.outlined.body"),
    ("static var outlined", "16:3: styles.outlined"),
  ])
  func style(_ text: String, _ place: String) throws {
    let file = "Components/Card/Styles/OutlinedCardStyle.swift"
    #expect(try origin(of: text, in: file) == "components/Card.yaml:\(place)\n")
  }

  @Test func otherFiles() throws {
    let folder = "Components/Card/"
    for (text, file, place) in [
      (
        ".padding()", "Styles/DefaultCardStyle.swift",
        "components/Card.yaml:15:9: styles.automatic.body"
      ),
      ("enum Role", "Role.swift", "components/Card.yaml:10:9: types.Role"),
      (
        "func density", "EnvironmentKeys/DensityKey.swift",
        "components/Card.yaml:9:15: environment.density"
      ),
      ("protocol", "Styles/CardStyle.swift", "components/Card.yaml:11:1: styles"),
      (
        "Card(title: \"Inbox\")", "../../Support/Previews/CardPreviews.swift",
        "components/Card.yaml:29:11: previews.inbox"
      ),
      ("struct StyleStack", "../../Support/StyleStack.swift", "dscompile.yaml:2:1: library"),
    ] {
      #expect(try origin(of: text, in: folder + file) == place + "\n")
    }
    #expect(try origin("Generated/Package.swift:1").log == "dscompile.yaml:2:1: library\n")
    #expect(try origin("Generated/README.md:3").log == "dscompile.yaml:2:1: library\n")
  }

  /// Each part of a file of several has its own origins.
  @Test func compactFiles() throws {
    try project.write("dscompile.yaml", "# A comment.\nlibrary: Kit\nfiles: compact\n")
    #expect(
      build(
        BuildRequest(), by: .components, in: project.surroundings,
        console: project.log.console(.quiet)) == .fine)
    for (text, file, place) in [
      ("import SwiftUI", "Card.swift", "2:1: component"),
      ("private let role", "Card.swift", "7:3: properties.role"),
      ("// MARK: - Role", "Card.swift", "10:9: types.Role"),
      ("enum Role", "Card.swift", "10:9: types.Role"),
      ("func density", "Card.swift", "9:15: environment.density"),
      ("let b = 2", "Card.swift", "34:3: swift"),
      ("import SwiftUI", "CardStyle.swift", "11:1: styles"),
      ("struct CardStyleConfiguration", "CardStyle.swift", "11:1: styles"),
      (".padding()", "CardStyles.swift", "15:9: styles.automatic.body"),
      ("// MARK: - OutlinedCardStyle", "CardStyles.swift", "16:3: styles.outlined"),
      ("private let lineWidth", "CardStyles.swift", "17:18: styles.outlined.parameters.lineWidth"),
      ("Divider()", "CardStyles.swift", "25:9: styles.outlined.body"),
    ] {
      let found = try origin(of: text, in: "Components/Card/" + file)
      #expect(found == "components/Card.yaml:\(place)\n", "\(file): \(text)")
    }
    #expect(project.tree().allSatisfy { !$0.key.contains("/Styles/") })
  }

  /// Every line of every file has an origin.
  @Test func everyLine() throws {
    for (path, text) in project.tree() {
      guard path.hasSuffix(".swift") else { continue }
      for line in 1...text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 {
        let (outcome, log) = try origin("Generated/\(path):\(line)")
        #expect(outcome == .fine, "\(path):\(line): \(log)")
      }
    }
  }

  @Test func runsFromAnyFolder() throws {
    let file = "Components/Card/Card.swift"
    let folder = project.folder + "/Generated/Sources/Kit"
    #expect(
      try origin("\(file):1:7", from: folder).log
        == "\(project.folder)/components/Card.yaml:2:1: component\n")
    #expect(
      try origin("\(folder)/\(file):1", from: "/").log
        .hasSuffix("/components/Card.yaml:2:1: component\n"))
  }

  @Test func conditions() throws {
    try project.write(
      "components/Card.yaml",
      """
      component: Card
      availability: {macOS: unavailable}
      slots: {title: }
      body: |
        title
          .padding()
      swift: |
        let a = 1

        let b = 2

      """)
    #expect(
      build(
        BuildRequest(), by: .components, in: project.surroundings,
        console: project.log.console(.quiet)) == .fine)
    let file = "Components/Card/Card.swift"
    #expect(try origin(of: "  .padding()", in: file) == "components/Card.yaml:6:5: body\n")
    #expect(
      try origin(of: "private let title", in: file) == "components/Card.yaml:3:9: slots.title\n")
    #expect(try origin(of: "let a = 1", in: file) == "components/Card.yaml:8:3: swift\n")
    #expect(try origin(of: "let b = 2", in: file) == "components/Card.yaml:10:3: swift\n")
  }

  /// A line of a copied file is from the hand-written one.
  @Test func copies() throws {
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      platforms: {iOS: "16.0", macOS: "13.0"}
      targets: [swiftui, uikit]
      uikit: {sources: uikit}

      """)
    try project.write("components/Card.yaml", "component: Card\nslots: {title: }\nbody: title\n")
    try project.write("uikit/Help.swift", "import UIKit\n\nlet a = 1\n")
    #expect(
      build(
        BuildRequest(), by: .components, in: project.surroundings,
        console: project.log.console(.quiet)) == .fine)
    let file = project.folder + "/Generated/Sources/KitUIKit/Handwritten/Help.swift"
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("let a = 1") }) + 1
    let folder = project.folder
    #expect(try origin("\(file):\(line)", from: folder).log == "uikit/Help.swift:3:1\n")
    #expect(try origin("\(file):1", from: folder).log == "uikit/Help.swift:1:1\n")
  }

  /// An emitted file of tokens that a folder contains originates from the folder.
  @Test func folderOfTokens() throws {
    try project.write("dscompile.yaml", "library: Kit\ntokens: tokens\n")
    try project.write(
      "tokens/base.tokens.json",
      """
      {"spacing": {"small": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}}
      """)
    #expect(
      build(
        BuildRequest(), by: .components, in: project.surroundings,
        console: project.log.console(.quiet)) == .fine)
    let file = "Generated/Sources/Kit/Tokens/Spacing.swift"
    let (outcome, log) = try origin("\(file):8")
    #expect(outcome == .fine)
    #expect(log == "tokens\n")
  }

  @Test func problemsWithoutPlace() throws {
    let file = "Generated/Sources/Kit/Components/Card/Card.swift"
    let text = try project.read(file)
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(try origin("\(file):\(count)").outcome == .fine)
    #expect(
      try origin("\(file):\(count + 1)").log
        == "error: '\(file)' has \(count) lines and no line \(count + 1)\n")
    #expect(
      try origin("Generated/No.swift:1").log == "error: there is no file 'Generated/No.swift'\n")
    #expect(
      try origin("components/Card.yaml:1").log
        == "error: 'components/Card.yaml' is a spec; 'where' needs a line of an emitted file, and "
        + "prints the part of the spec that it comes from\n")
    try project.write(file, text + "// mine\n")
    #expect(
      try origin("\(file):1").log
        == "error: '\(file)' was edited by hand, so the origin of its lines is not known\n")
    // Changed line ends are not edits.
    try project.write(file, text.replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(try origin("\(file):1").outcome == .fine)
    try project.write(
      "components/Card.yaml",
      Self.spec.replacingOccurrences(
        of: "component: Card", with: "component: Card\nsummary: News."))
    #expect(
      try origin("\(file):1").log
        == "error: '\(file)' was emitted from an older version of the specs; run 'dscompile' and "
        + "try again\n"
    )
    try project.write("components/Card.yaml", "component: Tile\nslots: {title: }\n")
    #expect(
      try origin("\(file):1").log
        == "error: no spec emits '\(file)' anymore; run 'dscompile'\n")
    try project.write("components/Card.yaml", "component: tile\nslots: {title: }\n")
    #expect(try origin("\(file):1").outcome == .findings)
  }

  @Test func requests() {
    for text in ["Card.swift", "Card.swift:", "Card.swift:x", ":1", "Card.swift:0", "", "1"] {
      #expect(WhereRequest(text) == nil, "\(text)")
    }
    #expect(WhereRequest("a:b.swift:3")?.file == "a:b.swift")
    #expect(WhereRequest("a.swift:3:4")?.line == 3)
  }
}
