import DesignModel
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The file of what a style knows of the component.
  func styleConfigurationFile(_ templates: Templates) -> EmittedFile {
    let erased = component.slots.map { Declaration.type(erasedView($0)) }
    return file(
      .styleConfiguration, "Styles/\(configuration).swift", templates,
      [
        "configuration": [.type(configurationStructure)],
        "slots": erased.isEmpty
          ? []
          : [.type(TypeDeclaration(.extension, configuration, members: erased.map { [$0] }))],
      ], marks: marks)
  }

  private var configurationStructure: TypeDeclaration {
    func member(_ introducer: String, _ name: String, _ type: String, _ text: String) -> Declaration
    {
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment(text), introducer, escapedIdentifier(name),
          type: type))
    }
    var members = component.properties.map { property in
      member(
        property.isBinding ? "@Binding \(access)var" : "\(access)let", property.name,
        property.type, asSentence(property.summary ?? "The \(words(property.name))"))
    }
    members += component.slots.map { slot in
      let text = slot.description(of: self)
      return member(
        "\(access)let", slot.name, slot.erased + (slot.presence == .optional ? "?" : ""),
        slot.presence == .optional ? "\(text.dropLast()); `nil` if omitted." : text)
    }
    members += component.modifiers.map { modifier in
      member(
        "\(access)let", modifier.name, modifier.type,
        asSentence(modifier.summary ?? "The \(words(modifier.name))"))
    }
    members += component.state.map { state in
      member(
        "@Binding \(access)var", state.name, state.type,
        asSentence(state.summary ?? "The \(words(state.name))"))
    }
    members.append(
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment(
            "The styles that `\(name)(configuration)` resolves to."),
          "var", below, type: "StyleStack<any \(styleProtocol)>")))
    return TypeDeclaration(
      documentation: DocumentationComment("What a style knows of \(aNoun)."), access: access,
      .struct, configuration, members: members.map { [$0] })
  }

  /// The type of a slot's view in the configuration.
  private func erasedView(_ slot: Slot) -> TypeDeclaration {
    let view = names.swiftUI("View")
    let anyView = names.swiftUI("AnyView")
    let content = Declaration.variable(
      VariableDeclaration("private let", "content", type: anyView))
    let mayBeEmpty = slot.presence == .empty
    let isEmpty = Declaration.variable(
      VariableDeclaration(
        documentation: DocumentationComment("Whether the slot was left empty."), "\(access)let",
        "isEmpty", type: "Bool"))
    let initializer = FunctionDeclaration(
      "init", ["_ content: some \(view)"] + (mayBeEmpty ? ["isEmpty: Bool"] : []),
      body: [.line("self.content = \(anyView)(content)")]
        + (mayBeEmpty ? [.line("self.isEmpty = isEmpty")] : []))
    let body = VariableDeclaration(
      documentation: DocumentationComment("The slot's content."), "\(access)var", "body",
      type: "some \(view)", body: [.line("content")])
    return TypeDeclaration(
      documentation: DocumentationComment("The \(slot.noun) of \(aNoun), type-erased."),
      access: access, .struct, slot.erased, inheritance: [view],
      members: (mayBeEmpty ? [[isEmpty]] : []) + [
        [content], [.function(initializer)], [.variable(body)],
      ])
  }
}
