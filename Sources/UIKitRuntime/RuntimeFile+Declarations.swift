extension RuntimeFile {
  /// What the file declares for other modules: types, and the members of types by their names and
  /// labels. A fluent method is a member of the class whose views have it.
  package var declarations: [String] {
    switch self {
    case .arrangedViews: []
    case .escapableView:
      [
        "EscapableView", "EscapableView.init(content:)", "EscapableView.onEscape(perform:)",
      ]
    case .representedView:
      [
        "RepresentedView", "RepresentedView.init(content:as:)",
      ]
    case .spokenViews: []
    case .stepperRow:
      [
        "StepperRow", "StepperRow.init(label:onIncrement:onDecrement:)",
      ]
    case .baselineView: []
    case .viewFeedback:
      [
        "SensoryFeedback", "UIView.sensoryFeedback(_:trigger:)",
      ]
    case .viewRedaction:
      [
        "UIView.redacted(_:)"
      ]
    case .viewLinks:
      [
        "UIView.open(_:)", "UIView.onLink(perform:)", "ContentButton.opens(_:)",
      ]
    case .viewTask:
      [
        "UIView.task(id:perform:)"
      ]
    case .viewTextAttributes:
      [
        "UIView.font(_:)", "UIView.fontWeight(_:)", "UIView.bold(_:)", "UIView.italic(_:)",
        "UIView.monospacedDigit()", "UIView.foreground(_:)", "UIView.lineLimit(_:)",
        "UIView.multilineTextAlignment(_:)", "UIView.truncationMode(_:)",
        "UIView.minimumScaleFactor(_:)", "UIView.textCase(_:)", "UIView.imageScale(_:)",
        "UIView.underline(_:color:)", "UIView.strikethrough(_:color:)",
      ]
    case .viewValueChanges: []
    case .controlSize:
      [
        "ControlSize", "UIView.controlSize(_:)",
      ]
    case .textAttributes: []
    case .valueBinding:
      [
        "ValueBinding", "ValueBinding.init(get:set:)", "ValueBinding.constant(_:)",
        "ValueBinding.onSet(_:)", "ValueBinding.wrappedValue",
      ]
    case .fittingView: []
    case .viewFocusWithin:
      [
        "UIView.onFocusChange(perform:)", "UIView.focusedWithin(_:)",
      ]
    case .adjustmentDirection: []
    case .dataViews: []
    case .forEach:
      [
        "ForEach", "ForEach.init(_:content:)", "UIViewBuilder.buildExpression(_:)",
      ]
    case .itemViews: []
    case .slotText:
      [
        "Slot.font(_:)", "Slot.fontWeight(_:)", "Slot.bold(_:)", "Slot.italic(_:)",
        "Slot.monospacedDigit()", "Slot.foreground(_:)", "Slot.lineLimit(_:)",
        "Slot.multilineTextAlignment(_:)", "Slot.truncationMode(_:)", "Slot.minimumScaleFactor(_:)",
        "Slot.textCase(_:)", "Slot.underline(_:color:)", "Slot.strikethrough(_:color:)",
        "Slot.imageScale(_:)",
      ]
    case .slot:
      [
        "Slot", "Slot.views", "Slot.isEmpty", "Slot.text", "Slot.accessibilityIdentifier(_:)",
        "UIViewBuilder.buildExpression(_:)",
      ]
    case .viewBuilder:
      [
        "UIViewBuilder", "UIViewBuilder.buildExpression(_:)", "UIViewBuilder.buildBlock()",
        "UIViewBuilder.buildPartialBlock(first:)",
        "UIViewBuilder.buildPartialBlock(accumulated:next:)", "UIViewBuilder.buildOptional(_:)",
        "UIViewBuilder.buildEither(first:)", "UIViewBuilder.buildEither(second:)",
        "UIViewBuilder.buildArray(_:)", "UIViewBuilder.buildLimitedAvailability(_:)",
      ]
    case .constraintRegion:
      [
        "ConstraintRegion"
      ]
    case .constraintRule: []
    case .constraintStore:
      [
        "UIView.activateConstraints()"
      ]
    case .viewCenters:
      [
        "UIView.centerX(to:_:offset:multiplier:relation:priority:)",
        "UIView.centerX(to:offset:relation:priority:)",
        "UIView.centerY(to:_:offset:multiplier:relation:priority:)",
        "UIView.centerY(to:offset:relation:priority:)",
      ]
    case .viewEdges:
      [
        "UIView.leading(to:_:offset:multiplier:relation:priority:)",
        "UIView.leading(to:offset:relation:priority:)",
        "UIView.trailing(to:_:offset:multiplier:relation:priority:)",
        "UIView.trailing(to:offset:relation:priority:)",
        "UIView.top(to:_:offset:multiplier:relation:priority:)",
        "UIView.top(to:offset:relation:priority:)",
        "UIView.bottom(to:_:offset:multiplier:relation:priority:)",
        "UIView.bottom(to:offset:relation:priority:)",
      ]
    case .viewLeftRight:
      [
        "UIView.left(to:_:offset:multiplier:relation:priority:)",
        "UIView.left(to:offset:relation:priority:)",
        "UIView.right(to:_:offset:multiplier:relation:priority:)",
        "UIView.right(to:offset:relation:priority:)",
      ]
    case .viewNamedConstraints:
      [
        "UIView.addConstraint(_:named:)", "UIView.removeConstraint(named:)",
      ]
    case .viewPlacement:
      [
        "UIView.fillSuper(_:inset:)", "UIView.fillSuperMargins()", "UIView.edges(to:_:inset:)",
        "UIView.keepInSuper(_:inset:)", "UIView.centerToSuper(_:)", "UIView.center(to:_:)",
      ]
    case .viewRelativeSize:
      [
        "UIView.width(to:offset:multiplier:relation:priority:)",
        "UIView.height(to:offset:multiplier:relation:priority:)", "UIView.aspectRatio(_:priority:)",
      ]
    case .viewRemovingConstraints:
      [
        "UIView.removeConstraints(on:)", "UIView.removeAspectRatio()",
        "UIView.removeAllConstraints()",
      ]
    case .viewSize:
      [
        "UIView.width(_:relation:priority:)", "UIView.height(_:relation:priority:)",
        "UIView.frame(width:height:)", "UIView.frame(width:)", "UIView.frame(height:)",
      ]
    case .viewSizeLimits:
      [
        "UIView.minWidth(_:priority:)", "UIView.maxWidth(_:priority:)",
        "UIView.minHeight(_:priority:)", "UIView.maxHeight(_:priority:)",
      ]
    case .viewStretching:
      [
        "UIView.stretches(_:)", "UIView.stretches(_:isSet:)",
      ]
    case .combinedView:
      [
        "CombinedView", "CombinedView.init(content:)",
      ]
    case .contentButton:
      [
        "ContentButton", "ContentButton.content", "ContentButton.init(action:label:)",
        "ContentButton.onStateChange(perform:)",
      ]
    case .switchRow:
      [
        "SwitchRow", "SwitchRow.init(isOn:label:)", "SwitchRow.isOn", "SwitchRow.isOn(_:)",
        "SwitchRow.onValueChange(perform:)",
      ]
    case .fluentView:
      [
        "FluentView"
      ]
    case .label:
      [
        "Label"
      ]
    case .activityIndicatorViewAnimating:
      [
        "UIActivityIndicatorView.animating(_:)"
      ]
    case .barButtonItemContent:
      [
        "UIBarButtonItem.init(spacing:content:)"
      ]
    case .buttonConfiguration:
      [
        "UIButton.configuration(_:)", "UIButton.title(_:)", "UIButton.subtitle(_:)",
        "UIButton.image(_:)", "UIButton.image(systemName:)", "UIButton.imagePlacement(_:)",
        "UIButton.imagePadding(_:)", "UIButton.baseForegroundColor(_:)",
        "UIButton.baseBackgroundColor(_:)", "UIButton.cornerStyle(_:)", "UIButton.buttonSize(_:)",
        "UIButton.contentInsets(_:)", "UIButton.showsActivityIndicator(_:)",
        "UIButton.configurationUpdateHandler(_:)",
      ]
    case .buttonMenu:
      [
        "UIButton.menu(_:isPrimaryAction:)"
      ]
    case .buttonTitle:
      [
        "UIButton.init(_:action:)", "UIButton.init(configuration:action:)",
      ]
    case .controlActions:
      [
        "UIControl.on(_:perform:)", "UIControl.on(_:target:perform:)",
      ]
    case .controlConfiguration:
      [
        "UIControl.disabled(_:)", "UIControl.enabled(_:)", "UIControl.selected(_:)",
        "UIControl.contentHorizontalAlignment(_:)", "UIControl.contentVerticalAlignment(_:)",
        "UIControl.showsMenuAsPrimaryAction(_:)", "UIControl.toolTip(_:)",
      ]
    case .datePickerValue:
      [
        "UIDatePicker.date(_:)", "UIDatePicker.onValueChange(perform:)",
        "UIDatePicker.range(from:to:)", "UIDatePicker.range(_:)",
        "UIDatePicker.minuteInterval(_:)", "UIDatePicker.mode(_:)", "UIDatePicker.style(_:)",
      ]
    case .imageViewImage:
      [
        "UIImageView.image(_:)", "UIImageView.image(systemName:)", "UIImageView.highlighted(_:)",
        "UIImageView.init(systemName:)",
      ]
    case .imageViewSymbol:
      [
        "UIImageView.font(_:)", "UIImageView.fontWeight(_:)", "UIImageView.imageScale(_:)",
        "UIImageView.foreground(_:)", "UIImageView.preferredSymbolConfiguration(_:)",
      ]
    case .labelDecoration:
      [
        "UILabel.text(_:)", "UILabel.textCase(_:)", "UILabel.underline(_:color:)",
        "UILabel.strikethrough(_:color:)", "TextCase",
      ]
    case .labelFont:
      [
        "UILabel.font(_:)", "UILabel.fontWeight(_:)", "UILabel.bold(_:)", "UILabel.italic(_:)",
        "UILabel.monospacedDigit()",
      ]
    case .labelText:
      [
        "UILabel.foreground(_:)", "UILabel.textColor(_:)", "UILabel.lineLimit(_:)",
        "UILabel.multilineTextAlignment(_:)", "UILabel.textAlignment(_:)",
        "UILabel.truncationMode(_:)", "UILabel.lineBreakMode(_:)", "UILabel.minimumScaleFactor(_:)",
        "UILabel.enabled(_:)", "UILabel.attributedText(_:)", "UILabel.init(_:)",
      ]
    case .pageControlValue:
      [
        "UIPageControl.currentPage(_:)", "UIPageControl.onValueChange(perform:)",
        "UIPageControl.numberOfPages(_:)", "UIPageControl.indicatorTint(_:current:)",
      ]
    case .progressViewValue:
      [
        "UIProgressView.progress(_:animated:)", "UIProgressView.progress(_:total:)",
        "UIProgressView.trackTint(_:)",
      ]
    case .scrollViewConfiguration:
      [
        "UIScrollView.contentInset(_:)", "UIScrollView.contentOffset(_:animated:)",
        "UIScrollView.bounces(_:)", "UIScrollView.pagingEnabled(_:)",
        "UIScrollView.scrollEnabled(_:)", "UIScrollView.isScrollEnabled(_:)",
        "UIScrollView.keyboardDismissMode(_:)", "UIScrollView.delegate(_:)",
        "UIScrollView.refreshControl(_:)", "UIScrollView.onRefresh(perform:)",
      ]
    case .segmentedControlValue:
      [
        "UISegmentedControl.selectedIndex(_:)", "UISegmentedControl.onValueChange(perform:)",
        "UISegmentedControl.selectedTint(_:)", "UISegmentedControl.init(_:)",
      ]
    case .sliderValue:
      [
        "UISlider.value(_:)", "UISlider.onValueChange(perform:)", "UISlider.range(_:)",
        "UISlider.trackTint(minimum:maximum:)", "UISlider.thumbTint(_:)",
      ]
    case .stackViewArrangement:
      [
        "UIStackView.spacing(_:)", "UIStackView.alignment(_:)", "UIStackView.distribution(_:)",
        "UIStackView.customSpacing(_:after:)", "UIStackView.baselineRelativeArrangement(_:)",
      ]
    case .stackViewSeparators:
      [
        "UIStackView.separator(_:)", "UIStackView.updateSeparators()",
      ]
    case .stepperValue:
      [
        "UIStepper.value(_:)", "UIStepper.onValueChange(perform:)", "UIStepper.range(_:)",
        "UIStepper.step(_:)", "UIStepper.wraps(_:)",
      ]
    case .switchValue:
      [
        "UISwitch.isOn(_:)", "UISwitch.onValueChange(perform:)", "UISwitch.onTint(_:)",
        "UISwitch.thumbTint(_:)",
      ]
    case .textFieldAccessories:
      [
        "UITextField.leftView(_:mode:)", "UITextField.rightView(_:mode:)",
        "UITextField.inputAccessoryView(_:)",
      ]
    case .textFieldEvents:
      [
        "UITextField.onTextChange(perform:)", "UITextField.onBeginEditing(perform:)",
        "UITextField.onEndEditing(perform:)", "UITextField.onSubmit(perform:)",
        "UITextField.maxLength(_:)", "UITextField.focused(_:)",
      ]
    case .textFieldInput:
      [
        "UITextField.secure(_:)", "UITextField.textContentType(_:)", "UITextField.keyboardType(_:)",
        "UITextField.returnKeyType(_:)", "UITextField.submitLabel(_:)",
        "UITextField.autocapitalizationType(_:)", "UITextField.autocorrectionType(_:)",
        "UITextField.autocorrectionDisabled(_:)", "UITextField.clearButtonMode(_:)",
        "UITextField.borderStyle(_:)",
      ]
    case .textFieldText:
      [
        "UITextField.text(_:)", "UITextField.font(_:)", "UITextField.textColor(_:)",
        "UITextField.foreground(_:)", "UITextField.multilineTextAlignment(_:)",
        "UITextField.placeholder(_:color:)", "UITextField.init(_:)",
      ]
    case .textFieldTextFont:
      [
        "UITextField.font(_:)"
      ]
    case .textViewText:
      [
        "UITextView.text(_:)", "UITextView.font(_:)", "UITextView.textContainerInset(_:)",
        "UITextView.editable(_:)", "UITextView.selectable(_:)", "UITextView.onTextChange(perform:)",
        "UITextView.placeholder(_:)",
      ]
    case .viewAccessibility:
      [
        "UIView.accessibilityLabel(_:)", "UIView.accessibilityValue(_:)",
        "UIView.accessibilityHint(_:)", "UIView.accessibilityIdentifier(_:)",
        "UIView.accessibilityTraits(_:isSet:)", "UIView.accessibilityElement(_:)",
        "UIView.accessibilityHidden(_:)", "UIView.accessibilityAction(named:perform:)",
      ]
    case .viewAnimation:
      [
        "ViewAnimation", "ViewAnimation.`default`", "ViewAnimation.linear(duration:)",
        "ViewAnimation.easeIn(duration:)", "ViewAnimation.easeOut(duration:)",
        "ViewAnimation.easeInOut(duration:)", "ViewAnimation.timingCurve(_:_:_:_:duration:)",
        "ViewAnimation.spring(response:dampingFraction:)",
        "ViewAnimation.interactiveSpring(response:dampingFraction:)", "ViewAnimation.smooth",
        "ViewAnimation.snappy", "ViewAnimation.bouncy", "ViewAnimation.linear",
        "ViewAnimation.easeIn", "ViewAnimation.easeOut", "ViewAnimation.easeInOut",
        "ViewAnimation.spring", "ViewAnimation.delay(_:)",
        "ViewAnimation.repeatForever(autoreverses:)", "ViewAnimation.repeatCount(_:autoreverses:)",
        "ViewAnimation.speed(_:)", "UIView.animate(_:changes:completion:)",
      ]
    case .viewAnimationSteps:
      [
        "AnimationStep", "AnimationStep.init(_:changes:)", "UIView.animate(inOrder:completion:)",
      ]
    case .viewAppearing:
      [
        "UIView.onAppear(perform:)", "UIView.onDisappear(perform:)",
        "UIView.onTraitChange(perform:)",
      ]
    case .viewBorder:
      [
        "UIView.border(_:width:)"
      ]
    case .viewColor:
      [
        "UIView.backgroundColor(_:)", "UIView.tint(_:)",
      ]
    case .viewCommonGestures:
      [
        "UIView.onTapGesture(count:perform:)",
        "UIView.onLongPressGesture(minimumDuration:perform:)", "UIView.onSwipeGesture(_:perform:)",
        "UIView.onPinchGesture(perform:)", "UIView.onHover(perform:)",
      ]
    case .viewConfiguration:
      [
        "UIView.tag(_:)", "UIView.contentMode(_:)", "UIView.userInteractionEnabled(_:)",
        "UIView.semanticContentAttribute(_:)", "UIView.overrideUserInterfaceStyle(_:)",
        "UIView.zIndex(_:)", "UIView.configure(_:)",
      ]
    case .viewContentPriority:
      [
        "UIView.hugging(_:for:)", "UIView.compressionResistance(_:for:)",
        "UIView.fixedSize(horizontal:vertical:)", "UIView.layoutPriority(_:)",
      ]
    case .viewCorners:
      [
        "UIView.cornerRadius(_:)", "UIView.roundCorners(_:corners:)", "UIView.clipped(_:)",
      ]
    case .viewFading:
      [
        "UIView.hidden(_:fading:)"
      ]
    case .viewGestures:
      [
        "UIView.onGesture(_:perform:)", "UIView.onGesture(_:target:perform:)",
      ]
    case .viewLayers:
      [
        "UIView.overlay(alignment:content:)", "UIView.background(alignment:content:)",
      ]
    case .viewOpacity:
      [
        "UIView.opacity(_:)", "UIView.alpha(_:)", "UIView.hidden(_:)",
      ]
    case .viewPadding:
      [
        "UIView.padding(_:)", "UIView.directionalLayoutMargins(_:)",
      ]
    case .viewShadow:
      [
        "UIView.shadow(color:radius:x:y:)"
      ]
    case .viewTransform:
      [
        "UIView.transform(_:)", "UIView.scaleEffect(_:)", "UIView.rotationEffect(radians:)",
        "UIView.offset(x:y:)",
      ]
    case .visualEffectViewEffect:
      [
        "UIVisualEffectView.effect(_:)", "UIVisualEffectView.init(_:content:)",
      ]
    case .hostedList: []
    case .hostedSelection: []
    case .hostedSlot: []
    case .viewHosting: []
    case .collectionViewCells:
      [
        "UICollectionView.register(_:)", "UICollectionView.dequeue(_:for:)",
        "UICollectionViewCell.content(_:update:)",
        "UICollectionViewCell.backgroundConfiguration(_:)",
      ]
    case .tableViewCells:
      [
        "UITableView.register(_:)", "UITableView.dequeue(_:for:)",
        "UITableViewCell.content(_:update:)", "UITableViewCell.backgroundConfiguration(_:)",
      ]
    case .viewCell: []
    case .divider:
      [
        "Divider", "Divider.init(color:)",
      ]
    case .hStackView:
      [
        "HStackView", "HStackView.init(spacing:content:)",
      ]
    case .shapeView:
      [
        "ShapeView", "ShapeView.Shape", "ShapeView.shape", "ShapeView.init(_:)",
        "ShapeView.shape(_:)", "ShapeView.fill(_:)", "ShapeView.stroke(_:lineWidth:lineCap:dash:)",
        "ShapeView.strokeBorder(_:lineWidth:lineCap:dash:)", "ShapeView.inset(by:)",
        "ShapeView.trim(from:to:)",
      ]
    case .spacer:
      [
        "Spacer", "Spacer.init(minLength:)",
      ]
    case .scrollViewContent:
      [
        "UIScrollView.init(_:showsIndicators:spacing:content:)", "UIScrollView.contentStack",
      ]
    case .stackViewArranging: []
    case .stackViewContent:
      [
        "UIStackView.init(axis:spacing:content:)"
      ]
    case .viewBackgroundShape:
      [
        "UIView.background(_:in:)"
      ]
    case .vStackView:
      [
        "VStackView", "VStackView.init(spacing:content:)",
      ]
    case .viewAlignment:
      [
        "ViewAlignment", "ViewAlignment.init(horizontal:vertical:)", "ViewAlignment.center",
        "ViewAlignment.leading", "ViewAlignment.trailing", "ViewAlignment.top",
        "ViewAlignment.bottom",
        "ViewAlignment.topLeading", "ViewAlignment.topTrailing", "ViewAlignment.bottomLeading",
        "ViewAlignment.bottomTrailing",
      ]
    case .zStackView:
      [
        "ZStackView", "ZStackView.alignment", "ZStackView.init(alignment:content:)",
      ]
    case .inheritedValue: []
    case .hostSensor: []
    case .lastValue: []
    case .layerColors: []
    case .spokenTexts: []
    case .viewFilling: []
    case .viewValue: []
    case .textFont:
      [
        "TextFont", "TextFont.largeTitle", "TextFont.title", "TextFont.title2", "TextFont.title3",
        "TextFont.headline", "TextFont.subheadline", "TextFont.body", "TextFont.callout",
        "TextFont.footnote", "TextFont.caption", "TextFont.caption2",
        "TextFont.system(_:design:weight:)", "TextFont.system(size:relativeTo:design:weight:)",
        "TextFont.custom(_:size:relativeTo:weight:)", "TextFont.weight(_:)", "TextFont.bold(_:)",
        "TextFont.italic(_:)", "TextFont.monospacedDigit()", "TextFont.monospaced()",
        "TextFont.uiFont", "TextFont.symbolConfiguration",
      ]
    case .colorNames:
      [
        "UIColor.primary", "UIColor.secondary", "UIColor.tertiary", "UIColor.quaternary",
        "UIColor.accentColor", "UIColor.tint", "UIColor.background",
      ]
    case .colorOpacity:
      [
        "UIColor.opacity(_:)"
      ]
    case .fontWeights:
      [
        "UIFont.light(_:)", "UIFont.regular(_:)", "UIFont.medium(_:)", "UIFont.semibold(_:)",
        "UIFont.bold(_:)", "UIFont.heavy(_:)",
      ]
    }
  }
}
