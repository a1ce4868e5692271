import Diagnostics
import Explanations

/// Tells what an identifier of a diagnostic means, or which there are.
///
/// - Parameter id: The identifier, as it stands behind a message; nil for a list of all.
package func explain(_ id: String?, console: Console) -> Outcome {
  guard let id else {
    console.output(listOfIdentifiers)
    return .fine
  }
  // It may be copied with the brackets that it stands in.
  let name = String(id.filter { !"[]".contains($0) })
  guard let explanation = explanation(of: name) else {
    let label = console.errorStyle.paint("error:", .red)
    let remedy =
      nearest(name, among: topics.flatMap(\.explanations).map(\.id))
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

private func indented(_ example: Example) -> String {
  example.shown.split(separator: "\n", omittingEmptySubsequences: false)
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
