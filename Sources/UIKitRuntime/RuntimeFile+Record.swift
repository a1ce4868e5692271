extension RuntimeFile {
  /// The names by which Swift uses the file.
  ///
  /// A type or a global function is used by its name, a member by its own and that of its type:
  /// `UIStackView.spacing`. Members of types whose values are rarely named with their type, such as `UIView`,
  /// are used by their own names alone. The name of an initializer is its first label.
  package var uses: [Substring] { RuntimeRecord.shared.rows[self]?.uses ?? [] }

  /// The files whose declarations this one uses itself, without those that these need.
  package var needs: [RuntimeFile] { RuntimeRecord.shared.rows[self]?.needs ?? [] }
}

/// What is recorded about the files.
private struct RuntimeRecord: Sendable {
  static let shared = RuntimeRecord(recordedRuntime)

  private(set) var rows: [RuntimeFile: (uses: [Substring], needs: [RuntimeFile])] = [:]

  init(_ text: String) {
    let files = Dictionary(
      uniqueKeysWithValues: RuntimeFile.allCases.map { (Substring($0.rawValue), $0) })
    var file: RuntimeFile?
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
      switch words[0] {
      case "declares":
        if let file { rows[file]?.uses += words.dropFirst() }
      case "needs":
        if let file { rows[file]?.needs += words.dropFirst().compactMap { files[$0] } }
      default:
        file = files[words[0]]
        if let file { rows[file] = ([], []) }
      }
    }
  }
}
