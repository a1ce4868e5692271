import DesignModel
import Diagnostics
import SwiftRendering
import SwiftUIEmitter

/// The phase that makes files, as values: those of each component, and those of what they share.
struct EmittedProject {
  let components: [EmittedComponent]
  let shared: [EmittedFile]

  var files: [EmittedFile] { components.flatMap(\.files) + shared }
}

struct EmittedComponent: Sendable {
  let component: Component
  let files: [EmittedFile]
}

/// Emits a project that has no errors.
///
/// - Parameter traces: Whether files say what their lines are from.
func emitProject(_ project: ExaminedProject, traces: Bool = false) -> EmittedProject {
  let system = project.checked.system
  var tracing = project.templates
  tracing.traces = traces
  let templates = tracing
  let components = concurrentMap(system.components, jobs: project.inputs.jobs) { component in
    EmittedComponent(
      component: component, files: emit(component, in: system.library, templates))
  }
  return EmittedProject(
    components: components,
    shared: emitLibraryFiles(of: system, templates)
      + emitTokens(of: project.inputs, in: system.library, templates))
}

/// The files of the project's design tokens.
private func emitTokens(
  of inputs: ProjectInputs, in library: Library, _ templates: Templates
) -> [EmittedFile] {
  guard let tokens = inputs.tokens, let tokenLibrary = tokens.library else { return [] }
  return emitTokens(
    tokenLibrary,
    TokenSettings(
      in: library, origin: tokens.origin, rem: Double(inputs.project.tokens?.rem?.value ?? 16),
      hasAssets: library.hasColorAssets), templates)
}

/// What a project compiles to: its files by output folder; with errors, the files that somebody has
/// to write first.
func emission(
  of project: ExaminedProject, _ diagnostics: [Diagnostic], traces: Bool = false
) -> Emission {
  let system = project.checked.system
  if diagnostics.hasErrors {
    let stubs = system.missingBodies.map {
      Emission.Stub(path: $0.file, text: stub(of: $0, in: system.library))
    }
    return Emission(trees: [], diagnostics: diagnostics, stubs: stubs)
  }
  let files = emitProject(project, traces: traces).files
  let trees = project.inputs.project.outputs.map { output in
    EmittedTree(
      folder: output.folder.value, place: output.folder.place,
      isReplaceable: system.library.isPackage, files: files.filter { $0.root == output.root })
  }
  return Emission(trees: trees, diagnostics: diagnostics)
}
