// Slots that share a generic parameter have one type.
// error: cannot convert return expression of type 'Text' to return type 'Color'
import DesignKit
import SwiftUI

@MainActor func call(v: Color) {
  _ = Slide(leading: { v }, title: "t", trailing: { Text("r") })
}
