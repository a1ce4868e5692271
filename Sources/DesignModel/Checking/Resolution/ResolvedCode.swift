import Diagnostics

/// What the names in the Swift of a spec refer to, as far as declarations state it. It is recorded when the code is
/// checked, so that nothing has to resolve names again.
package struct ResolvedCode: Sendable {
  /// The offsets of the names in the spec, sorted.
  private let offsets: [UInt32]
  private let symbols: [CodeSymbol]

  package static let none = Self([:])

  /// - Parameter symbols: By the offsets of the names.
  init(_ symbols: [Int: CodeSymbol]) {
    let sorted = symbols.sorted { $0.key < $1.key }
    offsets = sorted.map { UInt32($0.key) }
    self.symbols = sorted.map(\.value)
  }

  /// The meaning of the name at a place; nil if it depends on inference, or if the name is unknown.
  package subscript(place: Place) -> CodeSymbol? {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < place.span.start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] == place.span.start ? symbols[low] : nil
  }
}
