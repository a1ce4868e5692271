// swift-format-ignore-file
// Navigation bars, toolbars, search fields and tab bars: what views say about them, and the containers that have them.

/// A bar at an edge of a container.
@_spi(Model) public enum ModelBar: String {
  /// Three children: what is at its start, in the middle, and at its end.
  case navigation = "navigation bar"
  /// The title below the navigation bar.
  case title = "large title"
  case search = "search bar"
  case toolbar
  case tabs = "tab bar"
  case pages = "page dots"
}

/// What a view says about the bars of the containers around it.
enum BarPart {
  case item(placement: String, [ModelNode])
  case title(ModelNode, large: ModelNode)
  case titleIsLarge(Bool)
  case search(ModelNode)
  case visibility(bar: String, isHidden: Bool)
}
enum BarParts: PreferenceKey {
  static var defaultValue: [BarPart] { [] }
  static func reduce(value: inout [BarPart], nextValue: () -> [BarPart]) { value += nextValue() }
}

extension EnvironmentValues {
  /// Whether a navigation stack around the view has bars.
  var hasBars: Bool {
    get { read(false) }
    set { write(newValue) }
  }
  /// The search field of a view around the next navigation stack.
  var outerSearch: ErasedView? {
    get { read(nil) }
    set { write(newValue) }
  }
  /// What ends the search, while there is one.
  var searchEnd: (@MainActor () -> Void)? {
    get { read(nil) }
    set { write(newValue) }
  }
  var tabStyle: ModelTabStyle {
    get { read(ModelTabStyle()) }
    set { write(newValue) }
  }
  /// Forgets the bars around a presentation, which has none.
  mutating func leaveBars() {
    hasBars = false
    outerSearch = nil
    searchEnd = nil
    container = nil
    isInList = false
  }
}

extension View {
  /// The view, with parts of the bars of the navigation stack around it. Without one, they are not shown.
  nonisolated func barParts(_ parts: @escaping @MainActor (Inputs) -> [BarPart]) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, inputs in
      guard inputs.environment.hasBars else { return node }
      return addingParts(parts(inputs), to: node, inputs)
    }
  }
  /// The view, with a wish about a bar of a container around it.
  nonisolated func barVisibility(_ bars: [String], _ visibility: Visibility) -> ModifiedContent<Self, NodeModifier> {
    let bars = bars.isEmpty ? ["automatic"] : bars
    return changingNode { node, inputs in
      if visibility == .automatic { return node }
      return addingParts(bars.map { .visibility(bar: $0, isHidden: visibility == .hidden) }, to: node, nil)
    }
  }
  nonisolated func barTitle(_ title: Text, isLarge: Bool? = nil) -> ModifiedContent<Self, NodeModifier> {
    barParts { inputs in
      @MainActor func node(_ text: some View, _ part: String) -> ModelNode {
        ModelNode(.group, nodes(of: text.lineLimit(1).accessibilityAddTraits(.isHeader), inputs.at(.part(part))))
      }
      let small = node(title.font(.headline).inSmallBar(), "title"), large = node(title.font(.largeTitle.bold()), "large title")
      return [.title(small, large: large)] + (isLarge.map { [.titleIsLarge($0)] } ?? [])
    }
  }
  nonisolated func barItems<V: View>(_ view: V, _ placement: String) -> ModifiedContent<Self, NodeModifier> {
    barParts { [.item(placement: placement, nodes(of: inBar(view), $0.at(.part(placement))))] }
  }
  /// The view, with the items of a toolbar.
  nonisolated func barItems(_ items: @escaping @MainActor (Inputs) -> [ModelToolbarItem]) -> ModifiedContent<Self, NodeModifier> {
    barParts { inputs in
      items(inputs.at(.part("toolbar"))).map { .item(placement: $0.placement, nodes(of: inBar(ErasedContent($0.view)), $0.inputs)) }
    }
  }
}

/// A view in a bar, in which labels show their icons alone.
private func inBar<V: View>(_ view: V) -> some View { view.labelStyle(.iconOnly).inSmallBar() }

