import Testing

/// Typing mistakes that the Swift compiler would find, and correct Swift that looks like them.
struct SlipTests {
  @Test func correctCode() {
    expectProblems(
      ##"""
      component: Card
      slots: {content: }
      properties:
        rows: {type: "[Row]", binding: true}
        value: Any
        name: String
        load: "() async throws -> Int"
        limit: "Int?"
      modifiers: {edges: {type: LineEdges, default: "[.top]"}}
      types:
        LineEdges: {optionSet: [top, bottom]}
        Row: {conforms: [Identifiable], properties: {id: Int, name: {type: String, binding: true}}}
      state: {isBusy: {type: Bool, default: false}, chosen: {type: "Set<Int>", default: "[]"}}
      body: |
        content
          .padding()
          #if os(macOS)
          .controlSize(.small)
          #endif
        ForEach($rows) { $row in TextField("Name", text: $row.name) }
        ForEach(rows.map(\.name), id: \.self) { Text(verbatim: $0) }
        if case let number as Int = value { Text(number, format: .number) }
        Text(verbatim: name.padding(toLength: 3, withPad: " ", startingAt: 0))
        Text(verbatim: "\((limit ?? 1) - 1)")
          .opacity(isBusy ? 0.5 : 1)
          .onTapGesture { isBusy.toggle() }
          .onAppear { chosen.insert(rows.count) }
          .task {
            do {
              isBusy = try await load() > 1
              try await Task.sleep(nanoseconds: 1)
            } catch let error as URLError {
              print(error)
            } catch { print(error) }
          }
      swift: |
        extension Card {
          var text: String {
            switch value {
            case let number as Int: return "\(number)"
            case (let first as Int, let second as String)?: return "\(first) \(second)"
            default: return ""
            }
          }
          func first(of names: [String]) -> String {
            guard let name = names.first else { return "" }
            var letters = Array(name)
            letters.removeLast()
            return String(letters)
          }
        }
      """##)
  }

  /// Correct Swift in types of a spec's own, which no table describes.
  @Test func correctDeclarations() {
    expectProblems(
      ##"""
      component: Card
      slots: {content: }
      properties: {spans: "[(start: Int, length: Int)]", symbol: String}
      state: {isDone: {type: Bool, default: false}}
      body: |
        content
          .contentTransition(.symbolEffect(.replace.downUp))
          .accessibilityLabel(Text(verbatim: "\(spans.first?.length ?? 0)"))
      swift: |
        struct Bag {
          let numbers: [Int]
          init?(_ text: String) {
            guard !text.isEmpty else { return nil }
            numbers = text.compactMap(\.wholeNumberValue)
          }
        }
        struct Marks: OptionSet {
          let rawValue: Int
          static let bold = Marks(rawValue: 1)
          mutating func toggleBold() { formSymmetricDifference(.bold) }
        }
        enum Phase {
          case idle, busy
          static let all = [idle, busy]
          static var first: Phase { idle }
          func next(_ other: Phase = busy) -> Phase { other }
        }
        struct Probe { let values: [Int] }
        extension Probe: Sequence {
          func makeIterator() -> IndexingIterator<[Int]> { values.makeIterator() }
        }
        @dynamicMemberLookup struct Lens {
          subscript(dynamicMember name: String) -> String { name }
        }
        class Shape {
          var sides = 0
          init(sides: Int) { self.sides = sides }
        }
        final class Square: Shape {
          init() { super.init(sides: 4) }
        }
        struct Field: View {
          @State private var text: String
          init(text: String) { _text = State(initialValue: text) }
          var body: some View { Text(text) }
        }
        extension Card {
          func longest(_ numbers: [Int]) -> Int {
            guard var least = numbers.first else { return 0 }
            for number in numbers where number < least { least = number }
            if var most = numbers.last { most += 1; print(most) }
            var seen: Set<Int> = []
            return seen.insert(least).inserted ? least : 0
          }
          func change(_ count: inout Int, by update: (inout Int) throws -> Void) rethrows {
            try update(&count)
          }
          func all(_ lens: Lens, _ probe: Probe) async -> String {
            let names = probe.map(String.init)
            print(names)
            async let pause: Void = Task.sleep(nanoseconds: 1)
            try? await pause
            var count = Bag("12").map { $0.numbers.count } ?? 0
            change(&count) { $0 += Square().sides }
            return lens.title + "\(probe.map { $0 + count })"
          }
        }
      """##)
  }

  @Test func namesOfOtherThings() {
    expectProblems(
      """
      component: Card
      conforms: [Hashable]
      generics: {Value: {conforms: [Hashable, Sendable]}}
      slots: {title: {options: [text]}}
      properties: {value: Value, phase: {type: Phase, default: .idle}}
      types:
        Phase:
          cases: [idle, busy]
          swift: |
            var next: Phase {
              switch self {
              case .idle: «busy»
              case .busy: .idle
              }
            }
      body: |
        title
          .opacity(«fadde» ? 1 : 0)
          .foregroundStyle(Value.«title»)
        Text(verbatim: String(«loocalized»: "a"))
        if value == value { «value» }
      swift: |
        extension Card {
          @«number» func width(_ side: «notification») -> Int { side.count }
        }
      """,
      "'busy' cannot be found here; did you mean '.busy'? [unknown-name]",
      "'fadde' cannot be found in this spec, the library, SwiftUI or Foundation; declare it under 'slots', "
        + "'properties', 'state' or 'swift' [unknown-name]",
      "'Value' is a generic parameter and has no member 'title' [no-such-member]",
      "'String' has no parameter 'loocalized'; did you mean 'localized'? [unknown-argument]",
      "this is a 'Value', which need not be a view; show it in a view, or leave it out [wrong-type]",
      "'number' is not an attribute; write a property wrapper, or remove '@number' [unknown-type]",
      "'notification' is not a type; write the name of a type [unknown-type]")
  }

  @Test func valuesOfCases() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {phase: {type: Phase, default: .idle}}
      types: {Phase: {cases: {idle: , delayed: {values: {by: {type: Int}}}}}}
      body: |
        title.opacity(phase == .«delayed» ? 1 : 0)
        switch phase {
        case .idle: title
        case .delayed(«days»: 1): title
        case .delayed(by: 2), .delayed(3): title
        case .delayed: title
        }
        if case .delayed = phase { title }
      """,
      "the case '.delayed' has a value; write '.delayed(…)', or 'if case .delayed = …' to compare without "
        + "values [missing-argument]",
      "the label of this value of '.delayed' is 'by'; write 'by: …' [unknown-argument]")
  }

