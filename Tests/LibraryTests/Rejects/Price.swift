// Not every string is a currency.
// error: call can throw, but it is not marked with 'try'
import DesignKit
import Foundation
import SwiftUI

@MainActor func call() { _ = DKPrice(1, currency: DKCurrency("EUR")) }
