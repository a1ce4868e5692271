import DesignModel
import SwiftRendering

extension Library {
  /// The name of the placeholder of initializers.
  var omitted: String { naming.omitted }

  /// Declarations with those in the namespace that are named in full.
  func nested(_ declarations: [Declaration]) -> [Declaration] {
    guard let namespace = naming.namespace else { return declarations }
    return declarations.map { declaration in
      guard let inner = declaration.named(within: namespace + ".") else { return declaration }
      return .type(TypeDeclaration(.extension, namespace, members: [[inner]]))
    }
  }
}

extension Library {
  /// The type of a text's parameter, as the project wants texts.
  func textType(of parameter: Parameter) -> String {
    let isOptional = parameter.type.hasSuffix("?")
    let type = parameter.isLocalizedText ? text.rawValue : string.rawValue
    if parameter.isLocalizedText || string == .string { return type + (isOptional ? "?" : "") }
    return isOptional ? "(some \(type))?" : "some \(type)"
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
