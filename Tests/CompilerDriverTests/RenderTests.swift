#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// `render` runs previews, and reports what cannot run at the places of specs.
  struct RenderTests {
    private let project: TestProject

    init() throws {
      project = try TestProject()
      try project.write(
        "dscompile.yaml", "library: Kit\nprefix: XY\nplatforms: {iOS: \"16.0\"}\nsnapshots: false\n"
      )
      try project.write("components/Card.yaml", Self.card)
      try project.write("components/Chip.yaml", Self.chip)
    }

    private static let card = """
      component: Card
      slots:
        title: {options: [text]}
        actions: {optional: true}
      styles:
        automatic:
          body: |
            HStack {
              configuration.title.font(.headline)
              configuration.actions
            }
        outlined: {body: "XYCard(configuration).border(.red)"}

      """

    private static let chip = """
      component: Chip
      slots: {label: {options: [text]}}
      body: label.accessibilityHint("A hint")
      previews:
        drawn: |
          VStack {
            AsyncImage(url: nil)
          }
        broken: |
          Text(verbatim: [String]()[0])
        inverted: |
          XYChip(label: "Alpha").fontDesign(.serif).colorInvert()

      """

    private func render(
      _ component: String? = nil, _ change: (inout RenderRequest) -> Void = { _ in }
    ) async throws -> (outcome: Outcome, output: String, errors: String) {
      project.log.clear()
      var request = RenderRequest(component: component)
      change(&request)
      let (project, chosen) = (project, request)
      let cache = URL(filePath: project.folder).appending(path: ".cache")
      let surroundings = try renderingSurroundings(base: project.folder, cache: cache)
      let outcome = try await withTurn {
        CompilerDriver.render(chosen, in: surroundings, console: project.log.console(.quiet))
      }
      return (outcome, project.log.output, project.log.errors)
    }

    @Test func listsPreviewsAndStyles() async throws {
      let (outcome, output, _) = try await render()
      #expect(outcome == .fine)
      #expect(
        output.hasPrefix(
          "Card\n  previews: required, everything, customViews, emptyViews, longTexts,\n    emptyTexts,"
        ),
        "\(output)")
      #expect(output.contains("\n  styles: automatic, outlined\nChip\n  previews: everything,"))
      let json = try await render { $0.format = .json }.output
      let list = try JSONDecoder().decode(PreviewList.self, from: Data(json.utf8))
      #expect(list.components.map(\.component) == ["Card", "Chip"])
      #expect(list.components.first?.spec == "components/Card.yaml")
      #expect(list.components.first?.styles == ["automatic", "outlined"])
    }

    /// Names are checked before anything is compiled.
    @Test func unknownNames() async throws {
      func errors(
        _ component: String, _ change: (inout RenderRequest) -> Void = { _ in }
      ) async throws -> String {
        let (outcome, output, errors) = try await render(component, change)
        #expect(outcome == .failure)
        #expect(output == "")
        return errors
      }
      #expect(
        try await errors("Crad")
          == "error: the project has no component 'Crad'; did you mean 'Card'?\n")
      #expect(
        try await errors("Table")
          == "error: the project has no component 'Table'; 'dscompile render' lists all components\n"
      )
      #expect(
        try await errors("Card") { $0.previews = ["everithing"] }
          == "error: 'Card' has no preview 'everithing'; did you mean 'everything'?\n")
      #expect(
        try await errors("XYCard") { $0.style = "filled" }
          == "error: 'Card' has no style 'filled'; there are 'automatic' and 'outlined'\n")
      #expect(
        try await errors("Chip") { $0.style = "outlined" }
          == "error: 'Chip' has no style 'outlined'; there are none\n")
      #expect(
        try await errors("Card") { $0.theme = "orchard" }
          == "error: the project has no theme 'orchard'; there are none\n")
      #expect(
        try await errors("Card") {
          $0.previews = ["outlined"]
          $0.style = "automatic"
        }.hasPrefix("error: the preview 'outlined' sets styles itself, so '--style automatic'"))
    }

    @Test func errorsInSpecs() async throws {
      try project.write("components/Chip.yaml", "component: Chip\nslots: {label: }\nbody: lable\n")
      let (outcome, output, errors) = try await render("Card")
      #expect(outcome == .findings)
      #expect(output == "")
      #expect(errors.hasPrefix("components/Chip.yaml:3:7: error: "), "\(errors)")
    }

    /// The emitted package is tested, so it has to be there and up to date.
    @Test func testsThatCannotRun() throws {
      func errors() -> (outcome: Outcome, errors: String) {
        project.log.clear()
        let outcome = testViews(
          TestRequest(), in: project.surroundings, console: project.log.console())
        return (outcome, project.log.errors)
      }
      let none = errors()
      #expect(none.outcome == .failure)
      #expect(
        none.errors.contains("has no tests that run without a Mac; write 'tests: {headless: true}'")
      )
      try project.write("dscompile.yaml", "library: Kit\nprefix: XY\ntests: {headless: true}\n")
      let missing = errors()
      #expect(missing.outcome == .findings)
      #expect(missing.errors.contains("' is not up to date; run 'dscompile' before the tests"))
      try project.write("components/Card.yaml", "component: Card\nslots: {title: }\nbody: titel\n")
      let broken = errors()
      #expect(broken.outcome == .findings)
      #expect(broken.errors.hasPrefix("components/Card.yaml:3:7: error: "), "\(broken.errors)")
    }

    /// One project is compiled once, shown in many ways, and edited.
    @Test func runs() async throws {
      let plain = try await render("Card")
      #expect(plain.outcome == .fine, "\(plain.errors)")
      #expect(
        plain.output == """
          row center
            text "Monthly report" system 17 weight 600 #000000
            button
              text "Open" system 17 #007AFF

          """)
      #expect(
        try await render("XYCard") { $0.format = .accessibility }.output
          == "\"Monthly report\"; text\n\"Open\"; button\n")
      let changed = try await render("Card") {
        $0.previews = ["required", "everything"]
        $0.style = "outlined"
        $0.isDark = true
        $0.textSize = .accessibility5
        $0.isRightToLeft = true
        $0.locale = "de"
      }
      #expect(changed.output.hasPrefix("required\n"), "\(changed.output)")
      #expect(changed.output.contains("\n\neverything\n"))
      #expect(changed.output.contains("system 53 weight 600 #FFFFFF"), "\(changed.output)")
      #expect(changed.output.contains("border"))
      try await checkJSON()
      try await checkFailures()

      let before = try objects()
      try project.write(
        "components/Card.yaml", Self.card.replacing("HStack", with: "VStack(alignment: .leading)"))
      let edited = try await render("Card")
      #expect(edited.output.hasPrefix("column leading\n"), "\(edited.output)\(edited.errors)")
      let after = try objects()
      #expect(Set(before.keys) == Set(after.keys))
      #expect(after.count { before[$0.key] != $0.value } == 1)

      try project.write(
        "components/Card.yaml",
        Self.card.replacing(".headline", with: "[1].map { \"\\($0)\" }[0]"))
      let broken = try await render("Card")
      #expect(broken.outcome == .findings)
      #expect(
        broken.output.hasPrefix("components/Card.yaml:9:44: error: cannot convert value of type"),
        "\(broken.output)")
      try project.write("components/Card.yaml", Self.card)
      #expect(try await render("Card").output == plain.output)
    }

    /// When the objects of files were compiled.
    private func objects() throws -> [String: Date] {
      let folder = URL(filePath: project.folder).appending(path: ".cache/programs")
      var times: [String: Date] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".o") {
        let file = folder.appending(path: path).path
        times[path] =
          try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      }
      return times
    }

    private func checkJSON() async throws {
      let json = try await render("Chip") { $0.format = .json }.output
      let result = try JSONDecoder().decode(RenderedJSON.self, from: Data(json.utf8))
      #expect(result.component == "Chip")
      let preview = try #require(result.previews.first)
      #expect(preview.preview == "everything")
      #expect(preview.outline.map(\.text) == ["text \"Notifications\" system 17 #000000"])
      #expect(preview.accessibility.map(\.label) == ["Notifications"])
      #expect(preview.accessibility.map(\.hint) == ["A hint"])
      #expect(preview.accessibility.map(\.traits) == [["text"]])
      #expect(preview.notModeled == [])
      #expect(preview.failure == nil)
    }

    /// A preview that cannot run does not hide the others.
    private func checkFailures() async throws {
      let (outcome, output, errors) = try await render("Chip") {
        $0.previews = ["drawn", "everything", "broken", "inverted"]
      }
      #expect(outcome == .findings)
      #expect(output.contains("everything\ntext \"Notifications\""), "\(output)")
      let lines = errors.split(separator: "\n").filter { $0.contains("components/") }
      #expect(
        lines.first?.hasPrefix(
          "components/Chip.yaml:7:7: error: 'Chip.drawn' cannot be shown, because this is not "
            + "modeled: init(") == true, "\(errors)")
      #expect(
        lines.dropFirst().first?.hasPrefix(
          "components/Chip.yaml:10:30: error: 'Chip.broken' ends with a runtime error: Index out of "
            + "range [preview-trap]") == true, "\(errors)")
      #expect(
        lines.contains {
          $0.hasPrefix("components/Chip.yaml:12:47: note: 'colorInvert(")
            && $0.hasSuffix("[not-modeled]")
        },
        "\(errors)")
    }
  }

  private struct PreviewList: Decodable {
    struct Component: Decodable {
      let component: String
      let spec: String
      let previews: [String]
      let styles: [String]
    }
    let components: [Component]
    let themes: [String]
  }

  private struct RenderedJSON: Decodable {
    struct Node: Decodable {
      let text: String
      let children: [Node]
    }
    struct Element: Decodable {
      let label: String
      let hint: String?
      let traits: [String]
    }
    struct Preview: Decodable {
      let preview: String
      let outline: [Node]
      let accessibility: [Element]
      let notModeled: [String]
      let failure: String?
    }
    let component: String
    let previews: [Preview]
  }
#endif
