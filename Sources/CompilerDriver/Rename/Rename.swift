import Compatibility
import DesignModel
import Diagnostics
import English
import Specification
import SwiftFragments

/// Renames an entry of a spec and everything that names it in specs and their Swift, and leaves the old name as a deprecated
/// one, so that callers keep compiling.
package func rename(
  _ request: RenameRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let inputs = try readInputs(&session.inputs)
    let problems =
      inputs.diagnostics.filter { $0.severity == .error } + errors(inputs, inputs.specs)
    if !problems.isEmpty {
      console.report(problems)
      console.fail("nothing is renamed in a project with errors; correct them first")
      return .findings
    }
    let sources = try request.sources.flatMap { place in
      let path = normalized(joined(surroundings.base, place))
      if try session.files.status(path) == nil { throw FileError.missing(path) }
      return try session.inputs.texts(at: [path], types: ["swift"])
    }
    // In a file of another encoding, places refer to the converted text.
    if let path = inputs.pathsOfOtherEncodings.min() {
      throw RenameError("'\(path)' is not in UTF-8; save it in that encoding first")
    }
    let rename = try Rename(request, inputs)
    switch rename.renamedSpecs() {
    case .success(let specs):
      return try rename.finish(specs, rename.apps(sources), session, console)
    case .failure(let obstacle):
      console.report([obstacle.error])
      console.fail(
        "'\(request.oldName)' cannot be '\(request.newName)': this error would remain; nothing was written"
      )
      return .findings
    }
  } catch {
    console.report(error)
    return .failure
  }
}

/// The errors of specs.
private func errors(_ inputs: ProjectInputs, _ specs: [SourceText]) -> [Diagnostic] {
  findProblems(in: inputs.with(specs: specs), least: nil).filter { $0.severity == .error }
}

/// A rename in a project without errors.
private struct Rename {
  private let request: RenameRequest
  private let inputs: ProjectInputs
  private let system: DesignSystem
  private let specs: [ComponentSpec]
  private let spec: ComponentSpec
  private let entry: SpecNames.Entry

  /// The name of the entry and of what it is in: `title` and `Card`.
  private let old: String
  private let owner: String

  /// An error that a rename would cause.
  struct Obstacle: Error {
    let error: Diagnostic
  }

  init(_ request: RenameRequest, _ inputs: ProjectInputs) throws {
    self.request = request
    self.inputs = inputs
    let decoded = decodeInputs(inputs)
    system = checkProject(decoded, inputs).system
    let specs = decoded.specs.map { (origin: inputs.origin($0.spec.source), spec: $0.spec) }
    self.specs = specs.map(\.spec)
    let names = SpecNames(specs)
    let (origin, name) = try Self.find(request.oldName, in: names)
    guard let entry = names.entries[origin]?[name],
      let spec = specs.first(where: { $0.origin == origin })?.spec
    else { throw RenameError("there is no '\(printable(request.oldName))' in the specs") }
    if entry.kind == .component {
      throw RenameError(
        "'\(name)' is a component, whose old name is a spec of its own; rename it in its spec, and see 'Rename and "
          + "deprecate' in the guide")
    }
    self.spec = spec
    self.entry = entry
    let parts = name.split(separator: ".").map(String.init)
    old = parts.last ?? name
    owner = parts.dropLast().joined(separator: ".")
    let renamed = (parts.dropLast() + [request.newName]).joined(separator: ".")
    if names.entries[origin]?[renamed] != nil {
      throw RenameError("there is a '\(renamed)' already; choose another name")
    }
    let others = names.entries.values.flatMap(\.keys).filter {
      $0 != name && $0.split(separator: ".").last.map(String.init) == old
    }
    if entry.kind == .type, let other = others.min() {
      throw RenameError(
        "'\(other)' has the same name in another place, so that uses of the type are not certain; give it another name "
          + "first")
    }
    // A parameter by the same name hides the entry, so that neither is certain.
    let hiding =
      spec.styles.first { $0.parameters.contains { $0.name.text == old } }.map {
        "the style '\($0.name.text)'"
      }
      ?? (spec.initializers?.forms ?? []).first { form in
        form.details.parameters.contains { $0.name.text == old }
      }.map { "the form '\($0.name?.text ?? "init")'" }
    if let hiding {
      throw RenameError(
        "\(hiding) has a parameter '\(old)', too; give it another name first, so that each use is certain"
      )
    }
  }

