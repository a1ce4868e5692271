import Diagnostics
import Specification
import StepCounting
import SwiftFragments

/// Checks that Swift in the component does not mean a SwiftUI view by the name of a slot's generic parameter or of
/// a type in the component, which hides it.
func checkHiddenViews(in scope: ComponentScope, _ findings: inout Findings) {
  let slots = scope.spec.slots.compactMap { slot in
    slot.generic.map {
      (
        name: $0.text, what: "generic parameter of the slot '\(slot.name.text)'",
        note: "the slot is here", of: slot.name
      )
    }
  }
  let types = scope.spec.types.filter { $0.scope?.value == .component }.map { type in
    (
      name: type.name.text, what: "type in the component '\(scope.spec.component?.text ?? "")'",
      note: "the type is here", of: type.name
    )
  }
  let hiding = Dictionary(
    (slots + types).filter { viewNames.contains($0.name) }.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })
  if hiding.isEmpty { return }
  for name in scope.viewsMadeInComponent + scope.viewsOfResolvers {
    countSteps()
    guard let other = hiding[name.text] else { continue }
    findings.error(
      .genericCollision, at: name.place,
      "'\(name.text)' is the \(other.what) here; write "
        + "'SwiftUI.\(name.text)' for the view of SwiftUI",
      notes: [Note(other.note, at: other.of.place)],
      fixIts: name.isWritten
        ? [FixIt("write SwiftUI's", [.init(name.place, "SwiftUI.\(name.text)")])] : [])
  }
}

/// Checks that Swift in a component with the name of a SwiftUI view does not mean that view: the component would
/// contain itself without end.
func checkOwnName(in scope: ComponentScope, _ findings: inout Findings) {
  guard scope.spec.kindOrView == .view, let component = scope.spec.component?.text,
    viewNames.contains(component)
  else { return }
  let blocks = [scope.spec.body].compactMap(\.self) + scope.spec.styles.compactMap(\.body)
  for call in blocks.flatMap(\.calls) where !call.isMember && call.function.text == component {
    countSteps()
    // A style shows the component as the next style does.
    if call.arguments.count == 1, call.arguments[0].path == "configuration" { continue }
    findings.error(
      .nameNotInScope, at: call.function.place,
      "'\(component)' is the component itself here; write 'SwiftUI.\(component)' for the view of "
        + "SwiftUI",
      fixIts: call.function.isWritten
        ? [
          FixIt("write SwiftUI's", [.init(call.function.place, "SwiftUI.\(component)")])
        ] : [])
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
