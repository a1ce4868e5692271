// A stored closure has to be escaping.
// error: passing non-escaping parameter 'content' to function expecting an '@escaping' closure
import DesignKit
import SwiftUI

@MainActor func reject(content: () -> Color) {
  _ = Tray(content: content)
}
