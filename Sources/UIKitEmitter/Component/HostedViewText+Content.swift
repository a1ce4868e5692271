import DesignModel
import Emission
import English
import FileBuilding
import PortableViews
import Prose
import SwiftAPI
import SwiftFragments
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations
import UIKitRuntime

extension HostedViewText {
  // MARK: - The SwiftUI content

  var shown: TypeDeclaration {
    TypeDeclaration(
      .extension, text.name,
      members: [[.type(modelClass)], [.type(content)]] + lists.map { [.type($0.shown)] })
  }

  private var modelClass: TypeDeclaration {
    func published(_ name: String, _ type: String, _ value: Expression? = nil) -> Declaration {
      .variable(
        VariableDeclaration("@Published var", escapedIdentifier(name), type: type, value: value))
    }
    var members: [Declaration] = component.properties.map {
      published($0.name, storedType(of: $0).text)
    }
    members += component.slots.map { published($0.name, storedType(of: $0)) }
    members += component.modifiers.map { modifier in
      published(
        modifier.name, type(modifier.type).text,
        modifier.defaultValue.flatMap { text.defaultValue($0, of: modifier.type) }.flatMap {
          $0 == "nil" ? nil : .swift($0)
        })
    }
    if hasStyles { members.append(published("style", "(any \(styleProtocol))?")) }
    members += entries.map { entry in
      published(
        entry.name + "Box", "ViewValue<\(entry.type)>.Box?")
    }
    members.append(published(tint, "UIColor?"))
    if !lists.isEmpty {
      members.append(.variable(VariableDeclaration("@Published var", itemChanges, value: "0")))
    }
    members += component.properties.filter(isBinding).map { property in
      .variable(
        VariableDeclaration(
          "var", handler(of: property),
          type: "(@MainActor (\(publicType(of: property).text)) -> Void)?"))
    }
    let parameters =
      component.properties.map { parameter(label: nil, storing: $0) }
      + component.slots.map { parameter(label: nil, storing: $0) }
    let names = component.properties.map(\.name) + component.slots.map(\.name)
    let initializer = FunctionDeclaration(
      "init", parameters,
      body: names.map { .assignment(Expression.name("self").member($0), .identifier($0)) })
    return TypeDeclaration(
      documentation: DocumentationComment(
        "The content of the \(text.noun), independent of its container."),
      attributes: ["@MainActor"], access: "private final ", .class, "Model",
      inheritance: ["ObservableObject"],
      members: [members] + (names.isEmpty ? [] : [[.function(initializer)]]))
  }

  var content: TypeDeclaration {
    var members: [[Declaration]] = [
      [.variable(VariableDeclaration("@ObservedObject var", "model", type: "Model"))]
    ]
    let surroundings: [Expression] =
      entries.map { entry in
        let value = Expression.name("model").dot(entry.name + "Box").optionalDot("value")
        let initial = entry.defaultValue.map(Expression.swift) ?? "nil"
        return Expression.implicit("environment").called(
          .keyPath(escapedIdentifier(entry.name)),
          initial == "nil" ? value.or("nil") : value.or(initial))
      } + [
        Expression.implicit("tint").called(
          .closureCall(
            Expression.name("model").dot(tint).dot("map"), [],
            .init(.call("Color", [Argument("uiColor", "$0")]))))
      ]
    let base: [Statement]
    if hasStyles, let initial = component.look.styleFamily?.defaultStyle {
      base = [
        .verbatim(
          "let style: any \(styleProtocol) = model.style ?? \(initial.typeName)()"),
        .expression(.call("show", [Argument("style")])),
      ]
      members.append([
        .variable(
          VariableDeclaration(
            "var", "body", type: "some View",
            body: base + [.indented(surroundings.map { .expression($0) })]))
      ])
      members.append([
        .function(
          FunctionDeclaration(
            documentation: DocumentationComment(
              "The view of a style is known only at run time."),
            "private func show",
            [ParameterDeclaration(label: "_", "style", "some \(styleProtocol)")],
            result: "AnyView",
            body: [
              .expression(
                .call(
                  "AnyView",
                  [
                    Argument(
                      Expression.name("shown").dot(Naming.modifier(styleProtocol)).called("style"))
                  ]))
            ]))
      ])
    } else {
      members.append([
        .variable(
          VariableDeclaration(
            "var", "body", type: "some View",
            body: [.expression("shown"), .indented(surroundings.map { .expression($0) })]))
      ])
    }
    members.append([.variable(componentInSwiftUI)])
    members += component.properties.filter(isBinding).map { [.variable(binding(of: $0))] }
    return TypeDeclaration(
      access: "private ", .struct, "Content", inheritance: ["View"], members: members)
  }

