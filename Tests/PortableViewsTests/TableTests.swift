import PortableViews
import Testing

/// A case for each portable view, modifier and value.
struct TableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var swiftUI: String
    var uiKit: String

    init(_ swiftUI: String, _ uiKit: String) {
      self.swiftUI = swiftUI
      self.uiKit = uiKit
    }

    var testDescription: String { swiftUI }
  }

  static let views: [Case] = [
    .init("VStack { Divider() }", "VStackView(spacing: 8) { Divider() }"),
    .init("HStack(spacing: 0) { Divider() }", "HStackView { Divider() }"),
    .init(
      "HStack(alignment: .firstTextBaseline, spacing: 4) { Divider() }",
      "HStackView(spacing: 4) { Divider() }\n  .alignment(.firstBaseline)"),
    .init(
      "VStack(alignment: .trailing) { Divider() }",
      "VStackView(spacing: 8) { Divider() }\n  .alignment(.trailing)"),
    .init(
      "ZStack(alignment: .topLeading) { Divider() }",
      "ZStackView(alignment: .topLeading) { Divider() }"),
    .init("Group { Divider() }", "Divider()"),
    .init(
      "Divider()\nSpacer()",
      "VStackView(spacing: 8) {\n  Divider()\n  Spacer(minLength: 8)\n}"),
    .init(
      "ScrollView(.horizontal, showsIndicators: false) { Divider() }",
      "UIScrollView(.horizontal, showsIndicators: false) {\n  Divider()\n}"),
    .init("Text(verbatim: \"a\")", "UILabel(\"a\")"),
    .init("Text(\"Hello\")", "UILabel(String(localized: \"Hello\"))"),
    .init(
      "Text(\"Hello\", bundle: .module)", "UILabel(String(localized: \"Hello\", bundle: .module))"),
    .init(
      "Text(Int(lineWidth), format: .number)", "UILabel(Int(lineWidth).formatted(.number))"),
    .init("Image(systemName: \"star\")", "UIImageView(systemName: \"star\")"),
    .init("Image(\"photo\")", "UIImageView(image: UIImage(named: \"photo\"))"),
    .init(
      "Label(\"Hello\", systemImage: \"star\")",
      """
      HStackView(spacing: 8) {
        UIImageView(systemName: "star")
        UILabel(String(localized: "Hello"))
      }
      .alignment(.firstBaseline)
      """),
    .init(
      "Label(\"Hello\", systemImage: \"star\").labelStyle(.iconOnly)",
      "UIImageView(systemName: \"star\").accessibilityLabel(String(localized: \"Hello\"))"),
    .init("Spacer(minLength: 4)", "Spacer(minLength: 4)"),
    .init("Rectangle()", "ShapeView(.rectangle)"),
    .init("Circle().fill(.red)", "ShapeView(.circle).fill(.systemRed)"),
    .init(
      "Capsule().stroke(.red, lineWidth: 2)", "ShapeView(.capsule).stroke(.systemRed, lineWidth: 2)"
    ),
    .init(
      "RoundedRectangle(cornerRadius: 4).strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))",
      "ShapeView(.roundedRectangle(4)).strokeBorder(.systemRed, lineWidth: 2, dash: [4])"),
    .init("Circle().trim(from: 0, to: 0.5)", "ShapeView(.circle).trim(from: 0, to: 0.5)"),
    .init("Color.red", "UIView().backgroundColor(UIColor.systemRed)"),
    .init(
      "Button(action: configuration.toggle) { Divider() }.buttonStyle(.plain)",
      """
      ContentButton { [weak configuration] in
        configuration?.toggle()
      } label: {
        Divider()
      }
      """),
    .init(
      "Button(\"Save\") { configuration.toggle() }",
      """
      ContentButton { [weak configuration] in
        configuration?.toggle()
      } label: {
        UILabel(String(localized: "Save")).foreground(.tint)
      }
      """),
    .init(
      "Button(\"Delete\", role: .destructive) { configuration.toggle() }",
      """
      ContentButton { [weak configuration] in
        configuration?.toggle()
      } label: {
        UILabel(String(localized: "Delete")).foreground(.systemRed)
      }
      """),
    .init(
      "Button(action: configuration.toggle) { Divider() }\n.buttonStyle(PressableButtonStyle(outline: Circle()))",
      """
      ContentButton { [weak configuration] in
        configuration?.toggle()
      } label: {
        Divider()
      }
      .pressableButtonStyle(outline: .circle)
      """),
    .init("ProgressView()", "UIActivityIndicatorView().animating()"),
    .init(
      "ProgressView(value: 1, total: 2)", "UIProgressView().progress(1, total: 2)"),
    .init(
      "Toggle(isOn: configuration.$isOn) { configuration.title }",
      """
      let view = SwitchRow { configuration.title }
        .onValueChange { [weak configuration] in configuration?.isOn = $0 }
      configuration.onChange { configuration in
        view.isOn(configuration.isOn)
      }
      return view
      """),
    .init("HStack { EmptyView() }", "HStackView(spacing: 8) {}"),
    .init("configuration.title", "VStackView(spacing: 8) { configuration.title }"),
    .init("Tag(2).role(.red)", "TagView(2).role(.red)"),
  ]

  static let modifiers: [Case] = [
    .init("Text(verbatim: \"a\").padding()", "ZStackView { UILabel(\"a\") }\n  .padding(16)"),
    .init(
      "HStack { Divider() }.padding(.horizontal, 4).padding(2)",
      """
      HStackView(spacing: 8) { Divider() }
        .padding(.init(top: 2, leading: 4 + 2, bottom: 2, trailing: 4 + 2))
      """),
    .init(
      "HStack { Divider() }.background(.red).padding(2)",
      """
      ZStackView {
        HStackView(spacing: 8) { Divider() }
          .backgroundColor(.systemRed)
          .stretches(.vertical)
      }
      .padding(2)
      """),
    .init(
      "HStack { Text(verbatim: \"a\"); Text(verbatim: \"b\").font(.body) }.font(.headline).bold()",
      """
      HStackView(spacing: 8) {
        UILabel("a")
          .font(.headline)
          .bold()
        UILabel("b")
          .font(.body)
          .bold()
      }
      """),
    .init("Circle().frame(width: 4, height: 4)", "ShapeView(.circle).frame(width: 4, height: 4)"),
    .init(
      "Text(verbatim: \"a\").frame(width: 4, alignment: .leading)",
      "ZStackView(alignment: .leading) { UILabel(\"a\") }\n  .frame(width: 4)"),
    .init(
      "HStack { Text(verbatim: \"a\").frame(maxWidth: .infinity) }",
      """
      HStackView(spacing: 8) {
        ZStackView { UILabel("a") }
      }
      """),
    .init(
      "VStack { Text(verbatim: \"a\").frame(maxWidth: .infinity, alignment: .leading) }",
      """
      VStackView(spacing: 8) {
        ZStackView(alignment: .leading) { UILabel("a") }
          .stretches(.horizontal)
      }
      """),
    .init("Divider().fixedSize()", "Divider().fixedSize()"),
    .init("Divider().layoutPriority(1)", "Divider().layoutPriority(1)"),
    .init(
      "Image(\"a\").resizable().scaledToFit()",
      "UIImageView(image: UIImage(named: \"a\")).contentMode(.scaleAspectFit)"),
    .init(
      "HStack {}.background(.red.opacity(0.5), in: Capsule())",
      "HStackView(spacing: 8) {}\n  .background(.systemRed.opacity(0.5), in: .capsule)"),
    .init(
      "Divider().background(.thinMaterial)",
      "Divider().background { UIVisualEffectView(.systemThinMaterial) {} }"),
    .init(
      "Divider().clipShape(RoundedRectangle(cornerRadius: 4))",
      "Divider()\n  .cornerRadius(4)\n  .clipped()"),
    .init(
      "Circle().frame(width: 4, height: 4).clipShape(Circle())",
      "ShapeView(.circle)\n  .frame(width: 4, height: 4)\n  .cornerRadius(4 / 2)\n  .clipped()"),
    .init(
      "Divider().clipped().shadow(radius: 4)",
      "ZStackView { Divider().clipped() }\n  .shadow(radius: 4)"),
    .init(
      "Divider().overlay(alignment: .top) { Text(verbatim: \"a\") }",
      "Divider().overlay(alignment: .top) { UILabel(\"a\") }"),
    .init(
      "Divider().clipped().overlay { Circle() }",
      "ZStackView { Divider().clipped() }\n  .overlay { ShapeView(.circle) }"),
    .init("Divider().overlay { Circle() }", "Divider().overlay { ShapeView(.circle) }"),
    .init(
      "Divider().shadow(color: .black, radius: 4, y: 2)",
      "Divider().shadow(color: .black, radius: 4, y: 2)"),
    .init("Divider().opacity(0.5)", "Divider().opacity(0.5)"),
    .init("Divider().hidden()", "Divider().opacity(0)"),
    .init("Divider().scaleEffect(2)", "Divider().scaleEffect(2)"),
    .init(
      "Divider().rotationEffect(.degrees(45))", "Divider().rotationEffect(radians: 45 * .pi / 180)"),
    .init("Divider().offset(x: 2)", "Divider().offset(x: 2)"),
    .init("Divider().zIndex(2)", "Divider().zIndex(2)"),
    .init("Divider().tint(.red)", "Divider().tint(.systemRed)"),
    .init(
      "Divider().disabled(true)",
      "Divider()\n  .userInteractionEnabled(false)\n  .accessibilityTraits(.notEnabled)"),
    .init("Divider().contentShape(Rectangle())", "Divider()"),
    .init(
      "Divider().onTapGesture { configuration.toggle() }",
      "Divider().onTapGesture { [weak configuration] _ in configuration?.toggle() }"),
    .init(
      "Divider().onAppear { configuration.toggle() }",
      "Divider().onAppear { [weak configuration] _ in configuration?.toggle() }"),
    .init(
      "Divider().accessibilityAction(.escape) { configuration.toggle() }",
      "EscapableView { Divider() }\n  .onEscape { [weak configuration] _ in configuration?.toggle() }"
    ),
    .init("Divider().accessibilityHidden(true)", "Divider().accessibilityHidden()"),
    .init(
      "Divider().accessibilityLabel(\"Line\")",
      "Divider().accessibilityLabel(String(localized: \"Line\"))"),
    .init(
      "Divider().accessibilityAddTraits([.isHeader, .isButton])",
      "Divider().accessibilityTraits([.header, .button])"),
    .init(
      "Divider().accessibilityRemoveTraits(.isImage)",
      "Divider().accessibilityTraits(.image, isSet: false)"),
    .init("Divider().accessibilityHeading(.h2)", "Divider()"),
    .init(
      "HStack {}.accessibilityElement(children: .combine)",
      "CombinedView { HStackView(spacing: 8) {} }"),
    .init(
      "Divider().accessibilityElement(children: .contain)", "Divider().accessibilityGroup()"),
    .init("Text(verbatim: \"a\").lineLimit(2)", "UILabel(\"a\").lineLimit(2)"),
    .init("Text(verbatim: \"a\").textCase(.uppercase)", "UILabel(\"a\").textCase(.uppercase)"),
    .init(
      "Text(verbatim: \"a\").truncationMode(.middle)",
      "UILabel(\"a\").truncationMode(.byTruncatingMiddle)"),
    .init(
      "Text(verbatim: \"a\").multilineTextAlignment(.leading)",
      "UILabel(\"a\").multilineTextAlignment(.natural)"),
    .init(
      "Text(verbatim: \"a\").fontWeight(.semibold)", "UILabel(\"a\").fontWeight(.semibold)"),
    .init("Text(verbatim: \"a\").underline()", "UILabel(\"a\").underline()"),
    .init("Divider().transition(.opacity)", "Divider()"),
  ]

  static let values: [Case] = [
    .init("Circle().fill(Color.gray)", "ShapeView(.circle).fill(UIColor.systemGray)"),
    .init(
      "Circle().fill(lineWidth > 1 ? .red : .clear)",
      "ShapeView(.circle).fill(lineWidth > 1 ? .systemRed : .clear)"),
    .init(
      "Circle().fill(Color(red: 1, green: 0, blue: 0))",
      "ShapeView(.circle).fill(UIColor(red: 1, green: 0, blue: 0, alpha: 1))"),
    .init("Circle().fill(AnyShapeStyle(.red))", "ShapeView(.circle).fill(.systemRed)"),
    .init(
      "let color = lineWidth > 1 ? Color.red : .green\nCircle().fill(color)",
      "let color = lineWidth > 1 ? UIColor.systemRed : .systemGreen\nreturn ShapeView(.circle).fill(color)"
    ),
    .init("Text(verbatim: \"a\").font(Font.body)", "UILabel(\"a\").font(TextFont.body)"),
    .init(
      "Text(verbatim: \"a\").font(.headline.weight(.semibold))",
      "UILabel(\"a\").font(.headline.weight(.semibold))"),
    .init(
      "Divider().background(Palette.surface, in: .rect(cornerRadius: 4))",
      "Divider().background(Palette.surface, in: .roundedRectangle(4))"),
    .init("Divider().opacity(lineWidth == 1 ? 1 : 0)", "Divider().opacity(lineWidth == 1 ? 1 : 0)"),
  ]

  @Test(arguments: views) func view(_ one: Case) { expect(one.swiftUI, becomes: one.uiKit) }

  @Test(arguments: modifiers) func modifier(_ one: Case) { expect(one.swiftUI, becomes: one.uiKit) }

  @Test(arguments: values) func value(_ one: Case) { expect(one.swiftUI, becomes: one.uiKit) }
}
