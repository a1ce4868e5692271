import DesignModel
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

// Slots whose views are treated individually: code that shows them is emitted inside closures that receive
// the views.

extension ComponentText {
  /// The type of the items of a list.
  func itemsType(of slot: Slot) -> String {
    givenItems(of: slot) + (slot.isOptional ? "?" : "")
  }

  /// The type of the items of a list that is given by the caller.
  func givenItems(of slot: Slot) -> String {
    "\(library.naming.slotItems)<\(slot.list.map(itemType) ?? "")>"
  }

  /// Wraps statements in a closure for each list, in which the items have the slot's name.
  func withItems(_ statements: [Statement]) -> [Statement] {
    selectionsRead(of: component.lists)
      + component.lists.reversed().reduce(statements) { inner, slot in withItems(of: slot, inner) }
  }

  /// Wraps statements in a closure in which the views of a list have the slot's name.
  func withItems(of slot: Slot, _ statements: [Statement]) -> [Statement] {
    let method = library.naming.slotItemsMethod
    let name = escapedIdentifier(slot.name)
    let isOwn = slot.list?.hasOwnItems ?? false
    let views = isOwn ? unused("views", among: memberNames) : name
    let modifiers = placement(of: slot)
    let callee = Expression.member(modifiers.isEmpty ? .name(name) : nil, method)
    let body = (isOwn ? [.let(name, items(slot, of: views))] : []) + statements
    let closure = Statement.closureCall(
      callee, [], [TrailingClosure(parameters: [views], body)])
    return modifiers.isEmpty
      ? [closure]
      : [
        .expression(.name(name)), .indented(modifiers.map { .expression($0.on(nil)) } + [closure]),
      ]
  }

  /// The statements that read selections before closures create items lazily.
  private func selectionsRead(of lists: [Slot]) -> [Statement] {
    let selections = readSelections(of: lists)
    return selections.isEmpty
      ? [] : [.comment("Read here, because items are created on access.")] + selections
  }

  /// The arguments that pass on the closures' parameters.
  var itemArguments: [Argument] { component.lists.map(itemArgument) }

  private func itemArgument(of slot: Slot) -> Argument {
    Argument(escaping: slot.name, ifThere(slot, .identifier(slot.name)))
  }

  /// An expression for the views of a list: nil if the slot was omitted, which its nil property shows.
  func ifThere(_ slot: Slot, _ made: Expression) -> Expression {
    slot.isOptional
      ? Expression.name("self").dot(escapedIdentifier(slot.name)).mapped(["_"], made) : made
  }

  // MARK: - Without styles

  /// A body in Swift, as a function of the views of the lists.
  func listedBody(_ block: SwiftBlock) -> [[Declaration]] {
    let identifiers = block.identifiers.map(\.text)
    let arrangements = component.arrangedLists.filter { identifiers.contains($1.name) }
    let taken = memberNames + identifiers
    let function = unused(
      "makeBody", among: taken + (component.declarations?.declaredNames.sorted() ?? []))
    let keys = keyModifiers
    let body = ownBody(
      withItems(
        [
          .expression(
            .call(.name(function), itemArguments + arrangements.map(arrangedArgument)), .filled)
        ]
          + (keys.isEmpty ? [] : [.indented(keys)]))
        + accessibilityModifiers, ignoresFormat: hasAccessibilityCode)
    let made = FunctionDeclaration(
      documentation: DocumentationComment("The content without its accessibility modifiers."),
      // A result builder does not allow `return`.
      (block.returns ? "" : "@\(names.swiftUI("ViewBuilder")) ") + "private func \(function)",
      component.lists.map { .init(named: $0.name, itemsType(of: $0)) }
        + arrangements.map(arrangedParameter),
      result: "some \(names.swiftUI("View"))", body: [.copied(block.text, from: "body")],
      ignoresFormat: true)
    return [[.variable(body)], [.function(made)]]
      + arrangements.map { [.function(arranging($0, $1))] } + itemMakers
  }

  // MARK: - With styles

