import InterfaceComparison
import Testing

/// Which declarations are the same, which differ, and how.
struct ComparisonTests {
  /// The comparison of a module with a single text with Apple's.
  private func result(_ ours: String, _ apples: String) -> Comparison {
    compare(
      "SwiftUI", declarations(in: ours, file: "Ours.swift"),
      with: declarations(in: apples, file: "SwiftUI.swiftinterface"))
  }

  /// Declarations for later systems, and what is in types for these, are not in an older SDK.
  @Test(arguments: [
    ("26", ["Glass", "Glass.Equatable", "Glass.clear", "View.padded()", "View.tinted()"], []),
    ("18.5", ["View.padded()"], ["Glass", "Glass.Equatable", "Glass.clear", "View.tinted()"]),
    ("17.4", [], ["Glass", "Glass.Equatable", "Glass.clear", "View.padded()", "View.tinted()"]),
  ])
  func dividesByVersions(version: String, known: [String], newer: [String]) {
    let ours = declarations(
      in: """
        @available(iOS 26.0, macOS 26.0, *) public struct Glass { public static let clear: Glass }
        extension Glass: Equatable {}
        @available(iOS 18.0, *) extension View {
          public func padded() -> Int { 0 }
          @available(iOS 26.0, *) public func tinted() -> Int { 0 }
        }
        """, file: "Ours.swift")
    let parts = divided(ours, at: version)
    #expect(parts.known.map(\.fullName).sorted() == known)
    #expect(parts.newer.map(\.fullName).sorted() == newer)
  }

  /// The aspects in which the only declaration differs.
  private func facets(_ ours: String, _ apples: String) throws -> [Declaration.Facet] {
    let result = result(ours, apples)
    #expect(result.withoutCounterpart.map(\.text) == [])
    return try #require(result.different.first).facets
  }

  @Test func declarationsForTestsAreLeftOut() {
    let ours = """
      public struct Host { @_spi(Model) public var count = 0 }
      @_spi(Model) extension Host { public func run() {} }
      """
    let result = result(ours, "public struct Host {}")
    #expect(result.withoutCounterpart.map(\.text) == [])
    #expect(result.different.map(\.facets) == [])
  }

  @Test(arguments: [
    (
      "extension View { nonisolated public func frame(width: CGFloat? = nil) -> some View { self } }",
      """
      extension SwiftUICore.View {
        @inlinable nonisolated public func frame(width: CoreFoundation.CGFloat? = nil) -> some SwiftUICore.View {
          return modifier(_FrameLayout(width: width))
        }
      }
      """
    ),
    (
      "public func pick<S: Shape & Sendable, T>(_ s: S) where T == S.Body { fatalError() }",
      "public func pick<S, T>(_ s: S) where S : SwiftUICore.Shape, S : Swift.Sendable, S.Body == T"
    ),
    (
      "public protocol Style { associatedtype Body: View; var body: Body { get } }",
      """
      public protocol Style {
        associatedtype Body : SwiftUICore.View
        var body: Self.Body { get }
      }
      """
    ),
    (
      """
      @available(iOS 17.0, macOS 14.0, *) extension Text {
        public var length: Int { get { 0 } set {} }
      }
      """,
      """
      @available(macOS 14, iOS 17, *)
      @_originallyDefinedIn(module: "SwiftUI", iOS 18.0)
      extension SwiftUICore.Text {
        public var length: Swift.Int {
          get
          _modify
        }
      }
      """
    ),
    (
      "nonisolated public struct Divider: View { public init() { fatalError() } }",
      "public struct Divider : SwiftUICore.View {\n  public init()\n}"
    ),
    (
      "@resultBuilder public struct Builder {}", "@_functionBuilder public struct Builder {\n}"
    ),
    (
      "public struct Parts { @Binding public var isOn: Bool }",
      """
      public struct Parts {
        @SwiftUICore.Binding @_projectedValueProperty($isOn) public var isOn: Swift.Bool {
          get
          nonmutating set
        }
        public var $isOn: SwiftUICore.Binding<Swift.Bool> {
          get
        }
      }
      """
    ),
  ])
  func spellingMakesNoDifference(ours: String, apples: String) {
    let result = result(ours, apples)
    #expect(result.different.map(\.facets) == [])
    #expect(result.withoutCounterpart.map(\.text) == [])
    #expect(result.equal.isEmpty == false)
    #expect(result.lacking.filter { !$0.isUnderscored }.map(\.text) == [])
  }

