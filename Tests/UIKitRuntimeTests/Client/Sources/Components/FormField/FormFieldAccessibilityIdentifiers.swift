/// The identifiers by which tests find the parts of a form field.
public enum FormFieldAccessibilityIdentifiers {
  /// What the field asks for.
  public static let label = "field.label"

  /// How to fill in the field.
  public static let help = "field.help"
}
