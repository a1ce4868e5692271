// swift-format-ignore-file

/// A tab with its content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> {
  let storage: TabStorage
}
@available(*, unavailable)
extension Tab: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), nil, content(), SwiftUI.Label(title, image: image)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), role, content(), SwiftUI.Label(title, image: image)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(_ title: S, image: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), nil, content(), SwiftUI.Label(title, image: image)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(_ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), role, content(), SwiftUI.Label(title, image: image)) }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), nil, content(), SwiftUI.Label(titleKey, image: image)) }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), role, content(), SwiftUI.Label(titleKey, image: image)) }
  nonisolated public init<T: Hashable>(_ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), nil, content(), SwiftUI.Label(titleKey, image: image)) }
  nonisolated public init<T: Hashable>(_ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), role, content(), SwiftUI.Label(titleKey, image: image)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), nil, content(), SwiftUI.Label(title, systemImage: systemImage)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), role, content(), SwiftUI.Label(title, systemImage: systemImage)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(_ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), nil, content(), SwiftUI.Label(title, systemImage: systemImage)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(_ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), role, content(), SwiftUI.Label(title, systemImage: systemImage)) }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), nil, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), role, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
  nonisolated public init<T: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), nil, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
  nonisolated public init<T: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), role, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView { storage = TabStorage(AnyHashable(value), nil, content()) }
  nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V?, Label == EmptyView { storage = TabStorage(AnyHashable(Optional(value)), nil, content()) }
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(AnyHashable(value), role, content()) }
  nonisolated public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content) where Value == V?, Label == DefaultTabLabel { storage = TabStorage(AnyHashable(Optional(value)), role, content()) }
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { storage = TabStorage(AnyHashable(value), nil, content(), label()) }
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { storage = TabStorage(AnyHashable(value), role, content(), label()) }
  nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == V? { storage = TabStorage(AnyHashable(Optional(value)), nil, content(), label()) }
  nonisolated public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == V? { storage = TabStorage(AnyHashable(Optional(value)), role, content(), label()) }
  @MainActor @preconcurrency public var body: Tab<Value, Content, Label> { return interfaceValue() }
  public typealias Body = Tab<Value, Content, Label>
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Content: View, Label: View {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, nil, content(), SwiftUI.Label(title, image: image)) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, role, content(), SwiftUI.Label(title, image: image)) }
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, nil, content(), SwiftUI.Label(titleKey, image: image)) }
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, role, content(), SwiftUI.Label(titleKey, image: image)) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, nil, content(), SwiftUI.Label(title, systemImage: systemImage)) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, role, content(), SwiftUI.Label(title, systemImage: systemImage)) }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, nil, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, role, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView { storage = TabStorage(nil, nil, content()) }
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { storage = TabStorage(nil, role, content()) }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { storage = TabStorage(nil, nil, content(), label()) }
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { storage = TabStorage(nil, role, content(), label()) }
}

/// A style that is offered by name.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}
@available(*, unavailable)
extension TabBarOnlyTabViewStyle: Sendable {}

/// Where tabs are.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabBarPlacement: Hashable {
  @usableFromInline let modelName: String
  public static let topBar: TabBarPlacement = TabBarPlacement(modelName: "topBar")
  public static let sidebar: TabBarPlacement = TabBarPlacement(modelName: "sidebar")
  public static let bottomBar: TabBarPlacement = TabBarPlacement(modelName: "bottomBar")
  public static let ornament: TabBarPlacement = TabBarPlacement(modelName: "ornament")
  public static let pageIndicator: TabBarPlacement = TabBarPlacement(modelName: "pageIndicator")
  public static func == (a: TabBarPlacement, b: TabBarPlacement) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}
@available(*, unavailable)
extension TabBarPlacement: Sendable {}

