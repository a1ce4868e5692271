import Diagnostics
import Explanations
import Linter

/// Tells what an identifier of a diagnostic means, or which there are.
///
/// - Parameter id: The identifier, as it stands behind a message; nil for a list of all.
package func explain(_ id: String?, console: Console) -> Outcome {
  guard let id else {
    console.output(listOfIdentifiers + "\nRules\n  'dscompile rules' lists them.\n")
    return .fine
  }
  // It may be copied with the brackets that it stands in.
  let name = String(id.filter { !"[]".contains($0) })
  if let rule = rule(name) {
    console.output(text(of: rule, console.outputStyle))
    return .fine
  }
  guard let explanation = explanation(of: name) else {
    let label = console.errorStyle.paint("error:", .red)
    let remedy =
      nearest(name, among: topics.flatMap(\.explanations).map(\.id) + rules.map(\.id))
      .map { "did you mean '\($0)'?" } ?? "'dscompile explain' lists what there is"
    console.errors("\(label) no message has the identifier '\(printable(name))'; \(remedy)\n")
    return .failure
  }
  console.output(text(of: explanation, console.outputStyle))
  return .fine
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
    paragraphs.append(indented(example.files.map(\.text).joined(separator: "\n\n")))
    let problems = problems(of: example, asking: rule).filter { $0.id == rule.id }
    paragraphs.append(textReport(problems, style: style))
  }
  for example in rule.good.prefix(1) {
    paragraphs.append("\(style.paint("Right:", .green))\n")
    paragraphs.append(indented(example.files.map(\.text).joined(separator: "\n\n")))
  }
  return paragraphs.joined(separator: "\n")
}

private func indented(_ example: Example) -> String { indented(example.shown) }

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "\n" : "    \(printable(String($0)))\n" }.joined()
}

/// A paragraph in lines that are no longer than they may be.
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
