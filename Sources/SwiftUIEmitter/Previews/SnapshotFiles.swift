import DesignModel
import FileBuilding
import SwiftRendering

extension Library {
  /// The folder of the package of snapshot tests, which is separate so that users of the library do not build
  /// the dependencies of its tests.
  package static let snapshots = "Tests/Snapshots/"

  /// The folder of the tests in their output folder.
  var snapshotTests: String { isPackage ? "\(Self.snapshots)Tests/\(name)Snapshots/" : "" }

  /// The output folder that tests are in.
  package var testsRoot: EmittedFile.Root { isPackage ? .library : .tests }
}

extension ComponentText {
  /// The file of a component's snapshot tests.
  ///
  /// - Parameter previews: The name of the enum of its previews.
  func snapshotsFile(of previews: String, _ templates: Templates) -> EmittedFile {
    let suite = baseName + "Snapshots"
    let attributes = availabilityAttributes(previewAvailability)
      .map { "  \($0.text)" }.joined(separator: "\n")
    let text = templates.fill(
      .snapshots,
      [
        "library": library.name, "access": access, "name": name, "previews": previews,
        "suite": suite, "attributes": attributes,
      ])
    return EmittedFile(
      root: library.testsRoot, path: library.snapshotTests + "\(suite).swift",
      origin: component.origin,
      body: marks.condition.map { wrapped(text, in: $0) } ?? text)
  }
}
