import English

/// The candidate that a misspelled word was probably meant to be, if one is near enough.
///
/// A candidate is near if its Damerau-Levenshtein distance (optimal string alignment) is at most a third of
/// the word's length, or one for short words. Of equally near candidates, the first is chosen. If there are
/// very many candidates, only the first ones are considered.
///
/// - Parameter limit: The maximum distance, instead of a third of the length.
package func nearest(
  _ word: String, among candidates: some Sequence<String>, limit: Int? = nil
) -> String? {
  let word = Array(word.lowercased().unicodeScalars)
  let limit = limit ?? max(1, word.count / 3)
  var comparison = WordComparison(word)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates.prefix(mostCandidates) {
    // Only candidates nearer than the best so far matter.
    let most = best.map { min(limit, $0.distance - 1) } ?? limit
    guard let distance = comparison.distance(to: candidate, atMost: most),
      distance < candidate.count
    else { continue }
    best = (distance, candidate)
    if distance == 0 { break }
  }
  return best?.candidate
}

/// The maximum number of words compared with a misspelled one: in a project with thousands of names, each of
/// thousands of misspelled ones would be compared with all.
package let mostCandidates = 2000

/// The maximum number of words listed in a message.
package let mostListed = 50

/// The end of a message about an unknown word: the one that was probably meant, or all of them.
///
/// - Parameters:
///   - words: The known words, in the order in which they are listed; duplicates are listed once.
///   - one: The text before a single word.
///   - several: The text before several words.
///   - none: The text if there are no words.
package func remedy(
  for word: String, among words: [String], one: String = "there is",
  several: String = "there are", none: String = "it has none"
) -> String {
  if let near = nearest(word, among: words) { return "did you mean '\(near)'?" }
  var seen: Set<String> = []
  let different = words.filter { seen.insert($0).inserted }
  if different.isEmpty { return none }
  var named = different.prefix(mostListed).map { "'\($0)'" }
  let rest = different.count - named.count
  if rest > 0 { named.append(counted(rest, "other")) }
  return "\(different.count == 1 ? one : several) \(listed(named))"
}

/// Compares a word with many others, allocating memory once.
private struct WordComparison {
  private let word: [Unicode.Scalar]

  /// The word to compare with.
  private var other: [Unicode.Scalar] = []

  /// Three rows of the distance table for the prefixes of both words.
  private var rows: [Int] = []

  /// - Parameter word: In lowercase.
  init(_ word: [Unicode.Scalar]) { self.word = word }

  /// The number of insertions, deletions, substitutions and transpositions between the words, ignoring case;
  /// nil if it exceeds a limit.
  mutating func distance(to text: String, atMost limit: Int) -> Int? {
    // If the lengths differ by more, so do the words, and few have to be decoded. A scalar has at most four
    // bytes.
    guard word.count - limit...4 * (word.count + limit) ~= text.utf8.count else { return nil }
    read(text)
    guard abs(word.count - other.count) <= limit else { return nil }
    if word.isEmpty || other.isEmpty { return max(word.count, other.count) }
    if rows.count < 3 * (other.count + 1) {
      rows = Array(repeating: 0, count: 3 * (other.count + 1))
    }
    // Thousands of words may be compared with thousands.
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
      // Cells farther from the diagonal than the limit took more insertions or deletions than that.
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
      // A row is computed from the two previous ones.
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
