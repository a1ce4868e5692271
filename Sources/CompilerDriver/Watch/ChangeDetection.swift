/// A way to find out that files of a watched project have changed.
protocol ChangeDetection {
  /// Why some changes are not detected; nil if all are.
  var lack: String? { get }

  /// Watches a project as it was compiled last.
  ///
  /// - Returns: Whether something may have changed before it was watched.
  func watch(_ project: WatchedProject) -> Bool

  /// Waits for a change.
  ///
  /// - Parameters:
  ///   - interruption: Becomes readable when the process should end.
  ///   - milliseconds: The timeout; nil for none.
  func wait(_ interruption: Interruption, milliseconds: Int?) -> Wake
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
