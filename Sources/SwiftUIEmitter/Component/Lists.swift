import DesignModel
import SwiftFragments
import SwiftRendering

// Slots whose views are treated one by one: what shows them is made inside of closures that are given
// the views.

extension ComponentText {
  /// The views of a list as a type.
  private func items(of slot: Slot) -> String {
    givenItems(of: slot) + (slot.isOptional ? "?" : "")
  }

  /// The views of a list that is given as a type.
  func givenItems(of slot: Slot) -> String {
    "\(library.naming.slotItems)<\(library.naming.slotItem)>"
  }

  /// Statements inside of a closure for each list, in which the views have the slot's name.
  private func withItems(_ statements: [Statement]) -> [Statement] {
    component.lists.reversed().reduce(statements) { inner, slot in withItems(of: slot, inner) }
  }

  /// Statements inside of a closure in which the views of a list have the slot's name.
  func withItems(of slot: Slot, _ statements: [Statement]) -> [Statement] {
    let method = Naming.modifier(library.naming.slotItems)
    let name = escapedIdentifier(slot.name)
    let modifiers = placement(of: slot)
    let closure = Statement.block(
      "\(modifiers.isEmpty ? name : "").\(method) { \(name) in", statements)
    return modifiers.isEmpty
      ? [closure] : [.line(name), .indented(modifiers.map { .line($0) } + [closure])]
  }

  /// The arguments that pass on what the closures are given.
  private var itemArguments: [String] { component.lists.map(itemArgument) }

  private func itemArgument(of slot: Slot) -> String {
    let name = escapedIdentifier(slot.name)
    // What was omitted has no views, and is known by being nil.
    return "\(escapedLabel(slot.name)): "
      + (slot.isOptional ? "self.\(name).map { _ in \(name) }" : name)
  }

  // MARK: - Without styles

  /// A body in Swift, as a function of the views of the lists.
  func listedBody(_ block: SwiftBlock) -> [[Declaration]] {
    let identifiers = block.identifiers.map(\.text)
    let arrangements = component.arrangedLists.filter { identifiers.contains($1.name) }
    let taken = memberNames + identifiers
    let function = unused(
      "makeBody", among: taken + (component.declarations?.declaredNames.sorted() ?? []))
    let body = ownBody(
      withItems([.call(function, arguments: itemArguments + arrangements.map(arrangedArgument))])
        + accessibilityModifiers,
      ignoresFormat: hasAccessibilityCode)
    let made = FunctionDeclaration(
      documentation: DocumentationComment("What there is to be seen."),
      // A builder takes no statement that returns.
      (block.returns ? "" : "@\(names.swiftUI("ViewBuilder")) ") + "private func \(function)",
      component.lists.map { "\(escapedIdentifier($0.name)): \(items(of: $0))" }
        + arrangements.map(arrangedParameter),
      result: "some \(names.swiftUI("View"))", body: [.copied(block.text, from: "body")],
      ignoresFormat: true)
    return [[.variable(body)], [.function(made)]]
      + arrangements.map { [.function(arranging($0, $1))] }
  }

  // MARK: - With styles

  /// The view of the style that an expression resolves.
  ///
  /// The style is resolved outside of the closures, so that the body depends on what it is.
  func listedLook(_ resolved: String) -> [Statement] {
    let look = unused("look", among: memberNames)
    let local = unused("configuration", among: memberNames)
    func shown(_ arguments: [String]) -> [Statement] {
      [
        .call(
          "let \(local) = \(makeConfiguration)",
          arguments: arguments + ["\(below): \(below)"]),
        .line("\(look).view(of: \(local))"),
      ]
    }
    let isSaidOnce = component.accessibility.isMoreThanChildren
    // Modifiers stand behind a closure's brace.
    let isInheriting = component.lists.contains { $0.route == .initializers }
    let isIndented = component.lists.first.map { !placement(of: $0).isEmpty } ?? false
    let modifiers = accessibilityModifiers
    return [
      .line("let \(look) = \(resolved)"),
      .line("// In the body of a style the views are known already."),
      .line(isInheriting ? "if let \(inherited) {" : "if \(inherited) != nil {"),
      .indented(
        withInheritedItems(component.lists[...], [], shown)
          + (isSaidOnce ? [] : [.indented(modifiers)])
      ),
      .line("} else {"),
      .indented(
        withItems(shown(itemArguments)) + (isIndented ? [.indented(modifiers)] : modifiers)),
      .line("}"),
    ]
  }

  /// Statements with the views of the lists as a configuration has them, or of what a modifier put in
  /// their place.
  private func withInheritedItems(
    _ lists: ArraySlice<Slot>, _ arguments: [String], _ statements: ([String]) -> [Statement]
  ) -> [Statement] {
    guard let slot = lists.first else { return statements(arguments) }
    func others(_ argument: String) -> [Statement] {
      withInheritedItems(lists.dropFirst(), arguments + [argument], statements)
    }
    let name = escapedIdentifier(slot.name)
    switch slot.route {
    case .initializers:
      return others("\(escapedLabel(slot.name)): \(inherited).\(escapedMember(slot.name))")
    case .modifier:
      return [
        .line("if let \(name) = \(name) as? \(configuration).\(slot.erased) {"),
        .indented(others("\(escapedLabel(slot.name)): \(name)")),
        .line("} else {"), .indented(withItems(of: slot, others(itemArgument(of: slot)))),
        .line("}"),
      ]
    }
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
    [
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment(
            "The \(slot.noun) of \(aNoun), one by one; as a view, all of them."),
          "\(access)typealias", slot.erased, value: "\(library.naming.slotItems)<\(list.item)>")),
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment("One view of the \(slot.noun) of \(aNoun)."),
          "\(access)typealias", list.item, value: library.naming.slotItem)),
    ]
  }
}
