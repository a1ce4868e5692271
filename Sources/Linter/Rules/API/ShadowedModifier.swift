import DesignModel
import SwiftFragments

extension Rule {
  /// Methods that have the names of SwiftUI's.
  static let shadowedModifier = Self(
    "shadowed-modifier", in: .api,
    summary: "A method has the name of a modifier of SwiftUI's.",
    rationale: """
      Every view has `padding(_:)` and `badge(_:)`. A method of that name on a component does something \
      else if it stands first, and what SwiftUI does once another modifier stands before it; an entry of \
      the environment adds one to every view of the app. `name` of a modifier, and `modifier` of an entry of \
      the environment, give another name to the method.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {inset: {type: CGFloat, default: 4}}
      styles: {automatic: {body: configuration.title.padding(configuration.inset)}}
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {padding: {type: CGFloat, default: 4, name: inset}, ornament: {type: Int, default: 1}}
      styles:
        automatic:
          body: configuration.title.padding(configuration.padding * CGFloat(configuration.ornament))
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {↓padding: {type: CGFloat, default: 4}}
      environment: {↓badge: {type: Int, default: 1}}
      styles:
        automatic:
          environment: [badge]
          body: configuration.title.padding(configuration.padding)
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      var methods: [SwiftName] = []
      // A value has no modifiers of SwiftUI's.
      if spec.kindOrView != .value, spec.deprecated == nil {
        methods = spec.modifiers.filter { $0.deprecated == nil }.map { $0.functionName ?? $0.name }
        methods += spec.slots.filter { $0.via?.value == .modifier && $0.deprecated == nil }
          .map(\.name)
      }
      for entry in spec.environment
      where (entry.type != nil || !entry.parameters.isEmpty) && entry.deprecated == nil {
        switch entry.modifier {
        case .omitted: continue
        case .named(let name): methods.append(name)
        case nil: methods.append(entry.name)
        }
      }
      let platforms = Set(subject.library.library.platforms.map(\.platform))
      return methods.filter { isViewMethod($0.text, on: platforms) }
        .sorted { $0.place.span.start < $1.place.span.start }.map { name in
          Finding(
            name.place,
            "every view has a modifier '\(name.text)' of SwiftUI's, and which one is meant would depend on "
              + "what stands before it; give the method another name")
        }
    })
}
