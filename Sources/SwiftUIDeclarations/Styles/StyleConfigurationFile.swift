import DesignModel
import Emission
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The file of the style configuration.
  package func styleConfigurationFile(_ templates: Templates) -> SwiftFileContents {
    // Slots that share a generic parameter share the type.
    var types: Set<String> = []
    let slots = component.genericSlots.filter { types.insert($0.erased).inserted }.flatMap { slot in
      slot.list.map { listTypes(of: slot, $0) + arrangedType(of: slot, $0) }
        ?? [
          .type(erasedView(slot.erased, of: slot.noun, "slot", mayBeEmpty: slot.presence == .empty))
        ]
    }
    let parts = component.configuration.parts.map {
      Declaration.type(erasedView($0.erased, of: phrase($0.name), "part", mayBeEmpty: false))
    }
    let erased = slots + parts
    return file(
      .styleConfiguration, "Styles/\(Naming.base(of: configuration)).swift", templates,
      [
        "configuration": [.type(configurationStructure)],
        "slots": erased.isEmpty
          ? []
          : [.type(TypeDeclaration(.extension, configuration, members: erased.map { [$0] }))]
            + listExtensions,
      ], marks: marks, from: Origin(["styles"]))
  }

  private var configurationStructure: TypeDeclaration {
    func member(_ introducer: String, _ name: String, _ type: String, _ text: String) -> Declaration
    {
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment(text), introducer, escapedIdentifier(name),
          type: type))
    }
    var members = configuredProperties.map { property in
      if isKeptApart(property) {
        return member(
          "let", property.name, passedType(of: property), prose.description(of: property))
      }
      return member(
        (property.isBinding ? "@Binding " : "") + visibility(of: property.name)
          + (property.isBinding ? "var" : "let"),
        bindingName(of: property.name), styledType(property.type).text,
        prose.description(of: property))
    }
    members += component.slots.flatMap { slot in
      let text = prose.description(of: slot)
      let type = slot.isConcrete ? slot.generic.text : slot.erased
      if !slot.arguments.isEmpty {
        return [
          member(
            "let", maker(of: slot), slot.closureType(of: type),
            "The closure of the "
              + "\(slot.noun).")
        ]
      }
      let content = member(
        "\(visibility(of: slot.name))let", slot.name, type + (slot.isOptional ? "?" : ""),
        slot.isOptional ? "\(text.dropLast()); `nil` if omitted." : text)
      guard let arrangement = slot.list?.arrangement else { return [content] }
      return [
        content,
        member(
          "\(visibility(of: slot.name))let", arrangement.name,
          arrangement.erased + (slot.isOptional ? "?" : ""), arrangementDescription(of: slot)),
      ]
    }
    members += component.modifiers.map { modifier in
      member(
        "\(visibility(of: modifier.name))let", modifier.name,
        styledType(modifier.type).text,
        asSentence(
          modifier.summary
            ?? valueDescription(
              modifier.name, type: modifier.type, isFunction: modifier.isFunction)))
    }
    members += configuredState.map { state in
      let (introducer, type) = configurationMember(state)
      return member(
        introducer, bindingName(of: state.name), type,
        asSentence(state.summary ?? valueDescription(state.name, type: state.type)))
    }
    members += component.configuration.values.map { value in
      member(
        "\(access)let", value.name, value.type.text,
        asSentence(value.summary ?? valueDescription(value.name, type: value.type)))
    }
    members += component.configuration.parts.map { part in
      member("\(access)let", part.name, part.erased, description(of: part))
    }
    members.append(
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment(
            "The styles that `\(name)(configuration)` resolves to."),
          "var", below, type: styleStack)))
    return TypeDeclaration(
      documentation: DocumentationComment("The properties of \(aNoun) for a style."),
      access: access,
      .struct, configuration,
      members: (members
        + component.slots.filter { !$0.arguments.isEmpty }.map {
          .function(viewFunction(of: $0, visibility(of: $0.name)))
        }).map { [$0] })
  }

  /// The method with which a style, or code that shows a value, makes the view of a slot with arguments.
  ///
  /// - Parameter access: The access modifier with a trailing space.
  func viewFunction(of slot: Slot, _ access: String) -> FunctionDeclaration {
    let made = Expression.name(maker(of: slot))
    return FunctionDeclaration(
      documentation: DocumentationComment(
        prose.description(of: slot),
        parameters: slot.arguments.map { .init($0.name, asSentence($0.description)) },
        returns: "The \(slot.noun)\(slot.isOptional ? "; `nil` if omitted" : "")."),
      "\(access)func \(escapedIdentifier(slot.name))",
      slot.arguments.map { .init(named: $0.name, $0.type.text) },
      result: (slot.isConcrete ? slot.generic.text : slot.erased) + (slot.isOptional ? "?" : ""),
      body: [
        .expression(
          .call(
            slot.isOptional ? .optional(made) : made,
            slot.arguments.map { Argument(.identifier($0.name)) }))
      ])
  }

  /// The type of a view in the configuration.
  ///
  /// - Parameters:
  ///   - noun: The noun for the view in the component.
  ///   - kind: Whether it is a slot or a part.
  func erasedView(
    _ type: String, of noun: String, _ kind: String, mayBeEmpty: Bool
  ) -> TypeDeclaration {
    let view = names.swiftUI("View")
    let anyView = names.swiftUI("AnyView")
    let content = Declaration.variable(
      VariableDeclaration("private let", "content", type: anyView))
    let isEmpty = Declaration.variable(
      VariableDeclaration(
        documentation: DocumentationComment("Whether the slot is empty."), "\(access)let",
        "isEmpty", type: "Bool"))
    let initializer = FunctionDeclaration(
      "init",
      [.init(label: "_", "content", "some \(view)")]
        + (mayBeEmpty ? [.init("isEmpty", "Bool")] : []),
      body: [
        .assignment(
          Expression.name("self").dot("content"), Expression.name(anyView).called("content"))
      ]
        + (mayBeEmpty ? [.assignment(Expression.name("self").dot("isEmpty"), "isEmpty")] : []))
    let body = VariableDeclaration(
      documentation: DocumentationComment("The \(kind)'s content."), "\(access)var", "body",
      type: "some \(view)", body: [.expression("content")])
    return TypeDeclaration(
      documentation: DocumentationComment("The \(noun) of \(aNoun), type-erased."),
      access: access, .struct, type, inheritance: [view],
      members: (mayBeEmpty ? [[isEmpty]] : []) + [
        [content], [.function(initializer)], [.variable(body)],
      ])
  }
}
