// Swift declarations as values, which emitters build, and the only way to print them. This code knows nothing
// about components, files or templates.

/// A declaration, or something between declarations.
package indirect enum Declaration: Sendable {
  case type(TypeDeclaration)
  case variable(VariableDeclaration)
  case function(FunctionDeclaration)
  case enumCase(EnumCaseDeclaration)

  /// `// MARK: - Modifiers`
  case mark(String)

  /// A user-written declaration, which is not formatted.
  case verbatim(String)

  /// Declarations that are available as statements: properties that a body uses.
  case statements([Statement])

  /// Cases without values, as many per line as fit, below a heading comment.
  case enumCases(comment: String?, names: [String])

  /// Uses of a macro, each with the same attributes.
  case macros(attributes: [Attribute], [Expression])

  /// A declaration with a known origin.
  case traced(Origin, Declaration)
}

/// A class, a struct, an enum, a protocol or an extension.
package struct TypeDeclaration: Sendable {
  package enum Keyword: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`
  }

  package var documentation: DocumentationComment?
  package var attributes: [Attribute]
  package var access: String
  package var keyword: Keyword
  package var name: String

  /// `Title: View`
  package var generics: [String]
  package var inheritance: [String]

  /// `Title == Text`
  package var requirements: [String]

  /// Groups of members, separated by blank lines; there are none between the members of a group.
  package var members: [[Declaration]]

  package init(
    documentation: DocumentationComment? = nil, attributes: [Attribute] = [], access: String = "",
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

/// A stored or computed property, or an associated type or type alias, which have a similar form.
package struct VariableDeclaration: Sendable {
  package var documentation: DocumentationComment?
  package var attributes: [Attribute]

  /// The text before the name: `@Binding public var`, `private let`, `static var`.
  package var introducer: String
  package var name: String
  package var type: String?
  package var value: Expression?

  /// The statements of a computed property; nil for a stored one.
  package var body: [Statement]?

  /// The statements of `didSet` of a stored property.
  package var observer: [Statement]?

  /// Whether the body is user-written, so that it is not formatted.
  package var ignoresFormat: Bool

  package init(
    documentation: DocumentationComment? = nil, attributes: [Attribute] = [], _ introducer: String,
    _ name: String, type: String? = nil, value: Expression? = nil, body: [Statement]? = nil,
    observer: [Statement]? = nil, ignoresFormat: Bool = false
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.introducer = introducer
    self.name = name
    self.type = type
    self.value = value
    self.body = body
    self.observer = observer
    self.ignoresFormat = ignoresFormat
  }
}

/// A function or an initializer.
package struct FunctionDeclaration: Sendable {
  package enum Layout: Sendable {
    /// In one line if it fits, otherwise one parameter per line.
    case fitted

    /// In one line if it fits, otherwise in lines with these numbers of parameters, the rest in the last
    /// line.
    case grouped([Int])
  }

  /// A comment for readers of the code, above the documentation.
  package var comment: String?

  package var documentation: DocumentationComment?
  package var attributes: [Attribute]

  /// The text before the generic parameters: `public func title`, `private init`.
  package var introducer: String

  /// `Data: RandomAccessCollection`
  package var generics: [String]
  package var parameters: [ParameterDeclaration]
  package var layout: Layout
  package var result: String?

  /// The text after the parenthesis: `throws`.
  package var effects: String?

  /// `Items.Element == Item`
  package var requirements: [String]

  /// nil for a requirement of a protocol.
  package var body: [Statement]?

  /// Whether the body is user-written, so that it is not formatted.
  package var ignoresFormat: Bool

  package init(
    documentation: DocumentationComment? = nil, attributes: [Attribute] = [], _ introducer: String,
    generics: [String] = [], _ parameters: [ParameterDeclaration], layout: Layout = .fitted,
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

/// A parameter of a function, or an associated value of an enum case.
package struct ParameterDeclaration: Sendable {
  /// The attribute before it: `@ViewBuilder`.
  package var attribute: String?

  /// The argument label, if it differs from the name: `_`, or `of`.
  package var label: String?

  /// Nil for an unnamed associated value.
  package var name: String?
  package var type: String
  package var defaultValue: Expression?

  package init(
    attribute: String? = nil, label: String? = nil, _ name: String?, _ type: String,
    defaultValue: Expression? = nil
  ) {
    self.attribute = attribute
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// An attribute of a declaration, on a separate line.
package struct Attribute: Sendable, Hashable, ExpressibleByStringLiteral {
  /// With its sign: `@available`.
  package let name: String

  /// Nil for no parentheses.
  package let arguments: [Argument]?

  package init(_ name: String, _ arguments: [Argument]? = nil) {
    self.name = name
    self.arguments = arguments
  }

  package init(stringLiteral name: String) { self.init(name) }
}

/// A case of an enum.
package struct EnumCaseDeclaration: Sendable {
  package var documentation: DocumentationComment?
  package var attributes: [Attribute]

  package var name: String
  package var rawValue: String?

  package init(
    documentation: DocumentationComment? = nil, attributes: [Attribute] = [], _ name: String,
    rawValue: String? = nil
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.name = name
    self.rawValue = rawValue
  }
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
