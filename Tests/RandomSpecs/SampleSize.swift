import Foundation

/// How much tests draw at random.
package enum SampleSize {
  /// What the random numbers begin with: `make prove` takes another for other specs.
  package static let seed =
    ProcessInfo.processInfo.environment["DSCOMPILE_SEED"].flatMap(UInt64.init) ?? 1

  /// How many specs a test draws: as many as `make prove` asks for, or few.
  package static func count(_ few: Int) -> Int {
    ProcessInfo.processInfo.environment["DSCOMPILE_PROOFS"].flatMap(Int.init) ?? few
  }
}
