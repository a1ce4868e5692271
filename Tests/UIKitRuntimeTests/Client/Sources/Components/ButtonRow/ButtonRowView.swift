import UIKit

/// Buttons side by side, each in an equal share of the width.
public final class ButtonRowView: UIView {
  private let content = HStackView {}
  private let items = ItemViews()

  /// Creates a button row with buttons.
  ///
  /// - Parameter buttons: The buttons, from leading to trailing.
  public init(@UIViewBuilder _ buttons: () -> [UIView]) {
    self.buttons = buttons()
    super.init(frame: .zero)
    addFilling(content.distribution(.fillEqually))
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The buttons, from leading to trailing.
  public var buttons: [UIView] {
    didSet { update() }
  }

  /// The space between two buttons.
  public var spacing = Spacing.small {
    didSet { update() }
  }

  private func update() {
    content.spacing(spacing)
    content.arrange(
      items.views(of: buttons) { button in
        ZStackView { button }
      })
  }
}

// MARK: - Modifiers

extension ButtonRowView {
  /// Sets the spacing: the space between two buttons.
  ///
  /// - Parameter spacing: The spacing; `Spacing.small` if not set.
  /// - Returns: The button row.
  @discardableResult
  public func spacing(_ spacing: CGFloat) -> Self {
    self.spacing = spacing
    return self
  }
}
