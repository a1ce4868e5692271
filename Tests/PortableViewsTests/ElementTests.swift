import PortableViews
import Testing

/// What is said about a view goes to the element in it: padding, frames and layers are no elements.
struct ElementTests {
  /// These are also compiled.
  static let bodies: [TableTests.Case] = [
    .init(
      "Button { configuration.toggle() } label: { Image(systemName: \"xmark\") }"
        + ".padding(-8).background(.red, in: Circle()).accessibilityLabel(\"Close\")",
      """
      ZStackView {
        ContentButton { [weak configuration] in
          configuration?.toggle()
        } label: {
          UIImageView(systemName: "xmark").foreground(.tint)
        }
        .accessibilityLabel(String(localized: "Close"))
      }
      .padding(-8)
      .background(.systemRed, in: .circle)
      """),
    .init(
      "Text(verbatim: \"a\").padding().frame(height: 20).accessibilityAddTraits(.isHeader)",
      """
      ZStackView {
        ZStackView { UILabel("a").accessibilityTraits(.header) }
          .padding(16)
      }
      .frame(height: 20)
      """),
    .init(
      "Button { configuration.toggle() } label: { Divider() }.padding().disabled(true)",
      """
      ZStackView {
        ContentButton { [weak configuration] in
          configuration?.toggle()
        } label: {
          Divider()
        }
        .disabled(true)
      }
      .padding(16)
      """),
    .init(
      "Text(verbatim: \"a\").padding().overlay { Text(verbatim: \"b\") }.accessibilityHint(\"Hi\")",
      """
      ZStackView { UILabel("a") }
        .padding(16)
        .overlay(alignment: .center) { UILabel("b") }
        .accessibilityHint(String(localized: "Hi"))
      """),
    .init(
      "HStack { Text(verbatim: \"a\"); Text(verbatim: \"b\") }.accessibilityValue(\"c\")",
      """
      HStackView(spacing: 8) {
        UILabel("a")
        UILabel("b")
      }
      .accessibilityValue(String(localized: "c"))
      """),
    .init(
      "HStack { Text(verbatim: \"a\") }.accessibilityElement(children: .contain)"
        + ".accessibilityLabel(\"Group\")",
      """
      HStackView(spacing: 8) { UILabel("a") }
        .accessibilityGroup()
        .accessibilityLabel(String(localized: "Group"))
      """),
    .init(
      "configuration.title.disabled(configuration.isOn)",
      """
      let view = ZStackView { configuration.title }
      configuration.onChange { configuration in
        view.userInteractionEnabled(!configuration.isOn)
        view.accessibilityTraits(.notEnabled, isSet: configuration.isOn)
      }
      return view
      """),
    .init(
      "configuration.title.padding().accessibilityAddTraits(.isHeader)",
      """
      ZStackView { configuration.title }
        .padding(16)
        .accessibilityTraits(.header)
      """),
  ]

  @Test(arguments: bodies) func goesToTheElement(_ body: TableTests.Case) {
    expect(body.swiftUI, becomes: body.uiKit)
  }
}
