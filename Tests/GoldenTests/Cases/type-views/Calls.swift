import DesignKit
import SwiftUI

@MainActor func badge() -> some View { CardBadge(count: 1, isOn: .constant(false)) {} }