extension View {
  /// Texts in a bar do not grow.
  fileprivate func inSmallBar() -> some View {
    dynamicTypeSize(...DynamicTypeSize.large).accessibilityShowsLargeContentViewer()
  }

  nonisolated func changingTabStyle<S: TabViewStyle>(_ style: S) -> some View {
    let name = "\(S.self)"
    return changingEnvironment { environment in
      #if !os(macOS)
      if let page = style as? PageTabViewStyle {
        environment.tabStyle = ModelTabStyle(isPaged: true, dots: page.dots.modelName)
        return
      }
      #endif
      environment.tabStyle = ModelTabStyle()
      // On an iPhone, these are tab bars.
      if !["DefaultTabViewStyle", "TabBarOnlyTabViewStyle", "SidebarAdaptableTabViewStyle"].contains(name) {
        environment.modelHost?.unmodeled.insert(name)
      }
    }
  }
}

/// The wish for a title below the bar.
@MainActor func titleSize(_ mode: String, _ inputs: Inputs) -> [BarPart] {
  switch mode {
  case "automatic": []
  case "inline": [.titleIsLarge(false)]
  case "large": [.titleIsLarge(true)]
  default:
    {
      inputs.scope.host.unmodeled.insert("title display mode \(mode)")
      return []
    }()
  }
}

@MainActor private func addingParts(_ parts: [BarPart], to node: ModelNode, _ inputs: Inputs?) -> ModelNode {
  let outer = ModelNode(.group, [node])
  var isRead = false
  outer.preferences[ObjectIdentifier(BarParts.self)] = { [unowned outer] in
    isRead = true
    return (outer.children[0].preference(BarParts.self) ?? []) + parts
  }
  // A view that is made for its place comes too late for the bars, from whose size its place follows.
  inputs?.scope.host.afterLayout.append { if !isRead { inputs?.scope.host.unmodeled.insert("bars of views in a geometry reader") } }
  return outer
}

// MARK: - Navigation stacks

/// A view with the bars that it wants.
nonisolated struct NavigationBars: View, PrimitiveView {
  typealias Body = Never
  let root: ErasedView
  var body: Never { interfaceOnly() }

  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { inputs in
      var inner = inputs.at(.content)
      inner.environment.hasBars = true
      inner.environment.outerSearch = nil
      let container = ModelContainer()
      inner.environment.container = container
      let content = ModelNode(.group, nodes(of: ErasedContent(root), inner))
      content.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
      var parts = content.preference(BarParts.self) ?? []
      if let search = inputs.environment.outerSearch {
        parts.append(.search(ModelNode(.group, nodes(of: ErasedContent(search), inputs.at(.part("search"))))))
      }
      return Bars(parts, inputs).around(content, container)
    }
  }
}

/// Columns beside each other, or one of them on a narrow screen.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated struct SystemSplitView: View {
  let sidebar, content, detail: ErasedView?
  let visibility: NavigationSplitViewVisibility
  let compactColumn: String
  @Environment(\.horizontalSizeClass) private var width
  @MainActor var body: some View {
    if width == .compact {
      switch compactColumn {
      case "detail": detail.map(NavigationBars.init)
      case "content": (content ?? detail).map(NavigationBars.init)
      default: sidebar.map(NavigationBars.init)
      }
    } else {
      HStack(spacing: 0) {
        if visibility != .detailOnly, visibility != .doubleColumn || content == nil { sidebar.map { NavigationBars(root: $0).frame(width: 320) } }
        if visibility != .detailOnly { content.map { NavigationBars(root: $0).frame(width: 320) } }
        detail.map(NavigationBars.init)
      }
    }
  }
}

extension NavigationView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { NavigationBars(root: root).items(inputs) }
}