  @Test func defaultArgumentsAreCompared() throws {
    #expect(
      try facets(
        "public func pad(_ length: CGFloat? = 8) {}",
        "public func pad(_ length: CoreFoundation.CGFloat? = nil)") == [.defaults])
  }

  @Test func isolationIsCompared() throws {
    #expect(
      try facets(
        "public struct Row { public func body() {} }",
        "public struct Row {\n  @_Concurrency.MainActor @preconcurrency public func body()\n}")
        == [.isolation])
  }

  @Test func attributesAreCompared() throws {
    #expect(
      try facets(
        "extension Text { public init(_ text: String) {} }",
        "extension SwiftUICore.Text {\n  @_disfavoredOverload public init(_ text: Swift.String)\n}")
        == [.attributes])
  }

  @Test func attributesOfParametersAreCompared() throws {
    #expect(
      try facets(
        "public func make<V>(content: () -> V) {}",
        "public func make<V>(@SwiftUICore.ViewBuilder content: () -> V)") == [.types])
  }

  @Test func availabilityOfTheEnclosingDeclarationCounts() throws {
    #expect(
      try facets(
        "@available(iOS 17.0, *) extension Text { public func bold() {} }",
        "extension SwiftUICore.Text {\n  @available(iOS 16.0, *)\n  public func bold()\n}")
        == [.availability])
    let result = result(
      "@available(iOS 17.0, *) extension Text { public func bold() {} }",
      "extension SwiftUICore.Text {\n  @available(iOS 17.0, *)\n  public func bold()\n}")
    #expect(result.equal.count == 1)
  }

  @Test func deprecationAndItsReplacementAreCompared() throws {
    let apples = """
      @available(iOS, introduced: 13.0, deprecated: 15.0, renamed: "tint(_:)")
      @available(tvOS, unavailable)
      public func accent(_ color: Swift.Int)
      """
    #expect(
      try facets(
        """
        @available(iOS, introduced: 13.0, deprecated: 15.0) @available(tvOS, unavailable)
        public func accent(_ color: Int) {}
        """, apples) == [.availability])
    #expect(
      try facets(
        """
        @available(iOS, introduced: 13.0, deprecated: 15.0, renamed: "tint(_:)")
        public func accent(_ color: Int) {}
        """, apples) == [.availability])
  }

  @Test func accessorsAreCompared() throws {
    #expect(
      try facets(
        "public struct Row { public let value: Int }",
        "public struct Row {\n  public var value: Swift.Int\n}") == [.accessors])
  }

  @Test func overloadsAreDistinguished() {
    let result = result(
      """
      public func tag(_ value: Int) {}
      public func tag(_ value: String = "") {}
      """,
      """
      public func tag(_ value: Swift.String = "a")
      public func tag(_ value: Swift.Int)
      """)
    #expect(result.equal.map(\.text) == ["public func tag(_ value: Int)"])
    #expect(result.different.map(\.facets) == [[.defaults]])
  }

  @Test func requirementsOfExtensionsBelongToTheirMembers() {
    let result = result(
      "extension Button where Label == Text { public init(_ title: String) {} }",
      "extension SwiftUI.Button where Label == SwiftUI.Image {\n  public init(_ title: Swift.String)\n}"
    )
    #expect(result.different.map(\.facets) == [[.constraints]])
  }

  @Test func conformancesAreCompared() {
    let result = result(
      "public struct Row: View, Sendable {}",
      """
      public struct Row : SwiftUICore.View {
      }
      @available(*, unavailable)
      extension SwiftUI.Row : Swift.Sendable {
      }
      """)
    #expect(result.equal.map(\.fullName) == ["Row", "Row.View"])
    #expect(result.different.map(\.ours.fullName) == ["Row.Sendable"])
    #expect(result.different.map(\.facets) == [[.availability]])
  }

  @Test func hiddenPartsAreOmitted() {
    let result = result(
      """
      public struct Row { private var value = 0; func measure() {}; public private(set) var count: Int = 0 }
      struct Hidden {}
      """,
      """
      public struct Row {
        @usableFromInline
        internal var cache: Swift.Int
        public var count: Swift.Int {
          get
        }
      }
      """)
    #expect(result.equal.map(\.fullName) == ["Row", "Row.count"])
    #expect(result.lacking == [])
    #expect(result.withoutCounterpart == [])
  }

  @Test func conditionsOfOlderCompilersAreRead() {
    let result = result(
      "public func run(_ action: @isolated(any) () -> Void) {}",
      """
      #if compiler(>=5.3) && $IsolatedAny
      public func run(_ action: @isolated(any) () -> Swift.Void)
      #else
      public func run(_ action: () -> Swift.Void)
      #endif
      """)
    #expect(result.equal.count == 1)
    #expect(result.lacking == [])
  }

  @Test func declarationsForMacOSAreOmitted() {
    let result = result(
      """
      #if os(macOS)
      public func run(_ view: NSView) {}
      #else
      public func run(_ view: UIView) {}
      #endif
      #if !os(macOS)
      public func stop(_ view: UIView) {}
      #endif
      """,
      "public func run(_ view: UIView)\npublic func stop(_ view: UIView)")
    #expect(result.equal.count == 2)
    #expect(result.withoutCounterpart.map(\.text) == [])
  }

  @Test func lackingDeclarationsAreListed() {
    let result = result(
      "public enum Edge { case top }",
      """
      public enum Edge {
        case top, bottom
        public static func == (a: SwiftUI.Edge, b: SwiftUI.Edge) -> Swift.Bool
        public static func _make()
      }
      """)
    #expect(result.lacking.map(\.fullName) == ["Edge.==(a:b:)", "Edge._make()", "Edge.bottom"])
    #expect(result.lacking.filter(\.isSynthesized).map(\.fullName) == ["Edge.==(a:b:)"])
    #expect(result.lacking.filter(\.isUnderscored).map(\.fullName) == ["Edge._make()"])
  }
}
