import Compatibility
import DesignModel
import DesignTokens
import Diagnostics
import Specification
import SwiftRendering

extension LibraryInterface {
  /// - Parameters:
  ///   - specs: The specs with their paths below the project's folder.
  ///   - other: Another version, in which most files are the same.
  init(
    _ project: EmittedProject, of system: DesignSystem, _ inputs: ProjectInputs,
    specs: [(origin: String, spec: ComponentSpec)], comparedWith other: LibraryInterface?
  ) {
    func module(
      _ name: String, _ files: [EmittedFile], _ handwritten: [SourceText],
      comparedWith other: ModuleInterface?
    ) -> ModuleInterface? {
      let sources =
        files.filter(\.isCompiled).map { ($0.path, $0.origin, $0.body, false) }
        + handwritten.map { ($0.path, inputs.origin($0), $0.utf8, true) }
      return ModuleInterface(
        name,
        concurrentMap(sources, jobs: inputs.jobs) { path, origin, text, isHandwritten in
          ModuleInterface.File(
            path: path, origin: origin, text: text, isHandwritten: isHandwritten,
            comparedWith: other)
        })
    }
    self.init(
      of: system, inputs.project, specs: specs,
      tokens: inputs.tokens?.library.map { library in
        VersionTokens(library) {
          TokenUses(of: library, in: inputs.specs + inputs.handwritten, origin: inputs.origin)
        }
      },
      main: module(
        system.library.name, project.components.flatMap(\.files) + project.shared,
        inputs.handwritten, comparedWith: other?.main),
      modules: project.targets.reduce(into: [:]) { modules, target in
        guard let name = target.module else { return }
        modules[target.name] = module(
          name, target.files, inputs.targetSources[target.name] ?? [],
          comparedWith: other?.modules[target.name])
      })
  }
}
