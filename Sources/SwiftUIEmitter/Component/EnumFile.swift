import DesignModel
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The file of an enum that the component owns.
  func enumFile(_ type: EnumType, _ templates: Templates) -> EmittedFile {
    let cases = type.cases.map { enumCase in
      Declaration.enumCase(
        EnumCaseDeclaration(
          documentation: DocumentationComment(
            asSentence(enumCase.summary ?? "The \(words(enumCase.name)) \(lastWord(type.name))")),
          escapedIdentifier(enumCase.name)))
    }
    return file(
      .enum, "\(type.name).swift", templates,
      [
        "enum": [
          .type(
            TypeDeclaration(
              documentation: DocumentationComment(
                asSentence(type.summary ?? "\(article(words(type.name))) \(words(type.name))")),
              access: access, .enum, type.name, inheritance: ["Sendable"],
              members: cases.map { [$0] }))
        ]
      ])
  }

  /// "role" of `CardRole`
  private func lastWord(_ name: String) -> String {
    words(name).split(separator: " ").last.map(String.init) ?? name
  }
}
