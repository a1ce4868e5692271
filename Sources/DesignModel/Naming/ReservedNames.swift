import SwiftTypes

/// Names that emitted code needs for SwiftUI's and Swift's own: no emitted type can have them.
///
/// Other names of SwiftUI, such as `Label`, can be taken; emitted code then qualifies SwiftUI's.
let reservedTypeNames = KnownType.names(.needed)

/// Members of every view or of every emitted component: nothing in a spec can have their names.
package let reservedMemberNames: Set<String> = [
  "body", "init", "self", "Self", "Body", "Type", "_",
]

/// Views of SwiftUI whose names a generic parameter must not have, for the body would then mean
/// the parameter.
package let viewNames = KnownType.names(.view)

/// The modifiers of SwiftUI that set a style.
let swiftUIStyleModifiers: Set<String> = [
  "buttonStyle", "controlGroupStyle", "datePickerStyle", "disclosureGroupStyle", "formStyle",
  "gaugeStyle", "groupBoxStyle", "indexViewStyle", "labelStyle", "labeledContentStyle",
  "listStyle", "menuStyle", "navigationSplitViewStyle", "navigationViewStyle", "pickerStyle",
  "progressViewStyle", "tabViewStyle", "tableStyle", "textEditorStyle", "textFieldStyle",
  "toggleStyle",
]

/// The names under which SwiftUI offers its own styles.
let swiftUIStyleAccessors: Set<String> = [
  "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity",
  "automatic", "balanced", "bordered", "borderedButton", "borderedProminent", "borderless",
  "borderlessButton", "button", "card", "checkbox", "circular", "columns", "compact",
  "compactMenu", "field", "graphical", "grouped", "iconOnly", "inline", "inset", "insetGrouped",
  "linear", "linearCapacity", "link", "menu", "navigation", "navigationLink", "page", "palette",
  "plain", "prominentDetail", "radioGroup", "roundedBorder", "segmented", "sidebar", "squareBorder",
  "stack", "stepperField", "switch", "titleAndIcon", "titleOnly", "wheel",
]
