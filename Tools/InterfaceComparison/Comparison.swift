/// The result of comparing one of our modules with Apple's.
package struct Comparison: Sendable {
  /// One of our declarations, and Apple's most similar one.
  package struct Difference: Sendable {
    package let ours: Declaration
    package let apples: Declaration
    package let facets: [Declaration.Facet]
  }

  /// The name of the module.
  package let module: String

  /// Our declarations that Apple has in the same form.
  package var equal: [Declaration] = []

  /// Our declarations that Apple has in another form.
  package var different: [Difference] = []

  /// Our declarations that Apple does not have.
  package var withoutCounterpart: [Declaration] = []

  /// Apple's declarations that we lack.
  package var lacking: [Declaration] = []
}

/// Compares the declarations of a module with Apple's.
///
/// - Parameters:
///   - module: The name of the module.
///   - ours: Its declarations.
///   - apples: Apple's declarations in the modules that it replaces. Those without a counterpart are lacking.
///   - others: Apple's declarations in other modules, which may be counterparts of ours.
package func compare(
  _ module: String, _ ours: [Declaration], with apples: [Declaration],
  and others: [Declaration] = []
) -> Comparison {
  var result = Comparison(module: module)
  var candidates = Dictionary(grouping: apples.map { (true, $0) }, by: { Key($0.1) })
  for other in others { candidates[Key(other), default: []].append((false, other)) }
  for (key, group) in Dictionary(grouping: ours, by: Key.init).sorted(by: { $0.key < $1.key }) {
    var left = candidates[key] ?? []
    var unmatched: [Declaration] = []
    for declaration in group {
      if let index = left.firstIndex(where: { $0.1.facets == declaration.facets }) {
        result.equal.append(declaration)
        left.remove(at: index)
      } else {
        unmatched.append(declaration)
      }
    }
    for declaration in unmatched {
      // A declaration that occurs twice in an interface counts once.
      let nearest = left.indices.min {
        weight(declaration, left[$0].1) < weight(declaration, left[$1].1)
      }
      if let nearest, isSame(declaration, left[nearest].1) {
        let apples = left.remove(at: nearest).1
        result.different.append(
          .init(ours: declaration, apples: apples, facets: declaration.differences(from: apples)))
      } else {
        result.withoutCounterpart.append(declaration)
      }
    }
    candidates[key] = left
  }
  result.lacking = candidates.sorted { $0.key < $1.key }.flatMap(\.value).filter(\.0).map(\.1)
  return result
}

/// The properties that must be equal for two declarations to be compared.
private struct Key: Hashable, Comparable {
  let fullName: String
  let kind: Declaration.Kind

  init(_ declaration: Declaration) {
    fullName = declaration.fullName
    kind = declaration.kind
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.fullName, one.kind.rawValue) < (other.fullName, other.kind.rawValue)
  }
}

/// The degree of difference between two declarations of the same name: types and requirements distinguish
/// overloads.
private func weight(_ one: Declaration, _ other: Declaration) -> Int {
  one.differences(from: other).reduce(0) { sum, facet in
    switch facet {
    case .types, .constraints: sum + 10
    case .defaults, .attributes, .modifiers, .isolation, .accessors, .availability, .value: sum + 1
    }
  }
}

/// Whether two declarations of the same name and kind are the same, and not overloads.
private func isSame(_ one: Declaration, _ other: Declaration) -> Bool {
  let facets = one.differences(from: other)
  return !(facets.contains(.types) && facets.contains(.constraints))
}
