import DesignModel
import SwiftFragments

extension Rule {
  /// Methods with the names of SwiftUI methods.
  static let shadowedModifier = Self(
    "shadowed-modifier", in: .api,
    summary: "A method has the name of a SwiftUI modifier.",
    rationale: """
      Every view has `padding(_:)` and `tint(_:)`. If a component has a method with that name, a \
      call means the method directly after the component, and SwiftUI's modifier after any other \
      modifier. An environment value adds its method to every view of the app, and `.tint(.red)` \
      means that method if its type has a case `red`. `name` of a modifier, and `modifier` of an \
      environment value, rename the method. Swift can distinguish methods with different labels, \
      or with an argument of a library type that shares no member with SwiftUI's type; these are \
      not reported. If an environment value has the type of SwiftUI's argument, every call is \
      ambiguous: that is the error `swiftui-method`.
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
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers:
        accessibility: {type: AccessibilityID, default: .tag}
        badge: {type: Int, default: 1, label: count}
      types: {AccessibilityID: {cases: [tag, chip]}}
      styles:
        automatic:
          body: |
            configuration.title.opacity(configuration.accessibility == .tag ? 1 : 0.5)
        counted: {body: "configuration.title.padding(CGFloat(configuration.badge))"}
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {↓padding: {type: CGFloat, default: 4}}
      environment: {alert: {type: Role, default: .primary, modifier: ↓tint}}
      types: {Role: {cases: [primary, critical]}}
      styles:
        automatic:
          environment: [alert]
          body: |
            configuration.title.padding(configuration.padding).opacity(alert == .primary ? 1 : 0.5)
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      var methods: [SwiftName] = []
      let settings = subject.settings
      // A value has no SwiftUI modifiers.
      if spec.kindOrView != .value, spec.deprecated == nil {
        methods = spec.modifiers.filter { $0.deprecated == nil }.map { $0.functionName ?? $0.name }
        methods += spec.properties.filter { $0.hasModifier?.value == true && $0.deprecated == nil }
          .map(\.name)
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
      return methods.filter { name in
        guard isViewMethod(name.text, on: platforms) else { return false }
        return settings.filter { $0.function == name.text }.allSatisfy { setting in
          let found = conflict(
            ofMethod: name.text, setting.methodParameters, subject.library.ownAPI)
          if case .none = found { return false }
          return true
        }
      }
      .sorted { $0.place.span.start < $1.place.span.start }.map { name in
        Finding(
          name.place,
          "SwiftUI has a modifier '\(name.text)', and the position of a call would decide which "
            + "one it means; give the method another name")
      }
    })
}

extension Subject {
  /// What the methods of the component and of its environment entries set.
  fileprivate var settings: [Setting] {
    guard let component else { return [] }
    return component.modifiers + component.contents.environment
  }
}
