import Crypto

/// The first 16 hexadecimal digits of the SHA-256 of some bytes.
package struct ContentHash: Hashable, Sendable {
  private let value: UInt64

  package init(of bytes: some Collection<UInt8>) {
    var hash = SHA256()
    let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      hash.update(bufferPointer: UnsafeRawBufferPointer(buffer))
    }
    if isContiguous == nil { hash.update(data: Array(bytes)) }
    value = hash.finalize().prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads the 16 digits, in small letters.
  package init?(_ text: some StringProtocol) {
    let isHash = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    guard isHash, text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// The 16 digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
