import Testing

/// Sheets, alerts, navigation, toolbars, keyboard, drag and drop, accessibility and data flow, as apps
/// use them.
@Suite(.enabled(if: knowsAllPlatforms))
struct PresentationAndInputTests {
  @Test(arguments: [
    Snippet.accepted(
      "Sheets, popovers, alerts and dialogs",
      """
      struct Failure: LocalizedError { var errorDescription: String? }
      struct Item: Identifiable { let id: Int }
      struct Screen: View {
        @State private var isShown = false
        @State private var item: Item?
        @State private var failure: Failure?
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("a")
            .sheet(isPresented: $isShown) { dismiss() } content: {
              Text("b").presentationDetents([.medium, .fraction(0.3), .height(90)])
                .presentationDragIndicator(.visible).presentationCornerRadius(9)
                .presentationBackground(.thinMaterial).presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .interactiveDismissDisabled().presentationSizing(.fitted)
            }
            .sheet(item: $item) { Text("\\($0.id)") }
            .fullScreenCover(item: $item) { _ in Text("c") }
            .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
              Text("d").presentationCompactAdaptation(.popover)
            }
            .alert("Title", isPresented: $isShown, presenting: item) { item in
              Button("OK", role: .cancel) {}
              TextField("e", text: .constant(""))
            } message: { Text("\\($0.id)") }
            .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
            .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
              Button("Delete", role: .destructive) {}
            } message: { Text("f") }
            .inspector(isPresented: $isShown) { Text("g").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
        }
      }
      """),
    .accepted(
      "Navigation and toolbars",
      """
      struct Screen: View {
        @State private var path = NavigationPath()
        @State private var visibility = NavigationSplitViewVisibility.all
        @State private var selection: Int?
        var body: some View {
          NavigationStack(path: $path) {
            List { NavigationLink("a", value: 1); NavigationLink { Text("b") } label: { Text("c") } }
              .navigationTitle("d").navigationBarTitleDisplayMode(.inline)
              .navigationDestination(for: Int.self) { Text("\\($0)") }
              .navigationDestination(item: $selection) { Text("\\($0)") }
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("e") { path.append(1) } }
                ToolbarItemGroup(placement: .bottomBar) { Spacer(); Text("f") }
                if selection != nil { ToolbarItem(placement: .principal) { Text("g") } }
              }
              .toolbarBackground(.red, for: .navigationBar).toolbarVisibility(.hidden, for: .tabBar)
              .toolbarTitleMenu { Button("h") {} }.toolbarRole(.editor)
          }
          NavigationSplitView(columnVisibility: $visibility) {
            List(0..<3, selection: $selection) { Text("\\($0)") }.navigationSplitViewColumnWidth(200)
          } detail: { ContentUnavailableView.search(text: "x") }
          .navigationSplitViewStyle(.balanced)
          ContentUnavailableView { Label("i", systemImage: "tray") } description: { Text("j") } actions: { Button("k") {} }
        }
      }
      """),
    .accepted(
      "Tasks, changes, feedback, keys and drops",
      """
      struct Screen: View {
        @State private var count = 0
        @Environment(\\.openURL) private var openURL
        @Environment(\\.scenePhase) private var phase
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("a")
            .onAppear { count = 1 }.onDisappear {}
            .task { await Task.yield() }.task(id: count, priority: .background) { openURL(URL(string: "a:b")!) }
            .onChange(of: count) { old, new in print(old, new) }.onChange(of: phase, initial: true) {}
            .onReceive(timer) { print($0) }
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
            .sensoryFeedback(trigger: count) { old, new in old < new ? .increase : .decrease }
            .focusable().focusEffectDisabled()
            .onKeyPress(.space) { .handled }.onKeyPress(keys: [.upArrow], phases: .down) { press in press.modifiers.isEmpty ? .handled : .ignored }
            .keyboardShortcut(.return, modifiers: [.command, .shift])
            .draggable("text") { Text("preview") }
            .dropDestination(for: String.self) { items, location in !items.isEmpty } isTargeted: { _ in }
            .onOpenURL { _ in }.environment(\\.openURL, OpenURLAction { _ in .systemAction })
            .help("b").id(count).tag(3).zIndex(1).disabled(count > 1).allowsHitTesting(false)
        }
      }
      """),
    .accepted(
      "Accessibility",
      """
      struct Screen: View {
        @AccessibilityFocusState private var isFocused: Bool
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @Namespace private var space
        @State private var value = 1
        var body: some View {
          Text("a")
            .accessibilityElement(children: .combine).accessibilityLabel("b").accessibilityValue(Text("c"))
            .accessibilityHint("d", isEnabled: reduceMotion).accessibilityAddTraits([.isButton, .isSelected])
            .accessibilityRemoveTraits(.isImage).accessibilityIdentifier("e").accessibilityHidden(false)
            .accessibilityAction(named: "f") {}.accessibilityAction(.magicTap) {}.accessibilityActions { Button("g") {} }
            .accessibilityAdjustableAction { direction in
              switch direction {
              case .increment: value += 1
              case .decrement: value -= 1
              @unknown default: break
              }
            }
            .accessibilityFocused($isFocused).accessibilitySortPriority(2).accessibilityHeading(.h2)
            .accessibilityInputLabels(["h", "i"]).accessibilityRepresentation { Toggle("j", isOn: .constant(true)) }
            .accessibilityChildren { Text("k") }.accessibilityLabeledPair(role: .label, id: 1, in: space)
            .accessibilityRotor("l") { AccessibilityRotorEntry("m", id: 1) }
            .accessibilityCustomContent("n", "o", importance: .high).accessibilityShowsLargeContentViewer()
            .accessibilityTextContentType(.plain).accessibilityRespondsToUserInteraction(true)
            .accessibilityLabel { label in Text("p"); label }
        }
      }
      """),
    .accepted(
      "Data flow",
      """
      @Observable @MainActor final class Model { var name = "" }
      final class Older: ObservableObject { @Published var count = 0 }
      extension EnvironmentValues { @Entry var density: CGFloat = 1 }
      extension FocusedValues { @Entry var model: Model? }
      struct Row: View {
        @Bindable var model: Model
        @ObservedObject var older: Older
        @Binding var isOn: Bool
        var body: some View {
          TextField("a", text: $model.name)
          Stepper("b", value: $older.count)
          Toggle("c", isOn: $isOn)
        }
      }
      struct Screen: View {
        @State private var model = Model()
        @StateObject private var older = Older()
        @AppStorage("isOn") private var isOn = false
        @AppStorage("name") private var name: String?
        @Environment(Model.self) private var shared: Model?
        @Environment(\\.density) private var density
        @FocusedValue(\\.model) private var focused
        var body: some View {
          Row(model: model, older: older, isOn: $isOn)
            .environment(model).environment(\\.density, density * 2).environmentObject(older)
            .focusedValue(\\.model, model).transformEnvironment(\\.density) { $0 += 1 }
          Toggle("d", isOn: Binding(get: { name != nil }, set: { name = $0 ? "e" : nil }))
        }
      }
      """),
    .accepted(
      "Views of UIKit",
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        final class Coordinator { var text = "" }
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UILabel { UILabel(frame: .zero) }
        func updateUIView(_ view: UILabel, context: Context) {
          view.text = text
          context.coordinator.text = context.environment.locale.identifier
        }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
          proposal.width.map { uiView.sizeThatFits(CGSize(width: $0, height: 9)) }
        }
      }
      """),
    .rejected(
      "The item of a sheet is identified", "conform to 'Identifiable'",
      "@MainActor func make(_ item: Binding<Data?>) -> some View { Text(\"a\").sheet(item: item) { _ in Text(\"b\") } }"
    ),
    .rejected(
      "The geometry is read outside of the main actor", "main actor-isolated property 'count'",
      """
      @MainActor final class Model { var count = 0 }
      @MainActor func make(_ model: Model) -> some View {
        Text("a").onGeometryChange(for: Int.self) { _ in model.count } action: { _ in }
      }
      """),
  ])
  func compiles(_ snippet: Snippet) async throws {
    try await snippet.check()
  }
}
