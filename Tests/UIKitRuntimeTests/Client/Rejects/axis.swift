// The axis of a stack cannot be changed.
// error: setter for 'axis' is unavailable
import DesignKitUIKit
import UIKit

@MainActor func call() {
  _ = { VStackView {}.axis = .horizontal }
}
