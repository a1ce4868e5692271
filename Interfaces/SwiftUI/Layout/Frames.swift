// swift-format-ignore-file

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func offset(_ offset: CGSize) -> some View { wrapped(in: .effect(.offset(offset))) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { wrapped(in: .effect(.offset(CGSize(width: x, height: y)))) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { wrapped(in: .fixedSize(horizontal: horizontal, vertical: vertical)) }
  nonisolated public func fixedSize() -> some View { wrapped(in: .fixedSize(horizontal: true, vertical: true)) }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { wrapped(in: .padding(.all, insets)) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { wrapped(in: .padding(edges, length.map { EdgeInsets(modelEdges: edges, $0) })) }
  nonisolated public func padding(_ length: CGFloat) -> some View { wrapped(in: .padding(.all, EdgeInsets(modelEdges: .all, length))) }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { wrapped(in: .aspectRatio(aspectRatio, contentMode)) }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { wrapped(in: .aspectRatio(aspectRatio.width / aspectRatio.height, contentMode)) }
  nonisolated public func scaledToFit() -> some View { wrapped(in: .aspectRatio(nil, .fit)) }
  nonisolated public func scaledToFill() -> some View { wrapped(in: .aspectRatio(nil, .fill)) }
  nonisolated public func zIndex(_ value: Double) -> some View { wrapped(in: .effect(.order(value))) }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { wrapped(in: .frame(width: width, height: height, alignment)) }
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { ignored() }
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { wrapped(in: .flexibleFrame(ModelFrame(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight), alignment)) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { wrapped(in: .effect(.ignoresSafeArea(edges))) }
  nonisolated public func position(_ position: CGPoint) -> some View { wrapped(in: .effect(.position(position))) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { wrapped(in: .effect(.position(CGPoint(x: x, y: y)))) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { wrapped(in: .effect(.ignoresSafeArea(edges))) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { let view = content(); return combined(.safeAreaInset(edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing: spacing), with: view) }
  nonisolated public func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { let view = content(); return combined(.safeAreaInset(edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing: spacing), with: view) }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { unmodeled() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

extension View {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { relativeFrame(axes, alignment) { length, _ in length } }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View { relativeFrame(axes, alignment) { length, _ in (length - spacing * CGFloat(count - 1)) / CGFloat(count) * CGFloat(span) + spacing * CGFloat(span - 1) } }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View { relativeFrame(axes, alignment, length) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View { contentMargins(edges, insets, placement) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View { contentMargins(edges, length.map { EdgeInsets(modelEdges: .all, $0) } ?? EdgeInsets(), placement) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View { contentMargins(.all, EdgeInsets(modelEdges: .all, length), placement) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { unmodeled() }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func horizontalRadioGroupLayout() -> some View { unmodeled() }
}

@available(watchOS 6.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
extension View {
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { unmodeled() }
}
