import DesignModel
import DesignTokens
import Diagnostics
import Emission
import SwiftFragments
import SwiftRendering
import SwiftUIDeclarations
import SwiftUIEmitter
import TokenEmission
import UIKitEmitter

/// The phase that emits files, as values: those of each component and the shared ones.
struct EmittedProject: Sendable {
  var components: [EmittedComponent]
  var shared: [EmittedFile]

  /// The module for UIKit; nil if the project has none.
  var uiKit: EmittedUIKit?

  var files: [EmittedFile] { components.flatMap(\.files) + shared + (uiKit?.files ?? []) }
}

struct EmittedComponent: Sendable {
  let component: Component
  let files: [EmittedFile]
}

/// Emits a project that has no errors.
///
/// - Parameter traces: Whether files record the origin of each line.
func emitProject(_ project: ExaminedProject, traces: Bool = false) -> EmittedProject {
  var templates = project.templates
  templates.traces = traces
  return emitProject(project.checked, project.inputs, templates)
}

func emitProject(
  _ checked: CheckedProject, _ inputs: ProjectInputs, _ templates: Templates
) -> EmittedProject {
  let system = checked.system
  let components = concurrentMap(system.components, jobs: inputs.jobs) { component in
    EmittedComponent(
      component: component, files: emit(component, in: system.library, templates))
  }
  let (shared, uiKit) = emitShared(of: system, inputs, templates)
  return EmittedProject(components: components, shared: shared, uiKit: uiKit)
}

/// The files of a project that belong to no component, and its module for UIKit.
func emitShared(
  of system: DesignSystem, _ inputs: ProjectInputs, _ templates: Templates
) -> (files: [EmittedFile], uiKit: EmittedUIKit?) {
  let uiKit = system.library.uiKit.map { emitUIKit(of: system, inputs, $0, templates) }
  var emitted = system
  if let plans = uiKit?.plans, !system.library.hasSwiftUI {
    emitted = system.with(components: system.components.filter { plans[$0.name]?.isView ?? false })
  }
  let files =
    emitLibraryFiles(of: emitted, templates) + emitTokens(of: inputs, in: system.library, templates)
    + (uiKit?.filesBeside ?? []) + handwrittenTests(of: inputs, in: system.library)
  return (files, uiKit)
}

/// The hand-written tests that run without a device, in the package of these tests.
private func handwrittenTests(of inputs: ProjectInputs, in library: Library) -> [EmittedFile] {
  if !library.hasHeadlessTests { return [] }
  return inputs.testSources.map { library.handwrittenTest($0.utf8, from: inputs.origin($0)) }
}

/// How the components of the project are implemented in its module for UIKit.
func planUIKit(
  of system: DesignSystem, _ inputs: ProjectInputs, _ module: UIKitModule
) -> UIKitPlan {
  let sources = concurrentMap(inputs.uiKitSources, jobs: inputs.jobs) {
    (origin: inputs.origin($0), outline: SwiftFileOutline(of: $0))
  }
  return planUIKit(
    of: system, module, sources: UIKitSources(sources),
    tokens: inputs.tokens?.library.map { UIKitTokens($0) }, map: inputs.map)
}

/// The module of the project for UIKit.
private func emitUIKit(
  of system: DesignSystem, _ inputs: ProjectInputs, _ module: UIKitModule, _ templates: Templates
) -> EmittedUIKit {
  let plan = planUIKit(of: system, inputs, module)
  let views = inputs.map(system.components.count) { plan.emitView(at: $0, templates) }
  return emitUIKit(plan, views, tokens: tokens(of: inputs, in: system.library)?.1, templates)
}

/// The files of the project's design tokens.
private func emitTokens(
  of inputs: ProjectInputs, in library: Library, _ templates: Templates
) -> [EmittedFile] {
  guard library.hasSwiftUI else { return [] }
  return withImports(
    tokens(of: inputs, in: library).map { emitTokens($0, $1, templates) } ?? [], of: library)
}

/// The project's design tokens and their emission settings; nil if there are none.
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

/// What a project compiles to: its files by output folder; if there are errors, the stubs that the user has
/// to complete first.
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
  return Emission(trees: trees(of: files, system, project.inputs), diagnostics: diagnostics)
}

/// Files by output folder.
func trees(
  of files: [EmittedFile], _ system: DesignSystem, _ inputs: ProjectInputs
) -> [EmittedTree] {
  inputs.project.outputs.map { output in
    EmittedTree(
      folder: output.folder.value, place: output.folder.place,
      isReplaceable: system.library.isPackage, files: files.filter { $0.root == output.root })
  }
}
