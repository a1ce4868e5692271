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

/// A component whose UIKit view hosts SwiftUI.
///
/// Its values are stored in a model, which has no reference to its view.
struct HostedViewText {
  let text: ViewText

  /// The environment entries that the component and its styles read.
  let entries: [EnvironmentEntry]

  var component: Component { text.component }
  var access: String { text.access }
  var hasStyles: Bool { text.hasStyles }

  // MARK: - Names

  var model: String { text.own("model") }
  var styleBox: String { text.own("styleBox") }

  /// The SwiftUI protocol of the component's styles.
  var styleProtocol: String { component.name + "Style" }

  func handler(of property: Property) -> String { text.own(property.name + "Change") }

  func isBinding(_ property: Property) -> Bool { property.isBinding || property.ownsState }

  /// The type of a value in the public interface.
  func type(_ type: TypeExpression) -> TypeExpression { text.type(type) ?? type }

  func labeled(_ parameters: [ParameterDeclaration]) -> [ParameterDeclaration] {
    text.labeled(parameters)
  }

  func labeled(_ arguments: [Argument]) -> [Argument] { text.labeled(arguments) }

  /// The name of the model's value for the tint color.
  var tint: String { text.own("tint") }

  /// The name of the model's value that counts changes of the values of list items.
  var itemChanges: String { text.own("itemChanges") }

  /// The lists whose views have values that callers set.
  var lists: [HostedListText] {
    component.lists.filter { $0.list?.readsViews ?? false }.map {
      HostedListText(text: text, slot: $0)
    }
  }

  // MARK: - Values

  /// Whether a property is a selection of at most one or any number of values, depending on the initializer.
  func isOpenSelection(_ property: Property) -> Bool {
    property.selection?.extent == .optionalOrSeveral
  }

  /// The type of a property in the public interface.
  func publicType(of property: Property) -> TypeExpression {
    guard isOpenSelection(property), let selection = property.selection else {
      return type(property.type)
    }
    return .named("Set", selection.value)
  }

  /// The model's storage for a property.
  func storedType(of property: Property) -> TypeExpression {
    guard isOpenSelection(property), let selection = property.selection else {
      return type(property.type)
    }
    return .named("HostedSelection", selection.value)
  }

  /// The model's value of a property, with its public type.
  func value(of property: Property) -> Expression {
    let stored = Expression.name(model).member(property.name)
    return isOpenSelection(property) ? stored.dot("values") : stored
  }

