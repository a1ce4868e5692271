import Diagnostics

/// Findings for GitLab's code quality widget. A finding without a file is reported for the project file,
/// since GitLab requires one.
func gitLabReport(_ findings: [Finding]) -> String {
  let issues = findings.map { finding -> JSONText in
    let diagnostic = finding.diagnostic
    let start = diagnostic.place?.start.line ?? 1
    let end = diagnostic.place?.end.line ?? 1
    return [
      "description": .string("\(diagnostic.message) [\(diagnostic.id)]"),
      "check_name": .string(diagnostic.id), "fingerprint": .string(finding.fingerprint),
      "severity": .string(severity(of: diagnostic)),
      "location": [
        "path": .string(diagnostic.place?.source.path ?? ProjectLocation.fileName),
        "lines": ["begin": JSONText(start), "end": JSONText(end)],
      ],
    ]
  }
  return JSONText.array(issues).lines() + "\n"
}

private func severity(of diagnostic: Diagnostic) -> String {
  switch diagnostic.severity {
  case .error: "major"
  case .warning: "minor"
  case .note: "info"
  }
}
