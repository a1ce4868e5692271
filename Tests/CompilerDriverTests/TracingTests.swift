import CompilerDriver
import Foundation
import TestSupport
import Testing

/// The system calls of a run.
@Suite(.enabled(if: Tracer.isThere, Tracer.notice)) struct TracingTests {
  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      specs: [components, more/Row.yaml]
      templates: own
      output: {sources: Sources/Kit/Generated}
      sources: Sources/Kit

      """)
    try project.write("components/Card.yaml", "component: Card\nslots: {title: , icon: }\n")
    try project.write("components/Deep/Badge.yaml", "component: Badge\nslots: {title: }\n")
    try project.write("more/Row.yaml", "component: Row\nslots: {title: }\n")
    let eject = ["templates", "--eject", "Component.swift", "--to", "own"]
    #expect(try BuiltTool.run([BuiltTool.path] + eject, in: project.folder).status == 0)
    try project.write("Sources/Kit/Kit.swift", "struct Kit {}\n")
    try project.write("earlier/dscompile.yaml", "library: Kit\n")
    try project.write("earlier/components/Card.yaml", "component: Card\nslots: {title: }\n")
    // The project does not mention these.
    try project.write("earlier/secret.txt", "secret")
    try project.write("components/.hidden/Secret.yaml", "component: Secret\n")
    try project.write("components/notes.txt", "secret")
    try project.write("more/Secret.yaml", "component: Secret\n")
    try project.write("Sources/Other/Secret.swift", "struct Secret {}\n")
    try project.write("own/secret.txt", "secret")
    try project.write(".env", "secret")
    try project.write(".git/config", "secret")
    return project
  }

  private static let commands: [([String], writes: [String])] = [
    (["build"], ["Sources/Kit/Generated", "-cache"]),
    (["build"], ["Sources/Kit/Generated", "-cache"]),
    (["build", "--force"], ["Sources/Kit/Generated", "-cache"]),
    (["build", "--check"], []),
    (["build", "--dry-run"], []),
    (["lint"], ["-cache"]),
    (["lint"], ["-cache"]),
    (["lint", "--fix", "--diff"], []),
    (["format", "--check"], []),
    (["rules"], []),
    (["stats"], []),
    (["changes", "--from", "earlier"], []),
    (["where", "Sources/Kit/Generated/Components/Card/Card.swift:20"], []),
    (["explain", "unknown-key"], []),
    (["schema"], []),
    (["templates"], []),
  ]

  /// The files that a program needs to start: its libraries, the locale, and system information.
  private let system = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/share/locale", "/usr/share/zoneinfo",
    "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime", "/proc/self", "/proc/meminfo",
    "/proc/sys/vm",
    "/proc/stat", "/sys/devices/system/cpu", "/sys/fs/cgroup", "/proc/cpuinfo", "/dev/null",
  ]

  @Test func readsGivenFilesAndWritesBelowItsFolders() throws {
    let project = try makeProject()
    for (arguments, writes) in Self.commands {
      let (run, calls) = try Tracer.trace(arguments, in: project.folder)
      #expect(run.isEnded && run.status < 2, "\(arguments): \(run)")
      #expect(calls.count > 5)
      let writable = writes.map { $0 == "-cache" ? project.folder + $0 : project.folder + "/" + $0 }
      for call in calls {
        #expect(
          !["socket", "connect", "fork", "vfork"].contains(call.name), "\(arguments): \(call)")
        for path in call.paths {
          if call.writes {
            #expect(mayWrite(call, path, writable), "\(arguments) writes: \(call)")
          } else if call.opens, !call.hasFailed {
            #expect(mayOpen(path, project), "\(arguments) opens: \(call)")
          } else {
            #expect(mayAsk(path, project), "\(arguments) asks: \(call)")
          }
        }
      }
    }
  }

  private func isBelow(_ path: String, _ folder: String) -> Bool {
    CompilerDriver.path(path, below: folder) != nil
  }

  /// The path of the tool.
  private let tool = URL(filePath: BuiltTool.path).resolvingSymlinksInPath()

  private func mayWrite(_ call: Tracer.Call, _ path: String, _ writable: [String]) -> Bool {
    // Missing parent folders are created.
    path == "/dev/null"
      || writable.contains {
        isBelow(path, $0) || call.name.hasPrefix("mkdir") && isBelow($0, path)
      }
  }

  private func mayOpen(_ path: String, _ project: TestProject) -> Bool {
    if [tool.path, BuiltTool.path].contains(path) || isBelow(path, project.folder + "-cache")
      || system.contains(where: { isBelow(path, $0) })
    {
      return true
    }
    guard let inner = CompilerDriver.path(path, below: project.folder) else { return false }
    // Folders are listed; a file is read if it is mentioned, or has the right extension.
    return [
      ".", "components", "components/Card.yaml", "components/Deep", "components/Deep/Badge.yaml",
      "dscompile.yaml", "earlier", "earlier/components", "earlier/components/Card.yaml",
      "earlier/dscompile.yaml", "more", "more/Row.yaml", "own", "own/Component.swift.template",
      "Sources",
      "Sources/Kit", "Sources/Kit/Kit.swift",
    ].contains(inner) || isBelow(path, project.folder + "/Sources/Kit/Generated")
  }

  /// Whether the existence of a path may be checked: paths that may be opened, their parents, and optional
  /// files of a project.
  private func mayAsk(_ path: String, _ project: TestProject) -> Bool {
    if mayOpen(path, project) || isBelow(project.folder, path) { return true }
    if let inner = CompilerDriver.path(path, below: project.folder) {
      return [".dscompile-baseline.yaml", ".dscompile-changes.yaml"].contains(inner)
        || inner.hasPrefix("own/")
        || lastName(of: inner) == "dscompile.yaml"
    }
    // The loader searches for libraries next to a program, and the crash handler is located before the start.
    let build = URL(filePath: BuiltTool.path).deletingLastPathComponent()
      .deletingLastPathComponent()
    return isBelow(path, build.path) || isBelow(tool.path, path)
      || system.contains { isBelow($0, path) }
  }
}

/// The next run after a real one that was stopped at each system call.
@Suite(.enabled(if: Tracer.isThere, Tracer.notice)) struct InjectionTests {
  private func write(_ specs: [String: String], to project: TestProject) throws {
    try? project.remove("components")
    for (name, text) in specs { try project.write("components/\(name).yaml", text) }
  }

  private let before = [
    "Card": "component: Card\nslots: {title: }\n", "Row": "component: Row\nslots: {title: }\n",
  ]
  private let after = [
    "Card": "component: Card\nslots: {title: , icon: }\n",
    "Badge": "component: Badge\nslots: {title: }\n",
  ]

  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try write(before, to: project)
    #expect(try BuiltTool.run([BuiltTool.path, "--quiet"], in: project.folder).status == 0)
    try write(after, to: project)
    return project
  }

  @Test(arguments: [
    ("renameat", "signal=KILL"), ("unlinkat", "signal=KILL"), ("mkdirat", "signal=KILL"),
    ("write", "signal=KILL"), ("renameat", "error=ENOSPC"), ("renameat", "error=EACCES"),
    ("unlinkat", "error=EACCES"), ("mkdirat", "error=ENOSPC"), ("write", "error=ENOSPC"),
    ("write", "error=EINTR"),
  ])
  func everyCallMayFail(name: String, fault: String) throws {
    let undisturbed = try makeProject()
    let old = undisturbed.tree(".")
    #expect(try BuiltTool.run([BuiltTool.path, "--quiet"], in: undisturbed.folder).status == 0)
    let new = undisturbed.tree(".")
    for number in 1...200 {
      let project = try makeProject()
      let run = try Tracer.inject(
        fault, into: name, number: number, ["--quiet", "--jobs", "1"], in: project.folder)
      guard let run else {
        // All calls were tried.
        #expect(number > 1)
        return
      }
      for (path, text) in project.tree(".") where !path.contains(".dscompile-tmp-") {
        let isWhole = text == old[path] || text == new[path] || path.hasSuffix("/")
        #expect(isWhole, "\(name) \(number) with \(fault): \(path)")
      }
      let repaired = try BuiltTool.run([BuiltTool.path], in: project.folder)
      #expect(repaired.isEnded && repaired.status == 0, "\(name) \(number): \(run) \(repaired)")
      #expect(project.tree(".") == new, "\(name) \(number) with \(fault): \(run)")
    }
    Issue.record("there are more calls of \(name) than expected")
  }
}
