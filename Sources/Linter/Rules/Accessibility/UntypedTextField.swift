import Specification

extension Rule {
  /// Text fields without a content type.
  static let untypedTextField = Self(
    "untyped-text-field", in: .accessibility, .note,
    summary: "A text field says nothing of what is written in it.",
    rationale: """
      With `textContentType`, the system fills in names, addresses, passwords and codes, which helps everybody, and \
      those most who write with effort. With `keyboardType`, it shows the keys that are needed. WCAG asks for the \
      former under 1.3.5. A component that is for any text takes what it is from its caller.

      Functions that a spec of the library declares are followed.
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
          let field = one.calls.first(where: {
            $0.isInitializer(of: "TextField") || $0.isInitializer(of: "SecureField")
          })
        else { return [] }
        return [
          Finding(
            field.function.place,
            "the system does not know what is written here, so it offers no fitting keyboard and fills nothing in; "
              + "write 'textContentType' and 'keyboardType', from a value that the caller gives")
        ]
      }
    })
}
