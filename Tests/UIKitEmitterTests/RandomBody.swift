import TestSupport

/// A random body within the portable subset, for a component with two text slots and three modifiers.
struct RandomBody {
  /// The Swift, without indentation.
  let text: String

  init(seed: UInt64) {
    var maker = BodyMaker(numbers: SeededNumbers(seed: seed))
    text = maker.container(depth: 0)
  }

  /// The spec of a component with the body.
  func spec(named name: String) -> String {
    let lines = text.split(separator: "\n").map { "  \($0)\n" }.joined()
    return """
      component: \(name)
      slots:
        title: {options: [text], label: {text: _}}
        detail: {optional: true, options: [text]}
      modifiers:
        isOn: {type: Bool, default: false}
        count: {type: Int, default: 1}
        width: {type: CGFloat, default: 20}
      body: |

      """ + lines
  }
}

private struct BodyMaker {
  var numbers: SeededNumbers

  /// The slots that the body does not show yet: a view is in one place only.
  private var slots = ["title", "detail"]

  init(numbers: SeededNumbers) { self.numbers = numbers }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }

  mutating func container(depth: Int) -> String {
    var items = (0..<Int.random(in: 2...3, using: &numbers)).map { _ in item(depth: depth + 1) }
    if depth == 0 { items += slots }
    let head = numbers.one(of: [
      "VStack", "HStack", "VStack(alignment: .leading, spacing: 4)", "HStack(spacing: 8)",
      "HStack(alignment: .top)", "ZStack", "ZStack(alignment: .bottomTrailing)",
      "VStack(alignment: .trailing)",
    ])
    let stack = head + " {\n" + items.joined(separator: "\n").indented + "\n}"
    // The tests give the whole component the width of its superview.
    return depth == 0 ? stack : modified(stack)
  }

  private mutating func item(depth: Int) -> String {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0 where depth < 3:
      return "if isOn {\n" + view(depth: depth).indented + "\n} else {\n"
        + view(depth: depth).indented + "\n}"
    case 1 where depth < 3: return "if count > 1 {\n" + view(depth: depth).indented + "\n}"
    case 2:
      return "ForEach(0..<2, id: \\.self) { index in\n  Text(verbatim: \"\\(index)\")"
        + numbers.one(of: ["", ".bold()", ".padding(2)"]) + "\n}"
    default: return view(depth: depth)
    }
  }

  private mutating func view(depth: Int) -> String {
    if depth < 3, chance(35) { return container(depth: depth) }
    if !slots.isEmpty, chance(25) { return modified(slots.removeFirst()) }
    return modified(
      numbers.one(of: [
        "Text(verbatim: \"Inbox\")", "Text(verbatim: \"\\(count)\")",
        "Text(verbatim: isOn ? \"on\" : \"off\")", "Image(systemName: \"star\")",
        "Image(systemName: isOn ? \"star.fill\" : \"star\")", "Divider()", "ProgressView()",
        "Circle()\n  .fill(isOn ? Color.red : Color.gray)\n  .frame(width: width, height: width)",
        "Rectangle()\n  .fill(Color.blue)\n  .frame(width: 8, height: 8)",
        "RoundedRectangle(cornerRadius: 4)\n  .fill(Color.green)\n  .frame(height: 12)",
        "Capsule()\n  .strokeBorder(Color.orange, lineWidth: 1)\n  .frame(width: 30, height: 10)",
        "Button {\n} label: {\n  Text(verbatim: \"Go\")\n}",
      ]))
  }

  private mutating func modified(_ view: String) -> String {
    var view = view
    while chance(40) {
      view +=
        "\n  ."
        + numbers.one(of: [
          "padding(4)", "padding(.horizontal, 8)", "padding(isOn ? 2 : 6)",
          "background(Color.yellow)", "background(isOn ? Color.red : .clear)",
          "background(Color.pink, in: RoundedRectangle(cornerRadius: 6))",
          "opacity(isOn ? 1 : 0.5)", "font(.headline)", "foregroundStyle(isOn ? .red : .blue)",
          "lineLimit(count)", "frame(maxWidth: .infinity)", "frame(minHeight: 30)",
          "frame(width: 60, height: 40)", "overlay { Circle().strokeBorder(.red, lineWidth: 1) }",
          "overlay(alignment: .topTrailing) { Circle().fill(Color.red).frame(width: 4, height: 4) }",
          "shadow(color: .black, radius: 2)", "offset(x: width)", "rotationEffect(.degrees(45))",
          "accessibilityHidden(true)", "accessibilityLabel(Text(verbatim: \"A\"))",
          "clipShape(RoundedRectangle(cornerRadius: 3))", "fixedSize()", "tint(.purple)",
          "disabled(isOn)", "onTapGesture { print(count) }", "zIndex(1)",
          "scaleEffect(isOn ? 1 : 2)",
        ])
    }
    return view
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
