import PortableViews
import Testing

/// Views in several branches, views declared elsewhere, lists, and modifiers that need another class of view.
struct BranchTests {
  /// These are also compiled.
  static let bodies: [String] = [
    shared, fitting, arranged, separated, opened, marks, spoken, baseline, lengths,
    "Divider().redacted(reason: configuration.isOn ? .placeholder : [])",
    "configuration.title.frame(height: configuration.isOn ? nil : 0)",
    "VStack { configuration.title.frame(maxWidth: configuration.isOn ? .infinity : nil) }",
    "configuration.actions.controlSize(.large)",
    "Divider().environment(\\.colorScheme, .dark)",
    "Divider().sensoryFeedback(.selection, trigger: configuration.isOn)",
    "configuration.number.bold()",
    "configuration.sign(named: configuration.name)",
    "Circle().inset(by: 2).stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round)).rotationEffect(configuration.turn)",
    "Divider().onHover { configuration.isOn = $0 }",
    "Stepper { LabeledContent { configuration.number } label: { configuration.title } } onIncrement: { configuration.toggle() } onDecrement: { configuration.toggle() }",
    "let line = VStack { Divider() }\nHStack { line; configuration.title; line }",
    "let color = configuration.isOn ? Color.red : .blue\nVStack { color.frame(width: 2).opacity(0.5) }",
  ]

  static let shared = """
    HStack {
      if configuration.isOn { configuration.title.bold().padding() } else { configuration.title }
    }
    """
  static let fitting = """
    ViewThatFits(in: .horizontal) {
      HStack { configuration.title; Spacer(); configuration.subtitle }
      VStack { configuration.title.bold(); configuration.subtitle }
    }
    """
  static let arranged = "HStack { configuration.arrangedItems.overlay { Circle().stroke(.red) } }"
  static let separated = "VStack { configuration.items.interspersed(with: Divider()) }"
  static let opened = "configuration.opener { configuration.title; Spacer() }"
  static let marks = """
    VStack {
      ForEach(configuration.choices.indices, id: \\.self) { index in
        let choice = configuration.choices[index]
        HStack {
          if let mark = choice.mark { mark.bold() }
          choice.caption.foregroundStyle(choice.shade)
        }
      }
    }
    """
  static let spoken = """
    configuration.title
      .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.title } }
    """
  static let baseline = """
    HStack(alignment: .firstTextBaseline) {
      Circle().frame(width: 8, height: 8)
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] - lineWidth }
      configuration.title
    }
    """
  static let lengths = """
    HStack {
      Rectangle().frame(height: 1)
      configuration.title
      Rectangle().frame(height: 1)
    }
    """

  @Test func slotInTwoBranches() {
    expect(
      Self.shared,
      becomes: """
        let title2 = VStackView {}
        let title = ZStackView { title2 }
          .padding(16)
        let title4 = HStackView(spacing: 8) {}
        let title3 = HStackView(spacing: 8) { title4 }
        let view = HStackView(spacing: 8) {
          title
          title3
        }
        configuration.onChange { configuration in
          if configuration.isOn {
            title.hidden(false)
            title2.arrange(configuration.title.views)
            configuration.title.resetText()
            configuration.title.bold()
            title3.hidden()
          } else {
            title.hidden()
            title3.hidden(false)
            title4.arrange(configuration.title.views)
            configuration.title.resetText()
          }
        }
        return view
        """)
  }

  @Test func alternatives() {
    expect(
      Self.fitting,
      becomes: """
        let title = HStackView(spacing: 8) {}
        let subtitle = HStackView(spacing: 8) {}
        let title2 = VStackView(spacing: 8) {}
        let subtitle2 = VStackView(spacing: 8) {}
        let view = FittingView(.horizontal) {
          HStackView(spacing: 8) {
            title
            Spacer(minLength: 8)
            subtitle
          }
          VStackView(spacing: 8) {
            title2
            subtitle2
          }
        }
        configuration.onChange { configuration in
          view.alternative(0, of: configuration) { configuration in
            title.arrange(configuration.title.views)
            configuration.title.resetText()
            subtitle.arrange(configuration.subtitle?.views ?? [])
            subtitle.hidden(configuration.subtitle == nil)
            configuration.subtitle?.resetText()
          }
          view.alternative(1, of: configuration) { configuration in
            title2.arrange(configuration.title.views)
            configuration.title.resetText()
            configuration.title.bold()
            subtitle2.arrange(configuration.subtitle?.views ?? [])
            subtitle2.hidden(configuration.subtitle == nil)
            configuration.subtitle?.resetText()
          }
          view.choose()
        }
        return view
        """)
  }

