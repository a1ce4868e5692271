// error: type 'EventKind' has no member
import DesignKit
import Foundation

@MainActor let event = Event(title: "Lunch", start: Date(), kind: .holiday)
