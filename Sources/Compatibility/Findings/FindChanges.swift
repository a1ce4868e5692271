import DesignModel
import Diagnostics
import English
import Specification
import SwiftAPI
import SwiftFragments

extension LibraryChanges {
  /// What the changes mean to those who use the library, by spec; what is safe is not among it.
  mutating func findAll(
    from old: LibraryInterface, to new: LibraryInterface,
    _ components: [String: ComparedComponent]
  ) {
    let main = new.main?.name ?? ""
    for difference in library where difference.isBreaking {
      findings.append(
        ChangeFinding(.source, origin: Self.projectFile, module: main, difference.text, at: nil))
    }
    var broken: [String: Set<[String]>] = [:]
    for group in sentences {
      for sentence in group.sentences {
        if sentence.isBreaking, group.module == main {
          for case let declaration? in sentence.changes.map(\.old) {
            broken[declaration.scope, default: []].insert(declaration.parameters.map(\.label))
          }
        }
        findings += found(in: sentence, group.origin, group.module, old, new, components)
      }
      let changes = group.sentences.filter { !$0.isBreaking }.flatMap(\.changes)
      findings += references(
        changes.filter(\.breaksReferences), group.origin, group.module, old, new)
    }
    for (name, compared) in components.sorted(by: { $0.key < $1.key }) {
      let found = ComponentFindings(compared: compared, old: old, new: new, module: main)
      findings += found.calls { broken[name]?.contains($0.promised) == true }
      deprecatedCalls += compared.calls.deprecatedKinds.map {
        DeprecatedCall(
          origin: compared.new.origin, old: $0.old.text(of: name), new: $0.new.text(of: name))
      }
    }
    findings += new.values(since: old, module: main)
    if let before = old.tokens, let after = new.tokens {
      findings += tokenFindings(from: before, to: after, module: main)
    }
    findings = findings.enumerated().sorted { first, second in
      (first.element.origin, first.element.module, first.element.kind.rank, first.offset)
        < (second.element.origin, second.element.module, second.element.kind.rank, second.offset)
    }.map(\.element)
  }

  /// The name of the project file, as the origin of findings about the library as a whole.
  package static let projectFile = "dscompile.yaml"

  private func found(
    in sentence: ChangeSentence, _ origin: String, _ module: String, _ old: LibraryInterface,
    _ new: LibraryInterface, _ components: [String: ComparedComponent]
  ) -> [ChangeFinding] {
    guard sentence.isBreaking else {
      return sentence.changes.filter(\.hidesSwiftUI).compactMap { change in
        change.new.map { method in
          ChangeFinding(
            .meaning, origin: origin, module: module,
            "'\(method.qualifiedName)' hides the method of SwiftUI by that name, which calls have "
              + "selected until now", at: place(of: [change], origin, old, new))
        }
      }
    }
    let names = sentence.changes.flatMap { $0.parts(in: old.names, new.names) }
    let earlier = names.lazy.compactMap { old.names.entries[origin]?[$0] }.first
    let remedies = (self.remedies[origin] ?? []).filter { remedy in
      if case .leaveOldName(let kind) = remedy {
        earlier.map { $0.kind == kind } ?? true
      } else {
        true
      }
    }
    let call = brokenCall(in: sentence, components)
    let example = call.map { "; \($0.change.example(of: $0.component))" } ?? ""
    return [
      ChangeFinding(
        .source, origin: origin, module: module, sentence.text + example,
        at: place(of: sentence.changes, origin, old, new),
        earlier: earlier.map { [Note("it was declared here", at: $0.place)] } ?? [],
        remedies: remedies.sorted(),
        edit: call.flatMap { $0.change.edit(of: $0.component) }
          ?? newName(of: sentence, new.names.replacements[origin] ?? [:]))
    ]
  }

