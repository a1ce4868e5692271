import DesignTokens
import Diagnostics
import English

/// Converts layers of tokens to files of the format.
struct LayerWriter {
  var notes: ImportNotes
  let layers: TokenLayers
  private let roles: [AxisRole]
  let index: LayerIndex
  private var converters: [[Int]: ValueConverter] = [:]
  private(set) var counts = ImportCounts()

  private struct Output {
    let token: ImportedToken
    let converted: ConvertedToken
  }

  private var base: [Output] = []

  /// The indices in `base`, by the paths of tokens.
  private var indexInBase: [[String]: Int] = [:]

  /// Names that files do not get.
  private var reserved: Set<String> = []

  /// By axis and context.
  private var contexts: [[[Output]]]

  init(_ layers: TokenLayers, _ roles: [AxisRole], _ scale: ColorObjectScale, notes: ImportNotes) {
    self.layers = layers
    self.roles = roles
    self.notes = notes
    index = LayerIndex(layers, scale)
    contexts = layers.axes.map { $0.contexts.map { _ in [] } }
  }

  /// Converts a token in a combination of contexts.
  mutating func convert(_ token: ImportedToken, _ choice: [Int]) -> ConvertedToken? {
    var converter =
      converters[choice] ?? ValueConverter(index, choice: choice, notes: ImportNotes())
    converters[choice] = nil
    swap(&converter.notes, &notes)
    defer {
      swap(&converter.notes, &notes)
      converters[choice] = converter
    }
    return converter.convert(token)
  }

  mutating func convert() {
    for token in layers.base.all { addBase(token) }
    for axis in layers.axes.indices {
      for context in orderedContexts(axis) {
        for token in layers.axes[axis].contexts[context].table.all { add(token, axis, context) }
      }
    }
  }

  /// The contexts of an axis, the default first.
  private func orderedContexts(_ axis: Int) -> [Int] {
    let first = layers.axes[axis].defaultIndex
    return [first] + layers.axes[axis].contexts.indices.filter { $0 != first }
  }

  private mutating func addBase(_ token: ImportedToken) {
    counts.tokens += 1
    guard let converted = convert(token, index.defaultChoice) else {
      counts.leftOut += 1
      return
    }
    if case .alias = converted.value { counts.aliases += 1 }
    putInBase(token, converted)
    let axes = converted.touched.sorted()
    for axis in axes {
      for context in orderedContexts(axis).dropFirst()
      where layers.axes[axis].contexts[context].table[token.path] == nil {
        var choice = index.defaultChoice
        choice[axis] = context
        guard let other = convert(token, choice), text(other) != text(converted) else { continue }
        addContext(token, other, axis, context)
      }
    }
    if axes.count > 1 { noteSeveral(token) }
  }

  private mutating func add(_ token: ImportedToken, _ axis: Int, _ context: Int) {
    if layers.base[token.path] == nil, context == layers.axes[axis].defaultIndex {
      counts.tokens += 1
    }
    var choice = index.defaultChoice
    choice[axis] = context
    guard let converted = convert(token, choice) else {
      if layers.base[token.path] == nil, context == layers.axes[axis].defaultIndex {
        counts.leftOut += 1
      }
      return
    }
    addContext(token, converted, axis, context)
    if !converted.touched.subtracting([axis]).isEmpty { noteSeveral(token) }
  }

  private mutating func noteSeveral(_ token: ImportedToken) {
    notes.add(
      token.path.shownPath,
      "is computed from tokens of several modifiers; its value follows one of them at a time",
      at: token.place)
  }

  private mutating func addContext(
    _ token: ImportedToken, _ converted: ConvertedToken, _ axis: Int, _ context: Int
  ) {
    guard roles[axis] == .appearance, !converted.type.containsColors,
      !layers.axes[axis].contexts[context].isTheme
    else {
      let isAppearance =
        roles[axis] == .appearance && !layers.axes[axis].contexts[context].isTheme
      let converted = isAppearance ? recolored(token, converted, axis, context) : converted
      contexts[axis][context].append(Output(token: token, converted: converted))
      return
    }
    // Only colors follow the appearance of the system.
    if context == layers.axes[axis].defaultIndex {
      return putInBase(token, converted)
    }
    let first = layers.axes[axis].defaultIndex
    var choice = index.defaultChoice
    choice[axis] = first
    guard let standard = index.token(token.path, in: choice), let usual = convert(standard, choice)
    else {
      return putInBase(token, converted)
    }
    if text(usual) == text(converted) { return }
    notes.add(
      token.path.shownPath,
      "differs in '\(layers.axes[axis].contexts[context].name)', and only colors follow the "
        + "appearance of the system; the value of '\(layers.axes[axis].contexts[first].name)' is used",
      at: token.place)
  }

