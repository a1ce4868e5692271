import Specification
import SwiftFragments

extension ComponentSpec {
  /// The spec if design tokens have themes: an undeclared `theme` in a body, a part or a value refers to the
  /// environment's, which the component or the style then reads.
  var withThemeReads: Self {
    var spec = self
    if !memberNames.contains(TokenDeclarations.theme), let use = freeTheme {
      spec.environment.append(EnvironmentSpec(name: use))
    }
    for index in spec.styles.indices {
      let style = spec.styles[index]
      let names = style.parameters.map(\.name.text) + style.environment.map(\.name.text)
      guard !declaredNames.contains(TokenDeclarations.theme),
        !names.contains(TokenDeclarations.theme), let use = style.body?.freeTheme
      else { continue }
      spec.styles[index].environment.append(EnvironmentReadSpec(name: use))
    }
    return spec
  }

  /// The first `theme` in the component's own Swift that the surrounding code does not declare.
  private var freeTheme: SwiftName? {
    let entries = configuration?.entries ?? []
    var blocks = [body]
    blocks += entries.map(\.view)
    blocks += slots.map { $0.list?.value?.selection?.select }
    var values = entries.compactMap(\.value)
    values += slots.flatMap { $0.arrangement?.expressions ?? [] }
    return blocks.lazy.compactMap { $0?.freeTheme }.first
      ?? values.lazy.compactMap(\.freeTheme).first
      ?? accessibility?.code.first { $0.text == TokenDeclarations.theme }
      ?? declarations?.identifiers.first {
        $0.text == TokenDeclarations.theme && namesInExtensions.contains($0.text)
      }
  }

  /// The names that extensions of the component under `swift` use and do not declare.
  var namesInExtensions: Set<String> {
    guard let declarations, let emittedName = emittedTypeName,
      declarations.extensionMembers.contains(where: { $0.type == Naming.base(of: emittedName) })
    else { return [] }
    return Set(declarations.identifiers.map(\.text)).subtracting(declarations.declaredNames)
  }

  /// The declarations under `swift` that the component's own Swift can use: top-level ones, and those in
  /// extensions of the component and its types.
  private var declaredNames: Set<String> {
    guard let declarations else { return [] }
    let component = Naming.base(of: component?.text ?? "")
    let members = declarations.extensionMembers.filter { $0.type.hasPrefix(component) }.map(\.name)
    let topLevel = (declarations.tree?.statements ?? []).flatMap { statement -> [String] in
      switch statement.kind {
      case .variable(let variable): variable.names.map(\.text)
      case .function(let function): function.name.map { [$0.text] } ?? []
      default: []
      }
    }
    return Set(members + topLevel)
  }

  /// The names of members and of the spec's declarations in the component's own Swift.
  private var memberNames: Set<String> {
    let additions = (configuration?.entries ?? []).filter { !$0.isName && !$0.isRead }
    return Set(
      (slots.map(\.name) + properties.map(\.name) + modifiers.map(\.name) + state.map(\.name)
        + environment.map(\.name) + additions.map(\.name)).map(\.text)
    ).union(declaredNames)
  }
}

extension SwiftBlock {
  /// The first `theme` in it, unless it declares one.
  fileprivate var freeTheme: SwiftName? { firstTheme(of: identifiers, declaredNames) }
}

extension SwiftExpression {
  /// The first `theme` in it, unless a closure in it declares one.
  fileprivate var freeTheme: SwiftName? { firstTheme(of: identifiers, declaredNames) }
}

private func firstTheme(of names: [SwiftName], _ declared: Set<String>) -> SwiftName? {
  declared.contains(TokenDeclarations.theme)
    ? nil : names.first { $0.text == TokenDeclarations.theme }
}
