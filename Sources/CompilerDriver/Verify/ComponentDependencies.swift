import DesignModel
import Emission
import SwiftRendering
import YAMLSyntax

/// Computes what each component depends on: the shared files, and the components that it mentions, directly
/// or indirectly.
struct ComponentDependencies {
  private let contents: [ContentHash]
  private let shared: [ContentHash]
  private let named: [[Int]]

  /// - Parameters:
  ///   - components: The texts of each component's files, the names that other files can use, and texts that mention
  ///     nothing.
  ///   - shared: Texts that all depend on.
  package init(
    _ components: [(texts: [[UInt8]], names: Set<String>, others: [[UInt8]])], shared: [[UInt8]]
  ) {
    var owners: [String: [Int]] = [:]
    for (index, component) in components.enumerated() {
      for name in component.names { owners[name, default: []].append(index) }
    }
    contents = components.map { component in
      ContentHash(of: Array((component.texts + component.others).joined(separator: [0])))
    }
    self.shared = shared.map { ContentHash(of: $0) }
    named = components.map { component in
      var found: Set<Int> = []
      for word in component.texts.flatMap(words) {
        found.formUnion(owners[String(decoding: word, as: UTF8.self)] ?? [])
      }
      return found.sorted()
    }
  }

  /// - Parameters:
  ///   - others: Texts that all depend on besides the files of the SwiftUI module.
  ///   - texts: Texts on which what is made of a component depends besides its files.
  init(
    _ project: VerifiedProject, _ workspace: Workspace, sharedBesides others: [[UInt8]] = [],
    besides texts: (EmittedComponent) -> [[UInt8]] = { _ in [] }
  ) {
    self.init(
      zip(project.components, workspace.components).map { component, paths in
        (
          component.files.filter(\.isCompiled).map(\.body),
          component.component.namesForOthers(paths), texts(component)
        )
      },
      shared: project.shared.filter(\.isCompiled).map(\.body) + project.handwritten.map(\.text)
        + others)
  }

  /// A hash of a component and its dependencies.
  func content(of component: Int) -> ContentHash {
    var found: Set<Int> = [component]
    var pending = [component]
    while let next = pending.popLast() {
      for other in named[next] where found.insert(other).inserted { pending.append(other) }
    }
    // Components that mention each other depend on the same ones.
    return hash(of: [contents[component]] + found.sorted().map { contents[$0] })
  }

  private func hash(of contents: [ContentHash]) -> ContentHash {
    ContentHash(of: Array((shared + contents).map(\.text).joined(separator: " ").utf8))
  }
}

extension Component {
  /// The names with which other files can use its declarations.
  ///
  /// - Parameter paths: The paths of its files, each of which is named after its declaration.
  func namesForOthers(_ paths: [String]) -> Set<String> {
    var names = Set(
      paths.map { path in String(lastName(of: path).prefix { $0 != "." && $0 != "+" }) })
    names.formUnion(types.map(\.name))
    names.formUnion(environment.map(\.name))
    names.formUnion(copyModifiers.map(\.name))
    if let method { names.insert(method) }
    return names
  }
}
