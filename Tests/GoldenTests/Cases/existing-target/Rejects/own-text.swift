import DesignKit
import SwiftUI

@MainActor func view() -> some View {
  // error: missing argument for parameter 'importance' in call
  Banner(message: "Offline")
}
