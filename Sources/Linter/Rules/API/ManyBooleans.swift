extension Rule {
  /// Components with many Boolean properties.
  static let manyBooleans = Self(
    "many-booleans", in: .api, .note,
    summary: "A component has many Booleans.",
    rationale: """
      Each Boolean doubles the number of looks of a component, and most of the combinations make \
      no sense. If two exclude each other, use an enum: `size: .small` rather than `isSmall` and \
      `isLarge`. `maximum` sets the limit.
      """,
    maximum: 3,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers:
        isOn: {type: Bool, default: false}
        size: {type: TagSize}
      types: {TagSize: {cases: [small, large], default: small}}
      styles:
        automatic:
          body: configuration.title.bold(configuration.isOn || configuration.size == .large)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers:
        isOn: {type: Bool, default: false}
        isSmall: {type: Bool, default: false}
        isLarge: {type: Bool, default: false}
        ↓isHuge: {type: Bool, default: false}
      """
    ],
    check: .spec { subject, options in
      let booleans = subject.currentNames.filter {
        ($0.kind == .property || $0.kind == .modifier) && $0.isBoolean
      }
      guard booleans.count > options.maximum else { return [] }
      return [
        Finding(
          booleans[options.maximum].name.place,
          "\(subject.title) has \(booleans.count) Booleans, which give "
            + "\(1 << min(booleans.count, 20)) combinations; if some exclude each other, use an "
            + "enum")
      ]
    })
}
