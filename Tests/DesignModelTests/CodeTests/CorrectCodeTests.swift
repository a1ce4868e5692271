import Testing

/// Correct Swift that resembles rejected code.
struct CorrectCodeTests {
  @Test func membersOfViewsListsAndNumbers() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}, more: {options: [empty]}}
      properties: {count: Int, names: "[String]"}
      environment: {tone: {type: Color, default: .red, modifier: toned}}
      styles:
        automatic:
          body: |
            VStack {
              configuration.title.font(.footnote).toned(.red).cardStyle(.automatic).named("x")
              if !configuration.more.isEmpty { configuration.more.bold() }
              Text("a").bold().foregroundColor(.red).underline()
              Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2)
              Image(systemName: "x").resizable().scaledToFit()
            }
            .padding(.horizontal, CGFloat(configuration.count.magnitude))
            .disabled(configuration.names.isEmpty || configuration.count.isMultiple(of: 2))
            .opacity(Double(configuration.names.first?.count ?? 0).rounded())
      configuration: {title: , more: , count: , names: }
      swift: |
        extension View {
          func named(_ name: String) -> some View { accessibilityLabel(name) }
        }
        private struct Line: Shape {
          func path(in rect: CGRect) -> Path { Path() }
        }
        private struct Host: View {
          var body: some View { Line() }
        }
      """)
  }

  /// What public packages write: extensions in conditions, methods with the names of the API's that they call, and names
  /// of frameworks that SwiftUI exports.
  @Test func publicPackages() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title.framed().shadow(.soft)
      swift: |
        #if os(iOS)
        extension View {
          func framed() -> some View { border(.red) }
        }
        extension CGRect {
          func point(at edge: Edge) -> CGPoint { CGPoint(x: minX, y: minY) }
        }
        #endif
        extension CGRect {
          var start: CGPoint { point(at: .leading) }
        }
        struct Soft { static let soft = Soft() }
        extension View {
          func shadow(_ style: Soft) -> some View { shadow(color: .black, radius: 2) }
        }
        extension InsettableShape {
          func fill(_ style: some ShapeStyle, strokeBorder: some ShapeStyle) -> some View {
            fill(style).overlay { strokeBorder.opacity(0.5) }
          }
        }
        extension String {
          func contains(_ other: String, caseSensitive: Bool) -> Bool {
            caseSensitive ? contains(other) : lowercased().contains(other.lowercased())
          }
        }
        private let paramSecClass = kSecClass as String
        #if os(iOS)
        extension Color {
          var components: CIColor { CIColor(color: UIColor(self)) }
        }
        #endif
      """)
  }

  /// A module that one file imports adds members that all files of the target see.
  @Test func membersOfImportedModules() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title.padding(Picker.standard.insts)
      """, handwritten: "import Photos\nenum Picker { static let standard = Filter() }")
  }

  @Test func calls() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}, thumb: {arguments: {isOn: Bool}}}
      properties:
        isOn: {type: Bool, binding: true}
        format: {type: "(Double, Int) -> String"}
        onTap: {type: "(() -> Void)?"}
        place: {type: Place, default: 'Place("x", 1)'}
      types:
        Place:
          properties:
            city: {type: String, label: _}
            people: {type: Int, label: _, default: "0"}
            note: {type: "String?"}
            handler: {type: "(() -> Void)?"}
      styles:
        automatic:
          body: |
            VStack {
              configuration.thumb(isOn: configuration.isOn)
              Toggle(isOn: configuration.$isOn) { configuration.title }
              Text(configuration.format(1, 2))
              Button("x") { configuration.onTap?() }
              if let onTap = configuration.onTap { Button("y", action: onTap) }
              Text(Place("x", note: "y").city + Place("x", 2) { }.city)
            }
            .frame(width: 44, height: 44)
            .cardStyle(.framed(lineWidth: 2))
        framed:
          parameters: {lineWidth: {type: CGFloat, default: 1}, color: {type: "Color?"}}
          body: |
            Card(configuration)
              .border(color ?? .red, width: lineWidth)
              .cardStyle(.framed())
      previews:
        one:
          body: |
            Card(isOn: .constant(true), format: { value, _ in "\\(value)" }, place: .init("x"), title: "x") { isOn in Text(isOn ? "a" : "b") }
      swift: |
        private func distance(_ meters: Double, isShort: Bool = true, unit: String...) -> String { "x" }
        extension Card {
          private var way: String { distance(1) + distance(2, isShort: false, unit: "a", "b") }
          private func log<Value>(_ value: Value, to place: Place? = nil) {}
          func use() { log(1); log("x", to: Place("x")); local(3) }
          private func local(_ count: Int) { func local(text: String) {}; local(text: "x") }
        }
      """)
  }

  @Test func types() {
    expectProblems(
      """
      component: Card
      imports: [Foundation]
      slots: {title: {options: [text]}}
      properties:
        company: "String?"
        count: Int
        ratio: {type: Double, default: "1"}
        width: {type: CGFloat, default: "1"}
        levels: {type: Levels, default: 'Levels(left: 1, right: 2)'}
        items: "[Row]"
        link: {type: "URL?", default: 'URL(string: "https://example.com")'}
        isOpen: {type: Bool, binding: true}
      environment: {colorScheme: , reduced: {keyPath: accessibilityReduceMotion}}
      state:
        isFocused: {type: Bool, wrapper: FocusState}
        field: {type: "Field?", wrapper: FocusState}
        drag: {type: CGSize, default: .zero, wrapper: GestureState}
        side: {type: CGFloat, default: 24, wrapper: "ScaledMetric(relativeTo: .title)"}
      types:
        Field: {cases: [street, city]}
        Levels: {conforms: [Equatable], properties: {left: Double, right: Double}}
        Row: {conforms: [Identifiable], properties: {id: String, name: String}}
      body: |
        VStack {
          if let company { Text(company) }
          Text(company ?? "none")
          Text(verbatim: "+" + String(count) + "\\(ratio)")
          Text(ratio, format: .number)
          Circle().frame(width: ratio * width, height: width / CGFloat(count) * 2)
            .opacity(Double(count) / ratio)
            .opacity(colorScheme == .dark ? 1 : 0.5)
            .foregroundStyle(reduced ? Color.red : .blue)
            .foregroundStyle(reduced ? .red : .secondary)
            .foregroundStyle(reduced ? .primary : .secondary)
            .animation(.default, value: levels)
            .animation(.default, value: count)
          ForEach(items) { row in Text(row.name) }
          ForEach(items, id: \\.name) { row in Text(row.name) }
          ForEach(0..<count, id: \\.self) { Text("\\($0)") }
          TextField("x", text: .constant("y")).focused($isFocused)
          TextField("x", text: .constant("y")).focused($field, equals: .street)
          if levels == Levels(left: 1, right: 1) || isOpen { title }
          if $isOpen.wrappedValue { title }
          DisclosureGroup("x", isExpanded: $isOpen) { title }
        }
        .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
        .sheet(isPresented: $isOpen) { title }
        .onChange(of: count) { _ in }
      """)
  }

  @Test func statements() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {phase: {type: Phase, default: .idle}, code: {type: "Code?", default: 'try? Code(digits: "1")'}}
      types:
        Phase:
          cases:
            idle:
            running: {values: {fraction: {type: Double, label: _}, isPaused: Bool}}
          swift: |
            var name: String {
              switch self {
              case .idle: "idle"
              case .running(let fraction, _) where fraction > 1: "much"
              case .running: secret
              }
            }
            private var secret: String { "x" }
            static var first: Self { .idle }
        Code:
          properties: {digits: String}
          throws: |
            guard digits.count == 5 else { throw CancellationError() }
      body: |
        switch phase {
        case .running(let fraction, isPaused: let isPaused) where isPaused: title.opacity(fraction)
        case .running(let values): title.opacity(values.fraction)
        case let .running(fraction, _): title.opacity(fraction)
        case .idle: title
        }
        switch phase {
        case .idle: title
        default: title
        }
        Text(phase.name)
      swift: |
        extension Card {
          @ViewBuilder private var mark: some View {
            if phase.name.isEmpty { Image(systemName: "x") } else { Text("y") }
          }
          private var size: CGFloat {
            let base: CGFloat = 3
            if base > 2 { return base } else { return 4 }
          }
          private var other: CGFloat {
            let base: CGFloat = 3
            guard base > 2 else { return 0 }
            switch phase {
            case .idle: return 1
            case .running: fatalError()
            }
          }
          private func choose(_ phase: inout Phase, count: Int?) throws -> Int {
            phase = .idle
            guard let count else { return 0 }
            _ = try Code(digits: "x")
            for index in 0..<count where index > 3 { return index }
            return count
          }
          private var mixed: some View {
            let count = 3
            return Text("\\(count)")
          }
        }
      """)
  }

  @Test func closures() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties:
        page: {type: Int, binding: true}
      modifiers:
        format: {type: (Double) -> String, default: '{ "\\($0)" }'}
        combine: {type: "(Int, Int) -> Int", default: '{ $0 + $1 }'}
        other: {type: "(Int, Int) -> Int", default: "{ first, _ in first }"}
        none: {type: () -> Void, default: "{ }"}
        pair: {type: "((Int, Int)) -> Int", default: "{ $0.0 }"}
      styles: {automatic: {body: "configuration.title.onTapGesture { configuration.show(3) }"}}
      configuration:
        title:
        page:
        show: {type: (Int) -> Void, value: "{ page = $0 }"}
      """)
  }

  @Test func conformances() {
    expectProblems(
      """
      component: Card
      generics: {Value: {conforms: "Hashable & Comparable"}, Number: {conforms: BinaryInteger}}
      slots: {title: {options: [text]}}
      properties:
        value: Value
        range: ClosedRange<Value>
        count: Number
        kinds: Set<Kind>
        names: "[Kind: String]"
        limits: ClosedRange<Double>
      types:
        Kind: {cases: [one, two]}
        Item: {conforms: [Hashable], properties: {kind: Kind, color: Color, names: "[String]", size: "Double?"}}
        Other:
          conforms: [Hashable]
          properties: {title: LocalizedStringKey}
          swift: |
            static func == (left: Self, right: Self) -> Bool { true }
            func hash(into hasher: inout Hasher) {}
      initializers:
        strategy: explicit
        forms:
          - {title: [text, view]}
          - title: text
            name: whole
            generics: {Number: Int, Items: {conforms: [Sequence]}}
            parameters: {items: {type: Items}, count: {label: number}}
            where: Items.Element == Value
      body: |
        if value < range.upperBound || count < 3 { title }
      """)
  }

  /// Names that something other than the code around declares: extensions of its types, another spec, the API or C.
  @Test func namesDeclaredElsewhere() {
    expectProblems(
      of: [
        """
        component: Card
        slots: {title: {options: [text]}}
        properties: {tiles: Int}
        types:
          Measure:
            properties: {value: Double}
            constants: {small: {value: ".init(value: 1)"}}
            swift: |
              static func smallest() -> Measure { small }
          Fault: {conforms: [Error], cases: [one], swift: "var text: String { localizedDescription }"}
        swift: |
          struct Helper: View {
            let number: Int
            var body: some View { headline.padding(gap) }
          }
          struct Gauge {
            var first = unit
            let count = 1
            lazy var second = whole
          }
          extension Helper {
            var headline: some View { Text("x") }
          }
          extension Gauge {
            static var unit: Int { 4 }
            var whole: Int { count }
          }
          extension Helper {
            var gap: CGFloat { 4 }
          }
          extension Color {
            static var night: Color { black }
            func mixed() -> Color { self }
          }
        body: |
          VStack { title; Helper(number: tile()).outlined() }
        """,
        """
        component: Box
        slots: {title: {options: [text]}}
        swift: |
          func tile() -> Int { timezone }
          extension View {
            func outlined() -> some View { framed() }
            func framed() -> some View { padding() }
          }
        body: title
        """,
      ])
  }
}
