import DesignModel
import DesignTokens
import Diagnostics
import Emission
import OutlineEmitter
import Specification
import SwiftFragments
import SwiftRendering
import SwiftUIDeclarations
import SwiftUIEmitter
import TokenEmission
import UIKitEmitter

/// Everything that a project can be compiled to. Nothing else in the driver is about one target, except what has
/// only one: the module that is compiled for iOS only, and the previews that run on Linux.
private let allTargets: [any Target] = [SwiftUITarget(), UIKitTarget(), OutlineTarget()]

extension ProjectSpec {
  /// What the project is compiled to.
  var emissionTargets: [any Target] { allTargets.filter { targetNames.contains($0.name) } }
}

/// The phase that emits files, as values: those of each component, and the others.
struct EmittedProject: Sendable {
  var components: [EmittedComponent] = []

  /// The files of the package that belong to no target.
  var package: [EmittedFile] = []
  var targets: [EmittedTarget] = []

  /// The target with a module of its own next to the main one; nil if there is none.
  var second: EmittedTarget? { targets.first { $0.module != nil } }

  /// The files that belong neither to a component nor to the second module.
  var shared: [EmittedFile] {
    package + targets.flatMap { ($0.module == nil ? $0.files : []) + $0.filesBeside }
  }

  var files: [EmittedFile] { components.flatMap(\.files) + shared + (second?.files ?? []) }
}

/// Emits a project that has no errors.
///
/// - Parameter traces: Whether files record the origin of each line.
func emitProject(_ project: ExaminedProject, traces: Bool = false) -> EmittedProject {
  var templates = project.templates
  templates.traces = traces
  return emitProject(project.checked, project.inputs, project.targets, templates)
}

func emitProject(
  _ checked: CheckedProject, _ inputs: ProjectInputs, _ targets: [TargetPlan],
  _ templates: Templates
) -> EmittedProject {
  var emitted = EmittedProject()
  emitted.components = concurrentMap(checked.system.components, jobs: inputs.jobs) {
    inputs.project.emit($0, in: checked.system.library, templates)
  }
  emitted.emitShared(of: checked.system, inputs, targets, templates)
  return emitted
}

extension ProjectSpec {
  /// The files of a component for all targets.
  func emit(
    _ component: Component, in library: Library, _ templates: Templates
  ) -> EmittedComponent {
    EmittedComponent(
      component: component,
      files: emissionTargets.flatMap { $0.files(of: component, in: library, templates) })
  }
}

extension EmittedProject {
  /// Emits everything but the files that each component has by itself.
  mutating func emitShared(
    of system: DesignSystem, _ inputs: ProjectInputs, _ plans: [TargetPlan],
    _ templates: Templates
  ) {
    targets = plans.map { $0.emit(templates) }
    // The package has what any target has.
    let shown = system.components.filter { component in
      targets.contains { $0.implementations[component.name]?.kind != .leftOut }
    }
    package =
      system.with(components: shown).packageFiles(templates)
      + handwrittenTests(of: inputs, in: system.library)
  }
}

/// Decides how a project is compiled to each of its targets.
func planTargets(of system: DesignSystem, _ inputs: ProjectInputs) -> [TargetPlan] {
  inputs.project.emissionTargets.map { $0.plan(inputs.input(for: $0, system)) }
}

extension ProjectInputs: Workers {
  fileprivate func input(for target: any Target, _ system: DesignSystem) -> TargetInput {
    TargetInput(
      system: system, tokens: emittedTokens(in: system.library),
      sources: (targetSources[target.name] ?? []).map { (origin($0), $0) },
      projectFile: project.source, specs: specs.map { (origin($0), $0) }, workers: self)
  }
}

/// The hand-written tests that run without a device, in the package of these tests.
private func handwrittenTests(of inputs: ProjectInputs, in library: Library) -> [EmittedFile] {
  if !library.hasHeadlessTests { return [] }
  return inputs.testSources.map { library.handwrittenTest($0.utf8, from: inputs.origin($0)) }
}

extension ProjectInputs {
  /// The design tokens and their emission settings; nil if there are none.
  fileprivate func emittedTokens(
    in library: Library
  ) -> (library: TokenLibrary, settings: TokenSettings)? {
    guard let tokens, let tokenLibrary = tokens.library else { return nil }
    return (
      tokenLibrary,
      TokenSettings(
        in: library, origin: tokens.origin, rem: Double(project.tokens?.rem?.value ?? 16),
        hasAssets: library.hasColorAssets)
    )
  }
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
