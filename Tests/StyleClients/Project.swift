import DesignModel
import Diagnostics
import Emission
import Foundation
import Specification
import SwiftRendering
import SwiftUIDeclarations
import SwiftUIEmitter
import YAMLSyntax

/// A project in a folder, read like the compiler does.
package struct Project: Sendable {
  package var specs: [ComponentSpec]
  private let project: ProjectSpec

  /// Reads a project.
  ///
  /// - Throws: If a file cannot be read.
  package init(in folder: URL) throws {
    let file = try Self.source(folder.appending(path: "dscompile.yaml"))
    project = decodeProject(parseYAML(file).root, in: file).spec
    let named = project.specs.isEmpty ? ["components"] : project.specs.map(\.value)
    let files = try named.flatMap { name -> [URL] in
      let place = folder.appending(path: name)
      if name.hasSuffix(".yaml") { return [place] }
      return try FileManager.default.subpathsOfDirectory(atPath: place.path)
        .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
        .map { place.appending(path: $0) }
    }
    specs = try files.map { file in
      let source = try Self.source(file)
      return decodeComponent(parseYAML(source).root, in: source).spec
    }
  }

  private static func source(_ file: URL) throws -> SourceText {
    SourceText(path: file.path, try String(contentsOf: file, encoding: .utf8))
  }

  /// The checked model; components with errors are not in it.
  package var system: DesignSystem {
    checkDesignSystem(project, specs, tokens: tokens, origin: \.path).system
  }

  /// Placeholder declarations if there are design tokens: they do not affect the API for clients.
  private var tokens: TokenDeclarations? {
    project.tokens?.path.map {
      TokenDeclarations(at: $0.place, namespaces: [], support: [], isComplete: false)
    }
  }

  /// The emitted text of each file of the components, by its path.
  package var files: [String: String] {
    let system = system
    let templates = Templates.parse(overrides: [:]).templates
    let files = system.components.flatMap { emit($0, in: system.library, templates) }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.body, as: UTF8.self)) })
  }
}
