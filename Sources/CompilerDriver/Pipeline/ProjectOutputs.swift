import Diagnostics
import Specification
import SwiftRendering

/// An output folder.
struct ProjectOutput {
  let root: EmittedFile.Root

  /// From the project's folder, where the project file names it or could.
  let folder: Located<String>
}

extension ProjectSpec {
  /// Where its files go.
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
