// A level is not a number of points.
// error: cannot convert value of type 'Double' to expected argument type 'Int'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKCard(title: "Lisbon").elevation(1.5) }
