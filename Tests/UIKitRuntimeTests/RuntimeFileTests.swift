import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing
import UIKitRuntime

@Suite struct RuntimeFileTests {
  @Test func eachFileIsATemplate() throws {
    let folder = repositoryRoot.appending(path: "templates/UIKit").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".template") }
    #expect(Set(files) == Set(RuntimeFile.allCases.map { "\($0.path).template" }))
    for file in RuntimeFile.allCases {
      let text = try String(
        contentsOf: folder.appending(path: "\(file.path).template"), encoding: .utf8)
      #expect(file.template == text)
    }
  }

  @Test func needsAreMinimal() {
    for file in RuntimeFile.allCases {
      for need in file.needs {
        let others = file.needs.filter { $0 != need }
        #expect(!RuntimeFile.closure(of: others).contains(need), "\(file) names \(need) twice")
        #expect(!RuntimeFile.closure(of: [need]).contains(file), "\(file) and \(need)")
      }
    }
  }

  @Test func closureHasNeededFilesOnly() {
    #expect(RuntimeFile.closure(of: []) == [])
    #expect(RuntimeFile.closure(of: [.forEach]) == [.forEach, .viewBuilder])
    #expect(
      RuntimeFile.closure(of: [.viewSize]) == [
        .constraintRegion, .constraintRule, .constraintStore, .viewSize, .fluentView, .hostSensor,
        .viewValue,
      ])
  }

  @Test(arguments: RuntimeFile.allCases)
  func declarationsAreThoseOfTheText(file: RuntimeFile) {
    let visitor = PublicDeclarations(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: file.text(access: "public ")))
    var seen: Set<String> = []
    #expect(visitor.names.filter { seen.insert($0).inserted } == file.declarations)
  }

  /// The table of fluent methods in the documentation names methods that exist.
  @Test func documentedMethodsAreDeclared() throws {
    let page = try String(
      contentsOf: repositoryRoot.appending(path: "docs/uikit.md"), encoding: .utf8)
    let declared = Set(RuntimeFile.allCases.flatMap(\.declarations).map { $0.prefix { $0 != "(" } })
    let rows = page.matches(of: #/\| `(UI\w+)`[^|]*\| (.+) \|/#)
    #expect(rows.count > 20)
    for row in rows {
      for method in row.2.matches(of: #/`(\w+)`/#) {
        #expect(declared.contains("\(row.1).\(method.1)"), "\(row.1).\(method.1)")
      }
    }
  }

  @Test func textHasTheAccessLevel() {
    for file in RuntimeFile.allCases {
      #expect(!file.template.contains("public "), "\(file)")
      #expect(!file.text(access: "").contains("{{"), "\(file)")
    }
    #expect(RuntimeFile.label.text(access: "package ").contains("package typealias Label"))
  }

  /// Every declaration visible to other modules has a comment, and so has each type.
  @Test(arguments: RuntimeFile.allCases)
  func declarationsAreDocumented(file: RuntimeFile) {
    let lines = file.template.split(separator: "\n", omittingEmptySubsequences: false)
    let attributes = [
      "@discardableResult", "@MainActor", "@available", "@preconcurrency", "@resultBuilder",
    ]
    for (index, line) in lines.enumerated() where line.contains("{{access}}") {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("{{access}}") || text.hasPrefix("@MainActor {{access}}") else {
        continue
      }
      let before = lines[..<index].last { line in
        !attributes.contains { line.drop { $0 == " " }.hasPrefix($0) }
      }
      #expect(before?.contains("///") == true, "\(file.path): \(text)")
    }
  }
}

/// The public types of a file, and the public members of types.
private final class PublicDeclarations: SyntaxVisitor {
  var names: [String] = []
  private var owners: [String] = []

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    let words = modifiers.map(\.name.text)
    return words.contains("public") && !words.contains("override") && !words.contains("required")
  }

  private func note(_ name: String, _ modifiers: DeclModifierListSyntax) {
    if isPublic(modifiers) { names.append((owners + [name]).joined(separator: ".")) }
  }

  private func enter(
    _ name: String, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    note(name, modifiers)
    owners.append(name)
    return .visitChildren
  }

  private func labels(_ parameters: FunctionParameterClauseSyntax) -> String {
    "(" + parameters.parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let own = node.genericWhereClause?.requirements.first?.trimmedDescription
      .split(separator: " ").last.map(String.init)
    owners.append(name == "FluentView" ? own ?? "UIView" : name)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text + labels(node.signature.parameterClause), node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note("init" + labels(node.signature.parameterClause), node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { note(binding.pattern.trimmedDescription, node.modifiers) }
    return .skipChildren
  }
}
