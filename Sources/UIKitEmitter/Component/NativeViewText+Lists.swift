import DesignModel
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering

// Separators and containers of the views of a list, and which views are shown.

extension NativeViewText {
  /// The arranged lists, and the methods that make the views around those of callers.
  ///
  /// - Parameter access: The access of the lists; the methods are private.
  func arrangedMembers(_ access: String) -> [Declaration] {
    component.arrangedLists.flatMap { slot, arrangement -> [Declaration] in
      let made = view.arrangements[slot.name] ?? [:]
      let kept: [Declaration] = [.header, .empty, .footer].filter { made[$0] != nil }.map { part in
        .variable(
          VariableDeclaration(
            "private lazy var", member(part, of: slot),
            value: .call(.name(maker(part, of: slot)), [])))
      }
      return [
        .variable(
          VariableDeclaration("private let", arranger(of: slot), value: .call("ArrangedViews", [])))
      ] + kept + [.variable(arranged(slot, arrangement, made, access))]
        + ArrangedPart.allCases.compactMap { part in
          made[part].map { .function(making(part, of: slot, $0)) }
        }
    }
  }

  private func arranger(of slot: Slot) -> String { text.own(slot.name + "Arrangement") }

  private func member(_ part: ArrangedPart, of slot: Slot) -> String {
    text.own(slot.name + upperCamelCase(part.rawValue))
  }

  private func maker(_ part: ArrangedPart, of slot: Slot) -> String {
    text.own("make" + upperCamelCase(slot.name) + upperCamelCase(part.rawValue))
  }

  private func arranged(
    _ slot: Slot, _ arrangement: SlotArrangement, _ made: [ArrangedPart: [Statement]],
    _ access: String
  ) -> VariableDeclaration {
    var arguments = [Argument("of", .identifier(stored(slot.name)))]
    switch arrangement.limit {
    case .number(let limit): arguments.append(Argument("limit", .swift("\(limit)")))
    case .member(let name, _): arguments.append(Argument("limit", .identifier(stored(name))))
    case nil: break
    }
    switch arrangement.order {
    case .asGiven: break
    case .reversed: arguments.append(Argument("isReversed", "true"))
    case .reversedIf(let name): arguments.append(Argument("isReversed", .identifier(stored(name))))
    }
    func add(_ part: ArrangedPart, _ given: SlotArrangement.Part?) {
      switch given {
      case .slot(let name) where part.isShownOnce:
        let slot = component.slots.first { $0.name == name }
        let views = Expression.identifier(name)
        arguments.append(
          Argument(
            part.rawValue,
            slot?.presence == .optional
              ? views.optionalDot("views").or(.array([])) : views.dot("views")))
      case .slot, .swift:
        arguments.append(
          Argument(
            part.rawValue, .name(part.isShownOnce ? member(part, of: slot) : maker(part, of: slot)))
        )
      case nil: break
      }
    }
    add(.header, arrangement.header)
    add(.footer, arrangement.footer)
    add(.empty, arrangement.empty)
    add(.separator, arrangement.separator)
    add(.overflow, arrangement.overflow)
    let pronoun = isPlural(slot.noun) ? "them" : "it"
    return VariableDeclaration(
      documentation: access == "private "
        ? nil
        : DocumentationComment(
          "The \(slot.noun) of \(text.aNoun) with the views between and around \(pronoun)."),
      access + "var", escapedIdentifier(arrangement.name), type: "[UIView]",
      body: [
        .expression(Expression.name(arranger(of: slot)).dot("views").called(arguments), .filled)
      ])
  }

  private func making(
    _ part: ArrangedPart, of slot: Slot, _ statements: [Statement]
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      attributes: ["@UIViewBuilder"], "private func " + maker(part, of: slot),
      part == .overflow
        ? [ParameterDeclaration(label: "_", SlotArrangement.hiddenCount, "Int")] : [],
      result: "[UIView]", body: statements)
  }
}

/// A kind of view between or around the views of a list.
enum ArrangedPart: String, CaseIterable {
  case header, empty, separator, overflow, footer

  /// Whether there is one for the whole list, which lives as long as the list.
  var isShownOnce: Bool { self == .header || self == .empty || self == .footer }

  /// The part in the spec.
  func part(of arrangement: SlotArrangement) -> SlotArrangement.Part? {
    switch self {
    case .header: arrangement.header
    case .empty: arrangement.empty
    case .separator: arrangement.separator
    case .overflow: arrangement.overflow
    case .footer: arrangement.footer
    }
  }
}
