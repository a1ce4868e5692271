import DesignModel
import Emission
import English
import FileBuilding
import Specification
import SwiftRendering

extension ViewText {
  /// The files of type aliases in the UIKit module for types of the SwiftUI module.
  ///
  /// Two types of the same name would be ambiguous in a file that imports both modules.
  ///
  /// - Parameter ownTypes: The names of the types that the module declares itself.
  func aliasFiles(_ ownTypes: Set<String>, _ templates: Templates) -> [SwiftFileContents] {
    guard library.naming.namespace == nil else { return [] }
    var files = component.types.compactMap { type -> SwiftFileContents? in
      let name: String
      switch type.scope {
      case .plain: name = type.name
      case .aliasInComponent(let whole): name = whole
      case .component: return nil
      }
      guard type.access != .internal else { return nil }
      if ownTypes.contains(name), let own = type.inUIKit { return ownFile(own, templates) }
      return alias(
        name, asSentence(type.summary ?? withArticle(phrase(library.naming.plain(name)))),
        accessPrefix(type.access), deprecationAttributes(type.deprecation),
        members: type.membersInUIKit, templates)
    }
    if !component.accessibility.identifiers.isEmpty {
      files.append(
        alias(
          Accessibility.identifiersName(of: component.name),
          "The accessibility identifiers of the parts of \(aNoun).", access, [], templates))
    }
    return files
  }

  private func alias(
    _ name: String, _ summary: String, _ access: String, _ attributes: [Attribute],
    members: String? = nil, _ templates: Templates
  ) -> SwiftFileContents {
    let own = members.map {
      [Declaration.type(TypeDeclaration(.extension, name, members: [[.verbatim($0)]]))]
    }
    return file(
      "\(name).swift", imports: [library.name] + (own == nil ? [] : ["Foundation", "UIKit"]),
      [
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(summary), attributes: attributes,
            "\(access)typealias", name, value: .swift("\(library.name).\(name)")))
      ] + (own ?? []), templates)
  }
}
