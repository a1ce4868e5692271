/// Divides declarations by whether a version of iOS has them.
///
/// A declaration is newer if its availability says so, or that of a type that it is in or extends.
package func divided(
  _ declarations: [Declaration], at version: String
) -> (known: [Declaration], newer: [Declaration]) {
  let last = numbers(version)
  let types = Set(
    declarations.filter { $0.kind == .type && $0.isNewer(than: last) }.map(\.fullName))
  var known: [Declaration] = []
  var newer: [Declaration] = []
  for declaration in declarations {
    if declaration.isNewer(than: last)
      || declaration.enclosingTypes.contains(where: types.contains)
    {
      newer.append(declaration)
    } else {
      known.append(declaration)
    }
  }
  return (known, newer)
}

extension Declaration {
  /// The names of the types that it is in, from the outermost one on.
  fileprivate var enclosingTypes: [String] {
    var name = ""
    return path.split(separator: ".").map { part in
      name += name.isEmpty ? String(part) : ".\(part)"
      return name
    }
  }

  fileprivate func isNewer(than version: [Int]) -> Bool {
    let words = facets[.availability]?.split(separator: ", ").lazy
      .map { $0.split(separator: " ") }.first { $0.first == "iOS" }
    guard let words, words.count > 1 else { return false }
    return version.lexicographicallyPrecedes(numbers(words[1]))
  }
}

/// `[18, 5]` of `18.5`; empty if it is not a version.
private func numbers(_ version: some StringProtocol) -> [Int] {
  let parts = version.split(separator: ".").map { Int($0) }
  return parts.contains(nil) ? [] : parts.compactMap(\.self)
}
