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

  @Test func closures() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {onTap: "() -> Void", count: {type: Int, binding: true}}
      body: |
        title
          .onTapGesture(perform: «onTap()»)
          .onTapGesture(perform: onTap)
          .onTapGesture { onTap() }
        Button("Save", action: «onTap()»)
      """,
      "a closure is expected, and this is evaluated at once and returns nothing; write it in braces: '{ … }' "
        + "[wrong-type]",
      "a closure is expected, and this is evaluated at once and returns nothing; write it in braces: '{ … }' "
        + "[wrong-type]")
  }

  @Test func optionalOperands() {
    expectProblems(
      """
      component: Card
      properties: {count: Int, limit: "Int?"}
      body: |
        Text(verbatim: "\\(«limit» - count)")
        if count > «limit» { Text(verbatim: "more") }
        if count == limit { Text(verbatim: "all") }
      """,
      "'-' takes no optional values, and this is an 'Int?'; unwrap it with 'if let', or write '?? …' [wrong-type]",
      "'>' takes no optional values, and this is an 'Int?'; unwrap it with 'if let', or write '?? …' [wrong-type]"
    )
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

  @Test func bindingsOfOtherTypes() {
    expectProblems(
      """
      component: Field
      properties: {text: {type: "String?", binding: true}, word: {type: String, binding: true}}
      state: {isFocused: {type: Bool, wrapper: FocusState}}
      body: |
        TextField("Name", text: «$text»)
        Stepper("Size", value: «$word», in: 1...10)
        TextField("Word", text: $word).focused(«isFocused»)
      """,
      "this is the binding of a 'String?', and 'Binding<String>' is expected [wrong-type]",
      "this is the binding of a 'String', and 'Binding<some Strideable>' is expected [wrong-type]",
      "the binding of a focus is expected, and this is its value; write '$isFocused' [wrong-type]")
  }

  @Test func viewsOfTwoTypes() {
    expectProblems(
      """
      component: Dot
      properties: {isRound: Bool, names: "[String]"}
      body: |
        isRound ? «Circle() : Rectangle()»
        if isRound { Circle() } else { «"square"» }
        ForEach(«names.count», id: \\.self) { Text(verbatim: "\\($0)") }
      """,
      "both values of '? :' must have the same type, and these are a 'Circle' and a 'Rectangle'; write 'if' and "
        + "'else', or convert one of them [wrong-type]",
      "a literal is not a view; write 'Text(…)' to show it [wrong-type]",
      "'ForEach' takes a collection, and this is an 'Int'; write '0..<…' [wrong-type]")
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
        func pause() async { await Task.«sleep»(nanoseconds: 1) }
      """,
      "'Cut' is a 'Shape' and has no 'path(in:)'; change its labels [missing-conformance]",
      "the 'else' of a 'guard' must leave the scope; write 'return' before the value [missing-return]",
      "'sleep' can throw; write 'try' before the call, or 'try?' for 'nil' if it throws [missing-try]"
    )
  }
}
