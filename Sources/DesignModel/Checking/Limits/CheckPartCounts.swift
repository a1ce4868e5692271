import Diagnostics
import Specification
import SwiftFragments

// How much a component can have of what is repeated in the emitted code of everything else.

/// How many slots of a component can be lists: the emitted view of each stands in that of the others.
private let mostLists = 16

/// How many slots of a component modifiers can fill: each passes on all that the component has.
let mostFilledByModifiers = 64

/// How many generic parameters a component or a type can have.
private let mostGenerics = 64

/// Checks that a component does not have too much of anything, before more is asked of it.
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
    "there are \(names.count) \(parts), the first too many is '\(names[limit].text)', and the "
      + "maximum is \(limit), because \(reason); remove some, or split the component")
}
