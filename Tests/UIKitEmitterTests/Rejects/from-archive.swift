// Components are created in code.
// error: extraneous argument label 'coder:' in call
import DesignKitUIKit
import UIKit

@MainActor func call(coder: NSCoder) {
  _ = CardView(coder: coder)
}
