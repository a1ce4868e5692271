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

extension ComponentChecker {
  /// Checks that a modifier has what it needs and says nothing that it cannot have.
  mutating func checkViewModifier(_ method: String) {
    checkMethodName(method)
    checkContentIsFree()
    checkUnseenMembers()
    for slot in spec.slots {
      guard let via = slot.via, via.value == .modifier else { continue }
      unsupported(
        at: via.place,
        "'\(slot.name.text)' cannot be filled afterwards, for the method gives back a view that nothing "
          + "more is known of; remove 'via' and make the slot optional")
    }
    if let first = spec.styles.first {
      unsupported(
        at: first.name.place,
        "a modifier has no styles; make what it shows beside 'content' a component with styles, and "
          + "show that in the body")
    }
    for form in spec.initializers?.forms ?? [] {
      guard let name = form.name else { continue }
      unsupported(
        at: name.place,
        "a form of a modifier has the name of the method; remove 'name' here, or write another spec "
          + "whose own 'name' it is")
    }
    checkContent()
  }

  private mutating func unsupported(at place: Place, _ message: String) {
    error(
      "modifier-key", at: place, message,
      notes: [Note("that it is a modifier is said here", at: spec.kind?.place)])
  }

  /// Checks that nothing is for those who have the component, for nobody does.
  private mutating func checkUnseenMembers() {
    if let modifier = spec.modifiers.first {
      let name = modifier.name.text
      unsupported(
        at: modifier.name.place,
        "the method gives back a view that no method '\(name)' could change any more; make '\(name)' a "
          + "property with a default")
    }
    for property in spec.properties {
      guard let access = property.access else { continue }
      unsupported(
        at: access.place,
        "nobody sees the view modifier that keeps '\(property.name.text)'; remove 'access'")
    }
    for type in spec.types {
      guard let scope = type.scope, scope.value == .component else { continue }
      unsupported(
        at: scope.place,
        "nobody sees the view modifier that '\(type.name.text)' would be in; remove 'scope'")
    }
    if let conformance = spec.conforms.first {
      unsupported(
        at: conformance.place,
        "nobody sees the view modifier that would conform to '\(conformance.text)'; where SwiftUI asks "
          + "for it, as for 'Animatable', extend it under 'swift'")
    }
  }

  // MARK: - The method

  private mutating func checkMethodName(_ method: String) {
    guard let place = spec.methodPlace else { return }
    if let name = spec.methodName {
      checkMemberName(name, "method", reserved: reservedMemberNames)
    }
    if viewMethodNames.contains(method) {
      error(
        "swiftui-method", at: place,
        "every view has a method '\(method)' of SwiftUI's, and Swift could not tell all calls of the "
          + "two apart; "
          + (spec.methodName == nil ? "name this one by 'name'" : "choose another name"))
    }
  }

  /// Checks that the name of methods stands where there are any.
  mutating func checkMethodNameIsOfModifier() {
    guard let name = spec.methodName else { return }
    error(
      "method-name", at: name.place,
      "'name' is what the methods of a 'kind: modifier' are called, and "
        + "'\(spec.component?.text ?? "")' is none; remove it",
      notes: spec.kind.map { [Note("the kind is said here", at: $0.place)] } ?? [])
  }

  // MARK: - The body

  /// Checks that nothing has the name of the view that is modified, or of its type.
  private mutating func checkContentIsFree() {
    let members =
      spec.properties.map(\.name) + spec.slots.map(\.name) + spec.environment.map(\.name)
      + spec.state.map(\.name)
    for name in members where name.text == "content" {
      error(
        "reserved-name", at: name.place,
        "'content' is the view that is modified, in the body of every modifier; choose another name"
      )
    }
    for name in spec.generics.map(\.name) + spec.slots.compactMap(\.generic)
    where name.text == "Content" {
      error(
        "generic-collision", at: name.place,
        "the generic parameter 'Content' would hide the type of the view that is modified; choose another "
          + "name")
    }
  }

  /// Checks that the body shows the view that is modified.
  private mutating func checkContent() {
    guard let body = spec.body else {
      if spec.handwrittenBody == nil, let name = spec.component {
        error(
          "no-body", at: name.place,
          "a modifier is what its 'body' makes of 'content', the view that is modified; give "
            + "'\(name.text)' one, as in 'body: content.overlay { … }'")
      }
      return
    }
    if !body.identifiers.contains(where: { $0.text == "content" }) {
      error(
        "body-without-content", at: body.place,
        "the body of a modifier shows the view that is modified, and must say where: write 'content' in "
          + "it")
    }
  }
}
