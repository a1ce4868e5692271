import SwiftUI

extension Warp.Meter {
  @ViewBuilder
  public var body: some View {
    HStack {
      icon
      title
      if isEnabled, isExpanded {
        Warp.Dot(radius: value)
      }
    }
    .foregroundStyle(tint)
    .frame(width: meterWidth)
    .onTapGesture {
      isExpanded.toggle()
      onTap?()
    }
  }
}

extension Warp.Dot {
  @ViewBuilder var body: some View {
    Circle().frame(width: radius, height: radius)
  }
}
