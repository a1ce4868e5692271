// Only the functions of cases can create the type of a slot.
// error: inaccessible
import DesignKit
import SwiftUI

func reject() -> RowKind {
  .navigation(destination: RowKind.Destination { Text("Details") })
}
