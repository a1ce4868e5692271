import SwiftTypes

/// Names of SwiftUI and Swift that emitted code needs, so that no emitted type can have them.
///
/// Other SwiftUI names, such as `Label`, are allowed; emitted code then qualifies SwiftUI's.
let reservedTypeNames = KnownType.names(.needed)

/// Names of SwiftUI that emitted code qualifies inside of a component, so that a type in the component can have
/// them.
let qualifiedTypeNames: Set<String> = [
  "AccessibilityFocusState", "Environment", "FocusState", "State", "View", "ViewBuilder",
]

/// Members of every view or of every emitted component: nothing in a spec can have their names.
package let reservedMemberNames: Set<String> = [
  "body", "init", "self", "Self", "Body", "Type", "_",
]

/// SwiftUI views whose names a generic parameter must not have, because it would hide the view in the body.
package let viewNames = KnownType.names(.view)

/// SwiftUI's modifiers that set a style.
let swiftUIStyleModifiers: Set<String> = [
  "buttonStyle", "controlGroupStyle", "datePickerStyle", "disclosureGroupStyle", "formStyle",
  "gaugeStyle", "groupBoxStyle", "indexViewStyle", "labelStyle", "labeledContentStyle",
  "listStyle", "menuStyle", "navigationSplitViewStyle", "navigationViewStyle", "pickerStyle",
  "progressViewStyle", "tabViewStyle", "tableStyle", "textEditorStyle", "textFieldStyle",
  "toggleStyle",
]

/// The names of SwiftUI's own styles.
let swiftUIStyleAccessors: Set<String> = [
  "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity",
  "automatic", "balanced", "bordered", "borderedButton", "borderedProminent", "borderless",
  "borderlessButton", "button", "card", "checkbox", "circular", "columns", "compact",
  "compactMenu", "field", "graphical", "grouped", "iconOnly", "inline", "inset", "insetGrouped",
  "linear", "linearCapacity", "link", "menu", "navigation", "navigationLink", "page", "palette",
  "plain", "prominentDetail", "radioGroup", "roundedBorder", "segmented", "sidebar", "squareBorder",
  "stack", "stepperField", "switch", "titleAndIcon", "titleOnly", "wheel",
]
