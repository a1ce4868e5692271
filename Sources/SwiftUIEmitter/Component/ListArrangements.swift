import DesignModel
import English
import SwiftFragments
import SwiftRendering

// What stands between and around the views of a list, and which of them are shown.

extension ComponentText {
  /// What an arrangement is, in the documentation of what has it.
  func arrangementDescription(of slot: Slot) -> String {
    let text =
      "The \(slot.noun) of \(aNoun) with what stands between and around \(pronoun(of: slot))"
    return slot.isOptional ? text + "; `nil` if omitted." : text + "."
  }

  private func pronoun(of slot: Slot) -> String { isPlural(slot.noun) ? "them" : "it" }

  /// The type of an arrangement in the configuration; none where there is none.
  func arrangedType(of slot: Slot, _ list: SlotList) -> [Declaration] {
    list.arrangement.map { arrangement in
      [
        .type(
          erasedView(arrangement.erased, of: words(arrangement.name), "list", mayBeEmpty: false))
      ]
    } ?? []
  }

  // MARK: - Where it is placed

  /// A body without Swift of the spec, which shows the lists as they are arranged.
  var arrangedSlots: [[Declaration]] {
    let lists = component.arrangedLists
    // One arrangement is read best where it stands.
    let isInline = lists.count == 1
    let views = component.placedSlots.flatMap { slot -> [Statement] in
      guard let arrangement = slot.list?.arrangement else {
        return [.line(placed(slot.view, slot))]
      }
      let name = escapedIdentifier(slot.name)
      let whole =
        isInline
        ? statements(of: arrangement, slot)
        : [.line("\(escapedIdentifier(arrangement.name))(\(name))")]
      return slot.isOptional ? [.block("if self.\(name) != nil {", whole)] : whole
    }
    let stack = lists.reversed().reduce([.block(names.swiftUI("VStack") + " {", views)]) {
      withItems(of: $1.slot, $0)
    }
    let body = ownBody(
      stack + accessibilityModifiers,
      ignoresFormat: hasAccessibilityCode
        || isInline && lists.contains { !$0.arrangement.isFormatted })
    return [[.variable(body)]] + (isInline ? [] : lists.map { [.function(arranging($0, $1))] })
  }

  /// The parameter of a function that is given an arrangement.
  func arrangedParameter(_ slot: Slot, _ arrangement: SlotArrangement) -> String {
    let view = "some \(names.swiftUI("View"))"
    return "\(arrangement.name): " + (slot.isOptional ? "(\(view))?" : view)
  }

  /// The argument for it, where the views of the list are known.
  func arrangedArgument(_ slot: Slot, _ arrangement: SlotArrangement) -> String {
    let name = escapedIdentifier(slot.name)
    let whole = "\(arrangement.name)(\(name))"
    return "\(arrangement.name): "
      + (slot.isOptional ? "self.\(name).map { _ in \(whole) }" : whole)
  }

  /// What the configuration is given for the arrangement of a slot's views; nothing where there is
  /// none.
  func arrangementArgument(for slot: Slot) -> [String] {
    guard let arrangement = slot.list?.arrangement else { return [] }
    let name = escapedIdentifier(slot.name)
    return [
      "\(arrangement.name): "
        + (slot.isOptional
          ? "\(name).map { .init(\(arrangement.name)($0)) }"
          : ".init(\(arrangement.name)(\(name)))")
    ]
  }

  // MARK: - What it is

