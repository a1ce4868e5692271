// swift-format-ignore-file

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { visiting { scope, _ in scope.onAppear(action) } }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { visiting { scope, _ in scope.onRemoval = action.map { action in { [host = scope.host] in host.afterUpdate.append { action() } } } } }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @available(macOS, deprecated: 14.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @available(tvOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @available(watchOS, deprecated: 10.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @available(visionOS, deprecated: 1.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View { visiting { scope, _ in scope.onChange(of: value, isInitial: false) { _, new in action(new) } } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View { visiting { scope, _ in scope.onChange(of: value, isInitial: initial, action) } }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { visiting { scope, _ in scope.onChange(of: value, isInitial: initial) { _, _ in action() } } }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { visiting { scope, _ in scope.onAppear { [unowned scope] in scope.start(action) } } }
  nonisolated public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { visiting { scope, _ in scope.onChange(of: value, isInitial: true) { [unowned scope] _, _ in scope.start(action) } } }
}
