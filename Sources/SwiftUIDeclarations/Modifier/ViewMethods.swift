import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

// The `View` methods of a modifier: one for each form, which in a component would be an initializer.

extension ComponentText {
  /// The methods, in an extension for each way to fill the first slot.
  var viewMethods: [Declaration] {
    let usual = component.initializers.filter { !$0.isForOldCallers(of: component) }
    let deprecated = component.initializers.filter { $0.isForOldCallers(of: component) }
    let isMarked = Set(usual.map(\.form.first)).count > 1
    var declarations: [Declaration] = []
    var rest = usual[...]
    while let first = rest.first {
      let group = rest.prefix { $0.form.first == first.form.first }
      rest = rest.dropFirst(group.count)
      if isMarked, let choice = first.form.first {
        declarations.append(.mark(prose.title(of: component.slots[0], choice)))
      }
      declarations.append(extensionOfView(Array(group)))
    }
    if !deprecated.isEmpty {
      declarations += [.mark("Deprecated"), extensionOfView(deprecated)]
    }
    return declarations + (declarations.count > 1 ? [.mark("The view modifier")] : [])
  }

  private func extensionOfView(_ initializers: [Initializer]) -> Declaration {
    .type(
      TypeDeclaration(
        .extension, names.swiftUI("View"),
        members: initializers.map { [traced($0, method(for: $0))] }))
  }

  // MARK: - One method

  private func method(for initializer: Initializer) -> Declaration {
    let details = initializer.details
    let name = component.method ?? ""
    let generics = initializer.generics.map { generic in
      generic.conformances.map(\.text) == ["View"]
        ? "\(generic.name): \(names.swiftUI("View"))" : generic.declaration
    }
    let attributes =
      (initializer.isDisfavored ? [disfavoredOverload] : [])
      + (details.availability.map(wholeAttributes) ?? [])
      + deprecationAttributes(deprecation(of: initializer) ?? component.deprecation)
    return .function(
      FunctionDeclaration(
        documentation: documentation(ofMethodFor: initializer), attributes: attributes,
        "\(access)func \(escapedIdentifier(name))", generics: generics,
        initializer.parameters.map { declaration(of: $0, initializer.pinned) },
        result: "some \(names.swiftUI("View"))",
        requirements: (details.requirements + details.ownRequirements).map {
          initializer.pinned($0).text
        },
        body: [
          .expression(
            (initializer.parameters.contains { $0.name == "modifier" }
              ? Expression.name("self").dot("modifier") : "modifier")
              .called(made(by: initializer)), .filled)
        ], ignoresFormat: !inlineSwift(of: initializer).allSatisfy(\.isFormatted)))
  }

  /// The view modifier that a method applies.
  private func made(by initializer: Initializer) -> Expression {
    let values = component.properties.indices.map { index in
      Argument(
        escaping: component.properties[index].name,
        storedValue(ofProperty: index, in: initializer) ?? "nil")
    }
    let slots = component.slots.indices.map { index in
      Argument(escaping: component.slots[index].name, view(for: index, in: initializer))
    }
    return .call(
      .swift(component.typeName + genericArguments(of: initializer)), values + slots)
  }

  /// The generic arguments of the view modifier, if they cannot be inferred from its values.
  private func genericArguments(of initializer: Initializer) -> String {
    let pins = Dictionary(
      component.slots.indices.compactMap { index in
        let slot = component.slots[index]
        let pinned =
          slot.pinnedType(initializer.form[index]).map(text(of:))
          ?? repetitionType(of: SlotID(index), in: initializer)
        return pinned.map { (slot.generic.text, $0) }
      }, uniquingKeysWith: { first, _ in first })
    guard !initializer.pins.isEmpty || pins.values.contains("Never") || hasUndeterminedGeneric
    else {
      return ""
    }
    let generics = component.generics.map { initializer.pinned(.named($0.name)).text }
    let slots = component.genericSlots.map(\.generic.text).unique.map { pins[$0] ?? $0 }
    return "<\((generics + slots).joined(separator: ", "))>"
  }

  /// Whether the component has a generic parameter that cannot be inferred from the values in the view
  /// modifier.
  private var hasUndeterminedGeneric: Bool {
    !component.generics.allSatisfy { generic in
      component.properties.contains { $0.type.mentions(generic.name) }
    }
  }

  // MARK: - Documentation

  private func documentation(ofMethodFor initializer: Initializer) -> DocumentationComment {
    let texts = initializer.parameters.filter(\.isText)
    let isOwnLiteral =
      initializer.isDisfavored && texts.count > 1
      && initializer.parameters.allSatisfy { !$0.isLocalizedText }
    let parts = prose.contents(of: initializer)
    let summary = initializer.details.summary ?? component.summary
    return DocumentationComment(
      summary.map(asSentence) ?? "Adds \(aNoun)\(parts).",
      summary == nil || parts.isEmpty || component.initializers.count == 1
        ? nil : "This method takes\(parts.dropFirst(5)).",
      isOwnLiteral
        ? "A literal next to a `String` variable selects this method and is not localized."
        : nil,
      component.initializers.count == 1 ? component.discussion : nil,
      parameters: initializer.parameters.map { prose.documentation(of: $0, in: initializer.form) },
      returns: "A view with the \(noun).")
  }
}
