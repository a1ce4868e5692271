import DesignModel
import Emission
import English
import FileBuilding
import SwiftFragments
import SwiftRendering
import SwiftTypes

extension ComponentText {
  /// The main file of the component, which contains what is most often read.
  package func componentFile(_ templates: Templates) -> SwiftFileContents {
    file(
      .component, "\(baseName).swift", templates,
      [
        "component": [.type(structure)] + ownItems,
        "modifiers": modifiers,
        "comparison": comparison,
        "configuration": configurationInitializer,
        "initializers": initializerExtensions + slotTypes,
        "swift": ownDeclarations,
      ].explainingDisfavoredOverloads(in: ["component", "modifiers", "initializers"]),
      marks: marks,
      ignoring: access.isEmpty && hidden.isEmpty ? ["UseSynthesizedInitializer"] : [])
  }

  /// The hand-written declarations in the spec.
  ///
  /// swift-format cannot ignore a declaration inside `#if`, only the `#if` as a whole.
  var ownDeclarations: [Declaration] {
    guard let block = component.declarations else { return [] }
    let own = block.tracedDeclarations
    guard let condition = marks.condition else { return own }
    return [
      .traced(
        Origin(["swift"], line: -1), .verbatim("#if \(condition)\n\(block.text)\n#endif"))
    ]
  }

  private var structure: TypeDeclaration {
    var members = component.kind == .value ? valueStorage : storage
    if let ownInitializer {
      members.append([traced(ownInitializer)])
    }
    if let memberwise { members.append([.function(memberwise)]) }
    members += body + slotFunctions.map { [.function($0)] }
    return TypeDeclaration(
      documentation: DocumentationComment(
        asSentence(component.summary ?? "\(article(noun)) \(noun)"), component.discussion, usage,
        hasStyles ? "The nearest `\(styleModifier)(_:)` determines the style of \(aNoun)." : nil),
      access: access, .struct, name,
      generics: component.generics.map(\.declaration)
        + component.genericSlots.map(\.generic.text).unique.map {
          "\($0): \(names.swiftUI("View"))"
        },
      inheritance: (component.kind == .view ? [names.swiftUI("View")] : [])
        + component.conformances, members: members)
  }

  package var hasStyles: Bool { if case .styles = component.look { true } else { false } }

  // MARK: - Stored properties

  /// The access modifier of members that only the body needs, with a trailing space: the body may be in
  /// another file.
  var hidden: String { if case .handwritten = component.look { "" } else { "private " } }

  var storage: [[Declaration]] {
    let open = component.properties.filter { $0.access != nil }.map {
      [Declaration.variable(storage(of: $0)).from("properties", $0.name)]
    }
    let values = component.properties.filter { $0.access == nil }
      .map { Declaration.variable(storage(of: $0)).from("properties", $0.name) }
    let slots = component.slots.map { slot in
      Declaration.variable(
        VariableDeclaration(
          "\(hidden)let", escapedIdentifier(slot.name), type: slot.storedType)
      ).from("slots", slot.name)
    }
    let modifiers = component.modifiers.map { modifier in
      Declaration.variable(
        stored(
          "\(library.uiKit == nil ? hidden : "package ")var", modifier.name, modifier.type,
          modifier.defaultValue.map(Expression.swift))
      ).from("modifiers", modifier.name)
    }
    var context = component.state.map {
      Declaration.variable(storage(of: $0)).from("state", $0.name)
    }
    context += component.environmentReads.map { entry in
      .variable(
        VariableDeclaration(
          "@\(names.swiftUI("Environment"))(\\.\(entry.keyPath)) \(hidden)var",
          escapedIdentifier(entry.name))
      ).from("environment", entry.name)
    }
    guard hasStyles else {
      return (open + [values + slots, modifiers, context]).filter { !$0.isEmpty }
    }
    context.append(
      .variable(
        VariableDeclaration(
          "@\(names.swiftUI("Environment"))(\\.\(stylesEntry)) private var", styles)))
    let inherited = Declaration.variable(
      VariableDeclaration(
        documentation: DocumentationComment(
          "The configuration, for \(aNoun) in the body of a style."),
        "private var", inherited, type: configuration + "?"))
    return (open + [values + slots, modifiers, context, [inherited]]).filter { !$0.isEmpty }
  }

