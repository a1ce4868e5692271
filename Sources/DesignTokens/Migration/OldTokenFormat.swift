import Diagnostics
import YAMLSyntax

/// An older form of a token file, and where it is seen first.
struct OldTokenFormat {
  let reason: String
  let place: Place
}

/// Which older form a token file has; nil if it has none.
func oldTokenFormat(of root: LocatedNode) -> OldTokenFormat? { nil }
