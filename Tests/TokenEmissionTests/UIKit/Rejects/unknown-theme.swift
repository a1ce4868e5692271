import DesignKitUIKit
// error: type 'Theme' has no member 'brandC'
import UIKit

@MainActor func view() -> UIView { UIView().theme(.brandC) }