/// The bars of a navigation stack.
@MainActor private struct Bars {
  var start: [ModelNode] = [], middle: [ModelNode] = [], end: [ModelNode] = [], bottom: [ModelNode] = []
  var menu: [ModelNode] = []
  var titles: (small: ModelNode, large: ModelNode)?
  var titleIsLarge = true
  var search: ModelNode?
  var isHidden = false
  /// What concerns containers around the stack.
  var rest: [BarPart] = []
  let inputs: Inputs

  init(_ parts: [BarPart], _ inputs: Inputs) {
    self.inputs = inputs
    for part in parts {
      switch part {
      case .item(let placement, let nodes):
        switch placement {
        case "navigation", "topBarLeading", "navigationBarLeading", "cancellationAction": start += nodes
        case "principal", "title": middle += nodes
        case "automatic", "primaryAction", "confirmationAction", "destructiveAction", "topBarTrailing", "navigationBarTrailing": end += nodes
        case "secondaryAction": menu += nodes
        case "bottomBar", "status": bottom += nodes
        // It is shown with the keyboard, which the model does not have.
        case "keyboard": break
        default: inputs.scope.host.unmodeled.insert("placement \(placement)")
        }
      case .title(let small, let large): titles = (small, large)
      case .titleIsLarge(let isLarge): titleIsLarge = isLarge
      case .search(let field): search = field
      case .visibility(let bar, let isHidden):
        switch bar {
        case "automatic", "navigationBar": self.isHidden = isHidden
        case "bottomBar": if isHidden { bottom = [] }
        default: rest.append(part)
        }
      }
    }
    if !menu.isEmpty {
      let items = menu
      let more = Menu { NodesView(items: items) } label: { Image(systemName: "ellipsis.circle").accessibilityLabel(Text(verbatim: "More")) }
      end += nodes(of: more, inputs.at(.part("more")))
    }
  }

  func around(_ content: ModelNode, _ container: ModelContainer) -> ModelNode {
    var node = container.node(made(.filling, [content]))
    if !bottom.isEmpty { node = made(.barred(.bottom), [node, made(.bar(.toolbar), bottom)]) }
    if !isHidden {
      if let search { node = made(.barred(.top), [node, made(.bar(.search), [search])]) }
      let showsLarge = titleIsLarge && middle.isEmpty
      if let titles, showsLarge { node = made(.barred(.top), [node, made(.bar(.title), [titles.large])]) }
      let middle = middle.isEmpty ? titles.map { showsLarge ? [] : [$0.small] } ?? [] : middle
      if !(start + middle + end).isEmpty || titles != nil {
        let parts = [start, middle, end].map { made(.group, $0) }
        node = made(.barred(.top), [node, made(.bar(.navigation), parts)])
      }
    }
    node.preferences[ObjectIdentifier(BarParts.self)] = { [rest] in rest }
    return node
  }

  private func made(_ kind: ModelNode.Kind, _ children: [ModelNode]) -> ModelNode {
    let node = ModelNode(kind, children)
    node.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    return node
  }
}

/// Views that are nodes already.
nonisolated struct NodesView: View, PrimitiveView {
  typealias Body = Never
  nonisolated(unsafe) let items: [ModelNode]
  var body: Never { interfaceOnly() }
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    items.enumerated().map { place, node in Item(id: AnyHashable(place)) { _ in node } }
  }
}

// MARK: - Toolbars

/// An item of a toolbar, and where its view is evaluated.
struct ModelToolbarItem {
  let placement: String
  let view: ErasedView
  let inputs: Inputs
}

/// Content of a toolbar that the model knows, so that its body is not asked.
protocol PrimitiveToolbarContent {
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem]
}

/// The items that the content of a toolbar comes to.
@MainActor func toolbarItems<C: ToolbarContent>(_ content: C, _ inputs: Inputs) -> [ModelToolbarItem] {
  if let primitive = content as? any PrimitiveToolbarContent { return primitive.toolbarItems(inputs) }
  let scope = inputs.scope.child(.body, C.self)
  scope.host.bodyCount += 1
  return toolbarItems(linked(content, in: scope, inputs.environment).body, Inputs(environment: inputs.environment, scope: scope))
}

