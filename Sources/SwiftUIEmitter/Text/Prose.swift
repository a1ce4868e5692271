// What documentation comments say of values.

/// A value as it stands in a sentence: a number as it is, else as code.
func quoted(_ value: String) -> String {
  value.allSatisfy { $0.isNumber || $0 == "." && value.first != "." } ? value : "`\(value)`"
}
