import UIKit

/// The look of a card.
@MainActor @preconcurrency public protocol CardViewStyle {
  /// What a style knows of a card.
  typealias Configuration = CardViewStyleConfiguration

  /// Makes the view that shows a card.
  ///
  /// - Parameter configuration: What the style knows of the card.
  /// - Returns: A view with the slots in it, which the card fills.
  func makeView(configuration: Configuration) -> UIView
}

/// Where the styles of cards are kept.
@MainActor
enum CardViewStyleKey {
  static let value = InheritedValue<any CardViewStyle>()
}

extension UIView {
  /// Sets the style of the cards in this view.
  ///
  /// The nearest style takes precedence. Cards follow when the style changes or when they move.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @discardableResult
  public func cardViewStyle(_ style: some CardViewStyle) -> Self {
    CardViewStyleKey.value.set(style, on: self)
    return self
  }

  /// Sets the style of the cards in this view as a closure.
  ///
  /// - Parameter makeView: Makes the view that shows a card.
  /// - Returns: The view.
  @discardableResult
  public func cardViewStyle(
    _ makeView: @escaping @MainActor (CardViewStyleConfiguration) -> UIView
  ) -> Self {
    cardViewStyle(ClosureCardViewStyle(content: makeView))
  }
}

/// A style that is a closure.
private struct ClosureCardViewStyle: CardViewStyle {
  let content: @MainActor (Configuration) -> UIView

  func makeView(configuration: Configuration) -> UIView {
    content(configuration)
  }
}
