import CompilerDriver
import Diagnostics
import Explanations
import Foundation
import TestSupport
import Testing
import YAMLSyntax

/// Reports have the format that their readers expect, as validated by third-party programs.
@Suite(.enabled(if: Validator.areThere, Validator.notice)) struct ReportValidationTests {
  /// The report of a project with many kinds of findings.
  private func report(_ format: ReportFormat, isSound: Bool = false) throws -> String {
    let project = try TestProject()
    try project.write("components/Card.yaml", "component: Card\nslots: {title: }\n")
    if !isSound {
      try project.write(
        "components/A b%ü.yaml",
        """
        component: Chip
        sumary: A <chip> & "more".
        slots: {title: {options: [txt]}}
        properties:
          names: {type: [String: Int], summary: |\u{20}
            x}
        """)
      try project.write(
        "components/Row.yaml",
        """
        component: Row
        slots:
          title: {}
          Title: {}
        properties: {a: {type: String?}, b: {type: (Int, Int)}}
        body: |
          Text("\\(nothing"
        """)
    }
    project.log.clear()
    let outcome = lint(
      LintRequest(reports: [.init(format: format)]), by: .components, in: project.surroundings,
      console: project.log.console(.quiet))
    #expect(outcome == (isSound ? .fine : .findings))
    return project.log.output
  }

  @Test(arguments: [true, false]) func json(isSound: Bool) throws {
    let schema = repositoryRoot.appending(path: "docs/lint-report.schema.json").path
    let program = """
      import json, jsonschema, sys
      schema = json.load(open("\(schema)"))
      jsonschema.Draft7Validator.check_schema(schema)
      report = json.load(sys.stdin)
      jsonschema.validate(report, schema)
      assert (len(report["diagnostics"]) > 3) == \(isSound ? "False" : "True")
      """
    #expect(try Validator.python(program, input: report(.json, isSound: isSound)) == nil)
  }

  @Test func jsonLines() throws {
    let schema = repositoryRoot.appending(path: "docs/lint-report.schema.json").path
    let program = """
      import json, jsonschema, sys
      schema = json.load(open("\(schema)"))
      schema.update({"$ref": "#/definitions/diagnostic"})
      lines = [json.loads(line) for line in sys.stdin]
      assert len(lines) > 3
      for line in lines: jsonschema.validate(line, {"$ref": "#/definitions/diagnostic", "definitions": schema["definitions"]})
      """
    #expect(try Validator.python(program, input: report(.jsonl)) == nil)
    #expect(try report(.jsonl, isSound: true) == "")
  }

  /// A property that the standard's model does not know is an error, except the one that the model lacks:
  /// `columnKind` of a run.
  @Test(arguments: [true, false]) func sarif(isSound: Bool) throws {
    let program = """
      import json, sys
      from pydantic import BaseModel
      from sarif_pydantic import Sarif
      text = sys.stdin.read()
      log = Sarif.model_validate_json(text)
      def visit(value, path):
          if isinstance(value, BaseModel):
              extra = set(value.model_extra or {}) - ({"columnKind"} if path == "log.runs" else set())
              assert not extra, f"{path}: {extra}"
              for name in type(value).model_fields: visit(getattr(value, name), f"{path}.{name}")
          elif isinstance(value, list):
              for item in value: visit(item, path)
      visit(log, "log")
      run = json.loads(text)["runs"][0]
      assert run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints")
      ids = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
      prints = [result["partialFingerprints"]["specPath/v1"] for result in run["results"]]
      assert len(set(prints)) == len(prints)
      for result in run["results"]:
          assert ids[result["ruleIndex"]] == result["ruleId"]
          for location in result.get("locations", []):
              uri = location["physicalLocation"]["artifactLocation"]["uri"]
              assert not uri.startswith("/") and " " not in uri, uri
      assert (len(prints) > 3) == \(isSound ? "False" : "True")
      """
    #expect(try Validator.python(program, input: report(.sarif, isSound: isSound)) == nil)
  }

  @Test(arguments: [true, false]) func gitLab(isSound: Bool) throws {
    let program = """
      import json, jsonschema, sys
      jsonschema.validate(json.load(sys.stdin), {
        "type": "array", "uniqueItems": True, "items": {
          "type": "object", "additionalProperties": False,
          "required": ["description", "check_name", "fingerprint", "severity", "location"],
          "properties": {
            "description": {"type": "string"}, "check_name": {"type": "string"},
            "fingerprint": {"type": "string", "minLength": 8},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
              "type": "object", "required": ["path", "lines"],
              "properties": {
                "path": {"type": "string", "pattern": "^[^./]"},
                "lines": {
                  "type": "object", "required": ["begin"],
                  "properties": {"begin": {"type": "integer", "minimum": 1}}}}}}}})
      """
    #expect(try Validator.python(program, input: report(.gitlab, isSound: isSound)) == nil)
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle], [true, false])
  func xml(format: ReportFormat, isSound: Bool) throws {
    let text = try report(format, isSound: isSound)
    #expect(try Validator.run("xmllint", ["--noout", "-"], input: text) == nil)
    let program = """
      import sys, xml.etree.ElementTree as tree
      root = tree.fromstring(sys.stdin.read())
      if root.tag == "testsuites":
          suites = root.findall("testsuite")
          for suite in suites:
              cases = suite.findall("testcase")
              assert int(suite.get("tests")) == len(cases) > 0
              assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))
          assert int(root.get("tests")) == sum(int(suite.get("tests")) for suite in suites)
          assert int(root.get("failures")) == sum(int(suite.get("failures")) for suite in suites)
      else:
          assert root.tag == "checkstyle"
          for error in root.findall("file/error"):
              assert int(error.get("line")) > 0 and int(error.get("column")) > 0
              assert error.get("severity") in ("info", "warning", "error")
      """
    #expect(try Validator.python(program, input: text) == nil)
  }

  /// The format that programs for test results read.
  @Test(arguments: [true, false]) func jUnitIsReadByOthers(isSound: Bool) throws {
    let program = """
      import sys
      from junitparser import Failure, JUnitXml
      report = JUnitXml.fromstring(sys.stdin.buffer.read())
      tests, failures = report.tests, report.failures
      report.update_statistics()
      assert (report.tests, report.failures) == (tests, failures)
      cases = [case for suite in report for case in suite]
      assert len(cases) == tests > 0
      failed = [result for case in cases for result in case.result]
      assert all(isinstance(result, Failure) and result.message and result.text for result in failed)
      assert len(failed) == failures and (failures > 3) == \(isSound ? "False" : "True")
      """
    #expect(try Validator.python(program, input: report(.junit, isSound: isSound)) == nil)
  }

  /// The format that programs for style violations read.
  @Test(arguments: [true, false]) func checkstyleIsReadByOthers(isSound: Bool) throws {
    let program = """
      import os, sys, xml.etree.ElementTree as tree
      from diff_cover.git_path import GitPathTool
      from diff_cover.violationsreporters.java_violations_reporter import CheckstyleXmlDriver
      GitPathTool.set_cwd(os.getcwd())
      text = sys.stdin.read()
      violations = CheckstyleXmlDriver().parse_reports([text])
      count = sum(len(list) for list in violations.values())
      assert count == len(tree.fromstring(text.encode()).findall(".//error"))
      assert (count > 3) == \(isSound ? "False" : "True")
      assert all(violation.message.split(":")[0] in ("error", "warning", "info")
                 for list in violations.values() for violation in list)
      """
    #expect(try Validator.python(program, input: report(.checkstyle, isSound: isSound)) == nil)
  }

  /// SARIF reports contain suppressed findings on request, with the reason.
  @Test func sarifContainsSuppressedFindings() throws {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\nspecs: specs\n")
    let known = "component: Card\nslots:\n  titleView:\n"
    try project.write("specs/Card.yaml", known)
    func run(_ request: LintRequest) throws -> String {
      project.log.clear()
      _ = lint(
        request, by: .components, in: project.surroundings, console: project.log.console(.quiet))
      return project.log.output
    }
    _ = try run(LintRequest(baseline: .init(change: .write)))
    try project.write(
      "specs/Card.yaml",
      known + "  # dscompile:disable=type-in-name Its name is the brand's.\n  footerView:\n"
        + "  noteText:\n")
    let program = """
      import json, sys
      from sarif_pydantic import Sarif
      texts = json.load(sys.stdin)
      for text in texts: Sarif.model_validate_json(text)
      reported, all = (
        [result for result in json.loads(text)["runs"][0]["results"] if result["ruleId"] == "type-in-name"]
        for text in texts)
      assert [result["baselineState"] for result in reported] == ["new"], reported
      assert "suppressions" not in reported[0]
      assert [result.get("baselineState") for result in all] == ["new", None, "unchanged"], all
      assert all[0]["suppressions"] == []
      assert all[1]["suppressions"] == [{"kind": "inSource", "justification": "Its name is the brand's."}]
      assert [suppression["kind"] for suppression in all[2]["suppressions"]] == ["external"]
      assert all[0]["partialFingerprints"] == reported[0]["partialFingerprints"]
      assert len({result["partialFingerprints"]["specPath/v1"] for result in all}) == 3
      """
    let reports = [LintRequest.Report(format: .sarif)]
    let texts = [
      try run(LintRequest(reports: reports)),
      try run(LintRequest(reports: reports, includesSuppressed: true)),
    ]
    let input = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    #expect(try Validator.python(program, input: input) == nil)
  }

  @Test func gitHubShowsTenOfAKind() {
    let source = SourceText(path: "a.yaml", String(repeating: "a\n", count: 40))
    let diagnostics = (0..<30).map { line in
      Diagnostic(
        .rule("some-rule"), line < 15 ? .warning : .error,
        at: Place(source, Span(line * 2, line * 2 + (line == 15 ? 3 : 1))), "wrong | \(line)")
    }
    let lines = githubReport(diagnostics).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines[..<10].allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[0].contains("line=16,endLine=17,title="))
    #expect(lines[10..<20].allSatisfy { $0.hasPrefix("::warning ") })
    #expect(
      lines[20] == "::notice title=dscompile::10 more problems; the job summary lists all")
    let summary = GitHubSummary(diagnostics).text
    #expect(summary.hasPrefix("### dscompile: 15 errors and 15 warnings in 1 file\n"))
    #expect(
      summary.contains("| error | <code>a.yaml:16:1</code> | wrong &#124; 15 | `some-rule` |\n"))
    #expect(GitHubSummary(Array(diagnostics.prefix(10))).text == "")
  }

  @Test func summaryIsAppended() throws {
    let project = try TestProject()
    try project.write("summary.md", "# Before\n")
    for index in 0..<12 { try project.write("specs/\(index).yaml", "a!\n") }
    var surroundings = project.surroundings
    surroundings.stepSummary = project.folder + "/summary.md"
    let request = LintRequest(reports: [.init(format: .github)])
    #expect(
      lint(request, by: .files, in: surroundings, console: project.log.console()) == .findings)
    #expect(try project.read("summary.md").hasPrefix("# Before\n### dscompile: 12 errors"))
  }

  /// As in a container that gets the variable, but not the file.
  @Test func aSummaryThatCannotBeWrittenIsAWarning() throws {
    let project = try TestProject()
    for index in 0..<12 { try project.write("specs/\(index).yaml", "a!\n") }
    var surroundings = project.surroundings
    surroundings.stepSummary = project.folder + "/missing/summary.md"
    let request = LintRequest(
      reports: [.init(format: .github), .init(format: .sarif, file: "lint.sarif")])
    #expect(
      lint(request, by: .files, in: surroundings, console: project.log.console()) == .findings)
    #expect(project.log.errors.hasPrefix("warning: cannot write "))
    #expect(project.log.output.hasSuffix("::notice title=dscompile::2 more problems\n"))
    #expect(try project.read("lint.sarif").contains("\"results\""))
    #expect(project.tree()["missing"] == nil)
  }

  @Test func summaryIsCut() throws {
    let source = SourceText(path: "a|b.yaml", "a\n")
    let message = String(repeating: "long ", count: 200) + "<b>@me|`x`"
    let diagnostics = (0..<2000).map { index in
      Diagnostic(
        .rule("some-rule"), index == 1999 ? .error : .warning, at: Place(source, Span(0, 1)),
        "\(index) \(message)")
    }
    for size in [0, 1 << 19, GitHubSummary.sizeLimit - 5000] {
      let summary = GitHubSummary(diagnostics, appendedTo: size)
      #expect(summary.text.utf8.count + size <= GitHubSummary.sizeLimit)
      #expect(summary.extent == .some)
      #expect(summary.text.hasSuffix("more problems; GitHub shows no more than 1 MiB\n"))
      let rows = summary.text.split(separator: "\n").dropFirst(3).dropLast()
      #expect(rows.first?.hasPrefix("| error | <code>a&#124;b.yaml:1:1</code> | 1999 long") == true)
      #expect(rows.allSatisfy { $0.count { $0 == "|" } == 5 && !$0.contains("<b>") })
    }
    let full = GitHubSummary(diagnostics, appendedTo: GitHubSummary.sizeLimit)
    #expect(full.text == "" && full.extent == .none)
    let report = githubReport(diagnostics, summary: .some)
    #expect(report.hasSuffix("1989 more problems; the job summary lists more\n"))
  }
}

