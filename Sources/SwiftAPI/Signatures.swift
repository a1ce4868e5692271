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

/// The functions of a name that belong to no type.
package func apiFunctions(named name: String) -> [APISignature] {
  functions.value(of: name) {
    let rows = apiRows(named: name).filter { $0.owner.isEmpty && $0.kind == .method }
    return rows.isEmpty ? nil : rows.compactMap(APISignature.init)
  } ?? []
}

/// The initializers of a type, if the table has all of them; empty for types that are imported from Objective-C or C,
/// and for classes, which inherit others.
package func apiInitializers(of type: String) -> [APISignature] {
  initializers.value(of: type) {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard let declared = apiRows(named: type).first(where: \.kind.isType),
      declared.kind == .structure || declared.kind == .enumeration || declared.kind == .interface,
      modulesOfViews.contains(declared.module)
        || ["CoreFoundation", "CoreGraphics", "Foundation", "Swift"].contains(declared.module)
    else { return nil }
    return apiRows(named: name).filter { $0.kind == .initializer && $0.owner == type }
      .compactMap(APISignature.init)
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
private let functions = Memo<String, [APISignature]>()
private let initializers = Memo<String, [APISignature]>()

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
    let ownType = TypeExpression.named(row.owner)
    let result: TypeExpression =
      switch row.result {
      case "Self": ownType
      case "Self?": ownType.optional
      default: .stated(row: row.result)
      }
    self.init(
      kind: kind, owner: row.owner,
      parameters: row.parameterTexts.map(Parameter.init), result: result)
  }
}

extension APISignature.Parameter {
  fileprivate init(_ text: Substring) {
    let label = text.prefix { $0 != ":" }
    var type = text.dropFirst(label.count + 1)
    let isVariadic = type.hasSuffix("...")
    if isVariadic { type = type.dropLast(3) }
    self.init(
      label: String(label.last == "?" ? label.dropLast() : label), type: .stated(row: type),
      isOptional: label.last == "?", isVariadic: isVariadic)
  }
}
