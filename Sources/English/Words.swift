/// The words of a name as they stand in a sentence: `task row` for `TaskRow`, `URL field` for
/// `URLField`.
package func words(_ name: String) -> String {
  let characters = Array(name)
  var words: [String] = []
  var current = ""
  for (index, character) in characters.enumerated() {
    let next = index + 1 < characters.count ? characters[index + 1] : nil
    let previous = index > 0 ? characters[index - 1] : nil
    let begins =
      character.isUppercase
      && (previous?.isUppercase == false
        || previous?.isUppercase == true && next?.isLowercase == true)
    if character == "_" || begins {
      if !current.isEmpty { words.append(current) }
      current = character == "_" ? "" : String(character)
    } else {
      current.append(character)
    }
  }
  if !current.isEmpty { words.append(current) }
  return words.map { word in
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber } ? word : word.lowercased()
  }.joined(separator: " ")
}
