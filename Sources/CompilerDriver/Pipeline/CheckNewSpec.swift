import Diagnostics

/// Checks a spec before it is added to a project.
///
/// - Parameter name: The name of its file.
/// - Returns: The path of the file, relative to the project's folder, and the problems of the spec.
func checkNewSpec(
  _ text: String, named name: String, _ reader: inout InputReader
) throws(FileError) -> (path: String, diagnostics: [Diagnostic]) {
  let inputs = try readInputs(&reader)
  let named = inputs.project.specs.map(\.value)
  let folder = named.first { !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") } ?? "components"
  let path = "\(folder)/\(name)"
  let source = SourceText(path: inputs.location.shown(inputs.location.absolute(path)), text)
  // Other files may have problems, and there may be no other spec yet.
  let problems = findProblems(in: inputs.with(specs: inputs.specs + [source]), least: .warning)
  return (
    path,
    inputs.projectDiagnostics + problems.filter { $0.place?.source.path == source.path }
  )
}
