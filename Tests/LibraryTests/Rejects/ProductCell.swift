// The price has a fixed type.
// error: cannot convert value of type 'String' to expected argument type 'DKPrice<Never>'
import DesignKit
import Foundation
import SwiftUI

@MainActor func call() { _ = DKProductCell("Kettle", price: "39 €") }
