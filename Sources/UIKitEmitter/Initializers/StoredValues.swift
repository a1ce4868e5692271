import SwiftRendering

// The designated initializer of a view: it takes the stored values in order.

extension ViewText {
  /// Its parameters, the first with the label that distinguishes it.
  func labeled(_ parameters: [ParameterDeclaration]) -> [ParameterDeclaration] {
    var parameters = parameters
    if !parameters.isEmpty { parameters[0].label = storedLabel }
    return parameters
  }

  /// Its arguments, the first with the label that distinguishes it.
  func labeled(_ arguments: [Argument]) -> [Argument] {
    var arguments = arguments
    if !arguments.isEmpty, storedLabel != "_" { arguments[0].label = storedLabel }
    return arguments
  }
}
