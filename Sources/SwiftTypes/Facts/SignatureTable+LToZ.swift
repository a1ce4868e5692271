/// The rows of ``signatureTable`` whose names begin with 'l' or a later letter: a declaration in a file is
/// limited to 256 KB.
let signatureTableFromL: StaticString = """
  label	V	AccessibilityLabeledPairRole		Self
  label	v	ButtonStyleConfiguration		ButtonStyleConfiguration.Label
  label	v	ControlGroupStyleConfiguration		ControlGroupStyleConfiguration.Label
  label	v	DatePickerStyleConfiguration		DatePickerStyleConfiguration.Label
  label	v	DisclosureGroupStyleConfiguration		DisclosureGroupStyleConfiguration.Label
  label	v	GaugeStyleConfiguration		GaugeStyleConfiguration.Label
  label	v	GroupBoxStyleConfiguration		GroupBoxStyleConfiguration.Label
  label	v	LabeledContentStyleConfiguration		LabeledContentStyleConfiguration.Label
  label	v	PrimitiveButtonStyleConfiguration		PrimitiveButtonStyleConfiguration.Label
  label	v	ProgressViewStyleConfiguration		ProgressViewStyleConfiguration.Label?
  label	v	ToggleStyleConfiguration		ToggleStyleConfiguration.Label
  labelStyle	f	View	(_:some LabelStyle)	some View
  labeledContentStyle	f	View	(_:some LabeledContentStyle)	some View
  labelsHidden	f	View	()	some View
  labelsVisibility	f	View	(_:Visibility)	some View
  labelsVisibility	v	EnvironmentValues		Visibility
  landmarks	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  landscapeLeft	V	InterfaceOrientation		InterfaceOrientation
  landscapeRight	V	InterfaceOrientation		InterfaceOrientation
  large	V	ContentSizeCategory		Self
  large	V	ControlSize		Self
  large	V	DynamicTypeSize		Self
  large	V	Image.Scale		Self
  large	V	NavigationBarItem.TitleDisplayMode		Self
  large	V	PresentationDetent		PresentationDetent
  large	V	SidebarRowSize		Self
  large	V	ToolbarTitleDisplayMode		ToolbarTitleDisplayMode
  largeTitle	V	Font		Font
  largeTitle	V	Font.TextStyle		Self
  lastBaseline	f	GraphicsContext.ResolvedText	(in:CGSize)	CGFloat
  lastTextBaseline	V	VerticalAlignment		VerticalAlignment
  layerEffect	V	Shader.UsageType		Shader.UsageType
  layerEffect	f	View	(_:Shader,maxSampleOffset:CGSize,isEnabled?:Bool)	some View
  layerEffect	f	VisualEffect	(_:Shader,maxSampleOffset:CGSize,isEnabled?:Bool)	some VisualEffect
  layerShader	F	GraphicsContext.Filter	(_:Shader,maxSampleOffset:CGSize)	GraphicsContext.Filter
  layout	v	Text.LayoutKey.AnchoredLayout		Text.Layout
  layoutDirection	v	EnvironmentValues		LayoutDirection
  layoutDirection	v	LayoutSubviews		LayoutDirection
  layoutDirection	v	Text.Layout.Run		LayoutDirection
  layoutDirectionBehavior	f	View	(_:LayoutDirectionBehavior)	some View
  layoutDirectionBehavior	v	Capsule		LayoutDirectionBehavior
  layoutDirectionBehavior	v	Circle		LayoutDirectionBehavior
  layoutDirectionBehavior	v	Ellipse		LayoutDirectionBehavior
  layoutDirectionBehavior	v	OffsetShape		LayoutDirectionBehavior
  layoutDirectionBehavior	v	Rectangle		LayoutDirectionBehavior
  layoutDirectionBehavior	v	RotatedShape		LayoutDirectionBehavior
  layoutDirectionBehavior	v	RoundedRectangle		LayoutDirectionBehavior
  layoutDirectionBehavior	v	ScaledShape		LayoutDirectionBehavior
  layoutDirectionBehavior	v	Shape		LayoutDirectionBehavior
  layoutDirectionBehavior	v	TransformedShape		LayoutDirectionBehavior
  layoutPriority	f	View	(_:Double)	some View
  layoutProperties	V	Layout		LayoutProperties
  layoutValue	f	View	(key:_,value:_)	some View
  leading	V	Alignment		Alignment
  leading	V	Anchor.Source		?
  leading	V	Edge		Self
  leading	V	Edge.Set		Edge.Set
  leading	V	FrameResizePosition		Self
  leading	V	HorizontalAlignment		HorizontalAlignment
  leading	V	HorizontalDirection		Self
  leading	V	HorizontalDirection.Set		HorizontalDirection.Set
  leading	V	HorizontalEdge		Self
  leading	V	HorizontalEdge.Set		HorizontalEdge.Set
  leading	V	TableColumnAlignment		TableColumnAlignment
  leading	V	TextAlignment		Self
  leading	V	UnitPoint		UnitPoint
  leading	f	Font	(_:Font.Leading)	Font
  leading	v	EdgeInsets		CGFloat
  leading	v	Text.Layout.TypographicBounds		CGFloat
  leadingControlPoint	v	MeshGradient.BezierPoint		SIMD2<Float>
  leadingFirstTextBaseline	V	Alignment		Alignment
  leadingLastTextBaseline	V	Alignment		Alignment
  leastNonzeroMagnitude	V	Double		Double
  leastNonzeroMagnitude	V	Float		Float
  leastNonzeroMagnitude	V	FloatingPoint		Self
  leastNormalMagnitude	V	Double		Double
  leastNormalMagnitude	V	Float		Float
  leastNormalMagnitude	V	FloatingPoint		Self
  left	V	Image.Orientation		Self
  left	V	MoveCommandDirection		Self
  left	V	PresentationIntent.TableColumn.Alignment		Self
  leftArrow	V	KeyEquivalent		KeyEquivalent
  leftMirrored	V	Image.Orientation		Self
  leftToRight	V	LayoutDirection		Self
  legibilityWeight	v	EnvironmentValues		LegibilityWeight?
  lessThan	V	PredicateExpressions.ComparisonOperator		Self
  lessThanOrEqual	V	PredicateExpressions.ComparisonOperator		Self
  levelChange	V	SensoryFeedback		SensoryFeedback
  lexical	V	String.StandardComparator		String.StandardComparator
  library	v	ShaderFunction		ShaderLibrary
  lift	V	CustomHoverEffect		LiftHoverEffect
  lift	V	HoverEffect		HoverEffect
  light	V	ColorScheme		Self
  light	V	Font.Weight		Font.Weight
  light	V	SensoryFeedback.Weight		SensoryFeedback.Weight
  lighten	V	BlendMode		Self
  lighten	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  limited	V	WritingToolsBehavior		WritingToolsBehavior
  limitsScrolls	v	ScrollTargetBehaviorProperties		Bool
  line	F	Path.Element	(to:CGPoint)	Self
  lineCap	v	StrokeStyle		CGLineCap
  lineIntersection	f	Path	(_:Path,eoFill?:Bool)	Path
  lineIntersection	f	Shape	(_:some Shape,eoFill?:Bool)	some Shape
  lineJoin	v	StrokeStyle		CGLineJoin
  lineLimit	f	View	(_:ClosedRange<Int>)	some View
  lineLimit	f	View	(_:Int,reservesSpace:Bool)	some View
  lineLimit	f	View	(_:Int?)	some View
  lineLimit	f	View	(_:PartialRangeFrom<Int>)	some View
  lineLimit	f	View	(_:PartialRangeThrough<Int>)	some View
  lineLimit	v	EnvironmentValues		Int?
  lineSpacing	f	View	(_:CGFloat)	some View
  lineSpacing	v	EnvironmentValues		CGFloat
  lineSubtraction	f	Path	(_:Path,eoFill?:Bool)	Path
  lineSubtraction	f	Shape	(_:some Shape,eoFill?:Bool)	some Shape
  lineWidth	v	StrokeStyle		CGFloat
  linear	F	Animation	(duration:TimeInterval)	Animation
  linear	V	Animation		Animation
  linear	V	ColorRenderingMode		Self
  linear	V	GaugeStyle		LinearGaugeStyle
  linear	V	ProgressViewStyle		LinearProgressViewStyle
  linear	V	UnitCurve		UnitCurve
  linearBlue	v	Color.Resolved		Float
  linearCapacity	V	GaugeStyle		LinearCapacityGaugeStyle
  linearColor	V	GraphicsContext.FilterOptions		GraphicsContext.FilterOptions
  linearColor	V	GraphicsContext.GradientOptions		GraphicsContext.GradientOptions
  linearGradient	F	GraphicsContext.Shading	(_:Gradient,startPoint:CGPoint,endPoint:CGPoint,options?:GraphicsContext.GradientOptions)	GraphicsContext.Shading
  linearGradient	F	ShapeStyle	(_:AnyGradient,startPoint:UnitPoint,endPoint:UnitPoint)	some ShapeStyle
  linearGradient	F	ShapeStyle	(_:Gradient,startPoint:UnitPoint,endPoint:UnitPoint)	LinearGradient
  linearGradient	F	ShapeStyle	(colors:[Color],startPoint:UnitPoint,endPoint:UnitPoint)	LinearGradient
  linearGradient	F	ShapeStyle	(stops:[Gradient.Stop],startPoint:UnitPoint,endPoint:UnitPoint)	LinearGradient
  linearGreen	v	Color.Resolved		Float
  linearRed	v	Color.Resolved		Float
  link	V	PrimitiveButtonStyle		LinkButtonStyle
  link	V	ShapeStyle		LinkShapeStyle
  links	F	AccessibilitySystemRotor	(visited:Bool)	AccessibilitySystemRotor
  links	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  listItem	V	FormatStyleCapitalizationContext		FormatStyleCapitalizationContext
  listItemTint	f	View	(_:Color?)	some View
  listItemTint	f	View	(_:ListItemTint?)	some View
  listRowBackground	f	View	(_:some View?)	some View
  listRowHoverEffect	f	View	(_:HoverEffect?)	some View
  listRowHoverEffectDisabled	f	View	(_?:Bool)	some View
  listRowInsets	f	View	(_:EdgeInsets?)	some View
  listRowPlatterColor	f	View	(_:Color?)	some View
  listRowSeparator	f	View	(_:Visibility,edges?:VerticalEdge.Set)	some View
  listRowSeparatorLeading	V	HorizontalAlignment		HorizontalAlignment
  listRowSeparatorTint	f	View	(_:Color?,edges?:VerticalEdge.Set)	some View
  listRowSeparatorTrailing	V	HorizontalAlignment		HorizontalAlignment
  listRowSpacing	f	View	(_:CGFloat?)	some View
  listRowSpacing	v	EnvironmentValues		CGFloat?
  listSectionSeparator	f	View	(_:Visibility,edges?:VerticalEdge.Set)	some View
  listSectionSeparatorTint	f	View	(_:Color?,edges?:VerticalEdge.Set)	some View
  listSectionSpacing	f	View	(_:CGFloat)	some View
  listSectionSpacing	f	View	(_:ListSectionSpacing)	some View
  listSectionSpacing	v	EnvironmentValues		ListSectionSpacing?
  listStyle	f	View	(_:some ListStyle)	some View
  lists	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  live	V	TimelineView.Context.Cadence		Self
  local	V	CoordinateSpace		Self
  local	V	CoordinateSpaceProtocol		LocalCoordinateSpace
  locale	v	EnvironmentValues		Locale
  localization	v	KeyboardShortcut		KeyboardShortcut.Localization
  localized	V	SortComparator		String.Comparator
  localized	V	String.StandardComparator		String.StandardComparator
  localizedDescriptionKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  localizedFailureReasonErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  localizedRecoveryOptionsErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  localizedRecoverySuggestionErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  localizedStandard	V	SortComparator		String.Comparator
  localizedStandard	V	String.StandardComparator		String.StandardComparator
  location	v	AccessibilityZoomGestureAction		UnitPoint
  location	v	DragGesture.Value		CGPoint
  location	v	DropInfo		CGPoint
  location	v	Gradient.Stop		CGFloat
  location	v	PencilHoverPose		CGPoint
  locations	v	MeshGradient		MeshGradient.Locations
  logicallyComplete	V	AnimationCompletionCriteria		AnimationCompletionCriteria
  logicallyComplete	f	Animation	(after:TimeInterval)	Animation
  loose	V	Font.Leading		Self
  low	V	DigitalCrownRotationalSensitivity		Self
  low	V	Image.Interpolation		Self
  lowFrequency	V	TimelineScheduleMode		Self
  lowercase	V	Text.Case		Self
  lowercaseSmallCaps	f	Font	()	Font
  luminanceToAlpha	V	GraphicsContext.Filter		GraphicsContext.Filter
  luminanceToAlpha	f	View	()	some View
  luminosity	V	BlendMode		Self
  luminosity	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  m11	v	ProjectionTransform		CGFloat
  m21	v	ProjectionTransform		CGFloat
  m31	v	ProjectionTransform		CGFloat
  macOS	V	PreviewPlatform		Self
  magicTap	V	AccessibilityActionKind		AccessibilityActionKind
  magnification	v	MagnifyGesture.Value		CGFloat
  magnitudeSquared	v	AnimatablePair		Double
  magnitudeSquared	v	CGFloat		Double
  magnitudeSquared	v	Double		Double
  magnitudeSquared	v	EmptyAnimatableData		Double
  magnitudeSquared	v	Float		Double
  magnitudeSquared	v	VectorArithmetic		Double
  main	V	LocalizedStringResource.BundleDescription		Self
  makeCache	f	AnyLayout	(subviews:AnyLayout.Subviews)	AnyLayout.Cache
  makeCache	f	GridLayout	(subviews:GridLayout.Subviews)	GridLayout.Cache
  makeCache	f	Layout	(subviews:_)	_
  makeSharedContext	F	PreviewModifier	()	_
  managedObjectContext	v	EnvironmentValues		CoreData.NSManagedObjectContext
  map	f	Gesture	(_:{(_)})	_MapGesture<Self,_>
  markdownName	V	MarkdownDecodableAttributedStringKey		String
  masculine	V	TermOfAddress		TermOfAddress
  mask	f	View	(_:some View)	some View
  mask	f	View	(alignment?:Alignment,_:{@()})	some View
  mass	v	Spring		Double
  matchWindow	V	MaterialActiveAppearance		MaterialActiveAppearance
  matchedGeometryEffect	f	View	(id:some Hashable,in:Namespace.ID,properties?:MatchedGeometryProperties,anchor?:UnitPoint,isSource?:Bool)	some View
  matchedTransitionSource	f	View	(id:some Hashable,in:Namespace.ID)	some View
  matchedTransitionSource	f	View	(id:some Hashable,in:Namespace.ID,configuration:{(EmptyMatchedTransitionSourceConfiguration)})	some View
  materialActiveAppearance	f	Material	(_:MaterialActiveAppearance)	Material
  materialActiveAppearance	f	ShapeStyle	(_:MaterialActiveAppearance)	some ShapeStyle
  materialActiveAppearance	f	View	(_:MaterialActiveAppearance)	some View
  materialActiveAppearance	v	EnvironmentValues		MaterialActiveAppearance
  max	V	FixedWidthInteger		Self
  max	V	SignedInteger		Self
  max	V	UnsignedInteger		Self
  maxDetentValue	v	PresentationDetent.Context		CGFloat
  maximumDate	v	DatePickerStyleConfiguration		Date?
  maximumDistance	v	LongPressGesture		CGFloat
  maximumValueLabel	v	GaugeStyleConfiguration		GaugeStyleConfiguration.MaximumValueLabel?
  measure	f	GraphicsContext.ResolvedText	(in:CGSize)	CGSize
  medium	V	ContentSizeCategory		Self
  medium	V	DigitalCrownRotationalSensitivity		Self
  medium	V	DynamicTypeSize		Self
  medium	V	Font.Weight		Font.Weight
  medium	V	Image.Interpolation		Self
  medium	V	Image.Scale		Self
  medium	V	PresentationDetent		PresentationDetent
  medium	V	SensoryFeedback.Weight		SensoryFeedback.Weight
  medium	V	SidebarRowSize		Self
  menu	V	ControlGroupStyle		MenuControlGroupStyle
  menu	V	PickerStyle		MenuPickerStyle
  menu	V	SearchSuggestionsPlacement		SearchSuggestionsPlacement
  menu	V	SearchSuggestionsPlacement.Set		SearchSuggestionsPlacement.Set
  menuActionDismissBehavior	f	View	(_:MenuActionDismissBehavior)	some View
  menuButtonStyle	f	View	(_:some MenuButtonStyle)	some View
  menuIndicator	f	View	(_:Visibility)	some View
  menuIndicatorVisibility	v	EnvironmentValues		Visibility
  menuOrder	f	View	(_:MenuOrder)	some View
  menuOrder	v	EnvironmentValues		MenuOrder
  menuStyle	f	View	(_:some MenuStyle)	some View
  meshGradient	F	GraphicsContext.Shading	(_:MeshGradient)	GraphicsContext.Shading
  messaging	V	AccessibilityTextContentType		AccessibilityTextContentType
  microseconds	V	Duration.UnitsFormatStyle.Unit		Duration.UnitsFormatStyle.Unit
  middle	V	Text.TruncationMode		Self
  middleOfSentence	V	FormatStyleCapitalizationContext		FormatStyleCapitalizationContext
  milliseconds	V	Duration.UnitsFormatStyle.Unit		Duration.UnitsFormatStyle.Unit
  min	V	FixedWidthInteger		Self
  min	V	SignedInteger		Self
  min	V	UnsignedInteger		Self
  minLength	v	Spacer		CGFloat?
  mini	V	ControlSize		Self
  minimum	V	ScenePadding		ScenePadding
  minimumAngleDelta	v	RotateGesture		Angle
  minimumAngleDelta	v	RotationGesture		Angle
  minimumDate	v	DatePickerStyleConfiguration		Date?
  minimumDistance	v	DragGesture		CGFloat
  minimumDuration	v	LongPressGesture		Double
  minimumScaleDelta	v	MagnificationGesture		CGFloat
  minimumScaleDelta	v	MagnifyGesture		CGFloat
  minimumScaleFactor	f	View	(_:CGFloat)	some View
  minimumScaleFactor	v	EnvironmentValues		CGFloat
  minimumValueLabel	v	GaugeStyleConfiguration		GaugeStyleConfiguration.MinimumValueLabel?
  mint	V	Color		Color
  mint	V	ShapeStyle		Color
  minus	V	FloatingPointSign		Self
  minuteSecond	V	Duration.TimeFormatStyle.Pattern		Duration.TimeFormatStyle.Pattern
  minutes	V	Duration.UnitsFormatStyle.Unit		Duration.UnitsFormatStyle.Unit
  minutes	V	TimelineView.Context.Cadence		Self
  mirror	V	GraphicsContext.GradientOptions		GraphicsContext.GradientOptions
  mirrors	F	LayoutDirectionBehavior	(in:LayoutDirection)	Self
  mirrors	V	LayoutDirectionBehavior		LayoutDirectionBehavior
  misspelledWords	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  miterLimit	v	StrokeStyle		CGFloat
  mix	f	Color	(with:Color,by:Double,in?:Gradient.ColorSpace)	Color
  modifier	F	AnyTransition	(active:some ViewModifier,identity:some ViewModifier)	AnyTransition
  modifier	F	PreviewTrait	(_:some PreviewModifier)	PreviewTrait<_>
  modifier	f	View	(_:_)	ModifiedContent<Self,_>
  modifier	v	ModifiedContent		_
  modifierKeyAlternate	f	View	(_:EventModifiers,_:{@()})	some View
  modifiers	f	Gesture	(_:EventModifiers)	_ModifiersGesture<Self>
  modifiers	v	KeyPress		EventModifiers
  modifiers	v	KeyboardShortcut		EventModifiers
  monochrome	V	ListItemTint		ListItemTint
  monochrome	V	SymbolRenderingMode		SymbolRenderingMode
  monospaced	V	Font.Design		Self
  monospaced	f	Font	()	Font
  monospaced	f	Text	(_?:Bool)	Text
  monospaced	f	View	(_?:Bool)	some View
  monospacedDigit	f	Font	()	Font
  monospacedDigit	f	Text	()	Text
  monospacedDigit	f	View	()	some View
  move	F	AnyTransition	(edge:Edge)	AnyTransition
  move	F	Path.Element	(to:CGPoint)	Self
  move	F	Transition	(edge:Edge)	Self
  move	V	DropOperation		Self
  move	V	EditActions		EditActions<_>
  move	f	MutableCollection	(fromOffsets:IndexSet,toOffset:Int)	Void
  move	f	Path	(to:CGPoint)	Void
  moveDisabled	f	View	(_:Bool)	some View
  multiSelection	F	TextSelection.Indices	(_:RangeSet<String.Index>)	Self
  multicolor	V	SymbolRenderingMode		SymbolRenderingMode
  multilineTextAlignment	f	View	(_:TextAlignment)	some View
  multilineTextAlignment	v	EnvironmentValues		TextAlignment
  multiply	V	BlendMode		Self
  multiply	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  multiply	V	PredicateExpressions.ArithmeticOperator		Self
  name	V	AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute		String
  name	V	AttributeScopes.SwiftUIAttributes.KerningAttribute		String
  name	V	AttributeScopes.SwiftUIAttributes.TrackingAttribute		String
  name	V	ParseStrategy		PersonNameComponents.ParseStrategy
  name	v	ShaderFunction		String
  named	F	CoordinateSpace	(_:AnyHashable)	Self
  named	F	CoordinateSpaceProtocol	(_:some Hashable)	NamedCoordinateSpace
  nan	V	Double		Double
  nan	V	Float		Float
  nan	V	FloatingPoint		Self
  nanoseconds	V	Duration.UnitsFormatStyle.Unit		Duration.UnitsFormatStyle.Unit
  narrative	V	AccessibilityTextContentType		AccessibilityTextContentType
  narrow	V	CurrencyFormatStyleConfiguration.Presentation		CurrencyFormatStyleConfiguration.Presentation
  narrow	V	Duration.UnitsFormatStyle.UnitWidth		Duration.UnitsFormatStyle.UnitWidth
  narrow	V	Measurement.FormatStyle.UnitWidth		?
  navigation	V	ContainerBackgroundPlacement		ContainerBackgroundPlacement
  navigation	V	ControlGroupStyle		NavigationControlGroupStyle
  navigation	V	ToolbarItemPlacement		ToolbarItemPlacement
  navigationBar	V	ToolbarPlacement		ToolbarPlacement
  navigationBarBackButtonHidden	f	View	(_?:Bool)	some View
  navigationBarDrawer	F	SearchFieldPlacement	(displayMode:SearchFieldPlacement.NavigationBarDrawerDisplayMode)	SearchFieldPlacement
  navigationBarDrawer	V	SearchFieldPlacement		SearchFieldPlacement
  navigationBarHidden	f	View	(_:Bool)	some View
  navigationBarItems	f	View	(leading:some View)	some View
  navigationBarItems	f	View	(leading:some View,trailing:some View)	some View
  navigationBarItems	f	View	(trailing:some View)	some View
  navigationBarLeading	V	ToolbarItemPlacement		ToolbarItemPlacement
  navigationBarTitle	f	View	(_:LocalizedStringKey)	some View
  navigationBarTitle	f	View	(_:LocalizedStringKey,displayMode:NavigationBarItem.TitleDisplayMode)	some View
  navigationBarTitle	f	View	(_:Text)	some View
  navigationBarTitle	f	View	(_:Text,displayMode:NavigationBarItem.TitleDisplayMode)	some View
  navigationBarTitle	f	View	(_:some StringProtocol)	some View
  navigationBarTitle	f	View	(_:some StringProtocol,displayMode:NavigationBarItem.TitleDisplayMode)	some View
  navigationBarTitleDisplayMode	f	View	(_:NavigationBarItem.TitleDisplayMode)	some View
  navigationBarTrailing	V	ToolbarItemPlacement		ToolbarItemPlacement
  navigationDestination	f	View	(for:_,destination:{@(_)})	some View
  navigationDestination	f	View	(isPresented:Binding<Bool>,destination:{@()})	some View
  navigationDestination	f	View	(item:Binding<Optional<some Hashable>>,destination:{@})	some View
  navigationDocument	f	View	(_:URL)	some View
  navigationDocument	f	View	(_:some Transferable)	some View
  navigationDocument	f	View	(_:some Transferable,preview:SharePreview<Never,Never>)	some View
  navigationDocument	f	View	(_:some Transferable,preview:SharePreview<Never,some Transferable>)	some View
  navigationDocument	f	View	(_:some Transferable,preview:SharePreview<some Transferable,Never>)	some View
  navigationDocument	f	View	(_:some Transferable,preview:SharePreview<some Transferable,some Transferable>)	some View
  navigationLink	V	PickerStyle		NavigationLinkPickerStyle
  navigationSplitView	V	ContainerBackgroundPlacement		ContainerBackgroundPlacement
  navigationSplitViewColumnWidth	f	View	(_:CGFloat)	some View
  navigationSplitViewColumnWidth	f	View	(min?:CGFloat?,ideal:CGFloat,max?:CGFloat?)	some View
  navigationSplitViewStyle	f	View	(_:some NavigationSplitViewStyle)	some View
  navigationStack	V	ToolbarRole		ToolbarRole
  navigationSubtitle	f	View	(_:LocalizedStringKey)	some View
  navigationSubtitle	f	View	(_:Text)	some View
  navigationSubtitle	f	View	(_:some StringProtocol)	some View
  navigationTitle	f	View	(_:Binding<String>)	some View
  navigationTitle	f	View	(_:LocalizedStringKey)	some View
  navigationTitle	f	View	(_:Text)	some View
  navigationTitle	f	View	(_:some StringProtocol)	some View
  navigationTitle	f	View	(_:{@()})	some View
  navigationTransition	f	View	(_:some NavigationTransition)	some View
  navigationViewStyle	f	View	(_:some NavigationViewStyle)	some View
  negativeInfinity	V	FloatingPointClassification		Self
  negativeNormal	V	FloatingPointClassification		Self
  negativeSubnormal	V	FloatingPointClassification		Self
  negativeZero	V	FloatingPointClassification		Self
  neutral	V	TermOfAddress		TermOfAddress
  never	V	CurrencyFormatStyleConfiguration.SignDisplayStrategy		CurrencyFormatStyleConfiguration.SignDisplayStrategy
  never	V	NumberFormatStyleConfiguration.Grouping		NumberFormatStyleConfiguration.Grouping
  never	V	NumberFormatStyleConfiguration.SignDisplayStrategy		NumberFormatStyleConfiguration.SignDisplayStrategy
  never	V	PageIndexViewStyle.BackgroundDisplayMode		PageIndexViewStyle.BackgroundDisplayMode
  never	V	PageTabViewStyle.IndexDisplayMode		PageTabViewStyle.IndexDisplayMode
  never	V	ScrollDismissesKeyboardMode		ScrollDismissesKeyboardMode
  never	V	ScrollIndicatorVisibility		ScrollIndicatorVisibility
  never	V	TextInputAutocapitalization		TextInputAutocapitalization
  never	V	ViewAlignedScrollTargetBehavior.LimitBehavior		ViewAlignedScrollTargetBehavior.LimitBehavior
  newDocument	v	EnvironmentValues		NewDocumentAction
  newItem	V	CommandGroupPlacement		CommandGroupPlacement
  next	V	SubmitLabel		SubmitLabel
  next	f	AnimationTimelineSchedule.Entries	()	Date?
  next	f	EveryMinuteTimelineSchedule.Entries	()	Date?
  next	f	PeriodicTimelineSchedule.Entries	()	Date?
  nonLinear	V	ColorRenderingMode		Self
  nonRepeating	V	SymbolEffectOptions		SymbolEffectOptions
  none	V	GestureMask		GestureMask
  none	V	Image.Interpolation		Self
  none	V	Optional		Self
  none	V	PresentationAdaptation		PresentationAdaptation
  none	V	SymbolVariants		SymbolVariants
  normal	V	BlendMode		Self
  normal	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  normal	V	TimelineScheduleMode		Self
  normalized	f	Path	(eoFill?:Bool)	Path
  now	V	Date		Date
  nsPredicate	v	FetchRequest.Configuration		NSPredicate?
  nsPredicate	v	FetchedResults		NSPredicate?
  nsPredicate	v	SectionedFetchRequest.Configuration		NSPredicate?
  nsPredicate	v	SectionedFetchResults		NSPredicate?
  nsSortDescriptors	v	FetchRequest.Configuration		[NSSortDescriptor]
  nsSortDescriptors	v	FetchedResults		[NSSortDescriptor]
  nsSortDescriptors	v	SectionedFetchRequest.Configuration		[NSSortDescriptor]
  nsSortDescriptors	v	SectionedFetchResults		[NSSortDescriptor]
  null	V	CGRect		CGRect
  number	V	FormatStyle		Decimal.FormatStyle
  number	V	FormatStyle		FloatingPointFormatStyle<Double>
  number	V	FormatStyle		FloatingPointFormatStyle<Float16>
  number	V	FormatStyle		FloatingPointFormatStyle<Float>
  number	V	FormatStyle		IntegerFormatStyle<Int16>
  number	V	FormatStyle		IntegerFormatStyle<Int32>
  number	V	FormatStyle		IntegerFormatStyle<Int64>
  number	V	FormatStyle		IntegerFormatStyle<Int8>
  number	V	FormatStyle		IntegerFormatStyle<Int>
  number	V	FormatStyle		IntegerFormatStyle<UInt16>
  number	V	FormatStyle		IntegerFormatStyle<UInt32>
  number	V	FormatStyle		IntegerFormatStyle<UInt64>
  number	V	FormatStyle		IntegerFormatStyle<UInt8>
  number	V	FormatStyle		IntegerFormatStyle<UInt>
  number	V	ParseableFormatStyle		Decimal.FormatStyle
  numeric	F	TableColumnAlignment	(_:_)	TableColumnAlignment
  numeric	V	TableColumnAlignment		TableColumnAlignment
  numericPad	V	EventModifiers		EventModifiers
  numericText	F	ContentTransition	(countsDown?:Bool)	ContentTransition
  numericText	F	ContentTransition	(value:Double)	ContentTransition
  object	F	StateObject.Storage	(_:ObservedObject<_>)	Self
  object	V	String.LocalizationValue.Placeholder		Self
  objectWillChange	v	ImageRenderer		PassthroughSubject<Void,Never>
  offUp	V	ReplaceSymbolEffect		ReplaceSymbolEffect
  offset	F	AnyTransition	(_:CGSize)	AnyTransition
  offset	F	AnyTransition	(x?:CGFloat,y?:CGFloat)	AnyTransition
  offset	F	FormatStyle	(to:Date,allowedFields?:Set<Date.ComponentsFormatStyle.Field>,maxFieldCount?:Int,sign?:NumberFormatStyleConfiguration.SignDisplayStrategy)	SystemFormatStyle.DateOffset
  offset	F	Transition	(_:CGSize)	Self
  offset	F	Transition	(x?:CGFloat,y?:CGFloat)	Self
  offset	V	Text.DateStyle		Text.DateStyle
  offset	f	HoverEffectContent	(_:CGSize)	some HoverEffectContent
  offset	f	HoverEffectContent	(x?:CGFloat,y?:CGFloat)	some HoverEffectContent
  offset	f	Shape	(_:CGPoint)	OffsetShape<Self>
  offset	f	Shape	(_:CGSize)	OffsetShape<Self>
  offset	f	Shape	(x?:CGFloat,y?:CGFloat)	OffsetShape<Self>
  offset	f	View	(_:CGSize)	some View
  offset	f	View	(x?:CGFloat,y?:CGFloat)	some View
  offset	f	VisualEffect	(_:CGSize)	some VisualEffect
  offset	f	VisualEffect	(x?:CGFloat,y?:CGFloat)	some VisualEffect
  offset	v	DigitalCrownEvent		Double
  offset	v	OffsetShape		CGSize
  offset	v	OffsetTransition		CGSize
  offsetBy	f	Path	(dx:CGFloat,dy:CGFloat)	Path
  onAppear	f	View	(perform?:{()}?)	some View
  onChange	f	View	(of:some Equatable,initial?:Bool,_:{()})	some View
  onChange	f	View	(of:some Equatable,initial?:Bool,_:{(_,_)})	some View
  onChange	f	View	(of:some Equatable,perform:{(_)})	some View
  onChanged	f	Gesture	(_:{(_)})	_ChangedGesture<Self>
  onCommand	f	View	(_:Selector,perform:{()}?)	some View
  onContinueUserActivity	f	View	(_:String,perform:{(NSUserActivity)})	some View
  onContinuousHover	f	View	(coordinateSpace?:CoordinateSpace,perform:{(HoverPhase)})	some View
  onContinuousHover	f	View	(coordinateSpace?:some CoordinateSpaceProtocol,perform:{(HoverPhase)})	some View
  onCopyCommand	f	View	(perform:{()}?)	some View
  onCutCommand	f	View	(perform:{()}?)	some View
  onDelete	f	DynamicViewContent	(perform:{(IndexSet)})	some DynamicViewContent
  onDeleteCommand	f	View	(perform:{()}?)	some View
  onDisappear	f	View	(perform?:{()}?)	some View
  onDrag	f	View	(_:{()})	some View
  onDrag	f	View	(_:{()},preview:{@()})	some View
  onDrop	f	View	(of:[String],delegate:DropDelegate)	some View
  onDrop	f	View	(of:[String],isTargeted:Binding<Bool>?,perform:{([NSItemProvider])})	some View
  onDrop	f	View	(of:[String],isTargeted:Binding<Bool>?,perform:{([NSItemProvider],CGPoint)})	some View
  onDrop	f	View	(of:[UTType],delegate:DropDelegate)	some View
  onDrop	f	View	(of:[UTType],isTargeted:Binding<Bool>?,perform:{([NSItemProvider])})	some View
  onDrop	f	View	(of:[UTType],isTargeted:Binding<Bool>?,perform:{([NSItemProvider],CGPoint)})	some View
  onEnded	f	Gesture	(_:{(_)})	_EndedGesture<Self>
  onExitCommand	f	View	(perform:{()}?)	some View
  onGeometryChange	f	View	(for:_,of:{(GeometryProxy)},action:{(_)})	some View
  onGeometryChange	f	View	(for:_,of:{(GeometryProxy)},action:{(_,_)})	some View
  onHover	f	View	(perform:{(Bool)})	some View
  onInsert	f	DynamicViewContent	(of:[String],perform:{(Int,[NSItemProvider])})	some DynamicViewContent
  onInsert	f	DynamicViewContent	(of:[UTType],perform:{(Int,[NSItemProvider])})	some DynamicViewContent
  onKeyPress	f	View	(_:KeyEquivalent,action:{()})	some View
  onKeyPress	f	View	(_:KeyEquivalent,phases:KeyPress.Phases,action:{(KeyPress)})	some View
  onKeyPress	f	View	(characters:CharacterSet,phases?:KeyPress.Phases,action:{(KeyPress)})	some View
  onKeyPress	f	View	(keys:Set<KeyEquivalent>,phases?:KeyPress.Phases,action:{(KeyPress)})	some View
  onKeyPress	f	View	(phases?:KeyPress.Phases,action:{(KeyPress)})	some View
  onLongPressGesture	f	View	(minimumDuration?:Double,maximumDistance?:CGFloat,perform:{()},onPressingChanged?:{(Bool)}?)	some View
  onLongPressGesture	f	View	(minimumDuration?:Double,maximumDistance?:CGFloat,pressing?:{(Bool)}?,perform:{()})	some View
  onLongPressGesture	f	View	(minimumDuration?:Double,perform:{()},onPressingChanged?:{(Bool)}?)	some View
  onLongPressGesture	f	View	(minimumDuration?:Double,pressing?:{(Bool)}?,perform:{()})	some View
  onLongTouchGesture	f	View	(minimumDuration?:Double,perform:{()},onTouchingChanged?:{(Bool)}?)	some View
  onLook	V	TextInputDictationActivation		TextInputDictationActivation
  onModifierKeysChanged	f	View	(mask?:EventModifiers,initial?:Bool,_:{(EventModifiers,EventModifiers)})	some View
  onMove	f	DynamicViewContent	(perform:{(IndexSet,Int)})	some DynamicViewContent
  onMoveCommand	f	View	(perform:{(MoveCommandDirection)}?)	some View
  onOpenURL	f	View	(perform:{(URL)})	some View
  onPasteCommand	f	View	(of:[String],perform:{([NSItemProvider])})	some View
  onPasteCommand	f	View	(of:[String],validator:{([NSItemProvider])}?,perform:{(_)})	some View
  onPasteCommand	f	View	(of:[UTType],perform:{([NSItemProvider])})	some View
  onPasteCommand	f	View	(of:[UTType],validator:{([NSItemProvider])}?,perform:{(_)})	some View
  onPencilDoubleTap	f	View	(perform:{(PencilDoubleTapGestureValue)})	some View
  onPencilSqueeze	f	View	(perform:{(PencilSqueezeGesturePhase)})	some View
  onPlayPauseCommand	f	View	(perform:{()}?)	some View
  onPreferenceChange	f	View	(_?:_,perform:{(_)})	some View
  onReceive	f	View	(_:some Publisher,perform:{(_)})	some View
  onScrollGeometryChange	f	View	(for:_,of:{(ScrollGeometry)},action:{(_,_)})	some View
  onScrollPhaseChange	f	View	(_:{(ScrollPhase,ScrollPhase)})	some View
  onScrollPhaseChange	f	View	(_:{(ScrollPhase,ScrollPhase,ScrollPhaseChangeContext)})	some View
  onScrollTargetVisibilityChange	f	View	(idType:_,threshold?:Double,_:{([_])})	some View
  onScrollVisibilityChange	f	View	(threshold?:Double,_:{(Bool)})	some View
  onSearchPresentation	V	SearchScopeActivation		SearchScopeActivation
  onSelect	V	TextInputDictationActivation		TextInputDictationActivation
  onSubmit	f	View	(of?:SubmitTriggers,_:{()})	some View
  onTapGesture	f	View	(count?:Int,coordinateSpace?:CoordinateSpace,perform:{(CGPoint)})	some View
  onTapGesture	f	View	(count?:Int,coordinateSpace?:some CoordinateSpaceProtocol,perform:{(CGPoint)})	some View
  onTapGesture	f	View	(count?:Int,perform:{()})	some View
  onTextEntry	V	SearchScopeActivation		SearchScopeActivation
  onVolumeViewpointChange	f	View	(updateStrategy?:VolumeViewpointUpdateStrategy,initial?:Bool,_:{(Viewpoint3D,Viewpoint3D)})	some View
  opacity	F	ShapeStyle	(_:Double)	some ShapeStyle
  opacity	V	AnyTransition		AnyTransition
  opacity	V	ContentTransition		ContentTransition
  opacity	V	Transition		OpacityTransition
  opacity	f	Color	(_:Double)	Color
  opacity	f	HoverEffectContent	(_:Double)	some HoverEffectContent
  opacity	f	ShapeStyle	(_:Double)	some ShapeStyle
  opacity	f	View	(_:Double)	some View
  opacity	f	VisualEffect	(_:Double)	some VisualEffect
  opacity	v	Color.Resolved		Float
  opacity	v	GraphicsContext		Double
  opaque	V	GraphicsContext.BlurOptions		GraphicsContext.BlurOptions
  openDocument	v	EnvironmentValues		OpenDocumentAction
  openImmersiveSpace	v	EnvironmentValues		OpenImmersiveSpaceAction
  openSettings	v	EnvironmentValues		OpenSettingsAction
  openURL	v	EnvironmentValues		OpenURLAction
  openWindow	v	EnvironmentValues		OpenWindowAction
  opened	V	OpenImmersiveSpaceAction.Result		Self
  operation	v	DropProposal		DropOperation
  option	V	EventModifiers		EventModifiers
  optional	F	TouchBarItemPresence	(_:String)	Self
  orange	V	Color		Color
  orange	V	ShapeStyle		Color
  orderedList	V	PresentationIntent.Kind		Self
  ordinal	V	DescriptiveNumberFormatConfiguration.Presentation		DescriptiveNumberFormatConfiguration.Presentation
  origin	v	Text.Layout.Line		CGPoint
  origin	v	Text.Layout.TypographicBounds		CGPoint
  origin	v	Text.LayoutKey.AnchoredLayout		Anchor<CGPoint>
  original	V	Image.TemplateRenderingMode		Self
  originalTarget	v	ScrollTargetBehaviorContext		ScrollTarget
  ornament	V	TabBarPlacement		TabBarPlacement
  ornament	f	View	(visibility?:Visibility,attachmentAnchor:OrnamentAttachmentAnchor,contentAlignment?:Alignment,ornament:{@()})	some View
  outward	V	FrameResizeDirection		Self
  outward	V	FrameResizeDirection.Set		FrameResizeDirection.Set
  overlay	V	BlendMode		Self
  overlay	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  overlay	f	View	(_:some ShapeStyle,ignoresSafeAreaEdges?:Edge.Set)	some View
  overlay	f	View	(_:some ShapeStyle,in:some Shape,fillStyle?:FillStyle)	some View
  overlay	f	View	(_:some View,alignment?:Alignment)	some View
  overlay	f	View	(alignment?:Alignment,content:{@()})	some View
  overlayPreferenceValue	f	View	(_:_,alignment?:Alignment,_:{@(_)})	some View
  overlayPreferenceValue	f	View	(_?:_,_:{@(_)})	some View
  padding	f	View	(_:CGFloat)	some View
  padding	f	View	(_:EdgeInsets)	some View
  padding	f	View	(_?:Edge.Set,_?:CGFloat?)	some View
  page	F	IndexViewStyle	(backgroundDisplayMode:PageIndexViewStyle.BackgroundDisplayMode)	PageIndexViewStyle
  page	F	TabViewStyle	(indexDisplayMode:PageTabViewStyle.IndexDisplayMode)	PageTabViewStyle
  page	V	IndexViewStyle		PageIndexViewStyle
  page	V	PresentationSizing		PagePresentationSizing
  page	V	TabViewStyle		PageTabViewStyle
  pageCommand	f	View	(value:Binding<some BinaryInteger>,in:ClosedRange<some BinaryInteger>,step?:some BinaryInteger)	some View
  pageDown	V	KeyEquivalent		KeyEquivalent
  pageIndicator	V	TabBarPlacement		TabBarPlacement
  pageUp	V	KeyEquivalent		KeyEquivalent
  paging	V	ScrollTargetBehavior		PagingScrollTargetBehavior
  palette	F	GraphicsContext.Shading	(_:[GraphicsContext.Shading])	GraphicsContext.Shading
  palette	V	ControlGroupStyle		PaletteControlGroupStyle
  palette	V	PickerStyle		PalettePickerStyle
  palette	V	SymbolRenderingMode		SymbolRenderingMode
  paletteSelectionEffect	f	View	(_:PaletteSelectionEffect)	some View
  paragraph	V	PresentationIntent.Kind		Self
  pastEnd	V	ClosedRange.Index		Self
  pasteDestination	f	View	(for?:_,action:{([_])},validator?:{([_])})	some View
  pasteboard	V	CommandGroupPlacement		CommandGroupPlacement
  path	f	AnyShape	(in:CGRect)	Path
  path	f	ButtonBorderShape	(in:CGRect)	Path
  path	f	Capsule	(in:CGRect)	Path
  path	f	Circle	(in:CGRect)	Path
  path	f	ContainerRelativeShape	(in:CGRect)	Path
  path	f	Ellipse	(in:CGRect)	Path
  path	f	OffsetShape	(in:CGRect)	Path
  path	f	Path	(in:CGRect)	Path
  path	f	Rectangle	(in:CGRect)	Path
  path	f	RotatedShape	(in:CGRect)	Path
  path	f	RoundedRectangle	(in:CGRect)	Path
  path	f	ScaledShape	(in:CGRect)	Path
  path	f	Shape	(in:CGRect)	Path
  path	f	TransformedShape	(in:CGRect)	Path
  path	f	UnevenRoundedRectangle	(in:CGRect)	Path
  pathComplete	V	SensoryFeedback		SensoryFeedback
  pencil	V	SpatialEventCollection.Event.Kind		SpatialEventCollection.Event.Kind
  percent	V	FormatStyle		?
  percent	V	FormatStyle		Decimal.FormatStyle.Percent
  percent	V	ParseableFormatStyle		Decimal.FormatStyle.Percent
  perceptual	V	Gradient.ColorSpace		Gradient.ColorSpace
  performDrop	f	DropDelegate	(info:DropInfo)	Bool
  periodic	F	TimelineSchedule	(from:Date,by:TimeInterval)	PeriodicTimelineSchedule
  periodic	V	SymbolEffectOptions.RepeatBehavior		SymbolEffectOptions.RepeatBehavior
  persistentSystemOverlays	f	View	(_:Visibility)	some View
  phase	v	KeyPress		KeyPress.Phases
  phaseAnimator	f	View	(_:some Sequence<Equatable>,content:{@(PlaceholderContentView,_)},animation?:{(_)}?)	some View
  phaseAnimator	f	View	(_:some Sequence<Equatable>,trigger:some Equatable,content:{@(PlaceholderContentView,_)},animation?:{(_)}?)	some View
  pi	V	Double		Double
  pi	V	Float		Float
  pi	V	FloatingPoint		Self
  pickerStyle	f	View	(_:some PickerStyle)	some View
  pink	V	Color		Color
  pink	V	ShapeStyle		Color
  pinned	V	TabPlacement		TabPlacement
  pixelLength	v	EnvironmentValues		CGFloat
  place	f	LayoutSubview	(at:CGPoint,anchor?:UnitPoint,proposal:ProposedViewSize)	Void
  placeSubviews	f	AnyLayout	(in:CGRect,proposal:ProposedViewSize,subviews:AnyLayout.Subviews,cache:AnyLayout.Cache)	Void
  placeSubviews	f	GridLayout	(in:CGRect,proposal:ProposedViewSize,subviews:GridLayout.Subviews,cache:GridLayout.Cache)	Void
  placeSubviews	f	Layout	(in:CGRect,proposal:ProposedViewSize,subviews:_,cache:_)	Void
  placeholder	V	RedactionReasons		RedactionReasons
  placeholder	V	ShapeStyle		PlaceholderTextShapeStyle
  plain	V	AccessibilityTextContentType		AccessibilityTextContentType
  plain	V	ListStyle		PlainListStyle
  plain	V	PrimitiveButtonStyle		PlainButtonStyle
  plain	V	TextEditorStyle		PlainTextEditorStyle
  plain	V	TextFieldStyle		PlainTextFieldStyle
  playsSound	V	AccessibilityTraits		AccessibilityTraits
  plus	V	FloatingPointSign		Self
  plusDarker	V	BlendMode		Self
  plusDarker	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  plusLighter	V	BlendMode		Self
  plusLighter	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  point	F	Anchor.Source	(_:CGPoint)	?
  point	F	PopoverAttachmentAnchor	(_:UnitPoint)	Self
  point	v	AccessibilityZoomGestureAction		CGPoint
  point	v	ScrollPosition		CGPoint?
  pointer	V	SpatialEventCollection.Event.Kind		SpatialEventCollection.Event.Kind
  pointerVisibility	f	View	(_:Visibility)	some View
  points	F	MeshGradient.Locations	(_:[SIMD2<Float>])	Self
  popover	V	PresentationAdaptation		PresentationAdaptation
  popover	f	TabContent	(isPresented:Binding<Bool>,attachmentAnchor?:PopoverAttachmentAnchor,arrowEdge?:Edge?,content:{@()})	some TabContent<_>
  popover	f	TabContent	(item:Binding<some Identifiable?>,attachmentAnchor?:PopoverAttachmentAnchor,arrowEdge?:Edge?,content:{@(_)})	some TabContent<_>
  popover	f	View	(isPresented:Binding<Bool>,attachmentAnchor?:PopoverAttachmentAnchor,arrowEdge:Edge,content:{@()})	some View
  popover	f	View	(isPresented:Binding<Bool>,attachmentAnchor?:PopoverAttachmentAnchor,arrowEdge?:Edge?,content:{@()})	some View
  popover	f	View	(isPresented:Binding<Bool>,attachmentAnchor?:PopoverAttachmentAnchor,content:{@()})	some View
  popover	f	View	(item:Binding<some Identifiable?>,attachmentAnchor?:PopoverAttachmentAnchor,arrowEdge:Edge,content:{@(_)})	some View
  popover	f	View	(item:Binding<some Identifiable?>,attachmentAnchor?:PopoverAttachmentAnchor,arrowEdge?:Edge?,content:{@(_)})	some View
  popover	f	View	(item:Binding<some Identifiable?>,attachmentAnchor?:PopoverAttachmentAnchor,content:{@(_)})	some View
  popoverCore	f	View	(isPresented:Binding<Bool>,attachmentAnchor:PopoverAttachmentAnchor,arrowEdges:Edge.Set?,isDetachable:Bool,content:{@()})	some View
  popoverCore	f	View	(item:Binding<some Identifiable?>,attachmentAnchor:PopoverAttachmentAnchor,arrowEdges:Edge.Set?,content:{@(_)})	some View
  portrait	V	InterfaceOrientation		InterfaceOrientation
  portraitUpsideDown	V	InterfaceOrientation		InterfaceOrientation
  position	V	MatchedGeometryProperties		MatchedGeometryProperties
  position	f	View	(_:CGPoint)	some View
  position	f	View	(x?:CGFloat,y?:CGFloat)	some View
  position	v	MeshGradient.BezierPoint		SIMD2<Float>
  positiveInfinity	V	FloatingPointClassification		Self
  positiveNormal	V	FloatingPointClassification		Self
  positiveSubnormal	V	FloatingPointClassification		Self
  positiveZero	V	FloatingPointClassification		Self
  predicateCodableKeyPaths	V	PredicateCodableKeyPathProviding		[:]
  predictedEndLocation	v	DragGesture.Value		CGPoint
  predictedEndTranslation	v	DragGesture.Value		CGSize
  preference	f	View	(key?:_,value:_)	some View
  preferred	F	ListItemTint	(_:Color)	ListItemTint
  preferredColorScheme	f	View	(_:ColorScheme?)	some View
  preferredContentSize	V	UIHostingControllerSizingOptions		UIHostingControllerSizingOptions
  preferredPencilDoubleTapAction	v	EnvironmentValues		PencilPreferredAction
  preferredPencilSqueezeAction	v	EnvironmentValues		PencilPreferredAction
  prefersDefaultFocus	f	View	(_?:Bool,in:Namespace.ID)	some View
  prelaunch	V	SnapshotData.SnapshotReason		Self
  presentationBackground	f	View	(_:some ShapeStyle)	some View
  presentationBackground	f	View	(alignment?:Alignment,content:{@()})	some View
  presentationBackgroundInteraction	f	View	(_:PresentationBackgroundInteraction)	some View
  presentationCompactAdaptation	f	View	(_:PresentationAdaptation)	some View
  presentationCompactAdaptation	f	View	(horizontal:PresentationAdaptation,vertical:PresentationAdaptation)	some View
  presentationContentInteraction	f	View	(_:PresentationContentInteraction)	some View
  presentationCornerRadius	f	View	(_:CGFloat?)	some View
  presentationDetents	f	View	(_:Set<PresentationDetent>)	some View
  presentationDetents	f	View	(_:Set<PresentationDetent>,selection:Binding<PresentationDetent>)	some View
  presentationDragIndicator	f	View	(_:Visibility)	some View
  presentationMode	v	EnvironmentValues		Binding<PresentationMode>
  presentationPreventsAppTermination	f	View	(_:Bool?)	some View
  presentationSizing	f	View	(_:some PresentationSizing)	some View
  presentedWindowStyle	f	View	(_:some WindowStyle)	some View
  presentedWindowToolbarStyle	f	View	(_:some WindowToolbarStyle)	some View
  preventDictation	V	TextInputDictationBehavior		TextInputDictationBehavior
  previewContext	f	View	(_:some PreviewContext)	some View
  previewDevice	f	View	(_:PreviewDevice?)	some View
  previewDisplayName	f	View	(_:String?)	some View
  previewInterfaceOrientation	f	View	(_:InterfaceOrientation)	some View
  previewLayout	f	View	(_:PreviewLayout)	some View
  primary	V	Color		Color
  primary	V	HierarchicalShapeStyle		HierarchicalShapeStyle
  primary	V	ShapeStyle		HierarchicalShapeStyle
  primaryAction	V	HandGestureShortcut		HandGestureShortcut
  primaryAction	V	ToolbarItemPlacement		ToolbarItemPlacement
  principal	V	ToolbarItemPlacement		ToolbarItemPlacement
  printItem	V	CommandGroupPlacement		CommandGroupPlacement
  priority	V	MenuOrder		MenuOrder
  priority	v	LayoutSubview		Double
  privacy	V	RedactionReasons		RedactionReasons
  privacySensitive	f	View	(_?:Bool)	some View
  progressViewStyle	f	View	(_:some ProgressViewStyle)	some View
  projectedValue	v	AccessibilityFocusState		?
  projectedValue	v	AccessibilityFocusState.Binding		?
  projectedValue	v	AppStorage		Binding<_>
  projectedValue	v	Bindable		Bindable<_>
  projectedValue	v	Binding		Binding<_>
  projectedValue	v	EnvironmentObject		?
  projectedValue	v	FetchRequest		Binding<?>
  projectedValue	v	FocusState		?
  projectedValue	v	FocusState.Binding		?
  projectedValue	v	FocusedBinding		Binding<_?>
  projectedValue	v	FocusedObject		?
  projectedValue	v	GestureState		GestureState<_>
  projectedValue	v	ObservedObject		?
  projectedValue	v	SectionedFetchRequest		Binding<?>
  projectedValue	v	State		Binding<_>
  projectedValue	v	StateObject		?
  projectionEffect	f	View	(_:ProjectionTransform)	some View
  projectionTransform	F	GraphicsContext.Filter	(_:ProjectionTransform)	GraphicsContext.Filter
  prominentDetail	V	NavigationSplitViewStyle		ProminentDetailNavigationSplitViewStyle
  properties	V	AsymmetricTransition		TransitionProperties
  properties	V	IdentityTransition		TransitionProperties
  properties	V	OpacityTransition		TransitionProperties
  properties	V	SymbolEffectTransition		TransitionProperties
  properties	V	Transition		TransitionProperties
  properties	f	AnyScrollTargetBehavior	(context:AnyScrollTargetBehavior.PropertiesContext)	AnyScrollTargetBehavior.Properties
  properties	f	PagingScrollTargetBehavior	(context:PagingScrollTargetBehavior.PropertiesContext)	PagingScrollTargetBehavior.Properties
  properties	f	ScrollTargetBehavior	(context:_)	_
  properties	f	ViewAlignedScrollTargetBehavior	(context:ViewAlignedScrollTargetBehavior.PropertiesContext)	ViewAlignedScrollTargetBehavior.Properties
  proposedSize	f	AutomaticPresentationSizing	(for:PresentationSizingRoot,context:PresentationSizingContext)	ProposedViewSize
  proposedSize	f	FittedPresentationSizing	(for:PresentationSizingRoot,context:PresentationSizingContext)	ProposedViewSize
  proposedSize	f	FormPresentationSizing	(for:PresentationSizingRoot,context:PresentationSizingContext)	ProposedViewSize
  proposedSize	f	PagePresentationSizing	(for:PresentationSizingRoot,context:PresentationSizingContext)	ProposedViewSize
  proposedSize	f	PresentationSizing	(for:PresentationSizingRoot,context:PresentationSizingContext)	ProposedViewSize
  proposedSize	v	ImageRenderer		ProposedViewSize
  pulse	V	SymbolEffect		PulseSymbolEffect
  purple	V	Color		Color
  purple	V	ShapeStyle		Color
  push	F	AnyTransition	(from:Edge)	AnyTransition
  push	F	Transition	(from:Edge)	Self
  pushWindow	v	EnvironmentValues		PushWindowAction
  quadCurve	F	Path.Element	(to:CGPoint,control:CGPoint)	Self
  quaternary	V	HierarchicalShapeStyle		HierarchicalShapeStyle
  quaternary	V	ShapeStyle		HierarchicalShapeStyle
  quaternary	v	ShapeStyle		some ShapeStyle
  quietNaN	V	FloatingPointClassification		Self
  quinary	V	HierarchicalShapeStyle		HierarchicalShapeStyle
  quinary	V	ShapeStyle		HierarchicalShapeStyle
  quinary	v	ShapeStyle		some ShapeStyle
  r1	v	ColorMatrix		Float
  radialGradient	F	GraphicsContext.Shading	(_:Gradient,center:CGPoint,startRadius:CGFloat,endRadius:CGFloat,options?:GraphicsContext.GradientOptions)	GraphicsContext.Shading
  radialGradient	F	ShapeStyle	(_:AnyGradient,center?:UnitPoint,startRadius?:CGFloat,endRadius:CGFloat)	some ShapeStyle
  radialGradient	F	ShapeStyle	(_:Gradient,center:UnitPoint,startRadius:CGFloat,endRadius:CGFloat)	RadialGradient
  radialGradient	F	ShapeStyle	(colors:[Color],center:UnitPoint,startRadius:CGFloat,endRadius:CGFloat)	RadialGradient
  radialGradient	F	ShapeStyle	(stops:[Gradient.Stop],center:UnitPoint,startRadius:CGFloat,endRadius:CGFloat)	RadialGradient
  radians	F	Angle	(_:Double)	Angle
  radians	v	Angle		Double
  radioGroup	V	PickerStyle		RadioGroupPickerStyle
  radix	V	BinaryFloatingPoint		Int
  radix	V	FloatingPoint		Int
  rawValue	v	AccessibilityDirectTouchOptions		AccessibilityDirectTouchOptions.RawValue
  rawValue	v	AccessibilityHeadingLevel		UInt
  rawValue	v	Axis		Int8
  rawValue	v	Axis.Set		Int8
  rawValue	v	ContentShapeKinds		Int
  rawValue	v	DatePickerComponents		UInt
  rawValue	v	Edge		Int8
  rawValue	v	Edge.Set		Int8
  rawValue	v	EditActions		Int
  rawValue	v	EventModifiers		Int
  rawValue	v	FileDialogBrowserOptions		Int
  rawValue	v	FocusInteractions		Int
  rawValue	v	FrameResizeDirection		Int8
  rawValue	v	FrameResizeDirection.Set		Int8
  rawValue	v	FrameResizePosition		Int8
  rawValue	v	GestureMask		UInt32
  rawValue	v	GraphicsContext.BlendMode		Int32
  rawValue	v	GraphicsContext.BlurOptions		UInt32
  rawValue	v	GraphicsContext.ClipOptions		UInt32
  rawValue	v	GraphicsContext.FilterOptions		UInt32
  rawValue	v	GraphicsContext.GradientOptions		UInt32
  rawValue	v	GraphicsContext.ShadowOptions		UInt32
  rawValue	v	HorizontalDirection		Int8
  rawValue	v	HorizontalDirection.Set		Int8
  rawValue	v	HorizontalEdge		Int8
  rawValue	v	HorizontalEdge.Set		Int8
  rawValue	v	Image.Orientation		UInt8
  rawValue	v	KeyPress.Phases		Int
  rawValue	v	MatchedGeometryProperties		UInt32
  rawValue	v	PinnedScrollableViews		UInt32
  rawValue	v	PreviewDevice		String
  rawValue	v	RedactionReasons		Int
  rawValue	v	SafeAreaRegions		UInt
  rawValue	v	SearchSuggestionsPlacement.Set		Int
  rawValue	v	SubmitTriggers		SubmitTriggers.RawValue
  rawValue	v	Text.Layout.DrawingOptions		UInt32
  rawValue	v	ToolbarCustomizationOptions		Int
  rawValue	v	VerticalDirection		Int8
  rawValue	v	VerticalDirection.Set		Int8
  rawValue	v	VerticalEdge		Int8
  rawValue	v	VerticalEdge.Set		Int8
  read	F	AppearsActiveKey	(from:UITraitCollection)	Bool
  readableContentTypes	V	FileDocument		[UTType]
  readableContentTypes	V	ReferenceFileDocument		[UTType]
  realHorizontalSizeClass	v	EnvironmentValues		UserInterfaceSizeClass?
  realVerticalSizeClass	v	EnvironmentValues		UserInterfaceSizeClass?
  reason	v	SnapshotData		SnapshotData.SnapshotReason
  recoveryAttempterErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  rect	F	Anchor.Source	(_:CGRect)	?
  rect	F	PopoverAttachmentAnchor	(_:?)	Self
  rect	F	Shape	(cornerRadii:RectangleCornerRadii,style?:RoundedCornerStyle)	Self
  rect	F	Shape	(cornerRadius:CGFloat,style?:RoundedCornerStyle)	Self
  rect	F	Shape	(cornerSize:CGSize,style?:RoundedCornerStyle)	Self
  rect	F	Shape	(topLeadingRadius?:CGFloat,bottomLeadingRadius?:CGFloat,bottomTrailingRadius?:CGFloat,topTrailingRadius?:CGFloat,style?:RoundedCornerStyle)	Self
  rect	V	Shape		Rectangle
  rect	v	ScrollTarget		CGRect
  rect	v	Text.Layout.TypographicBounds		CGRect
  rectangle	V	SymbolVariants		SymbolVariants
  rectangle	v	SymbolVariants		SymbolVariants
  red	V	Color		Color
  red	V	ShapeStyle		Color
  red	v	Color.Resolved		Float
  redacted	f	View	(reason:RedactionReasons)	some View
  redactionReasons	v	EnvironmentValues		RedactionReasons
  reduce	F	PreferenceKey	(value:_,nextValue:{()})	Void
  reduce	F	PreferredColorSchemeKey	(value:PreferredColorSchemeKey.Value,nextValue:{()})	Void
  reduce	F	Text.LayoutKey	(value:Text.LayoutKey.Value,nextValue:{()})	Void
  reference	F	FormatStyle	(to:Date,allowedFields?:Set<Date.RelativeFormatStyle.Field>,maxFieldCount?:Int,thresholdField?:Date.RelativeFormatStyle.Field)	SystemFormatStyle.DateReference
  refresh	v	EnvironmentValues		RefreshAction?
  refreshable	f	View	(action:{()})	some View
  regular	V	ControlSize		Self
  regular	V	Font.Weight		Font.Weight
  regular	V	LegibilityWeight		Self
  regular	V	Material		Material
  regular	V	UserInterfaceSizeClass		Self
  regularMaterial	V	ShapeStyle		Material
  relative	V	Text.DateStyle		Text.DateStyle
  relevantShortcut	V	BackgroundTask		BackgroundTask<Void,Void>
  removal	v	AsymmetricTransition		_
  remove	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	AccessibilityTechnologies?
  remove	f	AccessibilityTraits	(_:AccessibilityTraits)	AccessibilityTraits?
  remove	f	RangeReplaceableCollection	(atOffsets:IndexSet)	Void
  removeLast	f	NavigationPath	(_?:Int)	Void
  removed	V	AnimationCompletionCriteria		AnimationCompletionCriteria
  rename	v	EnvironmentValues		RenameAction?
  renameAction	f	View	(_:?)	some View
  renameAction	f	View	(_:{()})	some View
  render	f	ImageRenderer	(rasterizationScale?:CGFloat,renderer:{(CGSize,_)})	Void
  renderer	v	Canvas		{}
  renderingMode	f	Image	(_:Image.TemplateRenderingMode?)	Image
  rendersAsynchronously	v	Canvas		Bool
  reorder	V	TableColumnCustomizationBehavior		TableColumnCustomizationBehavior
  reorderable	V	TabCustomizationBehavior		TabCustomizationBehavior
  reorderable	V	ToolbarCustomizationBehavior		ToolbarCustomizationBehavior
  repeat	V	GraphicsContext.GradientOptions		GraphicsContext.GradientOptions
  repeat	V	KeyPress.Phases		KeyPress.Phases
  repeatCount	f	Animation	(_:Int,autoreverses?:Bool)	Animation
  repeatForever	f	Animation	(autoreverses?:Bool)	Animation
  repeating	V	SymbolEffectOptions		SymbolEffectOptions
  replace	V	SymbolEffect		ReplaceSymbolEffect
  replaceDisabled	f	View	(_?:Bool)	some View
  replacingUnspecifiedDimensions	f	ProposedViewSize	(by?:CGSize)	CGSize
  requested	V	OpenWindowAction.SharingBehavior		OpenWindowAction.SharingBehavior
  required	F	TouchBarItemPresence	(_:String)	Self
  required	V	OpenWindowAction.SharingBehavior		OpenWindowAction.SharingBehavior
  requiresActivation	V	AccessibilityDirectTouchOptions		AccessibilityDirectTouchOptions
  resetFocus	v	EnvironmentValues		ResetFocusAction
  resetSectionOrder	f	TabViewCustomization	()	Void
  resetSectionOrder	f	TabViewCustomization	(for:String)	Void
  resetTabOrder	f	TabViewCustomization.SectionCustomization	()	Void
  resetVisibility	f	TabViewCustomization	()	Void
  resizable	f	Image	(capInsets?:EdgeInsets,resizingMode?:Image.ResizingMode)	Image
  resize	V	TableColumnCustomizationBehavior		TableColumnCustomizationBehavior
  resizes	V	PresentationContentInteraction		PresentationContentInteraction
  resolve	f	Color	(in:EnvironmentValues)	Color.Resolved
  resolve	f	EnvironmentalModifier	(in:EnvironmentValues)	_
  resolve	f	GraphicsContext	(_:GraphicsContext.Shading)	GraphicsContext.Shading
  resolve	f	GraphicsContext	(_:Image)	GraphicsContext.ResolvedImage
  resolve	f	GraphicsContext	(_:Text)	GraphicsContext.ResolvedText
  resolve	f	ShapeStyle	(in:EnvironmentValues)	Never
  resolve	f	ShapeStyle	(in:EnvironmentValues)	_
  resolveSymbol	f	GraphicsContext	(id:some Hashable)	GraphicsContext.ResolvedSymbol?
  resolvedColors	F	MeshGradient.Colors	(_:[Color.Resolved])	Self
  response	v	Spring		Double
  return	V	KeyEquivalent		KeyEquivalent
  return	V	SubmitLabel		SubmitLabel
  returnToDefaultState	V	SnapshotData.SnapshotReason		Self
  reverse	V	SortOrder		Self
  right	V	Image.Orientation		Self
  right	V	MoveCommandDirection		Self
  right	V	PresentationIntent.TableColumn.Alignment		Self
  rightArrow	V	KeyEquivalent		KeyEquivalent
  rightMirrored	V	Image.Orientation		Self
  rightToLeft	V	LayoutDirection		Self
  rigid	V	SensoryFeedback.Flexibility		SensoryFeedback.Flexibility
  role	V	OffsetShape		ShapeRole
  role	V	RotatedShape		ShapeRole
  role	V	ScaledShape		ShapeRole
  role	V	Shape		ShapeRole
  role	V	TransformedShape		ShapeRole
  role	v	ButtonStyleConfiguration		ButtonRole?
  role	v	PrimitiveButtonStyleConfiguration		ButtonRole?
  roll	v	PencilHoverPose		Angle
  rootType	V	AnyKeyPath		Any.Type
  rotate	V	SymbolEffect		RotateSymbolEffect
  rotate	f	GraphicsContext	(by:Angle)	Void
  rotation	f	Shape	(_:Angle,anchor?:UnitPoint)	RotatedShape<Self>
  rotation	v	RotateGesture.Value		Angle
  rotation3DEffect	f	View	(_:Angle,axis:(),anchor?:UnitPoint,anchorZ?:CGFloat,perspective?:CGFloat)	some View
  rotation3DEffect	f	VisualEffect	(_:Angle,axis:(),anchor?:UnitPoint,anchorZ?:CGFloat,perspective?:CGFloat)	some VisualEffect
  rotationEffect	f	HoverEffectContent	(_:Angle,anchor?:UnitPoint)	some HoverEffectContent
  rotationEffect	f	View	(_:Angle,anchor?:UnitPoint)	some View
  rotationEffect	f	VisualEffect	(_:Angle,anchor?:UnitPoint)	some VisualEffect
  rounded	V	Font.Design		Self
  rounded	V	Text.Modifier		Self
  roundedBorder	V	TextEditorStyle		RoundedBorderTextEditorStyle
  roundedBorder	V	TextFieldStyle		RoundedBorderTextFieldStyle
  roundedRectangle	F	ButtonBorderShape	(radius:CGFloat)	ButtonBorderShape
  roundedRectangle	V	ButtonBorderShape		ButtonBorderShape
  route	V	SubmitLabel		SubmitLabel
  run	v	Text.Layout.RunSlice		Text.Layout.Run
  runBoundaries	V	AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute		_
  runBoundaries	V	AttributeScopes.SwiftUIAttributes.KerningAttribute		_
  runBoundaries	V	AttributeScopes.SwiftUIAttributes.TrackingAttribute		_
  runSystemShortcut	V	PencilPreferredAction		PencilPreferredAction
  runtimeIssuesLog	V	Log		os.OSLog
  runtimeIssuesLog	V	os.OSLog		os.OSLog
  sRGB	V	Color.RGBColorSpace		Self
  sRGBLinear	V	Color.RGBColorSpace		Self
  safeAreaInset	f	View	(edge:HorizontalEdge,alignment?:VerticalAlignment,spacing?:CGFloat?,content:{@()})	some View
  safeAreaInset	f	View	(edge:VerticalEdge,alignment?:HorizontalAlignment,spacing?:CGFloat?,content:{@()})	some View
  safeAreaInsets	v	DisplayProxy		EdgeInsets
  safeAreaInsets	v	GeometryProxy		EdgeInsets
  safeAreaPadding	f	View	(_:CGFloat)	some View
  safeAreaPadding	f	View	(_:EdgeInsets)	some View
  safeAreaPadding	f	View	(_?:Edge.Set,_?:CGFloat?)	some View
  saturation	F	GraphicsContext.Filter	(_:Double)	GraphicsContext.Filter
  saturation	V	BlendMode		Self
  saturation	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  saturation	f	View	(_:Double)	some View
  saturation	f	VisualEffect	(_:Double)	some VisualEffect
  saveItem	V	CommandGroupPlacement		CommandGroupPlacement
  scale	F	AnyTransition	(scale:CGFloat,anchor?:UnitPoint)	AnyTransition
  scale	F	Transition	(_:Double,anchor?:UnitPoint)	Self
  scale	V	AnyTransition		AnyTransition
  scale	V	SymbolEffect		ScaleSymbolEffect
  scale	V	Transition		ScaleTransition
  scale	f	AnimatablePair	(by:Double)	Void
  scale	f	CGFloat	(by:Double)	Void
  scale	f	Double	(by:Double)	Void
  scale	f	EmptyAnimatableData	(by:Double)	Void
  scale	f	Float	(by:Double)	Void
  scale	f	Shape	(_:CGFloat,anchor?:UnitPoint)	ScaledShape<Self>
  scale	f	Shape	(x?:CGFloat,y?:CGFloat,anchor?:UnitPoint)	ScaledShape<Self>
  scale	f	VectorArithmetic	(by:Double)	Void
  scale	v	ImagePaint		CGFloat
  scale	v	ImageRenderer		CGFloat
  scale	v	ScaleTransition		Double
  scale	v	ScaledShape		CGSize
  scaleBy	f	GraphicsContext	(x:CGFloat,y:CGFloat)	Void
  scaleEffect	f	HoverEffectContent	(_:CGFloat,anchor?:UnitPoint)	some HoverEffectContent
  scaleEffect	f	HoverEffectContent	(_:CGSize,anchor?:UnitPoint)	some HoverEffectContent
  scaleEffect	f	HoverEffectContent	(x?:CGFloat,y?:CGFloat,anchor?:UnitPoint)	some HoverEffectContent
  scaleEffect	f	View	(_:CGFloat,anchor?:UnitPoint)	some View
  scaleEffect	f	View	(_:CGSize,anchor?:UnitPoint)	some View
  scaleEffect	f	View	(x?:CGFloat,y?:CGFloat,anchor?:UnitPoint)	some View
  scaleEffect	f	VisualEffect	(_:CGFloat,anchor?:UnitPoint)	some VisualEffect
  scaleEffect	f	VisualEffect	(_:CGSize,anchor?:UnitPoint)	some VisualEffect
  scaleEffect	f	VisualEffect	(x?:CGFloat,y?:CGFloat,anchor?:UnitPoint)	some VisualEffect
  scaled	f	VectorArithmetic	(by:Double)	Self
  scaledToFill	f	View	()	some View
  scaledToFit	f	View	()	some View
  scene	F	OrnamentAttachmentAnchor	(_:UnitPoint)	OrnamentAttachmentAnchor
  scenePadding	f	View	(_:ScenePadding,edges?:Edge.Set)	some View
  scenePadding	f	View	(_?:Edge.Set)	some View
  scenePhase	v	EnvironmentValues		ScenePhase
  scientific	V	NumberFormatStyleConfiguration.Notation		NumberFormatStyleConfiguration.Notation
  screen	V	BlendMode		Self
  screen	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  scrollBounceBehavior	f	View	(_:ScrollBounceBehavior,axes?:Axis.Set)	some View
  scrollClipDisabled	f	View	(_?:Bool)	some View
  scrollContent	V	ContentMarginPlacement		ContentMarginPlacement
  scrollContentBackground	f	View	(_:Visibility)	some View
  scrollContentOffsetAdjustmentBehavior	v	Transaction		ScrollContentOffsetAdjustmentBehavior
  scrollDisabled	f	View	(_:Bool)	some View
  scrollDismissesKeyboard	f	View	(_:ScrollDismissesKeyboardMode)	some View
  scrollDismissesKeyboardMode	v	EnvironmentValues		ScrollDismissesKeyboardMode
  scrollIndicators	V	ContentMarginPlacement		ContentMarginPlacement
  scrollIndicators	f	View	(_:ScrollIndicatorVisibility,axes?:Axis.Set)	some View
  scrollIndicatorsFlash	f	View	(onAppear:Bool)	some View
  scrollIndicatorsFlash	f	View	(trigger:some Equatable)	some View
  scrollInputBehavior	f	View	(_:ScrollInputBehavior,for:ScrollInputKind)	some View
  scrollPosition	f	View	(_:Binding<ScrollPosition>,anchor?:UnitPoint?)	some View
  scrollPosition	f	View	(id:Binding<some Hashable?>,anchor?:UnitPoint?)	some View
  scrollPositionUpdatePreservesVelocity	v	Transaction		Bool
  scrollTargetAnchor	v	Transaction		UnitPoint?
  scrollTargetBehavior	f	View	(_:some ScrollTargetBehavior)	some View
  scrollTargetLayout	f	View	(isEnabled?:Bool)	some View
  scrollTo	f	ScrollPosition	(edge:Edge)	Void
  scrollTo	f	ScrollPosition	(id:some _,anchor?:UnitPoint?)	Void
  scrollTo	f	ScrollPosition	(point:CGPoint)	Void
  scrollTo	f	ScrollPosition	(x:CGFloat)	Void
  scrollTo	f	ScrollPosition	(x:CGFloat,y:CGFloat)	Void
  scrollTo	f	ScrollPosition	(y:CGFloat)	Void
  scrollTo	f	ScrollViewProxy	(_:some Hashable,anchor?:UnitPoint?)	Void
  scrollTransition	f	View	(_?:ScrollTransitionConfiguration,axis?:Axis?,transition:{(EmptyVisualEffect,ScrollTransitionPhase)})	some View
  scrollTransition	f	View	(topLeading:ScrollTransitionConfiguration,bottomTrailing:ScrollTransitionConfiguration,axis?:Axis?,transition:{(EmptyVisualEffect,ScrollTransitionPhase)})	some View
  scrollView	F	CoordinateSpaceProtocol	(axis:Axis)	Self
  scrollView	V	CoordinateSpaceProtocol		NamedCoordinateSpace
  scrolls	V	PresentationContentInteraction		PresentationContentInteraction
  search	F	ContentUnavailableView	(text:String)	ContentUnavailableView<_,_,_>
  search	V	ContentUnavailableView		ContentUnavailableView<SearchUnavailableContent.Label,SearchUnavailableContent.Description,SearchUnavailableContent.Actions>
  search	V	SubmitLabel		SubmitLabel
  search	V	SubmitTriggers		SubmitTriggers
  search	V	TabRole		TabRole
  searchCompletion	f	View	(_:String)	some View
  searchCompletion	f	View	(_:some Identifiable)	some View
  searchDictationBehavior	f	View	(_:TextInputDictationBehavior)	some View
  searchFocused	f	View	(_:?)	some View
  searchFocused	f	View	(_:?,equals:some Hashable)	some View
  searchPresentationToolbarBehavior	f	View	(_:SearchPresentationToolbarBehavior)	some View
  searchScopes	f	View	(_:Binding<some Hashable>,activation:SearchScopeActivation,_:{@()})	some View
  searchScopes	f	View	(_:Binding<some Hashable>,scopes:{@()})	some View
  searchSuggestions	f	View	(_:Visibility,for:SearchSuggestionsPlacement.Set)	some View
  searchSuggestions	f	View	(_:{@()})	some View
  searchSuggestionsPlacement	v	EnvironmentValues		SearchSuggestionsPlacement
  searchable	f	View	(text:Binding<String>,editableTokens:Binding<some RandomAccessCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(Binding<_>)})	some View
  searchable	f	View	(text:Binding<String>,editableTokens:Binding<some RandomAccessCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(Binding<_>)})	some View
  searchable	f	View	(text:Binding<String>,editableTokens:Binding<some RandomAccessCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(Binding<_>)})	some View
  searchable	f	View	(text:Binding<String>,editableTokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(Binding<_>)})	some View
  searchable	f	View	(text:Binding<String>,editableTokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(Binding<_>)})	some View
  searchable	f	View	(text:Binding<String>,editableTokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(Binding<_>)})	some View
  searchable	f	View	(text:Binding<String>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey)	some View
  searchable	f	View	(text:Binding<String>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt:some StringProtocol)	some View
  searchable	f	View	(text:Binding<String>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt?:Text?)	some View
  searchable	f	View	(text:Binding<String>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey)	some View
  searchable	f	View	(text:Binding<String>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,placement?:SearchFieldPlacement,prompt:some StringProtocol)	some View
  searchable	f	View	(text:Binding<String>,placement?:SearchFieldPlacement,prompt:some StringProtocol,suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,placement?:SearchFieldPlacement,prompt?:Text?)	some View
  searchable	f	View	(text:Binding<String>,placement?:SearchFieldPlacement,prompt?:Text?,suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some MutableCollection>,suggestedTokens:Binding<some MutableCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some MutableCollection>,suggestedTokens:Binding<some MutableCollection>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some MutableCollection>,suggestedTokens:Binding<some MutableCollection>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some MutableCollection>,suggestedTokens:Binding<some MutableCollection>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(_)},suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(_)},suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(_)},suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,scope:Binding<some Hashable>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(_)},scopes:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,scope:Binding<some Hashable>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(_)},scopes:{@()},suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,scope:Binding<some Hashable>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(_)},scopes:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,scope:Binding<some Hashable>,placement?:SearchFieldPlacement,prompt:some StringProtocol,token:{@(_)},scopes:{@()},suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,scope:Binding<some Hashable>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(_)},scopes:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,scope:Binding<some Hashable>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(_)},scopes:{@()},suggestions:{@()})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,suggestedTokens:Binding<some RandomAccessCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt:LocalizedStringKey,token:{@(_)})	some View
  searchable	f	View	(text:Binding<String>,tokens:Binding<some RandomAccessCollection>,suggestedTokens:Binding<some RandomAccessCollection>,isPresented:Binding<Bool>,placement?:SearchFieldPlacement,prompt?:Text?,token:{@(_)})	some View
  second	F	ExclusiveGesture.Value	(_:_)	Self
  second	F	SequenceGesture.Value	(_:_,_:_?)	Self
  second	v	AnimatablePair		_
  second	v	ExclusiveGesture		_
  second	v	SequenceGesture		_
  second	v	SimultaneousGesture		_
  second	v	SimultaneousGesture.Value		_?
  secondary	V	Color		Color
  secondary	V	HierarchicalShapeStyle		HierarchicalShapeStyle
  secondary	V	ShapeStyle		HierarchicalShapeStyle
  secondary	V	Text.Scale		Text.Scale
  secondary	v	ShapeStyle		some ShapeStyle
  secondaryAction	V	ToolbarItemPlacement		ToolbarItemPlacement
  seconds	V	Duration.UnitsFormatStyle.Unit		Duration.UnitsFormatStyle.Unit
  seconds	V	TimelineView.Context.Cadence		Self
  sectionActions	f	TabContent	(content:{@()})	some TabContent<_>
  sectionActions	f	View	(content:{@()})	some View
  sectionFooters	V	PinnedScrollableViews		PinnedScrollableViews
  sectionHeaders	V	PinnedScrollableViews		PinnedScrollableViews
  sectionIdentifier	v	SectionedFetchRequest.Configuration		KeyPath<_,_>
  sectionIdentifier	v	SectionedFetchResults		KeyPath<_,_>
  segmented	V	PickerStyle		SegmentedPickerStyle
  selection	F	TextSelection.Indices	(_:Range<String.Index>)	Self
  selection	V	SensoryFeedback		SensoryFeedback
  selection	V	ShapeStyle		SelectionShapeStyle
  selection	v	DatePickerStyleConfiguration		Date
  selectionDisabled	f	View	(_?:Bool)	some View
  semibold	V	Font.Weight		Font.Weight
  send	V	SubmitLabel		SubmitLabel
  sensoryFeedback	f	View	(_:SensoryFeedback,trigger:some Equatable)	some View
  sensoryFeedback	f	View	(_:SensoryFeedback,trigger:some Equatable,condition:{(_,_)})	some View
  sensoryFeedback	f	View	(trigger:some Equatable,_:{(_,_)}?)	some View
  sentences	V	TextInputAutocapitalization		TextInputAutocapitalization
  separator	V	ShapeRole		Self
  separator	V	ShapeStyle		SeparatorShapeStyle
  sequenced	f	Gesture	(before:some Gesture)	SequenceGesture<Self,some Gesture>
  serif	V	Font.Design		Self
  set	f	UserDefaultLocation	(_:_,transaction:Transaction)	Void
  settlingDuration	f	Spring	(fromValue:some Animatable,toValue:some Animatable,initialVelocity:some Animatable,epsilon:Double)	TimeInterval
  settlingDuration	f	Spring	(target:some VectorArithmetic,initialVelocity?:some VectorArithmetic,epsilon:Double)	TimeInterval
  settlingDuration	v	Spring		TimeInterval
  shader	F	GraphicsContext.Shading	(_:Shader,bounds?:CGRect)	GraphicsContext.Shading
  shading	v	GraphicsContext.ResolvedImage		GraphicsContext.Shading?
  shading	v	GraphicsContext.ResolvedText		GraphicsContext.Shading
  shadow	F	GraphicsContext.Filter	(color?:Color,radius:CGFloat,x?:CGFloat,y?:CGFloat,blendMode?:GraphicsContext.BlendMode,options?:GraphicsContext.ShadowOptions)	GraphicsContext.Filter
  shadow	F	ShapeStyle	(_:ShadowStyle)	some ShapeStyle
  shadow	f	MatchedTransitionSourceConfiguration	(color?:Color,radius:CGFloat,x?:CGFloat,y?:CGFloat)	some MatchedTransitionSourceConfiguration
  shadow	f	ShapeStyle	(_:ShadowStyle)	some ShapeStyle
  shadow	f	View	(color?:Color,radius:CGFloat,x?:CGFloat,y?:CGFloat)	some View
  shadowAbove	V	GraphicsContext.ShadowOptions		GraphicsContext.ShadowOptions
  shadowOnly	V	GraphicsContext.ShadowOptions		GraphicsContext.ShadowOptions
  shape	v	FillShapeView		_
  shape	v	OffsetShape		_
  shape	v	RotatedShape		_
  shape	v	ScaledShape		_
  shape	v	ShapeView		_
  shape	v	StrokeBorderShapeView		_
  shape	v	StrokeShapeView		_
  shape	v	TransformedShape		_
  shapeStyle	V	Shader.UsageType		Shader.UsageType
  shared	V	GlobalActor		_
  shared	V	MainActor		MainActor
  sharedUnownedExecutor	V	GlobalActor		UnownedSerialExecutor
  sharedUnownedExecutor	V	MainActor		UnownedSerialExecutor
  sheet	V	PresentationAdaptation		PresentationAdaptation
  sheet	f	View	(isPresented:Binding<Bool>,onDismiss?:{()}?,content:{@()})	some View
  sheet	f	View	(item:Binding<some Identifiable?>,onDismiss?:{()}?,content:{@(_)})	some View
  shift	V	EventModifiers		EventModifiers
  shouldMerge	f	Animation	(previous:Animation,value:some VectorArithmetic,time:TimeInterval,context:AnimationContext<some VectorArithmetic>)	Bool
  shouldMerge	f	CustomAnimation	(previous:Animation,value:some VectorArithmetic,time:TimeInterval,context:AnimationContext<some VectorArithmetic>)	Bool
  showColorPalette	V	PencilPreferredAction		PencilPreferredAction
  showContextualPalette	V	PencilPreferredAction		PencilPreferredAction
  showInkAttributes	V	PencilPreferredAction		PencilPreferredAction
  showMenu	V	AccessibilityActionKind		AccessibilityActionKind
  showsIndicators	v	ScrollView		Bool
  sidebar	V	AdaptableTabBarPlacement		AdaptableTabBarPlacement
  sidebar	V	CommandGroupPlacement		CommandGroupPlacement
  sidebar	V	ListStyle		SidebarListStyle
  sidebar	V	NavigationSplitViewColumn		NavigationSplitViewColumn
  sidebar	V	SearchFieldPlacement		SearchFieldPlacement
  sidebar	V	TabBarPlacement		TabBarPlacement
  sidebarAdaptable	V	TabViewStyle		SidebarAdaptableTabViewStyle
  sidebarOnly	V	TabPlacement		TabPlacement
  sidebarRowSize	v	EnvironmentValues		SidebarRowSize
  sidebarToggle	V	ToolbarDefaultItemKind		ToolbarDefaultItemKind
  sidebarVisibility	v	TabViewCustomization.TabCustomization		Visibility
  signalingNaN	V	Double		Double
  signalingNaN	V	Float		Float
  signalingNaN	V	FloatingPoint		Self
  signalingNaN	V	FloatingPointClassification		Self
  significandBitCount	V	BinaryFloatingPoint		Int
  significandBitCount	V	Double		Int
  significandBitCount	V	Float		Int
  silentOnTouch	V	AccessibilityDirectTouchOptions		AccessibilityDirectTouchOptions
  simultaneousGesture	f	View	(_:some Gesture,including?:GestureMask)	some View
  simultaneousGesture	f	View	(_:some Gesture,isEnabled:Bool)	some View
  simultaneousGesture	f	View	(_:some Gesture,name:String,isEnabled?:Bool)	some View
  simultaneously	f	Gesture	(with:some Gesture)	SimultaneousGesture<Self,some Gesture>
  single	V	Text.LineStyle		Text.LineStyle
  size	V	MatchedGeometryProperties		MatchedGeometryProperties
  size	V	MemoryLayout		Int
  size	f	Shape	(_:CGSize)	some Shape
  size	f	Shape	(_:CGSize,anchor:UnitPoint)	some Shape
  size	f	Shape	(width:CGFloat,height:CGFloat)	some Shape
  size	f	Shape	(width:CGFloat,height:CGFloat,anchor:UnitPoint)	some Shape
  size	v	GeometryProxy		CGSize
  size	v	GraphicsContext.ResolvedImage		CGSize
  size	v	GraphicsContext.ResolvedSymbol		CGSize
  size	v	GridItem		GridItem.Size
  sizeCategory	v	EnvironmentValues		ContentSizeCategory
  sizeChanges	V	ScrollAnchorRole		ScrollAnchorRole
  sizeDependent	V	TextVariantPreference		SizeDependentTextVariant
  sizeThatFits	f	AnyLayout	(proposal:ProposedViewSize,subviews:AnyLayout.Subviews,cache:AnyLayout.Cache)	CGSize
  sizeThatFits	f	AnyShape	(_:ProposedViewSize)	CGSize
  sizeThatFits	f	Circle	(_:ProposedViewSize)	CGSize
  sizeThatFits	f	GridLayout	(proposal:ProposedViewSize,subviews:GridLayout.Subviews,cache:GridLayout.Cache)	CGSize
  sizeThatFits	f	Layout	(proposal:ProposedViewSize,subviews:_,cache:_)	CGSize
  sizeThatFits	f	LayoutSubview	(_:ProposedViewSize)	CGSize
  sizeThatFits	f	PresentationSizingRoot	(_:ProposedViewSize)	CGSize
  sizeThatFits	f	Shape	(_:ProposedViewSize)	CGSize
  sizeThatFits	f	TextProxy	(_:ProposedViewSize)	CGSize
  sizeThatFits	f	TextRenderer	(proposal:ProposedViewSize,text:TextProxy)	CGSize
  slash	V	SymbolVariants		SymbolVariants
  slash	v	SymbolVariants		SymbolVariants
  sleep	F	Task	(_:UInt64)	Void
  sleep	F	Task	(for:_,tolerance?:_,clock?:_)	Void
  sleep	F	Task	(nanoseconds:UInt64)	Void
  sleep	F	Task	(until:_,tolerance?:_,clock?:_)	Void
  slide	V	AnyTransition		AnyTransition
  slide	V	Transition		SlideTransition
  small	V	ContentSizeCategory		Self
  small	V	ControlSize		Self
  small	V	DynamicTypeSize		Self
  small	V	Image.Scale		Self
  small	V	SidebarRowSize		Self
  smallCaps	f	Font	()	Font
  smooth	F	Animation	(duration?:TimeInterval,extraBounce?:Double)	Animation
  smooth	F	Spring	(duration?:TimeInterval,extraBounce?:Double)	Spring
  smooth	V	Animation		Animation
  smooth	V	Spring		Spring
  smoothsColors	v	MeshGradient		Bool
  snappy	F	Animation	(duration?:TimeInterval,extraBounce?:Double)	Animation
  snappy	F	Spring	(duration?:TimeInterval,extraBounce?:Double)	Spring
  snappy	V	Animation		Animation
  snappy	V	Spring		Spring
  snapshot	V	BackgroundTask		BackgroundTask<SnapshotData,SnapshotResponse>
  snapshot	f	ReferenceFileDocument	(contentType:UTType)	_
  soft	V	SensoryFeedback.Flexibility		SensoryFeedback.Flexibility
  softLight	V	BlendMode		Self
  softLight	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  solid	V	SensoryFeedback.Flexibility		SensoryFeedback.Flexibility
  solid	V	Text.LineStyle.Pattern		Text.LineStyle.Pattern
  sortDescriptors	v	FetchRequest.Configuration		[SortDescriptor<Result>]
  sortDescriptors	v	FetchedResults		[SortDescriptor<_>]
  sortDescriptors	v	SectionedFetchRequest.Configuration		[SortDescriptor<Result>]
  sortDescriptors	v	SectionedFetchResults		[SortDescriptor<_>]
  sourceAtop	V	BlendMode		Self
  sourceAtop	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  sourceCode	V	AccessibilityTextContentType		AccessibilityTextContentType
  sourceIn	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  sourceOut	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  sourceRect	v	ImagePaint		CGRect
  space	V	KeyEquivalent		KeyEquivalent
  spacing	f	AnyLayout	(subviews:AnyLayout.Subviews,cache:AnyLayout.Cache)	ViewSpacing
  spacing	f	GridLayout	(subviews:GridLayout.Subviews,cache:GridLayout.Cache)	ViewSpacing
  spacing	f	Layout	(subviews:_,cache:_)	ViewSpacing
  spacing	v	GridItem		CGFloat?
  spacing	v	HStackLayout		CGFloat?
  spacing	v	LayoutSubview		ViewSpacing
  spacing	v	VStackLayout		CGFloat?
  speechAdjustedPitch	f	Text	(_:Double)	Text
  speechAdjustedPitch	f	View	(_:Double)	some View
  speechAlwaysIncludesPunctuation	f	Text	(_?:Bool)	Text
  speechAlwaysIncludesPunctuation	f	View	(_?:Bool)	some View
  speechAnnouncementsQueued	f	Text	(_?:Bool)	Text
  speechAnnouncementsQueued	f	View	(_?:Bool)	some View
  speechSpellsOutCharacters	f	Text	(_?:Bool)	Text
  speechSpellsOutCharacters	f	View	(_?:Bool)	some View
  speed	f	Animation	(_:Double)	Animation
  spellOut	V	DescriptiveNumberFormatConfiguration.Presentation		DescriptiveNumberFormatConfiguration.Presentation
  spreadsheet	V	AccessibilityTextContentType		AccessibilityTextContentType
  spring	F	Animation	(_:Spring,blendDuration?:TimeInterval)	Animation
  spring	F	Animation	(duration?:TimeInterval,bounce?:Double,blendDuration?:Double)	Animation
  spring	F	Animation	(response?:Double,dampingFraction?:Double,blendDuration?:TimeInterval)	Animation
  spring	V	Animation		Animation
  springDamping	f		(fraction:Double,stiffness:Double)	Double
  springDampingFraction	f		(bounce:Double)	Double
  springLoadingBehavior	f	TabContent	(_:SpringLoadingBehavior)	some TabContent<_>
  springLoadingBehavior	f	View	(_:SpringLoadingBehavior)	some View
  springLoadingBehavior	v	EnvironmentValues		SpringLoadingBehavior
  springStiffness	f		(response:Double)	Double
  square	V	SymbolVariants		SymbolVariants
  square	v	SymbolVariants		SymbolVariants
  squareAzimuth	v	Viewpoint3D		SquareAzimuth
  squareBorder	V	TextFieldStyle		SquareBorderTextFieldStyle
  stack	V	NavigationViewStyle		StackNavigationViewStyle
  stackOrientation	v	LayoutProperties		Axis?
  standalone	V	FormatStyleCapitalizationContext		FormatStyleCapitalizationContext
  standard	V	BackgroundProminence		BackgroundProminence
  standard	V	BadgeProminence		BadgeProminence
  standard	V	ColorSchemeContrast		Self
  standard	V	CurrencyFormatStyleConfiguration.Presentation		CurrencyFormatStyleConfiguration.Presentation
  standard	V	DialogSeverity		DialogSeverity
  standard	V	Font.Leading		Self
  standard	V	Font.Width		Font.Width
  standard	V	Image.DynamicRange		Image.DynamicRange
  standard	V	Prominence		Self
  standard	V	Viewpoint3D		Viewpoint3D
  standardConfiguration	V	PredicateCodableConfiguration		PredicateCodableConfiguration
  start	V	SensoryFeedback		SensoryFeedback
  startAnchor	v	MagnifyGesture.Value		UnitPoint
  startAnchor	v	RotateGesture.Value		UnitPoint
  startIndex	v	Binding		?
  startIndex	v	FetchedResults		Int
  startIndex	v	ForEachSectionCollection		Int
  startIndex	v	ForEachSubviewCollection		Int
  startIndex	v	IndexedIdentifierCollection		?
  startIndex	v	LayoutSubviews		Int
  startIndex	v	SectionCollection		Int
  startIndex	v	SectionedFetchResults		Int
  startIndex	v	SectionedFetchResults.Section		Int
  startIndex	v	SubviewsCollection		Int
  startIndex	v	SubviewsCollectionSlice		Int
  startIndex	v	Text.Layout		Int
  startIndex	v	Text.Layout.Line		Int
  startIndex	v	Text.Layout.Run		Int
  startIndex	v	Text.Layout.RunSlice		Int
  startLocation	v	DragGesture.Value		CGPoint
  startLocation	v	MagnifyGesture.Value		CGPoint
  startLocation	v	RotateGesture.Value		CGPoint
  startsMediaSession	V	AccessibilityTraits		AccessibilityTraits
  state	v	AnimationContext		AnimationState<_>
  state	v	GestureStateGesture		GestureState<_>
  status	V	ToolbarItemPlacement		ToolbarItemPlacement
  statusBar	f	View	(hidden:Bool)	some View
  statusBarHidden	f	View	(_?:Bool)	some View
  stepperField	V	DatePickerStyle		StepperFieldDatePickerStyle
  sticky	f	PresentationSizing	(horizontal?:Bool,vertical?:Bool)	some PresentationSizing
  stiffness	v	Spring		Double
  stop	V	SensoryFeedback		SensoryFeedback
  stops	v	Gradient		[Gradient.Stop]
  stopwatch	F	FormatStyle	(startingAt:Date,showsHours?:Bool,maxFieldCount?:Int,maxPrecision?:Duration)	SystemFormatStyle.Stopwatch
  storage	v	LimitedAvailabilityCommandContent		LimitedAvailabilityCommandContentStorageBase
  storage	v	LimitedAvailabilityToolbarContent		LimitedAvailabilityToolbarContentStorageBase
  stretch	V	Image.ResizingMode		Self
  stride	V	MemoryLayout		Int
  strikethrough	f	Text	(_?:Bool,color?:Color?)	Text
  strikethrough	f	Text	(_?:Bool,pattern:Text.LineStyle.Pattern,color?:Color?)	Text
  strikethrough	f	View	(_?:Bool,pattern?:Text.LineStyle.Pattern,color?:Color?)	some View
  stringEncodingErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  stroke	V	ShapeRole		Self
  stroke	f	GraphicsContext	(_:Path,with:GraphicsContext.Shading,lineWidth?:CGFloat)	Void
  stroke	f	GraphicsContext	(_:Path,with:GraphicsContext.Shading,style:StrokeStyle)	Void
  stroke	f	Shape	(_:some ShapeStyle,lineWidth?:CGFloat)	some View
  stroke	f	Shape	(_:some ShapeStyle,lineWidth?:CGFloat,antialiased?:Bool)	StrokeShapeView<Self,some ShapeStyle,EmptyView>
  stroke	f	Shape	(_:some ShapeStyle,style:StrokeStyle)	some View
  stroke	f	Shape	(_:some ShapeStyle,style:StrokeStyle,antialiased?:Bool)	StrokeShapeView<Self,some ShapeStyle,EmptyView>
  stroke	f	Shape	(lineWidth?:CGFloat)	some Shape
  stroke	f	Shape	(style:StrokeStyle)	some Shape
  stroke	f	ShapeView	(_:some ShapeStyle,lineWidth?:CGFloat,antialiased?:Bool)	StrokeShapeView<_,some ShapeStyle,Self>
  stroke	f	ShapeView	(_:some ShapeStyle,style:StrokeStyle,antialiased?:Bool)	StrokeShapeView<_,some ShapeStyle,Self>
  strokeBorder	f	InsettableShape	(_:some ShapeStyle,lineWidth?:CGFloat,antialiased?:Bool)	some View
  strokeBorder	f	InsettableShape	(_:some ShapeStyle,style:StrokeStyle,antialiased?:Bool)	some View
  strokeBorder	f	InsettableShape	(_?:some ShapeStyle,lineWidth?:CGFloat,antialiased?:Bool)	StrokeBorderShapeView<Self,some ShapeStyle,EmptyView>
  strokeBorder	f	InsettableShape	(_?:some ShapeStyle,style:StrokeStyle,antialiased?:Bool)	StrokeBorderShapeView<Self,some ShapeStyle,EmptyView>
  strokeBorder	f	InsettableShape	(lineWidth?:CGFloat,antialiased?:Bool)	some View
  strokeBorder	f	InsettableShape	(style:StrokeStyle,antialiased?:Bool)	some View
  strokeBorder	f	ShapeView	(_?:some ShapeStyle,lineWidth?:CGFloat,antialiased?:Bool)	StrokeBorderShapeView<_,some ShapeStyle,Self>
  strokeBorder	f	ShapeView	(_?:some ShapeStyle,style:StrokeStyle,antialiased?:Bool)	StrokeBorderShapeView<_,some ShapeStyle,Self>
  strokeStyle	v	StrokeBorderShapeView		StrokeStyle
  strokeStyle	v	StrokeShapeView		StrokeStyle
  strokedPath	f	Path	(_:StrokeStyle)	Path
  style	F	GraphicsContext.Shading	(_:some ShapeStyle)	GraphicsContext.Shading
  style	v	Capsule		RoundedCornerStyle
  style	v	FillShapeView		_
  style	v	RoundedRectangle		RoundedCornerStyle
  style	v	StrokeBorderShapeView		_
  style	v	StrokeShapeView		_
  style	v	UnevenRoundedRectangle		RoundedCornerStyle
  subheadline	V	Font		Font
  subheadline	V	Font.TextStyle		Self
  submitLabel	f	View	(_:SubmitLabel)	some View
  submitScope	f	View	(_?:Bool)	some View
  subtract	V	PredicateExpressions.ArithmeticOperator		Self
  subtracting	f	Path	(_:Path,eoFill?:Bool)	Path
  subtracting	f	Shape	(_:some Shape,eoFill?:Bool)	some Shape
  subviews	V	GestureMask		GestureMask
  success	F	AsyncImagePhase	(_:Image)	Self
  success	V	SensoryFeedback		SensoryFeedback
  supportedVolumeViewpoints	f	View	(_:SquareAzimuth.Set)	some View
  supportsMultipleWindows	v	EnvironmentValues		Bool
  swipeActions	f	TabContent	(edge?:HorizontalEdge,allowsFullSwipe?:Bool,content:{@()})	some TabContent<_>
  swipeActions	f	View	(edge?:HorizontalEdge,allowsFullSwipe?:Bool,content:{@()})	some View
  switch	V	ToggleStyle		SwitchToggleStyle
  switchControl	V	AccessibilityTechnologies		AccessibilityTechnologies
  switchEraser	V	PencilPreferredAction		PencilPreferredAction
  switchPrevious	V	PencilPreferredAction		PencilPreferredAction
  symbolEffect	F	ContentTransition	(_:some ContentTransitionSymbolEffect,options?:SymbolEffectOptions)	ContentTransition
  symbolEffect	F	Transition	(_:some SymbolEffect,options?:SymbolEffectOptions)	SymbolEffectTransition
  symbolEffect	V	ContentTransition		ContentTransition
  symbolEffect	V	Transition		SymbolEffectTransition
  symbolEffect	f	View	(_:some DiscreteSymbolEffect,options?:SymbolEffectOptions,value:some Equatable)	some View
  symbolEffect	f	View	(_:some IndefiniteSymbolEffect,options?:SymbolEffectOptions,isActive?:Bool)	some View
  symbolEffectsRemoved	f	View	(_?:Bool)	some View
  symbolRenderingMode	f	Image	(_:SymbolRenderingMode?)	Image
  symbolRenderingMode	f	View	(_:SymbolRenderingMode?)	some View
  symbolRenderingMode	v	EnvironmentValues		SymbolRenderingMode?
  symbolVariant	F	PaletteSelectionEffect	(_:SymbolVariants)	PaletteSelectionEffect
  symbolVariant	f	View	(_:SymbolVariants)	some View
  symbolVariants	v	EnvironmentValues		SymbolVariants
  symbols	v	Canvas		_
  symmetricDifference	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	AccessibilityTechnologies
  symmetricDifference	f	AccessibilityTraits	(_:AccessibilityTraits)	AccessibilityTraits
  symmetricDifference	f	Path	(_:Path,eoFill?:Bool)	Path
  symmetricDifference	f	Shape	(_:some Shape,eoFill?:Bool)	some Shape
  system	F	Font	(_:Font.TextStyle,design?:Font.Design)	Font
  system	F	Font	(_:Font.TextStyle,design?:Font.Design?,weight?:Font.Weight?)	Font
  system	F	Font	(size:CGFloat,weight?:Font.Weight,design?:Font.Design)	Font
  system	F	Font	(size:CGFloat,weight?:Font.Weight?,design?:Font.Design?)	Font
  systemAction	F	OpenURLAction.Result	(_:URL)	OpenURLAction.Result
  systemAction	V	OpenURLAction.Result		OpenURLAction.Result
  systemServices	V	CommandGroupPlacement		CommandGroupPlacement
  tab	V	KeyEquivalent		KeyEquivalent
  tabBar	V	AdaptableTabBarPlacement		AdaptableTabBarPlacement
  tabBar	V	ToolbarPlacement		ToolbarPlacement
  tabBarOnly	V	TabViewStyle		TabBarOnlyTabViewStyle
  tabBarPlacement	v	EnvironmentValues		TabBarPlacement?
  tabBarVisibility	v	TabViewCustomization.TabCustomization		Visibility
  tabItem	f	View	(_:{@()})	some View
  tabOrder	v	TabViewCustomization.SectionCustomization		[String]?
  tabPlacement	f	TabContent	(_:TabPlacement)	some TabContent<_>
  tabView	V	ContainerBackgroundPlacement		ContainerBackgroundPlacement
  tabViewCustomization	f	View	(_:Binding<TabViewCustomization>?)	some View
  tabViewSidebar	V	ContentToolbarPlacement		ContentToolbarPlacement
  tabViewSidebarBottomBar	f	View	(content:{@()})	some View
  tabViewSidebarFooter	f	View	(content:{@()})	some View
  tabViewSidebarHeader	f	View	(content:{@()})	some View
  tabViewStyle	f	View	(_:some TabViewStyle)	some View
  tableColumnHeaders	f	View	(_:Visibility)	some View
  tableHeaderRow	V	PresentationIntent.Kind		Self
  tableRowBody	v	ModifiedContent		Never
  tableRowBody	v	OutlineGroup		some TableRowContent
  tableStyle	f	View	(_:some TableStyle)	some View
  tables	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  tag	f	ContainerValues	(for:_)	some Hashable?
  tag	f	View	(_:some Hashable)	some View
  tag	f	View	(_:some Hashable,includeOptional?:Bool)	some View
  tagged	F	TagValueTraitKey.Value	(_:_)	Self
  tail	V	Text.TruncationMode		Self
  task	f	View	(id:some Equatable,priority?:TaskPriority,_:{()})	some View
  task	f	View	(priority?:TaskPriority,_:{()})	some View
  teal	V	Color		Color
  teal	V	ShapeStyle		Color
  template	V	Image.TemplateRenderingMode		Self
  terminated	V	AsyncStream.Continuation.YieldResult		Self
  terminated	V	AsyncThrowingStream.Continuation.YieldResult		Self
  tertiary	V	HierarchicalShapeStyle		HierarchicalShapeStyle
  tertiary	V	ShapeStyle		HierarchicalShapeStyle
  tertiary	v	ShapeStyle		some ShapeStyle
  text	F	SectionIndexLabel	(_:Text)	Self
  text	V	SubmitTriggers		SubmitTriggers
  textCase	f	View	(_:Text.Case?)	some View
  textCase	v	EnvironmentValues		Text.Case?
  textContentType	f	View	(_:UITextContentType?)	some View
  textContentType	v	EnvironmentValues		String?
  textEditing	V	CommandGroupPlacement		CommandGroupPlacement
  textEditorStyle	f	View	(_:some TextEditorStyle)	some View
  textFieldStyle	f	View	(_:some TextFieldStyle)	some View
  textFields	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  textFormatting	V	CommandGroupPlacement		CommandGroupPlacement
  textInputAutocapitalization	f	View	(_:TextInputAutocapitalization?)	some View
  textInputCompletion	f	View	(_:String)	some View
  textInputSuggestions	f	View	(_:some RandomAccessCollection,content:{@(_)})	some View
  textInputSuggestions	f	View	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,content:{@(_)})	some View
  textInputSuggestions	f	View	(_:{@()})	some View
  textRenderer	f	View	(_:some TextRenderer)	some View
  textScale	f	Text	(_:Text.Scale,isEnabled?:Bool)	Text
  textScale	f	View	(_:Text.Scale,isEnabled?:Bool)	some View
  textSelection	f	View	(_:some TextSelectability)	some View
  textSelectionAffinity	f	View	(_:TextSelectionAffinity)	some View
  textSelectionAffinity	v	EnvironmentValues		TextSelectionAffinity
  textVariant	f	Text	(_:some TextVariantPreference)	some View
  thematicBreak	V	PresentationIntent.Kind		Self
  thick	V	Material		Material
  thickMaterial	V	ShapeStyle		Material
  thin	V	Font.Weight		Font.Weight
  thin	V	Material		Material
  thinMaterial	V	ShapeStyle		Material
  threshold	f	ScrollTransitionConfiguration	(_:ScrollTransitionConfiguration.Threshold)	ScrollTransitionConfiguration
  tight	V	Font.Leading		Self
  tile	V	Image.ResizingMode		Self
  tiledImage	F	GraphicsContext.Shading	(_:Image,origin?:CGPoint,sourceRect?:CGRect,scale?:CGFloat)	GraphicsContext.Shading
  time	V	Text.DateStyle		Text.DateStyle
  time	v	DragGesture.Value		Date
  time	v	MagnifyGesture.Value		Date
  time	v	RotateGesture.Value		Date
  timeDuration	V	FormatStyle		Date.ComponentsFormatStyle
  timeIntervalBetween1970AndReferenceDate	V	Date		Double
  timeIntervalSinceReferenceDate	V	Date		TimeInterval
  timeZone	v	EnvironmentValues		TimeZone
  timeZoneDataVersion	V	TimeZone		String
  timer	F	FormatStyle	(countingDownIn:Range<Date>,showsHours?:Bool,maxFieldCount?:Int,maxPrecision?:Duration)	SystemFormatStyle.Timer
  timer	F	FormatStyle	(countingUpIn:Range<Date>,showsHours?:Bool,maxFieldCount?:Int,maxPrecision?:Duration)	SystemFormatStyle.Timer
  timer	V	Text.DateStyle		Text.DateStyle
  timingCurve	F	Animation	(_:Double,_:Double,_:Double,_:Double,duration?:TimeInterval)	Animation
  timingCurve	F	Animation	(_:UnitCurve,duration:TimeInterval)	Animation
  tint	V	ShapeStyle		TintShapeStyle
  tint	f	View	(_:Color?)	some View
  tint	f	View	(_:some ShapeStyle?)	some View
  tint	v	EnvironmentValues		AnyShapeStyle?
  tintColor	v	EnvironmentValues		Color?
  title	V	Font		Font
  title	V	Font.TextStyle		Self
  title	V	ToolbarDefaultItemKind		ToolbarDefaultItemKind
  title	v	LabelStyleConfiguration		LabelStyleConfiguration.Title
  title2	V	Font		Font
  title2	V	Font.TextStyle		Self
  title3	V	Font		Font
  title3	V	Font.TextStyle		Self
  titleAndIcon	V	LabelStyle		TitleAndIconLabelStyle
  titleAndIcon	V	ToolbarLabelStyle		ToolbarLabelStyle
  titleOnly	V	LabelStyle		TitleOnlyLabelStyle
  titleOnly	V	ToolbarLabelStyle		ToolbarLabelStyle
  toNearestOrAwayFromZero	V	FloatingPointRoundingRule		Self
  toNearestOrEven	V	FloatingPointRoundingRule		Self
  toggleStyle	f	View	(_:some ToggleStyle)	some View
  toolbar	V	CommandGroupPlacement		CommandGroupPlacement
  toolbar	V	SearchFieldPlacement		SearchFieldPlacement
  toolbar	f	View	(_:Visibility,for:ToolbarPlacement...)	some View
  toolbar	f	View	(content:{()})	some View
  toolbar	f	View	(content:{@()})	some View
  toolbar	f	View	(id:String,content:{()})	some View
  toolbar	f	View	(removing:ToolbarDefaultItemKind?)	some View
  toolbarBackground	f	View	(_:Visibility,for:ToolbarPlacement...)	some View
  toolbarBackground	f	View	(_:some ShapeStyle,for:ToolbarPlacement...)	some View
  toolbarBackgroundVisibility	f	View	(_:Visibility,for:ToolbarPlacement...)	some View
  toolbarColorScheme	f	View	(_:ColorScheme?,for:ToolbarPlacement...)	some View
  toolbarForegroundStyle	f	View	(_:some ShapeStyle,for:ToolbarPlacement...)	some View
  toolbarItemHidden	f	View	(_?:Bool)	some View
  toolbarLabelStyle	v	EnvironmentValues		ToolbarLabelStyle?
  toolbarRole	f	View	(_:ToolbarRole)	some View
  toolbarTitleDisplayMode	f	View	(_:ToolbarTitleDisplayMode)	some View
  toolbarTitleMenu	f	View	(content:{@()})	some View
  toolbarVisibility	f	View	(_:Visibility,for:ToolbarPlacement...)	some View
  top	V	Alignment		Alignment
  top	V	Anchor.Source		?
  top	V	Edge		Self
  top	V	Edge.Set		Edge.Set
  top	V	FrameResizePosition		Self
  top	V	UnitPoint		UnitPoint
  top	V	VerticalAlignment		VerticalAlignment
  top	V	VerticalEdge		Self
  top	V	VerticalEdge.Set		VerticalEdge.Set
  top	v	EdgeInsets		CGFloat
  topBar	V	TabBarPlacement		TabBarPlacement
  topBarLeading	V	ToolbarItemPlacement		ToolbarItemPlacement
  topBarTrailing	V	ToolbarItemPlacement		ToolbarItemPlacement
  topControlPoint	v	MeshGradient.BezierPoint		SIMD2<Float>
  topLeading	V	Alignment		Alignment
  topLeading	V	Anchor.Source		?
  topLeading	V	FrameResizePosition		Self
  topLeading	V	ScrollTransitionPhase		Self
  topLeading	V	UnitPoint		UnitPoint
  topLeading	v	RectangleCornerRadii		CGFloat
  topTrailing	V	Alignment		Alignment
  topTrailing	V	Anchor.Source		?
  topTrailing	V	FrameResizePosition		Self
  topTrailing	V	UnitPoint		UnitPoint
  topTrailing	v	RectangleCornerRadii		CGFloat
  touch	V	SpatialEventCollection.Event.Kind		SpatialEventCollection.Event.Kind
  touchBar	f	View	(_:TouchBar<some View>)	some View
  touchBar	f	View	(content:{@()})	some View
  touchBarCustomizationLabel	f	View	(_:Text)	some View
  touchBarItemPresence	f	View	(_:TouchBarItemPresence)	some View
  touchBarItemPrincipal	f	View	(_?:Bool)	some View
  towardZero	V	FloatingPointRoundingRule		Self
  tracking	F	Text.Modifier	(_:CGFloat)	Self
  tracking	V	ScrollPhase		Self
  tracking	f	Text	(_:CGFloat)	Text
  tracking	f	View	(_:CGFloat)	some View
  tracksVelocity	v	Transaction		Bool
  trailing	V	Alignment		Alignment
  trailing	V	Anchor.Source		?
  trailing	V	Edge		Self
  trailing	V	Edge.Set		Edge.Set
  trailing	V	FrameResizePosition		Self
  trailing	V	HorizontalAlignment		HorizontalAlignment
  trailing	V	HorizontalDirection		Self
  trailing	V	HorizontalDirection.Set		HorizontalDirection.Set
  trailing	V	HorizontalEdge		Self
  trailing	V	HorizontalEdge.Set		HorizontalEdge.Set
  trailing	V	TableColumnAlignment		TableColumnAlignment
  trailing	V	TextAlignment		Self
  trailing	V	UnitPoint		UnitPoint
  trailing	v	EdgeInsets		CGFloat
  trailingControlPoint	v	MeshGradient.BezierPoint		SIMD2<Float>
  trailingFirstTextBaseline	V	Alignment		Alignment
  trailingLastTextBaseline	V	Alignment		Alignment
  transaction	f	Binding	(_:Transaction)	Binding<_>
  transaction	f	View	(_:{(Transaction)})	some View
  transaction	f	View	(_:{(Transaction)},body:{@(PlaceholderContentView)})	some View
  transaction	f	View	(value:some Equatable,_:{(Transaction)})	some View
  transaction	f	ViewModifier	(_:{(Transaction)})	some ViewModifier
  transaction	v	Binding		Transaction
  transferRepresentation	V	Color		some TransferRepresentation
  transferRepresentation	V	Image		some TransferRepresentation
  transform	f	Shape	(_:CGAffineTransform)	TransformedShape<Self>
  transform	v	GraphicsContext		CGAffineTransform
  transform	v	TransformedShape		CGAffineTransform
  transformAnchorPreference	f	View	(key?:_,value:?,transform:{(_,Anchor)})	some View
  transformEffect	f	HoverEffectContent	(_:CGAffineTransform)	some HoverEffectContent
  transformEffect	f	View	(_:CGAffineTransform)	some View
  transformEffect	f	VisualEffect	(_:CGAffineTransform)	some VisualEffect
  transformEffect	f	VisualEffect	(_:ProjectionTransform)	some VisualEffect
  transformEnvironment	f	View	(_:WritableKeyPath<EnvironmentValues,_>,transform:{(_)})	some View
  transformPreference	f	View	(_?:_,_:{(_)})	some View
  transient	V	EditMode		Self
  transition	f	View	(_:AnyTransition)	some View
  transition	f	View	(_:some Transition)	some View
  translateBy	f	GraphicsContext	(x:CGFloat,y:CGFloat)	Void
  translation	v	DragGesture.Value		CGSize
  trigger	f	PrimitiveButtonStyleConfiguration	()	Void
  trim	f	Shape	(from?:CGFloat,to?:CGFloat)	some Shape
  trimmedPath	f	Path	(from:CGFloat,to:CGFloat)	Path
  true	V	Predicate		Predicate<_>
  truncationMode	f	View	(_:Text.TruncationMode)	some View
  truncationMode	v	EnvironmentValues		Text.TruncationMode
  tvOS	V	PreviewPlatform		Self
  typeSelectEquivalent	f	View	(_:LocalizedStringKey)	some View
  typeSelectEquivalent	f	View	(_:Text?)	some View
  typeSelectEquivalent	f	View	(_:some StringProtocol)	some View
  typesettingLanguage	f	Text	(_:Locale.Language,isEnabled?:Bool)	Text
  typesettingLanguage	f	Text	(_:TypesettingLanguage,isEnabled?:Bool)	Text
  typesettingLanguage	f	View	(_:Locale.Language,isEnabled?:Bool)	some View
  typesettingLanguage	f	View	(_:TypesettingLanguage,isEnabled?:Bool)	some View
  typographicBounds	v	Text.Layout.Line		Text.Layout.TypographicBounds
  typographicBounds	v	Text.Layout.Run		Text.Layout.TypographicBounds
  typographicBounds	v	Text.Layout.RunSlice		Text.Layout.TypographicBounds
  uiImage	v	ImageRenderer		UIImage?
  uint	V	String.LocalizationValue.Placeholder		Self
  uint32Specifier	v			String
  uint64Specifier	v			String
  ulpOfOne	V	Double		Double
  ulpOfOne	V	Float		Float
  ulpOfOne	V	FloatingPoint		Self
  ultraLight	V	Font.Weight		Font.Weight
  ultraThick	V	Material		Material
  ultraThickMaterial	V	ShapeStyle		Material
  ultraThin	V	Material		Material
  ultraThinMaterial	V	ShapeStyle		Material
  unbounded	V	AsyncStream.Continuation.BufferingPolicy		Self
  unbounded	V	AsyncThrowingStream.Continuation.BufferingPolicy		Self
  undefinedVariable	V	PredicateError		PredicateError
  underline	f	Text	(_?:Bool,color?:Color?)	Text
  underline	f	Text	(_?:Bool,pattern:Text.LineStyle.Pattern,color?:Color?)	Text
  underline	f	View	(_?:Bool,pattern?:Text.LineStyle.Pattern,color?:Color?)	some View
  underlineText	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  underlyingErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  undoManager	v	EnvironmentValues		UndoManager?
  undoRedo	V	CommandGroupPlacement		CommandGroupPlacement
  union	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	AccessibilityTechnologies
  union	f	AccessibilityTraits	(_:AccessibilityTraits)	AccessibilityTraits
  union	f	Path	(_:Path,eoFill?:Bool)	Path
  union	f	Shape	(_:some Shape,eoFill?:Bool)	some Shape
  union	f	ViewSpacing	(_:ViewSpacing,edges?:Edge.Set)	ViewSpacing
  unitPoint	F	Anchor.Source	(_:UnitPoint)	?
  unknown	V	FormatStyleCapitalizationContext		FormatStyleCapitalizationContext
  unorderedList	V	PresentationIntent.Kind		Self
  unredacted	f	View	()	some View
  unsafeArgv	V	CommandLine		UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
  unspecified	V	AccessibilityHeadingLevel		Self
  unspecified	V	ExpansionState		Self
  unspecified	V	ProposedViewSize		ProposedViewSize
  untagged	V	TagValueTraitKey.Value		Self
  up	V	FloatingPointRoundingRule		Self
  up	V	Image.Orientation		Self
  up	V	KeyPress.Phases		KeyPress.Phases
  up	V	MoveCommandDirection		Self
  up	V	VerticalDirection		Self
  up	V	VerticalDirection.Set		VerticalDirection.Set
  upArrow	V	KeyEquivalent		KeyEquivalent
  upMirrored	V	Image.Orientation		Self
  upUp	V	BlurReplaceTransition.Configuration		BlurReplaceTransition.Configuration
  upUp	V	ReplaceSymbolEffect		ReplaceSymbolEffect
  update	f	AccessibilityTechnologies	(with:AccessibilityTechnologies)	AccessibilityTechnologies?
  update	f	AccessibilityTraits	(with:AccessibilityTraits)	AccessibilityTraits?
  update	f	DynamicProperty	()	Void
  update	f	FetchRequest	()	Void
  update	f	SectionedFetchRequest	()	Void
  update	f	Spring	(value:some VectorArithmetic,velocity:some VectorArithmetic,target:some VectorArithmetic,deltaTime:TimeInterval)	Void
  update	f	UserDefaultLocation	()	()
  updateCache	f	AnyLayout	(_:AnyLayout.Cache,subviews:AnyLayout.Subviews)	Void
  updateCache	f	GridLayout	(_:GridLayout.Cache,subviews:GridLayout.Subviews)	Void
  updateCache	f	Layout	(_:_,subviews:_)	Void
  updateTarget	f	AnyScrollTargetBehavior	(_:ScrollTarget,context:AnyScrollTargetBehavior.TargetContext)	Void
  updateTarget	f	PagingScrollTargetBehavior	(_:ScrollTarget,context:PagingScrollTargetBehavior.TargetContext)	Void
  updateTarget	f	ScrollTargetBehavior	(_:ScrollTarget,context:_)	Void
  updateTarget	f	ViewAlignedScrollTargetBehavior	(_:ScrollTarget,context:ViewAlignedScrollTargetBehavior.TargetContext)	Void
  updatesFrequently	V	AccessibilityTraits		AccessibilityTraits
  updating	f	Gesture	(_:GestureState<_>,body:{(_,_,Transaction)})	GestureStateGesture<Self,_>
  uppercase	V	Text.Case		Self
  uppercaseSmallCaps	f	Font	()	Font
  upstream	V	TextSelectionAffinity		Self
  url	V	FormatStyle		URL.FormatStyle
  url	V	ParseStrategy		URL.ParseStrategy
  url	V	ParseableFormatStyle		URL.FormatStyle
  urlSession	F	BackgroundTask	(_:String)	BackgroundTask<Void,Void>
  urlSession	F	BackgroundTask	(matching:{(String)})	BackgroundTask<String,Void>
  urlSession	V	BackgroundTask		BackgroundTask<String,Void>
  userActivity	f	View	(_:String,element:_?,_:{(_,NSUserActivity)})	some View
  userActivity	f	View	(_:String,isActive?:Bool,_:{(NSUserActivity)})	some View
  userCancelled	V	OpenImmersiveSpaceAction.Result		Self
  userInitiated	V	DefaultFocusEvaluationPriority		DefaultFocusEvaluationPriority
  validateDrop	f	DropDelegate	(info:DropInfo)	Bool
  value	f	KeyframeTimeline	(progress:Double)	_
  value	f	KeyframeTimeline	(time:Double)	_
  value	f	Spring	(fromValue:some Animatable,toValue:some Animatable,initialVelocity:some Animatable,time:TimeInterval)	some Animatable
  value	f	Spring	(target:some VectorArithmetic,initialVelocity?:some VectorArithmetic,time:TimeInterval)	some VectorArithmetic
  value	v	AccessibilityTupleRotorContent		_
  value	v	Font.Width		CGFloat
  value	v	GaugeStyleConfiguration		Double
  value	v	ScrollTransitionPhase		Double
  value	v	TransitionPhase		Double
  value	v	TupleView		_
  valueType	V	AnyKeyPath		Any.Type
  variableColor	V	SymbolEffect		VariableColorSymbolEffect
  velocity	f	Animation	(value:some VectorArithmetic,time:TimeInterval,context:AnimationContext<some VectorArithmetic>)	some VectorArithmetic?
  velocity	f	CustomAnimation	(value:some VectorArithmetic,time:TimeInterval,context:AnimationContext<some VectorArithmetic>)	some VectorArithmetic?
  velocity	f	Spring	(fromValue:some Animatable,toValue:some Animatable,initialVelocity:some Animatable,time:TimeInterval)	some Animatable
  velocity	f	Spring	(target:some VectorArithmetic,initialVelocity?:some VectorArithmetic,time:TimeInterval)	some VectorArithmetic
  velocity	v	DigitalCrownEvent		Double
  velocity	v	DragGesture.Value		CGSize
  velocity	v	MagnifyGesture.Value		CGFloat
  velocity	v	RotateGesture.Value		Angle
  velocity	v	ScrollPhaseChangeContext		CGVector?
  velocity	v	ScrollTargetBehaviorContext		CGVector
  verbatim	F	Text.Storage	(_:String)	Self
  vertical	V	Axis		Self
  vertical	V	Axis.Set		Axis.Set
  vertical	V	Edge.Set		Edge.Set
  vertical	v	Alignment		VerticalAlignment
  verticalPage	F	TabViewStyle	(transitionStyle:VerticalPageTabViewStyle.TransitionStyle)	VerticalPageTabViewStyle
  verticalPage	V	TabViewStyle		VerticalPageTabViewStyle
  verticalScrollBounceBehavior	v	EnvironmentValues		ScrollBounceBehavior
  verticalScrollIndicatorVisibility	v	EnvironmentValues		ScrollIndicatorVisibility
  verticalSizeClass	v	EnvironmentValues		UserInterfaceSizeClass?
  verticalSpacing	v	GridLayout		CGFloat?
  viewAligned	F	ScrollTargetBehavior	(limitBehavior:ViewAlignedScrollTargetBehavior.LimitBehavior)	Self
  viewAligned	V	ScrollTargetBehavior		ViewAlignedScrollTargetBehavior
  viewID	f	ScrollPosition	(type:_)	some Hashable?
  viewID	v	ScrollPosition		_?
  visibility	V	TableColumnCustomizationBehavior		TableColumnCustomizationBehavior
  visible	F	ScrollTransitionConfiguration.Threshold	(_:Double)	ScrollTransitionConfiguration.Threshold
  visible	V	ScrollIndicatorVisibility		ScrollIndicatorVisibility
  visible	V	ScrollTransitionConfiguration.Threshold		ScrollTransitionConfiguration.Threshold
  visible	V	Visibility		Self
  visibleRect	v	DisplayProxy		CGRect
  visibleRect	v	ScrollGeometry		CGRect
  visualEffect	f	View	(_:{(EmptyVisualEffect,GeometryProxy)})	some View
  voiceOver	V	AccessibilityTechnologies		AccessibilityTechnologies
  warning	V	SensoryFeedback		SensoryFeedback
  wasRead	v	UserDefaultLocation		Bool
  watchConnectivity	V	BackgroundTask		BackgroundTask<Void,Void>
  watchOS	V	PreviewPlatform		Self
  weeks	V	Duration.UnitsFormatStyle.Unit		Duration.UnitsFormatStyle.Unit
  weight	F	Text.Modifier	(_:Font.Weight?)	Self
  weight	f	Font	(_:Font.Weight)	Font
  wheel	V	DatePickerStyle		WheelDatePickerStyle
  wheel	V	PickerStyle		WheelPickerStyle
  white	V	Color		Color
  white	V	ShapeStyle		Color
  wide	V	Duration.UnitsFormatStyle.UnitWidth		Duration.UnitsFormatStyle.UnitWidth
  wide	V	Measurement.FormatStyle.UnitWidth		?
  width	f	Font	(_:Font.Width)	Font
  width	v	MeshGradient		Int
  width	v	ProposedViewSize		CGFloat?
  width	v	Text.Layout.TypographicBounds		CGFloat
  width	v	ViewDimensions		CGFloat
  wiggle	V	SymbolEffect		WiggleSymbolEffect
  willAppear	V	TransitionPhase		Self
  winding	V	CGPathFillRule		Self
  window	V	ContainerBackgroundPlacement		ContainerBackgroundPlacement
  windowArrangement	V	CommandGroupPlacement		CommandGroupPlacement
  windowBackground	V	ShapeStyle		WindowBackgroundShapeStyle
  windowDismissBehavior	f	View	(_:WindowInteractionBehavior)	some View
  windowFullScreenBehavior	f	View	(_:WindowInteractionBehavior)	some View
  windowMinimizeBehavior	f	View	(_:WindowInteractionBehavior)	some View
  windowResizeBehavior	f	View	(_:WindowInteractionBehavior)	some View
  windowSize	V	CommandGroupPlacement		CommandGroupPlacement
  windowToolbar	V	ToolbarPlacement		ToolbarPlacement
  windowToolbarFullScreenVisibility	f	View	(_:WindowToolbarFullScreenVisibility)	some View
  withAnimation	f		(_?:Animation?,_:{()})	_
  withAnimation	f		(_?:Animation?,completionCriteria?:AnimationCompletionCriteria,_:{()},completion:{()})	_
  withCGContext	f	GraphicsContext	(content:{(CGContext)})	Void
  withState	f	AnimationContext	(_:AnimationState<some VectorArithmetic>)	AnimationContext<some VectorArithmetic>
  withTransaction	f		(_:Transaction,_:{()})	_
  withTransaction	f		(_:WritableKeyPath<Transaction,_>,_:_,_:{()})	_
  withoutMirroring	V	KeyboardShortcut.Localization		KeyboardShortcut.Localization
  wordProcessing	V	AccessibilityTextContentType		AccessibilityTextContentType
  words	V	TextInputAutocapitalization		TextInputAutocapitalization
  wrappedValue	v	AccessibilityFocusState		_
  wrappedValue	v	AccessibilityFocusState.Binding		_
  wrappedValue	v	AppStorage		_
  wrappedValue	v	Bindable		_
  wrappedValue	v	Binding		_
  wrappedValue	v	Environment		_
  wrappedValue	v	EnvironmentObject		_
  wrappedValue	v	FetchRequest		FetchedResults<_>
  wrappedValue	v	FocusState		_
  wrappedValue	v	FocusState.Binding		_
  wrappedValue	v	FocusedBinding		_?
  wrappedValue	v	FocusedObject		_?
  wrappedValue	v	FocusedValue		_?
  wrappedValue	v	GestureState		_
  wrappedValue	v	Namespace		Namespace.ID
  wrappedValue	v	ObservedObject		_
  wrappedValue	v	ScaledMetric		_
  wrappedValue	v	SectionedFetchRequest		SectionedFetchResults<_,_>
  wrappedValue	v	State		_
  wrappedValue	v	StateObject		_
  writableContentTypes	V	FileDocument		[UTType]
  writableContentTypes	V	ReferenceFileDocument		[UTType]
  write	F	AppearsActiveKey	(to:UIMutableTraits,value:Bool)	Void
  writingToolsAffordanceVisibility	f	View	(_:Visibility)	some View
  writingToolsBehavior	f	View	(_:WritingToolsBehavior)	some View
  writingToolsBehavior	v	EnvironmentValues		WritingToolsBehavior?
  xLarge	V	DynamicTypeSize		Self
  xSmall	V	DynamicTypeSize		Self
  xor	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  xxLarge	V	DynamicTypeSize		Self
  xxxLarge	V	DynamicTypeSize		Self
  yellow	V	Color		Color
  yellow	V	ShapeStyle		Color
  zDistance	v	PencilHoverPose		CGFloat
  zIndex	f	View	(_:Double)	some View
  zero	V	AdditiveArithmetic		Self
  zero	V	Angle		Angle
  zero	V	AnimatablePair		AnimatablePair<_,_>
  zero	V	CGPoint		CGPoint
  zero	V	CGRect		CGRect
  zero	V	CGSize		CGSize
  zero	V	CGVector		CGVector
  zero	V	Duration		Duration
  zero	V	EmptyAnimatableData		EmptyAnimatableData
  zero	V	ProposedViewSize		ProposedViewSize
  zero	V	UnitPoint		UnitPoint
  zero	V	ViewSpacing		ViewSpacing
  zoom	F	NavigationTransition	(sourceID:some Hashable,in:Namespace.ID)	ZoomNavigationTransition
  zoomIn	V	AccessibilityZoomGestureAction.Direction		Self
  zoomOut	V	AccessibilityZoomGestureAction.Direction		Self
  """
