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
}
