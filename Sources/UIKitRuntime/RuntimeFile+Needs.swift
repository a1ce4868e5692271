extension RuntimeFile {
  /// The files whose declarations this one uses itself, without those that these need.
  package var needs: [RuntimeFile] {
    switch self {
    case .dataViews, .viewBuilder, .constraintRegion, .fluentView, .label, .buttonTitle,
      .viewAnimation, .spacer, .viewAlignment, .lastValue, .spokenTexts, .viewFilling, .viewValue,
      .textFont, .colorNames, .colorOpacity, .fontWeights, .valueBinding, .adjustmentDirection,
      .hostedList, .hostedSelection:
      []
    case .constraintRule:
      [.constraintRegion]
    case .itemViews:
      [.viewBuilder]
    case .stackViewArranging:
      [.constraintStore]
    case .datePickerValue, .pageControlValue, .segmentedControlValue, .sliderValue, .stepperValue,
      .switchValue, .textFieldEvents:
      [.controlActions]
    case .activityIndicatorViewAnimating, .buttonConfiguration, .buttonMenu, .controlActions,
      .controlConfiguration, .imageViewImage, .progressViewValue,
      .scrollViewConfiguration, .stackViewArrangement, .textFieldAccessories, .textFieldInput,
      .textFieldText, .viewColor, .viewConfiguration, .viewContentPriority, .viewCorners,
      .viewOpacity, .viewPadding, .viewTransform:
      [.fluentView]
    case .barButtonItemContent:
      [.hStackView]
    case .layerColors:
      [.hostSensor]
    case .shapeView:
      [.layerColors]
    case .slotText:
      [.imageViewSymbol, .slot]
    case .scrollViewContent:
      [.stackViewContent]
    case .viewAnimationSteps:
      [.viewAnimation]
    case .forEach:
      [.viewBuilder]
    case .viewHosting:
      [.viewFilling]
    case .viewCommonGestures:
      [.viewGestures]
    case .divider:
      [.viewRemovingConstraints]
    case .viewSizeLimits:
      [.viewSize]
    case .inheritedValue, .hostSensor, .textAttributes:
      [.viewValue]
    case .constraintStore:
      [.constraintRule, .hostSensor]
    case .viewCenters, .viewEdges, .viewLeftRight, .viewNamedConstraints, .viewRelativeSize,
      .viewRemovingConstraints, .viewSize, .viewStretching:
      [.constraintStore, .fluentView]
    case .viewAppearing, .viewTask:
      [.fluentView, .hostSensor]
    case .viewBorder, .viewShadow:
      [.fluentView, .layerColors]
    case .stackViewSeparators:
      [.fluentView, .stackViewArranging]
    case .imageViewSymbol, .labelFont:
      [.fluentView, .textAttributes, .textFont]
    case .labelDecoration, .labelText:
      [.fluentView, .textAttributes]
    case .viewFading:
      [.fluentView, .viewAnimation]
    case .collectionViewCells, .tableViewCells:
      [.fluentView, .viewCell]
    case .textViewText, .viewAccessibility, .viewGestures, .viewRedaction, .viewFocusWithin:
      [.fluentView, .viewValue]
    case .viewBackgroundShape:
      [.shapeView, .viewLayers]
    case .hStackView, .stackViewContent, .vStackView:
      [.stackViewArranging, .viewBuilder]
    case .textFieldTextFont:
      [.textFieldText, .textFont]
    case .hostedSlot:
      [.viewBuilder, .viewFilling]
    case .visualEffectViewEffect:
      [.viewBuilder, .viewPlacement]
    case .viewPlacement:
      [.viewCenters, .viewEdges]
    case .viewCell:
      [.viewFilling, .viewValue]
    case .zStackView:
      [.constraintStore, .textAttributes, .viewAlignment, .viewBuilder]
    case .viewLinks:
      [.contentButton, .controlActions]
    case .contentButton:
      [.hStackView, .spokenTexts, .viewFilling, .zStackView]
    case .combinedView:
      [.hStackView, .spokenTexts, .textAttributes, .viewFilling]
    case .baselineView, .escapableView, .representedView:
      [.hStackView, .textAttributes, .viewFilling]
    case .viewLayers:
      [.viewAlignment, .viewBuilder, .viewPlacement]
    case .stepperRow, .switchRow:
      [.hStackView, .spacer, .spokenTexts, .textAttributes, .viewFilling]
    case .fittingView:
      [.constraintStore, .textAttributes, .viewBuilder]
    case .arrangedViews:
      [.itemViews]
    case .spokenViews:
      [.spokenTexts]
    case .viewFeedback:
      [.fluentView, .viewValueChanges]
    case .viewTextAttributes:
      [.imageViewSymbol, .labelDecoration, .labelFont, .labelText]
    case .viewValueChanges:
      [.viewAnimation, .viewValue]
    case .controlSize:
      [.fluentView, .inheritedValue]
    case .slot:
      [.labelDecoration, .labelFont, .labelText, .viewBuilder]
    }
  }
}
