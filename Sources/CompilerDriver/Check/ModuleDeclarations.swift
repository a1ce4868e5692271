import Graphs

/// What the files of modules declare, and which of it code can depend on.
///
/// The compiler's result for a file depends on the declarations that it names, on those that these name outside of bodies,
/// and so on: a call names a function, whose parameter has a type, which conforms to a protocol. Bodies do not matter.
/// Everything depends on what the compiler finds without a name, such as conformances of types of other modules.
struct ModuleDeclarations: Sendable {
  /// For each declaration, a hash of it and of all that it depends on.
  private let hashes: [ContentHash]

  /// The positions of declarations by the names with which code finds them.
  private let owners: [ArraySlice<UInt8>: [Int]]

  /// A hash of what everything depends on.
  private let common: ContentHash

  /// - Parameter files: What each file of the modules declares.
  init(_ files: [FileDeclarations]) {
    let all = files.flatMap(\.all)

    struct TypeName: Hashable {
      let name: String
      let conditions: ContentHash
    }
    let none = ContentHash(of: [])
    let types = Set(
      all.filter { $0.kind == .type }.flatMap { type in
        type.names.map { TypeName(name: $0, conditions: type.conditions) }
      })
    var shared: Set<String> = []
    var owners: [ArraySlice<UInt8>: [Int]] = [:]
    for (position, declaration) in all.enumerated() {
      var names = declaration.names
      // The type may be one of another module, or another name of it.
      let extendsOwnType = [none, declaration.conditions].contains { conditions in
        types.contains(TypeName(name: declaration.extended, conditions: conditions))
      }
      if declaration.kind == .extension, extendsOwnType {
        names = [declaration.extended]
      } else if names.isEmpty, declaration.kind == .extension || declaration.kind == .common {
        shared.insert(declaration.hash.text)
        names = declaration.words
      }
      for name in names { owners[Array(name.utf8)[...], default: []].append(position) }
    }
    common = ContentHash(of: Array(shared.sorted().joined(separator: " ").utf8))
    self.owners = owners
    let named = all.map { declaration in
      declaration.words.flatMap { owners[Array($0.utf8)[...]] ?? [] }
    }
    // Declarations that name each other depend on the same ones.
    var hashes = all.map(\.hash)
    for circle in stronglyConnectedComponents(of: named) {
      let members = circle.sorted()
      let others = Set(members.flatMap { named[$0] }).subtracting(members).sorted()
      let hash = ContentHash(
        ofHashes: members.map { all[$0].hash } + others.map { hashes[$0] })
      for member in members { hashes[member] = hash }
    }
    self.hashes = hashes
  }

  /// A hash of all of them.
  var all: ContentHash { ContentHash(ofHashes: [common] + hashes) }

  /// A hash of the declarations that code can depend on.
  func dependencies(of text: [UInt8]) -> ContentHash {
    let named = Set(words(in: text).flatMap { owners[$0] ?? [] })
    return ContentHash(ofHashes: [common] + named.sorted().map { hashes[$0] })
  }
}

/// What each file declares, read again only for files that have changed.
///
/// - Parameters:
///   - sources: The files.
///   - memory: What is remembered of files with the same texts.
func declarations(
  of sources: [CheckedModule.Source], _ memory: inout VerifiedUnits, jobs: Int
) -> [FileDeclarations] {
  let keys = sources.map { source in
    ContentHash(of: Array("declarations 3 \(ContentHash(of: source.text).text)".utf8))
  }
  let stored = keys.map { memory.output(of: $0) }
  let found = concurrentMap(Array(zip(sources, stored)), jobs: jobs) { source, stored in
    stored.flatMap(FileDeclarations.init(stored:)) ?? FileDeclarations(source.text)
  }
  for (position, declarations) in found.enumerated() where stored[position] == nil {
    memory.remember(declarations.text, of: keys[position])
  }
  return found
}
