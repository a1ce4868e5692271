import Diagnostics
import Specification
import SwiftRendering

/// An output folder.
struct ProjectOutput {
  let root: EmittedFile.Root

  /// Relative to the project's folder, with the place in the project file that names it or could.
  let folder: Located<String>
}

extension ProjectSpec {
  /// The output folders of the project.
  var outputs: [ProjectOutput] {
    switch output {
    case .package(let folder): [ProjectOutput(root: .library, folder: folder)]
    case .target(let target):
      (target.sources.map { [ProjectOutput(root: .library, folder: $0)] } ?? [])
        + (target.tests.map { [ProjectOutput(root: .tests, folder: $0)] } ?? [])
    case nil:
      [
        ProjectOutput(
          root: .library, folder: Located("Generated", at: Place(source, Span(0, 0))))
      ]
    }
  }
}

extension ProjectSpec {
  /// The files and folders that the project reads, relative to its folder.
  var inputPlaces: [String] {
    let tokens = self.tokens?.path.map { path in
      // A resolver names other files, usually next to it.
      [path.value, parentFolder(of: normalized(path.value)) ?? "."]
    }
    return (specs.isEmpty ? ["components"] : specs.map(\.value)) + sources.map(\.value)
      + (emissionTargets.flatMap { $0.sources(in: self) } + (tests?.sources ?? [])).map(\.value)
      + (templates.map { [$0.value] } ?? []) + (tokens ?? [])
  }
}