  /// The findings about code that is seldom written.
  private func references(
    _ changes: [Change], _ origin: String, _ module: String, _ old: LibraryInterface,
    _ new: LibraryInterface
  ) -> [ChangeFinding] {
    func finding(
      _ changes: [Change], _ message: String, remedies: [Remedy] = [],
      edit: ChangeFinding.Edit? = nil
    ) -> ChangeFinding {
      ChangeFinding(
        .reference, origin: origin, module: module, message,
        at: place(of: changes, origin, old, new), remedies: remedies, edit: edit)
    }
    let functions = changes.filter { $0.old?.isCallable == true }
    let types = changes.filter { $0.declaration?.kind.isType == true }
    var found: [ChangeFinding] = []
    if let name = functions.first?.old?.qualifiedName {
      let subject =
        functions.count == 1
        ? "'\(name)' has other parameters, so passing it on"
        : "\(functions.count) functions have other parameters, such as '\(name)', so passing them on"
      found.append(
        finding(
          functions, "\(subject) without a call no longer compiles",
          edit: .sentence("write a closure that calls the function")))
    }
    for type in types {
      let name = type.declaration?.qualifiedName ?? ""
      let names = zip(type.old?.generics ?? [], type.new?.generics ?? []).filter { $0 != $1 }
      guard !names.isEmpty else {
        let texts = type.differences.filter(\.breaksReferences).map(\.text)
        found.append(
          finding([type], "'\(name)' has \(listed(texts)); extensions can have relied on that"))
        continue
      }
      found.append(
        finding(
          [type],
          "extensions of '\(name)' with requirements on "
            + "\(listed(names.map { "'\($0.0)'" })) no longer compile",
          remedies: names.prefix(1).map { .keepGeneric($0.0) }))
    }
    return found
  }

  /// The likely place of changes in the new version.
  private func place(
    of changes: [Change], _ origin: String, _ old: LibraryInterface, _ new: LibraryInterface
  ) -> Place? {
    changes.lazy.flatMap { $0.parts(in: old.names, new.names) }.compactMap {
      new.names.place(of: $0, in: origin)
    }.first ?? new.specs[origin]?.component?.place
  }

  /// What replaces a removed member, if its spec says so.
  private func newName(
    of sentence: ChangeSentence, _ replacements: [String: String]
  ) -> ChangeFinding.Edit? {
    sentence.changes.lazy.filter { $0.kind == .removed }.compactMap(\.old).compactMap { member in
      replacements[String(member.baseName)].map {
        .call(old: member.qualifiedName, new: "\(member.scope).\($0)")
      }
    }.first
  }

  /// A call that changed declarations break.
  private func brokenCall(
    in sentence: ChangeSentence, _ components: [String: ComparedComponent]
  ) -> (change: CallChange, component: String)? {
    guard let declaration = sentence.changes.lazy.compactMap(\.old).first,
      let compared = components[declaration.scope]
    else { return nil }
    let labels = Set(sentence.changes.compactMap { $0.old?.parameters.map(\.label) })
    let call = compared.calls.changes.first { change in
      if case .broken = change.effect { labels.contains(change.promised) } else { false }
    }
    return call.map { ($0, declaration.scope) }
  }
}

extension Change {
  /// Whether it is a new method by the name of one that all views have.
  fileprivate var hidesSwiftUI: Bool {
    guard kind == .added, !isPart, let new, new.kind == .function, !new.isStatic else {
      return false
    }
    let labels = new.parameters.map(\.label)
    return swiftUIViewMethods(named: String(new.baseName)).contains { method in
      method.labels.map(\.text) == labels
    }
  }

  /// The names in specs that it is likely about, qualified by their owners: those that only one version has, and whose
  /// names are in the declaration.
  fileprivate func parts(in old: SpecNames, _ new: SpecNames) -> [String] {
    let before = Set((old.entries[origin] ?? [:]).keys)
    let after = Set((new.entries[origin] ?? [:]).keys)
    let words = Set((self.old?.words ?? []) + (self.new?.words ?? []))
    func likely(_ names: Set<String>) -> [String] {
      names.filter { name in
        name.split(separator: ".").last.map { words.contains(String($0)) } == true
      }.sorted()
    }
    let changed = likely(before.symmetricDifference(after))
    return changed.isEmpty ? likely(before.intersection(after)) : changed
  }
}

extension PublicDeclaration {
  /// The words in its name, its labels and, for the members of a style, its type.
  fileprivate var words: [String] {
    [String(baseName)] + parameters.map(\.label)
  }
}
