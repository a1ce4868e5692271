import DesignModel
import Diagnostics
import SwiftFragments
import SwiftRendering

/// The program that shows the previews of a project, in a folder that remains between runs: the emitted library, with
/// its own sources of a few lines, and the model of SwiftUI. After an edit, the Swift compiler compiles again what the
/// edit affects.
struct RenderProgram {
  let workspace: Workspace
  private let project: VerifiedProject
  private let modules: RunningModules
  private let compiler: SwiftCompiler
  private let files: FileSystem

  /// Open while this is used, so that other runs wait.
  private let folder: Folder

  /// - Parameter parent: The folder with a folder for each project.
  init(
    for project: VerifiedProject, in parent: String, _ modules: RunningModules,
    _ compiler: SwiftCompiler, _ files: FileSystem
  ) throws(FileError) {
    try self.init(project, named: project.location, in: parent, modules, compiler, files)
  }

  /// The program for an earlier version of a project, one for all: what they have in common is not compiled again.
  ///
  /// - Parameter location: The folder of the project.
  init(
    forEarlierVersionOf location: String, _ project: VerifiedProject, in parent: String,
    _ modules: RunningModules, _ compiler: SwiftCompiler, _ files: FileSystem
  ) throws(FileError) {
    try self.init(
      project, named: location + "\0", in: parent, modules, compiler, files, copiesWritten: true)
  }

  /// - Parameters:
  ///   - location: What its folder is named for.
  ///   - copiesWritten: Whether hand-written files are copied, because they will not be there.
  private init(
    _ project: VerifiedProject, named location: String, in parent: String,
    _ modules: RunningModules, _ compiler: SwiftCompiler, _ files: FileSystem,
    copiesWritten: Bool = false
  ) throws(FileError) {
    self.modules = modules
    self.compiler = compiler
    self.files = files
    let name = ContentHash(of: Array(location.utf8)).text
    let path = joined(parent, name)
    try files.makeFolders(path)
    // It must not be removed while it is used.
    try? files.folder(parent).touch(name)
    folder = try files.folder(path)
    try folder.lock(willWait: {})
    var project = project
    if copiesWritten {
      for index in project.handwritten.indices {
        let (written, text) = project.handwritten[index]
        let copy = joined(path, "written/\(relative(written, to: project.location))")
        let inside = normalized(copy)
        guard inside.hasPrefix(path + "/") else { continue }
        try files.update(inside, text)
        project.handwritten[index].path = inside
      }
    }
    // Files that are not compiled would be written and removed by each run.
    project.second?.files = []
    self.project = project
    workspace = try Workspace(for: project, at: path, files)
  }

  private var library: Library { project.system.library }
  private var mode: LanguageMode { library.languageMode == 5 ? .v5 : .v6 }
  private var program: String { joined(folder.path, "program") }

  /// Where the problems of the compilation are.
  func findings(in session: ProjectSession) -> VerificationFindings {
    VerificationFindings(project, workspace, session, targets: [target], modes: [mode])
  }

  /// This machine, with the compiler's driver, which alone knows what an edit affects.
  private var target: CompilationTarget {
    CompilationTarget(
      name: nil, described: ApplePlatform.iOS.describedVersion, compiler: compiler,
      options: modules.options, newestOptions: modules.options, usesDriver: true)
  }

  // MARK: - Compiling

