import CatalogSite
import CompilerDriver
import Diagnostics
import Foundation
import Linter
import SwiftCompilation
import TestSupport
import Testing

/// The rules whose violations `changes` finds.
@Suite struct ChangeRuleTests {
  /// Projects of two versions of specs, with all rules on.
  private func projects(
    from earlier: [String], to specs: [String], tokens: (old: String, new: String)?,
    _ severities: [String: String]
  ) throws -> (old: TestProject, new: TestProject) {
    func project(_ specs: [String], _ tokens: String?) throws -> TestProject {
      let project = try TestProject()
      let rules = ChangesRequest.rules.map { "\($0): \(severities[$0] ?? "error")" }
      try project.write(
        "dscompile.yaml",
        "library: Kit\n\(tokens == nil ? "" : "tokens: tokens.yaml\n")"
          + "lint: {rules: {\(rules.joined(separator: ", "))}}\n")
      if let tokens { try project.write("tokens.yaml", tokens) }
      for (index, spec) in specs.enumerated() {
        try project.write("components/\(index).yaml", spec + "\n")
      }
      return project
    }
    return (try project(earlier, tokens?.old), try project(specs, tokens?.new))
  }

  /// Compares two versions of specs with all rules on.
  private func lines(
    from earlier: [String], to specs: [String], tokens: (old: String, new: String)? = nil,
    _ severities: [String: String] = [:]
  ) throws -> [String] {
    let (old, new) = try projects(from: earlier, to: specs, tokens: tokens, severities)
    _ = CompilerDriver.changes(
      ChangesRequest(earlier: .folder(old.folder), reports: [.init(.findings(.jsonl))]),
      in: new.surroundings, console: new.log.console())
    #expect(new.log.errors == "", "\(new.log.errors)")
    return new.log.output.split(separator: "\n").map(String.init)
  }

  /// `line:column rule` of each finding.
  private func places(_ lines: [String]) throws -> [String] {
    try lines.map { line in
      func value(_ key: String) throws -> Substring {
        let parts = line.components(separatedBy: "\"\(key)\":")
        try #require(parts.count > 1, "\(line)")
        return parts[1].drop { $0 == " " || $0 == "\"" }.prefix { !",\"}".contains($0) }
      }
      return "\(try value("line")):\(try value("column")) \(try value("id"))"
    }
  }

  @Test(arguments: rules.filter { $0.command == .changes }.map(\.id))
  func findsChangesInExamples(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    #expect(!rule.bad.isEmpty)
    for example in rule.bad {
      let (specs, marks) = unmarked(example.specs)
      let found = try places(try lines(from: example.earlier, to: specs)).filter {
        $0.hasSuffix(" \(id)")
      }
      #expect(found == marks.map { "\($0) \(id)" }, "\(example.specs)")
    }
    for example in rule.good {
      let found = try places(try lines(from: example.earlier, to: example.specs)).filter {
        $0.hasSuffix(" \(id)")
      }
      #expect(found == [], "\(example.specs)")
    }
  }

