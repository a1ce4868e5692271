import SwiftFragments

extension Rule {
  /// Numbers and dates in a fixed format.
  static let formattedString = Self(
    "formatted-string", in: .localization,
    summary: "A number or date has a fixed format.",
    rationale: """
      `String(format: "%.2f", price)` writes a point where half the world writes a comma. \
      `price.formatted()` and `Text(price, format: …)` follow the user's settings.
      """,
    good: [
      """
      component: Price
      slots: {title: {options: [text]}}
      properties: {amount: Double}
      body: |
        title
        Text(amount, format: .number)
        Text(verbatim: String(format: "#%06X", 255))
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
      subject.apiCalls.filter { call in
        call.isInitializer(of: "String") && call.argument("format") != nil
          && call.argument("locale") == nil && !call.writesHexadecimals
      }.map { call in
        Finding(
          call.function.place,
          "this ignores the user's number format; write '.formatted()', or 'Text(…, format: …)'")
      }
    })
}

extension SwiftCall {
  /// Whether it only formats hexadecimal numbers, which are the same in every locale.
  fileprivate var writesHexadecimals: Bool {
    guard let format = argument("format")?.literal?.code.text else { return false }
    let formats = format.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    return !formats.isEmpty
      && formats.allSatisfy { "xX".contains($0.first { !$0.isNumber } ?? "d") }
  }
}