  /// Compiles what has changed since the last run.
  ///
  /// - Parameters:
  ///   - components: The components that can be shown.
  ///   - known: What this process compiled last, and then what it has compiled.
  /// - Returns: The compiler's output if there are errors; nil otherwise.
  func compile(
    _ components: [ShownComponent], jobs: Int, since known: inout CompiledSources?,
    willCompile: (_ isFirst: Bool) -> Void
  ) throws -> LibraryCompiler.Output? {
    var sources = workspace.components.flatMap(\.self) + workspace.shared
    for component in components {
      let path = joined(folder.path, "program-sources/\(component.previews.type)+Rendered.swift")
      try files.update(path, Array(component.registration.utf8))
      sources.append(path)
    }
    let main = joined(folder.path, "program-sources/DSCompileProgram.swift")
    try files.update(main, Array(mainSource(components).utf8))
    sources.append(main)
    try removeOthers(besides: Set(sources))
    let map = try writeFileMap(sources)

    let arguments =
      [
        "-incremental", "-enable-batch-mode", "-j", "\(jobs)", "-output-file-map", map,
        "-module-name", library.name, "-swift-version", mode.rawValue, "-parse-as-library",
        "-package-name", library.name, "-suppress-warnings", "-diagnostic-style", "llvm",
        // The places of views that cannot be shown.
        "-gline-tables-only", "-use-ld=lld", "-o", program,
      ] + project.flags.map(\.value).filter { $0 != "-warnings-as-errors" } + modules.options
      + sources + modules.objects
    // Without a change, the compiler would still take half a second.
    let current = try CompiledSources(
      environment: [compiler.version] + arguments, sources: sources, files)
    let content = Array(current.content.text.utf8)
    let record = joined(folder.path, "compiled")
    let last = try? files.contents(of: record)
    if last == content, try files.status(program) != nil {
      known = current
      return nil
    }
    willCompile(last == nil)
    let edited = known.flatMap { current.edits(since: $0) }
    known = nil
    if last != nil { try folder.remove("compiled") }
    if last != nil, let edited, project.flags.isEmpty, try compile(edited, of: sources) {
      try files.put(record, content)
      known = current
      return nil
    }
    let output = try run(compiler.command + arguments)
    guard output.isSuccess else {
      return LibraryCompiler.Output(
        target: nil, mode: mode, text: workspace.shown(output.text))
    }
    try files.put(record, content)
    known = current
    return nil
  }

  /// Compiles files again whose edits affect no other file, and links the program.
  ///
  /// The compiler's driver would do the same, and take half a second longer to find out that nothing else is to be done.
  ///
  /// - Returns: Whether that was possible; otherwise, the driver compiles what has changed, and reports problems.
  private func compile(_ edited: [String], of sources: [String]) throws -> Bool {
    let primary = Set(edited)
    let arguments =
      ["-frontend", "-c"] + edited.flatMap { ["-primary-file", $0] }
      + sources.filter { !primary.contains($0) } + [
        "-module-name", library.name, "-swift-version", mode.rawValue, "-parse-as-library",
        "-package-name", library.name, "-suppress-warnings", "-gline-tables-only",
      ] + modules.options + edited.flatMap { ["-o", object(of: $0)] }
    guard try run(compiler.command + arguments).isSuccess else { return false }
    return try run(
      compiler.command + ["-use-ld=lld", "-o", program] + sources.map(object) + modules.objects
    ).isSuccess
  }

  /// Where the compiler puts the object of a file.
  private func object(of source: String) -> String {
    joined(folder.path, "objects/\(ContentHash(of: Array(source.utf8)).text).o")
  }

  /// Where the compiler puts the objects of files, and what it knows about them.
  ///
  /// - Returns: The path of the map.
  private func writeFileMap(_ sources: [String]) throws(FileError) -> String {
    let objects = joined(folder.path, "objects")
    try files.makeFolders(objects)
    var entries: [(String, JSONText)] = [
      ("", .object([("swift-dependencies", .string(joined(objects, "all.swiftdeps")))]))
    ]
    for source in sources {
      let name = ContentHash(of: Array(source.utf8)).text
      entries.append(
        (
          source,
          .object([
            ("object", .string(object(of: source))),
            ("swift-dependencies", .string(joined(objects, "\(name).swiftdeps"))),
          ])
        ))
    }
    let text = "{" + entries.map { "\(quoted($0)): \($1.line)" }.joined(separator: ",\n") + "}\n"
    let path = joined(folder.path, "files.json")
    try files.update(path, Array(text.utf8))
    return path
  }

