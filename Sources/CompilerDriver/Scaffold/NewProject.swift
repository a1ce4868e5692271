import Diagnostics
import Specification

/// The options for creating a project.
package struct NewProjectRequest: Sendable {
  package var folder: String

  /// The library's name; nil to derive it from the folder's.
  package var library: String?

  /// The target of the package in the folder that the files belong to; nil for the only one.
  package var target: String?

  /// The frameworks that components are emitted for; none for the default.
  package var frameworks: [ViewFramework]

  package init(
    folder: String = ".", library: String? = nil, target: String? = nil,
    frameworks: [ViewFramework] = []
  ) {
    self.folder = folder
    self.library = library
    self.target = target
    self.frameworks = frameworks
  }
}

/// Creates a project in a new folder or in an existing package.
///
/// Existing files are not changed. A folder in another project is refused unless the request names the library:
/// commands use the nearest project file, so the outer project would no longer include the folder.
package func beginProject(
  _ request: NewProjectRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    let files = surroundings.files
    let folder = normalized(joined(surroundings.base, request.folder))
    let location = ProjectLocation(folder: folder, base: surroundings.base)
    if try files.status(joined(folder, ProjectLocation.fileName)) != nil {
      console.fail(
        "'\(location.shown(joined(folder, ProjectLocation.fileName)))' already exists; 'dscompile "
          + "new NAME' adds a component to the project")
      return .failure
    }
    if request.library == nil, request.target == nil, try !isRoot(folder, files),
      let outer = try files.project(around: folder, from: surroundings.base)
    {
      let file = relative(outer.absolute(ProjectLocation.fileName), to: surroundings.base)
      console.fail(
        "the folder is in the project of '\(printable(file))'; 'dscompile new NAME' adds a component to that "
          + "project, and '--library NAME' starts a separate library in the folder")
      return .failure
    }
    var session = ProjectSession(location, in: surroundings)
    var draft: ProjectDraft
    if try files.status(folder) != nil, let manifest = try session.inputs.textIfAny("Package.swift")
    {
      if request.library != nil {
        console.fail("a library in a package has the name of its target; give --target instead")
        return .failure
      }
      guard let target = try target(of: location, request.target, files, console) else {
        return .failure
      }
      draft = ProjectDraft(
        target: target, platforms: platforms(in: String(decoding: manifest.utf8, as: UTF8.self)))
      draft.handwritten = try session.inputs.texts(at: [draft.sources], types: ["swift"])
    } else {
      if request.target != nil {
        console.fail("--target names a target of a package, and there is no 'Package.swift' here")
        return .failure
      }
      draft = ProjectDraft(library: request.library ?? libraryName(for: folder))
    }
    draft.frameworks = ViewFramework.allCases.filter(request.frameworks.contains)

    // The first component gets a name that is not taken.
    let names = ["Card", "Banner", "Panel", "Callout", "Tile"]
    let specs = names.map { SpecDraft(name: $0, slots: draft.slots) }
    guard let spec = specs.first(where: { !draft.problems(with: $0).hasErrors }) else {
      let problems = draft.problems(with: specs[0])
      console.errors(
        textReport(reportOrder(problems), style: console.errorStyle) + "No file is written\n")
      return .findings
    }
    return try write(draft, spec, location, files, console)
  } catch {
    console.report(error)
    return .failure
  }
}

/// Whether a folder is a package or a repository of its own.
private func isRoot(_ folder: String, _ files: FileSystem) throws(FileError) -> Bool {
  for name in ["Package.swift", ".git"] where try files.status(joined(folder, name)) != nil {
    return true
  }
  return false
}

private func write(
  _ draft: ProjectDraft, _ spec: SpecDraft, _ location: ProjectLocation, _ files: FileSystem,
  _ console: Console
) throws(FileError) -> Outcome {
  let texts = [
    ("components/\(spec.name).yaml", spec.text),
    (
      ".gitattributes",
      "\(draft.output)/** linguist-generated\n\(Baseline.fileName) merge=union\n"
    ),
    (".gitignore", ".build/\n.swiftpm/\n\(temporaryPrefix)*\n"),
    // Written last, because it makes the folder a project.
    (ProjectLocation.fileName, draft.text),
  ]
  for (path, text) in texts {
    let absolute = location.absolute(path)
    let isNew = try files.add(absolute, Array(text.utf8))
    if isNew {
      console.output("\(printable(location.shown(absolute)))\n")
    } else if path.hasPrefix(".") {
      let lines = text.split(separator: "\n").map { "'\($0)'" }.joined(separator: ", ")
      console.output(
        "\(printable(location.shown(absolute))) is kept; consider adding \(lines)\n")
    } else {
      console.output("\(printable(location.shown(absolute))) is kept\n")
    }
  }
  let folder = location.shown(location.folder)
  let argument = folder == "." ? "" : " '\(folder)'"
  let emitted = "\(draft.output)\(draft.folderOfModule)/Components/\(draft.file(of: spec))"
  if console.verbosity > .quiet {
    console.output(
      printableLines(
        """

        Next:
          dscompile\(argument)
            compiles 'components/\(spec.name).yaml'; read the result in
            '\(location.shown(location.absolute(emitted)))'
          dscompile new NAME
            adds a component; run it in the project's folder

        """))
  }
  return .fine
}

