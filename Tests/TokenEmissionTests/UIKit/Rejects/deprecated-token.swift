import DesignKitUIKit
// error: 'gutter' is deprecated: Use spacing.large.
import UIKit

let gutter: CGFloat = Spacing.gutter
