import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

// The keys of a slot besides its options and labels.

extension SlotSpec {
  /// Whether the component keeps the closure for the slot, so that code calls it.
  var isCalled: Bool { isLazy?.value == true || !arguments.isEmpty }
}

/// What the component keeps for a slot; in bodies, a closure has no members.
func checkStorage(
  _ slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) -> SlotStorage {
  guard slot.isCalled else { return .view }
  let call = "\(slot.name.text)(\(slot.arguments.map(\.name.text).joined(separator: ", ")))"
  let blocks = [scope.spec.body].compactMap { $0 } + scope.configurationAdditions.compactMap(\.view)
  for block in blocks where !block.declaredNames.contains(slot.name.text) {
    guard slot.isOptional?.value != true,
      let access = block.memberAccesses.first(where: { $0.base == slot.name.text })
    else { continue }
    findings.error(
      .lazySlot, at: access.member.place,
      "'\(slot.name.text)' is a closure; call it to get its view: '\(call).\(access.member.text)'",
      notes: [
        slot.isLazy.map { Note("the slot is lazy here", at: $0.place) }
          ?? Note("the slot's arguments are here", at: slot.arguments.first?.name.place)
      ])
  }
  return slot.arguments.isEmpty ? .closure : .function
}

/// Whether a slot is omitted if a string for it is empty.
func checkOmitsEmpty(
  _ slot: SlotSpec, _ presence: Slot.Presence, _ choices: [SlotChoice], _ findings: inout Findings
) -> Bool {
  guard let omits = slot.omitsEmpty, omits.value else { return false }
  let strings: Set<SlotChoice> = [.text, .localized, .string, .systemImage, .image]
  let reason: String? =
    if presence != .optional {
      "'\(slot.name.text)' is not nil if it is omitted, so an empty string cannot omit it; write "
        + "'optional: true' without a default, or remove 'omitEmpty'"
    } else if strings.isDisjoint(with: choices) {
      "no argument for '\(slot.name.text)' is a string; add the option 'text', or remove 'omitEmpty'"
    } else {
      nil
    }
  if let reason { findings.error(.omitEmpty, at: omits.place, reason) }
  return true
}

// MARK: - Arguments

