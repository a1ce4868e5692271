// swift-format-ignore-file

/// A change to a view or to another modifier.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  @MainActor @preconcurrency public func body(content: Content) -> Body { interfaceOnly() }
}

/// The view a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  init() { interfaceOnly() }
}
@available(*, unavailable) extension _ViewModifier_Content: Sendable {}

/// A modifier that changes nothing.
@frozen nonisolated public struct EmptyModifier: ViewModifier, Sendable, BitwiseCopyable {
  public static let identity = EmptyModifier()
  public typealias Body = Never
  public init() {}
  @MainActor @preconcurrency public func body(content: EmptyModifier.Content) -> EmptyModifier.Body { interfaceOnly() }
}

/// Something with a modifier applied to it.
@frozen public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}
@available(*, unavailable) extension ModifiedContent: Sendable {}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor @preconcurrency public var body: ModifiedContent<Content, Modifier>.Body { interfaceOnly() }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public typealias Data = Content.Data
  @MainActor @preconcurrency public var data: Content.Data { interfaceOnly() }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { interfaceOnly() }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { interfaceOnly() }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

/// A modifier that is resolved in the environment of the view it is applied to.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
