import English

/// The candidate that a misspelt word was probably meant to be, if one is near enough.
///
/// Near is a Damerau-Levenshtein distance (optimal string alignment) of at most a third of the
/// word's length, but one for short words; equal distances are decided by the candidates' order. Of
/// very many candidates only the first are looked at.
package func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
  let word = Array(word.lowercased().unicodeScalars)
  let limit = max(1, word.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates.prefix(mostCandidates) {
    // Where lengths differ by more, so do words; and few have to be taken apart.
    let length = candidate.unicodeScalars.count
    guard abs(length - word.count) <= min(limit, length) + 2 else { continue }
    let distance = editDistance(word, Array(candidate.lowercased().unicodeScalars))
    if distance <= limit, distance < best?.distance ?? .max, distance < candidate.count {
      best = (distance, candidate)
    }
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

/// The number of insertions, deletions, substitutions and swaps of neighbours between two words.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for row in 1...left.count {
    var current = [row] + [Int](repeating: 0, count: right.count)
    for column in 1...right.count {
      let isSame = left[row - 1] == right[column - 1]
      current[column] = min(
        last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1]
      {
        current[column] = min(current[column], beforeLast[column - 2] + 1)
      }
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