/// Several parts of a toolbar.
nonisolated struct ToolbarParts: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  typealias Body = Never
  nonisolated(unsafe) var parts: [@MainActor (Inputs) -> [ModelToolbarItem]] = []
  var body: Never { return interfaceOnly() }

  func with<C: ToolbarContent>(_ content: C) -> ToolbarParts {
    var copy = self
    copy.parts.append { SwiftUI.toolbarItems(content, $0) }
    return copy
  }
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem] {
    parts.enumerated().flatMap { place, part in part(inputs.at(.index(place))) }
  }
}
/// An item of a toolbar, without its type.
nonisolated struct ToolbarStorage: Sendable {
  let placement: String
  let view: ErasedView
  init<V: View>(_ placement: ToolbarItemPlacement, _ view: V) { (self.placement, self.view) = (placement.modelName, ErasedView(view)) }

  @MainActor func items(_ inputs: Inputs) -> [ModelToolbarItem] { [ModelToolbarItem(placement: placement, view: view, inputs: inputs)] }
}
extension ToolbarItem: PrimitiveToolbarContent {
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem] { storage.items(inputs) }
}
extension ToolbarItemGroup: PrimitiveToolbarContent {
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem] { storage.items(inputs) }
}
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ToolbarSpacer: PrimitiveToolbarContent {
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem] { storage.items(inputs) }
}
extension ToolbarTitleMenu: PrimitiveToolbarContent {
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem] {
    inputs.scope.host.unmodeled.insert("ToolbarTitleMenu")
    return []
  }
}
extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem] { SwiftUI.toolbarItems(content, inputs.at(.content)) }
}
extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem] { map { SwiftUI.toolbarItems($0, inputs.at(.content)) } ?? [] }
}
extension _ConditionalContent: PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor func toolbarItems(_ inputs: Inputs) -> [ModelToolbarItem] {
    switch storage {
    case .first(let content): SwiftUI.toolbarItems(content, inputs.at(.branch(true)))
    case .second(let content): SwiftUI.toolbarItems(content, inputs.at(.branch(false)))
    }
  }
}

// MARK: - Search

/// Gives a view a search field in the bars of the navigation stack around it, or in it.
nonisolated struct SearchModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let text: Binding<String>
  nonisolated(unsafe) let isPresented: Binding<Bool>?
  let prompt: Text?

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    let state = inputs.scope.child(.part("search")).slot(0) { StoredState(false, inputs.scope.host.changes) }
    let isSearching = isPresented ?? Binding(read: { state.value }, write: { new, _ in state.value = new })
    let field = SystemSearchField(text: text, isSearching: isSearching, prompt: prompt ?? Text(verbatim: "Search"))
    let text = text
    let end: @MainActor () -> Void = {
      guard isSearching.wrappedValue else { return }
      isSearching.wrappedValue = false
      text.wrappedValue = ""
    }
    let isInStack = inputs.environment.hasBars
    let searched = EnvironmentModifier { environment in
      environment.searchEnd = isSearching.wrappedValue ? end : nil
      if !isInStack { environment.outerSearch = ErasedView(field) }
    }
    return NodeModifier { node, inputs in
      guard isInStack else { return node }
      let part = ModelNode(.group, nodes(of: field, inputs.at(.part("field"))))
      return addingParts([.search(part)], to: node, inputs)
    }.items(inputs) { searched.items($0, of: content) }
  }
}

nonisolated struct SystemSearchField: View {
  nonisolated(unsafe) let text: Binding<String>
  nonisolated(unsafe) let isSearching: Binding<Bool>
  let prompt: Text
  @MainActor var body: some View {
    ControlView({ inputs in
      let environment = inputs.environment
      var control = ModelControl(
        .textField(text.wrappedValue, prompt: nil, isSecure: false, isSearch: true), inputs,
        activate: { isSearching.wrappedValue = true })
      control.showsLabel = false
      control.type = {
        isSearching.wrappedValue = true
        text.wrappedValue = $0
      }
      control.submit = { environment.submit(.search) }
      return control
    }, label: prompt, look: HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color(.placeholder))
      if text.wrappedValue.isEmpty { prompt.foregroundStyle(Color(.placeholder)) } else { Text(verbatim: text.wrappedValue) }
    }
    .lineLimit(1).padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)).frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.fill), in: RoundedRectangle(cornerRadius: 10)).accessibilityHidden(true))
  }
}

