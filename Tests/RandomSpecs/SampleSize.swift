import Foundation

/// The amount of random testing.
package enum SampleSize {
  /// The seed of random numbers: `make prove` uses another one for other specs.
  package static let seed =
    ProcessInfo.processInfo.environment["DSCOMPILE_SEED"].flatMap(UInt64.init) ?? 1

  /// Whether a number of specs is requested, as `make prove` does.
  package static let isRequested = ProcessInfo.processInfo.environment["DSCOMPILE_PROOFS"] != nil

  /// The number of specs in a test: as many as `make prove` requests, or a few.
  package static func count(_ few: Int) -> Int {
    ProcessInfo.processInfo.environment["DSCOMPILE_PROOFS"].flatMap(Int.init) ?? few
  }
}
