import DesignModel
import Specification
import SwiftFragments
import SwiftRendering

/// What a library declares for its clients.
struct LibraryInterface: Sendable {
  let platforms: [(platform: Platform, version: PlatformVersion)]

  /// The main module, and those of targets; nil if the library does not have it.
  let main: ModuleInterface?
  let modules: [TargetName: ModuleInterface]

  var all: [ModuleInterface] {
    ([main] + TargetName.allCases.map { modules[$0] }).compactMap(\.self)
  }

  /// Whether clients outside of the library's own package or module see anything.
  let isPublic: Bool

  let names: SpecNames

  /// - Parameters:
  ///   - names: The names in the specs.
  ///   - other: Another version, in which most files are the same.
  init(
    _ project: EmittedProject, of library: Library, names: SpecNames,
    comparedWith other: LibraryInterface?, jobs: Int
  ) {
    self.names = names
    platforms = library.platforms
    isPublic = library.access == .public
    main = ModuleInterface(
      library.name, project.components.flatMap(\.files) + project.shared,
      comparedWith: other?.main, jobs: jobs)
    modules = project.targets.reduce(into: [:]) { modules, target in
      guard let module = target.module else { return }
      modules[target.name] = ModuleInterface(
        module, target.files, comparedWith: other?.modules[target.name], jobs: jobs)
    }
  }
}

/// What a module declares for its clients.
struct ModuleInterface: Sendable {
  let name: String
  let members: [Member]

  /// The files that could not be read, with the reason.
  let problems: [String]

  /// The files that were read, by their text.
  private let files: [[UInt8]: FileInterface]

  struct Member: Sendable {
    let declaration: PublicDeclaration

    /// The path of its spec, below the project's folder.
    let origin: String
  }

  /// - Returns: Nil if no file belongs to the module.
  init?(_ name: String, _ files: [EmittedFile], comparedWith other: Self?, jobs: Int) {
    let sources = files.filter(\.isCompiled)
    if sources.isEmpty { return nil }
    let known = other?.files ?? [:]
    let interfaces = concurrentMap(sources, jobs: jobs) { file in
      known[file.body] ?? FileInterface(of: String(decoding: file.body, as: UTF8.self))
    }
    self.files = Dictionary(
      zip(sources.map(\.body), interfaces), uniquingKeysWith: { first, _ in first })
    let hidden = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.hiddenTypes) }
    self.name = name
    problems = zip(sources, interfaces).compactMap { file, interface in
      interface.problem.map { "\(file.path): \($0)" }
    }
    members = zip(sources, interfaces).flatMap { file, interface in
      interface.declarations.filter { !$0.isHidden(hidden) }
        .map { Member(declaration: $0, origin: file.origin) }
    }
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
