import Diagnostics
import Specification
import SwiftFragments

/// A type that is emitted.
struct EmittedType: Sendable {
  let place: Place

  /// Its description in messages: "the component 'Card'".
  let description: String
}

/// An emitted file.
struct EmittedFile: Sendable {
  /// Without its extension.
  let name: String

  /// The origin of the file; nil if no spec causes it.
  let place: Place?
  let description: String
}

extension NameClaim {
  /// The name of the emitted file, without its extension.
  var fileName: String {
    switch kind {
    case .file: name
    case .type: Naming.base(of: name)
    }
  }
}

/// The names of a module, each with its first claim, and the claims that were rejected.
struct ModuleNames {
  private(set) var types: [String: EmittedType] = [:]
  private(set) var styleEntries: Set<String> = []
  private(set) var renamedTypes: Set<String> = []

  /// The list methods whose names were granted.
  private(set) var listMethods: [ListMethod] = []
  private(set) var conflicts: [DeclarationConflict] = []

  /// The values set by `View` methods, by method name.
  private var settersOfViews: [String: SwiftName] = [:]

  /// Files by their names on a case-insensitive file system: no two files can have the same name, even in
  /// different folders.
  private var files: [String: EmittedFile] = [:]
  private let settings: NameSettings
  private let handwritten: HandwrittenCode

  /// The types that components share.
  private let supportTypes: Set<String>

  init(support: [String], _ settings: NameSettings, _ handwritten: HandwrittenCode) {
    self.settings = settings
    self.handwritten = handwritten
    supportTypes = Set(settings.naming.supportTypes)
    for name in support {
      files[name.lowercased()] = EmittedFile(
        name: name, place: nil, description: "the support file '\(name).swift'")
    }
  }

  mutating func claim(_ items: [DeclaredItem]) {
    for item in items {
      switch item {
      case .name(let claim): if grant(claim) { self.claim(claim.dependents) }
      case .listMethod(let method): listMethods.append(method)
      case .renamedTypes(let names): renamedTypes.formUnion(names)
      case .styleEntries(let names, let place):
        styleEntries.formUnion(names)
        conflicts += names.compactMap { name in
          handwritten.environmentValue(named: name).map {
            .handwrittenStyleEntry(name, place, $0)
          }
        }
      }
    }
  }

  /// Claims the names of design tokens.
  mutating func claim(_ tokens: TokenDeclarations) {
    claim(tokens.items)
    if tokens.hasThemes {
      let name = TokenDeclarations.theme
      settersOfViews[name] = SwiftName(text: name, place: tokens.place)
      if settings.writesEnvironmentKeysOut {
        claim([
          .helper(
            settings.naming.themeKey, tokens.place, "the environment key of the theme")
        ])
      }
    }
  }

  /// Records a name unless it is reserved or emitted already. Hand-written code can have any of the names
  /// that derive from one, so they are checked even if it has that one.
  private mutating func grant(_ claim: NameClaim) -> Bool {
    if let conflict = conflict(of: claim) {
      conflicts.append(conflict)
      return false
    }
    conflicts += handwrittenConflicts(of: claim)
    if claim.hasFile {
      files[claim.fileName.lowercased()] = EmittedFile(
        name: claim.fileName, place: claim.place, description: claim.description)
    }
    switch claim.kind {
    case .type:
      types[claim.name] = EmittedType(place: claim.place, description: claim.description)
    case .file: break
    }
    return true
  }

  /// Why a name cannot be emitted beside others; nil if it can.
  private func conflict(of claim: NameClaim) -> DeclarationConflict? {
    switch claim.kind {
    case .type:
      if reservedTypeNames.contains(claim.fileName) || supportTypes.contains(claim.name) {
        return .reservedName(claim)
      }
      if let other = types[claim.name] { return .takenName(claim, by: other) }
    case .file: break
    }
    guard claim.hasFile else { return nil }
    return files[claim.fileName.lowercased()].map { .takenFile(claim, by: $0) }
  }

  /// The conflicts of a name with a hand-written type and a hand-written file.
  private func handwrittenConflicts(of claim: NameClaim) -> [DeclarationConflict] {
    let type: Place? =
      switch claim.kind {
      case .type:
        (claim.isPrivate ? handwritten.visibleType(claim.name) : handwritten.types[claim.name])?
          .name.place
      case .file: nil
      }
    let file = claim.hasFile ? handwritten.file(named: claim.fileName) : nil
    return [
      type.map { .handwrittenType(claim, $0) }, file.map { .handwrittenFile(claim, $0) },
    ].compactMap(\.self)
  }

  // MARK: - Other names

  mutating func note(_ conflicts: [DeclarationConflict]) { self.conflicts += conflicts }

  /// Claims the names of an environment entry.
  mutating func claim(entry: EnvironmentSpec) {
    if let other = handwritten.environmentValue(named: entry.name.text) {
      conflicts.append(.handwrittenEntry(entry.name, other))
    }
    // A conflict with the styles' names is reported where the entry is checked.
    var items: [DeclaredItem] = []
    if !styleEntries.contains(entry.name.text) {
      let key = Naming.keyType(entry.name.text)
      items.append(.file(key, entry.name.place, "the environment entry '\(entry.name.text)'"))
      if settings.writesEnvironmentKeysOut || isSwiftKeyword(entry.name.text) {
        items.append(
          .helper(key, entry.name.place, "the environment key of '\(entry.name.text)'"))
      }
    }
    if !entry.parameters.isEmpty, let item = argumentsItem(entry.type, of: entry.name) {
      items.append(item)
    }
    switch settings.files {
    case .separate: claim(items)
    // They are in the file of what declares the entry.
    case .compact: claim(items.map { $0.merged(into: []) })
    }
    guard let method = entry.method else { return }
    if styleEntries.contains(method.text), method.text != entry.name.text {
      conflicts.append(.entryMethodOfStyles(method))
    }
    if let other = settersOfViews[method.text] {
      conflicts.append(.entryMethod(method, sets: other))
    } else {
      settersOfViews[method.text] = entry.name
    }
  }

  /// Claims a method with which callers set a value on the views of a list.
  mutating func claim(method: ListMethod) {
    let name = method.name.text
    if let other = settersOfViews[name] {
      conflicts.append(.listMethod(method, other))
    } else if styleEntries.contains(name) {
      conflicts.append(.listMethodOfStyles(method))
    }
    settersOfViews[name] = settersOfViews[name] ?? method.name
  }

  /// Checks the method of a modifier: modifiers may share methods with each other, but with nothing else.
  mutating func claim(viewMethod method: SwiftName) {
    if let other = settersOfViews[method.text] {
      conflicts.append(.viewMethod(method, sets: other))
    } else if styleEntries.contains(method.text) {
      conflicts.append(.viewMethodOfStyles(method))
    }
  }
}

extension EnvironmentSpec {
  /// The name of the method that sets it; nil for none.
  var method: SwiftName? {
    switch modifier {
    case .omitted: nil
    case .named(let name): name
    case nil: name
    }
  }
}
