/// The labels of a call.
package struct CallShape: Sendable, Equatable {
  /// The labels of the arguments in parentheses, nil for none.
  package let labels: [String?]

  /// Whether there are closures after the parentheses, and the labels of those after the first.
  package let hasTrailingClosure: Bool
  package let trailingLabels: [String]

  /// The number of named parameters of its last closure; nil if there are none.
  package let closureArguments: Int?
}
