/// A library of many specs.
enum Corpus: String, CaseIterable {
  /// Generated specs, most of which use no other.
  case generated

  /// The sample design system of this repository under many names, whose specs use each other.
  case samples

  /// Writes a project.
  ///
  /// - Parameter folder: An existing folder.
  func writeProject(_ count: Int, to folder: String) throws(BenchmarkError) {
    switch self {
    case .samples: try RenamedSamples.writeProject(count, of: ".", to: folder)
    case .generated:
      try makeFolder("\(folder)/components")
      try write("library: BenchKit\n", to: "\(folder)/dscompile.yaml")
      for (name, text) in sampleSpecs(count) {
        try write(text, to: "\(folder)/components/\(name)")
      }
    }
  }

  /// A spec to edit, and the text before a number in its Swift.
  var edited: (name: String, mark: String) {
    switch self {
    case .generated: (sampleNames(1)[0], "cornerRadius: ")
    case .samples: ("BreadcrumbTrailC", ".lineLimit(")
    }
  }
}
