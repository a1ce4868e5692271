/// The swift-format rules that the names of some declarations violate.
///
/// Such names are valid Swift, and a team may have reasons for them, such as `en_US` or names in another
/// language. They are therefore not errors; the file disables the rules.
package func brokenNameRules(in declarations: [Declaration]) -> [String] {
  var names = DeclaredNames()
  for declaration in declarations { names.collect(declaration) }
  var rules: [String] = []
  if names.all.contains(where: { $0.utf8.dropFirst().contains(UInt8(ascii: "_")) }) {
    rules.append("AlwaysUseLowerCamelCase")
  }
  if names.ofVariables.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) {
    rules.append("IdentifiersMustBeASCII")
  }
  return rules
}

/// The names of declarations other than types.
private struct DeclaredNames {
  var all: [Substring] = []

  /// The rule about ASCII names checks no others.
  var ofVariables: [Substring] = []

  mutating func collect(_ declaration: Declaration) {
    switch declaration {
    case .type(let type):
      for member in type.members.joined() { collect(member) }
    case .variable(let variable) where !variable.introducer.hasSuffix("typealias"):
      all.append(variable.name[...])
      ofVariables.append(variable.name[...])
    case .function(let function):
      let units = function.introducer.utf8
      let start = units.lastIndex(of: UInt8(ascii: " ")).map { units.index(after: $0) }
      all.append(function.introducer[(start ?? units.startIndex)...])
      for parameter in function.parameters {
        all += [parameter.label, parameter.name].compactMap { $0?[...] }
      }
    case .enumCase(let enumCase): all.append(enumCase.name[...])
    case .enumCases(_, let names): all += names.map { $0[...] }
    case .traced(_, let inner): collect(inner)
    case .variable, .mark, .verbatim, .statements, .macros: break
    }
  }
}
