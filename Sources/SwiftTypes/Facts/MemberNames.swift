/// The names of cases and static properties of SwiftUI's types and protocols, as Apple's interface of the iOS
/// 18.6 SDK declares them.
///
/// After a leading dot, such a name can be a value of a SwiftUI type.
package let swiftUIMemberNames = words(
  """
  accentColor accessibility accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
  accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge
  accessibilityMedium accessoryBar accessoryBarAction accessoryCircular accessoryCircularCapacity
  accessoryLinear accessoryLinearCapacity activate activatesGroup active adaptive alignment all allCases
  allowsDirectInteraction allowsSelection always alwaysAvailable alwaysByFew alwaysByOne animated animating
  animation appBackgrounded appInfo appRefresh appScheduled appSettings appTermination appVisibility
  associated automatic avoidHidingContent back background balanced bar basedOnSize bezierPoints black blue
  bluetoothAlert blur blurReplace body bold boldText bordered borderedButton borderedProminent borderless
  borderlessButton bottom bottomBar bottomLeading bottomOrnament bottomTrailing bouncy boundingRect bounds
  brown browser button buttonBorder callout cancel cancelAction cancellationAction cancelled capsLock
  capsule caption caption2 card carousel causesPageTurn center centerFirstTextBaseline
  centerLastTextBaseline centered characters checkbox circle circular circularEaseIn circularEaseInOut
  circularEaseOut clear closeSubpath color colorBurn colorDodge colorEffect colors columnResize columns
  combine command compact compactMenu complete complicationUpdate compressed condensed confirmationAction
  console constrainedHigh contain container containerRelative content contentMinSize contentSize
  contextMenuPreview continue continuous control copy critical currentDate curve custom cyan dark darken
  dash dashDot dashDotDot date decelerating decrease decreased decrement default defaultAction defaultValue
  delete deleteForward desktop destinationOut destinationOver destructive destructiveAction detail
  detailOnly device didDisappear difference directPinch disabled disablesSubpixelQuantization discarded
  displayFileExtensions displayP3 distortionEffect done dot doubleColumn down downArrow downMirrored downUp
  downstream dragPreview easeIn easeInEaseOut easeInOut easeOut edit editor ellipse elliptical empty enabled
  encodingError end ended enumeratePackages error escape everyMinute exclusion expanded extendedLinear
  extraExtraExtraLarge extraExtraLarge extraLarge extraLargeTitle extraLargeTitle2 extraSmall failed failure
  field fileSystem fill first firstTextBaseline fit fitToContent fitted fixed flexible floating focusEffect
  followsGroup footnote forbidden foreground form frame front fullScreenCover function gesture global go
  grabActive grabIdle graphical gravityAligned gray green grouped h1 h2 h3 h4 h5 h6 handGestureShortcut
  handled hardLight head headings headline heavy help hidden hiddenTitleBar hierarchical high highlight home
  horizontal horizontalText hourAndMinute hourMinuteAndSecond hoverEffect hue iOS iconOnly identity idle
  ignore ignored ignoresGroup images immediately impact importExport inactive includeHiddenFiles increase
  increased increment indigo indirectPinch infinity inheritedByAddedText initialOffset inline inlineLarge
  inset insetGrouped intentDidRun interacting interaction interactive interactiveSpring interactively
  interpolate interpolatingSpring intrinsicContentSize invalidContent invalidated inward isButton isHeader
  isImage isKeyboardKey isLink isModal isSearchField isSelected isStaticText isSummaryElement isTabBar
  isToggle italicText join key keyboard label landmarks landscapeLeft landscapeRight large largeTitle
  lastTextBaseline layerEffect leading leadingFirstTextBaseline leadingLastTextBaseline left leftArrow
  leftMirrored leftToRight levelChange lift light lighten limited line linear linearCapacity link links
  listRowSeparatorLeading listRowSeparatorTrailing lists live local logicallyComplete loose low lowFrequency
  lowercase luminosity macOS magicTap matchWindow maximum medium menu messaging middle mini minimum mint
  minutes mirrors misspelledWords monochrome monospaced move multiSelection multicolor multiply name named
  narrative navigation navigationBar navigationBarDrawer navigationBarLeading navigationBarTrailing
  navigationLink navigationSplitView navigationStack never newItem next nonLinear none normal numeric
  numericPad offset onHover onLook onSearchPresentation onSelect onTextEntry opacity opened option optional
  orange original ornament outline outward overlay page pageDown pageIndicator pageUp paging palette
  pasteboard pathComplete pencil perceptual pink pinned placeholder plain playsSound plusDarker plusLighter
  point pointer points popover portrait portraitUpsideDown position preferredContentSize prelaunch presented
  preventDictation primary primaryAction principal printItem priority privacy prominentDetail prompt
  properties purple quadCurve quaternary quinary radioGroup rect rectSelection rectangle red regular
  regularMaterial relative relevantShortcut removed reorder reorderable repeat requested required
  requiresActivation resize resizes resolvedColors return returnToDefaultState right rightArrow
  rightMirrored rightToLeft rigid role rounded roundedBorder roundedRectangle route rowResize runBoundaries
  runSystemShortcut sRGB sRGBLinear saturation saveItem scale screen scrollContent scrollIndicators
  scrollView scrolls search second secondary secondaryAction seconds sectionFooters sectionHeaders segmented
  selection semibold send sentences separator serif shapeStyle sheet shift showColorPalette
  showContextualPalette showInkAttributes showMenu sidebar sidebarAdaptable sidebarOnly sidebarToggle
  silentOnTouch single singleWindowList size sizeChanges sizeDependent slash slide small smooth snappy
  snapshot soft softLight solid sourceAtop sourceCode space spreadsheet spring square squareBorder stack
  standard start startsMediaSession status stepperField stop stretch stroke subheadline subviews success
  supported suppressed switch switchControl switchEraser switchPrevious symbolEffect systemAction
  systemServices tab tabBar tabBarOnly tabView tabViewSidebar tables tail teal template tertiary text
  textEditing textFields textFormatting thick thickMaterial thin thinMaterial tight tile time timer tint
  title title2 title3 titleAndIcon titleBar titleOnly toolbar toolbars top topBar topBarLeading
  topBarTrailing topLeading topTrailing touch tracking trailing trailingFirstTextBaseline
  trailingLastTextBaseline transferRepresentation transient tvOS ultraLight ultraThick ultraThickMaterial
  ultraThin ultraThinMaterial underlineText undoRedo unified unifiedCompact unspecified up upArrow
  upMirrored upUp updatesFrequently uppercase upstream urlSession userCancelled userInitiated utilityPanel
  vertical verticalPage verticalText viewAligned visibility visible voiceOver warning watchConnectivity
  watchOS wheel white willAppear window windowArrangement windowBackground windowList windowSize
  windowToolbar withoutMirroring wordProcessing words xLarge xSmall xxLarge xxxLarge yellow zero zoomIn
  zoomOut
  """)