  /// The view of the style to which an expression resolves.
  ///
  /// The style is resolved outside of the closures, so that the body depends on it.
  func listedLook(_ resolved: Expression) -> [Statement] {
    let look = unused("look", among: memberNames)
    let local = unused("configuration", among: memberNames)
    func shown(_ arguments: [Argument], _ keys: [Statement] = []) -> [Statement] {
      [
        .let(local, .call(.name(makeConfiguration), arguments + [belowArgument]), .filled),
        .expression(Expression.name(look).dot("view").called("of", .name(local))),
      ] + (keys.isEmpty ? [] : [.indented(keys)])
    }
    let isAppliedOnce = component.accessibility.isMoreThanChildren
    // Modifiers follow a closure's brace.
    let isInheriting = component.lists.contains { $0.route == .initializers }
    let isIndented = component.lists.first.map { !placement(of: $0).isEmpty } ?? false
    let modifiers = accessibilityModifiers
    return [
      .let(look, resolved),
      .comment("In the body of a style, the configuration already has these views."),
      .if(
        isInheriting
          ? .binds(inherited, nil) : .holds(.infix(.name(inherited), .notEqual, "nil")),
        withInheritedItems(component.lists[...], []) { shown($0) }
          + (isAppliedOnce ? [] : [.indented(modifiers)]),
        else: withItems(shown(itemArguments, keyModifiers))
          + (isIndented ? [.indented(modifiers)] : modifiers)),
    ]
  }

  /// Wraps statements with the views of the lists from a configuration, or with those that a modifier
  /// replaced them with.
  private func withInheritedItems(
    _ lists: ArraySlice<Slot>, _ arguments: [Argument],
    _ statements: ([Argument]) -> [Statement]
  ) -> [Statement] {
    guard let slot = lists.first else { return statements(arguments) }
    func others(_ argument: Argument) -> [Statement] {
      withInheritedItems(lists.dropFirst(), arguments + [argument], statements)
    }
    let name = escapedIdentifier(slot.name)
    switch slot.route {
    case .initializers:
      return others(
        Argument(escaping: slot.name, Expression.name(inherited).member(slot.name)))
    case .modifier:
      return [
        .if(
          .binds(name, .cast(.name(name), "\(configuration).\(slot.erased)")),
          others(Argument(escaping: slot.name, .name(name))),
          else: selectionsRead(of: [slot])
            + withItems(of: slot, others(itemArgument(of: slot))))
      ]
    }
  }

  private var makeConfiguration: String { unused("makeConfiguration", among: memberNames) }

  /// The method that creates the style configuration from the views of the component's lists.
  var configurationOfLists: FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "The properties of the \(noun) for a style, with the views of its lists."),
      "private func \(makeConfiguration)",
      component.lists.map { .init(named: $0.name, itemsType(of: $0)) }
        + [.init(below, styleStack)],
      result: configuration,
      body: [.expression(.call(.name(configuration), configurationArguments), .onePerLine)])
  }

  /// The types of a list and of its items in the configuration.
  func listTypes(of slot: Slot, _ list: SlotList) -> [Declaration] {
    let views = Declaration.variable(
      VariableDeclaration(
        documentation: DocumentationComment(
          "The \(slot.noun) of \(aNoun), one by one; as a view, all of them."),
        "\(access)typealias", slot.erased,
        value: .swift("\(library.naming.slotItems)<\(list.item)>")))
    if list.hasOwnItems {
      return [views, .type(itemStructure(of: slot, list, named: list.item, access: access))]
    }
    return [
      views,
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment("One view of the \(slot.noun) of \(aNoun)."),
          "\(access)typealias", list.item, value: .name(library.naming.slotItem))),
    ]
  }

  /// The conformances of the item types in the configuration.
  var listExtensions: [Declaration] {
    component.lists.compactMap { slot in
      slot.list.flatMap { list in
        list.hasOwnItems
          ? .type(
            itemExtension(
              of: slot, list, named: "\(configuration).\(list.item)", access: access)) : nil
      }
    }
  }
}
