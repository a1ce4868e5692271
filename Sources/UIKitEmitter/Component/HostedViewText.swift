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

  private var model: String { text.own("model") }
  private var styleBox: String { text.own("styleBox") }

  /// The SwiftUI protocol of the component's styles.
  private var styleProtocol: String { component.name + "Style" }

  private func handler(of property: Property) -> String { text.own(property.name + "Change") }

  private func isBinding(_ property: Property) -> Bool { property.isBinding || property.ownsState }

  /// The type of a value in the public interface.
  private func type(_ type: TypeExpression) -> TypeExpression { text.type(type) ?? type }

  private func labeled(_ parameters: [ParameterDeclaration]) -> [ParameterDeclaration] {
    text.labeled(parameters)
  }

  private func labeled(_ arguments: [Argument]) -> [Argument] { text.labeled(arguments) }

  /// The name of the model's value for the tint color.
  private var tint: String { text.own("tint") }

  /// The name of the model's value that counts changes of the values of list items.
  private var itemChanges: String { text.own("itemChanges") }

  /// The lists whose views have values that callers set.
  private var lists: [HostedListText] {
    component.lists.filter { $0.list?.readsViews ?? false }.map {
      HostedListText(text: text, slot: $0)
    }
  }

  // MARK: - Values

  /// Whether a property is a selection of at most one or any number of values, depending on the initializer.
  private func isOpenSelection(_ property: Property) -> Bool {
    property.selection?.extent == .optionalOrSeveral
  }

  /// The type of a property in the public interface.
  private func publicType(of property: Property) -> TypeExpression {
    guard isOpenSelection(property), let selection = property.selection else {
      return type(property.type)
    }
    return .named("Set", selection.value)
  }

  /// The model's storage for a property.
  private func storedType(of property: Property) -> TypeExpression {
    guard isOpenSelection(property), let selection = property.selection else {
      return type(property.type)
    }
    return .named("HostedSelection", selection.value)
  }

  /// The model's value of a property, with its public type.
  private func value(of property: Property) -> Expression {
    let stored = Expression.name(model).member(property.name)
    return isOpenSelection(property) ? stored.dot("values") : stored
  }

  /// A parameter of the model's initializer, and of the view's to which others delegate.
  private func parameter(
    label: String?, storing property: Property
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      label: label, escapedIdentifier(property.name),
      (property.isFunction && property.wrapped == nil ? "@escaping " : "")
        + storedType(of: property).text)
  }

  private func parameter(label: String?, storing slot: Slot) -> ParameterDeclaration {
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

  private var styleKey: [Declaration] {
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

  private var structure: TypeDeclaration {
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
  private func storedType(of slot: Slot) -> String {
    let isOptional = slot.presence == .optional
    let type = slot.isOfOneType ? slot.generic.text : "HostedSlot"
    guard !slot.arguments.isEmpty else { return isOptional ? type + "?" : type }
    let types = slot.arguments.map { self.type($0.type).text }.joined(separator: ", ")
    let closure = "@MainActor (\(types)) -> \(type)"
    return isOptional ? "(\(closure))?" : closure
  }

  private func convenience(_ initializer: ViewInitializer) -> FunctionDeclaration {
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
  private func value(
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
  private func value(of slot: Slot, _ id: SlotID, in initializer: ViewInitializer) -> Expression {
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
  private func hosted(
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

  private var designated: FunctionDeclaration {
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

  private var values: [Declaration] {
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

  private func value(
    _ name: String, _ type: TypeExpression, _ stored: Expression, _ documentation: String
  ) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: DocumentationComment(documentation), access + "var",
        escapedIdentifier(text.member(name)), type: type.text, body: accessors(of: stored)))
  }

  private var overrides: [Declaration] {
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

  private var inheriting: TypeDeclaration {
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

  // MARK: - The SwiftUI content

  private var shown: TypeDeclaration {
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

  private var content: TypeDeclaration {
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
  private func binding(of property: Property) -> VariableDeclaration {
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

  private var modifiers: [Declaration] {
    var methods: [FunctionDeclaration] = component.properties.flatMap {
      property -> [FunctionDeclaration] in
      let setting = Setting(
        name: property.name, function: property.name, type: publicType(of: property),
        isFunction: property.isFunction || property.wrapsFunction, defaultValue: nil,
        argument: .value(type: publicType(of: property), label: nil, default: nil),
        summary: property.summary, deprecation: property.deprecation, access: component.access)
      let set = [setter(setting, storing: value(of: property))].compactMap(\.self)
      guard isBinding(property) else { return set }
      let noun = phrase(property.name)
      return set + [
        FunctionDeclaration(
          documentation: DocumentationComment(
            "Sets the action after an edit of the \(noun).",
            parameters: [
              .init("action", "The action, which gets the \(noun); another call replaces it.")
            ], returns: "The \(text.noun)."), attributes: ["@discardableResult"],
          "\(access)func on\(upperCamelCase(property.name))Change",
          [
            ParameterDeclaration(
              label: "perform", "action",
              "(@MainActor (\(publicType(of: property).text)) -> Void)?")
          ], result: "Self",
          body: [
            .assignment(Expression.name(model).dot(handler(of: property)), "action"),
            .return("self"),
          ])
      ]
    }
    methods += component.modifiers.compactMap {
      setter($0, storing: Expression.name(model).member($0.name))
    }
    methods += component.slots.filter { $0.arguments.isEmpty && $0.takesText }.map(textMethod)
    guard !methods.isEmpty else { return [] }
    return [
      .mark("Modifiers"),
      .type(TypeDeclaration(.extension, text.name, members: methods.map { [.function($0)] })),
    ]
  }

  private func setter(_ setting: Setting, storing stored: Expression) -> FunctionDeclaration? {
    guard let function = setting.function else { return nil }
    let prose = SettingProse(setting)
    var parameters: [ParameterDeclaration] = []
    let value: Expression
    switch setting.argument {
    case .none(let fixed): value = .swift(fixed)
    case .value(let given, let label, let initial):
      parameters = [
        ParameterDeclaration(
          escaping: label, named: setting.name,
          (setting.isFunction && given.wrapped == nil ? "@escaping " : "") + type(given).text,
          defaultValue: initial.map(Expression.swift))
      ]
      value = .identifier(setting.name)
    case .several(let given, let structure):
      parameters = given.map(\.ofView)
      value = .call(.swift(structure), given.map(\.kept))
    }
    return FunctionDeclaration(
      documentation: DocumentationComment(
        prose.summary(within: ""), parameters: prose.parameterDocumentation,
        returns: "The \(text.noun)."),
      attributes: deprecationAttributes(setting.deprecation) + ["@discardableResult"],
      "\(access)func \(escapedIdentifier(function))", parameters, result: "Self",
      body: [
        .assignment(stored, value), .return("self"),
      ])
  }

  private func textMethod(of slot: Slot) -> FunctionDeclaration {
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

/// The types of the runtime that hide those of SwiftUI.
private let shadowedTypes = RuntimeFile.allCases.flatMap(\.uses).map(String.init)
  .filter { swiftUIType(named: $0) != nil }

extension String {
  /// The text with its lines after the first one indented further.
  fileprivate func indented(by count: Int) -> String {
    replacing("\n", with: "\n" + String(repeating: " ", count: count))
  }
}
