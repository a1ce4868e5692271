import Diagnostics
import Specification
import SwiftFragments

/// A conflict between declarations of a project.
enum DeclarationConflict: Sendable {
  /// A name that emitted code needs for another type.
  case reservedName(NameClaim)
  case takenName(NameClaim, by: EmittedType)

  /// An emitted file already has the name, or one that differs only by case.
  case takenFile(NameClaim, by: EmittedFile)
  case handwrittenType(NameClaim, Place)
  case handwrittenFile(NameClaim, Place)

  /// An environment entry, and the hand-written environment value of that name.
  case handwrittenEntry(SwiftName, Place)

  /// The name of a style's environment value, the place in the spec that causes it, and the hand-written one.
  case handwrittenStyleEntry(String, Place, Place)

  /// A result builder that builds something else at its first use.
  case builder(BuilderDeclaration, BuilderDeclaration)

  /// An environment entry that was declared differently before.
  case entry(SwiftName, SwiftName)

  /// An environment entry with the name of the theme's entry.
  case themeEntry(SwiftName, Place)

  /// The method that sets an entry already sets another one.
  case entryMethod(SwiftName, sets: SwiftName)
  case entryMethodOfStyles(SwiftName)
  case listMethod(ListMethod, SwiftName)
  case listMethodOfStyles(ListMethod)

  /// The method of a modifier.
  case viewMethod(SwiftName, sets: SwiftName)
  case viewMethodOfStyles(SwiftName)

  /// A hand-written type or file with the name of a support file.
  case handwrittenSupport(String, sources: Place, Place)

  /// A hand-written type with a name that emitted code needs.
  case handwrittenReserved(String, sources: Place, Place?)

