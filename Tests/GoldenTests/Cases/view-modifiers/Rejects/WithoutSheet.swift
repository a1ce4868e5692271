// A required slot is part of every call.
// error: missing argument for parameter 'sheet'|no exact matches in call to instance method 'bottomSheet'
import DesignKit
import SwiftUI

@MainActor func reject(isPresented: Binding<Bool>) {
  _ = Text("Row").bottomSheet("Filter", isPresented: isPresented)
}