/// The parameters of a slot's closure.
func checkSlotArguments(of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> [SlotArgument]
{
  if let lazy = slot.isLazy, let first = slot.arguments.first {
    findings.error(
      .slotArguments, at: lazy.place,
      "a closure with arguments is always lazy; remove 'lazy'",
      notes: [Note("the arguments are here", at: first.name.place)])
  }
  let fillings = slot.options + scope.formFillings(of: slot)
  for argument in slot.arguments {
    checkMemberName(argument.name, "slot argument", reserved: reservedMemberNames, &findings)
    if argument.name.text == slot.name.text {
      findings.error(
        .nameCollision, at: argument.name.place,
        "the argument '\(argument.name.text)' has the name of its slot; rename one of them",
        notes: [Note("the slot is here", at: slot.name.place)])
    }
    for resolver in fillings.compactMap(scope.resolver) {
      guard let other = resolver.parameters.first(where: { $0.name.text == argument.name.text })
      else { continue }
      findings.error(
        .nameCollision, at: argument.name.place,
        "the argument '\(argument.name.text)' has the name of a parameter of the resolver "
          + "'\(resolver.name.text)', whose value could mean either; rename one of them",
        notes: [Note("the parameter is here", at: other.name.place)])
    }
    if let type = argument.type { checkTypeUse(of: type, in: scope, &findings) }
  }
  return slot.arguments.compactMap { argument in
    guard let type = argument.type else { return nil }
    return SlotArgument(
      name: argument.name.text, type: type.expression,
      description: argument.summary?.value
        ?? valueDescription(
          argument.name.text, type: type.expression, isFunction: scope.isClosure(type)))
  }
}

/// Checks that no slot with arguments is laid out automatically.
///
/// - Parameter place: The place of the missing body.
func checkDefaultLayout(
  at place: Place, of subject: String, in scope: ComponentScope, _ findings: inout Findings
) {
  let arranging = scope.arrangingSlots
  guard
    let slot = scope.spec.slots.first(where: {
      !$0.arguments.isEmpty && !arranging.contains($0.name.text)
    })
  else { return }
  findings.error(
    .slotArguments, at: place,
    "\(subject) has no 'body' to pass the arguments of '\(slot.name.text)'; add one that shows "
      + "'\(slot.name.text)'",
    notes: [Note("the arguments are here", at: slot.arguments.first?.name.place)])
}

// MARK: - One type of view

/// The content of a slot's closure; nil for any views.
func checkSlotContent(of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> ArgumentContent?
{
  guard let builder = slot.builder, let name = builder.name, let limit = builder.limit else {
    return slot.type.map { ArgumentContent(builder: nil, type: $0.expression, count: 1...1) }
  }
  checkTypeName(name, "result builder", &findings)
  if let type = slot.type {
    findings.error(
      .typeAndBuilder, at: name.place,
      "'\(slot.name.text)' takes one view of a fixed type; remove 'builder' or 'type'",
      notes: [Note("the type is here", at: type.place)])
  }
  return ArgumentContent(
    builder: .named(scope.declarations.naming.full(name.text)), count: 0...limit.value)
}

/// Checks the single view type of a slot.
///
/// - Returns: The type.
func checkViewType(
  _ type: SwiftType, of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) -> TypeExpression {
  if let generic = slot.generic {
    findings.error(
      .typeAndGeneric, at: generic.place,
      "'\(slot.name.text)' takes views of one type, so it has no generic parameter; remove 'generic' "
        + "or 'type'",
      notes: [Note("the type is here", at: type.place)])
  }
  if let reason = scope.reasonForNoView(type, of: slot) {
    findings.error(.slotType, at: type.place, reason)
  }
  checkTypeUse(of: type, in: scope, &findings)
  let names = scope.declarations.typeIndex.names(in: type)
  if !slot.isCalled, scope.spec.kindOrView != .modifier,
    let component = scope.spec.component,
    names.contains(component.text)
  {
    findings.error(
      .recursiveType, at: type.place,
      "every '\(component.text)' would contain another one, without end; write 'lazy: true'",
      fixIts: [])
  }
  for option in slot.options {
    checkSlotType(
      of: slot, for: SlotChoice(option.name), option.name, at: option.place, in: scope, &findings)
    if option.option == .empty {
      checkSlotType(
        of: slot, needs: "EmptyView", option.name, at: option.place, in: scope, &findings)
    }
  }
  if !scope.spec.styles.isEmpty,
    let entry = scope.spec.accessibility?.identifiers.first(where: {
      $0.name.text == slot.name.text
    })
  {
    findings.error(
      .concreteIdentifier, at: entry.name.place,
      "styles see '\(slot.name.text)' as \(type.expression.phrase), and an identifier "
        + "would change its type; set the identifier in the styles, or remove the slot's 'type'")
  }
  return type.expression
}

/// Checks that a slot of one type accepts the result of a choice.
func checkSlotType(
  of slot: SlotSpec, for choice: SlotChoice?, _ name: String, at place: Place,
  in scope: ComponentScope, _ findings: inout Findings
) {
  switch choice {
  case .text, .localized, .string:
    checkSlotType(of: slot, needs: "Text", name, at: place, in: scope, &findings)
  case .systemImage, .image:
    checkSlotType(of: slot, needs: "Image", name, at: place, in: scope, &findings)
  case .view, .value, .resolver, .forEach, .omitted, nil: break
  }
}

func checkSlotType(
  of slot: SlotSpec, needs view: String, _ name: String, at place: Place, in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard let type = slot.type else { return }
  let isHidden =
    scope.declarations.types[view] != nil || scope.declarations.handwritten.visibleType(view) != nil
  guard type.text != "SwiftUI.\(view)", isHidden || type.text != view else { return }
  let expected = isHidden ? "SwiftUI.\(view)" : view
  findings.error(
    .optionType, at: place,
    "'\(name)' makes \(view == "Text" ? "a" : "an") '\(expected)', and '\(slot.name.text)' is "
      + "of the type '\(type.text)'; write 'type: \(expected)', or remove '\(name)'",
    notes: [Note("the type is here", at: type.place)])
}

extension ComponentScope {
  /// Whether the type of a slot argument has this name, or contains it.
  func isArgumentType(_ name: String) -> Bool { argumentTypeNames.contains(name) }

  /// Why a type cannot be a view; nil if it may be.
  fileprivate func reasonForNoView(_ type: SwiftType, of slot: SlotSpec) -> String? {
    if let wrapped = type.wrapped {
      return "a slot that may be omitted has 'optional: true', and its type is '\(wrapped)'"
    }
    let remedy = "write the type of a view, such as 'Text'"
    if type.expression.lastName == nil { return "'\(type.text)' is not a view; \(remedy)" }
    if let declared = declarations.typeIndex.resolved(type.text) {
      let isView =
        declared.body != nil
        || declared.conforms.contains {
          $0.expression.isComposition(with: "View")
        }
      return isView ? nil : "'\(type.text)' is not a view; give it a 'body', or \(remedy)"
    }
    if declarations.typeIndex.conformances(ofValue: type.text) != nil {
      return "'\(type.text)' is a value that other components show, not a view; \(remedy)"
    }
    return swiftValueTypes.contains(type.text) ? "'\(type.text)' is not a view; \(remedy)" : nil
  }
}

/// Swift's own types that are values and not views.
private let swiftValueTypes = KnownType.names(.noView)
