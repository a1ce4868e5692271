// The type of nil is unknown; the icon has to be omitted instead.
// error: generic parameter|could not be inferred|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = MenuEntry(value: 3, label: "Three", icon: nil)
}
