import Diagnostics
import YAMLSyntax

/// A resolver: its sources in order, and the contexts that select them.
struct ResolverFile {
  /// In the order of resolution.
  var items: [Item] = []

  enum Item {
    case sources([GroupDeclaration])
    case modifier(Modifier)
  }

  struct Modifier {
    let name: String
    let place: Place
    let description: String?
    let contexts: [Context]

    /// The index of the default; nil if there is none.
    let defaultIndex: Int?
  }

  struct Context {
    let name: String
    let place: Place
    let sources: [GroupDeclaration]
  }

  var modifiers: [Modifier] {
    items.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
  }

  /// Whether a document is a resolver rather than a token file.
  static func describes(_ root: Node) -> Bool {
    guard case .mapping(let entries) = root.content else { return false }
    return entries.contains { $0.key.text == "resolutionOrder" }
  }
}