  /// The name of the property that reads the styles.
  private var styles: String { unused("styles", among: memberNames) }

  /// The name of the property with the configuration that the component was created from.
  var inherited: String { unused("inherited", among: memberNames) }

  // MARK: - Body

  private var body: [[Declaration]] {
    switch component.look {
    case .styles(let family, let surroundings):
      (surroundings.map { [[.variable(body($0))]] } ?? [])
        + [[.variable(styledBody(family, isSurrounded: surroundings != nil))]]
        + (component.lists.isEmpty ? [] : [[.function(configurationOfLists)]])
        + component.arrangedLists.map { [.function(arranging($0, $1))] } + itemMakers + configured
    case .body(let block) where !component.lists.isEmpty: listedBody(block)
    case .body(let block): describedBody(block).map { [.variable($0)] }
    case .handwritten: component.arrangedLists.map { [.function(arranging($0, $1))] }
    case .nothing: []
    case .slots where !component.arrangedLists.isEmpty: arrangedSlots
    case .slots:
      [
        [
          .variable(
            ownBody(
              [names.stack(component.slots.map { .expression(placed($0.view, $0)) })]
                + accessibilityModifiers, ignoresFormat: hasAccessibilityCode))
        ]
      ]
    }
  }

  /// A body in Swift, separated from its accessibility modifiers.
  private func describedBody(_ block: SwiftBlock) -> [VariableDeclaration] {
    let modifiers = accessibilityModifiers
    guard !modifiers.isEmpty else {
      return [ownBody([.copied(block.text, from: "body")], ignoresFormat: true)]
    }
    let others = memberNames + block.identifiers.map(\.text)
    let content = unused(
      "content", among: others + (component.declarations?.declaredNames.sorted() ?? []))
    return [
      ownBody(
        [.expression(.name(content)), .indented(modifiers)], ignoresFormat: hasAccessibilityCode),
      VariableDeclaration(
        documentation: DocumentationComment("The content without its accessibility modifiers."),
        // A result builder does not allow `return`.
        (block.returns ? "" : "@\(names.swiftUI("ViewBuilder")) ") + "private var", content,
        type: "some \(names.swiftUI("View"))", body: [.copied(block.text, from: "body")],
        ignoresFormat: true),
    ]
  }

  func ownBody(_ statements: [Statement], ignoresFormat: Bool) -> VariableDeclaration {
    VariableDeclaration(
      documentation: DocumentationComment("The \(possessive) content."), "\(access)var", "body",
      type: "some \(names.swiftUI("View"))", body: statements, ignoresFormat: ignoresFormat)
  }

  /// The body that surrounds the view of the current style.
  private func body(_ surroundings: SwiftBlock) -> VariableDeclaration {
    ownBody(
      [
        .comment("This is applied once, however many styles wrap each other."),
        .if(
          .holds(isOutermost), [.copied(surroundings.text, from: "body")],
          else: [.expression("style")]),
      ], ignoresFormat: true)
  }

  /// Whether the component is not inside the body of a style.
  private var isOutermost: Expression { .infix(.name(inherited), .equal, "nil") }

