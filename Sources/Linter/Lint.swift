import DesignModel
import Diagnostics
import Specification

// A checked design system and its specs in, findings out: specs whose emitted code is right, and
// whose design is poor. What cannot be emitted as right Swift is the model's to say. This module
// knows nothing of emitted files, and reads and writes none.

/// Every rule, in the order of the documentation.
package let rules: [Rule] = [
  .colorAlone, .iconWithoutLabel, .namelessElement, .textOfTheApp,
]

/// Finds what the rules have to say of a library.
///
/// - Parameters:
///   - specs: The specs of it that could be read; those with other errors are not looked at.
///   - system: What was made of them.
///   - origin: The path of a spec as components name it.
package func lint(
  _ specs: [ComponentSpec], _ system: DesignSystem, origin: (SourceText) -> String
) -> [Diagnostic] {
  let components = Dictionary(
    system.components.map { ($0.origin, $0) }, uniquingKeysWith: { first, _ in first })
  let enumerations = Set(
    specs.flatMap(\.types).filter { !$0.cases.isEmpty }.map(\.name.text))
  return specs.flatMap { spec -> [Diagnostic] in
    guard let component = components[origin(spec.source)] else { return [] }
    let subject = Subject(spec: spec, component: component, enumerations: enumerations)
    return rules.flatMap { rule in rule.check(subject).map { $0.diagnostic(of: rule) } }
  }
}

/// What rules look at: a component without errors.
struct Subject: Sendable {
  let spec: ComponentSpec
  let component: Component

  /// The names of the enums that the library declares.
  let enumerations: Set<String>
}
