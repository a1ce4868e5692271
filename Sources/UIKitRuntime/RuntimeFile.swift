import Templates

/// A file of the runtime that emitted UIKit modules share, by its path without an extension.
///
/// A module gets the files that it uses, and those that these need. What they declare and need is recorded
/// from their templates.
package enum RuntimeFile: String, CaseIterable, Sendable {
  case arrangedViews = "Builder/ArrangedViews"
  case dataViews = "Builder/DataViews"
  case forEach = "Builder/ForEach"
  case itemViews = "Builder/ItemViews"
  case slotText = "Builder/Slot+Text"
  case slot = "Builder/Slot"
  case viewBuilder = "Builder/UIViewBuilder"
  case constraintRegion = "Constraints/ConstraintRegion"
  case constraintRule = "Constraints/ConstraintRule"
  case constraintStore = "Constraints/ConstraintStore"
  case viewCenters = "Constraints/UIView+Centers"
  case viewEdges = "Constraints/UIView+Edges"
  case viewLeftRight = "Constraints/UIView+LeftRight"
  case viewNamedConstraints = "Constraints/UIView+NamedConstraints"
  case viewPlacement = "Constraints/UIView+Placement"
  case viewRelativeSize = "Constraints/UIView+RelativeSize"
  case viewRemovingConstraints = "Constraints/UIView+RemovingConstraints"
  case viewSize = "Constraints/UIView+Size"
  case viewSizeLimits = "Constraints/UIView+SizeLimits"
  case viewStretching = "Constraints/UIView+Stretching"
  case combinedElement = "Controls/CombinedElement"
  case combinedView = "Controls/CombinedView"
  case contentButton = "Controls/ContentButton"
  case escapableView = "Controls/EscapableView"
  case representedView = "Controls/RepresentedView"
  case spokenViews = "Controls/SpokenViews"
  case stepperRow = "Controls/StepperRow"
  case switchRow = "Controls/SwitchRow"
  case viewLinks = "Controls/UIView+Links"
  case fluentView = "Fluent/FluentView"
  case label = "Fluent/Label"
  case activityIndicatorViewAnimating = "Fluent/UIActivityIndicatorView+Animating"
  case barButtonItemContent = "Fluent/UIBarButtonItem+Content"
  case buttonConfiguration = "Fluent/UIButton+Configuration"
  case buttonMenu = "Fluent/UIButton+Menu"
  case buttonTitle = "Fluent/UIButton+Title"
  case controlActions = "Fluent/UIControl+Actions"
  case controlConfiguration = "Fluent/UIControl+Configuration"
  case datePickerValue = "Fluent/UIDatePicker+Value"
  case imageViewImage = "Fluent/UIImageView+Image"
  case imageViewSymbol = "Fluent/UIImageView+Symbol"
  case labelDecoration = "Fluent/UILabel+Decoration"
  case labelFont = "Fluent/UILabel+Font"
  case labelText = "Fluent/UILabel+Text"
  case pageControlValue = "Fluent/UIPageControl+Value"
  case progressViewValue = "Fluent/UIProgressView+Value"
  case scrollViewConfiguration = "Fluent/UIScrollView+Configuration"
  case segmentedControlValue = "Fluent/UISegmentedControl+Value"
  case sliderValue = "Fluent/UISlider+Value"
  case stackViewArrangement = "Fluent/UIStackView+Arrangement"
  case stackViewSeparators = "Fluent/UIStackView+Separators"
  case stepperValue = "Fluent/UIStepper+Value"
  case switchValue = "Fluent/UISwitch+Value"
  case textFieldAccessories = "Fluent/UITextField+Accessories"
  case textFieldEvents = "Fluent/UITextField+Events"
  case textFieldInput = "Fluent/UITextField+Input"
  case textFieldText = "Fluent/UITextField+Text"
  case textFieldTextFont = "Fluent/UITextField+TextFont"
  case textViewText = "Fluent/UITextView+Text"
  case viewAccessibility = "Fluent/UIView+Accessibility"
  case viewAnimation = "Fluent/UIView+Animation"
  case viewAnimationSteps = "Fluent/UIView+AnimationSteps"
  case viewAppearing = "Fluent/UIView+Appearing"
  case viewBorder = "Fluent/UIView+Border"
  case viewColor = "Fluent/UIView+Color"
  case viewCommonGestures = "Fluent/UIView+CommonGestures"
  case viewConfiguration = "Fluent/UIView+Configuration"
  case viewContentPriority = "Fluent/UIView+ContentPriority"
  case viewCorners = "Fluent/UIView+Corners"
  case viewFading = "Fluent/UIView+Fading"
  case viewFeedback = "Fluent/UIView+Feedback"
  case viewFocusWithin = "Fluent/UIView+FocusWithin"
  case viewGestures = "Fluent/UIView+Gestures"
  case viewLayers = "Fluent/UIView+Layers"
  case viewOpacity = "Fluent/UIView+Opacity"
  case viewPadding = "Fluent/UIView+Padding"
  case viewRedaction = "Fluent/UIView+Redaction"
  case viewShadow = "Fluent/UIView+Shadow"
  case viewTask = "Fluent/UIView+Task"
  case viewTextAttributes = "Fluent/UIView+TextAttributes"
  case viewTransform = "Fluent/UIView+Transform"
  case viewValueChanges = "Fluent/UIView+ValueChanges"
  case visualEffectViewEffect = "Fluent/UIVisualEffectView+Effect"
  case hostedList = "Hosting/HostedList"
  case hostedSelection = "Hosting/HostedSelection"
  case hostedSlot = "Hosting/HostedSlot"
  case viewHosting = "Hosting/UIView+Hosting"
  case collectionViewCells = "Lists/UICollectionView+Cells"
  case tableViewCells = "Lists/UITableView+Cells"
  case viewCell = "Lists/ViewCell"
  case baselineView = "Stacks/BaselineView"
  case divider = "Stacks/Divider"
  case fittingView = "Stacks/FittingView"
  case hStackView = "Stacks/HStackView"
  case shapeView = "Stacks/ShapeView"
  case spacer = "Stacks/Spacer"
  case scrollViewContent = "Stacks/UIScrollView+Content"
  case stackViewArranging = "Stacks/UIStackView+Arranging"
  case stackViewContent = "Stacks/UIStackView+Content"
  case viewBackgroundShape = "Stacks/UIView+BackgroundShape"
  case vStackView = "Stacks/VStackView"
  case viewAlignment = "Stacks/ViewAlignment"
  case zStackView = "Stacks/ZStackView"
  case controlSize = "Styles/ControlSize"
  case inheritedValue = "Styles/InheritedValue"
  case adjustmentDirection = "Support/AdjustmentDirection"
  case hostSensor = "Support/HostSensor"
  case lastValue = "Support/LastValue"
  case layerColors = "Support/LayerColors"
  case spokenElements = "Support/SpokenElements"
  case spokenTexts = "Support/SpokenTexts"
  case textAttributes = "Support/TextAttributes"
  case viewFilling = "Support/UIView+Filling"
  case viewValue = "Support/ViewValue"
  case textFont = "Values/TextFont"
  case colorNames = "Values/UIColor+Names"
  case colorOpacity = "Values/UIColor+Opacity"
  case fontWeights = "Values/UIFont+Weights"
  case valueBinding = "Values/ValueBinding"

  /// Whether the file is about SwiftUI in UIKit views.
  package var isForHosting: Bool { rawValue.hasPrefix("Hosting/") }

  /// The path of the file in the folder of the runtime.
  package var path: String { "\(rawValue).swift" }

  /// The text, which has `{{access}}` in place of an access level and the space after it.
  package var template: String { embeddedTemplates["UIKit/\(rawValue).swift.template"] ?? "" }

  /// The text with an access level.
  ///
  /// - Parameter access: The access level with a space after it, or nothing.
  package func text(access: String) -> String {
    String(decoding: body(access: access), as: UTF8.self)
  }

  /// The text with an access level, in UTF-8.
  package func body(access: String) -> [UInt8] {
    let (template, mark) = (Array(template.utf8), Array("{{access}}".utf8))
    var body: [UInt8] = []
    body.reserveCapacity(template.count)
    var index = 0
    while index < template.count {
      if template[index] == mark[0], template[index...].starts(with: mark) {
        body += access.utf8
        index += mark.count
      } else {
        body.append(template[index])
        index += 1
      }
    }
    return body
  }

  /// The files, and all that they need, in the order of the cases.
  package static func closure(of files: some Sequence<RuntimeFile>) -> [RuntimeFile] {
    var found: Set<RuntimeFile> = []
    var rest = Array(files)
    while let file = rest.popLast() {
      if found.insert(file).inserted { rest += file.needs }
    }
    return allCases.filter(found.contains)
  }
}
