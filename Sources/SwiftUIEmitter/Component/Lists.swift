import DesignModel
import SwiftFragments
import SwiftRendering

// Slots whose views are treated one by one: what shows them is made inside of closures that are given
// the views.

extension ComponentText {
  /// The items of a list as a type.
  private func items(of slot: Slot) -> String {
    let item = slot.list.map(itemType) ?? ""
    return "\(library.naming.slotItems)<\(item)>" + (slot.isOptional ? "?" : "")
  }

  /// Statements inside of a closure for each list, in which the items have the slot's name.
  private func withItems(_ statements: [Statement]) -> [Statement] {
    let method = Naming.modifier(library.naming.slotItems)
    let closures = component.lists.reversed().reduce(statements) { inner, slot in
      let name = escapedIdentifier(slot.name)
      let isOwn = slot.list?.hasOwnItems ?? false
      let views = isOwn ? unused("views", among: memberNames) : name
      let modifiers = placement(of: slot)
      let closure = Statement.block(
        "\(modifiers.isEmpty ? name : "").\(method) { \(views) in",
        (isOwn ? [.line("let \(name) = \(items(slot, of: views))")] : []) + inner)
      return modifiers.isEmpty
        ? [closure] : [.line(name), .indented(modifiers.map { .line($0) } + [closure])]
    }
    let selections = readSelections
    return
      (selections.isEmpty
      ? [] : [.line("// Read here, for items are made when they are asked for.")] + selections)
      + closures
  }

  /// The arguments that pass on what the closures have.
  private var itemArguments: [String] {
    component.lists.map { slot in
      let name = escapedIdentifier(slot.name)
      // What was omitted has no views, and is known by being nil.
      return "\(escapedLabel(slot.name)): "
        + (slot.isOptional ? "self.\(name).map { _ in \(name) }" : name)
    }
  }

  // MARK: - Without styles

  /// A body in Swift, as a function of the views of the lists.
  func listedBody(_ block: SwiftBlock) -> [[Declaration]] {
    let taken = memberNames + block.identifiers.map(\.text)
    let function = unused(
      "makeBody", among: taken + (component.declarations?.declaredNames.sorted() ?? []))
    let keys = keyModifiers
    let body = ownBody(
      withItems(
        [.call(function, arguments: itemArguments)] + (keys.isEmpty ? [] : [.indented(keys)]))
        + accessibilityModifiers, ignoresFormat: hasAccessibilityCode)
    let made = FunctionDeclaration(
      documentation: DocumentationComment("What there is to be seen."),
      // A builder takes no statement that returns.
      (block.returns ? "" : "@\(names.swiftUI("ViewBuilder")) ") + "private func \(function)",
      component.lists.map { "\(escapedIdentifier($0.name)): \(items(of: $0))" },
      result: "some \(names.swiftUI("View"))", body: [.copied(block.text, from: "body")],
      ignoresFormat: true)
    return [[.variable(body)], [.function(made)]] + itemMakers
  }

  // MARK: - With styles

  /// The view of the style that an expression resolves.
  ///
  /// The style is resolved outside of the closures, so that the body depends on what it is.
  func listedLook(_ resolved: String) -> [Statement] {
    let look = unused("look", among: memberNames)
    let local = unused("configuration", among: memberNames)
    func shown(_ arguments: [String], _ keys: [Statement] = []) -> [Statement] {
      [
        .call(
          "let \(local) = \(makeConfiguration)",
          arguments: arguments + ["\(below): \(below)"]),
        .line("\(look).view(of: \(local))"),
      ] + (keys.isEmpty ? [] : [.indented(keys)])
    }
    let inheritedItems = component.lists.map {
      "\(escapedLabel($0.name)): \(inherited).\(escapedMember($0.name))"
    }
    let isSaidOnce = component.accessibility.isMoreThanChildren
    // Modifiers stand behind a closure's brace.
    let isIndented = component.lists.first.map { !placement(of: $0).isEmpty } ?? false
    let modifiers = accessibilityModifiers
    return [
      .line("let \(look) = \(resolved)"),
      .line("// In the body of a style the views are known already."),
      .line("if let \(inherited) {"),
      .indented(shown(inheritedItems) + (isSaidOnce ? [] : [.indented(modifiers)])),
      .line("} else {"),
      .indented(
        withItems(shown(itemArguments, keyModifiers))
          + (isIndented ? [.indented(modifiers)] : modifiers)),
      .line("}"),
    ]
  }

  private var makeConfiguration: String { unused("makeConfiguration", among: memberNames) }

  /// The method that makes what a style knows of the component from the views of its lists.
  var configurationOfLists: FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "What a style knows of the \(noun), with the views of its lists."),
      "private func \(makeConfiguration)",
      component.lists.map { "\(escapedIdentifier($0.name)): \(items(of: $0))" }
        + ["\(below): StyleStack<any \(styleProtocol)>"],
      result: configuration,
      body: [.tallCall(configuration, arguments: configurationArguments)])
  }

  /// The types of a list and of its items in the configuration.
  func listTypes(of slot: Slot, _ list: SlotList) -> [Declaration] {
    let views = Declaration.variable(
      VariableDeclaration(
        documentation: DocumentationComment(
          "The \(slot.noun) of \(aNoun), one by one; as a view, all of them."),
        "\(access)typealias", slot.erased, value: "\(library.naming.slotItems)<\(list.item)>"))
    if list.hasOwnItems {
      return [views, .type(itemStructure(of: slot, list, named: list.item, access: access))]
    }
    return [
      views,
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment("One view of the \(slot.noun) of \(aNoun)."),
          "\(access)typealias", list.item, value: library.naming.slotItem)),
    ]
  }

  /// What the types of items in the configuration are besides.
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
