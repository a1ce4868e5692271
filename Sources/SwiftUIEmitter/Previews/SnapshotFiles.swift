import DesignModel
import Emission
import FileBuilding
import SwiftRendering
import SwiftUIDeclarations

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
