import Specification
import SwiftFragments

/// What each component shows differently in other themes and in increased contrast: by the tokens that it names, and by
/// those of the components in it.
struct TokenVariations: Equatable, Sendable {
  private var themed: Set<String> = []
  private var contrasted: Set<String> = []

  /// The themes, the one first that holds where none is set.
  private let themes: [String]

  /// - Parameter components: The specs of the project.
  init(_ tokens: TokenDeclarations, _ components: [ComponentSpec]) {
    themes = tokens.themes
    var users: [String: [String]] = [:]
    let colors = Set(
      tokens.namespaces.filter(\.followsContrast).map { Naming.outermost(of: $0.name) })
    let calls = tokens.namespaces.filter(\.isThemed).map { ".\($0.property)(\\" }
    for spec in components {
      guard let component = spec.component?.text else { continue }
      let names = spec.usedNames
      for name in names { users[name, default: []].append(component) }
      let followsTheme = tokens.hasThemes && spec.followsTheme(by: calls)
      if followsTheme { themed.insert(component) }
      if !colors.isEmpty, followsTheme || !names.isDisjoint(with: colors) {
        contrasted.insert(component)
      }
    }
    themed = withUsers(of: themed, users)
    contrasted = withUsers(of: contrasted, users)
  }

  /// What previews of a component vary around it.
  func surroundings(of component: String) -> PreviewSurroundings {
    PreviewSurroundings(
      themes: themed.contains(component) ? themes : [],
      hasContrast: contrasted.contains(component))
  }
}

/// Components, and those that show them.
private func withUsers(of components: Set<String>, _ users: [String: [String]]) -> Set<String> {
  var found = components
  var open = Array(components)
  while let next = open.popLast() {
    for user in users[Naming.outermost(of: next)] ?? [] where found.insert(user).inserted {
      open.append(user)
    }
  }
  return found
}

extension Naming {
  /// The name of the type around all others: `DK` of `DK.Palette`, and a name itself that is in no type.
  fileprivate static func outermost(of name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }
}

extension ComponentSpec {
  /// The names that are expressions in its Swift, which names of types are.
  fileprivate var usedNames: Set<String> {
    var names: Set<String> = []
    for block in blocks { names.formUnion(block.identifiers.lazy.map(\.text)) }
    for expression in expressions { names.formUnion(expression.identifiers.lazy.map(\.text)) }
    return names
  }

  /// Whether it reads the theme: from the environment, or by one of the calls that begin a themed style, such as
  /// `.palette(\.accent)`.
  fileprivate func followsTheme(by calls: [String]) -> Bool {
    let reads =
      environment.map { $0.keyPath ?? $0.name }
      + styles.flatMap(\.environment).map { $0.keyPath ?? $0.name }
    return reads.contains { $0.text == TokenDeclarations.theme }
      || blocks.contains { block in calls.contains { block.text.contains($0) } }
  }
}
