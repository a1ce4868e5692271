import Testing

/// Correct Swift that is common in design systems and must not be rejected.
struct IdiomTests {
  private func expectAccepted(
    _ body: String, swift: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func indented(_ text: String, _ depth: Int) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String(repeating: " ", count: depth) + $0 }.joined(separator: "\n")
    }
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties:
        count: {type: Int, default: "0"}
        ratio: {type: Double, default: "0"}
        width: {type: CGFloat, default: "0"}
        name: {type: String, default: '""'}
        note: {type: "String?"}
        names: {type: "[String]", default: "[]"}
        date: {type: Date, default: .now}
        isOn: {type: Bool, binding: true}
        tint: {type: Color, default: .red}
        action: {type: "() -> Void"}
      environment: {dismiss: , colorScheme: , openURL: , layoutDirection: , dynamicTypeSize: }
      state:
        size: {type: CGSize, default: .zero}
        phase: {type: Int, default: "0"}
        isPressed: {type: Bool, default: "false", wrapper: GestureState}
        hasFocus: {type: Bool, wrapper: FocusState}
        thumb: {wrapper: Namespace}
      body: |
      \(indented(body, 2))
      \(swift.isEmpty ? "" : "swift: |\n" + indented(swift, 2))
      """, sourceLocation: sourceLocation)
  }

  @Test func styles() {
    expectAccepted(
      """
      VStack(alignment: .leading, spacing: 8) {
        title.foregroundStyle(.secondary).background(.thinMaterial, in: .rect(cornerRadius: 8))
        title.foregroundStyle(tint.opacity(0.5)).tint(.accentColor)
        title.foregroundStyle(colorScheme == .dark ? Color.white : tint)
        title.foregroundStyle(.red, .blue).background(in: Capsule())
        title.background(Color.red.gradient).background(.red.opacity(0.3))
        title.background { RoundedRectangle(cornerRadius: 8, style: .continuous).fill(tint) }
        title.background(LinearGradient(colors: [.red, tint], startPoint: .top, endPoint: .bottom))
        title.background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        title.overlay(alignment: .topTrailing) { Circle().strokeBorder(.separator, lineWidth: 1) }
        title.overlay(Circle().stroke(tint, style: StrokeStyle(lineWidth: 2, dash: [4, 2])))
        title.overlay(tint, in: Circle()).overlay(Text(name), alignment: .bottom)
        title.border(.red).border(tint, width: 2).shadow(radius: 4)
        title.shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: width)
        title.clipShape(.capsule).clipShape(RoundedRectangle(cornerRadius: width))
        title.clipShape(isOn ? AnyShape(Circle()) : AnyShape(Rectangle())).contentShape(.rect)
        title.contentShape(.interaction, Circle()).containerShape(RoundedRectangle(cornerRadius: 8))
        title.mask(alignment: .leading) { Rectangle() }.mask(Circle())
        Rectangle().fill(tint.gradient).fill(.blue)
        Circle().inset(by: 2).trim(from: 0, to: ratio).rotation(.degrees(-90)).stroke(tint, lineWidth: 2)
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 0, bottomTrailingRadius: 0)
        RoundedRectangle(cornerSize: CGSize(width: 4, height: width)).foregroundColor(tint)
      }
      """)
  }

  @Test func layout() {
    expectAccepted(
      """
      let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 40, maximum: width), spacing: 8)]
      Group {
        title.padding().padding(8).padding(.horizontal).padding(.top, width).padding([.leading, .trailing], 4)
        title.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: width)).padding(.vertical, nil)
        title.frame(width: 44, height: width).frame(maxWidth: .infinity, alignment: .leading)
        title.frame(minWidth: 0, idealWidth: nil, maxWidth: isOn ? .infinity : nil, minHeight: CGFloat(ratio))
        title.frame(alignment: .init(horizontal: .center, vertical: .firstTextBaseline))
        title.offset(x: isOn ? 10 : 0).offset(size).offset(x: size.width / 2, y: -CGFloat(count))
        title.position(x: size.width, y: 3).position(CGPoint(x: 1, y: width)).zIndex(Double(count))
        title.aspectRatio(contentMode: .fit).aspectRatio(1.5, contentMode: .fill).aspectRatio(size, contentMode: .fit)
        title.fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
        title.alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(VerticalAlignment.top) { d in d.height / 2 }
        title.scaleEffect(isOn ? 1.2 : 1).scaleEffect(x: 1, y: ratio).scaleEffect(size, anchor: .bottom)
        title.rotationEffect(.degrees(isOn ? 180 : 0)).rotationEffect(Angle(degrees: ratio), anchor: .topLeading)
        title.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).ignoresSafeArea(.keyboard, edges: .bottom)
      }
      GeometryReader { proxy in
        title.frame(width: proxy.size.width * ratio, height: min(proxy.size.height, 10))
          .offset(y: proxy.frame(in: .global).minY + proxy.safeAreaInsets.top)
      }
      LazyVGrid(columns: columns, alignment: .leading, spacing: 8) { ForEach(names, id: \\.self) { Text($0) } }
      HStack(alignment: .lastTextBaseline) { Spacer(minLength: 0); Divider() }
      ZStack(alignment: .bottomTrailing) { Color.clear; Color(.sRGB, red: 1, green: ratio, blue: 0).opacity(0.5) }
      Grid(alignment: .leading, horizontalSpacing: 4) { GridRow { Text(name); title.gridColumnAlignment(.trailing) } }
      ScrollView(.horizontal, showsIndicators: false) { LazyHStack(pinnedViews: [.sectionHeaders]) { title } }
      ViewThatFits(in: .horizontal) { title; Text(name) }
      """)
  }

  @Test func controls() {
    expectAccepted(
      """
      Button("Save", action: action).buttonStyle(.borderedProminent).controlSize(.large)
      Button(role: .destructive, action: action) { Label("Delete", systemImage: "trash") }.buttonStyle(.plain)
      Button(role: isOn ? .cancel : nil) { action() } label: { title }.buttonBorderShape(.capsule)
      Button { dismiss() } label: { Image(systemName: "xmark").symbolRenderingMode(.hierarchical) }
      Toggle(name, isOn: $isOn).toggleStyle(.switch)
      Toggle(isOn: $isOn) { title }.labelsHidden()
      TextField("Name", text: .constant(name), prompt: Text("x")).textFieldStyle(.roundedBorder).focused($hasFocus)
      TextField("Name", text: .constant(name), axis: .vertical).lineLimit(2...4).submitLabel(.done)
      TextField("N", value: .constant(count), format: .number).onSubmit { hasFocus = false }
      Slider(value: .constant(ratio), in: 0...1, step: 0.1) { title } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
      Stepper("Count", value: .constant(count), in: 0...10, step: 2)
      Picker("Pick", selection: .constant(count)) { ForEach(0..<5) { Text("\\($0)").tag($0) } }.pickerStyle(.segmented)
      DatePicker("Date", selection: .constant(date), displayedComponents: [.date, .hourAndMinute])
      Menu("More") { Button("A", action: action); Divider() } primaryAction: { action() }.menuStyle(.button)
      Link("Site", destination: URL(string: "https://a.b")!)
      ProgressView(value: ratio, total: 1) { title } currentValueLabel: { Text(ratio, format: .percent) }
      ProgressView().progressViewStyle(.circular)
      Gauge(value: ratio, in: 0...1) { title }.gaugeStyle(.accessoryCircularCapacity)
      DisclosureGroup(isExpanded: $isOn) { title } label: { Text(name) }
      LabeledContent("Name", value: name)
      List { Section("A") { ForEach(names, id: \\.self) { name in Text(name) }.onDelete { _ in } } }.listStyle(.plain)
      Form { Section { title } header: { Text(name) } footer: { title } }
      NavigationStack { title.navigationTitle(name).toolbar { ToolbarItem(placement: .primaryAction) { title } } }
      """)
  }

  @Test func texts() {
    expectAccepted(
      """
      Text(name).font(.system(.body, design: .rounded, weight: .bold)).bold().italic(isOn).foregroundColor(tint)
      Text(verbatim: name).font(.system(size: width, weight: .semibold)).fontWeight(isOn ? .bold : .regular)
      Text(date, style: .relative).font(.headline.weight(.bold).monospacedDigit()).kerning(1).tracking(0.5)
      Text(date, format: .dateTime.day().month(.wide)).underline(isOn, color: .red).strikethrough()
      Text(date.formatted(date: .abbreviated, time: .omitted)).multilineTextAlignment(.center).lineSpacing(4)
      Text(count, format: .number.notation(.compactName)).lineLimit(1).lineLimit(2, reservesSpace: true)
      Text(ratio, format: .percent.precision(.fractionLength(0...1))).minimumScaleFactor(0.5).truncationMode(.middle)
      Text("\\(count) of \\(names.count)").textCase(.uppercase).textSelection(.enabled).dynamicTypeSize(...DynamicTypeSize.xxLarge)
      Text(ratio.formatted(.number.precision(.fractionLength(1)))).monospacedDigit().contentTransition(.numericText())
      (Text(name) + Text("x").bold()).font(dynamicTypeSize.isAccessibilitySize ? .caption : .body)
      Text(names.joined(separator: ", ")).allowsTightening(true).baselineOffset(2)
      Text(names.map(\\.count).max() ?? 0, format: .number)
      Text(names.sorted().prefix(3).map { $0.uppercased() }.joined())
      Text(note ?? name).accessibilityLabel(note.map { Text($0) } ?? Text(name))
      Text(note?.trimmingCharacters(in: .whitespaces) ?? name.localizedCapitalized)
      Image(name, bundle: .main).resizable().renderingMode(.template).scaledToFit().imageScale(.large)
      Image(systemName: isOn ? "a" : "b").interpolation(.high).symbolVariant(.fill).font(.title3)
      Label { Text(name) } icon: { Image(systemName: "x") }.labelStyle(.iconOnly)
      AsyncImage(url: URL(string: name)) { image in image.resizable() } placeholder: { ProgressView() }
      """)
  }

  @Test func behavior() {
    expectAccepted(
      """
      title.onAppear { phase += 1 }.onDisappear(perform: action).task { phase = 0 }
      title.onChange(of: isOn) { value in phase = value ? 1 : 0 }
      title.onChange(of: count) { old, new in phase = new - old }.onChange(of: name) { phase = 3 }
      title.onTapGesture { isOn.toggle() }.onTapGesture(count: 2, perform: action).onLongPressGesture(minimumDuration: 1) { }
      title.gesture(DragGesture(minimumDistance: 0).onChanged { size = $0.translation }.onEnded { value in phase = Int(value.location.x) })
      title.simultaneousGesture(TapGesture().onEnded { action() }).highPriorityGesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
      title.animation(.easeInOut(duration: 0.2), value: isOn).animation(isOn ? .default : nil, value: count)
      title.animation(.spring(response: 0.3, dampingFraction: 0.7).delay(0.1), value: phase).transaction { $0.animation = nil }
      title.transition(.opacity.combined(with: .move(edge: .top))).transition(.asymmetric(insertion: .scale, removal: .opacity))
      title.matchedGeometryEffect(id: "thumb", in: thumb).opacity(isOn ? 1 : 0.5).hidden().disabled(!isOn || names.isEmpty)
      title.sheet(isPresented: $isOn) { title.presentationDetents([.medium, .large]) }
      title.popover(isPresented: $isOn, arrowEdge: .top) { title }
      title.alert("Sure?", isPresented: $isOn) { Button("Yes", role: .destructive, action: action) } message: { Text(name) }
      title.confirmationDialog("Sure?", isPresented: $isOn, titleVisibility: .visible) { Button("A") { } }
      title.contextMenu { Button("A", action: action) }.swipeActions(edge: .leading) { Button("B") { } }
      title.environment(\\.layoutDirection, .rightToLeft).environment(\\.colorScheme, .dark).id(count).tag(name)
      title.accessibilityElement(children: .combine).accessibilityAddTraits(isOn ? [.isSelected, .isButton] : .isButton)
      title.accessibilityValue(Text(ratio, format: .percent)).accessibilityHint("x").accessibilityHidden(!isOn)
      title.accessibilityAction(named: "Remove") { action() }.accessibilityAction(.escape, action)
      title.accessibilityAdjustableAction { direction in phase += direction == .increment ? 1 : -1 }
      title.accessibilityRepresentation { Toggle(isOn: $isOn) { title } }.accessibilitySortPriority(2)
      title.onPreferenceChange(Width.self) { _ in }.preference(key: Width.self, value: 3)
      title.background { GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) } }
      title.modifier(Rounded(radius: 3)).rounded(4, isBold: true).onHover { isOn = $0 }
      title.sensoryFeedback(.success, trigger: count).redacted(reason: .placeholder).privacySensitive()
      TimelineView(.periodic(from: date, by: 1)) { context in Text(context.date, style: .time) }
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(tint)) }
      if let note, !note.isEmpty { Text(note) }
      ForEach(Array(names.enumerated()), id: \\.offset) { index, name in Text("\\(index) \\(name)") }
      ForEach(names.indices, id: \\.self) { index in Text(names[index]).zIndex(Double(names.count - index)) }
      """,
      swift: """
        struct Width: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        struct Rounded: ViewModifier {
          var radius: CGFloat
          func body(content: Content) -> some View { content.clipShape(RoundedRectangle(cornerRadius: radius)) }
        }
        extension View {
          func rounded(_ radius: CGFloat, isBold: Bool = false) -> some View {
            modifier(Rounded(radius: radius)).fontWeight(isBold ? .bold : nil)
          }
        }
        """)
  }

  @Test func ownStylesAndShapes() {
    expectAccepted(
      """
      Button("x", action: action).buttonStyle(.pill).buttonStyle(PillStyle(color: tint)).tint(.brand)
      Toggle("x", isOn: $isOn).toggleStyle(CheckStyle())
      Label("x", systemImage: "y").labelStyle(SpacedStyle(gap: 4))
      Wedge(start: .zero, end: .degrees(ratio * 360)).fill(Color.brand).font(.brand).padding(.card)
      Flow(gap: 4) { title; title }
      let stack = isOn ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
      stack { title }
      """,
      swift: """
        struct PillStyle: ButtonStyle {
          var color = Color.red
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(8).background(color, in: Capsule())
              .opacity(configuration.isPressed ? 0.5 : 1).scaleEffect(configuration.isPressed ? 0.9 : 1)
          }
        }
        extension ButtonStyle where Self == PillStyle { static var pill: PillStyle { PillStyle() } }
        struct CheckStyle: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button { configuration.isOn.toggle() } label: {
              HStack { Image(systemName: configuration.isOn ? "a" : "b"); configuration.label }
            }
            .accessibilityValue(configuration.isMixed ? "mixed" : "")
          }
        }
        struct SpacedStyle: LabelStyle {
          let gap: CGFloat
          func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: gap) { configuration.icon; configuration.title }
          }
        }
        struct Wedge: InsettableShape {
          var start: Angle
          var end: Angle
          var inset: CGFloat = 0
          var animatableData: Double { get { end.degrees } set { end = .degrees(newValue) } }
          func path(in rect: CGRect) -> Path {
            var path = Path()
            let center = CGPoint(x: rect.midX, y: rect.midY)
            path.move(to: center)
            path.addArc(center: center, radius: rect.width / 2 - inset, startAngle: start, endAngle: end, clockwise: false)
            path.closeSubpath()
            return path
          }
          func inset(by amount: CGFloat) -> Wedge { var wedge = self; wedge.inset += amount; return wedge }
        }
        struct Flow: Layout {
          var gap: CGFloat
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let width = sizes.map(\\.width).reduce(0, +) + gap * CGFloat(max(0, subviews.count - 1))
            return proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: sizes.map(\\.height).max() ?? 0))
          }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for view in subviews {
              let size = view.dimensions(in: .unspecified)
              view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
              x += size.width + gap
            }
          }
        }
        extension Color { static let brand = Color(red: 0.1, green: 0.2, blue: 0.3) }
        extension ShapeStyle where Self == Color { static var brand: Color { Color.brand } }
        extension Font { static let brand = Font.custom("Brand", size: 12, relativeTo: .body) }
        extension EdgeInsets { static let card = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1) }
        extension View { func padding(_ insets: Card.Insets) -> some View { self } }
        extension Card { struct Insets { static var card: Insets { Insets() } } }
        """)
  }

  /// API of iOS 26, and of systems that the table does not have.
  @Test func laterAPI() {
    expectAccepted(
      """
      title.glassEffect(.regular.interactive(), in: .rect(cornerRadius: 8)).glassEffectID("a", in: thumb)
      Button("x", role: .close) { }.buttonStyle(.glass).buttonStyle(.glassProminent).buttonSizing(.flexible)
      GlassEffectContainer(spacing: 8) { title }
      title.scrollEdgeEffectStyle(.soft, for: .top).backgroundExtensionEffect().tabBarMinimizeBehavior(.automatic)
      title.background(.red, within: ConcentricRectangle()).font(.system(.body).brandNew())
      """)
  }
}
