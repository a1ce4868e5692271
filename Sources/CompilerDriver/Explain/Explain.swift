import Diagnostics
import English
import Explanations
import Linter

/// Explains the identifier of a diagnostic, or lists all identifiers.
///
/// - Parameter id: The identifier, as shown at the end of a message; nil for a list of all.
package func explain(_ id: String?, console: Console) -> Outcome {
  guard let id else {
    console.output(listOfIdentifiers + "\nRules\n  'dscompile rules' lists them.\n")
    return .fine
  }
  // It may have been copied with its brackets or quotes.
  let name = String(id.filter { !"[]'\"`".contains($0) }).lowercased()
  if let rule = rule(name) {
    console.output(text(of: rule, console.outputStyle))
    return .fine
  }
  guard let explanation = explanation(of: name) else {
    let label = console.errorStyle.paint("error:", .red)
    console.errors(
      "\(label) no message has the identifier '\(printable(name))'; \(identifiers(like: name))\n")
    return .failure
  }
  console.output(text(of: explanation, console.outputStyle))
  return .fine
}

/// The identifiers that a word may stand for: the nearest one, otherwise those that contain the word.
private func identifiers(like word: String) -> String {
  let all = topics.flatMap(\.explanations).map(\.id) + rules.map(\.id)
  if let near = nearest(word, among: all) { return "did you mean '\(near)'?" }
  let having = all.filter { word.count > 2 && $0.contains(word) }
  let shown = having.prefix(6).map { "'\($0)'" } + (having.count > 6 ? ["others"] : [])
  return shown.isEmpty
    ? "'dscompile explain' lists all identifiers" : "did you mean \(listed(shown, by: "or"))?"
}

private var listOfIdentifiers: String {
  let width = topics.flatMap(\.explanations).map(\.id.count).max() ?? 0
  return topics.map { topic in
    let lines = topic.explanations.map { explanation in
      let padding = String(repeating: " ", count: width - explanation.id.count)
      return "  \(explanation.id)\(padding)  \(explanation.summary)\n"
    }
    return "\(topic.title)\n\(lines.joined())"
  }.joined(separator: "\n")
}

private func text(of explanation: Explanation, _ style: TextStyle) -> String {
  var paragraphs = [
    "\(style.paint(explanation.id, .bold)): \(explanation.summary)\n",
    filled(explanation.text, width: 80),
  ]
  if let bad = explanation.bad {
    paragraphs.append(indented(bad))
    paragraphs.append(textReport(problems(of: bad), style: style))
  }
  if let good = explanation.good {
    paragraphs.append("\(style.paint("Right:", .green))\n")
    paragraphs.append(indented(good))
  }
  return paragraphs.joined(separator: "\n")
}

private func text(of rule: Rule, _ style: TextStyle) -> String {
  var paragraphs = ["\(style.paint(rule.id, .bold)): \(rule.summary)\n"]
  paragraphs += rule.rationale.split(separator: "\n\n").map { filled(String($0), width: 80) }
  for example in rule.bad.prefix(1) {
    paragraphs.append(indented(example.shown))
    let problems = problems(of: example, asking: rule).filter { $0.id == rule.id }
    paragraphs.append(textReport(problems, style: style))
  }
  for example in rule.good.prefix(1) {
    paragraphs.append("\(style.paint("Right:", .green))\n")
    paragraphs.append(indented(example.shown))
  }
  return paragraphs.joined(separator: "\n")
}

private func indented(_ example: Example) -> String { indented(example.shown) }

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "\n" : "    \(printable(String($0)))\n" }.joined()
}

/// A paragraph wrapped to a width.
private func filled(_ text: String, width: Int) -> String {
  var lines = [""]
  for word in text.split(separator: " ") {
    let line = lines[lines.count - 1]
    if line.isEmpty {
      lines[lines.count - 1] = String(word)
    } else if line.count + 1 + word.count <= width {
      lines[lines.count - 1] = "\(line) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines.map { $0 + "\n" }.joined()
}