  private func unmarked(_ specs: [String]) -> (specs: [String], marks: [String]) {
    var marks: [String] = []
    let texts = specs.map { spec in
      spec.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        number, line in
        var text = ""
        for character in line {
          if character == "↓" {
            marks.append("\(number + 1):\(text.utf8.count + 1)")
          } else {
            text.append(character)
          }
        }
        return text
      }.joined(separator: "\n")
    }
    return (texts, marks)
  }

  // MARK: - Kinds of changes

  /// A change of a spec, and the findings that are expected: their rules and parts of their messages.
  struct Kind: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let expected: [(rule: String, part: String)]

    /// Code of a caller that compiles with the old version.
    let client: String

    var testDescription: String { expected.map(\.part).joined(separator: ", ") }

    init(
      _ old: String, _ new: String, _ expected: (rule: String, part: String)..., client: String
    ) {
      self.old = old
      self.new = new
      self.expected = expected
      self.client = client
    }
  }

  private static let shownTitle =
    "title.accessibilityIdentifier(TagAccessibilityIdentifiers.title)"

  /// A component around some entries, of which one can be its body.
  private func tag(_ entries: String) -> String {
    let body = entries.contains("body: ") ? "" : "body: 'Text(verbatim: \"\")'\n"
    return "component: Tag\n\(body)\(entries)"
  }

  private static let kinds: [Kind] = [
    // Meaning: values.
    Kind(
      "properties: {size: {type: Int, default: 1}}", "properties: {size: {type: Int, default: 2}}",
      ("changed-meaning", "the default of 'size' is '2' instead of '1'"),
      client: "_ = Tag(); _ = Tag(size: 3)"),
    Kind(
      "modifiers: {size: {type: Int, default: 1}}", "modifiers: {size: {type: Int, default: 2}}",
      ("changed-meaning", "the default of 'size' is '2' instead of '1'"),
      client: "_ = Tag().size(3)"),
    Kind(
      "environment: {density: {type: Int, default: 1}}",
      "environment: {density: {type: Int, default: 2}}",
      ("changed-meaning", "the default of 'density' is '2' instead of '1'"),
      client: "_ = Tag().density(3)"),
    Kind(
      "types: {Sizes: {constants: {small: {type: Int, value: 1}}}}",
      "types: {Sizes: {constants: {small: {type: Int, value: 2}}}}",
      ("changed-meaning", "the constant 'small' is '2' instead of '1'"),
      client: "let _: Int = Sizes.small"),
    Kind(
      "types: {TagKind: {raw: Int, cases: {a: {raw: 1}, b: {raw: 2}}}}",
      "types: {TagKind: {raw: Int, cases: {a: {raw: 1}, b: {raw: 3}}}}",
      ("changed-meaning", "the raw value of 'b' is '3' instead of '2'"),
      client: "let _: Int = TagKind.b.rawValue"),
    Kind(
      "types: {TagKind: {cases: [a, b], conforms: [CaseIterable]}}",
      "types: {TagKind: {cases: [b, a], conforms: [CaseIterable]}}",
      ("changed-meaning", "the cases of 'TagKind' have another order, and so has 'allCases'"),
      client: "_ = TagKind.allCases"),
    Kind(
      "types: {TagKind: {cases: [a, b], default: a}}",
      "types: {TagKind: {cases: [a, b], default: b}}",
      ("changed-meaning", "the default of 'TagKind' is 'b' instead of 'a'"), client: "_ = TagKind.a"
    ),
    Kind(
      "types: {Link: {properties: {size: {type: Int, default: 1}}}}",
      "types: {Link: {properties: {size: {type: Int, default: 2}}}}",
      ("changed-meaning", "the default of 'size' is '2' instead of '1'"), client: "_ = Link()"),
    // Safe: the same values, written otherwise.
    Kind(
      "properties: {size: {type: Double, default: 1}}",
      "properties: {size: {type: Double, default: 1.0}}", client: "_ = Tag(size: 1.5)"),
    Kind(
      "properties: {kind: {type: TagKind, default: .a}}\ntypes: {TagKind: {cases: [a, b]}}",
      "properties: {kind: {type: TagKind, default: TagKind.a}}\ntypes: {TagKind: {cases: [a, b]}}",
      client: "_ = Tag(kind: .b)"),
    Kind(
      "properties: {size: {type: '[Int]', default: '[1, 2]'}}",
      "properties: {size: {type: '[Int]', default: '[ 1,2 ]'}}", client: "_ = Tag(size: [1])"),
    Kind(
      "types: {TagKind: {cases: [a, b]}}", "types: {TagKind: {cases: [b, a]}}",
      client: "switch TagKind.a { case .a: break; case .b: break }"),
    // Look.
    Kind(
      "slots: {title: }\naccessibility: {identifiers: {title: a}}\nbody: \(shownTitle)",
      "slots: {title: }\naccessibility: {identifiers: {title: b}}\nbody: \(shownTitle)",
      ("changed-look", "the accessibility identifier of 'title' is 'b' instead of 'a'"),
      client: "_ = Tag { Text(verbatim: \"\") }"),
    Kind(
      "accessibility: {traits: [isButton]}", "accessibility: {traits: [isHeader]}",
      ("changed-look", "'accessibility.traits' is 'isHeader' instead of 'isButton'"),
      client: "_ = Tag()"),
    // Source.
    Kind(
      "properties: {size: Int}", "properties: {size: Int, count: Int}",
      ("source-break", "'Tag(size: …)' no longer compiles: it lacks 'count'"),
      client: "_ = Tag(size: 1)"),
    Kind(
      "properties: {size: Int}", "properties: {size: Double}",
      ("source-break", "'Double' instead of 'Int' for 'size:'; 'Tag(size: …)' no longer compiles"),
      client: "let size: Int = 1; _ = Tag(size: size)"),
    Kind(
      "slots: {title: {options: [text]}}", "slots: {heading: {options: [text]}}",
      ("source-break", "'Tag(title: \\\"…\\\")' no longer compiles: nothing takes 'title:'"),
      client: "_ = Tag(title: \"\")"),
    Kind(
      "slots: {title: {options: [text]}}",
      "slots: {title: {deprecated: {renamed: heading}}, heading: {options: [text], generic: Title}}",
      (
        "reference-break",
        "'Tag.init(title:)' has other parameters, so passing it on without a call no longer compiles"
      ), client: "_ = Tag(title: \"\")"),
    Kind(
      "modifiers: {size: {type: Int, default: 1}}", "modifiers: {width: {type: Int, default: 1}}",
      ("source-break", "removed 'Tag.size(_:)'"), client: "_ = Tag().size(2)"),
    Kind(
      "modifiers: {size: {type: Int, default: 1}}",
      "modifiers: {size: {deprecated: {renamed: width}}, width: {type: Int, default: 1}}",
      client: "_ = Tag().size(2)"),
    Kind(
      "types: {TagKind: {cases: [a, b]}}", "types: {TagKind: {cases: [a, b, c]}}",
      ("source-break", "added case 'TagKind.c': missing in each 'switch' without a 'default'"),
      client: "switch TagKind.a { case .a: break; case .b: break }"),
    Kind(
      "styles: {automatic: {body: 'Text(verbatim: \"\")'}, bold: {body: 'Text(verbatim: \"b\")'}}",
      "styles: {automatic: {body: 'Text(verbatim: \"\")'}}",
      ("source-break", "removed struct 'BoldTagStyle' and 'TagStyle.bold'"),
      client: "_ = Tag().tagStyle(.bold)"),
    // Only the library can call the initializers.
    Kind(
      "properties: {size: Int}", "properties: {size: Int}\ninitializers: {forms: []}",
      ("source-break", "removed 'Tag.init(size:)'"), client: "_ = Tag(size: 1)"),
    // A value is accepted where an optional is expected.
    Kind("properties: {size: Int}", "properties: {size: Int?}", client: "_ = Tag(size: 1)"),
    // A closure that does not wait is accepted where one that waits is expected.
    Kind(
      "properties: {onTap: '() -> Void'}", "properties: {onTap: '() async -> Void'}",
      client: "_ = Tag {}"),
    // Safe: a type that moved, with its old name as an alias.
    Kind(
      "properties: {kind: TagKind}\ntypes: {TagKind: {cases: [a, b]}}",
      "properties: {kind: TagRole}\n"
        + "types: {TagRole: {cases: [a, b]}, TagKind: {alias: TagRole, deprecated: {renamed: TagRole}}}",
      client: "let kind: TagKind = .a; _ = Tag(kind: kind)"),
    // Safe: a conformance that implies the earlier one.
    Kind(
      "types: {Link: {properties: {size: Int}, conforms: [Equatable]}}",
      "types: {Link: {properties: {size: Int}, conforms: [Hashable]}}",
      client: "func same<T: Equatable>(_: T) {}; same(Link(size: 1))"),
    Kind(
      "types: {Link: {properties: {size: Int}, conforms: [Hashable]}}",
      "types: {Link: {properties: {size: Int}, conforms: [Equatable]}}",
      ("source-break", "removed conformance 'Link: Hashable'"),
      client: "func key<T: Hashable>(_: T) {}; key(Link(size: 1))"),
    // A looser requirement, on which extensions can rely.
    Kind(
      "generics: {Value: {conforms: Hashable}}\nproperties: {value: Value}",
      "generics: {Value: {conforms: Equatable}}\nproperties: {value: Value}",
      (
        "reference-break",
        "'Tag' has no requirement 'Value: Hashable' anymore; extensions can have relied on that"
      ), client: "_ = Tag(value: 1)"),
    // Meaning: the style that applies.
    Kind(
      "styles: {automatic: {body: 'Text(verbatim: \"\")'}, bold: {body: 'Text(verbatim: \"b\")'}}",
      "styles: {automatic: {body: 'Text(verbatim: \"\")'}, bold: {default: true, body: 'Text(verbatim: \"b\")'}}",
      (
        "changed-meaning",
        "the style that applies if none is set is 'bold' instead of 'automatic'"
      ), client: "_ = Tag()"),
    // Meaning: what a closure fills.
    Kind(
      "slots: {title: {options: [text]}, actions: {optional: true}}",
      "slots: {title: {options: [text]}, icon: {optional: true}, actions: {optional: true}}",
      (
        "changed-meaning",
        "in 'Tag(title: \\\"…\\\") { view }', the closure fills 'icon' instead of 'actions'"
      ), ("source-break", "generic parameters '<Title, Icon, Actions>' instead of"),
      client: "func show(_: Tag<Text, EmptyView>) {}"),
    // Meaning: texts.
    Kind(
      "slots: {title: {options: [string]}}", "slots: {title: {options: [text]}}",
      (
        "changed-meaning",
        "in 'Tag(title: \\\"…\\\")', 'title:' is looked up as a key of localized texts from now on"
      ), client: "_ = Tag(title: \"\")"),
    // Meaning: a method of all views.
    Kind(
      "properties: {size: Int}",
      "properties: {size: Int}\nmodifiers: {bold: {type: Bool, default: false}}",
      ("changed-meaning", "'Tag.bold(_:)' hides the method of SwiftUI by that name"),
      client: "_ = Tag(size: 1).bold(true)"),
  ]

  @Test(arguments: kinds)
  func findings(of kind: Kind) throws {
    let found = try lines(from: [tag(kind.old)], to: [tag(kind.new)])
    for (rule, part) in kind.expected {
      #expect(
        found.contains { $0.contains("\"id\": \"\(rule)\"") && $0.contains(part) }, "\(found)")
    }
    let expected = Set(kind.expected.map(\.rule)).union(
      kind.expected.contains { $0.rule == "source-break" } ? ["reference-break"] : [])
    for line in found {
      #expect(expected.contains { line.contains("\"id\": \"\($0)\"") }, "\(line)")
    }
  }

  @Test func tokens() throws {
    func file(_ accent: String, _ gap: String) -> String {
      """
      color:
        $type: color
        accent: {$value: {colorSpace: srgb, components: \(accent)}}
        link: {$value: "{color.accent}"}
      spacing: {gap: {$type: dimension, $value: \(gap)}}

      """
    }
    let specs = ["component: Tag\nbody: 'Text(verbatim: \"\").foregroundStyle(Palette.accent)'"]
    let same = "{value: 4, unit: px}"
    let found = try lines(
      from: specs, to: specs, tokens: (file("[1, 0, 0]", same), file("[0, 0, 1]", same)))
    #expect(found.count == 2, "\(found)")
    #expect(
      found.first?.contains(
        "the token 'color.accent' is 'srgb 0 0 1' instead of 'srgb 1 0 0'; 'components/0.yaml' uses it"
      )
        == true, "\(found)")
    // A token that refers to it has the same value.
    #expect(found.last?.contains("the token 'color.link' is 'srgb 0 0 1'") == true, "\(found)")
    #expect(found.allSatisfy { $0.contains("changed-look") }, "\(found)")
    let longer = file("[1, 0, 0]", "{value: 8, unit: px}")
    #expect(
      try lines(from: specs, to: specs, tokens: (file("[1, 0, 0]", same), longer)).first?.contains(
        "the token 'spacing.gap' is '8 px' instead of '4 px'") == true)
    #expect(
      try lines(
        from: specs, to: specs,
        tokens: (
          longer,
          longer.replacing("\"{color.accent}\"", with: "{colorSpace: srgb, components: [1, 0, 0]}")
        )
      ) == [])
  }

  /// The compiler agrees with each verdict: the code of the caller compiles with the new version unless that is said to
  /// break it.
  @Test(arguments: LanguageMode.allCases)
  func verdictsAgreeWithTheCompiler(_ mode: LanguageMode) async throws {
    /// The names of a kind, which are its own in a library of all.
    func own(_ text: String, _ index: Int) -> String {
      text.replacing(/\b(Tag|tag|Link|Sizes)(?=[A-Z]|\b)/.wordBoundaryKind(.simple)) {
        "\($0.output.1)\(index)"
      }
      .replacing("BoldTagStyle", with: "BoldTag\(index)Style")
    }
    func module(_ spec: (Kind) -> String, _ folder: URL) async throws -> CompilationResult {
      let project = try TestProject()
      for (index, kind) in Self.kinds.enumerated() {
        try project.write("components/\(index).yaml", own(tag(spec(kind)), index))
      }
      let built = build(
        BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
      #expect(built == .fine, "\(project.log.errors)")
      let sources = project.tree().keys.filter {
        $0.hasPrefix("Sources/Kit/") && $0.hasSuffix(".swift")
      }
      return try await compile(
        sources.map { URL(filePath: "\(project.folder)/Generated/\($0)") }, moduleName: "Kit",
        mode: mode, emitModuleTo: folder.appending(path: "Kit.swiftmodule"), isModuleOnly: true,
        flags: ["-suppress-warnings"])
    }
    /// Each line after the imports is a caller.
    let client =
      "import Kit; import SwiftUI\n"
      + Self.kinds.enumerated().map { index, kind in
        "@MainActor func client\(index)() { \(own(kind.client, index)) }\n"
      }.joined()
    func brokenLines(_ spec: (Kind) -> String) async throws -> Set<Int> {
      try await withTemporaryFolder { folder in
        let library = try await module(spec, folder)
        try #require(library.isSuccess, "\(library)")
        let result = try await compile(
          source: client, mode: mode, searchPaths: [folder], flags: ["-suppress-warnings"])
        return Set(result.diagnostics.matches(of: /:(\d+):\d+: error:/).compactMap { Int($0.1) })
      }
    }
    #expect(try await brokenLines(\.old) == [])
    let broken = Self.kinds.indices.filter { index in
      Self.kinds[index].expected.contains { $0.rule == "source-break" }
    }
    #expect(try await brokenLines(\.new) == Set(broken.map { $0 + 2 }))
  }

  /// The page of kinds, with the verdicts and the ways to keep callers whole.
  @Test func pageOfKinds() throws {
    var text = """
      # What changes mean to callers

      `dscompile changes` judges changes of specs by what callers notice. Each row is a change of an otherwise equal spec
      `Tag`, with the verdict and what helps; a test compares both versions and writes the page.

      | before | after | verdict | what helps |
      |---|---|---|---|

      """
    for kind in Self.kinds {
      let (old, new) = try projects(from: [tag(kind.old)], to: [tag(kind.new)], tokens: nil, [:])
      _ = CompilerDriver.changes(
        ChangesRequest(earlier: .folder(old.folder), reports: [.init(.json)]),
        in: new.surroundings, console: new.log.console())
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(new.log.output.utf8)) as? [String: Any])
      let findings = try #require(report["findings"] as? [[String: Any]])
      let verdicts = findings.map { finding in
        "\(finding["kind"] ?? ""): \(code(finding["message"] as? String ?? ""))"
      }
      let helps = findings.flatMap { finding in
        ((finding["remedies"] as? [String] ?? []) + [finding["edit"] as? String].compactMap(\.self))
          .map(code)
      }
      let cells = [
        yaml(kind.old), yaml(kind.new),
        verdicts.isEmpty ? "safe" : unique(verdicts), unique(helps),
      ]
      text += "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
    #expect(try Recording.difference(of: text, from: "docs/changes.md") == nil)
  }

  private func unique(_ lines: [String]) -> String {
    lines.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: "<br>")
  }

  private func code(_ text: String) -> String { Phrase(quotingCode: text).markdown() }

  private func yaml(_ text: String) -> String {
    text.split(separator: "\n").map { "`\($0)`" }.joined(separator: "<br>")
  }

  // MARK: - Remedies

  /// What a message advises, applied: the finding is gone.
  @Test(arguments: [
    // Another order of slots.
    (
      "slots: {title: {options: [text]}, actions: {optional: true}}",
      "slots: {title: {options: [text]}, icon: {optional: true}, actions: {optional: true}}",
      "declare 'icon' after 'actions'",
      "slots: {title: {options: [text]}, actions: {optional: true}, icon: {optional: true}}",
      "changed-meaning"
    ),
    // The name of a generic parameter.
    (
      "slots: {title: }",
      "slots: {title: {deprecated: {renamed: heading}}, heading: }",
      "'generic: Title' in the slot keeps the name",
      "slots: {title: {deprecated: {renamed: heading}}, heading: {generic: Title}}",
      "with requirements on"
    ),
    // A default of a new property.
    (
      "properties: {size: Int}", "properties: {size: Int, count: Int}", "give it a 'default'",
      "properties: {size: Int, count: {type: Int, default: 1}}", "source-break"
    ),
    // An old name.
    (
      "modifiers: {size: {type: Int, default: 1}}", "modifiers: {width: {type: Int, default: 1}}",
      "leave the old name in the spec and deprecate it",
      "modifiers: {width: {type: Int, default: 1}, size: {type: Int, default: 1, deprecated: {renamed: width}}}",
      "source-break"
    ),
  ])
  func remediesHold(
    old: String, new: String, advice: String, advised: String, gone: String
  ) throws {
    let body = new.contains("slots") ? "" : "body: 'Text(verbatim: \"\")'\n"
    func card(_ entries: String) -> [String] { ["component: Card\n\(body)\(entries)"] }
    let found = try lines(from: card(old), to: card(new))
    #expect(found.contains { $0.contains(advice) }, "\(found)")
    #expect(found.contains { $0.contains(gone) }, "\(found)")
    let left = try lines(from: card(old), to: card(advised))
    #expect(!left.contains { $0.contains(gone) }, "\(left)")
  }
}
