import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

// Separators and containers of the views of a list, and which views are shown.

extension ComponentText {
  /// The description of an arrangement in documentation.
  func arrangementDescription(of slot: Slot) -> String {
    let text =
      "The \(slot.noun) of \(aNoun) with the views between and around \(pronoun(of: slot))"
    return slot.isOptional ? text + "; `nil` if omitted." : text + "."
  }

  private func pronoun(of slot: Slot) -> String { isPlural(slot.noun) ? "them" : "it" }

  /// The type of an arrangement in the configuration; empty if there is none.
  func arrangedType(of slot: Slot, _ list: SlotList) -> [Declaration] {
    list.arrangement.map { arrangement in
      [
        .type(
          erasedView(arrangement.erased, of: phrase(arrangement.name), "list", mayBeEmpty: false))
      ]
    } ?? []
  }

  // MARK: - Placing lists

  /// A body without Swift from the spec, which shows the arranged lists.
  var arrangedSlots: [[Declaration]] {
    let lists = component.arrangedLists
    // A single arrangement is written inline.
    let isInline = lists.count == 1
    let views = component.placedSlots.flatMap { slot -> [Statement] in
      guard let arrangement = slot.list?.arrangement else {
        return [.expression(placed(slot.view, slot))]
      }
      let name = escapedIdentifier(slot.name)
      let whole: [Statement] =
        isInline
        ? statements(of: arrangement, slot)
        : [.expression(Expression.identifier(arrangement.name).called(.name(name)))]
      let isThere = Expression.infix(Expression.name("self").dot(name), .notEqual, "nil")
      return slot.isOptional ? [.if(.holds(isThere), whole)] : whole
    }
    let stack = lists.reversed().reduce([names.stack(views)]) {
      withItems(of: $1.slot, $0)
    }
    let body = ownBody(
      stack + accessibilityModifiers,
      ignoresFormat: hasAccessibilityCode
        || isInline && lists.contains { !$0.arrangement.isFormatted })
    return [[.variable(body)]] + (isInline ? [] : lists.map { [.function(arranging($0, $1))] })
  }

  /// The parameter of a function that takes the views of an arrangement.
  func arrangedParameter(_ slot: Slot, _ arrangement: SlotArrangement) -> ParameterDeclaration {
    let view = "some \(names.swiftUI("View"))"
    return ParameterDeclaration(
      arrangement.name, slot.isOptional ? "(\(view))?" : view)
  }

  /// The argument for it where the views of the list are available.
  func arrangedArgument(_ slot: Slot, _ arrangement: SlotArrangement) -> Argument {
    let name = Expression.identifier(slot.name)
    let whole = Expression.name(arrangement.name).called(name)
    return Argument(arrangement.name, ifThere(slot, whole))
  }

  /// The argument of the configuration for the arrangement of a slot's views; empty if there is none.
  func arrangementArgument(for slot: Slot) -> [Argument] {
    guard let arrangement = slot.list?.arrangement else { return [] }
    let name = Expression.identifier(slot.name)
    func arranged(_ views: Expression) -> Expression {
      Expression.implicit("init").called(Expression.name(arrangement.name).called(views))
    }
    return [
      Argument(
        arrangement.name, slot.isOptional ? name.mapped(arranged("$0")) : arranged(name))
    ]
  }

  // MARK: - Arranging

