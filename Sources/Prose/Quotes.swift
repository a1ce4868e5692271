/// A value as it stands in a sentence: a number as it is, else as code.
package func quoted(_ value: String) -> String {
  value.allSatisfy { $0.isNumber || $0 == "." && value.first != "." } ? value : "`\(value)`"
}
