/// The labels of a call.
package struct CallShape: Sendable, Equatable {
  /// Those of the arguments between the parentheses, nil for none.
  package let labels: [String?]

  /// Whether there are closures after the parentheses, and the labels of those after the first.
  package let hasTrailingClosure: Bool
  package let trailingLabels: [String]

  /// How many arguments the last of its closures names; nil if it names none.
  package let closureArguments: Int?
}
