/// The identifiers by which tests find the parts of a card.
public enum CardAccessibilityIdentifiers {
  /// The card's heading.
  public static let title = "card.title"

  /// A second line below the title.
  public static let subtitle = "card.subtitle"

  /// What can be done with the subject.
  public static let actions = "card.actions"
}
