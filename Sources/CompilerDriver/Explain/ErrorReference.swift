import Explanations

/// The documentation page, in Markdown, that explains every identifier.
package func errorReference() -> String {
  var page = """
    # Messages

    Every message ends with an identifier, such as `[unknown-key]`, which stays the same when the
    wording changes. This page explains each identifier; `dscompile explain unknown-key` prints the
    same in a terminal.

    This page is generated; the messages are the compiler's output for the examples.

    """
  for topic in topics {
    page += "\n- [\(topic.title)](#\(anchor(of: topic.title)))"
  }
  page += "\n"
  for topic in topics {
    page += "\n## \(topic.title)\n"
    for explanation in topic.explanations {
      page += "\n### `\(explanation.id)`\n\n**\(explanation.summary)** \(explanation.text)\n"
      if let bad = explanation.bad {
        page += block("yaml", bad.shown)
        page += block("", textReport(problems(of: bad), style: .plain))
      }
      if let good = explanation.good {
        page += "\nRight:\n" + block("yaml", good.shown)
      }
    }
  }
  return page
}

private func block(_ language: String, _ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { printable(String($0)) }
  let ending = text.hasSuffix("\n") ? "" : "\n"
  return "\n```\(language)\n\(lines.joined(separator: "\n"))\(ending)```\n"
}

private func anchor(of title: String) -> String {
  title.lowercased().filter { $0.isLetter || $0 == " " }.replacing(" ", with: "-")
}
