import UIKit

/// A text field with a label and, if something is wrong, a hint that helps to fix it.
public final class FormFieldView: UIView {
  private let textField = UITextField("")
  private let label: Slot
  private let help: Slot?
  private var textChange: (@MainActor (String) -> Void)?

  /// Creates a form field with a label and a help.
  ///
  /// - Parameters:
  ///   - text: What has been entered.
  ///   - label: What the field asks for.
  ///   - help: How to fill in the field; nothing if omitted.
  public convenience init(
    text: String = "",
    @UIViewBuilder label: () -> [UIView],
    @UIViewBuilder help: () -> [UIView] = { [] }
  ) {
    self.init(text, Slot(label), Slot(help))
  }

  /// Creates a form field with a label and a help text.
  ///
  /// - Parameters:
  ///   - text: What has been entered.
  ///   - help: How to fill in the field, which is not localized, or `nil` for nothing.
  ///   - label: What the field asks for.
  public convenience init(
    text: String = "",
    help: String?,
    @UIViewBuilder label: () -> [UIView]
  ) {
    self.init(text, Slot(label), help.map(Slot.init(text:)))
  }

  /// Creates a form field with a label text and a help.
  ///
  /// - Parameters:
  ///   - text: What has been entered.
  ///   - label: What the field asks for, which is not localized.
  ///   - help: How to fill in the field.
  public convenience init(
    text: String = "",
    label: String,
    @UIViewBuilder help: () -> [UIView]
  ) {
    self.init(text, Slot(text: label), Slot(help))
  }

  /// Creates a form field with a label text and a help text.
  ///
  /// - Parameters:
  ///   - text: What has been entered.
  ///   - label: What the field asks for, which is not localized.
  ///   - help: How to fill in the field, which is not localized, or `nil` for nothing.
  public convenience init(
    text: String = "",
    label: String,
    help: String? = nil
  ) {
    self.init(text, Slot(text: label), help.map(Slot.init(text:)))
  }

  private init(_ text: String, _ label: Slot, _ help: Slot?) {
    self.label = label
    self.help = help
    super.init(frame: .zero)
    textField.text = text
    makeContent()
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What has been entered. Setting it does not call the change handler.
  public var text: String {
    get { textField.text ?? "" }
    set { if newValue != text { textField.text = newValue } }
  }

  /// Whether what has been entered is valid.
  public var state = FormFieldState.normal {
    didSet { update() }
  }

  /// What an empty field shows.
  public var placeholder: String? {
    didSet { update() }
  }

  private func makeContent() {
    addFilling(
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
      .alignment(.leading))
  }

  private func update() {
    let outline =
      switch state {
      case .normal: Palette.outline
      case .invalid: Palette.critical
      }
    textField.placeholder = placeholder ?? ""
    textField.accessibilityLabel(label.text)
    textField.border(outline)
    help?.foreground(state == .invalid ? Palette.critical : Palette.secondary)
  }
}

// MARK: - Modifiers

extension FormFieldView {
  /// Sets what has been entered.
  ///
  /// - Parameter text: The text.
  /// - Returns: The form field.
  @discardableResult
  public func text(_ text: String) -> Self {
    self.text = text
    return self
  }

  /// Sets what is done when the text was edited.
  ///
  /// - Parameter action: The action, which is given the text; another call replaces it.
  /// - Returns: The form field.
  @discardableResult
  public func onTextChange(perform action: (@MainActor (String) -> Void)?) -> Self {
    textChange = action
    return self
  }

  /// Sets the state: whether what has been entered is valid.
  ///
  /// - Parameter state: The state; `normal` if not set.
  /// - Returns: The form field.
  @discardableResult
  public func state(_ state: FormFieldState) -> Self {
    self.state = state
    return self
  }

  /// Sets the placeholder: what an empty field shows.
  ///
  /// - Parameter placeholder: The placeholder, or `nil` for none.
  /// - Returns: The form field.
  @discardableResult
  public func placeholder(_ placeholder: String?) -> Self {
    self.placeholder = placeholder
    return self
  }
}
