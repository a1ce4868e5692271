import DesignModel
import DesignTokens
import Diagnostics
import Emission
import Linter
import Specification
import SwiftUIDeclarations
import SwiftUIEmitter
import TestSupport
import Testing
import YAMLSyntax

/// The findings of rules in a spec without errors.
func findings(in spec: String, project: String = "library: Kit") throws -> [Diagnostic] {
  try findings(in: [spec], project: project)
}

/// The findings of rules in an example, including a rule that is off by default.
func findings(in example: RuleExample, asking rule: Rule) throws -> [Diagnostic] {
  let project = example.projectFile(library: "Kit", asking: rule.severity == .off ? rule : nil)
  return try findings(
    in: example.specs.map { MarkedText($0).text }, project: MarkedText(project).text,
    tokens: example.tokens.map { MarkedText($0).text })
}

/// The findings of rules in specs without errors.
///
/// - Parameter tokens: The text of the token file, ``RuleExample/tokensFile``.
func findings(
  in specs: [String], project: String = "library: Kit", tokens: String? = nil,
  least: Severity = .note
) throws -> [Diagnostic] {
  let projectSource = SourceText(path: "dscompile.yaml", project)
  let (projectSpec, projectProblems) = decodeProject(
    parseYAML(projectSource).root, in: projectSource)
  var problems = projectProblems
  let files = specs.enumerated().map { index, text in
    let source = SourceText(path: "components/\(index).yaml", text)
    let document = parseYAML(source)
    let (spec, diagnostics) = decodeComponent(document.root, in: source)
    problems += document.diagnostics + diagnostics
    return LintedSpec(spec, document)
  }
  let tokenFiles = tokens.map { [SourceText(path: RuleExample.tokensFile, $0)] } ?? []
  let (library, tokenProblems) = tokenLibrary(in: tokenFiles)
  let declarations = library.map {
    TokenDeclarations(
      $0, isComplete: true, at: Place(projectSource, Span(0, 0)),
      Templates.parse(overrides: [:]).templates)
  }
  let (system, errors) = checkDesignSystem(
    projectSpec, files.map(\.spec), tokens: declarations, origin: \.path)
  #expect((problems + tokenProblems + errors).map(\.message) == [], "\(specs)")
  return lint(
    files, system,
    tokens: library.map {
      LintedTokens($0, files: tokenFiles, texts: files.map(\.spec.source))
    }, settings: LintSettings(projectSpec), least: least,
    previewGaps: { previewGaps(of: $0, in: system.library) },
    emittedFiles: { emittedFiles(of: $0, in: system.library) }, origin: \.path
  ).diagnostics.sortedByPlace()
}

/// The tokens in a file, and its problems; nil if there is none.
private func tokenLibrary(in files: [SourceText]) -> (TokenLibrary?, [Diagnostic]) {
  if files.isEmpty { return (nil, []) }
  let read = readTokens(
    TokenInput(
      path: .init(RuleExample.tokensFile), filesInFolder: { _ in nil },
      read: { path in files.first { $0.path == path }?.utf8 }))
  guard let system = read.system else { return (nil, read.diagnostics) }
  let (library, problems) = TokenLibrary.named(system, by: .swiftUI())
  return (library, read.diagnostics + problems)
}

/// The emitted files, without headers.
private func emittedFiles(of component: Component, in library: Library) -> [EmittedFileSize] {
  emit(component, in: library, Templates.parse(overrides: [:]).templates)
    .filter { $0.path.hasSuffix(".swift") }.map { file in
      let lines = String(decoding: file.body, as: UTF8.self).split(separator: "\n")
      return EmittedFileSize(
        name: file.path.split(separator: "/").last.map(String.init) ?? "",
        lines: file.body.count { $0 == UInt8(ascii: "\n") },
        publicSymbols: lines.count { $0.drop { $0 == " " }.hasPrefix("public ") })
    }
}

/// The place of a finding.
struct Mark: Equatable, CustomStringConvertible {
  let path: String
  let offset: Int

  init(path: String, offset: Int) {
    self.path = path
    self.offset = offset
  }

  init(_ finding: Diagnostic) {
    path = finding.place?.source.path ?? ""
    offset = finding.place?.span.start ?? -1
  }

  var description: String { "\(path)@\(offset)" }
}

/// The marks in an example.
func marks(in example: RuleExample) -> [Mark] {
  example.specs.enumerated().flatMap { index, spec in
    MarkedText(spec).offsets.map { Mark(path: "components/\(index).yaml", offset: $0) }
  } + MarkedText(example.project ?? "").offsets.map { Mark(path: "dscompile.yaml", offset: $0) }
    + MarkedText(example.tokens ?? "").offsets.map {
      Mark(path: RuleExample.tokensFile, offset: $0)
    }
}