  /// Adds a token to those that always apply, in place of an earlier one with the same path.
  private mutating func putInBase(_ token: ImportedToken, _ converted: ConvertedToken) {
    let output = Output(token: token, converted: converted)
    if let index = indexInBase[token.path] {
      base[index] = output
    } else {
      indexInBase[token.path] = base.count
      base.append(output)
    }
  }

  private func text(_ converted: ConvertedToken) -> String {
    converted.value.tree { $0.joined(separator: "\u{0}") }.text
  }

  // MARK: - Files

  /// The files of a set without contexts, each with the tokens of one imported file.
  mutating func filesBySource(
    _ rules: TokenNamingRules, _ sources: [FileToImport]
  ) -> (files: [ImportedFile], settings: ImportSettings) {
    let names = names(rules)
    var settings = ImportSettings(namespaces: names.namespaces)
    settings.path = "."
    let outputs = Dictionary(grouping: base) { ObjectIdentifier($0.token.place.source) }
    let files = sources.compactMap { file -> ImportedFile? in
      guard let own = outputs[ObjectIdentifier(file.source)] else { return nil }
      let tree = TokenTree()
      for output in own {
        guard let path = names.paths[output.token.path] else { continue }
        tree.add(path, self.tree(output, names, besides: output.token.otherExtensions))
      }
      for (path, properties) in layers.groups[ObjectIdentifier(file.source)] ?? [:] {
        tree.describe(path, properties)
      }
      return ImportedFile(name: file.path, text: tree.tree.text)
    }
    return (files, settings)
  }

  /// The names of all tokens.
  private mutating func names(_ rules: TokenNamingRules) -> OutputNames {
    var names = OutputNames(rules: rules)
    var known: Set<[String]> = []
    let outputs = (base + contexts.flatMap { $0.flatMap { $0 } }).filter {
      known.insert($0.token.path).inserted
    }
    let besides = layers.axes.flatMap(\.contexts).filter(\.isTheme).map(\.name)
    let themes =
      theme().map { layers.axes[$0].contexts.map(\.name) }
      ?? (besides.isEmpty ? [] : ["standard"] + besides)
    names.name(
      outputs.map { ($0.token, $0.converted.type) },
      themes: Set(themes.map { lowerCamelCase(tokenWords($0)) }), notes: &notes)
    return names
  }

  /// The files, and the settings that a project needs for them.
  ///
  /// - Parameters:
  ///   - reserved: Names that none of the files gets.
  ///   - resolver: When there is a resolver.
  mutating func files(
    _ rules: TokenNamingRules, except reserved: Set<String>, resolver need: ResolverNeed
  ) -> (files: [ImportedFile], settings: ImportSettings) {
    let theme = theme()
    let names = names(rules)
    var settings = ImportSettings(namespaces: names.namespaces)
    self.reserved = reserved
    if need == .ifNeeded, layers.axes.isEmpty, base.count <= Self.mostTokensInFile {
      let files = self.files("design", base, names)
      settings.path = files[0].name
      return (files, settings)
    }
    var files = self.files("base", base, names)
    let baseSources = sources(files)
    var modifiers: [(key: String, value: JSONTree)] = []
    for (axis, draft) in layers.axes.enumerated() {
      var members: [(key: String, value: JSONTree)] = []
      for (context, outputs) in zip(draft.contexts, contexts[axis]) {
        let own =
          outputs.isEmpty ? [] : self.files("\(draft.name)-\(context.name)", outputs, names)
        files += own
        members.append((context.name, .array(sources(own))))
      }
      modifiers.append(
        (
          draft.name,
          .object([
            ("contexts", .object(members)),
            ("default", .string(draft.contexts[draft.defaultIndex].name)),
          ])
        ))
      let isOther = roles[axis] == .platform || roles[axis] == .theme && axis != theme
      if isOther {
        settings.inputs.append((draft.name, draft.contexts[draft.defaultIndex].name))
      }
    }
    if roles.count(where: { $0 == .theme }) > 1 {
      settings.theme = theme.map { layers.axes[$0].name }
    }
    let order = ["#/sets/base"] + modifiers.map { "#/modifiers/\($0.key)" }
    var members: [(key: String, value: JSONTree)] = [
      ("version", .string("2025.10")),
      ("sets", .object([("base", .object([("sources", .array(baseSources))]))])),
    ]
    if !modifiers.isEmpty { members.append(("modifiers", .object(modifiers))) }
    members.append(
      ("resolutionOrder", .array(order.map { .object([("$ref", .string($0))]) })))
    let resolver = JSONTree.object(members)
    settings.path = freeName("design", ".resolver.json")
    files.append(ImportedFile(name: settings.path, text: resolver.text))
    return (files, settings)
  }

