/// A name with a small beginning: `title` for `Title`. A leading run of capitals is lowered as a
/// word: `dkLabel` for `DKLabel`, `url` for `URL`.
package func lowerCamelCase(_ name: String) -> String {
  let characters = Array(name)
  let capitals = characters.prefix(while: \.isUppercase).count
  // The last capital of a run begins the next word, if a word follows it.
  let lowered =
    capitals > 1 && capitals < characters.count && characters[capitals].isLetter
    ? capitals - 1 : capitals
  return characters.prefix(lowered).map { $0.lowercased() }.joined() + characters.dropFirst(lowered)
}

/// A name with a capital beginning: `Title` for `title`.
package func upperCamelCase(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}

/// The name of a type made from that of a member: `Title` for `title`, and another than the member's
/// where letters have no capitals.
func typeName(ofMember name: String) -> String {
  let type = upperCamelCase(name)
  return type == name ? name + "Content" : type
}
