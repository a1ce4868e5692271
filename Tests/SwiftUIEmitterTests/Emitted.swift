import DesignModel
import Diagnostics
import Emission
import Foundation
import Specification
import SwiftRendering
import SwiftUIEmitter
import TestSupport
import YAMLSyntax

/// The result of compiling specs in memory: the emitted files, and the diagnostics.
struct Emitted {
  let files: [EmittedFile]
  let diagnostics: [Diagnostic]

  /// The bodies of the files by their paths.
  var bodies: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.body) })
  }

  func text(_ path: String) -> String {
    String(decoding: bodies["Sources/Kit/Components/\(path).swift"] ?? [], as: UTF8.self)
  }
}

/// Compiles specs like the pipeline does. If there are errors, there are no files.
func emitted(_ specs: [String], project: String = "library: Kit") -> Emitted {
  let (system, diagnostics) = checked(specs, project: project)
  if diagnostics.hasErrors { return Emitted(files: [], diagnostics: diagnostics) }
  let templates = Templates.parse(overrides: [:]).templates
  let files = system.components.flatMap { emit($0, in: system.library, templates) }
  return Emitted(
    files: files + emitLibraryFiles(of: system, templates), diagnostics: diagnostics)
}

/// The checked model of specs; nil if they have errors.
func checkedSystem(_ specs: [String], project: String) -> DesignSystem? {
  let (system, diagnostics) = checked(specs, project: project)
  return diagnostics.hasErrors ? nil : system
}

private func checked(
  _ specs: [String], project: String
) -> (system: DesignSystem, diagnostics: [Diagnostic]) {
  let file = SourceText(path: "dscompile.yaml", project)
  var (projectSpec, diagnostics) = decodeProject(parseYAML(file).root, in: file)
  var components: [ComponentSpec] = []
  for (index, spec) in specs.enumerated() {
    let source = SourceText(path: "components/\(index).yaml", spec)
    let document = parseYAML(source)
    let decoded = decodeComponent(document.root, in: source)
    components.append(decoded.spec)
    diagnostics += document.diagnostics + decoded.diagnostics
  }
  let model = checkDesignSystem(projectSpec, components, origin: \.path)
  return (model.system, diagnostics + model.diagnostics)
}

/// The specs of this repository: its own components and those of the golden cases.
let specs: [String] = ["components", "Tests/GoldenTests/Cases"].flatMap { folder in
  let files = (try? repositoryFiles(in: folder, type: "yaml")) ?? []
  return files.filter { $0.lastPathComponent != "dscompile.yaml" }
    .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
}