/// The schemas for editors accept the same files as the compiler, and know its keys.
@Suite(.enabled(if: Validator.areThere, Validator.notice)) struct SchemaTests {
  private static let program = """
    import json, jsonschema, sys
    schemas = {}
    for line in sys.stdin:
        kind, expected, value = line.split(" ", 2)
        value = json.loads(value)
        if expected == "schema":
            jsonschema.Draft7Validator.check_schema(value)
            schemas[kind] = jsonschema.Draft7Validator(value)
            continue
        errors = [f"{list(e.absolute_path)}: {e.message}"[:300] for e in schemas[kind].iter_errors(value)]
        if bool(errors) != (expected == "bad"):
            print(kind, expected, json.dumps(value)[:300], errors[:2])
            sys.exit(1)
    """

  private func check(_ lines: [String]) throws {
    let schemas = SpecKind.allCases.map { kind in
      "\(kind.rawValue) schema \(jsonSchema(of: kind).replacing("\n", with: " "))"
    }
    let input = (schemas + lines).joined(separator: "\n") + "\n"
    #expect(try Validator.python(Self.program, input: input) == nil)
  }

  private func line(_ text: String, _ expected: String) -> String? {
    let document = parseYAML(SourceText(path: "a.yaml", text))
    guard !document.diagnostics.hasErrors, let root = document.root,
      case .mapping(let entries) = root.content
    else { return nil }
    func has(_ key: String) -> Bool {
      entries.contains {
        if case .scalar(let name) = $0.key.content { name.text == key } else { false }
      }
    }
    let kind: SpecKind = has("component") ? .spec : has("library") ? .project : .library
    return "\(kind.rawValue) \(expected) \(jsonLine(of: root))"
  }

  @Test func acceptsCodeThatCompiles() throws {
    var lines: [String] = []
    for folder in ["components", "Tests/GoldenTests/Cases", "dscompile.yaml"] {
      let url = repositoryRoot.appending(path: folder)
      let files =
        FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" } ?? []
      for file in files + (folder.hasSuffix("yaml") ? [url] : [])
      where !file.path.contains("/expected/") && !file.path.contains("/tokens/") {
        lines += [line(try String(contentsOf: file, encoding: .utf8), "good")].compactMap { $0 }
      }
    }
    for explanation in topics.flatMap(\.explanations) {
      guard let good = explanation.good else { continue }
      lines += ([good.project] + good.specs).compactMap { line($0, "good") }
    }
    #expect(lines.count >= 757)
    try check(lines)
  }

  @Test func refusesWrongKeysAndShapes() throws {
    try check(
      [
        "component: Card\nsumary: A card.", "component: Card\nslots: [title]",
        "component: Card\nslots: {title: {optional: maybe}}",
        "component: Card\nslots: {title: {options: text}}", "component: Card\nsummary: [A card.]",
        "component: Card\naccessibility: {children: alone}", "component: Card!",
        "component: Card\nproperties: {a: {type: Int, default: {a: 1}}}",
        "component: Card\ninitializers: {limit: 1000}",
        "component: Card\ninitializers: {forms: [{title: {view: 1, of: 2, a: 3}}, {name: [a]}]}",
        "library: Kit\nplatforms: {iOS: new}", "library: Kit\nplatforms: {Windows: 11}",
        "library: Kit\nspecs: /components", "types: {Gap: {cases: 1, case: 2}}",
      ].compactMap { line($0, "bad") })
    let unknown = topics.flatMap(\.explanations).filter { ["unknown-key"].contains($0.id) }
    try check(unknown.compactMap(\.bad).flatMap(\.specs).compactMap { line($0, "bad") })
  }

  /// Other YAML parsers interpret these texts differently.
  @Test func acceptsTextsThatOtherParsersReadDifferently() throws {
    try check([
      #"spec good {"component": "Card", "summary": 4, "body": true, "slots": {"title": null}}"#,
      #"project good {"library": "Kit", "platforms": {"iOS": 16.4}, "swift": 6, "dscompile": 1}"#,
      #"spec good {"component": "Card", "properties": {"a": {"type": "Int", "default": 1.5}}}"#,
    ])
  }
}

