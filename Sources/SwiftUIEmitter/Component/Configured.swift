import DesignModel
import SwiftFragments
import SwiftRendering

// What a component makes for its styles beside what it was created from.

extension ComponentText {
  /// The properties that make values and parts.
  var configured: [[Declaration]] {
    let values = component.configuration.values.map { value in
      // A brace at the beginning would open a statement, not a closure.
      let text = (value.value.text.first == "{" ? "return " : "") + value.value.text
      return VariableDeclaration(
        documentation: DocumentationComment(
          asSentence(value.summary ?? valueDescription(value.name, type: value.type))),
        "private var", escapedIdentifier(value.name), type: value.type,
        body: [.copied(text, from: "configuration", value.name, "value")],
        ignoresFormat: true)
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

  /// What the body hands to a style: in the body of a style, what the component has made that the
  /// style shows.
  var configuredArguments: [String] {
    component.configuration.values.map { inheritedArgument($0.name, isOptional: $0.isOptional) }
      + component.configuration.parts.map { part in
        let view = escapedIdentifier(part.name)
        return "\(part.name): \(inherited)?.\(view) ?? .init(\(view))"
      }
  }

  func description(of part: Configuration.Part) -> String {
    asSentence(part.summary ?? "The \(possessive) \(words(part.name))")
  }

  /// The access of a member of the configuration: what no style sees is internal, for the component
  /// alone.
  func visibility(of member: String) -> String {
    component.configuration.hidden.contains(member) ? "" : access
  }
}
