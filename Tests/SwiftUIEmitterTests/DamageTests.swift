import Diagnostics
import SwiftParser
import SwiftRendering
import TestSupport
import Testing

/// Incomplete specs, or specs damaged by a merge.
struct DamageTests {
  /// Damage causes diagnostics, never a crash, and never Swift that does not parse.
  @Test(arguments: 0..<8)
  func damageIsReportedOrHarmless(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    for spec in specs {
      for _ in 0..<2 { expectSound(damaged(spec, &random)) }
    }
  }

  /// The original specs are valid.
  @Test func undamagedSpecsAreSound() {
    #expect(specs.count >= 261)
    for spec in specs { expectSound(spec) }
  }

  private func expectSound(_ spec: String) {
    let result = emitted([spec])
    if result.diagnostics.hasErrors {
      #expect(soundnessProblems(of: result.diagnostics) == [], "\(spec)")
      #expect(result.files.isEmpty, "\(spec)")
      return
    }
    #expect(!result.files.isEmpty, "\(spec)")
    for file in result.files where file.path.hasSuffix(".swift") {
      let text = String(decoding: file.body, as: UTF8.self)
      #expect(!Parser.parse(source: text).hasError, "\(file.path) from\n\(spec)\n\(text)")
    }
  }

  private func damaged(_ spec: String, _ random: inout SeededNumbers) -> String {
    var bytes = Array(spec.utf8)
    func lines() -> [[UInt8]] {
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    }
    for _ in 0...random.below(2) {
      switch random.below(6) {
      case 0: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
      case 1:
        bytes[random.below(bytes.count)] = Array("{}[]:,\"'\\#&*?|>-@`!\n \t(.$".utf8).pick(&random)
      case 2:
        var lines = lines()
        lines.remove(at: random.below(lines.count))
        bytes = Array(lines.joined(separator: [0x0A]))
      case 3:
        var lines = lines()
        lines.swapAt(random.below(lines.count), random.below(lines.count))
        bytes = Array(lines.joined(separator: [0x0A]))
      case 4:
        var lines = lines()
        lines.insert(lines.pick(&random), at: random.below(lines.count))
        bytes = Array(lines.joined(separator: [0x0A]))
      default: bytes.removeSubrange(random.below(bytes.count)...)
      }
      if bytes.isEmpty { bytes = [0x0A] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SeededNumbers {
  fileprivate mutating func below(_ bound: Int) -> Int { .random(in: 0..<bound, using: &self) }
}

extension Array {
  fileprivate func pick(_ random: inout SeededNumbers) -> Element { random.one(of: self) }
}
