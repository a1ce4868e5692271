import SwiftFragments
import Testing

/// What a Swift file declares for the clients of its module.
@Suite struct FileInterfaceTests {
  private func names(_ text: String) -> [String] {
    FileInterface(of: text).declarations.map { "\($0.kind.rawValue) \($0.qualifiedName)" }
  }

  private func declaration(_ text: String) throws -> PublicDeclaration {
    let interface = FileInterface(of: text)
    #expect(interface.problem == nil)
    return try #require(interface.declarations.last)
  }

  @Test func membersHaveQualifiedNames() {
    #expect(
      names(
        """
        public struct Card<Title: View>: View {
          private let title: Title
          public var role: Role
          public init(title: String, _ icon: Icon) {}
          init(hidden: Int) {}
          public enum Role: String { case neutral, custom(Int) }
          struct Hidden { public var inner = 1 }
        }
        extension Card where Title == Text {
          public static func close(_ action: () -> Void) -> Self {}
        }
        public extension View {
          func cardStyle(_ style: some CardStyle) -> some View { self }
          internal func other() {}
        }
        @MainActor @preconcurrency public protocol CardStyle: DynamicProperty {
          associatedtype Body: View
          typealias Configuration = Int
          func makeBody(configuration: Configuration) -> Body
        }
        """) == [
          "struct Card", "conformance Card: View", "property Card.role",
          "initializer Card.init(title:_:)", "enum Card.Role", "conformance Card.Role: String",
          "case Card.Role.neutral", "case Card.Role.custom", "function Card.close(_:)",
          "function View.cardStyle(_:)", "protocol CardStyle",
          "conformance CardStyle: DynamicProperty", "associated type CardStyle.Body",
          "typealias CardStyle.Configuration", "function CardStyle.makeBody(configuration:)",
        ])
  }

  @Test func hiddenTypesAreNamed() {
    let interface = FileInterface(
      of: """
        struct Stack { public var top = 1; struct Inner {} }
        public struct Card { enum Part { case title } }
        extension Stack { public func push() {} }
        """)
    #expect(interface.hiddenTypes == ["Stack", "Card.Part"])
    // Other files of the module may declare the type as public.
    #expect(interface.declarations.map(\.qualifiedName) == ["Card", "Stack.push()"])
  }

  @Test func overriddenAndUnavailableMembersDoNotCount() {
    #expect(
      names(
        """
        public final class CardView: UIView {
          public override func layoutSubviews() {}
          public override var intrinsicContentSize: CGSize { .zero }
          public override init(frame: CGRect) {}
          @available(*, unavailable) public required init?(coder: NSCoder) { nil }
        }
        """) == [
          "class CardView", "conformance CardView: UIView", "initializer CardView.init(frame:)",
        ])
  }

  @Test func signaturesDoNotDependOnLines() throws {
    let short = try declaration(
      "extension Card where Icon == Image { public init(title: String, "
        + "@ViewBuilder icon: () -> Icon = { Image(\"a\") }) {} }")
    let long = try declaration(
      """
      extension Card
      where
        Icon == Image
      {
        // A comment.
        public init(
          title: String,
          @ViewBuilder icon: ()
            -> Icon = { Image("a") },
        ) {}
      }
      """)
    for declaration in [short, long] {
      #expect(declaration.constraints.map(\.text) == ["Icon == Image"])
      #expect(declaration.parameters.map(\.label) == ["title", "icon"])
      #expect(declaration.parameters.map(\.type) == ["String", "@ViewBuilder () -> Icon"])
      #expect(declaration.parameters.map(\.isOptional) == [false, true])
      #expect(declaration.parameters.map(\.isFunction) == [false, true])
    }
    #expect(
      short.text
        == "init(title: String, @ViewBuilder icon: () -> Icon = { Image(\"a\") }) "
        + "where Icon == Image")
  }

  @Test(arguments: [
    ("public let a: Int", "Int", false), ("public var a = Size(1)", "Size", true),
    ("public private(set) var a = 1", "Int", false), ("public var a: Int { 1 }", "Int", false),
    ("public var a: Int { get { 1 } set {} }", "Int", true),
    ("@Binding public var a: Bool", "Bool", true),
    ("public var a: Int = 1 { didSet {} }", "Int", true), ("public let a = make()", nil, false),
  ])
  func properties(_ text: String, _ type: String?, _ isSettable: Bool) throws {
    let property = try declaration("public struct S { \(text) }")
    #expect(property.qualifiedName == "S.a")
    #expect(property.type == type)
    #expect(property.isSettable == isSettable)
  }

  @Test func constraintsOfGenericParameters() throws {
    let function = try declaration(
      "public func pick<S: Shape & Sendable, T>(_ s: S) async throws -> T where T == S.Body {}")
    #expect(function.generics == ["S", "T"])
    #expect(function.constraints.map(\.text) == ["S: Sendable", "S: Shape", "T == S.Body"])
    #expect(function.effects == ["async", "throws"])
    #expect(function.type == "T")
  }

  @Test func attributesThatAffectClients() throws {
    let method = try declaration(
      """
      extension Card {
        @MainActor @discardableResult @ViewBuilder @inlinable
        public nonisolated mutating func f() -> Int { 1 }
      }
      """)
    #expect(method.modifiers == ["@MainActor", "mutating", "nonisolated"])
    let requirement = try declaration("public protocol P { @ViewBuilder func f() -> Body }")
    #expect(requirement.isRequirement)
    #expect(requirement.modifiers == ["@ViewBuilder"])
  }

  @Test func availability() throws {
    let text = """
      #if os(iOS) || os(tvOS)
        extension Card {
          @available(iOS 17, *)
          @available(*, deprecated, message: "Old.")
          public func f() {}
        }
      #else
        public let other = 1
      #endif
      """
    let declarations = FileInterface(of: text).declarations
    let method = try #require(declarations.first)
    #expect(method.isDeprecated)
    #expect(method.conditions[.iOS] == .compiled(since: .init(major: 17, minor: 0)))
    #expect(method.conditions[.tvOS] == .compiled(since: nil))
    #expect(method.conditions[.macOS] == .never)
    #expect(method.compilation == "os(iOS) || os(tvOS)")
    let other = try #require(declarations.last)
    #expect(other.conditions[.iOS] == .never)
    #expect(other.conditions[.macOS] == .compiled(since: nil))
    #expect(other.compilation == "!(os(iOS) || os(tvOS))")
  }

  @Test func renaming() throws {
    let initializer = try declaration(
      "extension Card where Title == Parts.Title { "
        + "public init(_ title: Title, part: Part.Title) {} }")
    let renamed = initializer.renaming(["Title": "Heading"])
    #expect(renamed.constraints.map(\.text) == ["Heading == Parts.Heading"])
    #expect(renamed.parameters.map(\.type) == ["Heading", "Part.Title"])
  }

  @Test func deepCodeIsAProblem() {
    let interface = FileInterface(of: "let a = " + String(repeating: "(", count: 200))
    #expect(interface.problem != nil)
    #expect(interface.declarations.isEmpty)
  }
}
