import SwiftTypes

/// The parameter types of SwiftUI's methods and initializers for which callers write implicit members.
///
/// - Parameters:
///   - function: The name of the method, or of the type.
///   - label: `_` for none; unlabeled arguments are represented by the first one.
/// - Returns: Types and protocols whose members are possible; empty if unknown.
package func swiftUIParameterTypes(of function: String, label: String) -> [String] {
  parameterTypes.value(of: "\(function)(\(label):)") {
    var types: [String] = []
    for row in apiRows(named: function) where row.module == "SwiftUI" && isCalled(row) {
      guard
        let text = row.parameterTexts.first(where: {
          $0.hasPrefix(label + ":") || $0.hasPrefix(label + "?:")
        })
      else { continue }
      let type = typeName(text.dropFirst(label.count).drop { $0 == "?" || $0 == ":" })
      if let type, !types.contains(type) { types.append(type) }
    }
    return types.isEmpty ? nil : types
  } ?? []
}

/// Whether callers write it by its name alone, or after a view.
private func isCalled(_ row: APIRow) -> Bool {
  row.kind == .initializer && row.owner == row.name || row.kind == .method && isOnViews(row)
}

/// The type or the protocol in the text of a parameter; nil for other types.
private func typeName(_ text: Substring) -> String? {
  let plain = text.hasPrefix("some ") ? text.dropFirst(5) : text
  guard plain.first?.isUppercase == true else { return nil }
  let variadic = plain.hasSuffix("...") ? plain.dropLast(3) : plain
  let name = String(variadic.prefix { $0 != "<" && $0 != "?" })
  return canonicalTypeName(name)
}

private let parameterTypes = Memo<String, [String]>()