// MARK: - Tabs

/// A tab, and where its content is evaluated.
struct ModelTab {
  var value: AnyHashable?
  var role: String?
  var label: ErasedView?
  var content: ErasedView
  var inputs: Inputs
  var badge: Text?
  var isHidden = false
  var isDisabled = false
  var accessibility: [AccessibilityChange] = []
}
/// What a modifier says about a view that is a tab.
struct ModelTabTrait {
  var label: ErasedView?
  var badge: Text?
  var tab: ModelTab?
}
/// How tabs are switched.
struct ModelTabStyle: Sendable {
  var isPaged = false
  var dots = "automatic"
}

/// Tabs that the model knows, so that their body is not asked.
protocol PrimitiveTabContent {
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab]
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor func tabs<C: TabContent>(of content: C, _ inputs: Inputs) -> [ModelTab] {
  if let primitive = content as? any PrimitiveTabContent { return primitive.tabs(inputs) }
  let scope = inputs.scope.child(.body, C.self)
  scope.host.bodyCount += 1
  return tabs(of: linked(content, in: scope, inputs.environment).body, Inputs(environment: inputs.environment, scope: scope))
}

/// A tab without its type.
struct TabStorage: Sendable {
  nonisolated(unsafe) var value: AnyHashable?
  var role: String?
  var label: ErasedView?
  var content: ErasedView

  init<C: View>(_ value: AnyHashable?, _ role: TabRole?, _ content: C) {
    (self.value, self.role, self.content) = (value, role?.modelName, ErasedView(content))
    if self.role == "search" { label = ErasedView(Label { Text(verbatim: "Search") } icon: { Image(systemName: "magnifyingglass") }) }
  }
  init<C: View, L: View>(_ value: AnyHashable?, _ role: TabRole?, _ content: C, _ label: L) {
    self.init(value, role, content)
    self.label = ErasedView(label)
  }
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] { [ModelTab(value: value, role: role, label: label, content: content, inputs: inputs)] }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: PrimitiveTabContent {
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] { storage.tabs(inputs) }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection: PrimitiveTabContent {
  // A tab bar shows the tabs of sections without their headers.
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] { list.tabs(inputs) }
}
/// Tabs without their types.
struct TabList: Sendable {
  nonisolated(unsafe) var parts: [@MainActor (Inputs) -> [ModelTab]] = []
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  func with<C: TabContent>(_ content: C) -> TabList {
    var copy = self
    copy.parts.append { SwiftUI.tabs(of: content, $0) }
    return copy
  }
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] { parts.enumerated().flatMap { place, part in part(inputs.at(.index(place))) } }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension AnyTabContent: PrimitiveTabContent {
  init(list: TabList) { self.list = list }
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] { list.tabs(inputs) }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach: PrimitiveTabContent where Content: TabContent {
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] {
    data.enumerated().flatMap { place, element in SwiftUI.tabs(of: content(element), inputs.at(.id(AnyHashable(identify(element, place))))) }
  }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group: PrimitiveTabContent where Content: TabContent {
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] { SwiftUI.tabs(of: content, inputs.at(.content)) }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] { map { SwiftUI.tabs(of: $0, inputs.at(.content)) } ?? [] }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension _ConditionalContent: PrimitiveTabContent where TrueContent: TabContent, FalseContent: TabContent {
  @MainActor func tabs(_ inputs: Inputs) -> [ModelTab] {
    switch storage {
    case .first(let content): SwiftUI.tabs(of: content, inputs.at(.branch(true)))
    case .second(let content): SwiftUI.tabs(of: content, inputs.at(.branch(false)))
    }
  }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  /// The tabs, each with a change.
  nonisolated func changingTabs(_ change: @escaping @MainActor (inout ModelTab, Inputs) -> Void) -> AnyTabContent<TabValue> {
    let content = self
    return AnyTabContent(list: TabList(parts: [{ inputs in
      SwiftUI.tabs(of: content, inputs).map { tab in
        var tab = tab
        change(&tab, inputs)
        return tab
      }
    }]))
  }
  nonisolated func unmodeledTab(_ name: StaticString = #function) -> AnyTabContent<TabValue> {
    changingTabs { _, inputs in inputs.scope.host.unmodeled.insert("\(name)") }
  }
  nonisolated func accessibleTab(_ isEnabled: Bool, _ change: @escaping AccessibilityChange) -> AnyTabContent<TabValue> {
    changingTabs { tab, _ in if isEnabled { tab.accessibility.append(change) } }
  }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContentBuilder.Content: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    SwiftUI.tabs(of: tabs, inputs.at(.content)).map { tab in
      Item(
        id: AnyHashable(ObjectIdentifier(tab.inputs.scope)), traits: [ObjectIdentifier(ModelTabTrait.self): ModelTabTrait(tab: tab)]
      ) { environment in
        ModelNode(.group, nodes(of: ErasedContent(tab.content), Inputs(environment: environment, scope: tab.inputs.scope)))
      }
    }
  }
}

