import Diagnostics
import YAMLSyntax

/// A token as one file has it. Its identity is that of the place in the file.
final class TokenDeclaration {
  let name: String

  /// Where its name is written.
  let place: Place

  /// The whole object.
  let object: LocatedNode

  /// Its value, or an object with nothing but the token's `$ref`.
  let value: LocatedNode
  let properties: TokenProperties
  let extensions: TokenExtensions

  /// Whether it says nothing but `$ref`, which may refer to a group.
  let isBareReference: Bool

  init(
    name: String, place: Place, object: LocatedNode, value: LocatedNode,
    properties: TokenProperties, extensions: TokenExtensions, isBareReference: Bool
  ) {
    self.name = name
    self.place = place
    self.object = object
    self.value = value
    self.properties = properties
    self.extensions = extensions
    self.isBareReference = isBareReference
  }
}

/// A group as one file has it.
final class GroupDeclaration {
  let place: Place
  let properties: TokenProperties

  /// The group that it takes tokens from; nil if it has only its own.
  let extended: TokenPart<TokenPath>?
  let members: [Member]

  /// Whether it, or a group in it, extends another one, so that contexts decide what stands where.
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

/// What tokens and groups both say of themselves.
struct TokenProperties {
  var type: TokenPart<TokenType>?

  /// Whether a type is written that there is not.
  var isTypeWrong = false
  var description: String?
  var deprecation: DeprecationMark?
}

/// What `$deprecated` says.
enum DeprecationMark {
  case deprecated(TokenDeprecation)
  case current

  /// Nil for what is not deprecated.
  var deprecation: TokenDeprecation? {
    switch self {
    case .deprecated(let deprecation): deprecation
    case .current: nil
    }
  }
}