/// Tabs of a tab view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@preconcurrency @MainActor public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityValue(valueDescription)) }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityValue(Text(valueKey))) }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityValue(Text(value))) }
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityLabel(label)) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityLabel(Text(labelKey))) }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityLabel(Text(label))) }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityHint(hint)) }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityHint(Text(hintKey))) }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityHint(Text(hint))) }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityInputLabels(inputLabels)) }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityInputLabels(inputLabelKeys.map { Text($0) })) }
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityInputLabels(inputLabels.map { Text($0) })) }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<Self.TabValue> { accessibleTab(isEnabled, SwiftUI.accessibilityIdentifier(identifier)) }
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> { self }
}

extension TabContent {
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<Self.TabValue> { self }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> { self }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TabContent<Self.TabValue> { unmodeledTab() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue> { self }
  @available(iOS 18.1, macOS 15.1, visionOS 2.1, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<Self.TabValue> { unmodeledTab() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<Self.TabValue> { self }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> { changingTabs { tab, _ in tab.badge = count == 0 ? nil : Text(verbatim: "\(count)") } }
  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> { changingTabs { tab, _ in tab.badge = label } }
  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> { changingTabs { tab, _ in tab.badge = Text(key) } }
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S) -> some TabContent<Self.TabValue> { changingTabs { tab, _ in tab.badge = Text(label) } }
  nonisolated public func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some TabContent<Self.TabValue> { unmodeledTab() }
  nonisolated public func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some TabContent<Self.TabValue> { unmodeledTab() }
  nonisolated public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some TabContent<Self.TabValue> { unmodeledTab() }
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> { unmodeledTab() }
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<Self.TabValue> { self }
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> { changingTabs { tab, _ in tab.isHidden = hidden } }
}

@available(iOS 18.4, macOS 15.4, tvOS 18.4, visionOS 2.4, *)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> { changingTabs { tab, _ in tab.isDisabled = disabled } }
}

/// Makes the tabs of a tab view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs without a selection.
  nonisolated public struct Content<C: TabContent>: View {
    let tabs: C
    @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
  }
  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { AnyTabContent<TabValue>(list: TabList().with(content)) }
  @available(*, unavailable, message: "this expression does not conform to 'TabContent'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some TabContent<TabValue> { return interfaceValue() as AnyTabContent<TabValue> }
  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { AnyTabContent<TabValue>(list: TabList().with(content)) }
  public static func buildIf(_ content: (some TabContent<TabValue>)?) -> (some TabContent<TabValue>)? { content }
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F> where TabValue == T.TabValue, T.TabValue == F.TabValue { _ConditionalContent(storage: .first(first)) }
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F> where TabValue == T.TabValue, T.TabValue == F.TabValue { _ConditionalContent(storage: .second(second)) }
  public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> { AnyTabContent(content) }
}
@available(*, unavailable)
extension TabContentBuilder: Sendable {}
@available(*, unavailable)
extension TabContentBuilder.Content: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContentBuilder {
  public static func buildBlock<C0: TabContent, C1: TabContent>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1)) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1).with(c2)) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1).with(c2).with(c3)) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1).with(c2).with(c3).with(c4)) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5)) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6)) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7)) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7).with(c8)) }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent, C9: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> some TabContent<TabValue> where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue, C8.TabValue == C9.TabValue { AnyTabContent<TabValue>(list: TabList().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7).with(c8).with(c9)) }
}

/// How a user can arrange a tab.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabCustomizationBehavior: Equatable {
  @usableFromInline let modelName: String
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(modelName: "automatic") }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(modelName: "reorderable") }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(modelName: "disabled") }
  public static func == (a: TabCustomizationBehavior, b: TabCustomizationBehavior) -> Bool { a.modelName == b.modelName }
}
@available(*, unavailable)
extension TabCustomizationBehavior: Sendable {}

/// Where a tab is.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabPlacement: Hashable {
  @usableFromInline let modelName: String
  public static let automatic: TabPlacement = TabPlacement(modelName: "automatic")
  public static let pinned: TabPlacement = TabPlacement(modelName: "pinned")
  public static let sidebarOnly: TabPlacement = TabPlacement(modelName: "sidebarOnly")
  public static func == (a: TabPlacement, b: TabPlacement) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}
