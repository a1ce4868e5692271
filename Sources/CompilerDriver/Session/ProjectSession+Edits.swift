/// The number of changed files from which on everything is compiled, for each chunk of files that is compared.
let editedFiles = 20

extension ProjectSession {
  /// Compiles only what an edit of some specs affects.
  ///
  /// Afterwards, ``inputs`` has read what a complete compilation would have read.
  ///
  /// - Parameters:
  ///   - run: The last run, which may have a record of its compilation.
  ///   - changed: The absolute paths of its files that have changed since.
  /// - Returns: Nil if everything has to be compiled; then ``inputs`` is as before.
  mutating func compileEdits(
    since run: RememberedRun, in changed: Set<String>, for goal: CompilationGoal,
    by language: Language
  ) throws(FileError) -> EditedCompilation? {
    guard let record = run.compilation(in: location), changed.isSubset(of: record.specs)
    else { return nil }
    // What the record contains need not be read again.
    var reader = InputReader(
      location: location, files: files, jobs: surroundings.jobs, earlier: record.texts)
    guard let edited = try language.compileEdits(record, goal, &reader) else { return nil }
    inputs = reader
    return edited
  }
}
