import DesignModel
import Emission
import FileBuilding
import SwiftFragments
import SwiftRendering

// A component that is a modifier of views: methods of `View`, and the view modifier that implements them.

extension ComponentText {
  /// The file of a modifier's public API.
  package func viewModifierFile(_ templates: Templates) -> SwiftFileContents {
    file(
      .viewModifier, "\(baseName).swift", templates,
      [
        "methods": viewMethods, "modifier": [.type(viewModifier)] + ownItems,
        "swift": ownDeclarations,
      ].explainingDisfavoredOverloads(in: ["methods"]),
      marks: marks,
      ignoring: hidden.isEmpty ? ["UseSynthesizedInitializer"] : [])
  }

  private var viewModifier: TypeDeclaration {
    TypeDeclaration(
      documentation: DocumentationComment(
        "The view modifier of `\(escapedMember(component.method ?? ""))`."),
      .struct, component.typeName,
      generics: component.generics.map(\.declaration)
        + component.genericSlots.map(\.generic.text).unique.map {
          "\($0): \(names.swiftUI("View"))"
        },
      inheritance: ["ViewModifier"],
      members: storage + [[.function(storingInitializer)]] + modifyingBody.map { [$0] })
  }

  /// The initializer that stores the arguments of the methods.
  private var storingInitializer: FunctionDeclaration {
    let values = component.properties.map { property in
      ParameterDeclaration(named: property.name, passedType(of: property))
    }
    let slots = component.slots.map { slot in
      ParameterDeclaration(
        named: slot.name,
        parameterType(slot.storedType, isFunction: slot.isFunction && !slot.isOptional))
    }
    return FunctionDeclaration(
      "init", values + slots,
      body: component.properties.map { assignment(of: $0, .identifier($0.name)) }
        + component.slots.map {
          .assignment(Expression.name("self").dot($0.name), .identifier($0.name))
        } + initialState())
  }

  // MARK: - The body

  /// The view modifier's body, with the shown view separated from it if accessibility modifiers follow.
  private var modifyingBody: [Declaration] {
    guard case .body(let block) = component.look else { return [] }
    let content = ParameterDeclaration("content", names.modifiedContent)
    let view = "some \(names.swiftUI("View"))"
    let text = Statement.copied(block.text, from: "body")
    if component.lists.isEmpty, accessibilityModifiers.isEmpty {
      return [
        .function(
          FunctionDeclaration(
            "func body", [content], result: view, body: [text], ignoresFormat: true))
      ]
    }
    let identifiers = block.identifiers.map(\.text)
    let arrangements = component.arrangedLists.filter { identifiers.contains($1.name) }
    let taken = memberNames + identifiers
    let function = unused(
      "makeBody", among: taken + (component.declarations?.declaredNames.sorted() ?? []))
    let arguments =
      [Argument("content", "content")] + itemArguments + arrangements.map(arrangedArgument)
    let keys = keyModifiers
    let body = withItems(
      [.expression(.call(.name(function), arguments), .filled)]
        + (keys.isEmpty ? [] : [.indented(keys)]))
    // Modifiers follow a closure's brace, or go below a call.
    let isCall = component.lists.isEmpty
    return [
      .function(
        FunctionDeclaration(
          "func body", [content], result: view,
          body: body
            + (isCall ? [.indented(accessibilityModifiers)] : accessibilityModifiers),
          ignoresFormat: hasAccessibilityCode)),
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment("The content without its accessibility modifiers."),
          // A result builder does not allow `return`.
          (block.returns ? "" : "@\(names.swiftUI("ViewBuilder")) ") + "private func \(function)",
          [content] + component.lists.map { .init(named: $0.name, itemsType(of: $0)) }
            + arrangements.map(arrangedParameter),
          result: view, body: [text], ignoresFormat: true)),
    ] + arrangements.map { .function(arranging($0, $1)) } + itemMakers.flatMap(\.self)
  }
}
