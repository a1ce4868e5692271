import SwiftUI

/// A symbol of the house.
public struct Symbol: Hashable, Sendable {
  let name: String

  /// Creates a symbol.
  public init(name: String) { self.name = name }
}

extension Warp.DSLongPressModifier {
  @ViewBuilder func body(content: Content) -> some View {
    content
      .opacity(colorScheme == .dark ? 0.8 : 1)
      .onLongPressGesture(minimumDuration: duration) { isPressed = true }
    if progress > 0 {
      gauge
    }
  }
}
