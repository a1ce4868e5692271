import Testing

/// What previews show.
@Suite struct SampleTests {
  private let offer = """
    component: Offer
    properties: {price: Decimal, memberNames: "[String]", isNew: {type: Bool, default: false}}
    slots: {title: {options: [text]}, email: {optional: true, options: [text]}, flux: {options: [text]}}
    styles:
      automatic: {}
      outlined: {}
    previews: {summer: 'Offer(price: 1, memberNames: [], title: "Summer", flux: "None")'}
    """

  private func previews(_ spec: String, project: String = "library: Kit") -> String {
    let bodies = emitted([spec], project: project).bodies
    let file = bodies.first { $0.key.hasSuffix("/OfferPreviews.swift") }?.value
    return String(decoding: file ?? [], as: UTF8.self)
  }

  @Test func contentIsChosenByTypeAndName() {
    let text = previews(offer)
    for sample in [
      "price: 24.9", #"["Ada Lovelace", "Alan Turing", "Grace Hopper"]"#,
      #"title: "Monthly report""#, #"email: "ada@example.com""#, #"flux: "Flux""#,
    ] {
      #expect(text.contains(sample), "\(sample) is not in \(text)")
    }
  }

  @Test func propertiesAreFirstWhatTheSpecHas() {
    let text = previews(offer.replacing("previews:", with: "examples: {isNew: true}\npreviews:"))
    #expect(text.contains("isNew: Bool = true"), "\(text)")
    #expect(text.contains("case .notNew:"), "\(text)")
  }

  @Test func actionsHaveTheTextOfTheSpec() {
    let text = previews(
      """
      component: Offer
      slots: {actions: {optional: true}, picture: {options: [text]}, portraits: {list: true}}
      examples: {actions: Buy, picture: A kettle, portraits: [Ada, Noor]}
      """)
    for sample in [#"Button("Buy")"#, #"accessibilityLabel("Noor")"#] {
      #expect(text.contains(sample), "\(sample) is not in \(text)")
    }
    #expect(!text.contains(#"systemName: "A kettle""#), "\(text)")
    #expect(!text.contains(#"systemName: "Ada""#), "\(text)")
  }

