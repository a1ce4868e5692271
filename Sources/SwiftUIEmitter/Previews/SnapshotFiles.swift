import DesignModel
import FileBuilding
import SwiftRendering

extension Library {
  /// The folder of the package of snapshot tests, which is separate so that users of the library do not build
  /// the dependencies of its tests.
  package static let snapshots = "Tests/Snapshots/"

  /// The folder of the tests in their output folder.
  var snapshotTests: String { isPackage ? "\(Self.snapshots)Tests/\(name)Snapshots/" : "" }

  /// The folder of the package of tests that run without a device, which is separate because only these tests need
  /// what they import.
  package static let headless = "Tests/Headless/"

  /// The folder of these tests in their output folder.
  package var headlessTests: String { "\(Self.headless)Tests/\(name)Tests/" }

  /// A hand-written file among these tests, which is empty on systems without what runs them.
  ///
  /// - Parameter origin: Its path, relative to the project's folder.
  package func handwrittenTest(_ text: [UInt8], from origin: String) -> EmittedFile {
    EmittedFile(
      copying: text, from: origin, into: headlessTests + "Handwritten/",
      in: "canImport(ViewTesting)")
  }

  /// The output folder that tests are in.
  package var testsRoot: EmittedFile.Root { isPackage ? .library : .tests }
}

extension ComponentText {
  /// The file of a component's snapshot tests.
  ///
  /// - Parameter previews: The name of the enum of its previews.
  func snapshotsFile(of previews: String, _ templates: Templates) -> EmittedFile {
    testsFile(
      .snapshots, of: previews, named: baseName + "Snapshots", in: library.snapshotTests, templates)
  }

  /// The file of a component's tests that run without a device.
  ///
  /// - Parameter previews: The name of the enum of its previews.
  func headlessTestsFile(of previews: String, _ templates: Templates) -> EmittedFile {
    testsFile(
      .headlessTests, of: previews, named: baseName + "PreviewTests", in: library.headlessTests,
      templates, indentation: "    ")
  }

  private func testsFile(
    _ kind: TemplateKind, of previews: String, named suite: String, in folder: String,
    _ templates: Templates, indentation: String = "  "
  ) -> EmittedFile {
    let attributes = availabilityAttributes(previewAvailability)
      .map { indentation + $0.text }.joined(separator: "\n")
    let text = templates.fill(
      kind,
      [
        "library": library.name, "access": access, "name": name, "previews": previews,
        "suite": suite, "attributes": attributes,
      ])
    return EmittedFile(
      root: library.testsRoot, path: folder + "\(suite).swift", origin: component.origin,
      body: marks.condition.map { wrapped(text, in: $0) } ?? text)
  }
}
