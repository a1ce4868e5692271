import DesignModel
import Foundation
import Specification
import StyleClients
import SwiftCompilation
import SwiftFragments
import SwiftRendering
import TestSupport
import Testing

/// Invariants of the styles of every component, in this repository's own library and in all golden cases.
struct StyleTests {
  /// A component with styles, and its emitted files by the ends of their paths.
  private struct Subject {
    let component: Component
    let library: DesignModel.Library
    let files: [String: String]

    var base: String { Naming.base(of: component.name) }

    func file(_ end: String) -> String? {
      files.first { ("/" + $0.key).hasSuffix("/Components/\(base)/\(end).swift") }?.value
    }

    /// A file of the style protocol or its configuration, which the compact layout has in one file.
    func styleFile(_ name: String) -> String? {
      switch library.files {
      case .separate: file("Styles/\(name)")
      case .compact: file("\(base)Style")
      }
    }
  }

  private static let projects = [repositoryRoot] + GoldenCase.all.map(\.folder)

  private func subjects(in folder: URL) throws -> [Subject] {
    let project = try Project(in: folder)
    let (system, files) = (project.system, project.files)
    guard system.library.hasSwiftUI else { return [] }
    return system.components.filter { $0.look.styleFamily != nil }.map {
      Subject(component: $0, library: system.library, files: files)
    }
  }

  /// The protocol is a dynamic property on the main actor, has no requirements except a body, and the body is
  /// a view builder.
  @Test(arguments: projects)
  func protocols(_ project: URL) throws {
    for subject in try subjects(in: project) {
      let base = subject.base
      let text = try #require(subject.styleFile("\(base)Style"), "\(base)")
      let head = "protocol \(base)Style: DynamicProperty {"
      let start = try #require(text.range(of: head), "\(base)")
      let before = text[..<start.lowerBound].split(separator: "\n").suffix(2).joined()
      #expect(before.contains("@MainActor @preconcurrency"), "\(base)")
      let rest = text[start.upperBound...]
      let end = try #require(rest.range(of: #"\n *\}\n"#, options: .regularExpression), "\(base)")
      let code = rest[..<end.lowerBound].split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("///") }.joined(separator: " ")
      let label = subject.library.styling.makeBodyLabel ?? "_"
      let parameter = label == "configuration" ? label : label + " configuration"
      let pattern =
        #"associatedtype Body: (SwiftUI\.)?View typealias Configuration = \S+ "#
        + #"@ViewBuilder func makeBody\(\#(parameter): Configuration\) -> Body"#
      #expect(code.wholeMatch(of: try Regex(pattern)) != nil, "\(base): \(code)")
    }
  }

  /// Only the component can create a configuration; each slot and part has its own nested type, which erases
  /// the view's type.
  @Test(arguments: projects)
  func configurations(_ project: URL) throws {
    for subject in try subjects(in: project) {
      let base = subject.base
      let text = try #require(subject.styleFile("\(base)StyleConfiguration"), "\(base)")
      let initializers = text.split(separator: "\n").filter { $0.contains("init(") }
      #expect(
        initializers.allSatisfy { !$0.contains("public") && !$0.contains("package") }, "\(base)")
      let erased =
        subject.component.slots.filter { !$0.isConcrete && $0.list == nil }.map(\.erased)
        + subject.component.configuration.parts.map(\.erased)
      let lines = text.split(separator: "\n")
      for type in erased {
        // Indented declarations are nested.
        let declaration = try Regex(" +(public |package )?struct \(type): (SwiftUI\\.)?View \\{")
        #expect(lines.contains { $0.wholeMatch(of: declaration) != nil }, "\(base).\(type)")
      }
      // The views of a list have their own type if they have traits or values.
      for slot in subject.component.lists {
        let item = slot.list?.item ?? ""
        let isOwn = slot.list?.hasOwnItems ?? false
        for name in [
          "typealias \(slot.erased) = \\w*SlotItems<\(item)>",
          isOwn ? "nonisolated struct \(item): .*" : "typealias \(item) = \\w*SlotItem",
        ] {
          let declaration = try Regex(" +(public |package )?\(name)")
          #expect(lines.contains { $0.wholeMatch(of: declaration) != nil }, "\(base).\(name)")
        }
      }
    }
  }

  /// Styles are in the environment.
  @Test(arguments: projects)
  func resolution(_ project: URL) throws {
    for subject in try subjects(in: project) {
      let base = subject.base
      let text = try #require(subject.file(base), "\(base)")
      let entry = Naming.modifier(subject.component.name + "Style") + "s"
      #expect(text.contains("@Environment(\\.\(entry)) private var "), "\(base)")
      #expect(text.contains("StyleStack.resolve("), "\(base)")
    }
  }

  /// An additional style changes no code of the component except the previews, and the file of all styles in
  /// the compact layout.
  @Test(arguments: projects)
  func aFurtherStyle(_ project: URL) throws {
    var project = try Project(in: project)
    let before = project.files
    for index in project.specs.indices {
      guard let first = project.specs[index].styles.first else { continue }
      var style = StyleSpec(name: SwiftName(text: "entirelyNew", place: first.name.place))
      // A slot with arguments is only placed by a body.
      if project.specs[index].slots.contains(where: { !$0.arguments.isEmpty }) {
        style.content = first.content
      }
      project.specs[index].styles.append(style)
    }
    let after = project.files
    for (path, text) in before
    where !path.contains("Previews") && !path.hasSuffix(".md") && !path.hasSuffix("Styles.swift") {
      #expect(after[path].map(withoutDocumentation) == withoutDocumentation(text), "\(path)")
    }
    #expect(after.count >= before.count)
  }

  /// The lines of a text that are not documentation, which names the styles.
  private func withoutDocumentation(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("///") }
  }

  @Test func componentsExist() throws {
    let count = try Self.projects.map { try subjects(in: $0).count }.reduce(0, +)
    #expect(count >= 124)
  }
}
