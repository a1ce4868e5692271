import Diagnostics
import Specification

/// Checks a spec before it is added to a project.
///
/// - Parameter name: The name of its file.
/// - Returns: The path of the file, relative to the project's folder, and the problems of the spec.
func checkNewSpec(
  _ text: String, named name: String, _ reader: inout InputReader
) throws(FileError) -> (path: String, diagnostics: [Diagnostic]) {
  let inputs = try readInputs(&reader)
  let path = "\(inputs.project.folderOfSpecs)/\(name)"
  let source = SourceText(path: inputs.location.shown(inputs.location.absolute(path)), text)
  // Other files may have problems, and there may be no other spec yet.
  let problems = findProblems(in: inputs.with(specs: inputs.specs + [source]), least: .warning)
  return (
    path,
    inputs.projectDiagnostics + problems.filter { $0.place?.source.path == source.path }
  )
}

extension ProjectSpec {
  /// The folder for new specs, relative to the project's folder.
  fileprivate var folderOfSpecs: String {
    specs.map(\.value).first { !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") } ?? "components"
  }
}

/// The path, relative to the project's folder, of the spec that a text without a name stands for: that of the same
/// component, or of a new one.
func pathOfSpec(
  _ text: [UInt8], _ reader: inout InputReader
) throws(FileError) -> String {
  let project = try readProjectFile(&reader)
  let name = componentName(of: SourceText(path: "", utf8: text))
  if let name {
    let specs = try readSpecTexts(&reader).texts.dropFirst()
    if let spec = specs.first(where: { componentName(of: $0) == name }) {
      return reader.location.origin(ofShown: spec.path)
    }
  }
  return "\(project.folderOfSpecs)/\(name ?? "stdin").yaml"
}

private func componentName(of spec: SourceText) -> String? {
  decodeFile(spec, decodeComponent).spec.component?.text
}
