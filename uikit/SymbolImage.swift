import DesignKit
import UIKit

/// A symbol of the design system.
final class DKSymbolImageView: UIImageView {
  /// Creates a view that shows a symbol.
  ///
  /// - Parameter symbol: What is drawn.
  convenience init(_ symbol: DKSymbol) {
    self.init(image: UIImage(systemName: symbol.rawValue))
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .medium)
  }
}