@available(*, unavailable)
extension TabPlacement: Sendable {}

/// What a tab is for.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static var search: TabRole { TabRole(modelName: "search") }
  public static func == (a: TabRole, b: TabRole) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// A section of tabs.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let list: TabList
}
@available(*, unavailable)
extension TabSection: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = Content.TabValue
  public typealias Body = TabSection<Header, Content, Footer, SelectionValue>
  @MainActor @preconcurrency public var body: TabSection<Header, Content, Footer, SelectionValue> { return interfaceValue() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) where Header: View, Footer == EmptyView { list = TabList().with(content()) }
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView, Footer == EmptyView { list = TabList().with(content()) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text, Footer == EmptyView { list = TabList().with(content()) }
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text, Footer == EmptyView { list = TabList().with(content()) }
  @_disfavoredOverload public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header) where Header: View, Footer == EmptyView, SelectionValue == V? { list = TabList().with(content()) }
  @_disfavoredOverload public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content) where Header == EmptyView, Footer == EmptyView, SelectionValue == V? { list = TabList().with(content()) }
  @_disfavoredOverload public init<V: Hashable, S: StringProtocol>(_ title: S, @TabContentBuilder<V?> content: () -> Content) where Header == Text, Footer == EmptyView, SelectionValue == V? { list = TabList().with(content()) }
  @_disfavoredOverload public init<V: Hashable>(_ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content) where Header == Text, Footer == EmptyView, SelectionValue == V? { list = TabList().with(content()) }
}

/// A view that switches between tabs.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @available(iOS, deprecated: 100000.0, message: "Use TabContentBuilder-based TabView initializers instead")
  @available(macOS, deprecated: 100000.0, message: "Use TabContentBuilder-based TabView initializers instead")
  @available(tvOS, deprecated: 100000.0, message: "Use TabContentBuilder-based TabView initializers instead")
  @available(watchOS, deprecated: 100000.0, message: "Use TabContentBuilder-based TabView initializers instead")
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { (self.selection, self.content) = (selection, content()) }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C> { (self.selection, self.content) = (selection, TabContentBuilder<SelectionValue>.Content(tabs: content())) }
  let selection: Binding<SelectionValue>?
  let content: Content
  @MainActor @preconcurrency public var body: some View { SystemTabView(selection: selection, content: content) }
}
@available(*, unavailable)
extension TabView: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> { (selection, self.content) = (nil, TabContentBuilder<Never>.Content(tabs: content())) }
}