  /// The entry with a name, which need not mention that it is a style.
  private static func find(
    _ name: String, in names: SpecNames
  ) throws -> (origin: String, name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let ofStyle = parts.count == 2 ? "\(parts[0]).styles.\(parts[1])" : name
    let found = names.entries.sorted { $0.key < $1.key }.flatMap { origin, entries in
      [name, ofStyle].filter { entries[$0] != nil }.map { (origin, $0) }
    }
    let unique = found.reduce(into: [(origin: String, name: String)]()) { all, entry in
      if !all.contains(where: { $0 == entry }) { all.append((entry.0, entry.1)) }
    }
    if unique.count == 1 { return unique[0] }
    if unique.count > 1 {
      throw RenameError(
        "'\(printable(name))' can be \(listed(unique.map { "'\($0.name)' in '\($0.origin)'" }, by: "or")); name one "
          + "of them")
    }
    let owner = parts.dropLast().joined(separator: ".")
    let others = names.entries.values.flatMap(\.keys).filter { $0.hasPrefix("\(owner).") }.sorted()
    let hint =
      others.isEmpty || owner.isEmpty
      ? "" : "; there are \(listed(others.prefix(6).map { "'\($0)'" }))"
    throw RenameError(
      "no spec has '\(printable(name))'; name an entry with its component or type, as in 'Card.title'\(hint)"
    )
  }

  // MARK: - Specs

  /// The specs with the new name.
  func renamedSpecs() -> Result<RenamedTexts, Obstacle> {
    var renamed = RenamedTexts(inputs.specs, old: old, new: request.newName)
    let place = entry.place
    let source = place.source
    if entry.kind == .type {
      // A type that nothing declares can be one of a later system, so that errors do not lead to all uses.
      for spec in inputs.specs {
        renamed.replace(renamed.occurrences(in: spec.withoutByteOrderMark), in: spec.path)
      }
      let error = renamed.follow { errors(inputs, $0) }
      return error.map { .failure(Obstacle(error: $0)) } ?? .success(renamed)
    }
    let declared = renamed.occurrences(in: source).filter {
      place.span.start <= $0.lowerBound && $0.upperBound <= place.span.end
    }
    let symbols = system.resolvedCode[inputs.origin(source)] ?? .none
    let isPart = spec.component?.text == owner
    let uses = renamed.occurrences(in: source).filter { range in
      isPart && symbols[Place(source, Span(range.lowerBound, range.upperBound))] == .part
    }
    let inBodies = usesInBodies()
    for path in Set(inBodies.map(\.path) + [source.path]) {
      let known = path == source.path ? declared + uses : []
      renamed.replace(known + inBodies.filter { $0.path == path }.map(\.range), in: path)
    }
    if let error = renamed.follow({ errors(inputs, $0) }) {
      return .failure(Obstacle(error: error))
    }
    return .success(renamed)
  }

  /// The specs with the old name as a deprecated entry, if there is a form for it.
  private func withOldName(_ specs: RenamedTexts) throws -> (texts: [SourceText], isKept: Bool) {
    guard request.keepsOldName,
      let shim = entry.kind.oldEntry(old, for: request.newName, since: request.since),
      let index = specs.texts.firstIndex(where: { $0.path == entry.place.source.path })
    else { return (specs.texts, false) }
    let decoded = decodeInputs(inputs.with(specs: specs.texts))
    let names = SpecNames(decoded.specs.map { (inputs.origin($0.spec.source), $0.spec) })
    let kind = entry.kind == .style ? "\(owner).\(request.newName)" : nil
    let name = kind ?? (owner.isEmpty ? request.newName : "\(owner).\(request.newName)")
    guard let place = names.entries.values.lazy.compactMap({ $0[name] }).first?.place,
      let text = inserting(shim, beforeEntryAt: place.span, in: specs.texts[index])
    else { return (specs.texts, false) }
    var texts = specs.texts
    texts[index] = text
    if !errors(inputs, texts).isEmpty { return (specs.texts, false) }
    return (texts, true)
  }

  // MARK: - Apps

  /// Swift files with the new name where it is certain that the entry is meant.
  func apps(_ sources: [SourceText]) -> RenamedTexts {
    var renamed = RenamedTexts(sources, old: old, new: request.newName)
    guard let sought else { return renamed }
    for source in sources {
      renamed.replace(certainUses(of: sought, in: source.withoutByteOrderMark), in: source.path)
    }
    return renamed
  }

