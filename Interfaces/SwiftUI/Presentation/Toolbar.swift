// swift-format-ignore-file

/// The items of a toolbar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@preconcurrency @MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ToolbarContent {
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
}

/// Makes the items of a toolbar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { ToolbarParts().with(content) }
  public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> some CustomizableToolbarContent { ToolbarParts().with(content) }
  @available(*, unavailable, message: "this expression does not conform to 'ToolbarContent' or 'CustomizableToolbarContent'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some CustomizableToolbarContent { return interfaceOnly() }
}
@available(*, unavailable)
extension ToolbarContentBuilder: Sendable {}

extension ToolbarContentBuilder {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .first(first)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .first(first)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .second(second)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .second(second)) }
  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, *)
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent { ToolbarParts().with(content) }
  @available(iOS, introduced: 14.0, deprecated: 14.0, obsoleted: 17.5, message: "this code may crash on earlier versions of the OS; specify '#available(iOS 17.5, *)' or newer instead")
  @available(macOS, introduced: 11.0, deprecated: 11.0, obsoleted: 14.5, message: "this code may crash on earlier versions of the OS; specify '#available(macOS 14.5, *)' or newer instead")
  @available(tvOS, introduced: 14.0, deprecated: 14.0, obsoleted: 17.5, message: "this code may crash on earlier versions of the OS; specify '#available(tvOS 17.5, *)' or newer instead")
  @available(watchOS, introduced: 7.0, deprecated: 7.0, obsoleted: 10.5, message: "this code may crash on earlier versions of the OS; specify '#available(watchOS 10.5, *)' or newer instead")
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { ToolbarParts().with(content) }
  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, *)
  public static func buildLimitedAvailability(_ content: any CustomizableToolbarContent) -> some CustomizableToolbarContent { ToolbarParts().with(content) }
  @available(iOS, introduced: 14.0, deprecated: 14.0, obsoleted: 17.5, message: "this code may crash on earlier versions of the OS; specify '#available(iOS 17.5, *)' or newer instead")
  @available(macOS, introduced: 11.0, deprecated: 11.0, obsoleted: 14.5, message: "this code may crash on earlier versions of the OS; specify '#available(macOS 14.5, *)' or newer instead")
  @available(tvOS, introduced: 14.0, deprecated: 14.0, obsoleted: 17.5, message: "this code may crash on earlier versions of the OS; specify '#available(tvOS 17.5, *)' or newer instead")
  @available(watchOS, introduced: 7.0, deprecated: 7.0, obsoleted: 10.5, message: "this code may crash on earlier versions of the OS; specify '#available(watchOS 10.5, *)' or newer instead")
  public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(_ content: Content) -> some CustomizableToolbarContent { ToolbarParts().with(content) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarContentBuilder {
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent { ToolbarParts().with(c0).with(c1) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent { ToolbarParts().with(c0).with(c1).with(c2) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some ToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some ToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some ToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some ToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some ToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7).with(c8) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent, C9: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> some ToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7).with(c8).with(c9) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent>(_ c0: C0, _ c1: C1) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1).with(c2) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent, C3: CustomizableToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent, C3: CustomizableToolbarContent, C4: CustomizableToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent, C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent, C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent, C6: CustomizableToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent, C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent, C6: CustomizableToolbarContent, C7: CustomizableToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent, C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent, C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7).with(c8) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent, C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent, C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent, C9: CustomizableToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> some CustomizableToolbarContent { ToolbarParts().with(c0).with(c1).with(c2).with(c3).with(c4).with(c5).with(c6).with(c7).with(c8).with(c9) }
}

/// How a user can change an item of a toolbar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  @usableFromInline let modelName: String
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(modelName: "default") }
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(modelName: "reorderable") }
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(modelName: "disabled") }
}

/// Options for changes of a toolbar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public typealias RawValue = Int
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1 << 0) }
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// An item that toolbars have by default.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarDefaultItemKind {
  @usableFromInline let modelName: String
  public static let sidebarToggle: ToolbarDefaultItemKind = ToolbarDefaultItemKind(modelName: "sidebarToggle")
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let title: ToolbarDefaultItemKind = ToolbarDefaultItemKind(modelName: "title")
}
@available(*, unavailable)
extension ToolbarDefaultItemKind: Sendable {}

