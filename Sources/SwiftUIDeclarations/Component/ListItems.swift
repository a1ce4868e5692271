import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

// List items that have more than an identity: their type, and how they are created.

extension ComponentText {
  /// The component's name for the item type of a list.
  func itemType(of list: SlotList) -> String {
    if !list.hasOwnItems { return library.naming.slotItem }
    return hasStyles ? "\(configuration).\(list.item)" : list.item
  }

  /// The noun for an item: "segment".
  private func noun(of list: SlotList, in slot: Slot) -> String {
    if let selection = list.selection { return selection.noun }
    return hasStyles && list.item != "Item" ? phrase(list.item) : "view of the \(slot.noun)"
  }

  /// The members of an item that a spec declares, and those that every item has.
  private func memberNames(of list: SlotList) -> [String] {
    ["id", "index", "count", "isSelected", "select", "body"] + list.traits.map(\.name)
      + list.values.map(\.name) + list.values.flatMap { $0.value.identifiers.map(\.text) }
  }

  private func source(of list: SlotList) -> String { unused("item", among: memberNames(of: list)) }

  /// Whether values of items depend on the number of items.
  private func counts(_ list: SlotList) -> Bool {
    list.values.contains { $0.value.identifiers.contains { $0.text == "count" } }
  }

  // MARK: - Creating items

  /// The items of a list, created lazily from its views.
  ///
  /// - Parameter views: The name of the views.
  func items(_ slot: Slot, of views: String) -> Expression {
    let views = Expression.name(views)
    guard let list = slot.list, list.hasOwnItems else { return views }
    let arguments: [Argument] =
      ["$0"] + (counts(list) ? [Argument("count", views.dot("count"))] : [])
      + (list.selection == nil ? [] : [Argument("selected", .name(selected(slot)))])
    return .closureCall(
      views.dot("mapped"), [], .init(.call(.name(maker(ofItems: slot)), arguments)))
  }

  /// The method that creates an item of a list.
  private func maker(ofItems slot: Slot) -> String {
    let item = slot.list.map { hasStyles ? $0.item : upperCamelCase($0.selection?.tag ?? "item") }
    let hasSeveral = component.lists.count { $0.list?.hasOwnItems ?? false } > 1
    return unused(
      "make" + (hasSeveral && !hasStyles ? upperCamelCase(slot.name) + "Item" : item ?? ""),
      among: memberNames)
  }

  /// The name of the selection where items are created.
  func selected(_ slot: Slot) -> String {
    let hasSeveral = component.lists.count { $0.list?.selection != nil } > 1
    return unused(
      "selected" + (hasSeveral ? upperCamelCase(slot.name) : ""), among: memberNames)
  }

  /// The statements that read the selections of lists.
  ///
  /// Items are created lazily, so reading the selection there would not make the body depend on it.
  func readSelections(of lists: [Slot]) -> [Statement] {
    lists.compactMap { slot in
      slot.list?.selection.map { selection in
        let member = Expression.identifier(selection.property)
        return .let(
          selected(slot),
          selection.extent == .optionalOrSeveral ? member.dot("values") : member)
      }
    }
  }

  /// The methods that create items, and those that select them.
  var itemMakers: [[Declaration]] {
    component.lists.flatMap { slot -> [[Declaration]] in
      guard let list = slot.list, list.hasOwnItems else { return [] }
      return [[.function(itemMaker(of: slot, list))]]
        + (selectMethod(of: slot).map { [[.function($0)]] } ?? [])
    }
  }

