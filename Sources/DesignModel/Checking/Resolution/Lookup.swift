import SwiftAPI
import SwiftTypes

/// The result of looking up a name: whether it exists, and how certain that is.
enum Lookup<Declaration> {
  case found(Declaration)

  /// No visible declaration has the name, and all are known that could.
  case absent

  /// Something that is not known here may declare it.
  case open(OpenReason)

  var isFound: Bool { if case .found = self { true } else { false } }
  var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// The declaration that was found; nil if there is none.
  var found: Declaration? { if case .found(let declaration) = self { declaration } else { nil } }
}

/// Why a name that is not found may exist nevertheless.
enum OpenReason {
  /// Files of the target or imported modules are not read.
  case unreadDeclarations

  /// Hand-written Swift declares the name, for a type that its outline may not tell.
  case handwritten

  /// An extension in a spec declares the name for a protocol or an alias, which the type may have.
  case `extension`

  /// The type is not declared where it can be read, or is a generic parameter without known protocols.
  case unknownType

  /// The type inherits members, or has dynamic ones.
  case inheritance

  /// Its protocols are not all known.
  case unknownConformances

  /// Swift synthesizes the member, or every type can have it.
  case synthesized

  /// The name has no other meaning, so that a later system may add it to the type.
  case laterSystem

  /// Nothing states the type.
  case noStatedType

  /// The name has the form of names that modules without a table have.
  case outsideTables
}

/// A member that a type has.
struct CodeMember {
  /// The stated type of the member as a value; a hole if it is only called.
  var type: TypeExpression = .hole

  /// The stated type of the result of calling it; nil if it is no function.
  var result: TypeExpression?

  /// Its possible calls, if all are declared in the project.
  var functions: [DeclaredFunction]?

  /// The associated values of a case, or the parameters of a style.
  var payload: [APISignature.Parameter]?

  /// What it refers to; nil if both the API and the project declare it, and the arguments decide.
  var symbol: CodeSymbol? = .project
}
