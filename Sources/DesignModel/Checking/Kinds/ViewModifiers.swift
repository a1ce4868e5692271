import Diagnostics
import Specification
import SwiftFragments

// Components that are methods of every view.

extension ComponentSpec {
  /// What a modifier's methods of `View` are called; nil for other kinds.
  var method: String? {
    guard kindOrView == .modifier, let component else { return nil }
    return methodName?.text ?? Naming.modifier(component.text)
  }

  /// Where the name of a modifier's methods stands.
  var methodPlace: Place? { methodName?.place ?? component?.place }
}

/// Checks that a modifier has what it needs and says nothing that it cannot have.
func checkViewModifier(in scope: ComponentScope, _ findings: inout Findings) {
  if let name = scope.spec.methodName {
    checkMemberName(name, "method", reserved: reservedMemberNames, &findings)
  }
  checkContentIsFree(in: scope, &findings)
  checkUnseenMembers(in: scope, &findings)
  for slot in scope.spec.slots {
    guard let via = slot.via, via.value == .modifier else { continue }
    reportModifierKey(
      at: via.place,
      "'\(slot.name.text)' cannot be filled afterwards, for the method gives back a view that nothing "
        + "more is known of; remove 'via' and make the slot optional", in: scope, &findings)
  }
  if let first = scope.spec.styles.first {
    reportModifierKey(
      at: first.name.place,
      "a modifier has no styles; make what it shows beside 'content' a component with styles, and "
        + "show that in the body", in: scope, &findings)
  }
  for form in scope.spec.initializers?.forms ?? [] {
    guard let name = form.name else { continue }
    reportModifierKey(
      at: name.place,
      "a form of a modifier has the name of the method; remove 'name' here, or write another spec "
        + "whose own 'name' it is", in: scope, &findings)
  }
  checkModifierShowsContent(in: scope, &findings)
}

private func reportModifierKey(
  at place: Place, _ message: String, in scope: ComponentScope, _ findings: inout Findings
) {
  findings.error(
    .modifierKey, at: place, message,
    notes: [Note("that it is a modifier is said here", at: scope.spec.kind?.place)])
}

/// Checks that nothing is for those who have the component, for nobody does.
private func checkUnseenMembers(in scope: ComponentScope, _ findings: inout Findings) {
  if let modifier = scope.spec.modifiers.first {
    let name = modifier.name.text
    reportModifierKey(
      at: modifier.name.place,
      "the method gives back a view that no method '\(name)' could change any more; make '\(name)' a "
        + "property with a default", in: scope, &findings)
  }
  for property in scope.spec.properties {
    guard let access = property.access else { continue }
    reportModifierKey(
      at: access.place,
      "nobody sees the view modifier that keeps '\(property.name.text)'; remove 'access'",
      in: scope, &findings)
  }
  for type in scope.spec.types {
    guard let key = type.scope, key.value == .component else { continue }
    reportModifierKey(
      at: key.place,
      "nobody sees the view modifier that '\(type.name.text)' would be in; remove 'scope'",
      in: scope, &findings)
  }
  if let conformance = scope.spec.conforms.first {
    reportModifierKey(
      at: conformance.place,
      "nobody sees the view modifier that would conform to '\(conformance.text)'; where SwiftUI asks "
        + "for it, as for 'Animatable', extend it under 'swift'", in: scope, &findings)
  }
}

/// Checks that the name of methods stands where there are any.
func checkMethodNameIsOfModifier(in scope: ComponentScope, _ findings: inout Findings) {
  guard let name = scope.spec.methodName else { return }
  findings.error(
    .methodName, at: name.place,
    "'name' is what the methods of a 'kind: modifier' are called, and "
      + "'\(scope.spec.component?.text ?? "")' is none; remove it",
    notes: scope.spec.kind.map { [Note("the kind is said here", at: $0.place)] } ?? [])
}

// MARK: - The body

/// Checks that nothing has the name of the view that is modified, or of its type.
private func checkContentIsFree(in scope: ComponentScope, _ findings: inout Findings) {
  let members =
    scope.spec.properties.map(\.name) + scope.spec.slots.map(\.name)
    + scope.spec.environment.map(\.name)
    + scope.spec.state.map(\.name)
  for name in members where name.text == "content" {
    findings.error(
      .reservedName, at: name.place,
      "'content' is the view that is modified, in the body of every modifier; choose another name"
    )
  }
  for name in scope.spec.generics.map(\.name) + scope.spec.slots.compactMap(\.generic)
  where name.text == "Content" {
    findings.error(
      .genericCollision, at: name.place,
      "the generic parameter 'Content' would hide the type of the view that is modified; choose another "
        + "name")
  }
}

/// Checks that the body shows the view that is modified.
private func checkModifierShowsContent(in scope: ComponentScope, _ findings: inout Findings) {
  guard let body = scope.spec.body else {
    if scope.spec.handwrittenBody == nil, let name = scope.spec.component {
      findings.error(
        .noBody, at: name.place,
        "a modifier is what its 'body' makes of 'content', the view that is modified; give "
          + "'\(name.text)' one, as in 'body: content.overlay { … }'")
    }
    return
  }
  if !body.identifiers.contains(where: { $0.text == "content" }) {
    findings.error(
      .bodyWithoutContent, at: body.place,
      "the body of a modifier shows the view that is modified, and must say where: write 'content' in "
        + "it")
  }
}
