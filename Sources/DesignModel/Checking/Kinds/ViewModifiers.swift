import Diagnostics
import Specification
import SwiftFragments

// Components that are methods of every view.

extension ComponentSpec {
  /// The name of a modifier's `View` methods; nil for other kinds.
  var method: String? {
    guard kindOrView == .modifier, let component else { return nil }
    return methodName?.text ?? Naming.modifier(component.text)
  }

  /// The place of the name of a modifier's methods.
  var methodPlace: Place? { methodName?.place ?? component?.place }
}

/// Checks that a modifier has everything that it needs and nothing that it cannot have.
func checkViewModifier(in scope: ComponentScope, _ findings: inout Findings) {
  if let name = scope.spec.methodName {
    checkMemberName(name, "method", reserved: reservedMemberNames, &findings)
  }
  checkContentIsFree(in: scope, &findings)
  checkInternalMembers(in: scope, &findings)
  for slot in scope.spec.slots {
    guard let via = slot.via, via.value == .modifier else { continue }
    reportModifierKey(
      at: via.place,
      "'\(slot.name.text)' cannot be filled by a modifier, because the method returns 'some View'; "
        + "remove 'via' and make the slot optional", in: scope, &findings)
  }
  if let first = scope.spec.styles.first {
    reportModifierKey(
      at: first.name.place,
      "a modifier has no styles; declare a component with styles, and show it in the body",
      in: scope, &findings)
  }
  if scope.hidesInitializers, let place = scope.spec.component?.place {
    reportModifierKey(
      at: place,
      "without a form, no view could be modified; remove 'forms', or write 'access: internal'",
      in: scope, &findings)
  }
  for form in scope.spec.initializers?.forms ?? [] {
    guard let name = form.name else { continue }
    reportModifierKey(
      at: name.place,
      "a form of a modifier has the name of the method; remove 'name' here, or write another spec "
        + "with that 'name'", in: scope, &findings)
  }
  checkModifierShowsContent(in: scope, &findings)
}

private func reportModifierKey(
  at place: Place, _ message: String, in scope: ComponentScope, _ findings: inout Findings
) {
  findings.error(
    .modifierKey, at: place, message,
    notes: [Note("the kind is declared here", at: scope.spec.kind?.place)])
}

/// Checks that there are no members for users of the component itself, which is not visible.
private func checkInternalMembers(in scope: ComponentScope, _ findings: inout Findings) {
  if let modifier = scope.spec.modifiers.first {
    let name = modifier.name.text
    reportModifierKey(
      at: modifier.name.place,
      "the method returns 'some View', so '\(name)' cannot be changed afterwards; make '\(name)' a "
        + "property with a default", in: scope, &findings)
  }
  for property in scope.spec.properties {
    guard let access = property.access else { continue }
    reportModifierKey(
      at: access.place,
      "the view modifier that stores '\(property.name.text)' is internal; remove 'access'",
      in: scope, &findings)
  }
  for type in scope.spec.types {
    guard let key = type.scope, key.value == .component else { continue }
    reportModifierKey(
      at: key.place,
      "the view modifier is internal, so '\(type.name.text)' cannot be its member; remove 'scope'",
      in: scope, &findings)
  }
  if let conformance = scope.spec.conforms.first {
    reportModifierKey(
      at: conformance.place,
      "the view modifier that would conform to '\(conformance.text)' is internal; if SwiftUI needs "
        + "the conformance, as it does for 'Animatable', add it in an extension under 'swift'",
      in: scope, &findings)
  }
}

/// Checks that the name of methods is only set for modifiers.
func checkMethodNameIsOfModifier(in scope: ComponentScope, _ findings: inout Findings) {
  guard let name = scope.spec.methodName else { return }
  findings.error(
    .methodName, at: name.place,
    "'name' is the name of the methods of a 'kind: modifier', and "
      + "'\(scope.spec.component?.text ?? "")' is not a modifier; remove it",
    notes: scope.spec.kind.map { [Note("the kind is declared here", at: $0.place)] } ?? [])
}

// MARK: - The body

/// Checks that nothing has the name of the modified view, or of its type.
private func checkContentIsFree(in scope: ComponentScope, _ findings: inout Findings) {
  let members =
    scope.spec.properties.map(\.name) + scope.spec.slots.map(\.name)
    + scope.spec.environment.map(\.name)
    + scope.spec.state.map(\.name)
  for name in members where name.text == "content" {
    findings.error(
      .reservedName, at: name.place,
      "'content' is the modified view in the body of a modifier; choose another name"
    )
  }
  for name in scope.spec.generics.map(\.name) + scope.spec.slots.compactMap(\.generic)
  where name.text == "Content" {
    findings.error(
      .genericCollision, at: name.place,
      "the generic parameter 'Content' would hide the type of the modified view; choose another "
        + "name")
  }
}

/// Checks that the body shows the modified view.
private func checkModifierShowsContent(in scope: ComponentScope, _ findings: inout Findings) {
  guard let body = scope.spec.body else {
    if scope.spec.handwrittenBody == nil, let name = scope.spec.component {
      findings.error(
        .noBody, at: name.place,
        "a modifier needs a 'body' that shows 'content', the modified view; give '\(name.text)' "
          + "one, as in 'body: content.overlay { … }'")
    }
    return
  }
  if !body.identifiers.contains(where: { $0.text == "content" }) {
    findings.error(
      .bodyWithoutContent, at: body.place,
      "the body of a modifier has to show the modified view: write 'content' in it")
  }
}
