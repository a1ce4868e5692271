// A view that has been modified is no space any more.
// error: value of type 'some View' has no member 'image'
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Space().padding().image { Text("Late") }
}