  /// The function that arranges the views of a list.
  func arranging(_ slot: Slot, _ arrangement: SlotArrangement) -> FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "The \(slot.noun) with the views between and around \(pronoun(of: slot))."),
      "@\(names.swiftUI("ViewBuilder")) \(hidden)func \(arrangement.name)",
      [.init(escaping: nil, named: slot.name, givenItems(of: slot))],
      result: "some \(names.swiftUI("View"))", body: statements(of: arrangement, slot),
      ignoresFormat: !arrangement.isFormatted)
  }

  private func statements(of arrangement: SlotArrangement, _ slot: Slot) -> [Statement] {
    let name = Expression.identifier(slot.name)
    let (preparation, shown) = shown(of: arrangement, slot)
    func part(_ part: SlotArrangement.Part?, _ key: String) -> [Statement] {
      part.map { view(of: $0, key, in: slot) } ?? []
    }
    let empty = part(arrangement.empty, "empty")
    let separator = part(arrangement.separator, "separator")
    let views: Statement =
      if !separator.isEmpty {
        .compact(.closureCall(shown.dot("interspersed"), [], [TrailingClosure(separator)]))
      } else if shown == name {
        .expression(name)
      } else {
        .expression(
          .closureCall(.name(names.swiftUI("ForEach")), [Argument(shown)], .init("$0")))
      }
    let isEmpty = Statement.Condition.holds(name.dot("isEmpty"))
    return preparation + part(arrangement.header, "header")
      + (empty.isEmpty ? [] : [.compact(.if(isEmpty, empty))]) + [views]
      + overflow(of: arrangement, slot, shown, separator) + part(arrangement.footer, "footer")
  }

  /// The views that are shown, in order, with the statements they need.
  private func shown(
    of arrangement: SlotArrangement, _ slot: Slot
  ) -> (preparation: [Statement], shown: Expression) {
    let name = Expression.identifier(slot.name)
    let reversed = Expression.call(name.dot("reversed"), [])
    var preparation: [Statement] = []
    var views = name
    switch arrangement.order {
    case .asGiven: break
    case .reversed: views = reversed
    case .reversedIf(let member):
      let ordered = unused("ordered", among: memberNames)
      views = .name(ordered)
      let array = Expression.name("Array")
      preparation.append(
        .let(
          ordered,
          .ternary(.identifier(member), array.called(reversed), array.called(name))))
    }
    guard let limit = arrangement.limit else { return (preparation, views) }
    // A member named like Swift's function hides it.
    let maximum: Expression =
      memberNames.contains("max") ? Expression.name("Swift").dot("max") : "max"
    let most: Expression =
      switch limit {
      case .number(let number): .name("\(number)")
      case .member(let member, isOptional: false):
        maximum.called(.name("0"), .identifier(member))
      case .member(let member, isOptional: true):
        maximum.called(.name("0"), Expression.identifier(member).or(name.dot("count")))
      }
    let shown = unused("shown", among: memberNames)
    preparation.append(.let(shown, views.dot("prefix").called(most)))
    return (preparation, .name(shown))
  }

  /// The view that represents the omitted views.
  private func overflow(
    of arrangement: SlotArrangement, _ slot: Slot, _ shown: Expression, _ separator: [Statement]
  ) -> [Statement] {
    guard let overflow = arrangement.overflow else { return [] }
    let count = Expression.identifier(slot.name).dot("count")
    let isOver = Expression.infix(shown.dot("count"), .less, count)
    let hidden = Expression.infix(count, .minus, shown.dot("count"))
    let separated: [Statement] =
      separator.isEmpty ? [] : [.compact(.if(.holds(.not(shown.dot("isEmpty"))), separator))]
    switch overflow {
    case .slot(let part):
      guard let part = component.slots.first(where: { $0.name == part }) else { return [] }
      let member = escapedIdentifier(part.name)
      return [
        .if(
          part.isOptional ? .binds(member, nil, and: isOver) : .holds(isOver),
          separated + [.expression(placed(Expression.name(member).called(hidden), part))])
      ]
    case .swift(let view):
      let name = SlotArrangement.hiddenCount
      let known: [Statement] = view.refers(to: name) ? [.let(name, hidden)] : []
      return [
        .if(.holds(isOver), known + separated + self.view(of: overflow, "overflow", in: slot))
      ]
    }
  }

  private func view(
    of part: SlotArrangement.Part, _ key: String, in slot: Slot
  ) -> [Statement] {
    switch part {
    case .slot(let name):
      return component.slots.first { $0.name == name }
        .map { [.expression(placed($0.view, $0))] } ?? []
    case .swift(let view):
      let text = view.text
      return [
        .traced(
          Origin(["slots", slot.name, "list", key]),
          [text.contains("\n") ? .verbatim(text) : .expression(.swift(text))])
      ]
    }
  }
}

extension SlotArrangement {
  /// Whether a formatter would not change its Swift.
  fileprivate var isFormatted: Bool {
    parts.allSatisfy { if case .swift(let view) = $0 { view.text.isFormatted } else { true } }
  }
}
