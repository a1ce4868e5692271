// Not every text is a currency.
// error: call can throw but is not marked with 'try'|Call can throw but is not marked with 'try'|errors thrown from here are not handled
import DesignKit
import Foundation
import SwiftUI

@MainActor func call() { _ = DKPrice(1, currency: DKCurrency("EUR")) }
