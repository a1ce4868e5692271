import Diagnostics
import SwiftRendering

/// What the driver drives: the way from a project's inputs to files, without any writing.
package struct Language: Sendable {
  /// Reads a project and makes the files of its library.
  ///
  /// Every input has to be read through the reader, else a change of it goes unseen.
  package var emit: @Sendable (inout InputReader) throws(FileError) -> Emission

  /// Reads a project and finds all there is to say about it.
  package var lint: @Sendable (inout InputReader) throws(FileError) -> [Diagnostic]

  package init(
    emit: @escaping @Sendable (inout InputReader) throws(FileError) -> Emission,
    lint: @escaping @Sendable (inout InputReader) throws(FileError) -> [Diagnostic]
  ) {
    self.emit = emit
    self.lint = lint
  }
}

/// What a project compiles to.
package struct Emission: Sendable {
  /// One per output folder; of no account if there is an error.
  package var trees: [EmittedTree]
  package var diagnostics: [Diagnostic]

  package init(trees: [EmittedTree], diagnostics: [Diagnostic]) {
    self.trees = trees
    self.diagnostics = diagnostics
  }
}

/// The files of one output folder.
package struct EmittedTree: Sendable {
  /// The output folder, from the project's folder.
  package var folder: String

  /// Where the project file names the folder; nil if that is not known.
  package var place: Place?
  package var files: [EmittedFile]

  package init(folder: String, place: Place? = nil, files: [EmittedFile]) {
    self.folder = folder
    self.place = place
    self.files = files
  }
}
