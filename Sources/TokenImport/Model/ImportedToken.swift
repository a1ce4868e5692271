import DesignTokens
import Diagnostics

/// A token of a published set, before its value is interpreted.
struct ImportedToken {
  /// The value of a token.
  enum Value {
    /// As the set writes it.
    case written(LocatedNode)

    /// Another token, in forms that refer to tokens in a notation of their own.
    case alias([String])
  }

  /// The names of its groups, and its own, as references of the set have them.
  var path: [String]

  /// The name of its type in the set, its own or that of its group; nil if there is none.
  var type: String?
  var value: Value

  /// The place of its name.
  var place: Place
  var description: String?
  var deprecation: JSONTree?

  /// A change of the color, in Tokens Studio's notation.
  var modifier: LocatedNode?

  /// The alpha of the color, beside its value.
  var alpha: LocatedNode?

  /// The extensions of this compiler.
  var extensions: [(key: String, value: JSONTree)] = []

  /// Extensions of others that were not interpreted.
  var otherExtensions: [(key: String, value: JSONTree)] = []

  /// The position of its set among the sets, of which a later one takes precedence.
  var order = 0
}

/// Tokens by their paths, in the order of the set.
struct TokenTable {
  private(set) var paths: [[String]] = []
  private var tokens: [[String]: ImportedToken] = [:]

  init() {}

  subscript(path: [String]) -> ImportedToken? { tokens[path] }

  var isEmpty: Bool { paths.isEmpty }

  /// Adds a token, in place of an earlier one with the same path.
  ///
  /// - Returns: The earlier one.
  @discardableResult
  mutating func add(_ token: ImportedToken) -> ImportedToken? {
    let earlier = tokens.updateValue(token, forKey: token.path)
    if earlier == nil { paths.append(token.path) }
    return earlier
  }

  /// Adds the tokens of another table.
  mutating func add(_ other: TokenTable) { for token in other.all { add(token) } }

  var all: [ImportedToken] { paths.compactMap { tokens[$0] } }
}

/// A named table: a file, a set or a mode of a published set.
struct TokenSet {
  var name: String
  var table: TokenTable
}

/// Contexts of which one applies at a time: modes, or themes of a group.
struct TokenAxisDraft {
  struct Context {
    var name: String
    var table: TokenTable

    /// Whether it is a theme besides the appearances of a color scheme.
    var isTheme = false
  }

  var name: String
  var contexts: [Context]
  var defaultIndex = 0

  /// Whether a token without a value in a context of higher contrast has that of its usual contrast, and in a further
  /// dark context that in dark, as in a style sheet; otherwise it has the value that always applies.
  var cascades = false
}

/// The tokens of a published set: those that always apply, and those of contexts.
struct TokenLayers {
  var base = TokenTable()

  /// A later one takes precedence.
  var axes: [TokenAxisDraft] = []

  /// The descriptions, deprecations and extensions of groups, by file.
  var groups: [ObjectIdentifier: GroupProperties] = [:]
}

/// The descriptions, deprecations and extensions of groups, by their paths.
typealias GroupProperties = [[String]: [(key: String, value: JSONTree)]]

/// How a form writes the components of a color object.
enum ColorObjectScale {
  /// From 0 to 1.
  case unit

  /// From 0 to 255 or in percent, or from 0 to 1 if all components are at most 1.
  case bytes
}
