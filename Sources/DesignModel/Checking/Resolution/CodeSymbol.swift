/// What a name in code refers to.
enum CodeSymbol: Hashable, Sendable {
  /// A variable, parameter, function, type or member that the code itself declares.
  case local

  /// A name of the place: a part of the component, a parameter of a style or a form.
  case part

  /// A declaration of the project outside of the code: a type, a member of one, or a function.
  case project

  /// A declaration of the API, of a type; of none if it is outside of types.
  case api(owner: String?)
}
