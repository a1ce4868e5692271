// swift-format-ignore-file

/// Makes one view of the views in a closure.
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View { interfaceOnly() }
  public static func buildBlock() -> EmptyView { interfaceOnly() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View { interfaceOnly() }
}
@available(*, unavailable) extension ViewBuilder: Sendable {}

extension ViewBuilder {
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> { interfaceOnly() }
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> { interfaceOnly() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { interfaceOnly() }
}
