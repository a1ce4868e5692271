import DesignKit
import SwiftUI

@MainActor func calls() {
  _ = DSTag(role: .critical, action: { _ in }, label: "a").density(.compact).framed(width: 2)
  _ = DSRole.neutral.color
}
