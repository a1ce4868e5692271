/// The words of a name in lowercase, also those that begin with a capital letter: `fontWeights` has two.
func nameWords(_ name: String) -> [String] {
  var text = ""
  var wasLower = false
  for sign in name {
    if sign.isUppercase, wasLower { text.append(" ") }
    wasLower = sign.isLowercase
    text.append(sign)
  }
  return text.lowercased().split { !$0.isLetter }.map(String.init)
}
