/// Views and modifiers of SwiftUI that have no counterpart, by which code is known to be a view.
enum NeverPortable {
  static let views: Set<String> = [
    "GeometryReader", "Grid", "GridRow", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "List", "Form", "Table", "NavigationStack", "NavigationLink", "TabView", "Menu",
    "Picker", "DatePicker", "Gauge", "Canvas", "TimelineView", "LinearGradient",
    "RadialGradient", "AngularGradient", "AnyView", "ColorPicker", "DisclosureGroup", "Section",
    "ControlGroup", "ShareLink", "AsyncImage",
  ]

  /// Types of SwiftUI that a value cannot have where nothing says what it is for.
  static let types: Set<String> = [
    "Color", "Font", "Image", "Text", "AnyShapeStyle", "AnyLayout", "AnyShape", "Binding",
    "LocalizedStringKey", "Angle", "Animation", "AnyTransition", "EdgeInsets", "Gradient",
    "UnitPoint", "Path", "StrokeStyle", "ButtonRole", "EmptyView", "LocalizedStringResource",
    "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "UnevenRoundedRectangle",
    "Transaction", "GridItem", "Material", "AccessibilityTraits", "Alignment",
  ]
}
