// Styles do not know the type of the value.
// error: cannot convert value of type 'AnyHashable' to specified type 'Int'
import DesignKit
import SwiftUI

struct OtherStyle: SelectorStyle {
  func makeBody(configuration: Configuration) -> some View {
    let value: Int = configuration.value
    Text("\(value)")
  }
}