  private func itemMaker(of slot: Slot, _ list: SlotList) -> FunctionDeclaration {
    let source = source(of: list)
    let value = unused("value", among: memberNames)
    var parameters = [
      ParameterDeclaration(label: "_", "item", library.naming.slotItem)
    ]
    var arguments = [Argument(source, "item")]
    var statements: [Statement] = []
    if counts(list) {
      parameters.append(.init("count", "Int"))
      arguments.append(Argument("count", "count"))
    }
    if let selection = list.selection {
      parameters.append(.init("selected", selectedType(selection)))
      statements.append(.let(value, reading(tagOf: slot, selection, from: "item")))
      let selecting = selecting(.name(value), slot, selection)
      arguments += [
        Argument("isSelected", isSelected(.name(value), selection)),
        Argument(
          "selectAction", Expression.name(value).mapped([value], .closure(.init(selecting)))),
      ]
    }
    let type = itemType(of: list)
    let call = Expression.call(.name(type), arguments)
    let layout = arguments.count > 1 ? Statement.ArgumentLayout.onePerLine : .filled
    let body =
      statements.isEmpty || arguments.count == 1
      ? Statement.expression(call, layout) : .return(call, layout)
    return FunctionDeclaration(
      documentation: DocumentationComment("One \(noun(of: list, in: slot))."),
      "private func \(maker(ofItems: slot))", parameters, result: type, body: statements + [body])
  }

  private func selectedType(_ selection: ListSelection) -> String {
    switch selection.extent {
    case .one: selection.value.text
    case .optional: selection.value.optional.text
    case .several, .optionalOrSeveral: "Set<\(selection.value)>"
    }
  }

  private func isSelected(_ value: Expression, _ selection: ListSelection) -> Expression {
    switch selection.extent {
    case .one: .infix(value, .equal, "selected")
    // A view without a tag is not the empty selection.
    case .optional: value.mapped(.infix("$0", .equal, "selected")).or("false")
    case .several, .optionalOrSeveral:
      value.dot("map").called(Expression.name("selected").dot("contains")).or("false")
    }
  }

  /// The statement that selects a value.
  private func selecting(
    _ value: Expression, _ slot: Slot, _ selection: ListSelection
  ) -> Expression {
    if selection.select != nil { return Expression.name(selectName(of: slot)).called(value) }
    // A parameter hides a property of the same name.
    let isHidden = ["item", "count", "selected"].contains(selection.property)
    let name = escapedIdentifier(selection.property)
    let member = isHidden ? Expression.name("self").dot(name) : .name(name)
    return switch selection.extent {
    case .one, .optional: .infix(member, .assignment, value)
    case .several: member.dot("formSymmetricDifference").called(.array([value]))
    case .optionalOrSeveral: member.dot("select").called(value)
    }
  }

  private func selectName(of slot: Slot) -> String {
    let hasSeveral = component.lists.count { $0.list?.selection?.select != nil } > 1
    return unused(
      "select" + (hasSeveral ? upperCamelCase(slot.name) : ""),
      among: memberNames + (component.declarations?.declaredNames.sorted() ?? []))
  }

  /// The method that runs the spec's code for a selection.
  private func selectMethod(of slot: Slot) -> FunctionDeclaration? {
    guard let selection = slot.list?.selection, let select = selection.select else { return nil }
    return FunctionDeclaration(
      documentation: DocumentationComment(
        "Selects the value of \(withArticle(selection.noun))."),
      "private func \(selectName(of: slot))",
      [.init(label: "_", "value", selection.value.text)],
      body: [.copied(select.text, from: "slots", slot.name, "list", "selection", "select")],
      ignoresFormat: true)
  }

  // MARK: - Keys

  /// The list whose items the arrow keys select: the only list with a selection of one item.
  var listOfKeys: Slot? {
    let selectable = component.lists.filter { $0.list?.selection != nil }
    guard selectable.count == 1, selectable[0].list?.selection?.extent != .several else {
      return nil
    }
    return selectable[0]
  }

  /// The modifier that makes the arrow keys select items.
  var keyModifiers: [Statement] {
    guard let slot = listOfKeys, let selection = slot.list?.selection else { return [] }
    let items = Expression.identifier(slot.name)
    let value: Expression =
      selection.extent == .optionalOrSeveral
      ? .ternary(Expression.identifier(selection.property).dot("isMultiple"), "nil", items)
      : items
    return [.expression(Expression.implicit("arrowKeys").called("select", value))]
  }

  // MARK: - The type of an item

