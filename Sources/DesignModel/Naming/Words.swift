import English

/// A name in lower camel case: `title` for `Title`. A leading run of capitals becomes a lowercase word:
/// `dkLabel` for `DKLabel`, `url` for `URL`.
package func lowerCamelCase(_ name: String) -> String {
  let characters = Array(name)
  let capitals = characters.prefix(while: \.isUppercase).count
  // The last capital of a run begins the next word, if one follows.
  let lowered =
    capitals > 1 && capitals < characters.count && characters[capitals].isLetter
    ? capitals - 1 : capitals
  return characters.prefix(lowered).map { $0.lowercased() }.joined() + characters.dropFirst(lowered)
}

/// A name in upper camel case: `Title` for `title`.
package func upperCamelCase(_ name: String) -> String {
  capitalized(name)
}

/// The name of a type derived from that of a member: `Title` for `title`, and a different name even if
/// letters have no case.
func typeName(ofMember name: String) -> String {
  let type = upperCamelCase(name)
  return type == name ? name + "Content" : type
}
