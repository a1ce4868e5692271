import DesignTokens
import Graphs

/// Finds cycles of references between namespaces in the values of a theme.
///
/// In each namespace, the values of a theme are one constant, which Swift initializes on first use: constants
/// that refer to each other would deadlock.
struct NamespaceCircles {
  private let circles: Circles

  init(_ library: TokenLibrary) {
    var references: [String: Set<String>] = [:]
    for namespace in library.namespaces {
      for member in namespace.emittedMembers where member.isThemed {
        for path in member.token.referencedTokens {
          guard let other = library[path], other.isThemed else { continue }
          references[namespace.name, default: []].insert(other.namespace)
        }
      }
    }
    circles = Circles(references.mapValues { $0.sorted() })
  }

  /// Whether the values of a theme in one namespace can refer to those in another.
  func allowReference(from namespace: String, to other: String) -> Bool {
    !circles.join(namespace, other)
  }
}

extension DesignToken {
  /// The tokens that its values refer to, as a whole or in parts.
  var referencedTokens: Set<TokenPath> {
    var paths: Set<TokenPath> = []
    for case .some(let part) in values {
      if let path = part.token { paths.insert(path) }
      paths.formUnion(part.value.referencedTokens)
    }
    return paths
  }
}

extension TokenValue {
  fileprivate var referencedTokens: [TokenPath] {
    let paths: [TokenPath?] =
      switch self {
      case .border(let border): [border.color.token, border.width.token, border.style.token]
      case .transition(let transition):
        [transition.duration.token, transition.delay.token, transition.timingFunction.token]
      case .shadow(let layers):
        layers.flatMap { [$0.color.token, $0.offsetX.token, $0.offsetY.token] }
      case .gradient(let stops): stops.flatMap { [$0.color.token, $0.position.token] }
      case .typography(let style):
        [
          style.fontFamily.token, style.fontSize.token, style.fontWeight.token,
          style.letterSpacing.token, style.lineHeight.token,
        ]
      case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
        .strokeStyle:
        []
      }
    return paths.compactMap(\.self)
  }
}
