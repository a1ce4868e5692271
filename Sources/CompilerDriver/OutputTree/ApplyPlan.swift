/// Carries out the plan for an output folder.
///
/// Each file has either its old or its new content at any time. Orphans are removed first, because on a
/// case-insensitive disk an orphan may have the same name as a new file; the manifest is written last. If
/// this is interrupted, a new plan and another call complete it.
///
/// - Parameters:
///   - plan: A plan that is not blocked.
///   - root: The output folder, open and locked.
///   - jobs: The maximum number of files written at once.
/// - Returns: The statuses of all files in the plan that exist afterwards, in the plan's order.
@discardableResult
func apply(
  _ plan: TreePlan, in root: Folder, jobs: Int
) throws(FileError) -> [(path: String, status: FileStatus)] {
  let orphans = plan.files.filter { $0.finding == .orphan }
  try remove(plan.temporaries.map { ($0, .any) }, from: root)
  try remove(orphans.map { ($0.path, $0.expected) }, from: root)
  try removeEmptyFolders(above: orphans.map(\.path) + plan.emptied + plan.temporaries, in: root)

  @Sendable func write(_ files: ArraySlice<PlannedFile>) -> Result<
    [(path: String, status: FileStatus)], FileError
  > {
    Result { () throws(FileError) in
      var cursor = FolderCursor(at: root, missing: .make)
      var statuses: [(path: String, status: FileStatus)] = []
      for (index, file) in zip(files.indices, files) {
        guard let content = file.content else { continue }
        if let status = file.status {
          statuses.append((file.path, status))
          continue
        }
        let status = try cursor.folder(of: file.path).write(
          content.text, to: String(lastName(of: file.path)), expecting: file.expected,
          temporary: temporaryName(String(index)))
        statuses.append((file.path, status))
      }
      return statuses
    }
  }
  var statuses: [(path: String, status: FileStatus)] = []
  for result in concurrentChunks(of: Array(plan.files.dropLast()), jobs: jobs, write) {
    statuses += try result.get()
  }
  return statuses + (try write(plan.files.suffix(1)).get())
}

private func remove(
  _ files: [(path: String, expected: ExpectedFile)], from root: Folder
) throws(FileError) {
  var cursor = FolderCursor(at: root, missing: .refuse)
  for (path, expected) in files {
    try cursor.folder(of: path).remove(String(lastName(of: path)), expecting: expected)
  }
}

/// Removes the folders of removed files, and their parent folders, as far as they are empty.
private func removeEmptyFolders(above paths: [String], in root: Folder) throws(FileError) {
  var folders: Set<String> = []
  for path in paths {
    var folder = parentFolder(of: path)
    while let current = folder, folders.insert(current).inserted {
      folder = parentFolder(of: current)
    }
  }
  // A folder sorts before its contents.
  for folder in folders.sorted(by: >) {
    do {
      var cursor = FolderCursor(at: root, missing: .refuse)
      _ = try cursor.folder(of: folder).removeFolderIfEmpty(String(lastName(of: folder)))
    } catch  where error.isAbsence {
      // It has already been removed, or has been replaced.
    }
  }
}