/// How a user arranged tabs.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabViewCustomization: Equatable, Sendable, Codable {
  public init() {}
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public subscript(tab id: String) -> TabViewCustomization.TabCustomization { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public subscript(section id: String) -> TabViewCustomization.SectionCustomization { get { interfaceOnly() } set { interfaceOnly() } }
  public mutating func resetVisibility() { interfaceOnly() }
  public mutating func resetSectionOrder() { interfaceOnly() }
  @available(iOS, introduced: 18.0, deprecated: 100000.0, message: "Use the `section` subscript and read `tabOrder` instead.")
  @available(macOS, introduced: 15.0, deprecated: 100000.0, message: "Use the `section` subscript and read `tabOrder` instead.")
  @available(visionOS, introduced: 2.0, deprecated: 100000.0, message: "Use the `section` subscript and read `tabOrder` instead.")
  public subscript(sectionID id: String) -> [String]? { interfaceOnly() }
  @available(iOS, introduced: 18.0, deprecated: 100000.0, message: "Use the `tab` subscript and read `sidebarVisibility` instead.")
  @available(macOS, introduced: 15.0, deprecated: 100000.0, message: "Use the `tab` subscript and read `sidebarVisibility` instead.")
  @available(visionOS, introduced: 2.0, deprecated: 100000.0, message: "Use the `tab` subscript and read `sidebarVisibility` instead.")
  public subscript(sidebarVisibility id: String) -> Visibility { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS, introduced: 18.0, deprecated: 100000.0, message: "Use the `section` subscript and call `resetTabOrder` instead.")
  @available(macOS, introduced: 15.0, deprecated: 100000.0, message: "Use the `section` subscript and call `resetTabOrder` instead.")
  @available(visionOS, introduced: 2.0, deprecated: 100000.0, message: "Use the `section` subscript and call `resetTabOrder` instead.")
  public mutating func resetSectionOrder(for sectionID: String) { interfaceOnly() }
  public static func == (a: TabViewCustomization, b: TabViewCustomization) -> Bool { interfaceOnly() }
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

@available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabViewCustomization {
  /// How a user arranged a tab.
  public struct TabCustomization {
    public var sidebarVisibility: Visibility { get { interfaceOnly() } set { interfaceOnly() } }
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public var tabBarVisibility: Visibility { interfaceOnly() }
  }
  /// How a user arranged a section of tabs.
  public struct SectionCustomization {
    public var tabOrder: [String]? { interfaceOnly() }
    public mutating func resetTabOrder() { interfaceOnly() }
  }
}
@available(*, unavailable)
extension TabViewCustomization.TabCustomization: Sendable {}
@available(*, unavailable)
extension TabViewCustomization.SectionCustomization: Sendable {}

/// How a kind of view looks.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@preconcurrency @MainActor public protocol TabViewStyle {}

@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, introduced: 7.0, deprecated: 100000.0)
@available(visionOS, unavailable)
extension TabViewStyle where Self == CarouselTabViewStyle {
  @MainActor @preconcurrency public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
  @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }
  @MainActor @preconcurrency public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

@available(watchOS 10.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  @MainActor @preconcurrency public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  @MainActor @preconcurrency public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension TabViewStyle where Self == GroupedTabViewStyle {
  @MainActor @preconcurrency public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Tabs of any type.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  let list: TabList
  public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue { list = TabList().with(tabContent) }
  public typealias Body = AnyTabContent<SelectionValue>
  @MainActor @preconcurrency public var body: AnyTabContent<SelectionValue> { return interfaceValue() }
}
@available(*, unavailable)
extension AnyTabContent: Sendable {}

/// A style that is offered by name.
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, introduced: 7.0, deprecated: 100000.0, renamed: "VerticalTabViewStyle")
@available(visionOS, unavailable)
nonisolated public struct CarouselTabViewStyle: TabViewStyle {
  public init() {}
}
@available(*, unavailable)
extension CarouselTabViewStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}
@available(*, unavailable)
extension DefaultTabViewStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of pages show.
  public struct IndexDisplayMode: Sendable {
    @usableFromInline let modelName: String
    public static let automatic: PageTabViewStyle.IndexDisplayMode = PageTabViewStyle.IndexDisplayMode(modelName: "automatic")
    @available(watchOS 8.0, *)
    public static let always: PageTabViewStyle.IndexDisplayMode = PageTabViewStyle.IndexDisplayMode(modelName: "always")
    @available(watchOS 8.0, *)
    public static let never: PageTabViewStyle.IndexDisplayMode = PageTabViewStyle.IndexDisplayMode(modelName: "never")
  }
  let dots: PageTabViewStyle.IndexDisplayMode
  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { dots = indexDisplayMode }
}
@available(*, unavailable)
extension PageTabViewStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}
@available(*, unavailable)
extension SidebarAdaptableTabViewStyle: Sendable {}