  @Test func arrangedList() {
    expect(
      Self.arranged,
      becomes: """
        let view = HStackView(spacing: 8) {}
        let items = ItemViews()
        configuration.onChange { configuration in
          view.arrange(
            items.views(of: configuration.arrangedItems) { item in
              ZStackView { item }
                .overlay { ShapeView(.circle).stroke(.systemRed) }
            })
        }
        return view
        """)
  }

  @Test func separators() {
    expect(
      Self.separated,
      becomes: """
        let view = VStackView(spacing: 8) {}
        let items = ItemViews()
        configuration.onChange { configuration in
          view.arrange(items.interspersed(configuration.items) { Divider() })
        }
        return view
        """)
  }

  @Test func viewsOfHandwrittenSwift() {
    expect(
      Self.opened,
      becomes: """
        ContentButton { [weak configuration] in
          configuration?.toggle()
        } label: {
          HStackView(spacing: 8) {
            configuration.title.foreground(.tint)
            Spacer(minLength: 8)
          }
        }
        """)
  }

  @Test func membersOfElements() {
    expect(
      Self.marks,
      becomes: """
        let view = VStackView(spacing: 8) {}
        configuration.onChange { configuration in
          view.arrange(
            ForEach(configuration.choices.indices) { index in
              let choice = configuration.choices[index]
              HStackView(spacing: 8) {
                if let mark = choice.mark {
                  mark.bold()
                }
                if let caption = choice.caption {
                  UILabel(caption).foreground(choice.shade)
                }
              }
            }.views)
        }
        return view
        """)
  }

  @Test func representation() {
    expect(
      Self.spoken,
      becomes: """
        let toggle = SwitchRow {
          SpokenViews(configuration.title.views)
        }
        .onValueChange { [weak configuration] in configuration?.isOn = $0 }
        let view = RepresentedView {
          configuration.title
        } as: {
          toggle
        }
        configuration.onChange { configuration in
          toggle.isOn(configuration.isOn)
        }
        return view
        """)
  }

  @Test func ownBaseline() {
    expect(
      Self.baseline,
      becomes: """
        HStackView(spacing: 8) {
          BaselineView(fromBottom: -lineWidth) {
            ShapeView(.circle).frame(width: 8, height: 8)
          }
          configuration.title
        }
        .alignment(.firstBaseline)
        """)
  }

  @Test func equalLengths() {
    expect(
      Self.lengths,
      becomes: """
        let shape = ShapeView(.rectangle).frame(height: 1)
        let shape2 = ShapeView(.rectangle)
          .frame(height: 1)
          .width(to: shape, priority: UILayoutPriority(100))
        return HStackView(spacing: 8) {
          shape
          configuration.title
          shape2
        }
        """)
  }

  /// Equal lengths are required only if all views are greedy in every branch, without a limit.
  @Test(arguments: [
    "Rectangle(); if configuration.isOn { Rectangle() } else { Circle().frame(width: 60, height: 4) }",
    "Rectangle(); if configuration.isOn { Circle().frame(width: 60, height: 4) } else { Rectangle() }",
    "Rectangle(); HStack { if configuration.isOn { Rectangle() } else { Divider() } }",
    "Rectangle(); Rectangle().frame(maxWidth: 50)",
  ])
  func lengthsThatDiffer(content: String) throws {
    let lowered = try lowering("HStack { \(content) }", .style())
    #expect(!lowered.contains("fillEqually"))
    #expect(lowered.contains("priority: UILayoutPriority(100)"))
  }

  @Test func alternativesThatAreNotExclusive() {
    expect(
      "HStack { configuration.title; if configuration.isOn { configuration.title } }",
      becomes: "not portable: configuration.title in two places")
    expect(
      "HStack { ForEach(0..<3, id: \\.self) { _ in configuration.title } }",
      becomes: "not portable: configuration.title once per element")
    expect(
      "HStack { Spacer(); Circle(); configuration.title }",
      becomes: "not portable: several views that share the remaining space")
  }
}
