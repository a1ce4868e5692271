/// What a run of a command said and how it ended, which is all there is of a run that writes nothing.
struct RememberedRun {
  private(set) var outcome = Outcome.fine

  /// What it said as its result.
  var output = ""

  /// What it said of that.
  var errors = ""

  func tell(_ console: Console) {
    if !output.isEmpty { console.output(output) }
    if !errors.isEmpty { console.errors(errors) }
  }

  mutating func end(_ outcome: Outcome) { self.outcome = outcome }
}

extension RememberedRun {
  /// The run as it is kept: how it ended and the number of bytes of the texts, then the texts.
  var bytes: ArraySlice<UInt8> {
    Array("\(outcome.rawValue) \(output.utf8.count)\n\(output)\(errors)".utf8)[...]
  }

  /// Reads what ``bytes`` wrote.
  init?(_ bytes: ArraySlice<UInt8>) {
    let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let numbers = String(decoding: head, as: UTF8.self).split(separator: " ").map { Int($0) }
    let texts = bytes.dropFirst(head.count + 1)
    guard numbers.count == 2, let end = numbers[0], let count = numbers[1], count >= 0,
      count <= texts.count, let outcome = Int32(exactly: end).flatMap(Outcome.init)
    else { return nil }
    self.outcome = outcome
    output = String(decoding: texts.prefix(count), as: UTF8.self)
    errors = String(decoding: texts.dropFirst(count), as: UTF8.self)
  }
}
