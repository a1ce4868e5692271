import DesignModel
import FileBuilding
import SwiftRendering

extension DeclaredParameter {
  /// The parameter of a method of the view.
  var ofView: ParameterDeclaration {
    ParameterDeclaration(
      escaping: label, named: name, (isFunction ? "@escaping " : "") + type.text,
      defaultValue: defaultValue.map(Expression.swift))
  }

  /// The argument of the struct that stores it with others.
  var kept: Argument { Argument(escaping: label, .identifier(name)) }
}
