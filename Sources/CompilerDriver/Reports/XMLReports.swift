import Diagnostics

/// Findings as JUnit test results: a suite for each file, and a failed case for each finding. Without
/// findings there is one case, which passes.
func jUnitReport(_ findings: [Finding]) -> String {
  var suites = byFile(findings).map { path, findings in
    XMLElement(
      name: "testsuite",
      attributes: [
        ("name", path), ("tests", "\(findings.count)"), ("failures", "\(findings.count)"),
        ("errors", "0"), ("skipped", "0"), ("time", "0"),
      ],
      children: findings.map { testCase($0, path) })
  }
  if suites.isEmpty {
    suites = [
      XMLElement(
        name: "testsuite",
        attributes: [
          ("name", "dscompile lint"), ("tests", "1"), ("failures", "0"), ("errors", "0"),
          ("skipped", "0"), ("time", "0"),
        ],
        children: [
          XMLElement(
            name: "testcase",
            attributes: [("name", "all specs"), ("classname", "dscompile"), ("time", "0")])
        ])
    ]
  }
  return XMLElement(
    name: "testsuites",
    attributes: [
      ("name", "dscompile lint"), ("tests", "\(max(1, findings.count))"),
      ("failures", "\(findings.count)"), ("errors", "0"), ("time", "0"),
    ],
    children: suites
  ).document
}

private func testCase(_ finding: Finding, _ path: String) -> XMLElement {
  let diagnostic = finding.diagnostic
  let place = diagnostic.place.map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
  let failure = XMLElement(
    name: "failure",
    attributes: [("message", diagnostic.message), ("type", diagnostic.severity.rawValue)],
    text: "\(place): \(diagnostic.messageWithNotes)")
  return XMLElement(
    name: "testcase",
    attributes: [
      ("name", finding.name), ("classname", path), ("time", "0"),
    ], children: [failure])
}

extension Finding {
  /// A name that no other finding has: GitLab shows only one test case of each name.
  fileprivate var name: String {
    "\(diagnostic.id) at \(path?.text ?? "the project")" + (index == 0 ? "" : " (\(index + 1))")
  }
}

/// Findings as a Checkstyle report.
func checkstyleReport(_ findings: [Finding]) -> String {
  let files = byFile(findings).map { path, findings in
    XMLElement(
      name: "file", attributes: [("name", path)],
      children: findings.map { finding in
        let diagnostic = finding.diagnostic
        let start = diagnostic.place?.start ?? LineColumn(line: 1, column: 1)
        return XMLElement(
          name: "error",
          attributes: [
            ("line", "\(start.line)"), ("column", "\(start.column)"),
            ("severity", diagnostic.severity.checkstyleName),
            ("message", diagnostic.messageWithNotes),
            ("source", "dscompile.\(diagnostic.id)"),
          ])
      })
  }
  return XMLElement(name: "checkstyle", attributes: [("version", "8.0")], children: files).document
}

extension Severity {
  fileprivate var checkstyleName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}

/// The findings of each file, in the order of the first finding; findings without a file belong to the
/// project file.
private func byFile(_ findings: [Finding]) -> [(path: String, findings: [Finding])] {
  var files: [(path: String, findings: [Finding])] = []
  for finding in findings {
    let path = finding.diagnostic.place?.source.path ?? ProjectLocation.fileName
    if let index = files.firstIndex(where: { $0.path == path }) {
      files[index].findings.append(finding)
    } else {
      files.append((path, [finding]))
    }
  }
  return files
}
