// swift-format-ignore-file

/// What a shape is the shape of.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 0)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let dragPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 1)
  @available(tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let contextMenuPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 2)
  @available(tvOS 18.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let hoverEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 3)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let focusEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 4)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let accessibility: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 5)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { combined(.overlay(alignment), with: overlay) }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { combined(.overlay(.center), with: Rectangle().strokeBorder(content, lineWidth: width)) }
  @available(iOS, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @available(macOS, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @available(tvOS, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @available(watchOS, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @available(visionOS, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { combined(.effect(.mask(.center)), with: mask) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @_disfavoredOverload nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View { combined(.background(alignment), with: background) }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { wrapped(in: .effect(.clip(shape.modelOutline, path: shape.path(in:)))) }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { wrapped(in: .effect(.clip(.rectangle, path: Rectangle().path(in:)))) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { wrapped(in: .effect(.clip(.roundedRectangle(radius), path: RoundedRectangle(cornerRadius: radius).path(in:)))) }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { wrapped(in: .effect(.contentShape(shape.modelOutline))) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { let view = content(); return combined(.overlay(alignment), with: view) }
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { combined(.overlay(.center), with: Rectangle().fill(style).ignoresSafeArea(edges: edges)) }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { combined(.overlay(.center), with: shape.fill(style, style: fillStyle)) }
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { let view = mask(); return combined(.effect(.mask(alignment)), with: view) }
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { unmodeled() }
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { let view = content(); return combined(.background(alignment), with: view) }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { combined(.background(.center), with: Rectangle().fill(BackgroundStyle()).ignoresSafeArea(edges: edges)) }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { combined(.background(.center), with: Rectangle().fill(style).ignoresSafeArea(edges: edges)) }
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { combined(.background(.center), with: shape.fill(BackgroundStyle(), style: fillStyle)) }
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { combined(.background(.center), with: shape.fill(style, style: fillStyle)) }
  nonisolated public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { combined(.background(.center), with: shape.fill(BackgroundStyle(), style: fillStyle)) }
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { combined(.background(.center), with: shape.fill(style, style: fillStyle)) }
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { wrapped(in: .effect(.contentShape(shape.modelOutline))) }
}