/// A style that is offered by name.
@available(watchOS 10.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
  public init() {}
  public init(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) { interfaceOnly() }
  /// A style that is offered by name.
  public struct TransitionStyle {
    @usableFromInline let modelName: String
    public static let automatic: VerticalPageTabViewStyle.TransitionStyle = VerticalPageTabViewStyle.TransitionStyle(modelName: "automatic")
    public static let blur: VerticalPageTabViewStyle.TransitionStyle = VerticalPageTabViewStyle.TransitionStyle(modelName: "blur")
    public static let identity: VerticalPageTabViewStyle.TransitionStyle = VerticalPageTabViewStyle.TransitionStyle(modelName: "identity")
  }
}
@available(*, unavailable)
extension VerticalPageTabViewStyle: Sendable {}
@available(*, unavailable)
extension VerticalPageTabViewStyle.TransitionStyle: Sendable {}

/// Whether tabs are a bar or a sidebar.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AdaptableTabBarPlacement: Hashable {
  @usableFromInline let modelName: String
  public static let automatic: AdaptableTabBarPlacement = AdaptableTabBarPlacement(modelName: "automatic")
  public static let tabBar: AdaptableTabBarPlacement = AdaptableTabBarPlacement(modelName: "tabBar")
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebar: AdaptableTabBarPlacement = AdaptableTabBarPlacement(modelName: "sidebar")
  public static func == (a: AdaptableTabBarPlacement, b: AdaptableTabBarPlacement) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}
@available(*, unavailable)
extension AdaptableTabBarPlacement: Sendable {}

/// The label of a tab with a title.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct DefaultTabLabel: View {
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension DefaultTabLabel: Sendable {}

/// How a kind of view looks.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
public protocol IndexViewStyle {}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { interfaceOnly() }
}

/// A style that is offered by name.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the background of the dots shows.
  public struct BackgroundDisplayMode: Sendable {
    @usableFromInline let modelName: String
    public static let automatic: PageIndexViewStyle.BackgroundDisplayMode = PageIndexViewStyle.BackgroundDisplayMode(modelName: "automatic")
    @available(watchOS, unavailable)
    public static let interactive: PageIndexViewStyle.BackgroundDisplayMode = PageIndexViewStyle.BackgroundDisplayMode(modelName: "interactive")
    @available(watchOS, unavailable)
    public static let always: PageIndexViewStyle.BackgroundDisplayMode = PageIndexViewStyle.BackgroundDisplayMode(modelName: "always")
    public static let never: PageIndexViewStyle.BackgroundDisplayMode = PageIndexViewStyle.BackgroundDisplayMode(modelName: "never")
  }
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) { interfaceOnly() }
}
@available(*, unavailable)
extension PageIndexViewStyle: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  nonisolated public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TabValue { (self.data, self.content, identify) = (data, content, { element, _ in element[keyPath: id] }) }
  @_disfavoredOverload nonisolated public init<V: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content) where Content.TabValue == V? { (self.data, self.content, identify) = (data, content, { element, _ in element[keyPath: id] }) }
  public typealias Body = ForEach<Data, ID, Content>
  @MainActor @preconcurrency public var body: ForEach<Data, ID, Content> { return interfaceValue() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue { self.content = content() }
  public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content) where Content.TabValue == V? { self.content = content() }
  public typealias Body = Group<Content>
  @MainActor @preconcurrency public var body: Group<Content> { return interfaceValue() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Optional<Wrapped>
  @MainActor @preconcurrency public var body: Optional<Wrapped> { return interfaceValue() }
}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { unmodeled() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { changingTabStyle(style) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension View {
  @available(iOS, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` and related initializers instead")
  @available(macOS, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` and related initializers instead")
  @available(tvOS, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` and related initializers instead")
  @available(watchOS, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` and related initializers instead")
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { let label = ErasedView(label()); return tabTrait { $0.label = label } }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { unmodeled() }
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { unmodeled() }
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { unmodeled() }
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { unmodeled() }
}

@available(iOS 18.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View { unmodeled() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = _ConditionalContent<TrueContent, FalseContent>
  @MainActor @preconcurrency public var body: _ConditionalContent<TrueContent, FalseContent> { return interfaceValue() }
}
