import PortableViews
import Testing

/// The parts of a body that go to the update.
struct ChangeTests {
  /// These are also compiled.
  static let bodies: [TableTests.Case] = [
    "Text(configuration.name).foregroundStyle(configuration.isOn ? .red : .primary)",
    "HStack { if configuration.isOn { Image(systemName: \"star\") } else { Divider() } }",
    "HStack { if let badge = configuration.badge { Text(badge) } }",
    "HStack { if configuration.isOn { Divider() } else if let badge = configuration.badge { Text(badge) } else { configuration.subtitle } }",
    "HStack { switch configuration.role {\ncase .plain: Divider()\ncase .named(let name): Text(name)\n} }",
    "HStack { ForEach(0..<configuration.count, id: \\.self) { _ in Circle() } }",
    "VStack { Divider(); ForEach(configuration.items) { item in item.padding() } }",
    "Divider().opacity(configuration.isOn ? 1 : 0).animation(.default, value: configuration.isOn)",
    "Button { configuration.isOn.toggle() } label: { configuration.title }",
    "Tag(configuration.count).role(.red).opacity(0.5)",
    "HStack { configuration.subtitle.padding() }.shadow(radius: CGFloat(configuration.elevation))",
  ].map { TableTests.Case($0, "") }

  @Test func textAndColor() {
    expect(
      "Text(configuration.name).foregroundStyle(configuration.isOn ? .red : .primary)",
      becomes: """
        let view = UILabel("")
        configuration.onChange { configuration in
          view.text(configuration.name)
          view.foreground(configuration.isOn ? .systemRed : .primary)
        }
        return view
        """)
  }

  @Test func valuesWithNames() {
    expect(
      """
      let isLarge = configuration.count > lineWidth
      let tint = isLarge ? Color.red : .green
      Circle().fill(tint)
      """,
      becomes: """
        let view = ShapeView(.circle)
        configuration.onChange { configuration in
          let isLarge = configuration.count > lineWidth
          let tint = isLarge ? UIColor.systemRed : .systemGreen
          view.fill(tint)
        }
        return view
        """)
  }

  @Test func branches() {
    expect(
      """
      HStack {
        if configuration.isOn { Image(systemName: "star") } else { Divider() }
      }
      """,
      becomes: """
        let star = UIImageView(systemName: "star")
        let divider = Divider()
        let view = HStackView(spacing: 8) {
          star
          divider
        }
        configuration.onChange { configuration in
          star.hidden(!configuration.isOn)
          divider.hidden(configuration.isOn)
        }
        return view
        """)
  }

  @Test func optionalBinding() {
    expect(
      """
      HStack {
        if let badge = configuration.badge { Text(badge) }
      }
      """,
      becomes: """
        let label = UILabel("")
        let view = HStackView(spacing: 8) { label }
        configuration.onChange { configuration in
          label.hidden(configuration.badge == nil)
          if let badge = configuration.badge {
            label.text(badge)
          }
        }
        return view
        """)
  }

  @Test func nestedBranches() {
    expect(
      """
      HStack {
        if configuration.isOn {
          Divider()
        } else if let badge = configuration.badge {
          Text(badge)
        } else {
          configuration.subtitle
        }
      }
      """,
      becomes: """
        let divider = Divider()
        let label = UILabel("")
        let subtitle = HStackView(spacing: 8) {
          configuration.subtitle
        }
        let view = HStackView(spacing: 8) {
          divider
          label
          subtitle
        }
        configuration.onChange { configuration in
          if configuration.isOn {
            divider.hidden(false)
            label.hidden()
            subtitle.hidden()
          } else {
            divider.hidden()
            label.hidden(configuration.badge == nil)
            subtitle.hidden(configuration.badge != nil || configuration.subtitle == nil)
            if let badge = configuration.badge {
              label.text(badge)
            }
          }
        }
        return view
        """)
  }

  @Test func staticBranch() {
    expect(
      "HStack { if lineWidth > 1 { Divider() } }",
      becomes: """
        HStackView(spacing: 8) {
          if lineWidth > 1 {
            Divider()
          }
        }
        """)
  }

  @Test func selection() {
    expect(
      """
      HStack {
        switch configuration.role {
        case .plain: Divider()
        case .named(let name): Text(name)
        }
      }
      """,
      becomes: """
        let divider = Divider()
        let label = UILabel("")
        let view = HStackView(spacing: 8) {
          divider
          label
        }
        configuration.onChange { configuration in
          switch configuration.role {
          case .plain:
            divider.hidden(false)
            label.hidden()
          case .named(let name):
            label.hidden(false)
            label.text(name)
            divider.hidden()
          }
        }
        return view
        """)
  }

  @Test func data() {
    expect(
      "HStack { ForEach(0..<configuration.count, id: \\.self) { _ in Circle() } }",
      becomes: """
        let view = HStackView(spacing: 8) {}
          .distribution(.fillEqually)
        configuration.onChange { configuration in
          view.arrange(
            ForEach(0..<configuration.count) { _ in
              ShapeView(.circle)
            }.views)
        }
        return view
        """)
  }

