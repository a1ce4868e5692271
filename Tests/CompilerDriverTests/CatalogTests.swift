#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// `catalog` draws all previews, and keeps a folder with their pages up to date.
  struct CatalogTests {
    private let project: TestProject

    init() throws {
      project = try TestProject()
      try project.write(
        "dscompile.yaml",
        """
        library: Kit
        prefix: XY
        platforms: {iOS: "16.0"}
        snapshots: false
        catalog: {pages: docs}

        """)
      try project.write("docs/words.md", "# Words\n\n![Short](preview:Card/everything)\n")
      try project.write("components/Card.yaml", Self.card)
      try project.write("components/Chip.yaml", Self.chip)
    }

    private static let card = """
      component: Card
      summary: Something to read.
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
      body: |
        label.padding(4).background(.yellow, in: Capsule())
      previews:
        broken: |
          Text(verbatim: [String]()[0])

      """

    private func catalog(
      _ output: String = "site"
    ) async throws -> (outcome: Outcome, output: String, errors: String) {
      project.log.clear()
      let project = project
      let cache = URL(filePath: project.folder).appending(path: ".cache")
      let surroundings = try renderingSurroundings(base: project.folder, cache: cache)
      let outcome = try await withTurn {
        CompilerDriver.catalog(
          CatalogRequest(output: output), in: surroundings, console: project.log.console(.normal))
      }
      return (outcome, project.log.output, project.log.errors)
    }

    private var names: [String] {
      get throws {
        try FileManager.default.subpathsOfDirectory(atPath: project.folder + "/site")
          .filter { $0.contains(".") }.sorted()
      }
    }

    private func date(of path: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: project.folder + "/site/" + path)[
        .modificationDate] as? Date
    }

    @Test func siteFollowsTheSpecs() async throws {
      var (outcome, _, errors) = try await catalog()
      // A preview that ends the program is reported at its place, and the others are drawn.
      #expect(outcome == .findings)
      #expect(errors.contains("components/Chip.yaml:7"), "\(errors)")
      #expect(errors.contains("'Chip.broken' ends with a runtime error"), "\(errors)")
      #expect(errors.contains("2 components, "), "\(errors)")
      #expect(
        try names == [
          "components/Card.html", "components/Chip.html", "files.txt", "findings.html",
          "fonts.css", "index.html", "measures.js", "pages/words-2e-md.html", "pictures.css",
          "search.js", "site.css", "site.js", "source/Card.html", "source/Chip.html",
        ])
      let card = try project.read("site/components/Card.html")
      #expect(card.contains("Something to read."))
      // Its texts are texts, and the call is the one that an app writes.
      #expect(card.contains("font-weight=\"600\"><tspan"), "\(card.prefix(20_000))")
      #expect(card.contains("XYCard(title: &quot;Monthly report&quot;)"))
      let words = try project.read("site/pages/words-2e-md.html")
      #expect(words.contains("font-weight=\"600\"><tspan"), "\(words.prefix(20_000))")
      let chip = try project.read("site/components/Chip.html")
      #expect(chip.contains("Not drawn: "))

      // What did not change is not written, and what is no longer there is removed.
      let old = (try date(of: "components/Card.html"), try date(of: "index.html"))
      try project.write(
        "components/Chip.yaml", Self.chip.replacing("component: Chip", with: "component: Pill"))
      try FileManager.default.removeItem(atPath: project.folder + "/components/Chip.yaml")
      try project.write(
        "components/Pill.yaml",
        "component: Pill\nslots: {label: {options: [text]}}\nbody: label.padding(4)\n")
      (outcome, _, errors) = try await catalog()
      #expect(outcome == .fine, "\(errors)")
      #expect(try names.contains("components/Pill.html"))
      #expect(try !names.contains("components/Chip.html"))
      #expect(try date(of: "index.html") != old.1)
      #expect(try date(of: "site.css") != nil)
    }

    /// Values lead back to the tokens that the spec uses, each for what it is used for.
    @Test func measuresNameTokens() async throws {
      try project.write(
        "dscompile.yaml",
        """
        library: Kit
        prefix: XY
        platforms: {iOS: "16.0"}
        snapshots: false
        tokens: tokens
        targets: [swiftui, uikit]

        """)
      try project.write(
        "tokens/a.tokens.json",
        """
        {"spacing": {"$type": "dimension",
          "small": {"$value": {"value": 8, "unit": "px"}},
          "alike": {"$value": {"value": 8, "unit": "px"}},
          "large": {"$value": {"value": 16, "unit": "px"}},
          "unused": {"$value": {"value": 6, "unit": "px"}}},
         "radius": {"$type": "dimension", "large": {"$value": {"value": 16, "unit": "px"}}},
         "color": {"$type": "color",
          "text": {"$value": {"colorSpace": "srgb", "components": [0.4, 0.4, 0.4]}},
          "ground": {"$value": {"colorSpace": "srgb", "components": [0.6, 0.6, 0.6]}}}}
        """)
      try project.write(
        "components/Card.yaml",
        """
        component: Card
        slots: {title: {options: [text]}}
        body: |
          VStack(spacing: XYSpacing.large) {
            title.foregroundColor(XYPalette.text)
            Rectangle().frame(width: 6, height: 6)
          }
          .padding(.horizontal, XYSpacing.small)
          .padding(.bottom, XYSpacing.alike)
          .background(XYPalette.ground, in: RoundedRectangle(cornerRadius: XYRadius.large))

        """)
      try project.write(
        "components/Chip.yaml",
        "component: Chip\nslots: {label: {options: [text]}}\nbody: label.padding(8)\n")
      try project.write("docs/words.md", "# Words\n")
      let (outcome, _, errors) = try await catalog()
      #expect(outcome == .fine, "\(errors)")
      let card = try project.read("site/components/Card.html")
      // A length is the token's that the code uses for this, of several with the same value.
      for text in [
        "<th>Spacing, vertical</th><td>16</td><td><code>spacing.large</code></td>",
        "corners 16 <code>radius.large</code>",
        "color #666666 <code>color.text</code>", "color #999999 <code>color.ground</code>",
        // Two tokens have it, and no token that the spec uses does.
        "<th>Padding, horizontal</th><td>8</td><td></td>",
        "<th>Padding, bottom</th><td>8</td><td></td>",
      ] { #expect(card.contains(text), "\(text)") }
      // A size that no token has is that of the part.
      #expect(card.contains("<td>6 × 6</td>"))
      #expect(!card.contains("<th>Width</th>"))
      // Another spec uses none.
      #expect(
        try project.read("site/components/Chip.html").contains(
          "<th>Padding, all edges</th><td>8</td><td></td>"))

      let tokens = try project.read("site/tokens.html")
      #expect(tokens.contains("Text on <a href=\"#token-color-2e-ground\">"), "\(tokens)")
      #expect(tokens.contains("<td class=\"fails\">2 <small>fails</small></td>"), "\(tokens)")
      #expect(tokens.contains("Shape on the screen"), "\(tokens)")

      let findings = try project.read("site/findings.html")
      #expect(findings.contains("2 of 2 components are shown completely."), "\(findings)")
      #expect(findings.contains("2 native."), "\(findings)")
    }

    /// What a page refers to is checked before anything is drawn or written.
    @Test func brokenPagesAreReported() async throws {
      try project.write(
        "dscompile.yaml",
        "library: Kit\nprefix: XY\ngroups: [Content]\ncatalog: {pages: docs/design, symbols: docs/marks}\n"
      )
      try project.write("components/Card.yaml", Self.card)
      try project.write(
        "docs/design/cards.md",
        """
        # Cards

        ![](preview:Crad/everything)

        ![](preview:Card/everythin)

        A picture ![](preview:Card) in a text.
        ![a](gird.png) ![b](../../secret.png) [c](../cards.md) [d](card.md) [e](cards.md#x)
        """)
      try project.write("docs/design/grid.png", "\u{1}")
      try project.write("docs/secret.txt", "secret")
      try FileManager.default.createSymbolicLink(
        atPath: project.folder + "/docs/design/secret.md",
        withDestinationPath: project.folder + "/docs/secret.txt")
      let (outcome, _, errors) = try await catalog()
      #expect(outcome == .findings)
      for message in [
        "cards.md:3:1", "no component with pictures is named 'Crad'; did you mean 'Card'?",
        "cards.md:5:1", "'Card' has no preview 'everythin'; did you mean 'everything'?",
        "cards.md:7:1", "a picture of a preview needs a paragraph of its own",
        "cards.md:8:1", "there is no image 'gird.png' in 'docs/design'; did you mean 'grid.png'?",
        "the site shows only images in 'docs/design', and '../../secret.png' is elsewhere",
        "'../cards.md' is not in 'docs/design'",
        "there is no page 'card.md' in 'docs/design'; did you mean 'cards.md'?",
        "'secret.md' in 'docs/design' is a link to a file in another folder",
        "the folder 'docs/marks' does not exist; name the folder of the symbols",
      ] { #expect(errors.contains(message), "\(message)\n\(errors)") }
      #expect(!FileManager.default.fileExists(atPath: project.folder + "/site"))
    }

    @Test func otherFilesAreNotTouched() async throws {
      try project.write("site/notes.txt", "Mine.\n")
      let (outcome, _, errors) = try await catalog()
      #expect(outcome == .failure)
      #expect(errors.contains("is not empty"), "\(errors)")
      #expect(try project.read("site/notes.txt") == "Mine.\n")
      #expect(try names == ["notes.txt"])
    }
  }
#endif