  /// Removes the sources of components that no longer exist.
  private func removeOthers(besides sources: Set<String>) throws(FileError) {
    for part in ["library", "program-sources"] {
      for path in try files.swiftFiles(in: joined(folder.path, part)) where !sources.contains(path)
      {
        try files.folder(parentFolder(of: path) ?? "/").remove(String(lastName(of: path)))
      }
    }
  }

  /// The file with the entry point.
  private func mainSource(_ components: [ShownComponent]) -> String {
    let calls = components.map { "        \($0.previews.type).rendered,\n" }.joined()
    let themes = project.themes.map {
      "\(quoted($0)): { SwiftUI.AnyView($0.\(TokenDeclarations.theme)(.\(escapedMember($0)))) }"
    }
    return """
      \(imports)

      @main @MainActor enum DSCompileProgram {
        static func main() {
          ViewTesting.showPreviews(
            of: [
      \(calls)      ],
            themes: [\(themes.isEmpty ? ":" : themes.joined(separator: ", "))])
        }
      }

      """
  }

  // MARK: - Running

  /// Shows previews of a component.
  ///
  /// - Parameter options: Those of ``RenderRequest``.
  func show(
    _ previews: [String], of component: ShownComponent, options: [String]
  ) throws -> [ShownPreview] {
    try copyResources()
    let results = joined(folder.path, "results")
    var shown: [ShownPreview] = []
    var pending = previews[...]
    // A preview that traps ends the program, and the next one begins in another.
    while let next = pending.first {
      try files.put(results, [])
      let output = try run(
        tracing + [program, results, component.name] + options + ["--"] + pending)
      let lines = try files.contents(of: results).split(separator: 0x0A)
      let found = lines.compactMap { JSON(Array($0)).flatMap(ShownPreview.init) }
      shown += found
      pending = pending.dropFirst(found.count)
      if output.isSuccess, pending.isEmpty { break }
      guard !output.isSuccess, let failed = pending.first ?? found.last?.name else {
        throw VerificationError(
          "the preview '\(next)' cannot be shown; this is a defect of dscompile\n\(output.text)")
      }
      shown.append(
        ShownPreview(name: failed, failure: RuntimeFailure(workspace.shown(output.text))))
      pending = pending.dropFirst()
    }
    return shown
  }

  /// Inspects previews in several programs at the same time.
  ///
  /// - Parameter previews: The names of components with those of their previews.
  func inspect(_ previews: [NamedPreview], jobs: Int) throws -> [InspectedPreview] {
    try work(["--inspect"], on: previews, jobs: jobs, InspectedPreview.init) { preview, failure in
      InspectedPreview(component: preview.component, preview: preview.preview, failure: failure)
    }.results
  }

  /// Draws previews in several programs at the same time.
  ///
  /// - Parameters:
  ///   - previews: The names of components with those of their previews.
  ///   - theme: The theme that need not be set.
  /// - Throws: If nothing was drawn.
  func draw(
    _ previews: [NamedPreview], besidesTheme theme: String?, jobs: Int
  ) throws -> (settings: DrawnSettings, previews: [DrawnPreview]) {
    let (results, others) = try work(
      ["--draw", theme ?? ""], on: previews, jobs: jobs, DrawnPreview.init
    ) { preview, failure in
      DrawnPreview(component: preview.component, preview: preview.preview, failure: failure)
    }
    guard let settings = others.lazy.compactMap(DrawnSettings.init).first else {
      throw VerificationError("nothing was drawn, because there are no previews")
    }
    return (settings, results)
  }

  typealias NamedPreview = (component: String, preview: String)

