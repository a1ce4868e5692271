import DesignTokens
import Diagnostics
import Explanations

extension Example {
  /// The files, with plausible paths.
  fileprivate var files: (project: SourceText, specs: [SourceText], handwritten: [SourceText]) {
    let specs = specs.map { text in
      SourceText(path: "components/\(name(of: text)).yaml", text + "\n")
    }
    let handwritten = handwritten.map {
      SourceText(path: "Sources/DesignKit/Handwritten.swift", $0 + "\n")
    }
    return (
      SourceText(path: "dscompile.yaml", project + "\n"), specs, handwritten.map { [$0] } ?? []
    )
  }

  /// The token files, with plausible paths.
  fileprivate var tokenSources: [SourceText] {
    tokenFiles.map { SourceText(path: "tokens/\($0.name)", $0.text + "\n") }
  }

  /// The files as shown to a reader: defaults are left out, and paths are shown if there are several files.
  var shown: String {
    let files = files
    let parts =
      (project == usualProject ? [] : [files.project]) + (isAboutProject ? [] : files.specs)
      + files.handwritten + tokenSources
    return parts.map { file in
      let text = file[Span(0, file.utf8.count - 1)]
      let mark = file.path.hasSuffix(".swift") ? "//" : "#"
      return parts.count == 1 ? text : "\(mark) \(file.path)\n\(text)"
    }.joined(separator: "\n\n")
  }
}

/// The problems of an example, in source order.
package func problems(of example: Example) -> [Diagnostic] {
  if !example.tokenFiles.isEmpty { return problems(ofTokens: example.tokenSources) }
  let files = example.files
  let inputs = ProjectInputs(
    files.project, specs: files.specs, handwritten: files.handwritten)
  return reportOrder(inputs.diagnostics + findProblems(in: inputs, least: nil))
}

/// The problems of token files in a folder `tokens`.
private func problems(ofTokens files: [SourceText]) -> [Diagnostic] {
  let input = TokenInput(
    path: .init("tokens"),
    filesInFolder: { folder in folder == "tokens" ? files.map(\.path) : nil },
    read: { path in files.first { $0.path == path }?.utf8 })
  let tokens = readTokens(input)
  return reportOrder(tokens.diagnostics + (tokens.system?.appearanceFindings() ?? []))
}

/// A plausible file name for a spec.
private func name(of spec: String) -> String {
  for line in spec.split(separator: "\n") where line.hasPrefix("component: ") {
    let name = line.dropFirst("component: ".count).prefix { $0.isLetter }
    if !name.isEmpty { return name.prefix(1).uppercased() + name.dropFirst() }
  }
  return spec.contains("component") ? "Card" : "Shared"
}
