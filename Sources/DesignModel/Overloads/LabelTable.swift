/// Numbers for the labels and names of some initializers and the calls of them.
///
/// Overload resolution compares the same few labels repeatedly.
final class LabelTable {
  private var numbers: [String: Int] = [:]

  /// The number of labels.
  var count: Int { numbers.count }

  func number(of label: String) -> Int {
    if let known = numbers[label] { return known }
    numbers[label] = numbers.count
    return numbers.count - 1
  }
}
