// Declarations of Swift as values, and their one way into text: what emitters build and never
// print themselves. Nothing here knows of components, files or templates.

/// A declaration, or what stands between declarations.
package indirect enum Declaration: Sendable {
  case type(TypeDeclaration)
  case variable(VariableDeclaration)
  case function(FunctionDeclaration)
  case enumCase(EnumCaseDeclaration)

  /// `// MARK: - Modifiers`
  case mark(String)

  /// A declaration as somebody wrote it, which is not formatted.
  case verbatim(String)

  /// A declaration whose shape says nothing, such as a macro's use: one line each.
  case lines([String])

  /// A declaration that is known to be from somewhere.
  case traced(Origin, Declaration)
}

/// A struct, an enum, a protocol or an extension.
package struct TypeDeclaration: Sendable {
  package enum Keyword: String, Sendable {
    case `struct`, `enum`, `protocol`, `extension`
  }

  package var documentation: DocumentationComment?
  package var attributes: [String]
  package var access: String
  package var keyword: Keyword
  package var name: String

  /// `Title: View`
  package var generics: [String]
  package var inheritance: [String]

  /// `Title == Text`
  package var requirements: [String]

  /// Groups of members: a blank line stands between groups, none between the members of one.
  package var members: [[Declaration]]

  package init(
    documentation: DocumentationComment? = nil, attributes: [String] = [], access: String = "",
    _ keyword: Keyword, _ name: String, generics: [String] = [], inheritance: [String] = [],
    requirements: [String] = [], members: [[Declaration]]
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.access = access
    self.keyword = keyword
    self.name = name
    self.generics = generics
    self.inheritance = inheritance
    self.requirements = requirements
    self.members = members
  }
}

/// A stored or computed property, or an associated type or type alias, which read alike.
package struct VariableDeclaration: Sendable {
  package var documentation: DocumentationComment?
  package var attributes: [String]

  /// What stands in front: `@Binding public var`, `private let`, `static var`.
  package var introducer: String
  package var name: String
  package var type: String?
  package var value: String?

  /// The statements of a computed property; nil for a stored one.
  package var body: [Statement]?

  /// Whether the body's text is somebody's own, which is not formatted.
  package var ignoresFormat: Bool

  package init(
    documentation: DocumentationComment? = nil, attributes: [String] = [], _ introducer: String,
    _ name: String, type: String? = nil, value: String? = nil, body: [Statement]? = nil,
    ignoresFormat: Bool = false
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.introducer = introducer
    self.name = name
    self.type = type
    self.value = value
    self.body = body
    self.ignoresFormat = ignoresFormat
  }
}

/// A function or an initialiser.
package struct FunctionDeclaration: Sendable {
  package enum Layout: Sendable {
    /// In one line if it fits, else one parameter a line.
    case fitted

    /// One parameter a line where there are several.
    case onePerLine

    /// In one line if it fits, else filled lines of so many parameters, the rest in the last.
    case grouped([Int])
  }

  package var documentation: DocumentationComment?
  package var attributes: [String]

  /// What stands in front of the generic parameters: `public func title`, `private init`.
  package var introducer: String

  /// `Data: RandomAccessCollection`
  package var generics: [String]
  package var parameters: [String]
  package var layout: Layout
  package var result: String?

  /// What stands behind the parenthesis: `throws`.
  package var effects: String?

  /// `Items.Element == Item`
  package var requirements: [String]

  /// nil for a requirement of a protocol.
  package var body: [Statement]?

  /// Whether the body's text is somebody's own, which is not formatted.
  package var ignoresFormat: Bool

  package init(
    documentation: DocumentationComment? = nil, attributes: [String] = [], _ introducer: String,
    generics: [String] = [], _ parameters: [String], layout: Layout = .fitted,
    effects: String? = nil,
    result: String? = nil, requirements: [String] = [], body: [Statement]?,
    ignoresFormat: Bool = false
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.introducer = introducer
    self.generics = generics
    self.parameters = parameters
    self.layout = layout
    self.effects = effects
    self.result = result
    self.requirements = requirements
    self.body = body
    self.ignoresFormat = ignoresFormat
  }
}

/// A case of an enum.
package struct EnumCaseDeclaration: Sendable {
  package var documentation: DocumentationComment?
  package var attributes: [String]

  /// The name, with what follows it: `large = 3`.
  package var text: String

  package init(
    documentation: DocumentationComment? = nil, attributes: [String] = [], _ text: String
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.text = text
  }
}

/// A statement in a body.
package indirect enum Statement: Sendable {
  case line(String)

  /// A call, filled into lines if it is too long for one.
  case call(String, arguments: [String])

  /// A call with one argument a line.
  case tallCall(String, arguments: [String])

  /// A call with trailing closures. The arguments are filled into lines if they are too long for
  /// one.
  case closureCall(String, arguments: [String], closures: [TrailingClosure])

  /// `switch role {`, what is in it, and the brace.
  case block(String, [Statement])

  /// Lines one level deeper, such as modifiers below a view.
  case indented([Statement])

  /// Something and what is called on it, a line each: level with it if it has several lines itself,
  /// else one level deeper.
  case chain(Statement, [String])

  /// `[.first, .second]`, filled into lines if it is too long for one.
  case list([String])

  /// Lines as somebody wrote them, relative to the body's indentation.
  case verbatim(String)

  /// Statements that are known to be from somewhere.
  case traced(Origin, [Statement])
}

/// A closure behind a call.
package struct TrailingClosure: Sendable {
  /// nil for the first one's.
  package var label: String?

  /// The names of its parameters, `_` for those that it does not need.
  package var parameters: [String]
  package var body: [Statement]

  package init(_ label: String? = nil, parameters: [String] = [], _ body: [Statement]) {
    self.label = label
    self.parameters = parameters
    self.body = body
  }

  /// What follows the brace.
  var head: String { parameters.isEmpty ? "" : " \(parameters.joined(separator: ", ")) in" }
}

/// A documentation comment.
package struct DocumentationComment: Sendable {
  package struct Item: Sendable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Paragraphs; the first is the summary. A paragraph with line breaks keeps them.
  package var paragraphs: [String]
  package var parameters: [Item]
  package var `throws`: String?
  package var returns: String?

  package init(
    _ paragraphs: String?..., parameters: [Item] = [], throws: String? = nil,
    returns: String? = nil
  ) {
    self.paragraphs = paragraphs.compactMap(\.self)
    self.parameters = parameters
    self.throws = `throws`
    self.returns = returns
  }
}
