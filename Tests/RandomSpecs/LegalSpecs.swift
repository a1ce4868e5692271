import DesignModel
import Diagnostics
import Specification
import YAMLSyntax

/// Reads and checks specs of one project like a build, after the project's library file.
package func checked(
  _ specs: [SampleSpec]
) -> (system: DesignSystem, diagnostics: [Diagnostic]) {
  checked(
    specs.map { ("\($0.name).yaml", $0.yaml) }, in: specs.first?.project ?? SampleProject())
}

/// Reads and checks the texts of specs.
package func checked(
  _ specs: [(path: String, text: String)], in sample: SampleProject
) -> (system: DesignSystem, diagnostics: [Diagnostic]) {
  func decode<Value>(
    _ text: String, _ path: String,
    _ decode: (Node?, SourceText) -> (spec: Value, diagnostics: [Diagnostic])
  ) -> (spec: Value, diagnostics: [Diagnostic]) {
    let source = SourceText(path: path, text)
    let document = parseYAML(source)
    let (spec, diagnostics) = decode(document.root, source)
    return (spec, document.diagnostics + diagnostics)
  }
  let project = decode(sample.yaml, "dscompile.yaml", decodeProject)
  let files = [(path: "Types.yaml", text: sample.library)] + specs
  let components = files.map { decode($0.text, $0.path, decodeComponent) }
  let (system, diagnostics) = checkDesignSystem(
    project.spec, components.map(\.spec), origin: { $0.path })
  return (system, project.diagnostics + components.flatMap(\.diagnostics) + diagnostics)
}

/// The specs that have no errors, alone or together with the others.
package func legal(
  among specs: [SampleSpec]
) -> (specs: [SampleSpec], system: DesignSystem, errors: [Diagnostic]) {
  var specs = specs
  var rejections: [Diagnostic] = []
  while true {
    let (system, diagnostics) = checked(specs)
    let errors = diagnostics.filter { $0.severity == .error }
    let wrong = Set(errors.compactMap { $0.place?.source.path })
    if errors.isEmpty { return (specs, system, rejections) }
    rejections += errors
    let fewer = specs.filter { !wrong.contains("\($0.name).yaml") }
    // All of them have errors.
    specs = fewer.count < specs.count ? fewer : []
  }
}
