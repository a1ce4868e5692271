import UIKit

/// Lays out the card's content from top to bottom.
public struct DefaultCardViewStyle: CardViewStyle {
  /// Creates the style.
  public init() {}

  /// Makes the view that shows a card.
  ///
  /// - Parameter configuration: What the style knows of the card.
  /// - Returns: A view with the slots in it.
  public func makeView(configuration: Configuration) -> UIView {
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
  }
}

extension CardViewStyle where Self == DefaultCardViewStyle {
  /// Lays out the card's content from top to bottom.
  public static var automatic: Self { Self() }
}
