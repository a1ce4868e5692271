import DesignModel
import Emission
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering

extension NativeViewText {
  func convenience(_ initializer: ViewInitializer) -> FunctionDeclaration {
    let properties = component.properties.indices.map { index -> Argument in
      let property = component.properties[index]
      if let value = initializer.model.details.values[PropertyID(index)] {
        return Argument(.swift(value))
      }
      let isTaken = initializer.parameters.contains { $0.role == .property(PropertyID(index)) }
      return Argument(isTaken ? .identifier(property.name) : .swift(property.firstValue ?? "nil"))
    }
    let slots = component.slots.indices.map {
      Argument(text.slotValue(SlotID($0), in: initializer, defaults: defaults))
    }
    let name = initializer.model.details.name
    return FunctionDeclaration(
      documentation: text.documentation(of: initializer),
      accessPrefix(component.initializerAccess)
        + (name.map { "static func \(escapedIdentifier($0))" } ?? "convenience init"),
      initializer.parameters.map(\.declaration),
      result: name == nil ? nil : text.name,
      body: [
        .expression(
          .call(
            name == nil ? Expression.name("self").dot("init") : .name(text.name),
            labeled(properties + slots)), .filled)
      ])
  }

  /// The methods that make the views of omitted slots, by the slots' names.
  var defaults: [String: String] {
    Dictionary(
      uniqueKeysWithValues: view.defaults.keys.map { name in
        (name, "Self." + text.own("makeDefault" + upperCamelCase(name)))
      })
  }

  var defaultMethods: [FunctionDeclaration] {
    component.slots.compactMap { slot in
      view.defaults[slot.name].map { statements in
        FunctionDeclaration(
          documentation: DocumentationComment("The default \(slot.noun)."),
          "private static func " + text.own("makeDefault" + upperCamelCase(slot.name)), [],
          result: "UIView", body: statements)
      }
    }
  }

  /// The designated initializer, which all others call.
  var designated: FunctionDeclaration {
    let properties = component.properties.map { property in
      ParameterDeclaration(
        label: "_", escapedIdentifier(property.name),
        (property.isFunction && property.wrapped == nil ? "@escaping " : "")
          + type(property.type).text)
    }
    let slots = component.slots.map { slot in
      ParameterDeclaration(
        label: "_", escapedIdentifier(slot.name),
        (isMade(slot) && slot.presence != .optional ? "@escaping " : "")
          + storedType(of: slot))
    }
    return FunctionDeclaration(
      "private init", labeled(properties + slots), layout: .grouped([]), body: initialization)
  }

  /// The initializer with which a style shows the style below it.
  var inner: FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "Creates the view that a style shows, drawn by the style below it.",
        parameters: [.init("configuration", "The style's configuration.")]),
      "\(access)init",
      [ParameterDeclaration(label: "_", "configuration", text.configuration)],
      body: [
        .assignment(Expression.name("self").dot(configuration), "configuration"),
        .assignment(.name(isInner), "true"),
        .expression(
          Expression.name("super").dot("init").called([Argument("frame", .implicit("zero"))])),
        .expression(
          .call(
            "addFilling", [Argument(Expression.name("configuration").dot("viewBelow").called())])),
      ])
  }

  private var initialization: [Statement] {
    var statements: [Statement] = hasStyles ? [.assignment(.name(isInner), "false")] : []
    let slots = component.slots.map { (slot: $0, value: filled($0)) }
    if hasStyles {
      let arguments =
        component.properties.map { Argument(escaping: $0.name, .identifier($0.name)) }
        + slots.map { Argument(escaping: $0.slot.name, $0.value) }
      statements.append(
        .assignment(
          .name(configuration), .call(.name(text.configuration), arguments), .onePerLineBeyond(3)))
    } else {
      statements += component.properties.filter { view.body?.keptTexts[$0.name] == nil }.map {
        let name = holdsBinding($0) ? value(of: $0) : stored($0.name)
        return .assignment(Expression.name("self").member(name), .identifier($0.name))
      }
      statements += slots.map {
        .assignment(Expression.name("self").dot(stored($0.slot)), $0.value)
      }
    }
    statements.append(
      .expression(
        Expression.name("super").dot("init").called([Argument("frame", .implicit("zero"))])))
    if hasStyles {
      statements.append(.assignment(Expression.name(configuration).dot("view"), "self"))
    }
    for (name, field) in (view.body?.keptTexts ?? [:]).sorted(by: { $0.key < $1.key }) {
      statements.append(.assignment(Expression.name(field).dot("text"), .identifier(name)))
    }
    switch component.accessibility.children {
    case .combine, .ignore:
      statements.append(.assignment(text.inherited("isAccessibilityElement"), "true"))
    case .contain:
      statements.append(
        .assignment(text.inherited("accessibilityContainerType"), .implicit("semanticGroup")))
    case nil: break
    }
    if view.body?.adjustment != nil {
      // Without the trait, VoiceOver does not adjust the view.
      statements.append(
        .expression(
          text.inherited("accessibilityTraits").dot("insert")
            .called([Argument(.implicit("adjustable"))])))
    }
    if let points = component.accessibility.minimumTarget {
      let least = [
        Argument(.swift("\(points)")), Argument("relation", .implicit("greaterThanOrEqual")),
      ]
      statements.append(
        .expression(
          Expression.name("self").dot("width").called(least).dot("height").called(least)))
    }
    if describesItself { statements += view.spoken.making }
    if hasStyles {
      if view.body != nil {
        statements.append(
          .expression(.call("addFilling", [Argument(.call(.name(makeView), []))])))
      }
      statements.append(.expression(.call(.name(makeContent), [])))
    } else {
      for slot in component.slots {
        statements += [
          placement(of: slot, .identifier(slot.name)), heading(of: slot, .identifier(slot.name)),
        ].compactMap(\.self)
      }
      statements.append(
        .expression(.call("addFilling", [Argument(.call(.name(makeView), []))])))
    }
    if needsUpdate { statements.append(.expression(.call(.name(updateContent), []))) }
    return statements
  }

  /// Whether the view that a component without styles shows depends on any values.
  private var needsUpdate: Bool {
    hasStyles ? !view.spoken.update.isEmpty || view.body != nil : true
  }

  /// The value stored for a slot: nil if there are no views.
  func filled(_ slot: Slot) -> Expression {
    let name = Expression.identifier(slot.name)
    let mayBeEmpty = text.initializers.contains { initializer in
      initializer.parameters.contains { parameter in
        parameter.role.slot.map { component.slots[$0].name } == slot.name
          && parameter.defaultValue != nil && parameter.type.hasPrefix("()")
      }
    }
    guard mayBeEmpty, slot.presence == .optional, slot.list == nil, !isMade(slot) else {
      return name
    }
    return .ternary(
      .infix(.member(.optional(name), "isEmpty"), .equal, "true"), "nil", name)
  }
}
