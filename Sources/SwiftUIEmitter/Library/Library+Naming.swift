import DesignModel
import FileBuilding
import SwiftRendering

extension Library {
  /// The folder of the module's files, from the output folder; with a slash at its end unless that is
  /// the same.
  var sources: String { isPackage ? "Sources/\(name)/" : "" }

  /// The name of the placeholder of initializers.
  var omitted: String { naming.omitted }

  /// Declarations with those in the namespace that are named in full.
  func nested(_ declarations: [Declaration]) -> [Declaration] {
    SwiftUIEmitter.nested(declarations, in: naming.namespace)
  }
}

/// Declarations with those in a namespace that are named in full.
package func nested(_ declarations: [Declaration], in namespace: String?) -> [Declaration] {
  guard let namespace else { return declarations }
  return declarations.map { declaration in
    guard let inner = declaration.named(within: namespace + ".") else { return declaration }
    return .type(TypeDeclaration(.extension, namespace, members: [[inner]]))
  }
}

extension Declaration {
  /// The declaration without the beginning of its name; nil if its name does not begin so.
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
