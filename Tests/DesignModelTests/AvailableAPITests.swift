import Testing

/// The SwiftUI API in a library's Swift is available on each of its platforms.
struct AvailableAPITests {
  private let project = """
    library: Kit
    platforms: {iOS: "17.0", macOS: "14.0", tvOS: "17.0", watchOS: "10.0", visionOS: "1.0"}
    """

  private func message(_ title: String, _ platforms: String, _ availability: String) -> String {
    "'\(title)' is not available on \(platforms), which this library supports; write it in '#if "
      + "os(…)', or add 'availability: {\(availability)}' [unavailable-api]"
  }

  @Test func viewsAndModifiers() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {value: {type: Double, binding: true}, mode: {type: «EditMode», default: .inactive}}
      body: |
        title.«onHover» { print($0) }.padding().onTapGesture { value = 1 }
          .gesture(«DragGesture»().onEnded { _ in }).onLongPressGesture { value = 2 }
        «Slider»(value: $value)
        SwiftUI.«Stepper»("Value", value: $value)
        Text("x").textContentType(.name)
      """,
      message(
        "EditMode", "macOS and watchOS", "macOS: unavailable, watchOS: unavailable"),
      message("onHover", "tvOS and watchOS", "tvOS: unavailable, watchOS: unavailable"),
      message("DragGesture", "tvOS", "tvOS: unavailable"),
      message("Slider", "tvOS", "tvOS: unavailable"),
      message("Stepper", "tvOS", "tvOS: unavailable"), project: project)
  }

  @Test func initializersStylesAndMembers() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {isOn: {type: Bool, binding: true}}
      environment: {«editMode»: , isEnabled: }
      styles:
        automatic:
          environment: [«resetFocus»]
          body: |
            List { configuration.title }.listStyle(.«insetGrouped»)
            Toggle("x", isOn: configuration.$isOn)
              .toggleStyle(configuration.isOn ? .«checkbox» : .switch)
        framed:
          availability: {macOS: unavailable}
          body: |
            configuration.title.toolbar { ToolbarItem(placement: .bottomBar) { Text("x") } }
              .foregroundStyle(.«windowBackground»)
            Image(uiImage: UIImage()).colorScheme(«ColorScheme».init(.dark) ?? .light)
      """,
      message("editMode", "macOS and watchOS", "macOS: unavailable, watchOS: unavailable"),
      message("resetFocus", "iOS and visionOS", "iOS: unavailable, visionOS: unavailable"),
      message(
        ".insetGrouped", "macOS, tvOS and watchOS",
        "macOS: unavailable, tvOS: unavailable, watchOS: unavailable"),
      message(
        ".checkbox", "iOS, tvOS, watchOS and visionOS",
        "iOS: unavailable, tvOS: unavailable, watchOS: unavailable, visionOS: unavailable"),
      message(".windowBackground", "visionOS", "visionOS: unavailable"),
      message("ColorScheme(_:)", "watchOS", "watchOS: unavailable"), project: project)
  }

  /// Conditions about systems are evaluated.
  @Test func conditions() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: |
        #if os(iOS) || os(visionOS) && !os(tvOS)
          title.onHover { _ in }.«focusSection»()
        #elseif !os(macOS)
          title.«badge»(1)
        #else
          title.badge(2)
        #endif
        title
          #if !(os(tvOS) || os(watchOS))
            .onHover { _ in }.«navigationBarTitleDisplayMode»(.inline)
          #endif
          .padding()
        #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
          EditButton()
        #endif
        #if targetEnvironment(macCatalyst)
          title.focusSection()
        #endif
        #if DEBUG
          title.focusSection()
        #endif
        if #available(iOS 17, *) { title.«badge»(3) }
        if #available(tvOS 27, watchOS 27, *) { title.badge(4) }
      swift: |
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        extension View {
          func dotted() -> some View { badge(5) }
          @available(macOS, unavailable)
          func keyboard() -> some View { keyboardType(.default) }
        }
        extension View {
          func marked() -> some View {
            guard #available(tvOS 27, watchOS 27, *) else { return AnyView(self.«badge»(6)) }
            return AnyView(badge(7))
          }
        }
      """,
      message("focusSection", "iOS and visionOS", "iOS: unavailable, visionOS: unavailable"),
      message("badge", "tvOS and watchOS", "tvOS: unavailable, watchOS: unavailable"),
      message("navigationBarTitleDisplayMode", "macOS", "macOS: unavailable"),
      message("badge", "tvOS and watchOS", "tvOS: unavailable, watchOS: unavailable"),
      message("badge", "tvOS and watchOS", "tvOS: unavailable, watchOS: unavailable"),
      project: project)
  }

  /// Declarations of the module are not SwiftUI's.
  @Test func namesOfTheModule() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}, badge: {arguments: {count: Int}}}
      environment: {popover: {type: Int, default: "1"}}
      types: {EditMode: {cases: [active, inactive]}}
      properties: {mode: {type: EditMode, default: .active}}
      body: |
        struct Slider: View { var body: some View { EmptyView() } }
        title.onHover(1).popover(2)
        self.badge(3)
        Slider().foregroundStyle(.windowBackground)
        Tab("x", systemImage: "y") { title }.badge(3)
        DragGesture().onEnded { _ in }
      swift: |
        extension View { func onHover(_ count: Int) -> some View { self } }
        extension ShapeStyle where Self == Color { static var windowBackground: Color { .red } }
        func generic<Gauge: View>(_ gauge: Gauge) -> Gauge { gauge }
        struct DragGesture { func onEnded(_ action: (Int) -> Void) -> some View { EmptyView() } }
      """, project: project)
  }

  /// A case or a member of a value with the name of a method of views leaves the method SwiftUI's.
  @Test func namesOfOtherThings() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      types: {Reaction: {cases: [onHover, tap], default: tap}}
      properties: {reaction: {type: Reaction}}
      body: |
        title.«onHover» { _ in }
        Text(reaction == .onHover ? "x" : "y")
      """,
      message("onHover", "tvOS and watchOS", "tvOS: unavailable, watchOS: unavailable"),
      project: project)
  }

  /// The declarations of other modules are unknown.
  @Test func importsOfOthers() {
    expectProblems(
      """
      component: Card
      imports: [Backports]
      slots: {title: {options: [text]}}
      body: title.badge(3)
      """, project: project)
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title.badge(3)
      """, project: project + "\noutput: {sources: Sources/Kit}")
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title.badge(3).«onHover» { _ in }
      """,
      message("onHover", "tvOS and watchOS", "tvOS: unavailable, watchOS: unavailable"),
      project: project + "\noutput: {sources: Sources/Kit}\nsources: [Sources/Kit]",
      handwritten:
        "import SwiftUI\nextension View { func badge(_ count: Int) -> some View { self } }")
  }

  /// A system may have API that the tables do not have yet.
  @Test func laterSystems() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: "title.sensoryFeedback(.success, trigger: 1)"
      """, project: "library: Kit\nplatforms: {iOS: \"26.0\", visionOS: \"26.0\"}")
  }
}
