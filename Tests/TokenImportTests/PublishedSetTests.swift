import Foundation
import TestSupport
import Testing
import TokenImport

/// Small sets in the shape of published ones are imported, and each value is compared with that of a resolver of its own.
@Suite struct PublishedSetTests {
  /// A fixture.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let form: TokenSetForm

    /// The tokens that the format cannot express.
    let leftOut: Set<String>

    /// The number of compared values in all appearances.
    let count: Int
    var appearances = ["light", "dark"]

    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "style-dictionary-3", form: .styleDictionary, leftOut: ["content.icon.chevron"],
      count: 84),
    Case(
      name: "style-dictionary-4", form: .designTokens, leftOut: ["link.target", "link.external"],
      count: 31, appearances: ["light"]),
    Case(
      name: "tokens-studio-file", form: .tokensStudio,
      leftOut: ["letterSpacing.tight", "textCase.upper"], count: 70),
    Case(
      name: "tokens-studio-folder", form: .tokensStudio, leftOut: ["card.visible"], count: 42),
    Case(
      name: "figma-variables", form: .figmaVariables, leftOut: ["Copy.greeting", "Flags.dense"],
      count: 30),
    Case(name: "figma-export", form: .figmaExport, leftOut: ["label"], count: 24),
    Case(name: "mode-files", form: .designTokens, leftOut: [], count: 28),
    Case(
      name: "terrazzo", form: .terrazzo, leftOut: ["icon.name"], count: 80,
      appearances: ["light", "dark", "light-high-contrast", "dark-high-contrast"]),
    Case(name: "specify", form: .specify, leftOut: ["primitives.icons.close"], count: 38),
    Case(name: "resolver", form: .resolver, leftOut: ["badge.hint"], count: 30),
  ])
  func keepsEveryValue(_ test: Case) throws {
    let sample = try ImportedSample(try files(test.name))
    #expect(sample.imported.form == test.form)
    #expect(sample.imported.remaining.isEmpty, "\(sample.imported.remaining.map(\.message))")
    var count = 0
    for appearance in test.appearances {
      let set = try #require(try Self.sets[test.name]?(appearance))
      var leftOut: Set<String> = []
      for path in set.tokens.keys.sorted() {
        let found = sample.leaves(
          set.writtenPath(path), isDark: appearance.hasPrefix("dark"),
          isHighContrast: appearance.hasSuffix("contrast"))
        guard let found else {
          leftOut.insert(path)
          continue
        }
        let expected = set.leaves(path)
        #expect(
          areEqual(found, expected ?? []),
          "\(path), \(appearance): \(found), not \(String(describing: expected))")
        count += 1
        let token = sample.system.tokens.first { $0.path.description == set.writtenPath(path) }
        #expect(token?.description == set.tokens[path]?.description, "\(path)")
        #expect((token?.deprecation != nil) == set.tokens[path]?.isDeprecated, "\(path)")
      }
      #expect(leftOut == test.leftOut, "\(appearance)")
    }
    #expect(count == test.count)
    #expect(sample.system.tokens.count * test.appearances.count == test.count)
    // What is left out is reported, and nothing else, except for a color that needs a group.
    let reports = sample.reports.filter { !$0.contains("is not in a group") }
    #expect(reports.count == test.leftOut.count, "\(reports)")
  }

  private func files(_ name: String) throws -> [String: String] {
    let folder = repositoryRoot.appending(
      path: "Tests/TokenImportTests/Fixtures/Published/\(name)")
    var files: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: folder.path)
    while let path = paths?.nextObject() as? String {
      if !path.hasSuffix(".json") { continue }
      files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return files
  }

  /// The sets in an appearance, by the names of their fixtures: which files and parts of files make up which
  /// appearance is stated here.
  private static let sets: [String: @Sendable (String) throws -> PublishedSet] = [
    "style-dictionary-3": { appearance in
      var set = try trees(
        "style-dictionary-3",
        [
          "color/base", "theme/\(appearance)", "size/spacing", "font", "effects",
          "component/button",
        ])
      set.kinds = [
        ("color", .color), ("size", .dimension), ("font.family", .fontFamily),
        ("font.fontWeight", .fontWeight), ("typography", .typography), ("time", .duration),
        ("easing", .cubicBezier), ("shadow", .shadow), ("border", .border),
        ("gradient", .gradient), ("opacity", .number),
        ("component.button.primary.background", .color),
        ("component.button.primary.border", .border),
        ("component.button.primary.padding", .dimension),
      ]
      return set
    },
    "style-dictionary-4": { _ in
      var set = try trees("style-dictionary-4", ["tokens"])
      set.kinds = [("button.background", .color), ("button.shadow", .shadow)]
      return set
    },
    "tokens-studio-file": { appearance in
      let root = try PublishedSet.json("tokens-studio-file/tokens.json") as? [String: Any]
      var set = PublishedSet()
      for name in ["global", appearance, "composed"] { set.add(tree: root?[name] ?? [:]) }
      return set
    },
    "tokens-studio-folder": { appearance in
      var set = try trees(
        "tokens-studio-folder",
        ["primitives/color", "primitives/size", "semantic/\(appearance)", "components/card"])
      // The color modifier of this token.
      set.add("palette.lime.600", "rgba({palette.lime.500}, 0.5)", "color")
      return set
    },
    "figma-variables": figmaVariables,
    "figma-export": figmaExport,
    "mode-files": { appearance in
      try trees("mode-files", ["base.tokens", "\(appearance).tokens"])
    },
    "terrazzo": { appearance in
      var set = PublishedSet()
      set.add(tree: try PublishedSet.json("terrazzo/tokens.json")) { node in
        let modes = (node["$extensions"] as? [String: Any])?["mode"] as? [String: Any]
        // A mode without a value has that of the appearance with the usual contrast.
        return modes?[appearance] ?? modes?[appearance.hasPrefix("dark") ? "dark" : "light"]
          ?? node["$value"]
      }
      return set
    },
    "specify": { appearance in
      var set = PublishedSet()
      set.add(tree: try PublishedSet.json("specify/tokens.json")) { node in
        let values = node["$value"] as? [String: Any]
        return values?[appearance] ?? values?["default"]
      }
      return set
    },
    "resolver": { appearance in
      var set = try trees(
        "resolver",
        ["foundation/colors", "foundation/sizes", "appearance/\(appearance)", "components"])
      set.kinds = [("badge.fill", .color), ("badge.inset", .dimension)]
      return set
    },
  ]

  private static func trees(_ name: String, _ files: [String]) throws -> PublishedSet {
    var set = PublishedSet()
    for file in files { set.add(tree: try PublishedSet.json("\(name)/\(file).json")) }
    return set
  }

  @Sendable private static func figmaVariables(_ appearance: String) throws -> PublishedSet {
    let root = try PublishedSet.json("figma-variables/variables.json") as? [String: Any]
    let meta = root?["meta"] as? [String: Any]
    let variables = meta?["variables"] as? [String: [String: Any]] ?? [:]
    func path(_ id: String) -> String {
      (variables[id]?["name"] as? String ?? "").replacingOccurrences(of: "/", with: ".")
    }
    var set = PublishedSet()
    for (id, variable) in variables {
      let values = variable["valuesByMode"] as? [String: Any] ?? [:]
      var value = values[appearance == "dark" ? "2:1" : "2:0"] ?? values.values.first ?? 0
      if let target = (value as? [String: Any])?["id"] as? String { value = "{\(path(target))}" }
      var type = variable["resolvedType"] as? String
      let scopes = variable["scopes"] as? [String] ?? []
      if type == "FLOAT" {
        type = scopes == ["ALL_SCOPES"] ? "number" : "dimension"
        if scopes == ["FONT_WEIGHT"] { type = "fontWeight" }
        if scopes == ["OPACITY"], let percent = value as? NSNumber {
          (type, value) = ("number", percent.doubleValue / 100)
        }
      }
      set.add(path(id), value, type, in: variable)
    }
    return set
  }

  @Sendable private static func figmaExport(_ appearance: String) throws -> PublishedSet {
    let root = try PublishedSet.json("figma-export/export.json") as? [String: Any]
    var set = PublishedSet()
    for collection in root?["collections"] as? [[String: Any]] ?? [] {
      let modes = collection["modes"] as? [[String: Any]] ?? []
      let mode = appearance == "dark" ? modes.last : modes.first
      for variable in mode?["variables"] as? [[String: Any]] ?? [] {
        let name = variable["name"] as? String ?? ""
        var value = variable["value"] ?? 0
        if let target = (value as? [String: Any])?["name"] as? String {
          value = "{\(target.replacingOccurrences(of: "/", with: "."))}"
        }
        let isLength = name.hasPrefix("space/")
        set.add(
          name.replacingOccurrences(of: "/", with: "."), value,
          isLength ? "dimension" : variable["type"] as? String)
      }
    }
    return set
  }
}
