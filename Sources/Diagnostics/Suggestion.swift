import English

/// The candidate that a misspelt word was probably meant to be, if one is near enough.
///
/// Near is a Damerau-Levenshtein distance (optimal string alignment) of at most a third of the
/// word's length, but one for short words; equal distances are decided by the candidates' order. Of
/// very many candidates only the first are looked at.
///
/// - Parameter limit: The largest distance, in place of a third of the length.
package func nearest(
  _ word: String, among candidates: some Sequence<String>, limit: Int? = nil
) -> String? {
  let word = Array(word.lowercased().unicodeScalars)
  let limit = limit ?? max(1, word.count / 3)
  var comparison = WordComparison(word)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates.prefix(mostCandidates) {
    // What is no nearer than the best so far is of no interest.
    let most = best.map { min(limit, $0.distance - 1) } ?? limit
    guard let distance = comparison.distance(to: candidate, atMost: most),
      distance < candidate.count
    else { continue }
    best = (distance, candidate)
    if distance == 0 { break }
  }
  return best?.candidate
}

/// How many words are compared with a misspelt one: with thousands of names in a project each of
/// thousands of misspelt ones would be compared with all.
package let mostCandidates = 2000

/// How many words a message lists.
package let mostListed = 50

/// The end of a message about an unknown word: the one that was probably meant, or all there are.
///
/// - Parameters:
///   - words: What there is, in the order in which it is told; a word that stands there twice is told
///     once.
///   - one: What stands before a single word.
///   - several: What stands before several.
///   - none: What is said if there is no word.
package func remedy(
  for word: String, among words: [String], one: String = "there is",
  several: String = "there are", none: String = "it has none"
) -> String {
  if let near = nearest(word, among: words) { return "did you mean '\(near)'?" }
  var seen: Set<String> = []
  let different = words.filter { seen.insert($0).inserted }
  if different.isEmpty { return none }
  var told = different.prefix(mostListed).map { "'\($0)'" }
  let rest = different.count - told.count
  if rest > 0 { told.append(counted(rest, "other")) }
  return "\(different.count == 1 ? one : several) \(listed(told))"
}

/// Compares one word with many, in memory that it takes once.
private struct WordComparison {
  private let word: [Unicode.Scalar]

  /// The word that it is compared with.
  private var other: [Unicode.Scalar] = []

  /// Three rows of the table of distances between the beginnings of both words.
  private var rows: [Int] = []

  /// - Parameter word: In small letters.
  init(_ word: [Unicode.Scalar]) { self.word = word }

  /// The number of insertions, deletions, substitutions and swaps of neighbours between the words, whatever the
  /// case of their letters; nil if it is larger than a limit.
  mutating func distance(to text: String, atMost limit: Int) -> Int? {
    // Where lengths differ by more, so do words; and few have to be taken apart.
    // A scalar has at most four bytes.
    guard word.count - limit...4 * (word.count + limit) ~= text.utf8.count else { return nil }
    read(text)
    guard abs(word.count - other.count) <= limit else { return nil }
    if word.isEmpty || other.isEmpty { return max(word.count, other.count) }
    if rows.count < 3 * (other.count + 1) {
      rows = Array(repeating: 0, count: 3 * (other.count + 1))
    }
    // Thousands of words are compared with thousands.
    return rows.withUnsafeMutableBufferPointer { rows in
      word.withUnsafeBufferPointer { word in
        other.withUnsafeBufferPointer { Self.distance(word, $0, atMost: limit, &rows) }
      }
    }
  }

  private static func distance(
    _ word: UnsafeBufferPointer<Unicode.Scalar>, _ other: UnsafeBufferPointer<Unicode.Scalar>,
    atMost limit: Int, _ rows: inout UnsafeMutableBufferPointer<Int>
  ) -> Int? {
    let width = other.count + 1
    var (beforeLast, last, current) = (0, width, 2 * width)
    for column in 0..<width { rows[last + column] = column }
    var leastOfLast = 0
    for row in 1...word.count {
      // What is farther from the diagonal than the limit took more insertions or deletions than that.
      let columns = max(1, row - limit)...min(other.count, row + limit)
      rows[current + columns.lowerBound - 1] = columns.lowerBound == 1 ? row : limit + 1
      if columns.upperBound == row + limit { rows[last + columns.upperBound] = limit + 1 }
      var least = limit + 1
      for column in columns {
        let isSame = word[row - 1] == other[column - 1]
        var distance = min(
          rows[last + column] + 1, rows[current + column - 1] + 1,
          rows[last + column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, word[row - 1] == other[column - 2],
          word[row - 2] == other[column - 1]
        {
          distance = min(distance, rows[beforeLast + column - 2] + 1)
        }
        rows[current + column] = distance
        least = min(least, distance)
      }
      // A row is made of the two before it.
      if min(least, leastOfLast) > limit { return nil }
      leastOfLast = least
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    let distance = rows[last + other.count]
    return distance <= limit ? distance : nil
  }

  private mutating func read(_ text: String) {
    other.removeAll(keepingCapacity: true)
    for unit in text.utf8 {
      guard unit < 0x80 else {
        other = Array(text.lowercased().unicodeScalars)
        return
      }
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= unit
      other.append(Unicode.Scalar(isCapital ? unit | 0x20 : unit))
    }
  }
}
