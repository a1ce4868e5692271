import Diagnostics
import Specification
import StepCounting
import SwiftFragments

/// Checks that Swift in the component does not mean a SwiftUI view by the name of a slot's generic parameter, which
/// hides it. A view cannot be created from the parameter itself.
func checkHiddenViews(in scope: ComponentScope, _ findings: inout Findings) {
  let hiding = Dictionary(
    scope.spec.slots.compactMap { slot in
      slot.generic.flatMap { viewNames.contains($0.text) ? ($0.text, slot.name) : nil }
    }, uniquingKeysWith: { first, _ in first })
  if hiding.isEmpty { return }
  for name in scope.viewsMadeInComponent + scope.viewsOfResolvers {
    countSteps()
    guard let slot = hiding[name.text] else { continue }
    findings.error(
      .genericCollision, at: name.place,
      "'\(name.text)' is the generic parameter of the slot '\(slot.text)' here; write "
        + "'SwiftUI.\(name.text)' for the view of SwiftUI",
      notes: [Note("the slot is here", at: slot.place)],
      fixIts: name.isWritten ? [.writeSwiftUI(name.text, at: name.place)] : [])
  }
}

extension Diagnostic {
  /// The error about the use of a type of the project; if the type hides a view of SwiftUI, with how to name that one.
  ///
  /// - Parameter place: The place of the name.
  func mentioningHiddenView(_ name: String, at place: Place) -> Self {
    guard viewNames.contains(name) else { return self }
    var advised = self
    advised.message += "; for the view of SwiftUI, write 'SwiftUI.\(name)'"
    if place.source[place.span] == name { advised.fixIts.append(.writeSwiftUI(name, at: place)) }
    return advised
  }
}

extension FixIt {
  fileprivate static func writeSwiftUI(_ name: String, at place: Place) -> Self {
    FixIt("write SwiftUI's", [.init(place, "SwiftUI.\(name)")])
  }
}

extension ComponentScope {
  /// The names in the types of the views that resolvers of the component's slots create.
  fileprivate var viewsOfResolvers: [SwiftName] {
    usedResolvers.compactMap(\.view).flatMap(\.typeNames)
  }

  private var usedResolvers: [ResolverSpec] {
    spec.slots.flatMap { $0.options + formFillings(of: $0) }.compactMap(resolver)
  }

  /// The names of the calls where the generic parameters of the component are visible.
  fileprivate var viewsMadeInComponent: [SwiftName] {
    let details =
      (spec.initializers?.forms ?? []).map(\.details)
      + [spec.initializers?.shared].compactMap(\.self)
    let entries = spec.configuration?.entries ?? []
    let values =
      details.flatMap(\.values).map(\.value) + usedResolvers.compactMap(\.value)
      + spec.slots.compactMap { $0.defaultContent?.type == nil ? nil : $0.defaultContent?.value }
      + spec.properties.compactMap(\.defaultValue) + spec.modifiers.compactMap(\.defaultValue)
      + spec.state.compactMap(\.defaultValue) + entries.compactMap(\.value)
    // With several extensions, it is unknown which one contains a call.
    let extended = Set((spec.declarations?.extensionMembers ?? []).map(\.type))
    let isOwn = extended == [spec.component?.text ?? ""]
    let actions = (spec.accessibility?.actions ?? []).map(\.perform)
    let blocks = [spec.body, isOwn ? spec.declarations : nil] + entries.map(\.view) + actions
    return blocks.compactMap(\.self).flatMap { block in
      block.calls.filter { !$0.isMember && !block.declaredNames.contains($0.function.text) }
    }.map(\.function) + values.flatMap(\.calls).filter { !$0.isMember }.map(\.function)
  }
}
