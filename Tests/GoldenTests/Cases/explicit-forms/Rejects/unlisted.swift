// Only the forms that are listed exist.
// error: missing argument for parameter 'icon'
import DesignKit
import SwiftUI

@MainActor func call(v: Color) {
  _ = Notice(close: {}, title: { v })
}
