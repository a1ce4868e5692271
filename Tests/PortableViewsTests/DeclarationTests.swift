import PortableViews
import StyleClients
import SwiftFragments
import TestSupport
import Testing

/// Hand-written declarations lowered to UIKit.
struct DeclarationTests {
  private func lowering(_ text: String, _ names: BodyNames = .init(owner: .component)) -> String {
    guard let block = try? block(text, isDeclarations: true) else { return "no Swift" }
    switch loweredDeclarations(block, names: names, types: ["Row": "RowView"]) {
    case .lowered(let text, _): return text
    case .notPortable(let blockers):
      return blockers.map { "not portable: \($0.name)" }.joined(separator: "\n")
    }
  }

  @Test func colorsAndTexts() {
    #expect(
      lowering(
        """
        /// The color.
        public var color: Color {
          switch self {
          case .good: .green
          case .bad: Palette.critical
          }
        }

        func change(_ value: Double) -> Text {
          guard value > 0 else { return Text(verbatim: "") }
          return Text(value, format: .percent)
        }
        """) == """
          /// The color.
          public var color: UIColor {
            switch self {
            case .good: .systemGreen
            case .bad: Palette.critical
            }
          }

          func change(_ value: Double) -> String {
            guard value > 0 else { return "" }
            return value.formatted(.percent)
          }
          """)
  }

  @Test func viewsAreLeftOut() {
    #expect(
      lowering(
        """
        extension Row {
          /// What it shows.
          @ViewBuilder private var content: some View {
            Text("{")
          }

          private func scaled(_ length: CGFloat) -> CGFloat { length * side }

          private var line: some View { Divider() }
        }

        struct Badge: View {
          var body: some View { Divider() }
        }

        extension View {
          func mark() -> some View { overlay { Badge() } }
        }
        """) == """
          extension RowView {
            private func scaled(_ length: CGFloat) -> CGFloat { length * side }
          }
          """)
  }

  @Test func bindings() {
    #expect(
      lowering(
        """
        extension Row {
          private func edit(_ text: String) { value = text }
        }
        """, BodyNames(owner: .component, names: ["value": .binding(edited: "editedValue")])) == """
          extension RowView {
            private func edit(_ text: String) { editedValue = text }
          }
          """)
  }

  @Test func constructsThatAreNotPortable() {
    #expect(lowering("var path: Path { a }") == "not portable: Path")
    #expect(
      lowering("var role: ButtonRole? { nil }\nvar count: Int { 1 }") == "var count: Int { 1 }")
    #expect(
      lowering("var name: String { \"\\(Image(systemName: a))\" }")
        == "not portable: Image as a value")
  }

  /// How much of the samples' hand-written Swift is portable.
  @Test func samples() throws {
    let system = try Project(in: repositoryRoot).system
    var count = 0
    var blockers: [String] = []
    let types = system.components.flatMap(\.types) + system.shared.flatMap(\.contents.types)
    for block in types.compactMap(\.members) + system.components.compactMap(\.declarations) {
      switch loweredDeclarations(block, names: BodyNames(owner: .component)) {
      case .lowered: count += 1
      case .notPortable(let found): blockers += found.map(\.name)
      }
    }
    print("declarations: \(count); \(blockers)")
    #expect(count >= 21)
  }
}
