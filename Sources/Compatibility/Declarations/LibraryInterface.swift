import DesignModel
import Specification
import SwiftFragments
import SwiftTypes

/// A version of a library, as its clients see it.
package struct LibraryInterface: Sendable {
  /// The project file.
  package let project: ProjectSpec

  let platforms: [(platform: Platform, version: PlatformVersion)]

  /// The main module, and those of targets; nil if the library does not have it.
  package let main: ModuleInterface?
  package let modules: [TargetName: ModuleInterface]

  package var all: [ModuleInterface] {
    ([main] + TargetName.allCases.map { modules[$0] }).compactMap(\.self)
  }

  /// Whether clients outside of the library's own package or module see anything.
  package let isPublic: Bool

  /// The names in the specs.
  package let names: SpecNames

  /// The specs, by their paths below the project's folder.
  package let specs: [String: ComponentSpec]

  /// The components, by the names of their types.
  let components: [String: Component]

  /// The design tokens; nil if there are none.
  let tokens: VersionTokens?

  /// The targets of the library's aliases.
  let aliases: [String: TypeExpression]

  /// - Parameter specs: The specs with their paths below the project's folder.
  package init(
    of system: DesignSystem, _ project: ProjectSpec,
    specs: [(origin: String, spec: ComponentSpec)], tokens: VersionTokens?,
    main: ModuleInterface?, modules: [TargetName: ModuleInterface]
  ) {
    self.project = project
    self.tokens = tokens
    self.main = main
    self.modules = modules
    names = SpecNames(specs)
    self.specs = Dictionary(specs.map { ($0.origin, $0.spec) }, uniquingKeysWith: { $1 })
    platforms = system.library.platforms
    isPublic = system.library.access == .public
    components = Dictionary(
      system.components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    aliases = system.library.aliases
  }
}

/// The files of a module, which are read only as far as a comparison needs them.
package struct ModuleInterface: Sendable {
  package let name: String
  private let files: [File]

  /// A file of the module.
  package struct File: Sendable {
    let path: String

    /// The path of its spec, below the project's folder.
    let origin: String
    let text: [UInt8]
    let isHandwritten: Bool

    package init(path: String, origin: String, text: [UInt8], isHandwritten: Bool) {
      self.path = path
      self.origin = origin
      self.text = text
      self.isHandwritten = isHandwritten
    }
  }

  /// - Returns: Nil if no file belongs to the module.
  package init?(_ name: String, _ files: [File]) {
    if files.isEmpty { return nil }
    self.name = name
    self.files = files
  }

  /// The specs whose files differ from those of another version, and the hand-written files: what they leave to inference is
  /// not seen, whatever has changed.
  func origins(differingFrom other: Self) -> Set<String> {
    func texts(_ module: Self) -> [String: [String: [UInt8]]] {
      module.files.reduce(into: [:]) { $0[$1.origin, default: [:]][$1.path] = $1.text }
    }
    let (before, after) = (texts(other), texts(self))
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      .union(files.filter(\.isHandwritten).map(\.origin))
  }

  /// The declarations of the files of some specs.
  ///
  /// - Parameters:
  ///   - origins: The paths of the specs; nil for all files.
  ///   - known: The files that were read, by their text.
  ///   - read: Reads files.
  func declarations(
    of origins: Set<String>?, _ known: inout [[UInt8]: FileInterface],
    _ read: ([[UInt8]]) -> [FileInterface]
  ) -> ModuleDeclarations {
    let files = files.filter { origins?.contains($0.origin) ?? true }
    let unread = Set(files.map(\.text).filter { known[$0] == nil })
    let texts = Array(unread)
    for (text, interface) in zip(texts, read(texts)) { known[text] = interface }
    return ModuleDeclarations(
      of: name, files.compactMap { file in known[file.text].map { (file, $0) } })
  }
}

/// What files of a module declare for its clients.
struct ModuleDeclarations: Sendable {
  let name: String
  let members: [Member]

  /// The files that could not be read, with the reason.
  let problems: [String]

  /// The size of what clients see and of its code, for reviewers.
  let size: ModuleSize

  /// The names of properties in hand-written files whose types are not written, so that a change of them is not seen.
  let inferred: [String]

  struct Member: Sendable {
    let declaration: PublicDeclaration

    /// The path of its spec, below the project's folder.
    let origin: String
  }

  init(of name: String, _ files: [(file: ModuleInterface.File, interface: FileInterface)]) {
    let hidden = files.reduce(into: Set<String>()) { $0.formUnion($1.interface.hiddenTypes) }
    self.name = name
    problems = files.compactMap { file, interface in
      interface.problem.map { "\(file.path): \($0)" }
    }
    members = files.flatMap { file, interface in
      interface.declarations.filter { !$0.isHidden(hidden) }
        .map { Member(declaration: $0, origin: file.origin) }
    }
    inferred = files.filter(\.file.isHandwritten).flatMap(\.interface.declarations)
      .filter { $0.kind == .property && $0.type == nil }.map(\.qualifiedName)
    size = ModuleSize(
      initializers: members.count { $0.declaration.kind == .initializer },
      declarations: members.count,
      lines: files.reduce(0) { $0 + $1.file.text.count { $0 == UInt8(ascii: "\n") } })
  }
}

/// The size of what specs are compiled to in a module.
package struct ModuleSize: Equatable, Sendable {
  package let initializers: Int
  package let declarations: Int

  /// The lines of emitted Swift.
  package let lines: Int
}

extension PublicDeclaration {
  /// Whether it is a member of a hidden type, or a conformance to one.
  fileprivate func isHidden(_ hidden: Set<String>) -> Bool {
    if kind == .conformance, hidden.contains(name) { return true }
    return enclosingTypes.contains(where: hidden.contains)
  }

  /// The qualified names of the type that contains it and of those around that.
  var enclosingTypes: [String] {
    var names: [String] = []
    var rest = scope[...]
    while !rest.isEmpty {
      names.append(String(rest))
      guard let dot = rest.lastIndex(of: ".") else { break }
      rest = rest[..<dot]
    }
    return names
  }
}
