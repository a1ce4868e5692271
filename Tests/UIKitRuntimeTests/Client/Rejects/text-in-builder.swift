// A builder takes views.
// error: cannot convert|cannot pass|no exact matches
import DesignKitUIKit
import UIKit

@MainActor func call() {
  _ = VStackView { "text" }
}
