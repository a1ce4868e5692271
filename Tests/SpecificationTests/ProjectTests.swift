import Specification
import Testing

@Suite struct ProjectTests {
  @Test func everything() throws {
    let spec = try project(
      """
      library: DesignKit
      specs: [components, ../shared/components]
      templates: templates/own
      output: a/../Generated
      platforms: {iOS: "16.0", macOS: 13, visionOS: 1.10}
      swift: 5
      access: package
      files: compact
      initializers: {limit: 8}
      imports: [Charts]
      entryMacro: true
      dscompile: 1.0
      """)
    #expect(spec.library?.text == "DesignKit")
    #expect(spec.specs.map(\.value) == ["components", "../shared/components"])
    #expect(spec.templates?.value == "templates/own")
    guard case .package(let output) = spec.output else {
      Issue.record("no package")
      return
    }
    #expect(output.value == "a/../Generated")
    #expect(spec.platforms.map(\.name.value) == [.iOS, .macOS, .visionOS])
    #expect(
      spec.platforms.map(\.version?.value) == [
        PlatformVersion(major: 16), PlatformVersion(major: 13),
        PlatformVersion(major: 1, minor: 10),
      ])
    #expect(spec.swift?.value == 5)
    #expect(spec.access?.value == .package)
    #expect(spec.files?.value == .compact)
    #expect(spec.initializers?.rules.limit?.value == 8)
    #expect(spec.imports.map(\.text) == ["Charts"])
    #expect(spec.entryMacro?.value == true)
    #expect(spec.dscompile?.value == "1.0")
  }

  @Test func outputIntoTargets() throws {
    let spec = try project(
      """
      library: DesignKit
      output: {sources: Sources/Kit/Generated, tests: Tests/Generated, docc: true}
      sources: [Sources/Kit, More/Parts.swift]
      """)
    #expect(spec.targetOutput?.sources?.value == "Sources/Kit/Generated")
    #expect(spec.targetOutput?.tests?.value == "Tests/Generated")
    #expect(spec.targetOutput?.docc?.value == true)
    #expect(spec.sources.map(\.value) == ["Sources/Kit", "More/Parts.swift"])
  }

  @Test func oneFolder() throws {
    #expect(try project("library: A\nspecs: components").specs.map(\.value) == ["components"])
  }

  @Test func missing() {
    expectProjectProblems(
      "«output»: Generated",
      "a project file needs the key 'library', as in 'library: DesignKit' [missing-key]")
  }

  @Test func paths() {
    expectProjectProblems(
      """
      library: DesignKit
      specs: [«/components», «""»]
      templates: «a/../../b»
      output: «..»
      """,
      "'/components' is an absolute path; write a path relative to the folder of this file "
        + "[absolute-path]",
      "this path is empty; the project's own folder is written '.' [wrong-value]",
      "'a/../../b' is outside of the project's folder; choose a path inside it [path-outside]",
      "'..' is outside of the project's folder; choose a path inside it [path-outside]")
    expectProjectProblems(
      #"""
      library: DesignKit
      templates: «"a\nb"»
      output: «~/Generated»
      """#,
      "this contains the invisible control character U+000A; remove it [control-character]",
      "'~/Generated' is an absolute path; write a path relative to the folder of this file "
        + "[absolute-path]")
  }

  @Test func values() {
    expectProjectProblems(
      """
      library: DesignKit
      platforms: {«ios»: "16.0", macOS: «thirteen», tvOS: «16.0.1», watchOS:«» }
      swift: «4»
      access: «open»
      files: «one»
      dscompile: «latest»
      «optional»: true
      """,
      "unknown platform 'ios'; did you mean 'iOS'? [unknown-value]",
      "'thirteen' is not a version; write it as 16.0 or 16 [wrong-value]",
      "'16.0.1' is not a version; write it as 16.0 or 16 [wrong-value]",
      "expected a version, found nothing, as in 'platforms: {iOS: \"16.0\", macOS: \"13.0\"}'"
        + " [wrong-kind]",
      "expected a whole number from 5 to 6, found '4' [wrong-value]",
      "unknown access level 'open'; the access levels are 'public', 'package' and 'internal'"
        + " [unknown-value]",
      "unknown file layout 'one'; the file layouts are 'separate' and 'compact' [unknown-value]",
      "'latest' is not a version; write it as 1.0 or 1.0.2 [wrong-value]",
      "unknown key 'optional'; the keys of the project file are 'library', 'dscompile', 'prefix',"
        + " 'namespace', 'access', 'specs', 'exclude', 'templates', 'output', 'files', 'sources',"
        + " 'docc', 'platforms', 'swift', 'entryMacro', 'imports', 'publicImports', 'dependencies',"
        + " 'groups', 'tokens', 'targets', 'uikit', 'styling', 'text', 'string', 'resolvers',"
        + " 'initializers', 'previews', 'snapshots', 'tests', 'lint', 'verify' and 'catalog'"
        + " [unknown-key]"
    )
  }
}
