import DesignModel
import FileBuilding
import SwiftRendering

extension Library {
  /// The folder of the module's files in the output folder; with a slash at its end unless empty.
  var sources: String { isPackage ? "Sources/\(name)/" : "" }

  /// The name of the placeholder of initializers.
  var omitted: String { naming.omitted }

  /// Moves declarations with qualified names into the library's namespace.
  func nested(_ declarations: [Declaration]) -> [Declaration] {
    SwiftUIEmitter.nested(declarations, in: naming.namespace)
  }
}

/// Moves declarations with qualified names into a namespace.
package func nested(_ declarations: [Declaration], in namespace: String?) -> [Declaration] {
  guard let namespace else { return declarations }
  return declarations.map { declaration in
    guard let inner = declaration.named(within: namespace + ".") else { return declaration }
    return .type(TypeDeclaration(.extension, namespace, members: [[inner]]))
  }
}

extension Declaration {
  /// The declaration without the prefix of its name; nil if its name does not have the prefix.
  fileprivate func named(within outer: String) -> Declaration? {
    switch self {
    case .type(var type) where type.keyword != .extension && type.name.hasPrefix(outer):
      type.name.removeFirst(outer.count)
      return .type(type)
    case .variable(var variable) where variable.name.hasPrefix(outer):
      variable.name.removeFirst(outer.count)
      return .variable(variable)
    default: return nil
    }
  }
}
