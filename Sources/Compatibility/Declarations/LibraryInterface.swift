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

/// What a module declares for its clients.
package struct ModuleInterface: Sendable {
  package let name: String
  let members: [Member]

  /// The files that could not be read, with the reason.
  package let problems: [String]

  /// The size of what clients see and of its code, for reviewers.
  package struct Size: Equatable, Sendable {
    package let initializers: Int
    package let declarations: Int

    /// The lines of emitted Swift.
    package let lines: Int

    package static let none = Self(initializers: 0, declarations: 0, lines: 0)
  }

  package let size: Size

  /// The names of properties in hand-written files whose types are not written, so that a change of them is not seen.
  package let inferred: [String]

  /// The files that were read, by their text.
  private let files: [[UInt8]: FileInterface]

  struct Member: Sendable {
    let declaration: PublicDeclaration

    /// The path of its spec, below the project's folder.
    let origin: String
  }

  /// A file of the module.
  package struct File: Sendable {
    let path: String

    /// The path of its spec, below the project's folder.
    let origin: String
    let text: [UInt8]
    let isHandwritten: Bool
    let interface: FileInterface

    /// - Parameter other: Another version of the module, in which most files are the same.
    package init(
      path: String, origin: String, text: [UInt8], isHandwritten: Bool,
      comparedWith other: ModuleInterface?
    ) {
      self.path = path
      self.origin = origin
      self.text = text
      self.isHandwritten = isHandwritten
      interface =
        other?.files[text] ?? FileInterface(of: String(decoding: text, as: UTF8.self))
    }
  }

  /// - Returns: Nil if no file belongs to the module.
  package init?(_ name: String, _ files: [File]) {
    if files.isEmpty { return nil }
    self.files = Dictionary(
      files.map { ($0.text, $0.interface) }, uniquingKeysWith: { first, _ in first })
    let hidden = files.reduce(into: Set<String>()) { $0.formUnion($1.interface.hiddenTypes) }
    self.name = name
    problems = files.compactMap { file in
      file.interface.problem.map { "\(file.path): \($0)" }
    }
    members = files.flatMap { file in
      file.interface.declarations.filter { !$0.isHidden(hidden) }
        .map { Member(declaration: $0, origin: file.origin) }
    }
    inferred = files.filter(\.isHandwritten).flatMap(\.interface.declarations)
      .filter { $0.kind == .property && $0.type == nil }.map(\.qualifiedName)
    size = Size(
      initializers: members.count { $0.declaration.kind == .initializer },
      declarations: members.count,
      lines: files.reduce(0) { $0 + $1.text.count { $0 == UInt8(ascii: "\n") } })
  }
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
