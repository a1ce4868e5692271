import Diagnostics
import Specification

/// Finds problems of modifiers with the same method name: calls of one that would resolve to another.
///
/// - Parameters:
///   - specs: All specs.
///   - components: The components without errors, by the position of their specs.
func sharedMethodProblems(
  _ specs: [ComponentSpec], _ components: [Component?]
) -> [Diagnostic] {
  var groups: [String: [(spec: ComponentSpec, component: Component)]] = [:]
  for (spec, component) in zip(specs, components) {
    guard let component, let method = component.method else { continue }
    groups[method, default: []].append((spec, component))
  }
  return groups.sorted { $0.key < $1.key }.flatMap { method, members in
    members.count < 2 ? [] : problems(of: method, members)
  }
}

private func problems(
  of method: String, _ members: [(spec: ComponentSpec, component: Component)]
) -> [Diagnostic] {
  misresolvedCalls(amongMethodsOf: members.map(\.component.initializers)).compactMap {
    misresolved in
    let (spec, component) = members[misresolved.promised]
    let (otherSpec, other) = members[misresolved.other]
    // The later of the two has to be changed.
    let isLater = misresolved.promised > misresolved.other
    let places = [spec, otherSpec].map(\.methodPlace)
    guard let place = isLater ? places[0] : places[1] else { return nil }
    let meaning =
      misresolved.isAmbiguous
      ? "could mean '\(component.plainName)' or '\(other.plainName)', which is ambiguous"
      : "is a call to '\(component.plainName)', and would mean '\(other.plainName)'"
    let mode = misresolved.mode == .v5 ? " in the language mode of Swift 5" : ""
    return Diagnostic(
      .ambiguousCall, at: place,
      "'\(misresolved.call.text(of: "." + method))' \(meaning)\(mode); give their arguments different labels, "
        + "or the methods different names",
      notes: [Note("the other is here", at: isLater ? places[1] : places[0])])
  }
}
