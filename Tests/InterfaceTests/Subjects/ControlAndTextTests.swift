import Testing

/// Controls and their styles, text and its formats, images and symbols, as apps use them.
@Suite(.enabled(if: knowsAllPlatforms))
struct ControlAndTextTests {
  @Test(arguments: [
    Snippet.accepted(
      "Buttons, menus, links and their styles",
      """
      struct Pressed: ButtonStyle {
        @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
            .foregroundStyle(configuration.role == .destructive ? .red : .accentColor)
        }
      }
      struct Screen: View {
        @State private var isOn = false
        var body: some View {
          Button("a", systemImage: "plus", role: .cancel) {}.buttonStyle(.borderedProminent)
          Button { isOn.toggle() } label: { Label("b", systemImage: "star") }
            .buttonStyle(Pressed()).buttonBorderShape(.roundedRectangle(radius: 4))
            .buttonRepeatBehavior(.enabled).controlSize(.large).keyboardShortcut("s", modifiers: .command)
          Menu("c") {
            Button("d") {}
            Toggle("e", isOn: $isOn)
            ControlGroup { Button("f") {} }.controlGroupStyle(.compactMenu)
          } primaryAction: {}
          .menuStyle(.borderlessButton).menuOrder(.fixed).menuIndicator(.hidden)
          Link("g", destination: URL(string: "https://example.com")!)
          ShareLink(item: URL(string: "https://example.com")!, preview: SharePreview("h"))
          PasteButton(payloadType: String.self) { _ in }
          Text("i").contextMenu { Button("j") {} } preview: { Text("k") }
        }
      }
      """),
    .accepted(
      "Toggles, pickers, sliders, dates and colors",
      """
      enum Size: String, CaseIterable, Identifiable { case small, large; var id: Self { self } }
      struct Screen: View {
        @State private var isOn = false
        @State private var size = Size.small
        @State private var optional: Size?
        @State private var amount = 0.5
        @State private var count = 1
        @State private var date = Date.now
        @State private var dates: Set<DateComponents> = []
        @State private var color = Color.red
        var body: some View {
          Toggle(isOn: $isOn) { Text("a") }.toggleStyle(.switch).tint(.green)
          Picker("b", selection: $size) { ForEach(Size.allCases) { Text($0.rawValue).tag($0) } }
            .pickerStyle(.segmented)
          Picker(selection: $optional) { Text("x").tag(Size?.none) } label: { Text("y") } currentValueLabel: { Text("z") }
          Slider(value: $amount, in: 0...1, step: 0.1) { Text("c") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } onEditingChanged: { _ in }
          Stepper("d", value: $amount, in: 1...9, step: 2, format: .number)
          Stepper { Text("e") } onIncrement: {} onDecrement: {}
          DatePicker("f", selection: $date, in: ...Date.now, displayedComponents: [.date]).datePickerStyle(.graphical)
          MultiDatePicker("g", selection: $dates)
          ColorPicker("h", selection: $color, supportsOpacity: false)
          Gauge(value: amount, in: 0...1) { Text("i") } currentValueLabel: { Text(amount, format: .percent) }
            .gaugeStyle(.accessoryCircularCapacity)
          ProgressView(value: amount, total: 2) { Text("j") }.progressViewStyle(.linear)
          ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false)
          LabeledContent("k", value: count, format: .number)
        }
      }
      """),
    .accepted(
      "Styles for most controls",
      """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: {
            Image(systemName: configuration.isMixed ? "minus" : "checkmark")
            configuration.label
          }
          Toggle(isOn: configuration.$isOn) { configuration.label }
        }
      }
      struct Ring: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
          configuration.currentValueLabel
        }
      }
      struct Bar: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          ProgressView(configuration).progressViewStyle(.circular)
          Text(configuration.fractionCompleted ?? 0, format: .percent)
        }
      }
      struct Box: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; configuration.content } }
      }
      struct Chip: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.icon; configuration.title } }
      }
      struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isExpanded.toggle() } label: { configuration.label }
          if configuration.isExpanded { configuration.content }
        }
      }
      struct Row: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; configuration.content } }
      }
      struct Plain: FormStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
      }
      struct Hold: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.onLongPressGesture(minimumDuration: 1) { configuration.trigger() }
        }
      }
      struct Dots: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration).labelStyle(.iconOnly) }
      }
      @MainActor func make() -> some View {
        Form { GroupBox("a") { Text("b") } }
          .toggleStyle(Check()).gaugeStyle(Ring()).progressViewStyle(Bar()).groupBoxStyle(Box())
          .labelStyle(Chip()).disclosureGroupStyle(Fold()).labeledContentStyle(Row()).formStyle(Plain())
          .buttonStyle(Hold()).menuStyle(Dots())
      }
      """),
    .accepted(
      "Texts, fonts and formats",
      """
      struct Screen: View {
        @ScaledMetric(relativeTo: .title) private var height = 12
        @Environment(\\.dynamicTypeSize) private var size
        let name: String
        let resource: LocalizedStringResource = "resource"
        var body: some View {
          Text("Hello \\(name), \\(3) \\(Date.now, style: .relative) \\(2.5, format: .percent) \\(Image(systemName: "star"))")
            .font(.custom("Inter", size: 12, relativeTo: .body).weight(.semibold).leading(.tight))
            .fontDesign(.rounded).fontWidth(.condensed).monospacedDigit().kerning(1).tracking(2)
            .lineLimit(2, reservesSpace: true).lineLimit(1...3).truncationMode(.middle)
            .multilineTextAlignment(.center).minimumScaleFactor(0.5).textCase(.uppercase)
            .underline(pattern: .dash, color: .red).strikethrough(false).textSelection(.enabled)
            .dynamicTypeSize(.small ... .accessibility1)
          Text(name).bold(size.isAccessibilitySize).italic() + Text("b").foregroundStyle(.secondary)
          Text(resource)
          Text(Date.now, format: .dateTime.day().month(.wide))
          Text(12.5, format: .currency(code: "EUR").precision(.fractionLength(2)))
          Text(Date.now...Date.now.addingTimeInterval(9))
          Text(["a", "b"], format: .list(type: .and))
          Text(timerInterval: Date.now...Date.now.addingTimeInterval(9), showsHours: false)
          Text(AttributedString("c"))
          Text(verbatim: name).privacySensitive().redacted(reason: .placeholder).speechSpellsOutCharacters()
        }
      }
      """),
    .accepted(
      "Text fields, focus and submitting",
      """
      struct Screen: View {
        enum Field: Hashable { case name, amount }
        @FocusState private var field: Field?
        @State private var name = ""
        @State private var amount = 1.0
        @State private var selection: TextSelection?
        var body: some View {
          TextField("a", text: $name, prompt: Text("b")).focused($field, equals: .name)
            .textContentType(.name).textInputAutocapitalization(.words).autocorrectionDisabled()
            .submitLabel(.next).onSubmit { field = .amount }
          TextField("c", value: $amount, format: .number).keyboardType(.decimalPad).focused($field, equals: .amount)
          TextField("d", text: $name, axis: .vertical).textFieldStyle(.roundedBorder)
          TextField("e", text: $name, selection: $selection)
          SecureField("f", text: $name)
          TextEditor(text: $name).scrollContentBackground(.hidden).findDisabled()
        }
      }
      struct Search: View {
        @State private var text = ""
        @State private var isPresented = false
        var body: some View {
          NavigationStack { Text(text) }
            .searchable(text: $text, isPresented: $isPresented, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
            .searchSuggestions { Text("a").searchCompletion("a") }
            .searchScopes($text) { Text("All").tag("") }
            .onSubmit(of: .search) {}
        }
      }
      """),
    .accepted(
      "Images and symbols",
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.palette)
            .foregroundStyle(.red, .blue).symbolVariant(.fill.circle).imageScale(.large)
            .symbolEffect(.bounce, value: count).symbolEffect(.pulse, options: .repeating, isActive: count > 1)
            .contentTransition(.symbolEffect(.replace))
          Image("a", bundle: .main, label: Text("b")).resizable(capInsets: EdgeInsets(), resizingMode: .tile)
            .interpolation(.high).antialiased(true).renderingMode(.template).scaledToFill().clipShape(.circle)
          Image(decorative: "c").resizable().aspectRatio(4 / 3, contentMode: .fit)
          AsyncImage(url: nil) { $0.resizable() } placeholder: { ProgressView() }
          AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { phase in
            switch phase {
            case .empty: Color.gray
            case .success(let image): image.resizable()
            case .failure: Image(systemName: "xmark")
            @unknown default: EmptyView()
            }
          }
        }
      }
      """),
    .rejected(
      "A toggle's binding is of a Boolean", "cannot convert value of type 'Binding<Int>'",
      "@MainActor func make(_ value: Binding<Int>) -> some View { Toggle(\"a\", isOn: value) }"),
    .rejected(
      "A style of another control", "ToggleStyle",
      "@MainActor func make() -> some View { Toggle(\"a\", isOn: .constant(true)).toggleStyle(.segmented) }"
    ),
    .rejected(
      "A phase of an image may grow", "switch covers known cases",
      """
      @MainActor @ViewBuilder func make(_ phase: AsyncImagePhase) -> some View {
        switch phase {
        case .empty: Text("a")
        case .success(let image): image
        case .failure: Text("b")
        }
      }
      """),
  ])
  func compiles(_ snippet: Snippet) async throws {
    try await snippet.check()
  }
}
