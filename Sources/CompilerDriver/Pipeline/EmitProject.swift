import DesignModel
import DesignTokens
import Diagnostics
import SwiftRendering
import SwiftUIEmitter
import TokenEmission
import UIKitEmitter

/// The phase that makes files, as values: those of each component, and those of what they share.
struct EmittedProject {
  let components: [EmittedComponent]
  let shared: [EmittedFile]

  /// The module for UIKit; nil if the project has none.
  let uiKit: EmittedUIKit?

  var files: [EmittedFile] { components.flatMap(\.files) + shared + (uiKit?.files ?? []) }
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
  let uiKit = system.library.uiKit.map { emitUIKit(of: project, $0, templates) }
  return EmittedProject(
    components: components,
    shared: emitLibraryFiles(of: system, templates)
      + emitTokens(of: project.inputs, in: system.library, templates)
      + (uiKit?.filesBeside ?? []), uiKit: uiKit)
}

/// The module of the project for UIKit.
private func emitUIKit(
  of project: ExaminedProject, _ module: UIKitModule, _ templates: Templates
) -> EmittedUIKit {
  let system = project.checked.system
  return emitUIKit(
    of: system, module, sources: UIKitSources(project.inputs.uiKitSources),
    tokens: tokens(of: project.inputs, in: system.library).map { (UIKitTokens($0), $1) }, templates)
}

/// The files of the project's design tokens.
private func emitTokens(
  of inputs: ProjectInputs, in library: Library, _ templates: Templates
) -> [EmittedFile] {
  tokens(of: inputs, in: library).map { emitTokens($0, $1, templates) } ?? []
}

/// The project's design tokens, and how they are emitted; nil if there are none.
private func tokens(
  of inputs: ProjectInputs, in library: Library
) -> (TokenLibrary, TokenSettings)? {
  guard let tokens = inputs.tokens, let tokenLibrary = tokens.library else { return nil }
  return (
    tokenLibrary,
    TokenSettings(
      in: library, origin: tokens.origin, rem: Double(inputs.project.tokens?.rem?.value ?? 16),
      hasAssets: library.hasColorAssets)
  )
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
