import PortableViews
import Testing

/// Constructs without a counterpart in UIKit, by name.
struct NotPortableTests {
  @Test(arguments: [
    "GeometryReader", "Grid", "LazyVStack", "LazyHStack", "List", "Form",
    "NavigationStack", "TabView", "Menu", "TimelineView",
  ]) func view(_ name: String) {
    expect("\(name) { Divider() }", becomes: "not portable: \(name)")
  }

  @Test(arguments: [
    "alignmentGuide(.top) { $0[.top] }", "matchedGeometryEffect(id: 1, in: space)",
    "mask { Circle() }", "controlSize(.large)", "accessibilityAdjustableAction { direction in }",
    "redacted(reason: [])", "gesture(DragGesture())", "scrollPosition(id: 1)", "badge(1)",
    "environment(\\.locale, x)", "preference(key: A.self, value: 1)", "visualEffect { a, b in a }",
    "blur(radius: 1)", "ignoresSafeArea()", "toolbar {}", "swipeActions {}", "drawingGroup()",
  ]) func modifier(_ call: String) {
    let name = call.prefix { $0.isLetter }
    expect("Divider().\(call)", becomes: "not portable: \(name)")
  }

  @Test func statements() {
    expect("var a = 1\nDivider()", becomes: "not portable: var")
    expect("func f() {}\nDivider()", becomes: "not portable: func")
  }

  @Test func values() {
    expect(
      "Divider().background(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))",
      becomes: "not portable: LinearGradient")
    expect("Text(configuration.role.message)", becomes: "not portable: LocalizedStringKey")
    expect(
      "Circle().fill(configuration.role.tone)",
      becomes: """
        let view = ShapeView(.circle)
        configuration.onChange { configuration in
          view.fill(UIColor(configuration.role.tone))
        }
        return view
        """)
    expect(
      "Text(verbatim: \"a\").multilineTextAlignment(.trailing)", becomes: "not portable: .trailing")
    expect("Divider().contentShape(Circle())", becomes: "not portable: contentShape")
    expect(
      "configuration.title.focused($isFocused)", becomes: "not portable: focused",
      .style(["isFocused": .focus]))
    expect(
      "HStack { configuration.title; configuration.title }",
      becomes: "not portable: configuration.title in two places")
  }

  /// A length is judged by what it is, not by the letters of its name.
  @Test func lengthsThatCanBeNil() throws {
    for name in ["vanillaWidth", "nilRadius", "infinityInset"] {
      #expect(
        try lowering(
          "Divider().frame(minWidth: \(name), maxHeight: \(name))",
          .style([name: .value(changes: false)])
        ).contains("not portable") == false)
    }
    for length in ["isWide ? 8 : nil", "isWide ? 8 : .none", "limit.map { _ in nil } ?? nil"] {
      expect(
        "Divider().frame(minWidth: \(length))", becomes: "not portable: frame without a length",
        .style(["isWide": .value(changes: false), "limit": .value(changes: false)]))
    }
    expect(
      "Divider().frame(maxHeight: isWide ? 8 : .infinity)",
      becomes: "not portable: frame without a length", .style(["isWide": .value(changes: false)]))
  }

  @Test func everythingIsNamedInOrder() {
    expect(
      "VStack { Menu {}; Divider().blur(radius: 1) }.toolbar {}",
      becomes: "not portable: Menu\nnot portable: blur\nnot portable: toolbar")
  }

  @Test func places() throws {
    let body = try block("VStack {\n  Divider().blur(radius: 1)\n}")
    guard case .notPortable(let blockers) = lowered(body, names: .style()) else {
      Issue.record("portable")
      return
    }
    let place = body.tree?.place(blockers[0].range)
    #expect(place.map { $0.source[$0.span] } == "blur")
  }
}
