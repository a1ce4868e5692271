import DesignKit
import SwiftUI

@MainActor func call() {
  // error: requires that 'Int' conform to 'View'|requires that 'Int' conform to 'Identifiable'
  _ = [1, 2].interspersed { Divider() }
}
