import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

// Generic parameters of components with styles, whose configuration is not generic.

/// Checks that styles see no types that mention a generic parameter, except types to which values are
/// converted.
func checkGenericInStyles(
  _ generic: GenericSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  if let erased = generic.erasedType { checkErasedType(erased, of: generic, in: scope, &findings) }
  if scope.spec.styles.isEmpty { return }
  let erasable = scope.erasableValues
  for member in scope.configurationValues {
    guard let type = member.type, type.typeNames.contains(where: { $0.text == generic.name.text })
    else { continue }
    let isErasable = erasable.contains(type.place.span)
    if isErasable, let erased = generic.erasedType,
      let form = ErasedForm(of: type.expression, naming: generic.name.text)
    {
      checkErasedBinding(member.name, form, type, erased, in: scope, &findings)
      continue
    }
    let remedy =
      isErasable && generic.erasedType == nil
        && ErasedForm(of: type.expression, naming: generic.name.text) != nil
      ? "write 'erased: AnyHashable' on '\(generic.name.text)', or another type that can be "
        + "created from it, give the component a 'body' instead of styles, or change the type of "
        + "the value"
      : "give the component a 'body' instead of styles, or change the type of the value"
    findings.error(
      .genericConfiguration, at: type.place,
      "a style's configuration is not generic, so it cannot have '\(member.name.text)', whose "
        + "type names '\(generic.name.text)'; \(remedy)",
      notes: [Note("the generic parameter is here", at: generic.name.place)])
  }
  for entry in scope.spec.configuration?.entries ?? [] {
    guard let type = entry.type, type.typeNames.contains(where: { $0.text == generic.name.text })
    else { continue }
    findings.error(
      .genericConfiguration, at: type.place,
      "a style's configuration is not generic, so it cannot have '\(entry.name.text)', whose "
        + "type names '\(generic.name.text)'; give it another type",
      notes: [Note("the generic parameter is here", at: generic.name.place)])
  }
}

/// Checks that there are styles that see the type, and that it can replace the generic parameter.
private func checkErasedType(
  _ erased: SwiftType, of generic: GenericSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  checkTypeUse(of: erased, in: scope, &findings)
  if scope.spec.styles.isEmpty {
    findings.error(
      .genericConfiguration, at: erased.place,
      "'erased' is the type of '\(generic.name.text)' for styles, and "
        + "'\(scope.spec.component?.text ?? "")' has no styles; remove it, or add 'styles'")
  }
  if let selection = scope.spec.slots.first(where: { slot in
    slot.selection?.value?.typeNames.contains { $0.text == generic.name.text } ?? false
  }) {
    findings.error(
      .genericConfiguration, at: erased.place,
      "the component in the body of a style selects nothing in '\(selection.name.text)', which "
        + "determines '\(generic.name.text)' there; remove 'erased'",
      notes: [Note("the list is here", at: selection.name.place)])
  }
  guard erased.text == "AnyHashable" else { return }
  for type in generic.conforms where !["Hashable", "Equatable"].contains(type.text) {
    findings.error(
      .genericConfiguration, at: type.place,
      "'AnyHashable' stands for '\(generic.name.text)' in the body of a style, and is not known to be "
        + "'\(type.text)'; remove the conformance, or write a type that conforms as 'erased'",
      notes: [Note("the erased type is here", at: erased.place)])
  }
}

/// Checks that the binding to a value of a generic parameter's type can be converted.
private func checkErasedBinding(
  _ name: SwiftName, _ form: ErasedForm, _ type: SwiftType, _ erased: SwiftType,
  in scope: ComponentScope, _ findings: inout Findings
) {
  guard scope.property(named: name.text)?.isBinding?.value == true, erased.text != "AnyHashable"
  else { return }
  findings.error(
    .genericConfiguration, at: type.place,
    "a style could set '\(name.text)' to any '\(erased.text)', and the component could not read "
      + "it back; write 'erased: AnyHashable', or give the component a 'body' instead of styles",
    notes: [Note("the erased type is here", at: erased.place)])
}

extension ComponentScope {
  /// The types of members whose values can be converted for styles.
  fileprivate var erasableValues: Set<Span> {
    let properties = spec.properties.filter { property in
      property.builder == nil && !isSelection(property.name.text)
    }
    let types = properties.map(\.type) + spec.modifiers.filter(\.parameters.isEmpty).map(\.type)
    return Set(types.compactMap(\.?.place.span))
  }
}
