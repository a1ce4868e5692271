import DesignModel
import Emission
import FileBuilding
import Prose
import SwiftRendering

extension ComponentText {
  /// The file of the view that replaces an omitted slot; nil if there is none.
  package func defaultViewFile(of slot: Slot, _ templates: Templates) -> SwiftFileContents? {
    guard let view = slot.defaultView else { return nil }
    let initializer = FunctionDeclaration(
      documentation: DocumentationComment("Creates the view."), "\(access)init", [], body: [])
    let body = VariableDeclaration(
      documentation: DocumentationComment("The view's content."), "\(access)var", "body",
      type: "some \(names.swiftUI("View"))",
      body: [.copied(view.value.text, from: "slots", slot.name, "default", "value")],
      ignoresFormat: true)
    return file(
      .type, "\(Naming.base(of: view.name)).swift", templates,
      [
        "type": [
          .type(
            TypeDeclaration(
              documentation: DocumentationComment(
                "The default \(slot.noun) of \(aNoun)."),
              access: access, .struct, view.name, inheritance: [names.swiftUI("View")],
              members: [[.function(initializer)], [.variable(body)]]))
        ]
      ], marks: marks, from: Origin(["slots", slot.name, "default"]))
  }
}
