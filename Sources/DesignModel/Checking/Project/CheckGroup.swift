import Diagnostics
import English
import Specification

/// Checks that the group of a component is one of the project's, if it lists them.
func checkGroup(in scope: ComponentScope, _ findings: inout Findings) {
  let groups = scope.project.groups
  guard let group = scope.spec.group, let first = groups.first,
    !groups.contains(where: { $0.value == group.value })
  else { return }
  findings.error(
    .unknownValue, at: group.place,
    "'\(group.value)' is not one of the project's groups; "
      + remedy(
        for: group.value, among: groups.map(\.value), one: "the only one is",
        several: "these are"),
    notes: [Note("the groups begin here", at: first.place)])
}
