import Diagnostics
import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

// The selection of a list is a property of the component for everything except items: every initializer takes
// its binding.

extension ComponentSpec {
  /// The spec with a property for the selection of each of its lists.
  var withSelections: Self {
    var spec = self
    spec.properties += slots.compactMap(\.selectionProperty)
    return spec
  }
}

extension SlotSpec {
  var selection: ListSelectionSpec? { list?.value?.selection }

  /// The method that tags a view: the one that the spec names, or the lowercase name of the item.
  var tag: SwiftName? {
    selection?.tag
      ?? list?.value?.item.map { SwiftName(text: lowerCamelCase($0.text), place: $0.place) }
  }

  /// The name of the property for the selection.
  var selectionName: SwiftName? {
    guard let selection, let value = selection.value else { return nil }
    guard let label = selection.label, label.text != "_" else {
      let place = (selection.label ?? selection.tag)?.place ?? value.place
      return SwiftName(text: "selection", place: place)
    }
    return label
  }

  fileprivate var selectionProperty: PropertySpec? {
    guard let selection, let value = selection.value, let name = selectionName else { return nil }
    var property = PropertySpec(name: name)
    let list = ListSelection(
      property: name.text, value: value.expression, isGeneric: false, extent: selection.extent,
      tag: tag?.text ?? "view", tagType: "", select: nil)
    property.type = SwiftType(
      expression: list.types[0], place: value.place, typeNames: value.typeNames)
    property.binding = Located(.required, at: value.place)
    property.label = selection.label
    property.summary = selection.summary
    return property
  }
}

extension ListSelectionSpec {
  var extent: ListSelection.Extent {
    switch (isOptional?.value ?? false, isMultiple?.value ?? false) {
    case (false, false): .one
    case (true, false): .optional
    case (false, true): .several
    case (true, true): .optionalOrSeveral
    }
  }
}

// MARK: - Checks

/// Checks that a selection in a list is possible and unambiguous in Swift.
func checkSelection(of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings) {
  guard let selection = slot.selection, let value = selection.value else { return }
  if let tag = slot.tag {
    checkMemberName(tag, "tag", reserved: reservedMemberNames, &findings)
    checkIsNotSwiftUIMethod(tag, of: "tag: …", &findings)
  } else {
    findings.error(
      .missingTag, at: value.place,
      "callers tag views with a method, which needs a name; add 'tag', as in 'tag: "
        + "\(lowerCamelCase(scope.spec.component.map { scope.declarations.naming.plain($0.text) } ?? ""))Tag', "
        + "or name the list's 'item'")
  }
  checkSelectionIsHashable(value, of: slot, in: scope, &findings)
  if let optional = selection.isOptional, optional.value, let wrapped = value.wrapped {
    findings.error(
      .selectionValue, at: optional.place,
      "'\(value.text)' may already be nil; remove 'optional', or write 'value: \(wrapped)'",
      notes: [Note("the type is here", at: value.place)])
  }
  checkSelectionInStyles(value, of: slot, in: scope, &findings)
}

private func checkSelectionIsHashable(
  _ value: SwiftType, of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let types = scope.declarations.typeIndex
  for name in value.typeNames {
    if let generic = scope.generic(named: name.text) {
      let isHashable = generic.conforms.contains { type in
        refinementsOfHashable.contains { type.expression.isComposition(with: $0) }
      }
      if isHashable { continue }
      findings.error(
        .selectionNotHashable, at: name.place,
        "the type of tags has to be 'Hashable', and '\(name.text)' is not; write '\(name.text): "
          + "Hashable' under 'generics'",
        notes: [Note("the generic parameter is here", at: generic.name.place)])
    } else if let declared = types.resolved(name.text),
      !types.conforms(declared, to: .hashable)
    {
      findings.error(
        .selectionNotHashable, at: name.place,
        "the type of tags has to be 'Hashable', and '\(name.text)' is not; write 'conforms: "
          + "[Hashable]' there",
        notes: [Note("'\(name.text)' is declared here", at: declared.name.place)])
    }
  }
  if scope.isClosure(value) {
    findings.error(
      .selectionNotHashable, at: value.place,
      "the type of tags has to be 'Hashable', and a function is not; choose another type")
  }
}

/// Checks that the component in the body of a style, which has no selection, has a determined type.
private func checkSelectionInStyles(
  _ value: SwiftType, of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  guard !scope.spec.styles.isEmpty, let component = scope.spec.component,
    let generic = scope.spec.generics.first(where: { generic in
      value.typeNames.contains { $0.text == generic.name.text }
    })
  else { return }
  guard value.text == generic.name.text else {
    findings.error(
      .selectionValue, at: value.place,
      "'\(component.text)(configuration)' in a style has no selected value, which needs the type "
        + "'\(generic.name.text)' itself; write 'value: \(generic.name.text)'"
    )
    return
  }
  let others = generic.conforms.filter { type in
    !type.expression.composed.allSatisfy {
      $0.path.map(conformancesOfNothing.contains) ?? false
    }
  }
  for type in others {
    findings.error(
      .selectionGeneric, at: type.place,
      "'\(component.text)(configuration)' in a style has no selected value, and its type 'Never?' "
        + "is 'Hashable' but not '\(type.text)'; remove it, or give the component a 'body' "
        + "instead of styles",
      notes: [Note("it is the type of the selection here", at: value.place)])
  }
}

private let refinementsOfHashable: Set<String> = [
  "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger", "FloatingPoint", "Hashable",
  "SignedInteger", "StringProtocol", "UnsignedInteger",
]

/// The conformances of `Never?`.
private let conformancesOfNothing: Set<String> = ["Equatable", "Hashable", "Sendable"]

/// Checks that a method on every view is not one of SwiftUI's.
func checkIsNotSwiftUIMethod(_ name: SwiftName, of remedy: String, _ findings: inout Findings) {
  guard isSwiftUIViewMethod(name.text) else { return }
  // It takes one unlabeled argument.
  let known = swiftUIViewMethods(named: name.text)
  let label = APIDeclaration.Label(text: "_", isOptional: false)
  if !known.isEmpty, known.allSatisfy({ $0.commonCall(with: [label]) == nil }) { return }
  findings.error(
    .swiftuiMethod, at: name.place,
    "SwiftUI has a method '\(name.text)' on every view, so calls would be ambiguous; rename this "
      + "one with '\(remedy)'")
}

extension ComponentScope {
  /// Whether a property is the selection of a list.
  func isSelection(_ property: String) -> Bool {
    slot(selecting: property) != nil
  }

  /// The selection of a list, by the name of its property.
  func selection(named property: String) -> ListSelection? {
    slot(selecting: property).flatMap(selection)
  }

  /// The selection of a list.
  func selection(of slot: SlotSpec) -> ListSelection? {
    guard let selection = slot.selection, let value = selection.value, let tag = slot.tag,
      let property = slot.selectionName
    else { return nil }
    return ListSelection(
      property: property.text, value: value.expression,
      isGeneric: value.typeNames.contains { name in
        generic(named: name.text) != nil
      }, extent: selection.extent, tag: tag.text,
      tagType: declarations.naming.tagType(of: tag.text), select: selection.select)
  }
}
