import Foundation
import SwiftFragments
import TestSupport
import Testing
import UIKitRuntime

#if os(Linux)
  import SwiftCompilation

  /// What is known about the runtime files when the tool is built is what their templates say.
  @Suite struct RuntimeRecordTests {
    @Test func declarationsAndNeedsAreRecorded() async throws {
      let needs = try await runtimeNeeds()
      let entries = try RuntimeFile.allCases.map { file in
        let entry =
          [file.rawValue] + lines("declares", try names(declaredBy: file))
          + lines("needs", (needs[file] ?? []).map(\.rawValue))
        return entry.joined(separator: "\n")
      }
      let text = """
        // Recorded from the templates in `templates/UIKit` by `make record`.

        /// For each runtime file, the names by which Swift uses it, and the files that it needs.
        let recordedRuntime = \"\"\"
        \(indented(entries.joined(separator: "\n")))
          \"\"\"

        """
      let path = "Sources/UIKitRuntime/RecordedRuntime.swift"
      let difference = try Recording.difference(of: text, from: path)
      #expect(difference == nil)
    }

    /// Words in lines of limited length that begin with a key.
    private func lines(_ key: String, _ words: [String]) -> [String] {
      var lines: [String] = []
      for word in words {
        if let last = lines.last, last.count + word.count < 94 {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append("  \(key) \(word)")
        }
      }
      return lines
    }

    private func indented(_ text: String) -> String {
      text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
  }
#endif

/// The type whose values have a member: for a fluent method, the class of the views that have it.
func owner(of declaration: PublicDeclaration) -> String {
  guard declaration.scope == "FluentView" else { return declaration.scope }
  return declaration.constraints.first { $0.subject == "Self" }?.object ?? "UIView"
}

/// The names by which other files of a module use a runtime file; see ``RuntimeFile/uses``.
func names(declaredBy file: RuntimeFile) throws -> [String] {
  let interface = FileInterface(of: try text(of: file), for: .sameModule)
  #expect(interface.problem == nil)
  let declarations = interface.declarations.filter { declaration in
    switch declaration.kind {
    case .structure, .classType, .actor, .enumeration, .protocolType, .alias, .initializer,
      .function, .property:
      true
    case .associatedType, .enumCase, .subscriptMember, .conformance: false
    }
  }
  let own = Set(declarations.filter(\.scope.isEmpty).map { String($0.baseName) })
  var seen: Set<String> = []
  return declarations.compactMap { declaration in
    if declaration.scope.isEmpty { return String(declaration.baseName) }
    let owner = owner(of: declaration)
    let isOfOwnType = own.contains(owner.split(separator: ".").first.map(String.init) ?? owner)
    let isInitializer = declaration.kind == .initializer
    let isUsedAlone = rarelyNamed.contains(owner) && !isInitializer
    // Code that uses another member of an own type names the type somewhere. A constant such as `Slot.views`
    // is read where the value was made.
    if isOfOwnType, !isUsedAlone || declaration.text.hasPrefix("let ") { return nil }
    let name =
      isInitializer ? declaration.parameters.first?.label ?? "init" : String(declaration.baseName)
    return isUsedAlone ? name : "\(owner).\(name)"
  }.filter { seen.insert($0).inserted }
}

/// The types whose members are used without naming the type.
private let rarelyNamed: Set<String> = ["UIView", "UIColor", "UIFont", "Slot", "UILabel"]

/// A runtime file of the public module, as its template says now.
private func text(of file: RuntimeFile) throws -> String {
  let path = repositoryRoot.appending(path: "templates/UIKit/\(file.path).template")
  return try String(contentsOf: path, encoding: .utf8).replacing("{{access}}", with: "public ")
}

#if os(Linux)
  /// The files whose declarations each file uses itself, without those that these need.
  ///
  /// The compiler resolves the names of members, since many have the same name in different types. Types are
  /// found by their names, because the compiler does not name the places where code mentions them.
  private func runtimeNeeds() async throws -> [RuntimeFile: [RuntimeFile]] {
    try await withTemporaryFolder { folder in
      let files = try RuntimeFile.allCases.map { file in
        let url = folder.appending(path: file.path.replacing("/", with: "-"))
        try Data(text(of: file).utf8).write(to: url)
        return url
      }
      let uses = try await usedFiles(
        in: files, moduleName: "DesignKitUIKit", mode: .v6, for: (.iOS, version: "16.0"))
      let types = try typeNames()
      var used: [RuntimeFile: Set<RuntimeFile>] = [:]
      for (file, indices) in zip(RuntimeFile.allCases, uses) {
        // Code without comments; types have different names.
        let code = try text(of: file).replacing(#/\/\/.*/#, with: "")
        let words = code.matches(of: #/\.?\w+/#).map { String($0.0) }
        let named = words.compactMap { types[$0] }.filter { $0 != file }
        used[file] = Set(indices.map { RuntimeFile.allCases[$0] } + named)
      }
      func all(_ file: RuntimeFile) -> Set<RuntimeFile> {
        var found: Set<RuntimeFile> = []
        var rest = [file]
        while let next = rest.popLast() {
          for file in used[next] ?? [] where found.insert(file).inserted { rest.append(file) }
        }
        return found
      }
      let closures = Dictionary(uniqueKeysWithValues: RuntimeFile.allCases.map { ($0, all($0)) })
      return used.mapValues { direct in
        RuntimeFile.allCases.filter { file in
          direct.contains(file)
            && !direct.contains { $0 != file && closures[$0]?.contains(file) ?? false }
        }
      }
    }
  }

  /// The files that declare the types of the runtime, by the types' names.
  private func typeNames() throws -> [String: RuntimeFile] {
    var names: [String: RuntimeFile] = [:]
    for file in RuntimeFile.allCases {
      let interface = FileInterface(of: try text(of: file), for: .sameModule)
      for declaration in interface.declarations
      where declaration.scope.isEmpty && (declaration.kind.isType || declaration.kind == .alias) {
        #expect(names.updateValue(file, forKey: declaration.name) == nil)
      }
    }
    return names
  }
#endif