  /// The binding that the SwiftUI component gets, which calls the change handler.
  func binding(of property: Property) -> VariableDeclaration {
    let stored = "model.\(escapedMember(property.name))"
    func binding(reading value: String, storing newValue: String, in place: String) -> String {
      let published = place.isEmpty ? "value" : "\(stored)\(place)"
      return """
        Binding {
          \(value)
        } set: { value in
          \(stored)\(place) = \(newValue)
          model.\(handler(of: property))?(\(published))
        }
        """
    }
    guard isOpenSelection(property), let selection = property.selection else {
      return VariableDeclaration(
        "private var", property.name + "Binding", type: "Binding<\(property.type)>",
        body: [.verbatim(binding(reading: stored, storing: "value", in: ""))])
    }
    let type = "\(text.library.naming.slotSelection)<\(selection.value)>"
    let several = binding(reading: stored + ".values", storing: "value", in: ".values")
    let one = binding(
      reading: stored + ".values.first", storing: "value.map { [$0] } ?? []", in: ".values")
    return VariableDeclaration(
      "private var", property.name + "Binding", type: type,
      body: [
        .verbatim(
          """
          guard \(stored).isMultiple else {
            let value: Binding<\(selection.value)?> = \(one.indented(by: 2))
            return \(type)(value)
          }
          let values: Binding<Set<\(selection.value)>> = \(several)
          return \(type)(values)
          """)
      ])
  }

  /// The component itself, as a SwiftUI view.
  private var componentInSwiftUI: VariableDeclaration {
    let swiftUI = ComponentText(component, in: text.library)
    let properties = component.properties.map { property -> Expression in
      if isBinding(property) { return .name(property.name + "Binding") }
      return text.inSwiftUI(Expression.name("model").member(property.name), property.type)
    }
    let slots = component.slots.map { slot -> Expression in
      let value = Expression.name("model").member(slot.name)
      if let list = lists.first(where: { $0.slot.name == slot.name }) {
        return list.content(value, changes: Expression.name("model").dot(itemChanges))
      }
      if slot.isText || slot.isImage {
        let member = slot.isText ? "texts" : "picture"
        return slot.presence == .optional ? value.optionalDot(member) : value.dot(member)
      }
      guard slot.storage == .closure else { return value }
      return slot.presence == .optional
        ? value.mapped(["views"], .closure(.init("views")))
        : .closure(.init(value))
    }
    var slotTypes: [String: String] = [:]
    var generics = component.generics.map(\.name)
    for slot in component.slots where !slot.isConcrete && !slot.isErased {
      let name = slot.generic.text
      let type = lists.first { $0.slot.name == slot.name }?.structure ?? "HostedSlot"
      if slotTypes.updateValue(type, forKey: name) == nil { generics.append(type) }
    }
    let type =
      generics.isEmpty ? component.name : "\(component.name)<\(generics.joined(separator: ", "))>"
    let made = Expression.call(.swift(type), swiftUI.memberwiseArguments(properties + slots))
    guard !component.modifiers.isEmpty else {
      return VariableDeclaration(
        "private var", "shown", type: type, body: [.expression(made, .filled)])
    }
    return VariableDeclaration(
      "private var", "shown", type: type,
      body: [.var("shown", made, .filled)]
        + component.modifiers.map { modifier in
          .assignment(
            Expression.name("shown").member(modifier.name),
            text.inSwiftUI(Expression.name("model").member(modifier.name), modifier.type))
        } + [.return("shown")])
  }

  // MARK: - Modifiers

  var modifiers: [Declaration] {
    var methods: [FunctionDeclaration] = component.properties.flatMap {
      property -> [FunctionDeclaration] in
      let setting = Setting(
        name: property.name, function: property.name, type: publicType(of: property),
        isFunction: property.isFunction || property.wrapsFunction, defaultValue: nil,
        argument: .value(type: publicType(of: property), label: nil, default: nil),
        summary: property.summary, deprecation: property.deprecation, access: component.access)
      let set = [text.setter(setting, storing: value(of: property))].compactMap(\.self)
      guard isBinding(property) else { return set }
      return set + [
        text.handlerMethod(
          of: property, type: publicType(of: property),
          storing: Expression.name(model).dot(handler(of: property)))
      ]
    }
    methods += component.modifierMethods.compactMap {
      text.setter($0, storing: Expression.name(model).member($0.name))
    }
    methods += component.slots.filter { $0.arguments.isEmpty && $0.takesText }.map(textMethod)
    guard !methods.isEmpty else { return [] }
    return [
      .mark("Modifiers"),
      .type(TypeDeclaration(.extension, text.name, members: methods.map { [.function($0)] })),
    ]
  }

  func textMethod(of slot: Slot) -> FunctionDeclaration {
    let isOptional = slot.presence == .optional
    let name = Expression.identifier(slot.name)
    let maker = Expression.name("HostedSlot").dot("text")
    return FunctionDeclaration(
      documentation: DocumentationComment(
        "Replaces the \(slot.noun)\(slot.summary.map { ": \(asClause($0))" } ?? "").",
        parameters: [
          .init(
            slot.name,
            "The \(slot.noun), which is not localized\(isOptional ? ", or `nil` for none" : "").")
        ], returns: "The \(text.noun)."), attributes: ["@discardableResult"],
      "\(access)func \(escapedIdentifier(slot.name))",
      [ParameterDeclaration(label: "_", name.text, isOptional ? "String?" : "String")],
      result: "Self",
      body: [
        .assignment(
          Expression.name(model).member(slot.name),
          isOptional
            ? slot.given(name, .text).dot("map").called(maker) : maker.called(name)),
        .return("self"),
      ])
  }
}
