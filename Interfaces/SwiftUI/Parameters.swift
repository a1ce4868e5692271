// swift-format-ignore-file
// The types of modifiers' parameters.

/// What the return key says.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}
/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
/// What a shape is the shape of.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}
/// The border of a button.
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { interfaceOnly() }
}
/// Which letters become capitals.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { interfaceOnly() }
  public static var words: TextInputAutocapitalization { interfaceOnly() }
  public static var sentences: TextInputAutocapitalization { interfaceOnly() }
  public static var characters: TextInputAutocapitalization { interfaceOnly() }
}
/// What happens under a pointer.
public struct HoverEffect {
  public static var automatic: HoverEffect { interfaceOnly() }
  public static var highlight: HoverEffect { interfaceOnly() }
  public static var lift: HoverEffect { interfaceOnly() }
}
/// What one feels.
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { interfaceOnly() }
  /// How heavy something is.
  public struct Weight: Equatable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }
}
/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { interfaceOnly() }
  public static func height(_ height: CGFloat) -> PresentationDetent { interfaceOnly() }
}
/// When scroll indicators show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}
/// Where a search field is.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
}
/// Where a popover points.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { interfaceOnly() }
}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { interfaceOnly() }
}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { interfaceOnly() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: DisabledTextSelectability { interfaceOnly() } }

/// The items of a toolbar.
@preconcurrency @MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: ToolbarContent {}
/// Where an item of a toolbar is.
public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { interfaceOnly() }
  public static var principal: ToolbarItemPlacement { interfaceOnly() }
  public static var navigation: ToolbarItemPlacement { interfaceOnly() }
  public static var primaryAction: ToolbarItemPlacement { interfaceOnly() }
  public static var secondaryAction: ToolbarItemPlacement { interfaceOnly() }
  public static var status: ToolbarItemPlacement { interfaceOnly() }
  public static var confirmationAction: ToolbarItemPlacement { interfaceOnly() }
  public static var cancellationAction: ToolbarItemPlacement { interfaceOnly() }
  public static var destructiveAction: ToolbarItemPlacement { interfaceOnly() }
  public static var keyboard: ToolbarItemPlacement { interfaceOnly() }
  public static var topBarLeading: ToolbarItemPlacement { interfaceOnly() }
  public static var topBarTrailing: ToolbarItemPlacement { interfaceOnly() }
  public static var bottomBar: ToolbarItemPlacement { interfaceOnly() }
}
/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  @MainActor @preconcurrency public var body: Never { return interfaceOnly() }
}
extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
/// Items of a toolbar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public var body: Never { return interfaceOnly() }
}
/// Makes the items of a toolbar.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent { c0 }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent { c0 }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent { return interfaceOnly() }
}