  @Test func closuresThatCannotWait() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: |
        VStack {
          title.onAppear { await load() }
          Button("Load") { Task { await load() } }
        }
        .task { await load() }
      swift: |
        extension Card {
          func load() async {}
          func perform(_ action: @«escping» () -> Void) {}
        }
      """,
      "there is no attribute 'escping'; did you mean 'escaping'? [unknown-type]")
  }

  @Test func membersOfOtherFrameworks() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {edges: {type: Edge.Set, default: .all}, names: "[String]", item: Item}
      types: {Item: {properties: {address: {type: Address}}}, Address: {properties: {city: String}}}
      body: |
        title
          .foregroundStyle(Color.«secondaryLabel»)
          .opacity(edges.contains(Edge.top) ? 1 : 0)
          .opacity(edges.contains(.top) ? 1 : 0)
        GeometryReader { proxy in title.frame(width: proxy.frame.width) }
        Line().stroke(style: StrokeStyle(lineWidth: 1, lineCap: .«small»))
        ForEach(0...3) { _ in title }
        ForEach(0...3, id: \\.self) { _ in title }
      swift: |
        struct Line: Shape {
          func path(in rect: CGRect) -> Path { Path(rect) }
          private var small: Int { 1 }
        }
      """,
      "'Color' has no member 'secondaryLabel', which is a color of UIKit; write "
        + "'Color(uiColor: .secondaryLabel)' under '#if canImport(UIKit)', or a color of your tokens "
        + "[no-such-member]",
      "'CGLineCap' has no member 'small'; its members are 'butt', 'round' and 'square' "
        + "[no-such-member]")
  }

  @Test func mutatingMethods() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {names: "[String]", isOn: {type: Bool, binding: true}, isLarge: Bool}
      styles:
        automatic:
          body: |
            configuration.title.onTapGesture {
              configuration.isOn.toggle()
              configuration.«isLarge».toggle()
            }
      swift: |
        extension Card {
          func clear() { «names».removeAll() }
        }
      """,
      "'isLarge' cannot be changed by a style; write 'binding: true' in the property [assigned-constant]",
      "'names' cannot be changed here; write 'binding: true' in the property, or declare the value under 'state' "
        + "[assigned-constant]")
  }

  @Test func viewsOfTwoTypes() {
    expectProblems(
      """
      component: Dot
      properties: {isRound: Bool, names: "[String]"}
      body: |
        isRound ? Circle() : Rectangle()
        if isRound { Circle() } else { «"square"» }
        ForEach(names.count, id: \\.self) { Text(verbatim: "\\($0)") }
      """,
      "a literal is not a view; write 'Text(…)' to show it [wrong-type]")
  }

  @Test func requirementsOfProtocols() {
    expectProblems(
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.clipShape(Cut())
      swift: |
        struct «Cut»: Shape {
          func path(of rect: CGRect) -> Path { Path() }
        }
        func first(_ names: [String]) -> String {
          guard let name = names.first else { «""» }
          return name
        }
        func pause() async { await Task.sleep(nanoseconds: 1) }
      """,
      "'Cut' is a 'Shape' and has no 'path(in:)'; change its labels [missing-conformance]",
      "the 'else' of a 'guard' must leave the scope; write 'return' before the value [missing-return]"
    )
  }
}
