import Compatibility
import DesignModel
import DesignTokens
import Diagnostics
import Specification
import SwiftFragments
import SwiftRendering

extension LibraryInterface {
  /// - Parameter specs: The specs with their paths below the project's folder.
  init(
    _ project: EmittedProject, of system: DesignSystem, _ inputs: ProjectInputs,
    specs: [(origin: String, spec: ComponentSpec)]
  ) {
    func module(
      _ name: String, _ files: [EmittedFile], _ handwritten: [SourceText]
    ) -> ModuleInterface? {
      ModuleInterface(
        name,
        files.filter(\.isCompiled).map {
          .init(path: $0.path, origin: $0.origin, text: $0.body, isHandwritten: false)
        }
          + handwritten.map {
            .init(path: $0.path, origin: inputs.origin($0), text: $0.utf8, isHandwritten: true)
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
        inputs.handwritten),
      modules: project.targets.reduce(into: [:]) { modules, target in
        guard let name = target.module else { return }
        modules[target.name] = module(
          name, target.files, inputs.targetSources[target.name] ?? [])
      })
  }
}

/// The changes from one version of a library to another; files are read on several processors.
func compare(_ old: LibraryInterface, to new: LibraryInterface, jobs: Int) -> LibraryChanges {
  compare(old, to: new) { texts in
    concurrentMap(texts, jobs: jobs) { FileInterface(of: String(decoding: $0, as: UTF8.self)) }
  }
}