extension View {
  nonisolated func tabTrait(_ change: @escaping (inout ModelTabTrait) -> Void) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(ModelTabTrait.self)) {
      var trait = $0 as? ModelTabTrait ?? ModelTabTrait()
      change(&trait)
      return trait
    })
  }
}

/// Which tab a tab view shows if nobody else keeps it, and which it has shown.
@MainActor private final class ShownTabs {
  let own: StoredState<AnyHashable?>
  var visited: Set<AnyHashable> = []
  init(_ changes: PendingChanges) { own = StoredState(nil, changes) }
}

nonisolated struct SystemTabView<Value: Hashable, Content: View>: View, PrimitiveView {
  typealias Body = Never
  nonisolated(unsafe) let selection: Binding<Value>?
  let content: Content
  var body: Never { interfaceOnly() }

  @MainActor func items(_ inputs: Inputs) -> [Item] {
    let shown = inputs.scope.child(.part("tabs")).slot(0) { ShownTabs(inputs.scope.host.changes) }
    let views = listItems(content, inputs.at(.content)).filter { trait($0)?.tab?.isHidden != true }
    return single(inputs) { inputs in
      let selected = position(in: views, shown)
      if views.indices.contains(selected) { shown.visited.insert(views[selected].id) }
      var node = ModelNode(.filling)
      for (place, view) in views.enumerated() where shown.visited.contains(view.id) {
        // A tab that was shown before keeps its state.
        let container = ModelContainer()
        var environment = inputs.environment
        environment.container = container
        let made = view.make(environment)
        if place == selected { node = container.node(ModelNode(.filling, [made])) }
      }
      node.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
      let parts = node.preference(BarParts.self) ?? []
      var hidesBar = false
      for case .visibility("tabBar", let isHidden) in parts { hidesBar = isHidden }
      let style = inputs.environment.tabStyle
      if !style.isPaged, views.count > 5 { inputs.scope.host.unmodeled.insert("more than five tabs") }
      let hasDots = style.dots == "always" || style.dots == "automatic" && views.count > 1
      guard style.isPaged ? hasDots : !hidesBar else { return node }
      let bar = ModelNode(.bar(style.isPaged ? .pages : .tabs), style.isPaged ? dots(views, selected, shown, inputs) : buttons(views, selected, shown, inputs))
      bar.isRightToLeft = node.isRightToLeft
      var group = ModelAccessibility()
      group.children = style.isPaged ? nil : .contain
      if !style.isPaged { group.addedTraits = .isTabBar }
      let outer = ModelNode(style.isPaged ? .overlay(.bottom) : .barred(.bottom), [node, ModelNode(.accessibility(group), [bar])])
      outer.preferences[ObjectIdentifier(BarParts.self)] = { [BarPart]() }
      return outer
    }
  }

  private func trait(_ item: Item) -> ModelTabTrait? { item.traits[ObjectIdentifier(ModelTabTrait.self)] as? ModelTabTrait }

  private func value(of item: Item, at place: Int) -> Value? {
    let tag = trait(item)?.tab?.value ?? item.traits[ObjectIdentifier(TagTrait.self)] as? AnyHashable
    return (tag?.base ?? item.id.base) as? Value ?? place as? Value
  }

  @MainActor private func position(in views: [Item], _ shown: ShownTabs) -> Int {
    if let selection {
      let selected = selection.wrappedValue
      return views.enumerated().first { value(of: $0.element, at: $0.offset) == selected }?.offset ?? 0
    }
    return views.firstIndex { $0.id == shown.own.value } ?? 0
  }

  @MainActor private func select(_ place: Int, _ views: [Item], _ shown: ShownTabs) {
    guard views.indices.contains(place) else { return }
    if let selection {
      if let value = value(of: views[place], at: place) { selection.wrappedValue = value }
    } else {
      shown.own.value = views[place].id
    }
  }

  @MainActor private func buttons(_ views: [Item], _ selected: Int, _ shown: ShownTabs, _ inputs: Inputs) -> [ModelNode] {
    views.enumerated().map { place, view in
      let trait = trait(view)
      let label = (trait?.tab?.label ?? trait?.label).map(ErasedContent.init)
      var inner = inputs.at(.part("tab")).at(.index(place))
      if trait?.tab?.isDisabled == true { inner.environment.isEnabled = false }
      let look = label.labelStyle(TabLabelStyle()).font(.system(size: 10, weight: .medium)).lineLimit(1).inSmallBar()
        .foregroundStyle(place == selected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(HierarchicalShapeStyle.secondary))
      var parts = nodes(of: look, inner)
      if parts.count > 1, parts.contains(where: \.isTextItself) {
        // The text of a tab names its picture.
        parts = parts.map { node in
          guard !node.isTextItself else { return node }
          var hidden = ModelAccessibility()
          hidden.isHidden = true
          return ModelNode(.accessibility(hidden), [node])
        }
      }
      let column = ModelNode(.column(.center, spacing: 2), parts)
      column.isRightToLeft = inner.environment.layoutDirection == .rightToLeft
      let control = ModelControl(.button(role: nil), inner, activate: { select(place, views, shown) })
      let button = ModelNode(.control(control), [ModelNode(.group, [column])])
      button.isRightToLeft = column.isRightToLeft
      var change = ModelAccessibility()
      if place == selected { change.addedTraits = .isSelected }
      if let badge = trait?.tab?.badge ?? trait?.badge { change.value = badge.spoken(in: inner.environment) }
      for more in trait?.tab?.accessibility ?? [] { more(&change, inner.environment) }
      return ModelNode(.accessibility(change), [button])
    }
  }

  /// The dots of pages, which are adjusted as one element.
  @MainActor private func dots(_ views: [Item], _ selected: Int, _ shown: ShownTabs, _ inputs: Inputs) -> [ModelNode] {
    let count = views.count
    let dots = HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { place in
        Circle().fill(Color.white.opacity(place == selected ? 1 : 0.3)).frame(width: 8, height: 8)
      }
    }
    .accessibilityElement().accessibilityValue(Text(verbatim: "page \(selected + 1) of \(count)"))
    .accessibilityAdjustableAction { select(selected + ($0 == .increment ? 1 : -1), views, shown) }
    return nodes(of: dots, inputs.at(.part("dots")))
  }
}

/// A picture above its title.
nonisolated private struct TabLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

extension ModelNode {
  /// Whether it is a text, whatever modifiers it has.
  fileprivate var isTextItself: Bool {
    switch kind {
    case .text: true
    case .image, .shape: false
    default: children.count == 1 && children[0].isTextItself
    }
  }
}
