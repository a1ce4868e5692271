// The type of a slot is made from views by the cases alone.
// error: inaccessible
import DesignKit
import SwiftUI

func reject() -> RowKind {
  .navigation(destination: RowKind.Destination { Text("Details") })
}