/// An item of a toolbar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  nonisolated(unsafe) let itemID: ID
  let storage: ToolbarStorage
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension ToolbarItem: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { (itemID, storage) = ((), ToolbarStorage(placement, content())) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItem: CustomizableToolbarContent where ID == String {
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { (itemID, storage) = (id, ToolbarStorage(placement, content())) }
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden")
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) { (itemID, storage) = (id, ToolbarStorage(placement, content())) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { itemID }
}

/// Items of a toolbar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let storage: ToolbarStorage
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { storage = ToolbarStorage(placement, content()) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension ToolbarItemGroup: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarItemGroup {
  nonisolated public init<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L> { storage = ToolbarStorage(placement, content()) }
}

/// Where an item of a toolbar is.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemPlacement {
  @usableFromInline let modelName: String
  public static let automatic: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "automatic")
  @available(watchOS, unavailable)
  public static let principal: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "principal")
  @available(watchOS, unavailable)
  public static let navigation: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "navigation")
  public static let primaryAction: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "primaryAction")
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let secondaryAction: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "secondaryAction")
  @available(tvOS 18.0, *)
  @available(watchOS, unavailable)
  public static let status: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "status")
  public static let confirmationAction: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "confirmationAction")
  public static let cancellationAction: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "cancellationAction")
  public static let destructiveAction: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "destructiveAction")
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let keyboard: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "keyboard")
  @available(iOS 14.0, tvOS 14.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(modelName: "topBarLeading") }
  @available(iOS 14.0, tvOS 14.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(modelName: "topBarTrailing") }
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement(modelName: "accessoryBar(\(id))") }
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  @available(macOS, unavailable)
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use topBarLeading instead")
  public static let navigationBarLeading: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "navigationBarLeading")
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  @available(macOS, unavailable)
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  public static let navigationBarTrailing: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "navigationBarTrailing")
  @available(tvOS 18.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  public static let bottomBar: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "bottomBar")
  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let bottomOrnament: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "bottomOrnament")
}
@available(*, unavailable)
extension ToolbarItemPlacement: Sendable {}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ToolbarItemPlacement {
  @available(macOS, introduced: 13.0, deprecated: 14.0, renamed: "accessoryBar")
  public init<ID: Hashable>(id: ID) { interfaceOnly() }
}

/// A bar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarPlacement {
  @usableFromInline let modelName: String
  public static var automatic: ToolbarPlacement { ToolbarPlacement(modelName: "automatic") }
  @available(watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(modelName: "bottomBar") }
  @available(macOS, unavailable)
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(modelName: "navigationBar") }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(modelName: "windowToolbar") }
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(modelName: "tabBar") }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(modelName: "accessoryBar(\(id))") }
  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(modelName: "bottomOrnament") }
}
@available(*, unavailable)
extension ToolbarPlacement: Sendable {}

extension ToolbarPlacement {
  @available(iOS, unavailable)
  @available(macOS, introduced: 13.0, deprecated: 14.0, renamed: "accessoryBar")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init<ID: Hashable>(id: ID) { interfaceOnly() }
}

/// What a toolbar is for.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarRole: Sendable {
  @usableFromInline let modelName: String
  public static var automatic: ToolbarRole { ToolbarRole(modelName: "automatic") }
  @available(macOS, unavailable)
  public static var navigationStack: ToolbarRole { ToolbarRole(modelName: "navigationStack") }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var browser: ToolbarRole { ToolbarRole(modelName: "browser") }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var editor: ToolbarRole { ToolbarRole(modelName: "editor") }
}

/// How the title of a toolbar looks.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarTitleDisplayMode {
  @usableFromInline let modelName: String
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(modelName: "automatic") }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(modelName: "large") }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(modelName: "inlineLarge") }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(modelName: "inline") }
}
@available(*, unavailable)
extension ToolbarTitleDisplayMode: Sendable {}

/// The menu of a toolbar's title.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension ToolbarTitleMenu: Sendable {}

/// Items of a toolbar that a user can change.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension CustomizableToolbarContent {
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent { self }
}

extension CustomizableToolbarContent {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> some CustomizableToolbarContent { self }
  @available(iOS, introduced: 16.0, deprecated: 16.0, message: "Please provide either a visibility or customization options")
  @available(macOS, introduced: 13.0, deprecated: 13.0, message: "Please provide either a visibility or customization options")
  @available(tvOS, introduced: 16.0, deprecated: 16.0, message: "Please provide either a visibility or customization options")
  @available(watchOS, introduced: 9.0, deprecated: 9.0, message: "Please provide either a visibility or customization options")
  public func defaultCustomization() -> some CustomizableToolbarContent { self }
}

/// The part of a view that a toolbar belongs to.
@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
public struct ContentToolbarPlacement: Hashable, Sendable {
  @usableFromInline let modelName: String
  @available(iOS 18.4, visionOS 2.4, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let tabViewSidebar: ContentToolbarPlacement = ContentToolbarPlacement(modelName: "tabViewSidebar")
  public static func == (a: ContentToolbarPlacement, b: ContentToolbarPlacement) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// The content of a group of items with a label.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable)
extension LabeledToolbarItemGroupContent: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Group: ToolbarContent where Content: ToolbarContent {
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Never: ToolbarContent, CustomizableToolbarContent {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { unmodeled() }
}

extension View {
  @available(iOS 13.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { unmodeled() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { unmodeled() }
  @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
  @available(tvOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
  @available(watchOS, introduced: 9.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { unmodeled() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { unmodeled() }
  @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
  @available(tvOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
  @available(watchOS, introduced: 9.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(bars.map(\.modelName), visibility) }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(bars.map(\.modelName), visibility) }
  @available(watchOS 9.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { barParts { inputs in titleSize(mode.modelName, inputs) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { unmodeled() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { barItems(content(), "automatic") }
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { let content = content(); return barItems { toolbarItems(content, $0) } }
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View { let content = content(); return barItems { toolbarItems(content, $0) } }
}

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
extension View {
  nonisolated public func contentToolbar<Content: View>(for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content) -> some View { unmodeled() }
  nonisolated public func contentToolbar<Content: ToolbarContent>(for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content) -> some View { unmodeled() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension _ConditionalContent: CustomizableToolbarContent where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
