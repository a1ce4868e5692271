// What a method gives back is some view: what there is to set, the method takes.
// error: value of type 'some View' has no member 'dimming'
import DesignKit
import SwiftUI

@MainActor func reject(isPresented: Binding<Bool>) {
  _ = Text("Row").bottomSheet(isPresented: isPresented) {}.dimming(0.5)
}
