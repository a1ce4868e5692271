import DesignModel
import English
import FileBuilding
import SwiftFragments
import SwiftRendering

// Values and parts that a component makes for its styles, besides those it was created with.

extension ComponentText {
  /// The properties that make values and parts.
  var configured: [[Declaration]] {
    let values = component.configuration.values.compactMap { value in
      value.value.map { made -> VariableDeclaration in
        // An initial brace would start a statement, not a closure.
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

  /// The arguments of a style configuration for values and parts. They are made from the component's current
  /// values, even in the body of a style, unless they depend on members that only the outer component has.
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

  /// The configuration's name for the binding to a property or state value, which differs from the member's
  /// own name if styles can only read the value.
  func bindingName(of member: String) -> String {
    component.configuration.isReadOnly(member)
      ? unused(member + "Binding", among: memberNames) : member
  }

  package func description(of part: Configuration.Part) -> String {
    asSentence(part.summary ?? "The \(possessive) \(phrase(part.name))")
  }

  /// The access of a member of the configuration; members that styles cannot see are internal.
  func visibility(of member: String) -> String {
    component.configuration.hidden.contains(member) ? "" : access
  }
}
