import Diagnostics
import Linter
import SwiftRendering

/// The steps from a project's inputs to emitted files, without any writing.
package struct Language: Sendable {
  /// Reads a project and emits the files of its library.
  ///
  /// Every input must be read through the reader; otherwise its changes are not noticed.
  package var emit: @Sendable (inout InputReader) throws(FileError) -> Emission

  /// Compiles only what an edit affects; nil if everything has to be compiled.
  var compileEdits:
    @Sendable (
      CompilationRecord, CompilationGoal, inout InputReader
    ) throws(FileError) -> EditedCompilation? = { _, _, _ in nil }

  /// Reads a project and finds all its problems.
  package var lint: @Sendable (inout InputReader) throws(FileError) -> Review

  /// Reads a project and applies the requested fixes of its findings.
  package var fix:
    @Sendable (
      inout InputReader, _ isWanted: (Diagnostic, FixIt) -> Bool
    ) throws(FileError) -> FixedInputs

  package init(
    emit: @escaping @Sendable (inout InputReader) throws(FileError) -> Emission,
    lint: @escaping @Sendable (inout InputReader) throws(FileError) -> Review,
    fix:
      @escaping @Sendable (
        inout InputReader, _ isWanted: (Diagnostic, FixIt) -> Bool
      ) throws(FileError) -> FixedInputs = { _, _ in FixedInputs() }
  ) {
    self.emit = emit
    self.lint = lint
    self.fix = fix
  }
}

/// What a project compiles to.
package struct Emission: Sendable {
  /// One per output folder; meaningless if there is an error.
  package var trees: [EmittedTree]
  package var diagnostics: [Diagnostic]

  /// Files that the user has to write and for which stubs can be written.
  package var stubs: [Stub]

  /// What can be recorded for the next run; nil if that cannot use it.
  var examined: ExaminedProject?

  package init(trees: [EmittedTree], diagnostics: [Diagnostic], stubs: [Stub] = []) {
    self.trees = trees
    self.diagnostics = diagnostics
    self.stubs = stubs
  }

  /// A file that the user completes.
  package struct Stub: Sendable {
    /// The path relative to the project's folder.
    package var path: String
    package var text: [UInt8]

    package init(path: String, text: [UInt8]) {
      self.path = path
      self.text = text
    }
  }
}

/// The problems of a project.
package struct Review: Sendable {
  package var findings: LintResult

  /// What can be recorded for the next run; nil if that cannot use it.
  var examined: ExaminedProject?

  package init(_ findings: LintResult) { self.findings = findings }
}

/// The files of one output folder.
package struct EmittedTree: Sendable {
  /// The output folder, relative to the project's folder.
  package var folder: String

  /// Where the project file names the folder; nil if unknown.
  package var place: Place?

  /// Whether a folder given on the command line replaces the output folder itself; otherwise it replaces the
  /// project's folder.
  package var isReplaceable: Bool
  package var files: [EmittedFile]

  package init(
    folder: String, place: Place? = nil, isReplaceable: Bool = true, files: [EmittedFile]
  ) {
    self.folder = folder
    self.place = place
    self.isReplaceable = isReplaceable
    self.files = files
  }
}
