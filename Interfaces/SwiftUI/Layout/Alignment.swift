// swift-format-ignore-file

/// An alignment in both axes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Alignment: Equatable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { interfaceOnly() }
  public static func == (a: Alignment, b: Alignment) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Alignment {
  public static let center: Alignment = interfaceValue()
  public static let leading: Alignment = interfaceValue()
  public static let trailing: Alignment = interfaceValue()
  public static let top: Alignment = interfaceValue()
  public static let bottom: Alignment = interfaceValue()
  public static let topLeading: Alignment = interfaceValue()
  public static let topTrailing: Alignment = interfaceValue()
  public static let bottomLeading: Alignment = interfaceValue()
  public static let bottomTrailing: Alignment = interfaceValue()
  public static var centerFirstTextBaseline: Alignment { interfaceOnly() }
  public static var centerLastTextBaseline: Alignment { interfaceOnly() }
  public static var leadingFirstTextBaseline: Alignment { interfaceOnly() }
  public static var leadingLastTextBaseline: Alignment { interfaceOnly() }
  public static var trailingFirstTextBaseline: Alignment { interfaceOnly() }
  public static var trailingLastTextBaseline: Alignment { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Alignment: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Alignment: BitwiseCopyable {}

/// What an alignment is made of.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The key of an alignment guide.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct AlignmentKey: Hashable, Comparable {
  public static func < (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { interfaceOnly() }
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AlignmentKey: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AlignmentKey: BitwiseCopyable {}

/// An alignment along the horizontal axis.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct HorizontalAlignment: Equatable {
  public init(_ id: any AlignmentID.Type) { interfaceOnly() }
  public let key: AlignmentKey
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HorizontalAlignment {
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HorizontalAlignment {
  public static let leading: HorizontalAlignment = interfaceValue()
  public static let center: HorizontalAlignment = interfaceValue()
  public static let trailing: HorizontalAlignment = interfaceValue()
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension HorizontalAlignment {
  public static let listRowSeparatorLeading: HorizontalAlignment = interfaceValue()
  public static let listRowSeparatorTrailing: HorizontalAlignment = interfaceValue()
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HorizontalAlignment: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HorizontalAlignment: BitwiseCopyable {}

/// An alignment along the vertical axis.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct VerticalAlignment: Equatable {
  public init(_ id: any AlignmentID.Type) { interfaceOnly() }
  public let key: AlignmentKey
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VerticalAlignment {
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VerticalAlignment {
  public static let top: VerticalAlignment = interfaceValue()
  public static let center: VerticalAlignment = interfaceValue()
  public static let bottom: VerticalAlignment = interfaceValue()
  public static let firstTextBaseline: VerticalAlignment = interfaceValue()
  public static let lastTextBaseline: VerticalAlignment = interfaceValue()
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VerticalAlignment: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VerticalAlignment: BitwiseCopyable {}

/// The size and the guides of a view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ViewDimensions {
  public var width: CGFloat { interfaceOnly() }
  public var height: CGFloat { interfaceOnly() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { interfaceOnly() }
  public subscript(guide: VerticalAlignment) -> CGFloat { interfaceOnly() }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { interfaceOnly() }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { interfaceOnly() }
}
@available(*, unavailable)
extension ViewDimensions: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @preconcurrency nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View { self }
  @preconcurrency nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View { self }
}
