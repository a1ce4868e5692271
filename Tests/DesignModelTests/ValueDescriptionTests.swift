import DesignModel
import Testing

/// The documentation of values without a summary.
@Test(arguments: [
  ("lineWidth", "CGFloat", "The line width."),
  ("isSelected", "Bool", "Whether it is selected."),
  ("hasIcon", "Bool?", "Whether it has an icon."),
  ("rowIsPlain", "Bool", "Whether the row is plain."),
  ("island", "Bool", "The value of `island`."), ("compact", "Bool", "The value of `compact`."),
  ("onTap", "() -> Void", "What happens on tap."),
  ("onDragEnd", "(@MainActor (Int) -> Void)?", "What happens on drag end."),
  ("action", "() -> Void", "The action."), ("retryAction", "() -> Void", "The retry action."),
  ("retry", "() -> ()", "The action `retry`."), ("once", "() -> Void", "The action `once`."),
  ("isOn", "Bool", "Whether it is on."), ("hasShadow", "Bool", "Whether it has a shadow."),
  ("hasContent", "Bool", "Whether it has content."),
  ("hasFinished", "Bool", "Whether it has finished."),
  ("showsItems", "Bool", "Whether it shows items."),
  ("isSelected", "Selection", "The value of `isSelected`."),
  ("min", "Int", "The minimum."), ("maxURL", "URL", "The maximum URL."),
  ("url", "URL?", "The URL."),
  ("status", "Status", "The status."), ("series", "[Series]", "The series."),
  ("items", "[Item]", "The items."), ("content", "String", "The content."),
  ("data", "[Int]", "The data."),
  ("sfSymbol", "String", "The SF symbol."),
  ("format", "(Int) -> String", "The format."), ("handlers", "[() -> Void]", "The handlers."),
])
func valueDescriptions(name: String, type: String, text: String) throws {
  #expect(valueDescription(name, type: try typeExpression(type)) == text)
}