  enum ResolverNeed {
    /// For contexts, and for several files.
    case ifNeeded
    case always
  }

  /// A file has a limited size.
  private static let mostTokensInFile = 12_000

  /// The files for tokens: one, or several if there are many.
  private func files(_ name: String, _ outputs: [Output], _ names: OutputNames) -> [ImportedFile] {
    let starts = stride(from: 0, to: max(outputs.count, 1), by: Self.mostTokensInFile)
    return starts.enumerated().map { number, start in
      let part = outputs[start..<min(start + Self.mostTokensInFile, outputs.count)]
      let end = number == 0 ? "" : "-\(number + 1)"
      return ImportedFile(
        name: freeName("\(name)\(end)", ".tokens.json"), text: tree(Array(part), names).text)
    }
  }

  /// A file name that is not reserved.
  private func freeName(_ stem: String, _ end: String) -> String {
    var name = stem + end
    var number = 2
    while reserved.contains(name) {
      name = "\(stem)-\(number)\(end)"
      number += 1
    }
    return name
  }

  private func sources(_ files: [ImportedFile]) -> [JSONTree] {
    files.map { .object([("$ref", .string($0.name))]) }
  }

  /// The axis that is the theme: the one with the most colors.
  private func theme() -> Int? {
    let candidates = roles.indices.filter { roles[$0] == .theme }
    func colors(_ axis: Int) -> Int {
      contexts[axis].reduce(0) { $0 + $1.count { $0.converted.type == .color } }
    }
    return candidates.max { colors($0) < colors($1) || colors($0) == colors($1) && $0 > $1 }
  }

  private func tree(_ outputs: [Output], _ names: OutputNames) -> JSONTree {
    let tree = TokenTree()
    for output in outputs {
      guard let path = names.paths[output.token.path] else { continue }
      tree.add(path, self.tree(output, names))
    }
    return tree.tree
  }

  private func tree(
    _ output: Output, _ names: OutputNames,
    besides extensions: [(key: String, value: JSONTree)] = []
  ) -> JSONTree {
    let (token, converted) = (output.token, output.converted)
    var members: [(key: String, value: JSONTree)] = [
      ("$type", .string(converted.type.rawValue)),
      (
        "$value",
        converted.value.tree { "{\((names.paths[$0] ?? $0).joined(separator: "."))}" }
      ),
    ]
    if let description = token.description {
      members.append(("$description", .string(description)))
    }
    if let deprecation = token.deprecation { members.append(("$deprecated", deprecation)) }
    var own: [(key: String, value: JSONTree)] = []
    if let name = names.swiftNames[token.path] { own.append(("name", .string(name))) }
    if !converted.ignored.isEmpty {
      own.append(("ignore", .array(converted.ignored.map(JSONTree.string))))
    }
    for case ("dscompile", .object(let written)) in token.extensions {
      own = written.filter { entry in !own.contains { $0.key == entry.key } } + own
    }
    let all = (own.isEmpty ? [] : [("dscompile", .object(own))]) + extensions
    if !all.isEmpty { members.append(("$extensions", .object(all))) }
    return .object(members)
  }
}
