import DesignKit
import Foundation
import SwiftUI

@MainActor func calls() {
  let agenda = Agenda(start: Date(), reminder: EventReminder(.arrival))
  _ = agenda == Agenda(start: Date())
  _ = Event(start: Date(), detail: .view("In the garden"), title: "Lunch")
  _ = Event(start: Date(), detail: .view { Image(systemName: "leaf") }, title: "Lunch")
}