  /// The view of the resolved style: the body, or the property `style` that the body surrounds.
  private func styledBody(_ family: StyleFamily, isSurrounded: Bool) -> VariableDeclaration {
    let style = unused(isSurrounded ? "nearest" : "style", among: memberNames)
    let local = unused("configuration", among: memberNames)
    let resolved = Expression.name(style).or(.call(.name(family.defaultStyle.typeName), []))
    let view = Statement.expression(Expression.implicit("view").called("of", .name(local)))
    let hasLists = !component.lists.isEmpty
    var statements: [Statement] = [
      .let(
        "(\(style), \(below))",
        Expression.name("StyleStack").dot("resolve").called([
          Argument(.name(styles)), Argument("inside", inheritedMember(below)),
        ]), .filled)
    ]
    if !hasLists {
      statements.append(
        .let(local, .call(.name(configuration), configurationArguments), .onePerLine))
    }
    let isDescribed = component.accessibility.isMoreThanChildren
    if hasLists {
      statements += listedLook(resolved)
    } else if isDescribed {
      let look = unused("look", among: memberNames)
      statements += [
        .let(look, .parenthesized(resolved)), .indented([view]),
        .comment("This is applied once, however many styles wrap each other."),
        .if(
          .holds(isOutermost),
          [.expression(.name(look)), .indented(accessibilityModifiers)],
          else: [.expression(.name(look))]),
      ]
    } else {
      statements += [
        isSurrounded ? .return(.parenthesized(resolved)) : .expression(.parenthesized(resolved)),
        .indented([view] + accessibilityModifiers),
      ]
    }
    let introducer = isSurrounded ? "private var" : "\(access)var"
    let builder =
      isSurrounded && (isDescribed || hasLists) ? "@\(names.swiftUI("ViewBuilder")) " : ""
    return VariableDeclaration(
      documentation: DocumentationComment("The \(noun) as the nearest style shows it."),
      builder + introducer, isSurrounded ? "style" : "body",
      type: "some \(names.swiftUI("View"))", body: statements,
      ignoresFormat: hasAccessibilityCode)
  }

  /// The arguments of a style configuration.
  var configurationArguments: [Argument] {
    let values = configuredProperties.map { property in
      property.isBinding && !isKeptApart(property)
        ? Argument(
          bindingName(of: property.name), styledBinding(to: property) ?? .name("$" + property.name))
        : Argument(property.name, styledValue(.identifier(property.name), property.type))
    }
    let slots = component.slots.flatMap { slot in
      [configurationArgument(for: slot)] + arrangementArgument(for: slot)
    }
    let modifiers = component.modifiers.map {
      Argument($0.name, styledValue(.identifier($0.name), $0.type))
    }
    return values + slots + modifiers + configuredState.map { configurationArgument(for: $0) }
      + configuredArguments + [belowArgument]
  }

  /// The argument that passes on the styles below the current one.
  var belowArgument: Argument { Argument(below, .name(below)) }

  /// A type-erased view of a configuration.
  private func erasing(_ view: Expression, isEmptyOf slot: Slot? = nil) -> Expression {
    Expression.implicit("init").called(
      [Argument(view)] + (slot.map { [Argument("isEmpty", isEmptyView($0))] } ?? []))
  }

  private func configurationArgument(for slot: Slot) -> Argument {
    if !slot.arguments.isEmpty { return Argument(maker(of: slot), madeForStyles(slot)) }
    let member = Expression.identifier(slot.name)
    let kept = slot.isCalled ? Expression.call("$0", []) : "$0"
    let value: Expression =
      switch slot.presence {
      case _ where slot.list != nil: member
      case _ where slot.isConcrete:
        slot.isCalled && slot.isOptional ? member.mapped(.call("$0", [])) : slot.view
      case .required, .content: erasing(placed(slot.view, slot))
      case .optional: member.mapped(erasing(placed(kept, slot)))
      case .empty:
        erasedBefore(slot).or(erasing(placed(slot.view, slot), isEmptyOf: slot))
      }
    return Argument(slot.name, value)
  }

  /// The closure that makes the views of a slot with arguments for styles.
  private func madeForStyles(_ slot: Slot) -> Expression {
    let member = Expression.identifier(slot.name)
    let view = placed(slot.viewOfArguments, slot)
    func closure(_ body: Expression) -> Expression { .closure(.init(body)) }
    return switch slot.presence {
    case _ where slot.isConcrete: member
    case .required, .content: closure(erasing(view))
    case .optional: member.mapped([escapedIdentifier(slot.name)], closure(erasing(view)))
    case .empty:
      switch slot.route {
      case .initializers:
        inheritedMember(maker(of: slot)).or(closure(erasing(view, isEmptyOf: slot)))
      case .modifier:
        closure(
          Expression.cast(slot.viewOfArguments, "\(configuration).\(slot.erased)")
            .or(erasing(view, isEmptyOf: slot)))
      }
    }
  }

