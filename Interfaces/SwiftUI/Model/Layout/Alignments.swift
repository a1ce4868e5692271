import CoreGraphics

extension AlignmentKey {
  var isTextBaseline: Bool { id == FirstBaselineGuide.self || id == LastBaselineGuide.self }

  /// Whether it is an edge or the center of a view, which a container does not take over from its parts.
  var isOfFrame: Bool { id is any FrameGuide.Type }

  /// The guide of a container whose parts have these guides: their mean. A container has the first and the last baseline
  /// of its parts.
  func combine(_ values: [CGFloat?]) -> CGFloat? {
    let values = values.compactMap(\.self)
    if values.isEmpty || isOfFrame { return nil }
    if id == FirstBaselineGuide.self { return values.min() }
    if id == LastBaselineGuide.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// An edge or the center of a view.
protocol FrameGuide: AlignmentID {}

// The alignments of SwiftUI.
enum LeadingGuide: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum CenterGuide: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingGuide: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum TopGuide: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum MiddleGuide: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomGuide: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum SeparatorLeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum SeparatorTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
