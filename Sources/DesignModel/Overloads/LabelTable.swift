/// Numbers for the labels and names of some initializers and the calls of them.
///
/// Deciding what a call means compares the same few labels again and again.
final class LabelTable {
  private var numbers: [String: Int] = [:]

  /// How many labels it has.
  var count: Int { numbers.count }

  func number(of label: String) -> Int {
    if let known = numbers[label] { return known }
    numbers[label] = numbers.count
    return numbers.count - 1
  }
}