  private func isEmptyView(_ slot: Slot) -> Expression {
    .infix(.metatype(slot.generic.text), .equal, .metatype(names.swiftUI("EmptyView")))
  }

  /// The slot's view from the configuration if the component was created from one.
  private func erasedBefore(_ slot: Slot) -> Expression {
    switch slot.route {
    case .initializers: inheritedMember(escapedIdentifier(slot.name))
    // The component in a style's body may have been given another view.
    case .modifier: .cast(slot.view, "\(configuration).\(slot.erased)")
    }
  }

  // MARK: - Inside a style

  /// The initializer for the body of a style.
  private var configurationInitializer: [Declaration] {
    guard hasStyles else { return [] }
    func assignment(_ target: Expression, _ value: Expression) -> Statement {
      // The parameter hides a property of its name.
      .assignment(target == "configuration" ? "self.configuration" : target, value)
    }
    func member(_ name: String) -> Expression { Expression.name("configuration").dot(name) }
    let values = configuredProperties.map { property in
      assignment(
        target(of: property),
        member(
          property.isBinding && !isKeptApart(property)
            ? "$" + bindingName(of: property.name) : escapedIdentifier(property.name)))
    }
    let slots = component.slots.map { slot in
      assignment(
        .identifier(slot.name),
        slot.arguments.isEmpty
          ? slot.kept(member(escapedIdentifier(slot.name)), isOptional: slot.isOptional)
          : member(maker(of: slot)))
    }
    let others = component.modifiers.map {
      assignment(.identifier($0.name), member(escapedIdentifier($0.name)))
    }
    let state = component.state.filter(\.isShared).map {
      assignment(
        .name("_" + $0.name).dot("binding"), member("$" + bindingName(of: $0.name)))
    }
    let initializer = FunctionDeclaration(
      documentation: DocumentationComment(
        "Creates the \(noun) that a style shows, drawn by the style below it.",
        parameters: [.init("configuration", "The configuration the style was given.")]),
      "\(access)init", [.init(label: "_", "configuration", configuration)],
      body: selectionsInsideStyles + values + slots + others + initialState() + state
        + [assignment(.name(inherited), "configuration")])
    return [
      .mark("Inside a style"),
      .type(
        TypeDeclaration(
          .extension, name,
          requirements: requirementsInsideStyles + erasedRequirements
            + component.genericSlots.map { "\($0.generic) == \(configuration).\($0.erased)" }
            .unique,
          members: [[.function(initializer)]])),
    ]
  }
}

/// A stored property with its initial value, and its type unless the value implies it.
func stored(
  _ introducer: String, _ name: String, _ type: TypeExpression, _ value: Expression?
) -> VariableDeclaration {
  let name = escapedIdentifier(name)
  guard let value else { return VariableDeclaration(introducer, name, type: type) }
  let text = value.text
  let saysItsType =
    switch type.plainName {
    case "Int": text.allSatisfy(\.isNumber)
    case "Bool": text == "true" || text == "false"
    default: text == "\(type)()"
    }
  if saysItsType { return VariableDeclaration(introducer, name, value: value) }
  if type.plainName != nil, text.first == ".",
    text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber })
  {
    return VariableDeclaration(
      introducer, name, value: Expression.type(type).dot(String(text.dropFirst())))
  }
  return VariableDeclaration(introducer, name, type: type, value: value)
}

extension [String] {
  /// The distinct texts in the order of their first occurrence.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension SwiftBlock {
  /// Its declarations one by one, with the key `swift` as origin.
  package var tracedDeclarations: [Declaration] {
    var rest = text[...]
    var line = 0
    return declarations.map { declaration in
      // Only white space separates declarations.
      if let range = rest.firstRange(of: declaration) {
        line += rest[..<range.lowerBound].utf8.count { $0 == 0x0A }
        defer { line += declaration.utf8.count { $0 == 0x0A } }
        rest = rest[range.upperBound...]
        return .traced(Origin(["swift"], line: line), .verbatim(declaration))
      }
      return .verbatim(declaration)
    }
  }
}
