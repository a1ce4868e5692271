// Texts are resources here, not keys.
// error: requires that 'LocalizedStringKey' conform to 'StringProtocol'
import DesignKit
import SwiftUI

@MainActor func call(key: LocalizedStringKey) { _ = Message(title: key) }
