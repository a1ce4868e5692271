import DesignKit
import Foundation
import SwiftUI

@MainActor func calls() {
  let event = Event(title: "Lunch", start: Date(), kind: .birthday)
  _ = event == Event(title: "Dinner", start: Date())
}
