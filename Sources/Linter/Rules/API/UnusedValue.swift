import DesignModel
import Specification

extension Rule {
  /// Values that have no effect.
  static let unusedValue = Self(
    "unused-value", in: .api, .note,
    summary: "Nothing in a component reads a value that callers pass.",
    rationale: """
      A property or modifier that no body, style, part or accessibility text reads has no effect, \
      unless a style of an app reads it. Components of `kind: value` and components without a \
      body are ignored.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {size: {type: CGFloat, default: 1}}
      styles: {automatic: {body: configuration.title.padding(configuration.size)}}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {↓size: {type: CGFloat, default: 1}}
      styles: {automatic: {body: configuration.title}}
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let blocks = spec.blocks
      guard let component = subject.component, component.hasOwnLook, !spec.hasHandwrittenCode,
        !blocks.contains(where: \.passesConfigurationOn)
      else { return [] }
      let read = spec.readNames
      return subject.currentNames.compactMap { declared in
        guard declared.kind == .property || declared.kind == .modifier,
          !read.contains(declared.name.text)
        else { return nil }
        let property = spec.properties.first { $0.name.text == declared.name.text }
        // Members that other code can read, or that take part in a comparison, are used.
        if property?.access != nil || property != nil && !spec.conforms.isEmpty { return nil }
        return Finding(
          declared.name.place,
          "nothing reads the \(declared.kind.noun) '\(declared.name.text)', so it has no effect; "
            + "use it in a body or a style, or remove it")
      }
    })
}

extension Component {
  /// Whether Swift in the spec determines its appearance.
  fileprivate var hasOwnLook: Bool {
    switch look {
    case .styles(let family, let surroundings):
      surroundings != nil || family.styles.contains { $0.body != nil }
    case .body: true
    case .handwritten, .slots, .nothing: false
    }
  }
}
