/// What a name in the Swift of a spec refers to.
package enum CodeSymbol: Hashable, Sendable {
  /// A variable, parameter, function, type or member that the code itself declares.
  case local

  /// A name of the place: a part of the component, a parameter of a style or a form, a member of the configuration.
  case part

  /// A design token, in the type of its group or in a theme.
  case token

  /// Another declaration of the project: a type, a member of one, or a function.
  case project

  /// A declaration of the API in a type or a protocol; nil if it is outside of types.
  case api(owner: String?)
}