  /// The entry in the Swift of callers; nil for entries of types.
  private var sought: SoughtMember? {
    guard owner == componentName || entry.kind == .style,
      let component = system.components.first(where: { $0.plainName == componentName })
    else { return nil }
    let names = StyleNames(of: component.name)
    let kind: SoughtMember.Kind =
      switch entry.kind {
      case .style: .style(method: names.modifier)
      case .modifier: .method
      case .slot, .type, .component, .other: .argument
      }
    return SoughtMember(
      name: old, kind: kind, component: lastPart(component.name),
      styleProtocol: lastPart(names.protocol))
  }

  /// The uses of the entry in the bodies of specs that are certain without knowing any types.
  private func usesInBodies() -> [(path: String, range: Range<Int>)] {
    guard let sought else { return [] }
    return specs.flatMap { spec in
      let parts = (spec.configuration?.entries ?? []).map(\.view)
      let blocks = ([spec.body] + spec.styles.map(\.body) + parts).compactMap(\.self)
      return blocks.flatMap { block -> [(path: String, range: Range<Int>)] in
        guard let tree = block.tree else { return [] }
        let text = SourceText(path: spec.source.path, utf8: Array(block.text.utf8))
        return certainUses(of: sought, in: text).map(tree.place)
          .filter { $0.source[$0.span] == old }
          .map { ($0.source.path, $0.span.start..<$0.span.end) }
      }
    }
  }

  private var componentName: String { spec.component?.text ?? "" }

  private func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  // MARK: - Result

  /// Writes the files, or shows what would change, and says what callers notice.
  func finish(
    _ specs: RenamedTexts, _ apps: RenamedTexts, _ session: ProjectSession, _ console: Console
  ) throws -> Outcome {
    let (texts, isKept) = try withOldName(specs)
    let before = inputs.specs + apps.originals
    let changed = zip(before, texts + apps.texts).filter { $0.utf8 != $1.utf8 }
    if request.showsDiff {
      for (old, new) in changed {
        console.show(unifiedDiff(from: old.utf8, to: new.utf8, path: old.path))
      }
    } else {
      var writer = FileWriter(session.files)
      for (old, new) in changed {
        try writer.write(
          new.utf8, to: normalized(joined(session.location.base, old.path)),
          expecting: .bytes(old.utf8))
      }
      for (old, _) in changed {
        let count = (specs.counts[old.path] ?? 0) + (apps.counts[old.path] ?? 0)
        console.output("\(printable(old.path)): \(counted(count, "name"))\n")
      }
    }
    for place in uncertain(in: texts) {
      console.note(
        "\(place.source.path):\(place.start.line):\(place.start.column): '\(old)' can be something else; see whether it "
          + "is '\(componentName).\(old)'")
    }
    let findings = try callers(texts)
    for finding in findings {
      console.note("callers: \(finding.message)" + (finding.edit.map { "; \($0.text)" } ?? ""))
    }
    let result = isKept ? ", and the old name is deprecated" : ""
    console.note("'\(request.oldName)' is '\(request.newName)'\(result)")
    return .fine
  }

  /// What callers have to edit all the same.
  private func callers(_ texts: [SourceText]) throws -> [ChangeFinding] {
    let (new, _) = try interface(of: inputs.with(specs: texts))
    guard let new, let old = try interface(of: inputs, isEarlier: true).interface else {
      return []
    }
    return compare(old, to: new, jobs: inputs.jobs).findings.filter {
      $0.kind == .source || $0.kind == .meaning
    }
  }

  /// The places in specs after a dot where inference decides what the old name is.
  private func uncertain(in texts: [SourceText]) -> [Place] {
    let inputs = inputs.with(specs: texts)
    let symbols = checkProject(decodeInputs(inputs), inputs).system.resolvedCode
    let names = RenamedTexts(texts, old: old, new: request.newName)
    return texts.flatMap { source in
      let source = source.withoutByteOrderMark
      return names.occurrences(in: source).compactMap { range -> Place? in
        guard range.lowerBound > 0, source.utf8[range.lowerBound - 1] == UInt8(ascii: ".") else {
          return nil
        }
        let place = Place(source, Span(range.lowerBound, range.upperBound))
        return symbols[inputs.origin(source)]?[place] == nil ? place : nil
      }
    }
  }
}

/// Why an entry cannot be renamed.
struct RenameError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
