import UIKit

/// Draws a border around the card's content.
public struct OutlinedCardViewStyle: CardViewStyle {
  private let lineWidth: CGFloat

  /// Creates the style.
  ///
  /// - Parameter lineWidth: The width of the border.
  public init(lineWidth: CGFloat = 1) {
    self.lineWidth = lineWidth
  }

  /// Makes the view that shows a card.
  ///
  /// - Parameter configuration: What the style knows of the card.
  /// - Returns: A view with the slots in it.
  public func makeView(configuration: Configuration) -> UIView {
    VStackView(spacing: Spacing.small) {
      configuration.title.font(Typography.headline)
      configuration.subtitle
      configuration.actions
    }
    .alignment(.leading)
    .padding(Spacing.medium)
    .border(Palette.outline, width: lineWidth)
    .cornerRadius(Radius.medium)
  }
}

extension CardViewStyle where Self == OutlinedCardViewStyle {
  /// Draws a border around the card's content.
  public static var outlined: Self { Self() }

  /// Draws a border around the card's content.
  ///
  /// - Parameter lineWidth: The width of the border.
  /// - Returns: The style.
  public static func outlined(lineWidth: CGFloat) -> Self {
    Self(lineWidth: lineWidth)
  }
}
