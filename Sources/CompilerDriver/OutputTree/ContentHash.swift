import CXXHash

/// The 128 bits of XXH3 of some bytes, as 32 hexadecimal digits.
///
/// It is not cryptographic: nobody is expected to construct collisions here.
package struct ContentHash: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The number of digits.
  package static let length = 32

  package init(of bytes: some Collection<UInt8>) {
    let hash =
      bytes.withContiguousStorageIfAvailable { XXH3_128bits($0.baseAddress, $0.count) }
      ?? Array(bytes).withUnsafeBufferPointer { XXH3_128bits($0.baseAddress, $0.count) }
    (high, low) = (hash.high64, hash.low64)
  }

  /// A hash of others in their order.
  init(ofHashes hashes: [ContentHash]) {
    let hash = hashes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    (high, low) = (hash.high64, hash.low64)
  }

  /// Reads the 32 digits, in lowercase letters.
  package init?(_ text: some StringProtocol) {
    var values: (UInt64, UInt64) = (0, 0)
    var count = 0
    for unit in text.utf8 {
      let digit: UInt8
      switch unit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = unit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = unit - UInt8(ascii: "a") + 10
      default: return nil
      }
      values = (values.0 << 4 | values.1 >> 60, values.1 << 4 | UInt64(digit))
      count += 1
    }
    guard count == Self.length else { return nil }
    (high, low) = values
  }

  /// The 32 digits.
  package var text: String {
    String(unsafeUninitializedCapacity: Self.length) { digits in
      for index in 0..<Self.length {
        let half = index < 16 ? high : low
        let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - index % 16 * 4)) & 15
        digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return Self.length
    }
  }

  /// A text preceded by a line with its own hash, which shows that the text is complete.
  static func sealed(_ text: [UInt8]) -> [UInt8] {
    Array((ContentHash(of: text).text + "\n").utf8) + text
  }

  /// The text that was ``sealed(_:)``; nil if it is damaged.
  static func unsealed(_ text: [UInt8]) -> ArraySlice<UInt8>? {
    guard text.count > length, text[length] == UInt8(ascii: "\n") else { return nil }
    let rest = text[(length + 1)...]
    return ContentHash(String(decoding: text[..<length], as: UTF8.self)) == ContentHash(of: rest)
      ? rest : nil
  }
}
