extension Rule {
  /// Texts that do not grow with Dynamic Type.
  static let fixedFontSize = Self(
    "fixed-font-size", in: .accessibility,
    summary: "A font has a size that ignores the text size setting.",
    rationale: """
      People choose a text size. `.font(.headline)` follows it; `.font(.system(size: 17))` and \
      `Font.custom(_:fixedSize:)` do not. `Font.custom(_:size:relativeTo:)`, or a size in a \
      `ScaledMetric`, keeps the design and follows the setting.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      state: {size: {type: CGFloat, wrapper: ScaledMetric, default: 12}}
      body: |
        title.font(.system(size: size))
        title.font(.headline)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        title.font(.↓system(size: 12))
        title.font(.↓custom("Avenir", fixedSize: 12))
      """
    ],
    check: .spec { subject, _ in
      subject.apiCalls.compactMap { call in
        let isFixed =
          call.function.text == "system" && call.argument("size")?.literal != nil
          || call.function.text == "custom" && call.argument("fixedSize") != nil
        guard call.isMember, isFixed else { return nil }
        return Finding(
          call.function.place,
          "this text does not follow the text size setting; use a text style such as '.headline', "
            + "or a size in a 'ScaledMetric'")
      }
    })
}
