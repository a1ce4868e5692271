// Nothing says which view there is not: the icon is left out.
// error: generic parameter|could not be inferred|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = MenuEntry(value: 3, label: "Three", icon: nil)
}
