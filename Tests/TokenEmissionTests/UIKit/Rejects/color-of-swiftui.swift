import DesignKitUIKit
// error: cannot convert value of type 'UIColor' to specified type 'Color'
import SwiftUI

let color: Color = Palette.critical
