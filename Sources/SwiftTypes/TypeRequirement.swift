/// A requirement on generic parameters: `Value: Comparable` or `Items.Element == Item`.
package struct TypeRequirement: Hashable, Sendable {
  package enum Relation: Hashable, Sendable {
    case conforms
    case equals
  }

  package let subject: TypeExpression
  package let relation: Relation
  package let other: TypeExpression

  package init(_ subject: TypeExpression, _ relation: Relation, _ other: TypeExpression) {
    self.subject = subject
    self.relation = relation
    self.other = other
  }

  package var text: String {
    switch relation {
    case .conforms: "\(subject): \(other)"
    case .equals: "\(subject) == \(other)"
    }
  }

  /// Whether it contains a name.
  package func mentions(_ name: String) -> Bool {
    subject.mentions(name) || other.mentions(name)
  }

  /// The requirement with replacements for some of its names.
  ///
  /// - Parameter replacement: The replacement of a name; nil to keep it.
  package func substituting(_ replacement: (String) -> TypeExpression?) -> TypeRequirement {
    TypeRequirement(
      subject.substituting(replacement), relation, other.substituting(replacement))
  }
}
