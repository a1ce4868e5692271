// A method returns some view, so nothing can be set afterwards.
// error: value of type 'some View' has no member 'dimming'
import DesignKit
import SwiftUI

@MainActor func reject(isPresented: Binding<Bool>) {
  _ = Text("Row").bottomSheet(isPresented: isPresented) {}.dimming(0.5)
}
