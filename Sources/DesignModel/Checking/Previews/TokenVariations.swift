import Specification
import SwiftFragments

/// How each component depends on themes and increased contrast: through the tokens that it uses, and through
/// the components in it.
struct TokenVariations: Equatable, Sendable {
  private var themed: Set<String> = []
  private var contrasted: Set<String> = []

  /// The themes, starting with the default one.
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

  /// The surroundings that previews of a component vary.
  func surroundings(of component: String) -> PreviewSurroundings {
    PreviewSurroundings(
      themes: themed.contains(component) ? themes : [],
      hasContrast: contrasted.contains(component))
  }
}

/// Components, and those that contain them.
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
  /// The outermost type of a name: `DK` for `DK.Palette`, or the name itself.
  fileprivate static func outermost(of name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }
}

extension ComponentSpec {
  /// The names that are expressions in its Swift, such as type names.
  fileprivate var usedNames: Set<String> {
    var names: Set<String> = []
    for block in blocks { names.formUnion(block.identifiers.lazy.map(\.text)) }
    for expression in expressions { names.formUnion(expression.identifiers.lazy.map(\.text)) }
    return names
  }

  /// Whether it reads the theme: from the environment, or with one of the calls that create a themed style,
  /// such as `.palette(\.accent)`.
  fileprivate func followsTheme(by calls: [String]) -> Bool {
    let reads =
      environment.map { $0.keyPath ?? $0.name }
      + styles.flatMap(\.environment).map { $0.keyPath ?? $0.name }
    return reads.contains { $0.text == TokenDeclarations.theme }
      || blocks.contains { block in calls.contains { block.text.contains($0) } }
  }
}
