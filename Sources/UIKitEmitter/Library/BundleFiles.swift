import DesignModel
import Emission
import FileBuilding
import SwiftRendering

/// The files with which the UIKit module finds the library's texts, which are in the bundle of the SwiftUI
/// module.
func bundleFiles(
  of library: Library, _ module: UIKitModule, _ templates: Templates
) -> (own: EmittedFile, beside: EmittedFile) {
  let name = "of" + library.name
  func file(
    _ path: String, imports: [String], _ introducer: String, _ member: String, _ summary: String,
    _ value: String
  ) -> EmittedFile {
    module.file(
      path, origin: "dscompile.yaml", imports: imports,
      [
        .type(
          TypeDeclaration(
            .extension, "Bundle",
            members: [
              [
                .variable(
                  VariableDeclaration(
                    documentation: DocumentationComment(summary), introducer, member,
                    type: "Bundle", body: [.expression(.implicit(value))]))
              ]
            ]))
      ], in: library, templates)
  }
  return (
    own: file(
      "\(module.folder)Support/Bundle+Module.swift", imports: ["Foundation", library.name],
      "static var", "module", "The bundle of the library's texts.", name),
    beside: file(
      "Sources/\(library.name)/Support/Bundle+\(library.name).swift", imports: ["Foundation"],
      "package static var", name, "The bundle of the library's texts.", "module")
  )
}
