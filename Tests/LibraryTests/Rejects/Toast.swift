// A toast has one action.
// error: extra argument in call
import DesignKit
import SwiftUI

@MainActor func call(isPresented: Binding<Bool>) {
  _ = DKToast("Deleted", isPresented: isPresented) {
    Text("icon")
  } action: {
    Button("Undo") {}
    Button("Show") {}
  }
}
