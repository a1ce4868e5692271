/// A way to find out that files of a watched project have changed.
protocol ChangeDetection {
  /// Why some changes are not detected; nil if all are.
  var lack: String? { get }

  /// Watches a project as it was compiled last.
  ///
  /// - Returns: Whether something may have changed before it was watched.
  func watch(_ project: some WatchedInputs) -> Bool

  /// Waits for a change.
  ///
  /// - Parameters:
  ///   - interruption: Becomes readable when the process should end.
  ///   - milliseconds: The timeout; nil for none.
  func wait(_ interruption: Interruption, milliseconds: Int?) -> Wake
}

/// What was read for a compilation, which may fail.
protocol WatchedInputs {
  var session: ProjectSession { get }

  /// What the last compilation examined.
  var seen: [SeenFile] { get }

  /// Whether the last compilation could not read or write a file.
  var hasFailed: Bool { get }
}

extension WatchedInputs {
  /// The places at which a change can affect the project.
  func places() -> WatchedPlaces {
    var places = WatchedPlaces(session.files)
    places.add(folder: session.location.folder)
    for file in seen where file.status?.kind != .folder { places.add(file: file.path) }
    for file in seen where file.status?.kind == .folder { places.add(folder: file.path) }
    return places
  }
}

/// Why a wait for changes ended.
enum Wake: Equatable {
  /// Something changed at these paths; if the system lost events, the path is not one of a file.
  case changed(Set<String>)

  /// The process should end.
  case interrupted

  /// The timeout expired.
  case quiet
}
