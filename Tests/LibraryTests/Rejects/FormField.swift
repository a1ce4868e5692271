// An error has a message.
// error: member 'invalid' expects argument of type 'LocalizedStringKey'
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKFormField("Mail") { EmptyView() }.validity(.invalid)
}
