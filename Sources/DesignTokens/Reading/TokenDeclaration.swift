import Diagnostics
import YAMLSyntax

/// A token as declared in one file. Its identity is that of its place in the file.
final class TokenDeclaration {
  let name: String

  /// The place of its name.
  let place: Place

  /// The whole object.
  let object: LocatedNode

  /// Its value, or an object with only the token's `$ref`.
  let value: LocatedNode
  let properties: TokenProperties
  let extensions: TokenExtensions

  /// The change of its color; nil if there is none.
  let modifier: ColorModifier?

  /// Whether it consists only of a `$ref`, which may refer to a group.
  let isBareReference: Bool

  init(
    name: String, place: Place, object: LocatedNode, value: LocatedNode,
    properties: TokenProperties, extensions: TokenExtensions, modifier: ColorModifier?,
    isBareReference: Bool
  ) {
    self.name = name
    self.place = place
    self.object = object
    self.value = value
    self.properties = properties
    self.extensions = extensions
    self.modifier = modifier
    self.isBareReference = isBareReference
  }
}

/// A group as declared in one file.
final class GroupDeclaration {
  let place: Place
  let properties: TokenProperties

  /// The group that it extends; nil if it has only its own tokens.
  let extended: TokenPart<TokenPath>?
  let members: [Member]

  /// Whether it, or a group in it, extends another one, so that its structure depends on contexts.
  let decidesStructure: Bool

  struct Member {
    let name: String
    let place: Place
    let content: Content

    enum Content {
      case token(TokenDeclaration)
      case group(GroupDeclaration)
    }
  }

  init(
    place: Place, properties: TokenProperties, extended: TokenPart<TokenPath>?, members: [Member]
  ) {
    self.place = place
    self.properties = properties
    self.extended = extended
    self.members = members
    decidesStructure =
      extended != nil
      || members.contains { member in
        switch member.content {
        case .token(let token): token.isBareReference
        case .group(let group): group.decidesStructure
        }
      }
  }
}

/// The properties that tokens and groups have in common.
struct TokenProperties {
  var type: TokenPart<TokenType>?

  /// Whether it has an unknown type.
  var isTypeWrong = false

  /// The type that it has, if the project ignores it.
  var ignoredType: String?
  var description: String?
  var deprecation: DeprecationMark?
}

/// A type as it is declared.
enum DeclaredTokenType {
  case known(TokenType)

  /// The project ignores tokens of this type.
  case ignored(String)

  /// An error was reported.
  case wrong
}

extension TokenProperties {
  /// The declared type; nil if there is none.
  var declaredType: DeclaredTokenType? {
    if let ignoredType { return .ignored(ignoredType) }
    return isTypeWrong ? .wrong : type.map { .known($0.value) }
  }
}

/// The value of `$deprecated`.
enum DeprecationMark {
  case deprecated(TokenDeprecation)
  case current

  /// Nil if it is not deprecated.
  var deprecation: TokenDeprecation? {
    switch self {
    case .deprecated(let deprecation): deprecation
    case .current: nil
    }
  }
}
