// A modifier fills the footer; no initializer takes it.
// error: extra trailing closure passed in call
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKPanel("Account") {
    Text("Content")
  } footer: {
    Text("Footer")
  }
}
