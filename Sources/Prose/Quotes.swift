/// A value in a sentence: a number unchanged, otherwise as code.
package func quoted(_ value: String) -> String {
  value.allSatisfy { $0.isNumber || $0 == "." && value.first != "." } ? value : "`\(value)`"
}
