import Diagnostics
import Linter
import SwiftRendering

/// What the driver drives: the way from a project's inputs to files, without any writing.
package struct Language: Sendable {
  /// Reads a project and makes the files of its library.
  ///
  /// Every input has to be read through the reader, else a change of it goes unseen.
  package var emit: @Sendable (inout InputReader) throws(FileError) -> Emission

  /// Reads a project and finds all there is to say about it.
  package var lint: @Sendable (inout InputReader) throws(FileError) -> LintResult

  /// Reads a project and applies the fixes of what it finds, as far as they are wanted.
  package var mend:
    @Sendable (
      inout InputReader, _ isWanted: (Diagnostic, FixIt) -> Bool
    ) throws(FileError) -> MendedInputs

  package init(
    emit: @escaping @Sendable (inout InputReader) throws(FileError) -> Emission,
    lint: @escaping @Sendable (inout InputReader) throws(FileError) -> LintResult,
    mend:
      @escaping @Sendable (
        inout InputReader, _ isWanted: (Diagnostic, FixIt) -> Bool
      ) throws(FileError) -> MendedInputs = { _, _ in MendedInputs() }
  ) {
    self.emit = emit
    self.lint = lint
    self.mend = mend
  }
}

/// What a project compiles to.
package struct Emission: Sendable {
  /// One per output folder; of no account if there is an error.
  package var trees: [EmittedTree]
  package var diagnostics: [Diagnostic]

  /// Files that somebody is to write, and that can be begun where there are none.
  package var stubs: [Stub]

  package init(trees: [EmittedTree], diagnostics: [Diagnostic], stubs: [Stub] = []) {
    self.trees = trees
    self.diagnostics = diagnostics
    self.stubs = stubs
  }

  /// A file that somebody goes on with.
  package struct Stub: Sendable {
    /// The path from the project's folder.
    package var path: String
    package var text: [UInt8]

    package init(path: String, text: [UInt8]) {
      self.path = path
      self.text = text
    }
  }
}

/// The files of one output folder.
package struct EmittedTree: Sendable {
  /// The output folder, from the project's folder.
  package var folder: String

  /// Where the project file names the folder; nil if that is not known.
  package var place: Place?

  /// Whether a folder that the command line names stands for the output folder itself; else it stands
  /// for the project's folder.
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
