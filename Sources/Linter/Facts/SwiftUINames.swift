import DesignModel
import Specification

/// Whether every view has a method of SwiftUI's of a name, where a library runs on some platforms.
func isViewMethod(_ name: String, on platforms: Set<Platform>) -> Bool {
  swiftUIViewMethods.contains(name)
    && (platforms.contains(.visionOS) || !swiftUIViewMethodsOfVisionOS.contains(name))
}

/// Types of SwiftUI that are no views, and that apps name.
let swiftUITypeNames: Set<String> = [
  "Alignment", "Angle", "Animation", "Axis", "ButtonRole", "ButtonStyle", "ColorScheme",
  "ContentMode", "ControlSize", "DynamicTypeSize", "Edge", "EdgeInsets", "Font", "Gradient",
  "GridItem", "HorizontalAlignment", "LabelStyle", "Layout", "Material", "Namespace", "ScenePhase",
  "Shape", "ShapeStyle", "TextAlignment", "ToggleStyle", "Transaction", "Transition", "UnitPoint",
  "VerticalAlignment", "Visibility",
]

/// Types of Foundation that are words for what a design system has.
let foundationTypeNames: Set<String> = [
  "Bundle", "Calendar", "Data", "Date", "DateInterval", "Dimension", "Formatter", "Host", "Locale",
  "Measurement", "Notification", "Operation", "Port", "Process", "Progress", "Scanner", "Stream",
  "Thread", "Timer", "Unit",
]
