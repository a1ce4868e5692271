import DesignModel
import English
import FileBuilding
import SwiftFragments
import SwiftRendering

// What a component makes for its styles beside what it was created from.

extension ComponentText {
  /// The properties that make values and parts.
  var configured: [[Declaration]] {
    let values = component.configuration.values.compactMap { value in
      value.value.map { made -> VariableDeclaration in
        // A brace at the beginning would open a statement, not a closure.
        let text = (made.text.first == "{" ? "return " : "") + made.text
        return VariableDeclaration(
          documentation: DocumentationComment(
            asSentence(value.summary ?? valueDescription(value.name, type: value.type))),
          "private var", escapedIdentifier(value.name), type: value.type,
          body: [.copied(text, from: "configuration", value.name, "value")],
          ignoresFormat: true)
      }
    }
    let parts = component.configuration.parts.map { part in
      VariableDeclaration(
        documentation: DocumentationComment(description(of: part)),
        "@\(names.swiftUI("ViewBuilder")) private var", escapedIdentifier(part.name),
        type: "some \(names.swiftUI("View"))",
        body: [.copied(part.view.text, from: "configuration", part.name, "view")],
        ignoresFormat: true)
    }
    return (values + parts).map { [.variable($0)] }
  }

  /// What the body hands to a style: what the component makes of what it has now, in the body of a
  /// style too, unless it is made of what only the component has that the style shows.
  var configuredArguments: [Argument] {
    component.configuration.values.map { value in
      let isOwn = component.state.contains { $0.name == value.name && !$0.isShared }
      let isInherited = value.value == nil ? isOwn : isFixed(value.name)
      return isInherited
        ? inheritedArgument(value.name, isOptional: value.type.isOptional)
        : Argument(value.name, .identifier(value.name))
    }
      + component.configuration.parts.map { part in
        let view = escapedIdentifier(part.name)
        let own = Expression.implicit("init").called(.name(view))
        return Argument(part.name, isFixed(part.name) ? inheritedMember(view).or(own) : own)
      }
  }

  private func isFixed(_ member: String) -> Bool { component.configuration.fixed.contains(member) }

  /// The name under which the configuration has the binding to a property or state value: another
  /// than its own where styles read the value and cannot write it.
  func bindingName(of member: String) -> String {
    component.configuration.isReadOnly(member)
      ? unused(member + "Binding", among: memberNames) : member
  }

  func description(of part: Configuration.Part) -> String {
    asSentence(part.summary ?? "The \(possessive) \(phrase(part.name))")
  }

  /// The access of a member of the configuration: what no style sees is internal, for the component
  /// alone.
  func visibility(of member: String) -> String {
    component.configuration.hidden.contains(member) ? "" : access
  }
}
