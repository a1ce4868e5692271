import SwiftFragments

extension Rule {
  /// Numbers and dates in the notation of one country.
  static let formattedString = Self(
    "formatted-string", in: .localization,
    summary: "A number or date is written in a fixed notation.",
    rationale: """
      `String(format: "%.2f", price)` writes a point where half the world writes a comma. \
      `price.formatted()` and `Text(price, format: …)` follow the reader's settings.
      """,
    good: [
      """
      component: Price
      slots: {title: {options: [text]}}
      properties: {amount: Double}
      body: |
        title
        Text(amount, format: .number)
      """
    ],
    bad: [
      """
      component: Price
      slots: {title: {options: [text]}}
      properties: {amount: Double}
      body: |
        title
        Text(verbatim: ↓String(format: "%.2f", amount))
      """
    ],
    check: .spec { subject, _ in
      subject.calls.filter { call in
        call.isInitializer(of: "String") && call.argument("format") != nil
          && call.argument("locale") == nil
      }.map { call in
        Finding(
          call.function.place,
          "this writes numbers as one country does; write '.formatted()', or 'Text(…, format: …)'")
      }
    })
}
