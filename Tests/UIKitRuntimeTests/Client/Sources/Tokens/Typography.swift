/// The fonts of the design system. They follow the reader's text size.
public enum Typography {
  /// Headings.
  public static let headline = TextFont.headline
  /// Labels of controls.
  public static let label = TextFont.subheadline
  /// Remarks.
  public static let caption = TextFont.caption
}
