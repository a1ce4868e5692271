/// Joins phrases: "an icon, a title and actions".
///
/// - Parameter conjunction: The word before the last of several phrases.
package func listed(_ phrases: [String], by conjunction: String = "and") -> String {
  guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
  return "\(phrases.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
