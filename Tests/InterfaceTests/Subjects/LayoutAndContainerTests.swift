import Testing

/// Stacks, grids, scroll views, lists, tables and layouts, as apps use them.
@Suite(.enabled(if: knowsAllPlatforms))
struct LayoutAndContainerTests {
  @Test(arguments: [
    Snippet.accepted(
      "Stacks, grids and views that fit",
      """
      struct Screen: View {
        @Environment(\\.horizontalSizeClass) private var width
        let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.fixed(40))]
        var body: some View {
          ViewThatFits(in: .horizontal) {
            HStack(alignment: .firstTextBaseline, spacing: 4) { Text("a"); Spacer(minLength: 0) }
            VStack(alignment: .leading) { Text("a"); Divider() }
          }
          Grid(alignment: .leading, horizontalSpacing: 8) {
            GridRow(alignment: .top) {
              Text("a").gridCellColumns(2)
              Text("b").gridColumnAlignment(.trailing).gridCellAnchor(.center)
            }
          }
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHGrid(rows: columns, pinnedViews: [.sectionHeaders]) {
              ForEach(0..<3) { Text("\\($0)") }
            }
          }
          let layout = width == .compact ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout())
          layout { Text("a"); Text("b") }
            .frame(minWidth: 10, maxWidth: .infinity, alignment: .leading)
            .padding([.horizontal, .top], 8)
            .safeAreaInset(edge: .bottom, spacing: 0) { Text("c") }
            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
            .contentMargins(.horizontal, 16, for: .scrollContent)
            .layoutPriority(1)
            .alignmentGuide(.leading) { $0[.trailing] }
        }
      }
      """),
    .accepted(
      "Geometry, coordinate spaces, anchors and preferences",
      """
      struct Bounds: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
          value += nextValue()
        }
      }
      struct Screen: View {
        @State private var size = CGSize.zero
        @State private var isTall = false
        var body: some View {
          GeometryReader { proxy in
            Text("a")
              .position(x: proxy.frame(in: .named("all")).midX, y: proxy.size.height / 2)
              .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          }
          .coordinateSpace(.named("all"))
          .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
              ForEach(anchors.indices, id: \\.self) { index in
                let rect = proxy[anchors[index]]
                Rectangle().frame(width: rect.width, height: rect.height)
              }
            }
          }
          .onPreferenceChange(Bounds.self) { _ in }
          .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
          .onGeometryChange(for: Bool.self, of: { $0.size.height > 9 }) { old, new in isTall = old || new }
          .visualEffect { content, proxy in content.offset(y: proxy.size.height).blur(radius: 2) }
        }
      }
      """),
    .accepted(
      "Scroll views know where they are",
      """
      struct Screen: View {
        @State private var position = ScrollPosition(edge: .top)
        @State private var id: Int?
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack(pinnedViews: .sectionFooters) {
                ForEach(0..<9, id: \\.self) { row in
                  Text("\\(row)")
                    .scrollTransition(.interactive, axis: .vertical) { content, phase in
                      content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(1 - abs(phase.value) / 4)
                    }
                    .id(row)
                }
              }
              .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollPosition($position, anchor: .top)
            .scrollPosition(id: $id)
            .scrollBounceBehavior(.basedOnSize)
            .scrollDismissesKeyboard(.interactively)
            .scrollIndicators(.hidden, axes: .vertical)
            .scrollClipDisabled()
            .scrollContentBackground(.hidden)
            .defaultScrollAnchor(.bottom)
            .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 9 } action: { _, _ in }
            .onScrollPhaseChange { _, phase in if phase.isScrolling { proxy.scrollTo(3, anchor: .center) } }
          }
        }
      }
      """),
    .accepted(
      "Lists, sections, swipes and edits",
      """
      struct Item: Identifiable { let id: Int; var name = ""; var children: [Item]? }
      struct Screen: View {
        @State private var items: [Item] = []
        @State private var chosen: Set<Int> = []
        var body: some View {
          List(selection: $chosen) {
            Section("a") {
              ForEach($items) { $item in
                TextField("Name", text: $item.name)
                  .swipeActions(edge: .leading, allowsFullSwipe: false) {
                    Button("Pin", systemImage: "pin") {}.tint(.yellow)
                    Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") }
                  }
                  .listRowInsets(EdgeInsets()).listRowSeparator(.hidden, edges: .top)
                  .listRowBackground(Color.clear).badge(3)
              }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .headerProminence(.increased)
            Section { Text("x") } header: { Text("y") } footer: { Text("z") }
            OutlineGroup(items, children: \\.children) { Text($0.name) }
            DisclosureGroup("More") { Text("b") }
          }
          .listStyle(.insetGrouped)
          .listSectionSpacing(.compact)
          .refreshable { await Task.yield() }
          .toolbar { EditButton() }
          List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
        }
      }
      """),
    .accepted(
      "Tables and tabs",
      """
      struct Row: Identifiable { let id: Int; let name: String; let count: Int }
      struct Screen: View {
        let rows: [Row]
        @State private var order = [KeyPathComparator(\\Row.name)]
        @State private var tab = 0
        @SceneStorage("tabs") private var customization = TabViewCustomization()
        var body: some View {
          Table(rows, sortOrder: $order) {
            TableColumn("Name", value: \\.name)
            TableColumn("Count", value: \\.count) { Text($0.count, format: .number) }.width(min: 20, max: 80)
          }
          TabView(selection: $tab) {
            Tab("One", systemImage: "1.circle", value: 0) { Text("1") }.badge(2)
            TabSection("More") { Tab("Two", systemImage: "2.circle", value: 1) { Text("2") } }
          }
          .tabViewStyle(.sidebarAdaptable)
          .tabViewCustomization($customization)
        }
      }
      """),
    .accepted(
      "A layout with a cache and values of its subviews",
      """
      struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
      struct Flow: Layout {
        var spacing: CGFloat? = nil
        static var layoutProperties: LayoutProperties {
          var properties = LayoutProperties()
          properties.stackOrientation = .vertical
          return properties
        }
        func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) -> CGSize {
          proposal.replacingUnspecifiedDimensions(by: cache.first ?? .zero)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) {
          for (index, subview) in subviews.enumerated() {
            let gap = spacing ?? subview.spacing.distance(to: subview.spacing, along: .vertical)
            subview.place(
              at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * gap * subview[Weight.self]),
              anchor: .topLeading, proposal: ProposedViewSize(cache[index]))
          }
        }
      }
      @MainActor func make() -> some View { Flow(spacing: 3) { Text("a").layoutValue(key: Weight.self, value: 2) } }
      """),
    .accepted(
      "Containers read their subviews, sections and values",
      """
      extension ContainerValues { @Entry var isPinned = false }
      struct Deck<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          Group(sections: content) { sections in
            ForEach(sections) { section in
              section.header
              ForEach(section.content) { subview in
                subview.opacity(subview.containerValues.isPinned ? 1 : 0.5)
              }
            }
          }
          Group(subviews: content) { subviews in
            if subviews.count > 1 { subviews.first }
            ForEach(subviews: content) { $0 }
          }
        }
      }
      @MainActor func make() -> some View {
        Deck { Section("a") { Text("b").containerValue(\\.isPinned, true) } }
      }
      """),
    .rejected(
      "A row of a table is identified", "conform to 'Identifiable'",
      """
      @MainActor func make(_ rows: [Int]) -> some View { Table(rows) { TableColumn("a") { Text("\\($0)") } } }
      """),
    .rejected(
      "An edge is not a set of axes", "type 'Axis.Set' has no member 'leading'",
      "@MainActor func make() -> some View { ScrollView(.leading) { Text(\"a\") } }"),
  ])
  func compiles(_ snippet: Snippet) async throws {
    try await snippet.check()
  }
}