  /// Does something with previews in several programs at the same time.
  ///
  /// - Parameters:
  ///   - options: What the program does.
  ///   - read: Reads a result; nil if a line is none of a preview.
  ///   - failed: The result for a preview that ended the program.
  /// - Returns: The results, and other lines.
  private func work<Value: Sendable>(
    _ options: [String], on previews: [NamedPreview], jobs: Int,
    _ read: @escaping @Sendable (JSON) -> Value?,
    failed: @escaping @Sendable (NamedPreview, RuntimeFailure) -> Value
  ) throws -> (results: [Value], others: [JSON]) {
    try copyResources()
    // Neighbors take about as long as each other.
    let count = max(1, min(jobs, previews.count))
    let shares = (0..<count).map { share in
      previews.indices.filter { $0 % count == share }.map { previews[$0] }
    }
    let results = concurrentMap(Array(shares.enumerated()), jobs: count) { number, share in
      Result { try work(options, on: share, number, read, failed) }
    }
    return try results.reduce(into: ([], [])) { all, share in
      let (results, others) = try share.get()
      all.0 += results
      all.1 += others
    }
  }

  private func work<Value>(
    _ options: [String], on previews: [NamedPreview], _ number: Int, _ read: (JSON) -> Value?,
    _ failed: (NamedPreview, RuntimeFailure) -> Value
  ) throws -> (results: [Value], others: [JSON]) {
    // Files that are written at the same time need different folders.
    let own = joined(folder.path, "worked-\(number)")
    try files.makeFolders(own)
    let (list, results) = (joined(own, "previews"), joined(own, "results"))
    var values: [Value] = []
    var others: [JSON] = []
    var pending = previews[...]
    // A preview that traps ends the program, and the next one begins in another.
    while !pending.isEmpty {
      let text = pending.map { "\($0.component)\t\($0.preview)\n" }.joined()
      try files.put(list, Array(text.utf8))
      try files.put(results, [])
      let output = try run(tracing + [program, results] + options + [list])
      let lines = try files.contents(of: results).split(separator: 0x0A)
      var count = 0
      for line in lines.compactMap({ JSON(Array($0)) }) {
        guard let value = read(line) else {
          others.append(line)
          continue
        }
        values.append(value)
        count += 1
      }
      pending = pending.dropFirst(count)
      if output.isSuccess { break }
      guard let next = pending.popFirst() else { break }
      values.append(failed(next, RuntimeFailure(workspace.shown(output.text))))
    }
    return (values, others)
  }

  /// Runs a command so that the lines that ran are printed if it traps.
  private var tracing: [String] {
    ["env", "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,sanitize=no,output-to=stdout"]
  }

  /// Puts the string catalogs with their translations, which are in the project's output folder, next to the program.
  private func copyResources() throws(FileError) {
    for file in project.shared + project.components.flatMap(\.files)
    where file.root == .library && TranslatedCatalog.isOne(file.path) {
      let path = normalized(joined(joined(project.location, project.outputFolder), file.path))
      let emitted = file.rendered().text
      let current = try files.status(path) == nil ? emitted : try files.contents(of: path)
      let merged = TranslatedCatalog(current: current, emitted: emitted)?.merged ?? emitted
      try files.update(joined(folder.path, String(lastName(of: file.path))), merged)
    }
  }
}

/// The imports of the program's own files.
private let imports = ["import SwiftUI", "@_spi(Program) import ViewTesting"].joined(
  separator: "\n")

extension ShownComponent {
  /// Swift that registers its previews and styles.
  fileprivate var registration: String {
    let styles = previews.styles.map { name, call in
      "\n        \(quoted(name)): { view in SwiftUI.AnyView(\(call)) },"
    }
    return """
      \(imports)

      extension \(previews.type) {
        @MainActor static var rendered: ViewTesting.RenderedComponent {
          ViewTesting.RenderedComponent(
            \(quoted(name)), previews: \(previews.type).self,
            styles: [\(styles.isEmpty ? ":" : styles.joined() + "\n      ")])
        }
      }

      """
  }
}
