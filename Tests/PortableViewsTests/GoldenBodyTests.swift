import PortableViews
import Testing

/// The bodies of the components that were first written by hand.
struct GoldenBodyTests {
  @Test func automaticCard() {
    expect(
      """
      VStack(alignment: .leading, spacing: Spacing.small) {
        HStack(spacing: Spacing.small) {
          configuration.title
            .font(Typography.headline)
          if configuration.isSelected {
            Image(systemName: "checkmark")
              .accessibilityHidden(true)
          }
        }
        configuration.subtitle
          .foregroundStyle(Palette.secondary)
        configuration.actions
      }
      .padding(Spacing.medium)
      .background(Palette.surface, in: RoundedRectangle(cornerRadius: Radius.medium))
      .shadow(radius: CGFloat(configuration.elevation))
      """,
      becomes: """
        let checkmark = UIImageView(systemName: "checkmark").accessibilityHidden()
        let view = VStackView(spacing: Spacing.small) {
          HStackView(spacing: Spacing.small) {
            configuration.title.font(Typography.headline)
            checkmark
          }
          configuration.subtitle?.foreground(Palette.secondary)
          configuration.actions
        }
        .alignment(.leading)
        .padding(Spacing.medium)
        .background(Palette.surface, in: .roundedRectangle(Radius.medium))
        configuration.onChange { configuration in
          checkmark.hidden(!configuration.isSelected)
          view.shadow(radius: CGFloat(configuration.elevation))
        }
        return view
        """)
  }

  @Test func outlinedCard() {
    expect(
      """
      VStack(alignment: .leading, spacing: Spacing.small) {
        configuration.title
          .font(Typography.headline)
        configuration.subtitle
        configuration.actions
      }
      .padding(Spacing.medium)
      .overlay {
        RoundedRectangle(cornerRadius: Radius.medium)
          .strokeBorder(Palette.outline, lineWidth: lineWidth)
      }
      """,
      becomes: """
        VStackView(spacing: Spacing.small) {
          configuration.title.font(Typography.headline)
          configuration.subtitle
          configuration.actions
        }
        .alignment(.leading)
        .padding(Spacing.medium)
        .border(Palette.outline, width: lineWidth)
        .cornerRadius(Radius.medium)
        """)
  }

  @Test func formField() {
    expect(
      """
      let outline =
        switch state {
        case .normal: Palette.outline
        case .invalid: Palette.critical
        }
      VStack(alignment: .leading, spacing: Spacing.small) {
        label
          .font(Typography.label)
          .accessibilityIdentifier(FormFieldAccessibilityIdentifiers.label)
        TextField(text: $text, prompt: Text(placeholder ?? "")) { label }
          .frame(minHeight: 44)
          .overlay {
            RoundedRectangle(cornerRadius: Radius.small)
              .strokeBorder(outline)
          }
        help
          .font(Typography.caption)
          .foregroundStyle(state == .invalid ? Palette.critical : Palette.secondary)
          .accessibilityIdentifier(FormFieldAccessibilityIdentifiers.help)
      }
      """,
      becomes: """
        private let textField = UITextField("")
        // content
        VStackView(spacing: Spacing.small) {
          label
            .font(Typography.label)
            .accessibilityIdentifier(FormFieldAccessibilityIdentifiers.label)
          textField
            .onTextChange { [weak self] in self?.textChange?($0) }
            .height(44, relation: .greaterThanOrEqual)
            .cornerRadius(Radius.small)
            .stretches(.horizontal)
          help?
            .font(Typography.caption)
            .accessibilityIdentifier(FormFieldAccessibilityIdentifiers.help)
        }
        .alignment(.leading)
        // update
        let outline =
          switch state {
          case .normal: Palette.outline
          case .invalid: Palette.critical
          }
        textField.placeholder = placeholder ?? ""
        textField.accessibilityLabel(label.text)
        textField.border(outline)
        help?.foreground(state == .invalid ? Palette.critical : Palette.secondary)
        """,
      BodyNames(
        owner: .component,
        names: [
          "state": .value(), "placeholder": .value(), "text": .binding(edited: "editedText"),
          "label": .slot(isOptional: false), "help": .slot(isOptional: true),
        ]))
  }

  @Test func buttonRow() {
    expect(
      """
      HStack(spacing: spacing) {
        ForEach(buttons) { button in
          button
            .frame(maxWidth: .infinity)
        }
      }
      """,
      becomes: """
        private let content = HStackView {}
        private let items = ItemViews()
        // content
        content.distribution(.fillEqually)
        // update
        content.spacing(spacing)
        content.arrange(
          items.views(of: buttons) { button in
            ZStackView { button }
          })
        """,
      BodyNames(owner: .component, names: ["spacing": .value(), "buttons": .list]))
  }
}