  @Test func thereIsAGalleryForEachStyle() {
    let macros = previews(offer).split(separator: "#Preview").dropFirst()
      .map { $0.split(separator: "\n").joined().split(separator: " ").joined(separator: " ") }
    let gallery = "PreviewGallery(previews: OfferPreviews.unstyled).offerStyle"
    #expect(
      macros == [
        #"("Automatic") { \#(gallery)(.automatic) }"#, #"("Outlined") { \#(gallery)(.outlined) }"#,
        #"("Summer") { OfferPreviews.summer }"#,
      ])
  }

  @Test func aGalleryHasTheCasesThatSetNoStyle() throws {
    let text = previews(offer)
    let list = try #require(
      text.split(separator: "static var unstyled: [Self] {").dropFirst().first
    )
    .prefix { $0 != "}" }
    for name in [".required", ".emptyTexts", ".emptyViews", ".inList", ".new"] {
      #expect(list.contains(name + ","), "\(name)")
    }
    for name in [".automatic", ".outlined", ".cascadingStyles", ".summer"] {
      #expect(!list.contains(name + ","), "\(name)")
    }
  }

  @Test func emptyContentIsShown() {
    let text = previews(offer)
    for sample in [#"title: """#, #"email: """#, #"flux: """#, "EmptyView()"] {
      #expect(text.contains(sample), "\(sample) is not in \(text)")
    }
  }

  @Test func aClosureThatWouldFillAnotherSlotHasItsLabel() {
    let text = previews(
      """
      component: Offer
      slots: {icon: {optional: true}, title: {options: [text]}, actions: {optional: true}}
      initializers: {order: trailingViewBuilders}
      """)
    #expect(
      text.contains(#"Offer(title: "Monthly report", actions: { Button("Open") {} })"#), "\(text)")
    #expect(text.contains("Offer(title: \"Monthly report\") {\n        Image("), "\(text)")
  }

  @Test func aClosureThatCanOnlyFillItsSlotHasNoLabel() {
    let text = previews(
      "{component: Offer, slots: {title: {options: [text]}, actions: {optional: true}}}")
    #expect(text.contains("Offer(title: \"Monthly report\") {\n      Button("), "\(text)")
  }

  @Test(arguments: [
    (
      "properties: {steps: {type: '[OfferStep]', builder: StepsBuilder}}",
      "types: {OfferStep: {properties: {name: {type: String, label: _}, isDone: {type: Bool, binding: true}}}}",
      [#"OfferStep("Cart", isDone: .constant(false))"#, #"OfferStep("Payment", isDone"#]
    ),
    (
      "properties: {choice: {type: Value, binding: true}, options: {type: '[Option<Value>]', builder: OptionsBuilder}}",
      """
      generics: {Value: Hashable}
      types: {Option: {generics: {Value: Hashable}, properties: {title: {type: Text, label: _}, value: Value}}}
      """,
      [
        #"Host(choice: "Small")"#, #"Option(Text("Small"), value: "Small")"#,
        "for number in 1..<21",
      ]
    ),
    (
      "properties: {badges: {type: '[Mark]', builder: MarksBuilder}}",
      "types: {Mark: {cases: [new, old]}}", ["Mark.new"]
    ),
    (
      "properties: {nodes: {type: '[Node]', builder: NodesBuilder}}",
      "types: {Node: {properties: {text: String, children: {type: '[Node]'}}}}",
      [#"Node(text: "Overview", children: [])"#]
    ),
  ])
  func theItemsOfABuilderAreShown(properties: String, types: String, samples: [String]) {
    let text = previews("component: Offer\nbody: EmptyView()\n\(properties)\n\(types)")
    for sample in samples { #expect(text.contains(sample), "\(sample) is not in \(text)") }
  }

  @Test func itemsThatAreComponentsAreShown() {
    let bodies = emitted(
      [
        "{component: Offer, body: EmptyView(), properties: {points: {type: '[Point]', builder: PointsBuilder}}}",
        "{component: Point, kind: value, slots: {content: {options: [text], label: {text: _}}}}",
      ], project: "library: Kit"
    ).bodies
    let file = bodies.first { $0.key.hasSuffix("/OfferPreviews.swift") }?.value
    let text = String(decoding: file ?? [], as: UTF8.self)
    #expect(text.contains(#"Point("Knock first.")"#), "\(text)")
  }

  @Test(arguments: [
    ("isPresented", "true"), ("isOpen", "true"), ("isOn", "false"), ("isReopened", "false"),
  ])
  func whatIsPresentedIsShown(name: String, value: String) {
    let text = previews(
      "{component: Offer, body: EmptyView(), properties: {\(name): {type: Bool, binding: true}}}")
    #expect(text.contains("@State var \(name): Bool = \(value)"), "\(text)")
  }

  /// A label of something has the text of that, and an avatar the name of a person.
  @Test(arguments: [
    ("minimumLabel", #"minimumLabel: "Low""#), ("currentValueLabel", #"currentValueLabel: "72%""#),
    ("label", #"label: "Notifications""#), ("plainLabel", #"plainLabel: "Notifications""#),
    ("name", #"name: "Ada Lovelace""#),
  ])
  func labelsAreOfWhatTheyLabel(slot: String, sample: String) {
    let text = previews("{component: Offer, slots: {\(slot): {options: [text]}}}")
    #expect(text.contains(sample), "\(text)")
  }

  @Test func picturesOfPeopleHaveTheirNames() {
    let text = previews("{component: Offer, slots: {avatars: {list: {}}}}")
    #expect(
      text.contains(
        #"Image(systemName: "person.crop.circle").accessibilityLabel("Ada Lovelace")"#), "\(text)")
  }

  @Test func aButtonIsInASlotForAnAction() {
    let text = previews("{component: Offer, slots: {action: }}")
    #expect(text.contains(#"Button("Open") {}"#), "\(text)")
  }

  /// Beside an icon, a custom view is no second one.
  @Test func customTextsBesideAnIcon() {
    let text = previews(
      "{component: Offer, slots: {icon: {optional: true}, title: {options: [text]}}}")
    #expect(text.contains(#"Text("Monthly report").italic()"#), "\(text)")
    #expect(
      previews("{component: Offer, slots: {title: {options: [text]}}}")
        .contains(#"Label("Monthly report", systemImage: "star")"#))
  }

  @Test func iconsAndSeparatorsAreNoTexts() {
    let text = previews("{component: Offer, slots: {leadingIcon: {}, separator: {}}}")
    #expect(text.contains(#"Image(systemName: "star")"#) && text.contains("Divider()"), "\(text)")
  }
}
