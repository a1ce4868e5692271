// A modifier of the component cannot follow modifiers of views.
// error: value of type 'some View' has no member 'image'
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Space().padding().image { Text("Late") }
}
