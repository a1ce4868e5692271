import DesignKit
import SwiftUI

@MainActor func call() {
  // error: requires that 'Int' conform to 'View'|requires that 'Int' conform to 'Identifiable'|requires that 'Int' conform to 'SlotElement'
  _ = [1, 2].interspersed { Divider() }
}
