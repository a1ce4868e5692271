import SwiftTypes

/// The declarations of a name in SwiftUI, values after a leading dot of other modules, or the initializers of the SwiftUI types of a
/// name; empty if the name is unknown.
package func apiSignatures(named name: String) -> [APISignature] {
  signatures.value(of: name) {
    let rows = apiRows(named: name).filter { row in
      switch row.kind {
      case .initializer: modulesOfViews.contains(row.module) || row.module == "CoreGraphics"
      case .method, .property, .staticMethod, .staticProperty: row.isOfViews
      case .structure, .enumeration, .reference, .interface, .alias, .conformance,
        .associatedType, .macro:
        false
      }
    }
    // There can be any number of unknown names.
    return rows.isEmpty ? nil : rows.compactMap(APISignature.init)
  } ?? []
}

/// The other members of a name in types and protocols of Swift, Foundation and CoreGraphics; empty if the name
/// is unknown.
package func languageSignatures(named name: String) -> [APISignature] {
  languageMembers.value(of: name) {
    let rows = apiRows(named: name).filter { row in
      switch row.kind {
      case .method, .property, .staticMethod, .staticProperty:
        !row.isOfViews && !row.owner.isEmpty
      case .initializer, .structure, .enumeration, .reference, .interface, .alias, .conformance,
        .associatedType, .macro:
        false
      }
    }
    return rows.isEmpty ? nil : rows.compactMap(APISignature.init)
  } ?? []
}

/// The modules whose declarations are views and their parts.
private let modulesOfViews: Set<String> = ["DeveloperToolsSupport", "SwiftUI", "Symbols"]

extension APIRow {
  /// Whether it is declared for views, is a value of its type after a leading dot, or belongs to `Task`.
  fileprivate var isOfViews: Bool {
    modulesOfViews.contains(module)
      || (kind == .staticProperty || kind == .staticMethod)
        && (result == "Self" || result == owner || module == "_Concurrency")
  }
}

private let signatures = Memo<String, [APISignature]>()
private let languageMembers = Memo<String, [APISignature]>()

extension APISignature {
  init?(_ row: APIRow) {
    let kind: Kind
    switch row.kind {
    case .initializer: kind = .initializer
    case .method: kind = .method
    case .staticMethod: kind = .staticMethod
    case .property: kind = .property
    case .staticProperty: kind = .staticProperty
    case .structure, .enumeration, .reference, .interface, .alias, .conformance, .associatedType,
      .macro:
      return nil
    }
    let ownType = InferredType.named(row.owner)
    let result: InferredType =
      switch row.result {
      case "Self": ownType
      case "Self?": .optional(ownType)
      default: InferredType(row: row.result)
      }
    // The types of Swift and Foundation convert to each other in ways that the table does not say.
    let hasTypes = modulesOfViews.contains(row.module)
    self.init(
      kind: kind, owner: row.owner,
      parameters: row.parameterTexts.map { Parameter($0, hasTypes: hasTypes) }, result: result)
  }
}

extension APISignature.Parameter {
  /// - Parameter hasTypes: Whether the type is known if it is not a closure.
  fileprivate init(_ text: Substring, hasTypes: Bool) {
    let label = text.prefix { $0 != ":" }
    var type = text.dropFirst(label.count + 1)
    let isVariadic = type.hasSuffix("...")
    if isVariadic { type = type.dropLast(3) }
    // `$name` of a focus has a type of its own, which few parameters take.
    let isFocus = type.hasSuffix("FocusState.Binding")
    self.init(
      label: String(label.last == "?" ? label.dropLast() : label),
      type: hasTypes && !isFocus || type.contains("{") ? InferredType(row: type) : .unknown,
      isOptional: label.last == "?", isVariadic: isVariadic)
  }
}