/// The files for continuous integration are valid.
@Suite(.enabled(if: Validator.areThere, Validator.notice)) struct CIFileTests {
  @Test(arguments: [
    ("vendor.github-workflows", "docs/ci/github.yml"), ("vendor.gitlab-ci", "docs/ci/gitlab.yml"),
  ])
  func fitsItsSchema(schema: String, file: String) throws {
    let path = repositoryRoot.appending(path: file).path
    let arguments = ["--builtin-schema", schema, path]
    let others = schema == "vendor.gitlab-ci" ? ["--data-transform", "gitlab-ci"] : []
    #expect(try Validator.run("check-jsonschema", others + arguments) == nil)
  }

  /// The files use existing commands and options; hooks refer to each other.
  @Test func hooks() throws {
    let program = """
      import re, yaml
      hooks = yaml.safe_load(open("\(repositoryRoot.path)/.pre-commit-hooks.yaml"))
      config = yaml.safe_load(open("\(repositoryRoot.path)/docs/ci/pre-commit.yaml"))
      ids = [hook["id"] for hook in hooks]
      assert all({"id", "name", "entry", "language"} <= set(hook) for hook in hooks)
      assert [hook["id"] for hook in config["repos"][0]["hooks"]] == ids
      # A spec or a project file starts each hook, whatever its folder is called, and the hook finds all specs itself.
      for hook in hooks:
          for path in ["dscompile.yaml", "specs/Card.yaml", "kit/design/specs/a b/Card.yml"]:
              assert re.search(hook["files"], path)
          assert hook["pass_filenames"] is False and "types" not in hook and "exclude" not in hook
      """
    #expect(try Validator.python(program, input: "") == nil)
  }
}
