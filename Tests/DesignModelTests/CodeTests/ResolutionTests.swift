import Testing

/// Calls and members that match no declaration of SwiftUI, Swift or the project.
struct ResolutionTests {
  @Test func formsOfCalls() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {tint: Color, size: CGSize, count: Int}
      body: |
        VStack {
          VStack("x")
          Text(count, «systemImage»: .number)
          title.padding(tint)
          title.padding(tint, «in»: Circle())
          title.foregroundStyle(1)
          title.foregroundStyle(Rectangle())
          title.clipShape(size.width)
          title.opacity(size)
          title.mask(«tint»: .leading) { title }
        }
      """,
      "'Text' has no parameter 'systemImage'; its labels are 'bundle', 'comment', 'countsDown', 'format', "
        + "'formatter', 'pauseTime', 'showsHours', 'style' and others [unknown-argument]",
      "'padding' has no parameter 'in' [unknown-argument]",
      "'mask' has no parameter 'tint'; its label is 'alignment' [unknown-argument]")
  }

  @Test func membersOfValues() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties:
        names: "[String]"
        name: String
        scheme: {type: ColorScheme, default: .light}
        action: {type: "() -> Void"}
        isOn: {type: Bool, binding: true}
      body: |
        GeometryReader { proxy in title.offset(x: proxy.size.«padding») }
        ForEach(names, id: \\.self) { item in Text(item.«magnitude») }
        Text(name.«offset»)
        if scheme == .«headline» { title }
        title.opacity(Font.«opacity»)
        action.«font»(.body)
        title.onTapGesture { $isOn.«spacing» = 3 }
        title.gesture(DragGesture().onEnded { drag in print(drag.minimumDistance) })
      """,
      "'CGSize' has no member 'padding'; it is a method of views [no-such-member]",
      "'String' has no member 'magnitude' [no-such-member]",
      "'String' has no member 'offset'; it is a method of views; write 'Text(…).offset' [no-such-member]",
      "'ColorScheme' has no member 'headline'; its members are 'allCases', 'dark' and 'light' "
        + "[no-such-member]",
      "'Font' has no member 'opacity'; its members are 'body', 'callout', 'caption', 'caption2', 'custom', 'default', 'extraLargeTitle', 'extraLargeTitle2' and others [no-such-member]",
      "a closure has no members, and '.font' stands after one; call it, or write the value before the dot "
        + "[no-such-member]",
      "'Bool' has no member 'spacing' [no-such-member]")
  }

  @Test func valuesThatAreNotCalledOrUnwrapped() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {names: "[String]", tint: Color, name: String, chosen: "Set<String>"}
      body: |
        «names»(spacing: 3)
        «tint»(3)
        «chosen»(outline: Circle())
        if let «tint» { title }
        if «Color» == tint { title }
        title.pressed(«3»)
        title.pressed(«radius»: 3)
        Wide(width: «name»)
        «PillStyle()»
      swift: |
        extension View { func pressed(_ isPressed: Bool, depth: CGFloat = 1) -> some View { opacity(depth) } }
        struct PillStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
      types:
        Wide: {properties: {width: CGFloat}, body: Circle()}
      """,
      "'names' is a list, which cannot be called [wrong-type]",
      "'tint' is of the type 'Color', which cannot be called [wrong-type]",
      "'chosen' is of the type 'Set<String>', which cannot be called [wrong-type]",
      "this is a 'Color' and not optional, so nothing is unwrapped; write the condition without 'let' [wrong-type]",
      "'Color' is a type, not a value; write 'Color(…)' for a value of it, or 'Color.self' "
        + "[wrong-type]",
      "this is a whole number, and 'Bool' is expected [wrong-type]",
      "'pressed' has no parameter 'radius'; its parameter is 'depth' [unknown-argument]",
      "this is a 'String', and 'CGFloat' is expected [wrong-type]",
      "this is a 'PillStyle' and not a view; show it in a view, or leave it out [wrong-type]")
  }
}
