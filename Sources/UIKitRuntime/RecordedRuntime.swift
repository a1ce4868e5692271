// Recorded from the templates in `templates/UIKit` by `make record`.

/// For each runtime file, the names by which Swift uses it, and the files that it needs.
let recordedRuntime = """
  Builder/ArrangedViews
    declares ArrangedViews
    needs Builder/ItemViews
  Builder/DataViews
    declares DataViews
  Builder/ForEach
    declares ForEach UIViewBuilder.buildExpression
    needs Builder/UIViewBuilder
  Builder/ItemViews
    declares ItemViews
    needs Builder/UIViewBuilder
  Builder/Slot+Text
    declares font fontWeight bold italic monospacedDigit foreground lineLimit
    declares multilineTextAlignment truncationMode minimumScaleFactor textCase underline
    declares strikethrough imageScale
    needs Builder/Slot Fluent/UIImageView+Symbol
  Builder/Slot
    declares Slot isEmpty text setText resetText label accessibilityIdentifier
    declares UIViewBuilder.buildExpression
    needs Builder/UIViewBuilder Fluent/UILabel+Decoration Fluent/UILabel+Font
    needs Fluent/UILabel+Text Support/SpokenElements
  Builder/UIViewBuilder
    declares UIViewBuilder
  Constraints/ConstraintRegion
    declares ConstraintRegion LayoutItem layoutView UILayoutGuide.layoutView
  Constraints/ConstraintRule
    declares ConstraintRule root
    needs Constraints/ConstraintRegion
  Constraints/ConstraintStore
    declares ConstraintStore constraintStore makeConstraintStore activateConstraints setRule
    needs Constraints/ConstraintRule Support/HostSensor
  Constraints/UIView+Centers
    declares centerX centerY
    needs Constraints/ConstraintStore Fluent/FluentView
  Constraints/UIView+Edges
    declares leading trailing top bottom
    needs Constraints/ConstraintStore Fluent/FluentView
  Constraints/UIView+LeftRight
    declares left right
    needs Constraints/ConstraintStore Fluent/FluentView
  Constraints/UIView+NamedConstraints
    declares addConstraint removeConstraint
    needs Constraints/ConstraintStore Fluent/FluentView
  Constraints/UIView+Placement
    declares fillSuper fillSuperMargins edges keepInSuper centerToSuper center
    needs Constraints/UIView+Centers Constraints/UIView+Edges
  Constraints/UIView+RelativeSize
    declares width height aspectRatio
    needs Constraints/ConstraintStore Fluent/FluentView
  Constraints/UIView+RemovingConstraints
    declares removeConstraints removeAspectRatio removeAllConstraints
    needs Constraints/ConstraintStore Fluent/FluentView
  Constraints/UIView+Size
    declares width height frame
    needs Constraints/ConstraintStore Fluent/FluentView
  Constraints/UIView+SizeLimits
    declares minWidth maxWidth minHeight maxHeight
    needs Constraints/UIView+Size
  Constraints/UIView+Stretching
    declares stretches
    needs Constraints/ConstraintStore Fluent/FluentView
  Controls/CombinedElement
    declares CombinedElement
    needs Support/SpokenTexts
  Controls/CombinedView
    declares CombinedView
    needs Controls/CombinedElement Stacks/HStackView Support/TextAttributes
    needs Support/UIView+Filling
  Controls/ContentButton
    declares ContentButton
    needs Stacks/HStackView Stacks/ZStackView Support/SpokenTexts Support/UIView+Filling
  Controls/EscapableView
    declares EscapableView
    needs Stacks/HStackView Support/TextAttributes Support/UIView+Filling
  Controls/RepresentedView
    declares RepresentedView
    needs Stacks/HStackView Support/TextAttributes Support/UIView+Filling
  Controls/SpokenViews
    declares SpokenViews
    needs Support/SpokenTexts
  Controls/StepperRow
    declares StepperRow
    needs Stacks/HStackView Stacks/Spacer Support/SpokenTexts Support/TextAttributes
    needs Support/UIView+Filling
  Controls/SwitchRow
    declares SwitchRow
    needs Stacks/HStackView Stacks/Spacer Support/SpokenTexts Support/TextAttributes
    needs Support/UIView+Filling
  Controls/UIView+Links
    declares open onLink ContentButton.opens
    needs Controls/ContentButton Fluent/UIControl+Actions
  Fluent/FluentView
    declares FluentView
  Fluent/Label
    declares Label
  Fluent/UIActivityIndicatorView+Animating
    declares UIActivityIndicatorView.animating
    needs Fluent/FluentView
  Fluent/UIBarButtonItem+Content
    declares UIBarButtonItem.spacing
    needs Stacks/HStackView
  Fluent/UIButton+Configuration
    declares UIButton.configuration UIButton.title UIButton.subtitle UIButton.image
    declares UIButton.imagePlacement UIButton.imagePadding UIButton.baseForegroundColor
    declares UIButton.baseBackgroundColor UIButton.cornerStyle UIButton.buttonSize
    declares UIButton.contentInsets UIButton.showsActivityIndicator
    declares UIButton.configurationUpdateHandler
    needs Fluent/FluentView
  Fluent/UIButton+Menu
    declares UIButton.menu
    needs Fluent/FluentView
  Fluent/UIButton+Title
    declares UIButton._ UIButton.configuration
  Fluent/UIControl+Actions
    declares UIControl.on
    needs Fluent/FluentView
  Fluent/UIControl+Configuration
    declares UIControl.disabled UIControl.enabled UIControl.selected
    declares UIControl.contentHorizontalAlignment UIControl.contentVerticalAlignment
    declares UIControl.showsMenuAsPrimaryAction UIControl.toolTip
    needs Fluent/FluentView
  Fluent/UIDatePicker+Value
    declares UIDatePicker.date UIDatePicker.onValueChange UIDatePicker.range
    declares UIDatePicker.minuteInterval UIDatePicker.mode UIDatePicker.style
    needs Fluent/UIControl+Actions
  Fluent/UIImageView+Image
    declares UIImageView.image UIImageView.highlighted UIImageView.systemName
    needs Fluent/FluentView
  Fluent/UIImageView+Symbol
    declares UIImageView.font UIImageView.fontWeight UIImageView.imageScale
    declares UIImageView.foreground UIImageView.preferredSymbolConfiguration
    needs Fluent/FluentView Support/TextAttributes Values/TextFont
  Fluent/UILabel+Decoration
    declares text textCase underline strikethrough TextSpacing setSpacing updateSpacing TextCase
    declares plainText removeDecoration
    needs Fluent/FluentView Support/TextAttributes
  Fluent/UILabel+Font
    declares font fontWeight bold italic monospacedDigit
    needs Fluent/FluentView Support/TextAttributes Values/TextFont
  Fluent/UILabel+Text
    declares foreground textColor lineLimit multilineTextAlignment textAlignment truncationMode
    declares lineBreakMode minimumScaleFactor enabled attributedText UILabel._
    needs Fluent/FluentView Support/TextAttributes
  Fluent/UIPageControl+Value
    declares UIPageControl.currentPage UIPageControl.onValueChange UIPageControl.numberOfPages
    declares UIPageControl.indicatorTint
    needs Fluent/UIControl+Actions
  Fluent/UIProgressView+Value
    declares UIProgressView.progress UIProgressView.trackTint
    needs Fluent/FluentView
  Fluent/UIScrollView+Configuration
    declares UIScrollView.contentInset UIScrollView.contentOffset UIScrollView.bounces
    declares UIScrollView.pagingEnabled UIScrollView.scrollEnabled UIScrollView.isScrollEnabled
    declares UIScrollView.keyboardDismissMode UIScrollView.delegate UIScrollView.refreshControl
    declares UIScrollView.onRefresh
    needs Fluent/FluentView
  Fluent/UISegmentedControl+Value
    declares UISegmentedControl.selectedIndex UISegmentedControl.onValueChange
    declares UISegmentedControl.selectedTint UISegmentedControl._
    needs Fluent/UIControl+Actions
  Fluent/UISlider+Value
    declares UISlider.value UISlider.onValueChange UISlider.range UISlider.trackTint
    declares UISlider.thumbTint
    needs Fluent/UIControl+Actions
  Fluent/UIStackView+Arrangement
    declares UIStackView.spacing UIStackView.alignment UIStackView.distribution
    declares UIStackView.customSpacing UIStackView.baselineRelativeArrangement
    needs Fluent/FluentView
  Fluent/UIStackView+Separators
    declares UIStackView.separator UIStackView.updateSeparators
    needs Fluent/FluentView Stacks/UIStackView+Arranging
  Fluent/UIStepper+Value
    declares UIStepper.value UIStepper.onValueChange UIStepper.range UIStepper.step
    declares UIStepper.wraps
    needs Fluent/UIControl+Actions
  Fluent/UISwitch+Value
    declares UISwitch.isOn UISwitch.onValueChange UISwitch.onTint UISwitch.thumbTint
    needs Fluent/UIControl+Actions
  Fluent/UITextField+Accessories
    declares UITextField.leftView UITextField.rightView UITextField.inputAccessoryView
    needs Fluent/FluentView
  Fluent/UITextField+Events
    declares UITextField.onTextChange UITextField.onBeginEditing UITextField.onEndEditing
    declares UITextField.onSubmit UITextField.maxLength UITextField.focused
    needs Fluent/UIControl+Actions
  Fluent/UITextField+Input
    declares UITextField.secure UITextField.textContentType UITextField.keyboardType
    declares UITextField.returnKeyType UITextField.submitLabel
    declares UITextField.autocapitalizationType UITextField.autocorrectionType
    declares UITextField.autocorrectionDisabled UITextField.clearButtonMode
    declares UITextField.borderStyle
    needs Fluent/FluentView
  Fluent/UITextField+Text
    declares UITextField.text UITextField.font UITextField.textColor UITextField.foreground
    declares UITextField.multilineTextAlignment UITextField.placeholder UITextField._
    needs Fluent/FluentView
  Fluent/UITextField+TextFont
    declares UITextField.font
    needs Fluent/UITextField+Text Values/TextFont
  Fluent/UITextView+Text
    declares UITextView.text UITextView.font UITextView.textContainerInset UITextView.editable
    declares UITextView.selectable UITextView.onTextChange UITextView.placeholder
    needs Fluent/FluentView Support/ViewValue
  Fluent/UIView+Accessibility
    declares accessibilityLabel accessibilityValue accessibilityHint accessibilityIdentifier
    declares accessibilityTraits accessibilityElement accessibilityGroup accessibilityHidden
    declares accessibilityAction accessibilityActions
    needs Fluent/FluentView Support/SpokenElements
  Fluent/UIView+Animation
    declares ViewAnimation animate
  Fluent/UIView+AnimationSteps
    declares AnimationStep animate
    needs Fluent/UIView+Animation
  Fluent/UIView+Appearing
    declares onAppear onDisappear onTraitChange
    needs Fluent/FluentView Support/HostSensor
  Fluent/UIView+Border
    declares border
    needs Fluent/FluentView Support/LayerColors
  Fluent/UIView+Color
    declares backgroundColor tint
    needs Fluent/FluentView
  Fluent/UIView+CommonGestures
    declares onTapGesture onLongPressGesture onSwipeGesture onPinchGesture onHover
    needs Fluent/UIView+Gestures
  Fluent/UIView+Configuration
    declares tag contentMode userInteractionEnabled semanticContentAttribute
    declares overrideUserInterfaceStyle zIndex configure
    needs Fluent/FluentView
  Fluent/UIView+ContentPriority
    declares hugging compressionResistance fixedSize layoutPriority
    needs Fluent/FluentView
  Fluent/UIView+Corners
    declares cornerRadius roundCorners clipped
    needs Fluent/FluentView
  Fluent/UIView+Fading
    declares hidden
    needs Fluent/FluentView Fluent/UIView+Animation
  Fluent/UIView+Feedback
    declares SensoryFeedback sensoryFeedback
    needs Fluent/FluentView Fluent/UIView+ValueChanges
  Fluent/UIView+FocusWithin
    declares onFocusChange focusedWithin
    needs Fluent/FluentView Support/ViewValue
  Fluent/UIView+Gestures
    declares onGesture
    needs Fluent/FluentView Support/ViewValue
  Fluent/UIView+Layers
    declares overlay background
    needs Builder/UIViewBuilder Constraints/UIView+Placement Stacks/ViewAlignment
  Fluent/UIView+Opacity
    declares opacity alpha hidden
    needs Fluent/FluentView
  Fluent/UIView+Padding
    declares padding directionalLayoutMargins
    needs Fluent/FluentView
  Fluent/UIView+Redaction
    declares redacted
    needs Fluent/FluentView Support/ViewValue
  Fluent/UIView+Shadow
    declares shadow
    needs Fluent/FluentView Support/LayerColors
  Fluent/UIView+Task
    declares task
    needs Fluent/FluentView Support/HostSensor
  Fluent/UIView+TextAttributes
    declares font fontWeight bold italic monospacedDigit foreground lineLimit
    declares multilineTextAlignment truncationMode minimumScaleFactor textCase imageScale
    declares underline strikethrough
    needs Fluent/UIImageView+Symbol Fluent/UILabel+Decoration Fluent/UILabel+Font
    needs Fluent/UILabel+Text
  Fluent/UIView+Transform
    declares transform scaleEffect rotationEffect offset
    needs Fluent/FluentView
  Fluent/UIView+ValueChanges
    declares animate onChange
    needs Fluent/UIView+Animation Support/ViewValue
  Fluent/UIVisualEffectView+Effect
    declares UIVisualEffectView.effect UIVisualEffectView._
    needs Builder/UIViewBuilder Constraints/UIView+Placement
  Hosting/HostedList
    declares HostedList notifyList
  Hosting/HostedSelection
    declares HostedSelection
  Hosting/HostedSlot
    declares HostedSlot HostedView HostedViewBox
    needs Builder/UIViewBuilder Support/UIView+Filling
  Hosting/UIView+Hosting
    declares addHosted
    needs Support/UIView+Filling
  Lists/UICollectionView+Cells
    declares UICollectionView.register UICollectionView.dequeue UICollectionViewCell.content
    declares UICollectionViewCell.backgroundConfiguration
    needs Fluent/FluentView Lists/ViewCell
  Lists/UITableView+Cells
    declares UITableView.register UITableView.dequeue UITableViewCell.content
    declares UITableViewCell.backgroundConfiguration
    needs Fluent/FluentView Lists/ViewCell
  Lists/ViewCell
    declares showInCell
    needs Support/UIView+Filling Support/ViewValue
  Stacks/BaselineView
    declares BaselineView
    needs Stacks/HStackView Support/TextAttributes Support/UIView+Filling
  Stacks/Divider
    declares Divider
    needs Constraints/UIView+RemovingConstraints
  Stacks/FittingView
    declares FittingView
    needs Builder/UIViewBuilder Constraints/ConstraintStore Support/TextAttributes
  Stacks/HStackView
    declares HStackView
    needs Builder/UIViewBuilder Stacks/UIStackView+Arranging
  Stacks/ShapeView
    declares ShapeView
    needs Support/LayerColors
  Stacks/Spacer
    declares Spacer
  Stacks/UIScrollView+Content
    declares UIScrollView._ UIScrollView.contentStack
    needs Stacks/UIStackView+Content
  Stacks/UIStackView+Arranging
    declares UIStackView.layoutActions UIStackView.arrange UIStackView.addArranged
    declares UIStackView.usesOwnMargins
    needs Constraints/ConstraintStore
  Stacks/UIStackView+Content
    declares UIStackView.axis
    needs Builder/UIViewBuilder Stacks/UIStackView+Arranging
  Stacks/UIView+BackgroundShape
    declares background
    needs Fluent/UIView+Layers Stacks/ShapeView
  Stacks/VStackView
    declares VStackView
    needs Builder/UIViewBuilder Stacks/UIStackView+Arranging
  Stacks/ViewAlignment
    declares ViewAlignment
  Stacks/ZStackView
    declares ZStackView
    needs Builder/UIViewBuilder Constraints/ConstraintStore Stacks/ViewAlignment
    needs Support/TextAttributes
  Styles/ControlSize
    declares ControlSize controlSize
    needs Fluent/FluentView Styles/InheritedValue
  Styles/InheritedValue
    declares InheritedValue InheritingView
    needs Support/ViewValue
  Support/AdjustmentDirection
    declares AdjustmentDirection
  Support/HostSensor
    declares HostSensor
    needs Support/ViewValue
  Support/LastValue
    declares LastValue
  Support/LayerColors
    declares LayerColors setLayerColors
    needs Support/HostSensor
  Support/SpokenElements
    declares SpokenText SpokenDescription isSpokenElement describe resetDescription
    needs Support/ViewValue
  Support/SpokenTexts
    declares spokenTexts spokenElementTraits spokenElementValue activateOnlyControl
    declares spokenElementActions
    needs Support/SpokenElements
  Support/TextAttributes
    declares TextAttribute TextContainer owns ownsNoAttributes keepsAttributes inherit
    needs Support/ViewValue
  Support/UIView+Filling
    declares addFilling
  Support/ViewValue
    declares ViewValue
  Values/TextFont
    declares TextFont
  Values/UIColor+Names
    declares primary secondary tertiary quaternary accentColor tint background
  Values/UIColor+Opacity
    declares opacity
  Values/UIFont+Weights
    declares light regular medium semibold bold heavy
  Values/ValueBinding
    declares ValueBinding
  """
