// error: type 'EventKind' has no member
import DesignKit
import Foundation

@MainActor let reminder = EventReminder(.holiday)