  @Test func listAmongOthers() {
    expect(
      "VStack { Divider(); ForEach(configuration.items) { item in item.padding() } }",
      becomes: """
        let rows = VStackView(spacing: 8) {}
        let items = ItemViews()
        let view = VStackView(spacing: 8) {
          Divider()
          rows
        }
        configuration.onChange { configuration in
          rows.arrange(
            items.views(of: configuration.items) { item in
              ZStackView { item }
                .padding(16)
            })
          rows.hidden(rows.arrangedSubviews.isEmpty)
        }
        return view
        """)
  }

  @Test func animation() {
    expect(
      "Divider().opacity(configuration.isOn ? 1 : 0).animation(.default, value: configuration.isOn)",
      becomes: """
        let view = Divider()
        configuration.onChange { configuration in
          view.animate(.default, value: configuration.isOn) {
            view.opacity(configuration.isOn ? 1 : 0)
          }
        }
        return view
        """)
  }

  @Test func writing() {
    expect(
      "Button { configuration.isOn.toggle() } label: { configuration.title }.buttonStyle(.plain)",
      becomes: """
        ContentButton { [weak configuration] in
          configuration?.isOn.toggle()
        } label: {
          configuration.title
        }
        """)
  }

  @Test func environment() {
    expect(
      "Divider().opacity(contrast == .increased ? 1 : 0.5).hidden2(size.isAccessibilitySize)",
      becomes: "not portable: hidden2",
      .style([
        "contrast": .trait(EnvironmentTrait.all["colorSchemeContrast"]!),
        "size": .trait(EnvironmentTrait.all["dynamicTypeSize"]!),
      ]))
    expect(
      "Divider().opacity(contrast == .increased ? 1 : 0.5)",
      becomes: """
        let view = Divider()
        configuration.onChange { configuration in
          view.opacity(traitCollection.accessibilityContrast == .high ? 1 : 0.5)
        }
        return view
        """, .style(["contrast": .trait(EnvironmentTrait.all["colorSchemeContrast"]!)]))
  }

  @Test func layout() {
    expect(
      """
      let layout =
        configuration.isOn
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 0))
      layout { configuration.title }
      """,
      becomes: """
        let view = UIStackView(axis: .vertical) {
          configuration.title
        }
        configuration.onChange { configuration in
          view.axis = configuration.isOn ? .vertical : .horizontal
          view.alignment(configuration.isOn ? .leading : .center)
          view.spacing(configuration.isOn ? 8 : 0)
        }
        return view
        """)
  }

  @Test func library() {
    expect(
      "Tag(configuration.count).role(.red).opacity(0.5)",
      becomes: """
        let view = HStackView {}
          .opacity(0.5)
        configuration.onChange { configuration in
          view.arrange([TagView(configuration.count).role(.red)])
        }
        return view
        """)
  }

  @Test func missingSlot() {
    expect(
      "HStack { configuration.subtitle.padding() }",
      becomes: """
        HStackView(spacing: 8) {
          ZStackView { configuration.subtitle }
            .padding(16)
            .hidden(configuration.subtitle == nil)
        }
        """)
  }

  @Test func componentState() {
    expect(
      """
      VStack {
        Button { isOpen.toggle() } label: { label }.buttonStyle(.plain)
        Toggle(isOn: $isOn) { EmptyView() }
        if isOpen { content }
      }
      """,
      becomes: """
        private let toggle = SwitchRow {}
        private lazy var content2 = VStackView(spacing: 8) { content }
        // content
        VStackView(spacing: 8) {
          ContentButton { [weak self] in
            self?.isOpen.toggle()
          } label: {
            label
          }
          toggle
            .onValueChange { [weak self] in self?.editedIsOn = $0 }
            .stretches(.horizontal)
          content2
        }
        // update
        toggle.isOn(isOn)
        content2.hidden(!isOpen || content == nil)
        """,
      BodyNames(
        owner: .component,
        names: [
          "isOpen": .binding(), "isOn": .binding(edited: "editedIsOn"),
          "label": .slot(isOptional: false), "content": .slot(isOptional: true),
        ]))
  }

  @Test func layersOfElements() {
    expect(
      """
      HStack {
        ForEach(0..<configuration.count, id: \\.self) { index in
          Divider().overlay { if index == 0 { Circle() } }
        }
      }
      """,
      becomes: """
        let view = HStackView(spacing: 8) {}
        configuration.onChange { configuration in
          view.arrange(
            ForEach(0..<configuration.count) { index in
              Divider()
                .overlay {
                  ZStackView {
                    if index == 0 {
                      ShapeView(.circle).stretches(.horizontal, .vertical)
                    }
                  }
                }
            }.views)
        }
        return view
        """)
  }
}