  /// The type of the items of a list.
  ///
  /// - Parameter name: Its declared name.
  func itemStructure(
    of slot: Slot, _ list: SlotList, named name: String, access: String
  ) -> TypeDeclaration {
    let source = source(of: list)
    func member(
      _ introducer: String, _ name: String, _ type: String, _ text: String, _ key: String
    )
      -> Declaration
    {
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment(text), introducer, escapedIdentifier(name),
          type: type, body: [.expression(Expression.name(source).dot(key))]))
    }
    var stored = [
      Declaration.variable(VariableDeclaration("let", source, type: library.naming.slotItem))
    ]
    if counts(list) { stored.append(.variable(VariableDeclaration("let", "count", type: "Int"))) }
    var members = [stored]
    let noun = noun(of: list, in: slot)
    if list.selection != nil {
      members += [
        [
          .variable(
            VariableDeclaration(
              documentation: DocumentationComment("Whether it is selected."), "\(access)let",
              "isSelected", type: "Bool"))
        ],
        [
          .variable(
            VariableDeclaration(
              documentation: DocumentationComment("Selects it; `nil` for a view without a tag."),
              "let", "selectAction", type: "(() -> Void)?"))
        ],
      ]
    }
    members += [
      [
        member(
          "\(access)var", "id", "AnyHashable", "The identity in the list.",
          "id")
      ],
      [
        member(
          "\(access)var", "index", "Int", "The position in the list, from 0.", "index")
      ],
    ]
    members += list.traits.map { trait in
      [
        member(
          "\(access)var", trait.name, trait.type.text, description(of: trait),
          key(of: trait, in: slot))
      ]
    }
    members += list.values.map { value in
      [
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(
              asSentence(value.summary ?? valueDescription(value.name, type: value.type))),
            "\(access)var", escapedIdentifier(value.name), type: value.type,
            body: [
              .copied(
                (value.value.text.first == "{" ? "return " : "") + value.value.text,
                from: "slots", slot.name, "list", "items", value.name, "value")
            ], ignoresFormat: !value.value.text.isFormatted))
      ]
    }
    if let selection = list.selection {
      let does: String =
        selection.extent == .one || selection.extent == .optional
        ? "Selects it" : "Selects it, or toggles it if several can be selected"
      members.append([
        .function(
          FunctionDeclaration(
            documentation: DocumentationComment(
              "\(selection.select == nil ? does : "Does what the component does to select it"). Nothing happens "
                + "without a tag of the selection's type."),
            "\(access)func select", [],
            body: [.expression(.call(.optional("selectAction"), []))]))
      ])
    }
    return TypeDeclaration(
      documentation: DocumentationComment(
        "One \(noun) of \(aNoun). It shows the caller's view."),
      access: "\(access)nonisolated ", .struct, name, inheritance: ["Identifiable"],
      members: members)
  }

  /// The conformances of the item type: to `View`, and to a protocol for selection with keys.
  func itemExtension(
    of slot: Slot, _ list: SlotList, named name: String, access: String
  ) -> TypeDeclaration {
    let source = source(of: list)
    let view =
      list.readsViews ? Expression.name(source).dot(withoutTraits(slot)) : .name(source)
    let adding = Expression.implicit("accessibilityAddTraits").called(
      .ternary("isSelected", .implicit("isSelected"), .array([])))
    let statements: [Statement] =
      list.selection == nil
      ? [.expression(view)] : [.expression(view), .indented([.expression(adding)])]
    return TypeDeclaration(
      .extension, name,
      inheritance: [library.naming.slotElement]
        + (list.selection == nil ? [] : [library.naming.selectableSlotItem]),
      members: [
        [
          .variable(
            VariableDeclaration(
              documentation: DocumentationComment("What was given."), "\(access)var", "body",
              type: "some \(names.swiftUI("View"))", body: statements))
        ]
      ])
  }

  /// The types of items at the top level of a component without styles.
  var ownItems: [Declaration] {
    guard !hasStyles else { return [] }
    return component.lists.flatMap { slot -> [Declaration] in
      guard let list = slot.list, list.hasOwnItems else { return [] }
      return [
        .type(itemStructure(of: slot, list, named: list.item, access: "")),
        .type(itemExtension(of: slot, list, named: list.item, access: "")),
      ]
    }
  }
}