/// A project file for the user to complete.
private struct ProjectDraft {
  let library: String

  /// The folder of the target; empty for a separate package.
  let sources: String
  private let platforms: [(platform: Platform, version: String)]

  /// The frameworks that components are emitted for; none for the default.
  var frameworks: [ViewFramework] = []
  var handwritten: [SourceText] = []

  init(library: String) {
    self.library = library
    sources = ""
    platforms = [(.iOS, "16.0"), (.macOS, "13.0")]
  }

  init(target: String, platforms: [(platform: Platform, version: String)]) {
    library = target
    sources = "Sources/\(target)"
    self.platforms = platforms
  }

  /// The output folder.
  var output: String { sources.isEmpty ? "Generated" : sources + "/Generated" }

  /// The folder of the module's files in the output folder.
  var folderOfModule: String {
    sources.isEmpty ? "/Sources/\(library)" + (isUIKitAlone ? "UIKit" : "") : ""
  }

  private var isUIKitAlone: Bool { frameworks == [.uikit] }

  /// The path of the file of a component, below the folder of all of them.
  func file(of spec: SpecDraft) -> String {
    "\(spec.name)/\(spec.name)\(isUIKitAlone ? "View" : "").swift"
  }

  /// The slots of the first component.
  var slots: [SlotDraft] { ["title:text", "actions?"].compactMap { SlotDraft($0) } }

  var text: String {
    var lines = ["library: \(library)", "specs: components"]
    lines +=
      sources.isEmpty
      ? ["output: \(output)"] : ["output: {sources: \(output)}", "sources: \(sources)"]
    let platforms = platforms.filter { !isUIKitAlone || $0.platform == .iOS }
    if !platforms.isEmpty {
      let versions = platforms.map { "\($0.platform.rawValue): \"\($0.version)\"" }
      lines.append("platforms: {\(versions.joined(separator: ", "))}")
    }
    if !frameworks.isEmpty {
      lines.append("targets: [\(frameworks.map(\.rawValue).joined(separator: ", "))]")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The problems of a project with a component as its only one.
  func problems(with spec: SpecDraft) -> [Diagnostic] {
    let inputs = ProjectInputs(
      SourceText(path: ProjectLocation.fileName, text),
      specs: [SourceText(path: "components/\(spec.name).yaml", spec.text)],
      handwritten: handwritten)
    return inputs.diagnostics + findProblems(in: inputs, least: nil)
  }
}

/// A name for a library in a folder: `DesignKit` for `design-kit`, or a default if none can be derived.
func libraryName(for folder: String) -> String {
  let words = lastName(of: folder).split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
  let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return name.first?.isLetter == true ? name : "DesignKit"
}

/// The target of a package that files belong to; nil if that is ambiguous, which is reported.
private func target(
  of location: ProjectLocation, _ wanted: String?, _ files: FileSystem, _ console: Console
) throws(FileError) -> String? {
  // The manifest is a program; the folder layout is sufficient.
  let folders =
    try files.folderIfAny(joined(location.folder, "Sources"))?.entries()
    .filter { $0.kind == .folder && $0.name.first != "." }.map(\.name).sorted() ?? []
  let list = folders.map { "'\(printable($0))'" }.joined(separator: ", ")
  if folders.isEmpty {
    console.fail(
      "there is a 'Package.swift', but no folder of a target in 'Sources'; write the project file by "
        + "hand, with 'output: {sources: …}' for a folder in the target")
  } else if let wanted {
    if folders.contains(wanted) { return wanted }
    console.fail(
      "there is no folder 'Sources/\(printable(wanted))'; the targets in 'Sources' are \(list)")
  } else if folders.count == 1 {
    return folders[0]
  } else {
    console.fail("the package has several targets; give --target with one of \(list)")
  }
  return nil
}

/// The platforms in the manifest of a package, as far as they are literals.
private func platforms(in manifest: String) -> [(platform: Platform, version: String)] {
  Platform.allCases.compactMap { platform in
    guard let start = manifest.firstRange(of: ".\(platform.rawValue)(") else { return nil }
    let argument = manifest[start.upperBound...].prefix { $0 != ")" && $0 != "\n" }
    let isName = argument.hasPrefix(".v")
    let digits = isName ? argument.dropFirst(2) : argument.filter { $0 != "\"" }[...]
    let numbers = digits.split(separator: isName ? "_" : ".", omittingEmptySubsequences: false)
    guard let major = numbers.first.flatMap({ Int($0) }) else { return nil }
    let minor = numbers.count > 1 ? Int(numbers[1]) : 0
    return minor.map { (platform, "\(major).\($0)") }
  }
}
