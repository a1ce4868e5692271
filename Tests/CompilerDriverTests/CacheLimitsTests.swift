import CompilerDriver
import Foundation
import TestSupport
import Testing

/// What is removed from the cache folder, and what is not.
@Suite struct CacheLimitsTests {
  /// A cache folder that several projects share.
  private final class Cache {
    let projects: [TestProject]
    var limits = CacheLimits()

    init(projects count: Int = 2) throws {
      projects = try (0..<count).map { _ in
        let project = try TestProject()
        try project.write("specs/A.yaml", "file S/A.swift\nlet a = 1\nfile B.swift\nlet b = 2\n")
        return project
      }
      // What has just been written is read again, because file systems have coarse clocks.
      Thread.sleep(forTimeInterval: 0.03)
    }

    var folder: String { projects[0].folder + "-cache" }

    @discardableResult
    func build(_ number: Int, files: FileSystem = FileSystem()) -> Outcome {
      var surroundings = projects[number].surroundings
      surroundings.cacheFolder = folder
      surroundings.cacheLimits = limits
      surroundings.files = files
      return projects[number].build(in: surroundings)
    }

    /// Builds after an edit, so that the run is stored again.
    func edit(_ number: Int) throws {
      try projects[number].write("specs/A.yaml", "file S/A.swift\n// \(UUID())\n")
      #expect(build(number) == .fine)
    }

