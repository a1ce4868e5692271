import Diagnostics
import Specification
import SwiftFragments

// Limits on parts of a component that are repeated in the emitted code of all other parts.

/// The maximum number of lists in a component: the emitted views of lists are nested in each other.
private let mostLists = 16

/// The maximum number of slots that modifiers fill: each of their methods passes on all members of the
/// component.
let mostFilledByModifiers = 64

/// The maximum number of generic parameters of a component or a type.
private let mostGenerics = 64

/// Checks that a component does not exceed these limits, before anything else is checked.
func checkPartCounts(in scope: ComponentScope, _ findings: inout Findings) {
  let spec = scope.spec
  checkCount(
    spec.slots.filter { $0.list?.value != nil }.map(\.name), atMost: mostLists,
    "slots that are lists", "the code for each list is nested in that for the others",
    &findings)
  checkCount(
    spec.slots.filter { $0.route == .modifier }.map { $0.name }, atMost: mostFilledByModifiers,
    "slots that modifiers fill", "each of the modifiers copies the whole component",
    &findings)
  checkCount(
    spec.generics.map(\.name), atMost: mostGenerics, "generic parameters",
    "every use of the component repeats them", &findings)
}

/// Checks that a type does not have too many generic parameters.
func checkGenericCount(of type: TypeSpec, _ findings: inout Findings) {
  checkCount(
    type.generics.map(\.name), atMost: mostGenerics, "generic parameters",
    "every use of the type repeats them", &findings)
}

private func checkCount(
  _ names: [SwiftName], atMost limit: Int, _ parts: String, _ reason: String,
  _ findings: inout Findings
) {
  guard names.count > limit else { return }
  findings.error(
    .tooManyParts, at: names[limit].place,
    "there are \(names.count) \(parts), and the maximum is \(limit), because \(reason); remove "
      + "some, such as '\(names[limit].text)', or split the component")
}
