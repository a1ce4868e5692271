import Specification
import StepCounting
import SwiftFragments

/// The names of declarations that can be isolated to the main actor, in a target whose declarations are isolated by
/// default: those in hand-written files and under `swift`, the protocols of specs, and types of specs that use any of
/// these.
///
/// All other types of specs use only what is not isolated, so they can be `nonisolated`.
func namesOfIsolated(
  among types: TypeIndex, _ components: [ComponentSpec], _ handwritten: HandwrittenCode
) -> Set<String> {
  var isolated = handwritten.declaredNames
  for spec in components {
    guard let declarations = spec.declarations else { continue }
    if spec.component == nil { isolated.formUnion(declarations.declaredNames) }
    isolated.formUnion(declarations.extensionMembers.map(\.name))
  }
  let declared = types.entries.map { (Naming.base(of: $0.key), $0.value.spec) }
  isolated.formUnion(declared.filter { $1.refined != nil }.map(\.0))
  var users: [String: Set<String>] = [:]
  for (name, spec) in declared {
    for word in spec.usedNames {
      countSteps()
      users[word, default: []].insert(name)
    }
  }
  var open = Array(isolated)
  while let name = open.popLast() {
    for user in users[name] ?? [] where isolated.insert(user).inserted { open.append(user) }
  }
  return isolated
}

extension TypeSpec {
  /// The names in the Swift of a type and of those in it, apart from the names of its own members.
  fileprivate var usedNames: Set<String> {
    let declaredTypes =
      properties.map(\.type) + cases.flatMap(\.values).map(\.type) + constants.map(\.type)
      + [alias, raw]
    let conformances = conforms + generics.flatMap(\.conforms)
    let values =
      properties.map(\.defaultValue) + cases.flatMap(\.values).map(\.defaultValue)
      + constants.map(\.value)
    let texts =
      declaredTypes.compactMap(\.?.text) + conformances.map(\.text) + values.compactMap(\.?.text)
      + [checks, body, members].compactMap(\.?.text)
    let words = texts.flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    return types.reduce(Set(words).subtracting(members?.declaredNames ?? [])) {
      $0.union($1.usedNames)
    }
  }
}
