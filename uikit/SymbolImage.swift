import UIKit

/// A symbol of the house as it is drawn.
final class DKSymbolImageView: UIImageView {
  /// Creates a view of a symbol.
  ///
  /// - Parameter symbol: What is drawn.
  convenience init(_ symbol: DKSymbol) {
    self.init(image: UIImage(systemName: symbol.rawValue))
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .medium)
  }
}