  /// The function that arranges the views of a list.
  func arranging(_ slot: Slot, _ arrangement: SlotArrangement) -> FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "The \(slot.noun) with what stands between and around \(pronoun(of: slot))."),
      "@\(names.swiftUI("ViewBuilder")) \(hidden)func \(arrangement.name)",
      ["_ \(escapedIdentifier(slot.name)): \(givenItems(of: slot))"],
      result: "some \(names.swiftUI("View"))", body: statements(of: arrangement, slot),
      ignoresFormat: !arrangement.isFormatted)
  }

  private func statements(of arrangement: SlotArrangement, _ slot: Slot) -> [Statement] {
    let name = escapedIdentifier(slot.name)
    let (preparation, shown) = shown(of: arrangement, slot)
    func part(_ part: SlotArrangement.Part?, _ key: String) -> [Statement] {
      part.map { view(of: $0, key, in: slot) } ?? []
    }
    let empty = part(arrangement.empty, "empty")
    let separator = part(arrangement.separator, "separator")
    let views: Statement =
      if !separator.isEmpty {
        braced("\(shown).interspersed {", separator)
      } else if shown == name {
        .line(name)
      } else {
        .line("\(names.swiftUI("ForEach"))(\(shown)) { $0 }")
      }
    return preparation + part(arrangement.header, "header")
      + (empty.isEmpty ? [] : [braced("if \(name).isEmpty {", empty)]) + [views]
      + overflow(of: arrangement, slot, shown, separator) + part(arrangement.footer, "footer")
  }

  /// The views that are shown, in their order, and what has to be said before.
  private func shown(
    of arrangement: SlotArrangement, _ slot: Slot
  ) -> (preparation: [Statement], shown: String) {
    let name = escapedIdentifier(slot.name)
    var preparation: [Statement] = []
    var views = name
    switch arrangement.order {
    case .asGiven: break
    case .reversed: views += ".reversed()"
    case .reversedIf(let member):
      views = unused("ordered", among: memberNames)
      preparation.append(
        .line(
          "let \(views) = \(escapedIdentifier(member)) ? Array(\(name).reversed()) : Array(\(name))"
        ))
    }
    guard let limit = arrangement.limit else { return (preparation, views) }
    // A member with the name of Swift's function hides it.
    let maximum = memberNames.contains("max") ? "Swift.max" : "max"
    let most =
      switch limit {
      case .number(let number): "\(number)"
      case .member(let member, isOptional: false): "\(maximum)(0, \(escapedIdentifier(member)))"
      case .member(let member, isOptional: true):
        "\(maximum)(0, \(escapedIdentifier(member)) ?? \(name).count)"
      }
    let shown = unused("shown", among: memberNames)
    preparation.append(.line("let \(shown) = \(views).prefix(\(most))"))
    return (preparation, shown)
  }

  /// What stands for the views that are not shown.
  private func overflow(
    of arrangement: SlotArrangement, _ slot: Slot, _ shown: String, _ separator: [Statement]
  ) -> [Statement] {
    guard let overflow = arrangement.overflow else { return [] }
    let name = escapedIdentifier(slot.name)
    let isOver = "\(shown).count < \(name).count"
    let hidden = "\(name).count - \(shown).count"
    let behind: [Statement] =
      separator.isEmpty ? [] : [braced("if !\(shown).isEmpty {", separator)]
    switch overflow {
    case .slot(let part):
      guard let part = component.slots.first(where: { $0.name == part }) else { return [] }
      let member = escapedIdentifier(part.name)
      return [
        .block(
          part.isOptional ? "if let \(member), \(isOver) {" : "if \(isOver) {",
          behind + [.line(placed("\(member)(\(hidden))", part))])
      ]
    case .swift(let view):
      let count =
        view.refers(to: SlotArrangement.hiddenCount)
        ? [Statement.line("let \(SlotArrangement.hiddenCount) = \(hidden)")] : []
      return [
        .block("if \(isOver) {", count + behind + self.view(of: overflow, "overflow", in: slot))
      ]
    }
  }

  private func view(
    of part: SlotArrangement.Part, _ key: String, in slot: Slot
  ) -> [Statement] {
    switch part {
    case .slot(let name):
      return component.slots.first { $0.name == name }.map { [.line(placed($0.view, $0))] } ?? []
    case .swift(let view):
      let text = view.text
      return [
        .traced(
          Origin(["slots", slot.name, "list", key]),
          [text.contains("\n") ? .verbatim(text) : .line(text)])
      ]
    }
  }

  /// Statements in braces: in one line if there is one, which is short.
  private func braced(_ head: String, _ statements: [Statement]) -> Statement {
    guard statements.count == 1, let only = statements.first else {
      return .block(head, statements)
    }
    switch only {
    case .line(let text) where head.count + text.count < 60: return .line("\(head) \(text) }")
    case .traced(let origin, let inner): return .traced(origin, [braced(head, inner)])
    case .line, .call, .tallCall, .closureCall, .block, .indented, .chain, .list, .verbatim:
      return .block(head, statements)
    }
  }
}

extension SlotArrangement {
  /// Whether a formatter would leave its Swift as it is.
  fileprivate var isFormatted: Bool {
    parts.allSatisfy { if case .swift(let view) = $0 { view.text.isFormatted } else { true } }
  }
}
