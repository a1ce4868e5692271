import Diagnostics
import Emission

/// The options of the templates command.
package enum TemplatesRequest: Sendable {
  /// List all templates.
  case list

  /// Copy one template, or all if nil, into a folder where the team can customize it.
  case eject(name: String?, folder: String, isForced: Bool)
}

/// Lists the built-in templates, or copies them to a folder.
package func templates(
  _ request: TemplatesRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  switch request {
  case .list:
    let width = TemplateKind.allCases.map(\.rawValue.count).max() ?? 0
    for kind in TemplateKind.allCases {
      let padding = String(repeating: " ", count: width - kind.rawValue.count)
      let values = kind.values.map { "{{\($0)}}" }.joined(separator: " ")
      console.output("\(kind.rawValue)\(padding)  \(kind.summary)\n")
      if console.verbosity == .verbose { console.output("  \(values)\n") }
    }
    return .fine
  case .eject(let name, let folder, let isForced):
    let kinds = TemplateKind.allCases.filter { name == nil || $0.isCalled(name ?? "") }
    if let name, kinds.isEmpty {
      let label = console.errorStyle.paint("error:", .red)
      let remedy =
        nearest(
          name, among: TemplateKind.allCases.map(\.rawValue) + TemplateKind.allCases.map(\.stem)
        )
        .flatMap { near in TemplateKind.allCases.first { $0.rawValue == near || $0.stem == near } }
        .map { "did you mean '\($0.rawValue)'?" } ?? "'dscompile templates' lists all templates"
      console.errors("\(label) there is no template '\(printable(name))'; \(remedy)\n")
      return .failure
    }
    do throws(FileError) {
      return try eject(kinds, to: folder, isForced, surroundings, console)
    } catch {
      console.report(error)
      return .failure
    }
  }
}

private func eject(
  _ kinds: [TemplateKind], to shown: String, _ isForced: Bool, _ surroundings: Surroundings,
  _ console: Console
) throws(FileError) -> Outcome {
  let path = normalized(joined(surroundings.base, shown))
  var writer = FileWriter(surroundings.files)
  var outcome = Outcome.fine
  for kind in kinds {
    // A customized template is never overwritten by another copy.
    let file = joined(path, kind.fileName)
    if !isForced, try surroundings.files.status(file) != nil {
      console.errors(
        "\(printable(shown))/\(kind.fileName) already exists and was kept; --force replaces it\n")
      outcome = .findings
      continue
    }
    try writer.write(
      Array(kind.embedded.utf8), to: file, expecting: isForced ? .any : .missing)
    if console.verbosity > .quiet { console.output("\(printable(shown))/\(kind.fileName)\n") }
  }
  return outcome
}

extension TemplateKind {
  /// Its name without the extension: `Style` for `Style.swift`.
  fileprivate var stem: String { String(rawValue.prefix { $0 != "." }) }

  /// Whether a name refers to the template: its file name, or the name of the emitted file.
  fileprivate func isCalled(_ name: String) -> Bool { name == rawValue || name == fileName }
}
