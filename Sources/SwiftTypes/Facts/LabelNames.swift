/// The labels of the parameters in ``signatureTable``.
package let labelNames = words(
  """
  accessibilityName action actions activation activationPoint active addTraits after alignment
  allowOverDamping allowedContentTypes allowedFields allowing allowsFullSwipe
  allowsMultipleSelection along alternatesRowBackgrounds amount anchor anchorZ angle animation
  antialiased arguments arrowEdge arrowEdges as at atOffsets attachmentAnchor autoreverses axes axis
  background backgroundDisplayMode base before behavior bezierPoints blendDuration blendMode blue
  body bottom bottomControlPoint bottomLeading bottomLeadingRadius bottomLeft bottomRight
  bottomTrailing bottomTrailingRadius bounce bounds brightness bundle buttons by cache capInsets
  category center cgColor characters children clockwise color colorMode colorPalette colorSpace
  colors columnVisibility columns comment completion completionCriteria computeValue condition
  configuration containerSize content contentAlignment contentInsets contentMode contentOffset
  contentSize contentType contentTypes context control control1 control2 coordinateSpace cornerRadii
  cornerRadius cornerSize count countingDownIn countingUpIn countsDown criteria currentValueLabel
  dHeight dWidth damping dampingFraction dampingRatio dash dashPhase data decorative defaultFilename
  degrees delegate delta deltaTime description design destination destinationName detail detent
  displayMode displayedComponents document documents duration dx dy edge edges editActions
  editableTokens effect element ellipseIn endAngle endPoint endRadius endRadiusFraction endVelocity
  endingAt entity entries entryID entryLabel eoFill epsilon equals erasing error
  estimatedSnapshotExpiration extendedGraphemeClusterLiteral extraBounce fetchRequest file files
  fillStyle fixedSize flexibility footer for forSelectionType format formatter fraction from
  fromOffsets fromValue function get gradient green handler hasMotion header height hidden hint
  horizontal horizontalSpacing hue icon id idType ideal idealHeight idealWidth identifier identity
  ignoresSafeAreaEdges image importance in includeOptional including indexDisplayMode indices info
  initial initialValue initialVelocity inputLabels insertion insertionPoint insets intensity
  interactions interpolationCount isActive isAntialiased isContinuous isDetachable isEnabled
  isExpanded isHapticFeedbackEnabled isOn isPresented isSource isSuppressed isTargeted item items
  key keys label layout leading leadingControlPoint level library limitBehavior lineCap lineJoin
  lineWidth literalCapacity localization location locations markedValueLabels mask mass matching max
  maxFieldCount maxHeight maxPrecision maxSampleOffset maxWidth maximum maximumDistance
  maximumValueLabel menu menuItems message min minHeight minLength minWidth minimum
  minimumAngleDelta minimumDistance minimumDuration minimumInterval minimumScaleDelta
  minimumValueLabel miterLimit mode modifier modifiers name named nextValue nsUnderlineStyle of
  offset on onAppear onCancellation onChange onCommit onCompletion onDecrement onDismiss onEdit
  onEditingChanged onExport onFocusChange onIdle onImport onIncrement onPaste onPressingChanged
  onSubmit onTouchingChanged opacity opaque operation options orientation origin ornament parentSize
  path pattern pauseTime paused payloadAction payloadType perform perspective phase phases
  pinnedViews placeholder placement plist point points position predicate preferredCompactColumn
  preferring prepare presenting pressing preview previous primaryAction priority progress
  projectedValue prompt properties proposal radians radius range ranges rasterizationScale rawValue
  reason rect red relativeTo removal removeTraits removing renderer rendersAsynchronously repeating
  representation reservesSpace reset resetTransaction resizingMode resolvedColors response
  restoredDefaultState role root roundedRect rowContent rows run saturation scale scope scopes
  sectionIdentifier sections selection selectionIdentifier sensitivity set settlingDuration shape
  sharingBehavior shouldPresent showsByDefault showsHours showsIndicators showsMenuIndicator
  showsTitle sidebar sign size smoothsColors snapshot sortDescriptors sortPriority sourceID
  sourceRect sources spacing span specifier spring startAngle startPoint startRadius
  startRadiusFraction startVelocity startingAt state step stiffness stops store stringInterpolation
  stringLiteral strokeStyle style subject subviews suggestedTokens suggestions supportedContentTypes
  supportedTypes supportsOpacity symbols systemImage systemName tableName tag tangent1End
  tangent2End target text textRange textRanges threshold thresholdField through time timerInterval
  timingCurve tint title titleVisibility to toMultipleOf toOffset toValue token tokens top
  topControlPoint topLeading topLeadingRadius topLeft topRight topTrailing topTrailingRadius total
  towards trailing trailingControlPoint traits transaction transform transition transitionStyle
  trigger type uiColor uiImage upThrough updateStrategy url validator value variableValue velocity
  verbatim vertical verticalSpacing visibility visited weight white width with withArguments
  wrappedValue x y
  """)
