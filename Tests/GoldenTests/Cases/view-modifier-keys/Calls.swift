import DesignKit
import SwiftUI

// Slots: modifier, hint, rule

@available(iOS 18, macOS 12, *)
@MainActor func calls(
  view: some View, key: LocalizedStringKey, string: String, isShown: Binding<Bool>,
  action: @escaping () -> Void
) {
  // A trailing closure is the first slot's that a call leaves room for.
  _ = view.fieldHint { Text("One") }  // v - -
  _ = view.fieldHint {}  // v - -
  _ = view.fieldHint(value: 3) {  // v v -
    Text("One")
  } hint: {
    Text("Two")
  }
  _ = view.fieldHint(isShown: isShown, hint: { Text("Two") })  // - v -
  _ = view.fieldHint(modifier: "One")  // k - -
  _ = view.fieldHint(modifier: string)  // s - -
  _ = view.fieldHint(value: "3", modifier: key) { Text("Two") }  // k v -
  _ = view.fieldHint(modifier: "One") {  // k v v
    Text("Two")
  } rule: {
    Text("Three")
  }
  _ = view.fieldHint()  // - - -

  _ = view.warpDSCallout(symbol: Symbol(name: "star")) { Text("Footer") }
  _ = view.warpDSCallout("Tap here", onClose: action)
  _ = view.warpDSCallout(string, edge: .top)
  _ = view.warpDSLongPress(isPressed: isShown)
  _ = view.warpDSLongPress(duration: 2, isPressed: isShown) { Text("One") }
}