    /// The entries, without hidden ones.
    var names: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
      }
    }

    func path(_ name: String) -> String { folder + "/" + name }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func write(_ name: String, _ text: String) throws {
      let url = URL(filePath: path(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    /// Makes entries older, all of them by default.
    func age(_ names: [String]? = nil, days: Double) throws {
      let date = Date(timeIntervalSinceNow: -days * 86_400)
      for name in try names ?? self.names + [CacheLimits.marker] {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
      }
    }

    /// Lets the next run that writes look at the entries.
    func expire() throws { try age([CacheLimits.marker], days: 1) }
  }

  @Test func oldEntriesAreRemoved() throws {
    let cache = try Cache()
    cache.build(0)
    let old = try cache.names
    #expect(old.count == 2)
    try cache.age(days: 31)
    cache.build(1)
    #expect(old.allSatisfy { !cache.exists($0) })
    #expect(try cache.names.count == 2)
    // The other project is compiled again.
    #expect(cache.build(0) == .fine)
  }

  @Test func entriesInUseAreKept() throws {
    let cache = try Cache()
    cache.build(0)
    let old = try cache.names
    try cache.age(days: 29)
    // Nothing has to be written, but the entry was used.
    cache.build(0)
    #expect(cache.projects[0].log.output == "Nothing changed\n")
    cache.limits.age = CacheLimits.day
    cache.build(1)
    #expect(old.allSatisfy(cache.exists))
  }

  @Test func entriesOfMissingProjectsAreRemoved() throws {
    let cache = try Cache(projects: 3)
    cache.build(0)
    cache.build(1)
    let both = try cache.names
    #expect(both.count == 4)
    try cache.projects[1].remove("dscompile.yaml")
    try cache.age(days: 0.1)
    cache.build(2)
    #expect(both.filter(cache.exists).count == 2)
    #expect(try cache.names.count == 4)
    #expect(cache.build(0) == .fine)
    #expect(cache.projects[0].log.output.contains("Nothing changed"))
  }

  @Test func sizeIsLimited() throws {
    let cache = try Cache(projects: 4)
    var entries: [[String]] = []
    for number in 0..<3 {
      let before = try Set(number == 0 ? [] : cache.names)
      cache.build(number)
      entries.append(try cache.names.filter { !before.contains($0) })
      #expect(entries[number].count == 2)
    }
    // The first was used last.
    try cache.age(days: 3)
    try cache.age(entries[0], days: 1)
    try cache.age(entries[1], days: 2)
    let size = try entries[0].reduce(0) { size, name in
      size + (try FileSystem().status(cache.path(name))?.size ?? 0)
    }
    cache.limits.size = size * 5 / 2
    cache.build(3)
    #expect(entries[0].allSatisfy(cache.exists))
    #expect(entries[1].allSatisfy { !cache.exists($0) })
    #expect(entries[2].allSatisfy { !cache.exists($0) })
  }

  /// Runs look at the entries once an hour, and those that only repeat a result never do.
  @Test func entriesAreLookedAtSeldom() throws {
    let cache = try Cache()
    cache.build(0)
    let old = try cache.names
    try cache.age(old, days: 31)
    try cache.age([CacheLimits.marker], days: 0)
    cache.build(1)
    #expect(old.allSatisfy(cache.exists))
    try cache.expire()
    cache.build(1)
    #expect(old.allSatisfy(cache.exists))
    try cache.edit(1)
    #expect(old.allSatisfy { !cache.exists($0) })
  }

  /// Whatever else is in the folder is left alone, as is everything outside.
  @Test func foreignFilesAreKept() throws {
    let cache = try Cache()
    cache.build(0)
    let hash = String(repeating: "0a", count: 16)
    let foreign = [
      "notes.txt", hash, hash + ".txt", "verified/" + hash, "verified/notes", "interfaces/notes",
      "interfaces/README/file", "work/notes", "work/mine/file", "other/" + hash,
    ]
    for name in foreign { try cache.write(name, "mine\nrun 4\nproject /missing\n") }
    let outside = cache.projects[1].folder + "-cache"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    for folder in ["", "interfaces/", "interfaces/\(hash)/"] {
      try FileManager.default.createDirectory(
        atPath: outside + "/" + folder, withIntermediateDirectories: true)
      try Data("\(hash)\nrun 4\nproject /missing\n".utf8)
        .write(to: URL(filePath: outside + "/" + folder + hash + "1"))
    }
    for (name, target) in [
      (String(hash.dropLast() + "b"), outside + "/" + hash + "1"),
      ("interfaces/" + hash, outside + "/interfaces"),
      ("work/.dscompile-tmp-x-2147483646", outside),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: cache.path(name), withDestinationPath: target)
    }
    let before = try FileManager.default.subpathsOfDirectory(atPath: outside).sorted()
    try cache.age(foreign, days: 400)
    try cache.expire()
    cache.limits.size = 0
    cache.build(1)
    #expect(foreign.allSatisfy(cache.exists))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: outside).sorted() == before)
  }

  /// A folder of modules disappears as a whole, unless a command may be using it.
  @Test func unusedModulesAreRemoved() throws {
    let cache = try Cache()
    cache.build(0)
    let hash = String(repeating: "0a", count: 16)
    for (name, days) in [("-iOS", 31.0), ("-macros", 2), ("-tvOS", 0.5)] {
      let folder = "interfaces/\(hash)\(name)"
      try cache.write("\(folder)/deep/SwiftUI.swiftmodule", String(repeating: "x", count: 10_000))
      try FileManager.default.createSymbolicLink(
        atPath: cache.path("\(folder)/host"), withDestinationPath: cache.projects[0].folder)
      try cache.age([folder], days: days)
    }
    // A draft and a workspace of a process that cannot exist.
    try cache.write("interfaces/.dscompile-tmp-\(hash)-2147483646/file", "")
    try cache.write("work/.dscompile-tmp-a-2147483646/file", "")
    try cache.write("work/.dscompile-tmp-a-\(getppid())/file", "")
    try cache.expire()
    cache.build(1)
    #expect(!cache.exists("interfaces/\(hash)-iOS"))
    #expect(cache.exists("interfaces/\(hash)-macros/deep/SwiftUI.swiftmodule"))
    #expect(!cache.exists("interfaces/.dscompile-tmp-\(hash)-2147483646"))
    #expect(!cache.exists("work/.dscompile-tmp-a-2147483646"))
    #expect(cache.exists("work/.dscompile-tmp-a-\(getppid())/file"))
    try cache.expire()
    cache.limits.size = 0
    try cache.edit(1)
    #expect(!cache.exists("interfaces/\(hash)-macros"))
    #expect(cache.exists("interfaces/\(hash)-tvOS/deep/SwiftUI.swiftmodule"))
    #expect(cache.projects[0].tree(".")["dscompile.yaml"] != nil)
  }

  /// Runs that read and write entries while others remove them have the same results.
  @Test func severalRunsAtOnce() async throws {
    let cache = try Cache(projects: 4)
    cache.limits.size = 0
    for round in 0..<10 {
      let outcomes = await withTaskGroup(of: (Int, Outcome).self) { group in
        for number in 0..<4 {
          var surroundings = cache.projects[number].surroundings
          surroundings.cacheFolder = cache.folder
          surroundings.cacheLimits = cache.limits
          let (environment, console) = (surroundings, cache.projects[number].log.console())
          group.addTask {
            (
              number,
              build(BuildRequest(), by: .files, in: environment, console: console)
            )
          }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      #expect(outcomes == [0: .fine, 1: .fine, 2: .fine, 3: .fine])
      for project in cache.projects {
        #expect(project.tree().keys.contains("S/A.swift"))
        #expect(project.log.errors == "", "round \(round)")
        try project.remove("Generated")
      }
      if cache.exists(CacheLimits.marker) { try cache.expire() }
    }
  }

  /// Whichever step fails or is the last, the build has the same result, and so has the next.
  @Test(arguments: [Faults.Kind.failure, .kill])
  func everyStepMayFail(kind: Faults.Kind) throws {
    func makeCache() throws -> Cache {
      let cache = try Cache()
      cache.build(0)
      cache.build(1)
      try cache.write("interfaces/\(String(repeating: "0a", count: 16))/file", "x")
      try cache.age(["interfaces/\(String(repeating: "0a", count: 16))"], days: 31)
      try cache.age(days: 31)
      try cache.projects[0].write("specs/B.yaml", "file C.swift\nlet c = 3\n")
      return cache
    }
    let undisturbed = try makeCache()
    let counting = Faults()
    #expect(undisturbed.build(0, files: counting.fileSystem) == .fine)
    let tree = undisturbed.projects[0].tree()
    for step in 1...counting.steps {
      let cache = try makeCache()
      let outcome = cache.build(0, files: Faults(kind, at: step, code: EACCES).fileSystem)
      #expect(outcome != .fine || cache.projects[0].tree() == tree, "step \(step)")
      #expect(cache.build(0) == .fine, "step \(step)")
      #expect(cache.projects[0].tree() == tree, "step \(step)")
      #expect(cache.build(1) == .fine, "step \(step)")
    }
  }
}