  /// Its diagnostic.
  var diagnostic: Diagnostic {
    switch self {
    case .reservedName(let claim):
      Diagnostic(
        .reservedTypeName, at: claim.place,
        "\(claim.description) cannot be named '\(claim.name)', because emitted code needs that "
          + "name; choose another\(claim.renaming { " \($0)" })"
      )
    case .takenName(let claim, let other):
      Diagnostic(
        .duplicateType, at: claim.place,
        claim.description == other.description && claim.description.hasPrefix("the ")
          ? "\(claim.description) is declared twice; rename one, or remove it"
          : "\(claim.description) has the name '\(claim.name)', which \(other.description) already "
            + "has; rename one of them\(claim.renamingOfFirst)",
        notes: [Note("\(other.description) is here", at: other.place)])
    case .takenFile(let claim, let other): diagnostic(of: claim, other)
    case .handwrittenType(let claim, let place):
      Diagnostic(
        .handwrittenType, at: claim.place,
        "\(claim.description) has the name '\(claim.name)' of a hand-written type; rename one of "
          + "them\(claim.renamingOfFirst), or remove the hand-written type",
        notes: [Note("the other is here", at: place)])
    case .handwrittenFile(let claim, let place):
      Diagnostic(
        .handwrittenFile, at: claim.place,
        "\(claim.description) is emitted as '\(claim.fileName).swift', and a hand-written file "
          + "has the same name, but file names have to differ within a module; rename the "
          + "hand-written file, for example to "
          + "'\(claim.fileName)+\(claim.hasBody ? "Body" : "Extensions").swift', or remove it",
        notes: [Note("the file is here", at: place)])
    case .handwrittenEntry(let name, let other):
      Diagnostic(
        .handwrittenType, at: name.place,
        "the environment value '\(name.text)' is hand-written, and is emitted as well; write "
          + "'\(name.text):' without a type to read the hand-written one, or remove that and the "
          + "methods that set it",
        notes: [Note("the other is here", at: other)])
    case .handwrittenStyleEntry(let name, let place, let other):
      Diagnostic(
        .handwrittenType, at: place,
        "the environment value '\(name)' is hand-written, and is emitted as well; remove the "
          + "hand-written one and the methods that set it",
        notes: [Note("the other is here", at: other)])
    case .builder(let builder, let first):
      Diagnostic(
        .builderConflict, at: builder.place,
        "'\(builder.name.text)' builds \(builder.content.phrase) here, and "
          + "\(first.content.phrase) elsewhere; make them the same, or give one of them another "
          + "builder",
        notes: [Note("the other is here", at: first.place)])
    case .entry(let name, let other):
      Diagnostic(
        .environmentConflict, at: name.place,
        "the environment entry '\(name.text)' is declared differently by another component; make "
          + "the declarations equal except for their summaries, or rename one of them",
        notes: [Note("'\(name.text)' is declared here too", at: other.place)])
    case .themeEntry(let name, let tokens):
      Diagnostic(
        .environmentConflict, at: name.place,
        "the design tokens have themes, and '\(name.text)' is the one in the environment; rename this entry",
        notes: [Note("the tokens are named here", at: tokens)])
    case .entryMethod(let method, let other):
      Diagnostic(
        .sameMethod, at: method.place,
        "the method '\(method.text)' of 'View' already sets '\(other.text)'; rename one of them "
          + "with 'modifier'",
        notes: [Note("'\(other.text)' is here", at: other.place)])
    case .entryMethodOfStyles(let method):
      Diagnostic(
        .sameMethod, at: method.place,
        "the method '\(method.text)' of 'View' already sets a component's style; choose another "
          + "name")
    case .listMethod(let method, let other):
      Diagnostic(
        .sameMethod, at: method.name.place,
        "the method '\(method.name.text)' of 'View' that \(method.purpose) has the name of "
          + "another one; rename it with '\(method.key)'",
        notes: [Note("the other is here", at: other.place)])
    case .listMethodOfStyles(let method):
      Diagnostic(
        .sameMethod, at: method.name.place,
        "the method '\(method.name.text)' of 'View' already sets a component's style; choose "
          + "another name"
      )
    case .viewMethod(let method, let other):
      Diagnostic(
        .sameMethod, at: method.place,
        "the method '\(method.text)' of 'View' already sets '\(other.text)'; choose another 'name'",
        notes: [Note("'\(other.text)' is here", at: other.place)])
    case .viewMethodOfStyles(let method):
      Diagnostic(
        .sameMethod, at: method.place,
        "the method '\(method.text)' of 'View' already sets a component's style; choose another "
          + "'name'"
      )
    case .handwrittenSupport(let name, let sources, let place):
      Diagnostic(
        .handwrittenType, at: sources,
        "'\(name)' is an emitted file or type that components share, and a hand-written one has "
          + "the same name; rename the hand-written one",
        notes: [Note("it is here", at: place)])
    case .handwrittenReserved(let name, let sources, let place):
      Diagnostic(
        .reservedTypeName, at: sources,
        "a hand-written type has the name '\(name)', which emitted code needs; rename it",
        notes: [Note("it is here", at: place)])
    }
  }

  private func diagnostic(of claim: NameClaim, _ other: EmittedFile) -> Diagnostic {
    let reason =
      other.name == claim.fileName
      ? "is emitted as '\(other.name).swift', and so is \(other.description), but file names have "
        + "to differ within a module"
      : "differs from \(other.description) only in letter case, which some file systems ignore"
    return Diagnostic(
      .duplicateType, at: claim.place,
      "\(claim.description) \(reason); rename one of them\(claim.renamingOfFirst)",
      notes: other.place.map { [Note("\(other.description) is here", at: $0)] } ?? [])
  }
}

extension NameClaim {
  /// How the project file gives it another name; empty if the spec itself has the name.
  ///
  /// - Parameter text: Returns the text with its surroundings.
  fileprivate func renaming(_ text: (String) -> String) -> String {
    setting.map { text("with '\($0)' in the project file") } ?? ""
  }

  /// The same where the message asks to rename the type or something that it names later.
  fileprivate var renamingOfFirst: String { renaming { " (the first \($0))" } }
}

extension ResultBuilder.Content {
  /// For messages.
  fileprivate var phrase: String {
    switch self {
    case .items(let type): "'[\(type)]'"
    case .views(let limit): "at most \(limit) \(limit == 1 ? "view" : "views")"
    }
  }
}
