import CatalogSite
import Diagnostics
import English

/// Writes a site with pictures of all components, drawn by the code that ships.
package func catalog(
  _ request: CatalogRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let (prepared, diagnostics) = try prepareVerification(&session.inputs)
    guard let project = prepared, !diagnostics.hasErrors else {
      console.report(reportOrder(diagnostics).filter { $0.severity == .error })
      return .findings
    }
    guard project.system.library.hasSwiftUI else {
      throw VerificationError("only components of a SwiftUI module can be drawn, and there is none")
    }
    return try write(project, project.shownComponents, request, session, console)
  } catch {
    console.report(error)
    return .failure
  }
}

private func write(
  _ project: VerifiedProject, _ components: [ShownComponent], _ request: CatalogRequest,
  _ session: ProjectSession, _ console: Console
) throws -> Outcome {
  #if os(Linux)
    try withProgram(for: project, components, session, console) { program, places in
      let progress = Progress(console)
      defer { progress.clear() }
      progress.begin("drawing components")
      let (settings, previews) = try program.draw(
        components.flatMap { component in
          component.previews.cases.map { (component.name, $0) }
        }, jobs: session.surroundings.jobs)
      progress.clear()
      let contents = CatalogContents(of: project, components, previews, settings)
      let folder = normalized(joined(session.surroundings.base, request.output))
      let count = try writeSite(siteFiles(of: contents), to: folder, session.files)
      let drawn = previews.reduce(0) { $0 + $1.drawings.count }
      console.note(
        "\(counted(components.count, "component")), \(counted(drawn, "picture")), "
          + "\(counted(count, "file")) changed; open \(request.output)/index.html")
      let problems = previews.compactMap { preview in
        preview.failure.map {
          places.diagnostic(
            of: $0, "\(preview.component).\(preview.preview)", unmodeled: .note, "drawn")
        }
      }
      console.report(reportOrder(problems))
      return problems.hasErrors ? .findings : .fine
    }
  #else
    throw VerificationError(onlyOnLinux)
  #endif
}

/// The name of the file that lists the files of a site, so that those of removed components are removed.
private let listName = "files.txt"

/// Writes the files of a site that have changed, and removes those of an earlier one.
///
/// - Returns: The number of files that were written or removed.
/// - Throws: If there are other files in the folder.
private func writeSite(
  _ site: [SiteFile], to folder: String, _ files: FileSystem
) throws -> Int {
  let list = joined(folder, listName)
  let known = try files.status(list) == nil ? nil : try files.contents(of: list)
  if known == nil, let open = try files.folderIfAny(folder), try !open.entries().isEmpty {
    throw VerificationError(
      "the folder '\(folder)' is not empty, and was not written by 'dscompile catalog'; choose "
        + "another one with --output")
  }
  try files.makeFolders(joined(folder, "components"))
  var changes = 0
  let paths = Set(site.map(\.path))
  // A run that is stopped leaves nothing behind that the next one does not know.
  let old = String(decoding: known ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  let all = paths.union(old).sorted().map { $0 + "\n" }.joined()
  try files.update(list, Array(all.utf8))
  for file in site where try files.updateIfChanged(joined(folder, file.path), file.text) {
    changes += 1
  }
  for path in old where !paths.contains(path) {
    let whole = normalized(joined(folder, path))
    guard whole.hasPrefix(folder + "/"), try files.status(whole) != nil else { continue }
    try files.folder(parentFolder(of: whole) ?? folder).remove(String(lastName(of: whole)))
    changes += 1
  }
  try files.update(list, Array(paths.sorted().map { $0 + "\n" }.joined().utf8))
  return changes
}

extension FileSystem {
  /// Writes a file if its content differs.
  ///
  /// - Returns: Whether it was written.
  fileprivate func updateIfChanged(_ path: String, _ text: String) throws(FileError) -> Bool {
    if try status(path) != nil, try contents(of: path).elementsEqual(text.utf8) { return false }
    try update(path, Array(text.utf8))
    return true
  }
}