  /// A parameter of the model's initializer, and of the view's to which others delegate.
  func parameter(
    label: String?, storing property: Property
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      label: label, escapedIdentifier(property.name),
      (property.isFunction && property.wrapped == nil ? "@escaping " : "")
        + storedType(of: property).text)
  }

  func parameter(label: String?, storing slot: Slot) -> ParameterDeclaration {
    ParameterDeclaration(
      label: label, escapedIdentifier(slot.name),
      (!slot.arguments.isEmpty && slot.presence != .optional ? "@escaping " : "")
        + storedType(of: slot))
  }

  // MARK: - Files

  /// The files of the component: the view, and the storage of its styles.
  func files(_ templates: Templates) -> [SwiftFileContents] {
    let imports = Set(
      ["Combine", "UIKit", "SwiftUI", text.library.name] + text.library.imports
        + component.imports
    ).sorted()
    var files = [
      text.file(
        "\(text.baseName).swift", imports: imports,
        [.type(structure), .type(inheriting)] + itemChangeDeclarations
          + [.mark("SwiftUI"), .type(shown)] + modifiers,
        marks: text.marks, templates)
    ]
    if !lists.isEmpty {
      files.append(
        text.file(
          "\(text.baseName)Traits.swift",
          imports: ["UIKit", "SwiftUI", text.library.name] + component.imports,
          lists.flatMap(\.traitDeclarations), marks: text.marks, from: Origin(["slots"]), templates)
      )
    }
    if hasStyles {
      files.append(
        text.file(
          "EnvironmentKeys/\(text.styleKey).swift", imports: [text.library.name, "UIKit"], styleKey,
          marks: text.marks, from: Origin(["styles"]), templates))
    }
    return files
  }

  var styleKey: [Declaration] {
    let setter = Expression.name(text.styleKey).dot("value").dot("set")
    return [
      .type(
        TypeDeclaration(
          documentation: DocumentationComment("Stores the styles of \(text.prose.nouns)."),
          attributes: ["@MainActor"], .enum, text.styleKey,
          members: [
            [
              .variable(
                VariableDeclaration(
                  "static let", "value",
                  value: .call(.swift("InheritedValue<any \(styleProtocol)>"), [])))
            ]
          ])),
      .type(
        TypeDeclaration(
          .extension, "UIView",
          members: [
            [
              .function(
                FunctionDeclaration(
                  documentation: DocumentationComment(
                    "Sets the style of the \(text.prose.nouns) in this view.",
                    "The nearest style takes precedence. \(asSentence(text.prose.nouns).dropLast()) follow when the style changes or when they move.",
                    parameters: [.init("style", "The SwiftUI style.")],
                    returns: "The view."), attributes: ["@discardableResult"],
                  "\(access)func \(text.styleModifier)",
                  [ParameterDeclaration(label: "_", "style", "some \(styleProtocol)")],
                  result: "Self",
                  body: [
                    .expression(setter.called([Argument("style"), Argument("on", "self")])),
                    .return("self"),
                  ]))
            ]
          ])),
    ]
  }

  // MARK: - The view

  var structure: TypeDeclaration {
    var storage: [Declaration] = [
      .variable(VariableDeclaration("private let", model, type: "Model"))
    ]
    if hasStyles {
      storage.append(
        .variable(
          VariableDeclaration(
            "private var", styleBox, type: "ViewValue<any \(styleProtocol)>.Box?")))
    }
    var groups: [[Declaration]] = [storage]
    groups += text.initializers.map { [.function(convenience($0))] }
    groups += [
      [.function(designated)],
      [
        .function(
          FunctionDeclaration(
            attributes: [Attribute("@available", ["*", "unavailable"])], "required init?",
            [ParameterDeclaration("coder", "NSCoder")], body: [.expression("nil")]))
      ],
    ]
    groups += values.map { [$0] } + overrides.map { [$0] }
    return TypeDeclaration(
      documentation: DocumentationComment(
        asSentence(component.summary ?? text.aNoun), component.discussion,
        (hasStyles
          ? "The nearest `\(text.styleModifier)(_:)` determines the style of \(text.aNoun). " : "")
          + "It is shown by SwiftUI."),
      access: access + "final ", .class, text.name,
      generics: component.generics.map(\.declaration), inheritance: ["UIView"], members: groups)
  }

  /// The response to changes of the values of list items.
  private var itemChangeDeclarations: [Declaration] {
    guard !lists.isEmpty else { return [] }
    return [
      .type(
        TypeDeclaration(
          .extension, text.name, inheritance: ["HostedList"],
          members: [
            [
              .function(
                FunctionDeclaration(
                  "func itemChanged", [],
                  body: [.verbatim("\(model).\(itemChanges) += 1")]))
            ]
          ]))
    ]
  }

  /// The model's storage for a slot.
  func storedType(of slot: Slot) -> String {
    let isOptional = slot.presence == .optional
    let type = slot.isOfOneType ? slot.generic.text : "HostedSlot"
    guard !slot.arguments.isEmpty else { return isOptional ? type + "?" : type }
    let types = slot.arguments.map { self.type($0.type).text }.joined(separator: ", ")
    let closure = "@MainActor (\(types)) -> \(type)"
    return isOptional ? "(\(closure))?" : closure
  }

  func convenience(_ initializer: ViewInitializer) -> FunctionDeclaration {
    let properties = component.properties.indices.map { index in
      Argument(value(of: component.properties[index], PropertyID(index), in: initializer))
    }
    let slots = component.slots.indices.map { index in
      Argument(value(of: component.slots[index], SlotID(index), in: initializer))
    }
    let name = initializer.model.details.name
    return FunctionDeclaration(
      documentation: text.documentation(of: initializer),
      attributes: initializer.isDisfavored ? ["@_disfavoredOverload"] : [],
      accessPrefix(component.initializerAccess)
        + (name.map { "static func \(escapedIdentifier($0))" } ?? "convenience init"),
      generics: initializer.generics, initializer.parameters.map(\.declaration),
      result: name == nil ? nil : text.name,
      requirements: initializer.requirements,
      body: [
        .expression(
          .call(
            name == nil ? Expression.name("self").dot("init") : .name(text.name),
            labeled(properties + slots)), .filled)
      ])
  }

  /// The value that an initializer stores for a property.
  func value(
    of property: Property, _ id: PropertyID, in initializer: ViewInitializer
  ) -> Expression {
    if let value = initializer.model.details.values[id] { return inLibrary(value) }
    guard let parameter = initializer.parameters.first(where: { $0.role == .property(id) }) else {
      return inLibrary(property.firstValue ?? "nil")
    }
    let argument = Expression.identifier(parameter.name)
    if isOpenSelection(property) { return .call("HostedSelection", [Argument(argument)]) }
    // The argument of a result builder is a closure.
    return parameter.attribute == nil ? argument : argument.called()
  }

  /// The value that an initializer stores for a slot.
  func value(of slot: Slot, _ id: SlotID, in initializer: ViewInitializer) -> Expression {
    if let parameter = initializer.parameters.first(where: { $0.role.slot == id }),
      case .slot(_, let filling) = parameter.role
    {
      return hosted(.identifier(parameter.name), slot, filling, parameter.type.hasSuffix("?"))
    }
    let view: Expression
    switch (initializer.fillings[id.position], slot.presence) {
    case (.resolved(let index), _):
      view = inLibrary(slot.resolvers[index].value?.text ?? "\(slot.resolvers[index].view)()")
    case (_, .content(_, let value)): view = inLibrary(value)
    case (_, .optional): return "nil"
    case (_, .required), (_, .empty): return Expression.name("HostedSlot").dot("nothing")
    }
    let stored =
      slot.isOfOneType
      ? view : Expression.name("HostedSlot").dot("view").called(.call("AnyView", [Argument(view)]))
    return slot.arguments.isEmpty
      ? stored : .closure(.init(slot.arguments.map { _ in "_" }, stored))
  }

  /// Swift of the spec, which the SwiftUI module interprets, in terms of the UIKit module.
  private func inLibrary(_ swift: String) -> Expression {
    .swift(shadowedTypes.reduce(swift) { replacing($1, with: "SwiftUI." + $1, in: $0) })
  }

  /// The value stored for an argument of a slot.
  func hosted(
    _ argument: Expression, _ slot: Slot, _ filling: SlotFilling, _ isOptional: Bool
  ) -> Expression {
    let argument = slot.given(argument, filling)
    let type = Expression.name("HostedSlot")
    let maker: String
    switch filling {
    case .value: return argument
    case .views:
      guard !slot.arguments.isEmpty else { return type.called(argument) }
      let names = slot.arguments.map { escapedIdentifier($0.name) }
      let views = argument.called(names.map { Argument(.name($0)) })
      return .closure(.init(names, .closureCall(type, [], .init(views))))
    case .text: maker = "text"
    case .symbol: maker = "symbol"
    case .image: maker = "image"
    case .resolved(let index):
      let resolver = slot.resolvers[index]
      func view(_ value: String) -> Expression {
        let view =
          resolver.value?.text.replacing("$0", with: value) ?? "\(resolver.view)(\(value))"
        return type.dot("view").called(.call("AnyView", [Argument(inLibrary(view))]))
      }
      guard isOptional else { return view(argument.text) }
      let value = argument.mapped([slot.name], view(escapedIdentifier(slot.name)))
      return slot.presence == .optional ? value : value.or(type.dot("nothing"))
    }
    guard isOptional else { return type.dot(maker).called(argument) }
    let value = argument.dot("map").called(type.dot(maker))
    return slot.presence == .optional ? value : value.or(type.dot("nothing"))
  }

  var designated: FunctionDeclaration {
    let properties = component.properties.map { parameter(label: "_", storing: $0) }
    let slots = component.slots.map { parameter(label: "_", storing: $0) }
    let arguments =
      component.properties.map { Argument(escaping: $0.name, .identifier($0.name)) }
      + component.slots.map { Argument(escaping: $0.name, .identifier($0.name)) }
    return FunctionDeclaration(
      "private init", labeled(properties + slots), layout: .grouped([]),
      body: [
        .assignment(.name(model), .call("Model", arguments), .filled),
        .expression(
          Expression.name("super").dot("init").called([Argument("frame", .implicit("zero"))])),
        .assignment(Expression.name(model).dot(tint), text.inherited("tintColor")),
        .expression(
          .call("addHosted", [Argument(.call("Content", [Argument("model", .name(model))]))])),
      ])
  }

  var values: [Declaration] {
    let properties = component.properties.filter { !$0.isFunction && !$0.wrapsFunction }.map {
      property in
      value(
        property.name, publicType(of: property), value(of: property),
        text.prose.description(of: property)
          + (isOpenSelection(property)
            ? " It has at most one value if the initializer's was optional." : "")
          + (isBinding(property) ? " Setting it does not call the change handler." : ""))
    }
    let modifiers = component.modifiers.filter { !$0.isFunction }.map { modifier in
      value(
        modifier.name, type(modifier.type), Expression.name(model).member(modifier.name),
        asSentence(
          modifier.summary
            ?? valueDescription(modifier.name, type: modifier.type, isFunction: false)))
    }
    return properties + modifiers
  }

  func value(
    _ name: String, _ type: TypeExpression, _ stored: Expression, _ documentation: String
  ) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: DocumentationComment(documentation), access + "var",
        escapedIdentifier(text.member(name)), type: type.text, body: accessors(of: stored)))
  }

  var overrides: [Declaration] {
    let what = "the values of the views around"
    let read = Statement.expression(.call("readInheritedValues", []))
    func override(_ name: String, _ note: String, readsFirst: Bool = false) -> Declaration {
      let parent = Statement.expression(Expression.name("super").dot(name).called())
      return .function(
        FunctionDeclaration(
          documentation: DocumentationComment("Looks for \(what) again\(note)"),
          "\(access)override func \(name)", [], body: readsFirst ? [read, parent] : [parent, read]))
    }
    return [
      override("didMoveToSuperview", "."), override("didMoveToWindow", "."),
      override(
        "layoutSubviews", ", because a view above may have moved within the window.",
        readsFirst: true),
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment("Applies the tint."),
          "\(access)override func tintColorDidChange", [],
          body: [
            .expression(Expression.name("super").dot("tintColorDidChange").called()),
            .assignment(Expression.name(model).dot(tint), "tintColor"),
          ])),
    ]
  }

  var inheriting: TypeDeclaration {
    var body: [Statement] = []
    if hasStyles {
      body += [
        .let(
          "style", Expression.name(text.styleKey).dot("value").dot("nearest").called("to", "self")),
        .verbatim(
          "if style !== \(styleBox) {\n  \(styleBox) = style\n  \(model).style = style?.value\n}"),
      ]
    }
    for entry in entries {
      let name = escapedIdentifier(entry.name)
      body += [
        .let(
          name, Expression.name(entry.keyName).dot("value").dot("nearest").called("to", "self")),
        .verbatim(
          "if \(name) !== \(model).\(entry.name)Box { \(model).\(entry.name)Box = \(name) }"),
      ]
    }
    return TypeDeclaration(
      .extension, text.name, inheritance: ["InheritingView"],
      members: [[.function(FunctionDeclaration("func readInheritedValues", [], body: body))]])
  }
}

/// The types of the runtime that hide those of SwiftUI.
private let shadowedTypes = RuntimeFile.allCases.flatMap(\.uses).map(String.init)
  .filter { swiftUIType(named: $0) != nil }

extension String {
  /// The text with its lines after the first one indented further.
  func indented(by count: Int) -> String {
    replacing("\n", with: "\n" + String(repeating: " ", count: count))
  }
}
