/// Views and modifiers of SwiftUI without a counterpart, which identify code as a view.
enum NeverPortable {
  static let views: Set<String> = [
    "GeometryReader", "Grid", "GridRow", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "List", "Form", "Table", "NavigationStack", "NavigationLink", "TabView", "Menu",
    "Picker", "DatePicker", "Gauge", "Canvas", "TimelineView", "LinearGradient",
    "RadialGradient", "AngularGradient", "AnyView", "ColorPicker", "DisclosureGroup", "Section",
    "ControlGroup", "ShareLink", "AsyncImage",
  ]

  /// SwiftUI types that are not allowed for values of unknown use.
  static let types: Set<String> = [
    "Color", "Font", "Image", "Text", "AnyShapeStyle", "AnyLayout", "AnyShape", "Binding",
    "LocalizedStringKey", "Angle", "Animation", "AnyTransition", "EdgeInsets", "Gradient",
    "UnitPoint", "Path", "StrokeStyle", "ButtonRole", "EmptyView", "LocalizedStringResource",
    "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "UnevenRoundedRectangle",
    "Transaction", "GridItem", "Material", "AccessibilityTraits", "Alignment",
  ]
}
