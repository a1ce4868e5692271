import Specification

extension Rule {
  /// Text fields without a content type.
  static let untypedTextField = Self(
    "untyped-text-field", in: .accessibility, .note,
    summary: "A text field does not state its content type.",
    rationale: """
      With `textContentType`, the system fills in names, addresses, passwords and codes, which helps everyone, and \
      most of all people who find typing difficult. With `keyboardType`, it shows the keys that are needed. WCAG 1.3.5 \
      asks for the content type. A component for any text takes both from its caller.

      The rule also looks into functions that specs of the library declare.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: MailField
          slots: {label: {options: [text]}}
          properties: {text: {type: String, binding: true}}
          body: |
            TextField(text: $text) { label }
              .textContentType(.emailAddress)
              .keyboardType(.emailAddress)
          """
      ).inProject("library: Kit\nplatforms: {iOS: \"16.0\"}")
    ],
    bad: [
      """
      component: MailField
      slots: {label: {options: [text]}}
      properties: {text: {type: String, binding: true}}
      body: "↓TextField(text: $text) { label }"
      """
    ],
    check: .library { subject, _ in
      // Hand-written Swift may set it.
      guard !subject.hasOtherCode else { return [] }
      let typing = subject.carriers(of: ["keyboardType", "textContentType"])
      return subject.subjects.flatMap { one -> [Finding] in
        guard one.component != nil, !one.spec.hasHandwrittenCode,
          !one.calls.contains(where: { typing.contains($0.function.text) }),
          let field = one.apiCalls.first(where: {
            $0.isInitializer(of: "TextField") || $0.isInitializer(of: "SecureField")
          })
        else { return [] }
        return [
          Finding(
            field.function.place,
            "the system does not know what this text is for, so it cannot choose a keyboard or "
              + "fill in the text; write 'textContentType' and 'keyboardType', with values from "
              + "the caller")
        ]
      }
    })
}
