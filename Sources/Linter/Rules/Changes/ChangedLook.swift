extension Rule {
  /// What looks different or is read out differently.
  static let changedLook = Self(
    "changed-look", in: .changes,
    summary: "Something looks different, or assistive technology and tests get something else.",
    rationale: """
      The value of a design token is another one, in some theme or in all, or a component has another label, trait or \
      accessibility identifier. Code compiles and means the same; tests that find views by their identifiers fail, and \
      snapshots differ. `dscompile catalog --since` shows the difference in pictures, with what bodies change.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: CloseButton
          properties: {onClose: "() -> Void"}
          accessibility: {label: {text: Close}, minimumTarget: 44}
          body: 'Button(action: onClose) { Image(systemName: "xmark") }'
          """
      ).since(
        """
        component: CloseButton
        properties: {onClose: "() -> Void"}
        accessibility: {label: {text: Close}}
        body: 'Button(action: onClose) { Image(systemName: "xmark") }'
        """)
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: CloseButton
          properties: {onClose: "() -> Void"}
          accessibility: {label: {text: ↓Dismiss}}
          body: 'Button(action: onClose) { Image(systemName: "xmark") }'
          """
      ).since(
        """
        component: CloseButton
        properties: {onClose: "() -> Void"}
        accessibility: {label: {text: Close}}
        body: 'Button(action: onClose) { Image(systemName: "xmark") }'
        """)
    ],
    check: .command(.changes))
}
