/// The types of Swift, Foundation, CoreGraphics and SwiftUI with their kinds and the protocols that they
/// conform to, as Apple's interfaces of the iOS 18.6 SDK declare them: `s` a struct, `e` an enum, `c` a
/// class, `p` a protocol with those that it refines, and `=` an alias of a type. Conditional conformances of
/// generic types are included.
let typeDeclarationTable: StaticString = """
  AXChartDescriptorRepresentable	p	
  AccessibilityActionCategory	s	Equatable Sendable
  AccessibilityActionKind	s	Equatable Sendable
  AccessibilityAdjustmentDirection	e	Equatable Hashable Sendable
  AccessibilityAttachmentModifier	s	ViewModifier
  AccessibilityChildBehavior	s	Hashable
  AccessibilityCustomContentKey	s	Equatable
  AccessibilityDirectTouchOptions	s	OptionSet Sendable
  AccessibilityFocusState	s	DynamicProperty Sendable
  AccessibilityFocusState.Binding	s	
  AccessibilityHeadingLevel	e	Equatable Hashable RawRepresentable UInt Sendable
  AccessibilityLabeledPairRole	e	Hashable Sendable
  AccessibilityOptionalRotorContent	s	AccessibilityRotorContent
  AccessibilityQuickActionOutlineStyle	s	AccessibilityQuickActionStyle
  AccessibilityQuickActionPromptStyle	s	AccessibilityQuickActionStyle
  AccessibilityQuickActionStyle	p	
  AccessibilityRotorContent	p	
  AccessibilityRotorContentBuilder	s	
  AccessibilityRotorEntry	s	AccessibilityRotorContent
  AccessibilitySystemRotor	s	Sendable
  AccessibilityTechnologies	s	SetAlgebra Sendable
  AccessibilityTextContentType	s	Sendable
  AccessibilityTraits	s	SetAlgebra Sendable
  AccessibilityTupleRotorContent	s	AccessibilityRotorContent
  AccessibilityZoomGestureAction	s	
  AccessibilityZoomGestureAction.Direction	e	Equatable Hashable Sendable
  AccessoryBarActionButtonStyle	s	PrimitiveButtonStyle
  AccessoryBarButtonStyle	s	PrimitiveButtonStyle
  AccessoryCircularCapacityGaugeStyle	s	GaugeStyle
  AccessoryCircularGaugeStyle	s	GaugeStyle
  AccessoryLinearCapacityGaugeStyle	s	GaugeStyle
  AccessoryLinearGaugeStyle	s	GaugeStyle
  ActionSheet	s	
  ActionSheet.Button	=	Alert.Button
  Actor	p	Sendable
  AdaptableTabBarPlacement	s	Hashable
  AdditiveArithmetic	p	Equatable
  Alert	s	
  Alert.Button	s	
  AlertScene	s	Scene
  Alignment	s	Equatable Sendable
  AlignmentID	p	
  AlignmentKey	s	Comparable Hashable Sendable
  AlternatingRowBackgroundBehavior	s	Hashable Sendable
  Anchor	s	Equatable Hashable Sendable
  Anchor.Source	s	Sendable
  AnchorBoxBase	c	Sendable
  AnchorValueBoxBase	c	Sendable
  Angle	s	Animatable Comparable Hashable Sendable
  AngularGradient	s	ShapeStyle View Sendable
  AngularGradient.Resolved	=	Never
  Animatable	p	
  AnimatableModifier	p	Animatable ViewModifier
  AnimatablePair	s	VectorArithmetic Sendable
  Animation	s	Equatable Hashable Sendable
  AnimationBoxBase	c	Sendable
  AnimationCompletionCriteria	s	Hashable Sendable
  AnimationContext	s	
  AnimationState	s	
  AnimationStateKey	p	
  AnimationTimelineSchedule	s	TimelineSchedule Sendable
  AnimationTimelineSchedule.Entries	s	IteratorProtocol Sequence Sendable
  AnyColorBox	c	AnyShapeStyleBox Sendable
  AnyFontBox	c	Sendable
  AnyGesture	s	Gesture
  AnyGestureStorageBase	c	
  AnyGradient	s	Hashable ShapeStyle Sendable
  AnyGradient.Resolved	=	Never
  AnyGradientBox	c	AnyShapeStyleBox Sendable
  AnyHashable	s	Equatable Hashable
  AnyImageProviderBox	c	Sendable
  AnyLayout	s	Layout
  AnyLayout.Cache	s	
  AnyLayoutBox	c	
  AnyLocation	c	AnyLocationBase Equatable Sendable
  AnyLocationBase	c	
  AnyObject	=	Builtin.AnyObject
  AnyScrollTargetBehavior	s	ScrollTargetBehavior
  AnyShape	s	Shape Sendable
  AnyShapeBox	c	
  AnyShapeStyle	s	ShapeStyle
  AnyShapeStyle.Resolved	=	Never
  AnyShapeStyle.Storage	s	Equatable Sendable
  AnyShapeStyleBox	c	
  AnyTabContent	s	TabContent
  AnyTabContent.TabValue	=	SelectionValue
  AnyTextModifier	c	
  AnyTextStorage	c	Sendable
  AnyTransition	s	
  AnyTransitionBox	c	
  AnyView	s	View
  AnyViewStorageBase	c	
  App	p	
  AppStorage	s	DynamicProperty Sendable
  AppearSymbolEffect	s	IndefiniteSymbolEffect SymbolEffect TransitionSymbolEffect
  AppearsActiveKey	s	EnvironmentKey UITraitBridgedEnvironmentKey
  AppearsActiveKey.Value	=	Bool
  Array	s	ContiguousBytes DataProtocol Equatable ExpressibleByArrayLiteral Hashable MutableCollection MutableDataProtocol RandomAccessCollection RangeReplaceableCollection Codable Sendable
  Array.DecodingConfiguration	=	Element.DecodingConfiguration
  Array.EncodingConfiguration	=	Element.EncodingConfiguration
  ArrayLiteralConvertible	=	ExpressibleByArrayLiteral
  AsymmetricTransition	s	Transition
  AsyncCompactMapSequence.Failure	=	Base.Failure
  AsyncDropFirstSequence.Failure	=	Base.Failure
  AsyncDropWhileSequence.Failure	=	Base.Failure
  AsyncFilterSequence.Failure	=	Base.Failure
  AsyncFlatMapSequence.Failure	=	Base.Failure
  AsyncImage	s	View
  AsyncImagePhase	e	Sendable
  AsyncIteratorProtocol	p	
  AsyncMapSequence.Failure	=	Base.Failure
  AsyncPrefixSequence.Failure	=	Base.Failure
  AsyncPrefixWhileSequence.Failure	=	Base.Failure
  AsyncSequence	p	
  AttributeContainer.DecodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributeContainer.EncodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributeScope	p	DecodingConfigurationProviding EncodingConfigurationProviding
  AttributeScopes.FoundationAttributes.AgreementArgumentAttribute.Value	=	Int
  AttributeScopes.FoundationAttributes.AgreementConceptAttribute.Value	=	Int
  AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.Value	=	String
  AttributeScopes.FoundationAttributes.ByteCountAttribute.Value	=	AttributeScopes.FoundationAttributes.ByteCountAttribute.Component
  AttributeScopes.FoundationAttributes.DateFieldAttribute.Value	=	AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
  AttributeScopes.FoundationAttributes.DecodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributeScopes.FoundationAttributes.DurationFieldAttribute.Value	=	AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field
  AttributeScopes.FoundationAttributes.EncodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributeScopes.FoundationAttributes.ImageURLAttribute.Value	=	URL
  AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute.ObjectiveCValue	=	NSObject
  AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute.Value	=	AttributedString
  AttributeScopes.FoundationAttributes.InflectionRuleAttribute.Value	=	InflectionRule
  AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.ObjectiveCValue	=	NSNumber
  AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.Value	=	InlinePresentationIntent
  AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.Value	=	String
  AttributeScopes.FoundationAttributes.LinkAttribute.ObjectiveCValue	=	NSObject
  AttributeScopes.FoundationAttributes.LinkAttribute.Value	=	URL
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedDateArgumentAttribute.Value	=	Date
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedDateIntervalArgumentAttribute.Value	=	Range
  AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedURLArgumentAttribute.Value	=	URL
  AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute.Value	=	AttributedString.MarkdownSourcePosition
  AttributeScopes.FoundationAttributes.MeasurementAttribute.Value	=	AttributeScopes.FoundationAttributes.MeasurementAttribute.Component
  AttributeScopes.FoundationAttributes.MorphologyAttribute.Value	=	Morphology
  AttributeScopes.FoundationAttributes.NumberFormatAttributes.DecodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributeScopes.FoundationAttributes.NumberFormatAttributes.EncodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.Value	=	AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart
  AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Value	=	AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol
  AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.ObjectiveCValue	=	NSString
  AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Value	=	AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
  AttributeScopes.FoundationAttributes.PresentationIntentAttribute.Value	=	PresentationIntent
  AttributeScopes.FoundationAttributes.ReferentConceptAttribute.Value	=	Int
  AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.Value	=	Int
  AttributeScopes.SwiftUIAttributes	s	AttributeScope
  AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute	e	AttributedStringKey Sendable
  AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute.Value	=	AttributedString.AdaptiveImageGlyph
  AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute	e	AttributedStringKey Sendable
  AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.Value	=	Color
  AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute	e	Sendable
  AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.Value	=	CGFloat
  AttributeScopes.SwiftUIAttributes.DecodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributeScopes.SwiftUIAttributes.EncodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributeScopes.SwiftUIAttributes.FontAttribute	e	AttributedStringKey Sendable
  AttributeScopes.SwiftUIAttributes.FontAttribute.Value	=	Font
  AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute	e	AttributedStringKey Sendable
  AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.Value	=	Color
  AttributeScopes.SwiftUIAttributes.KerningAttribute	e	Sendable
  AttributeScopes.SwiftUIAttributes.KerningAttribute.Value	=	CGFloat
  AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute	e	AttributedStringKey Sendable
  AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.Value	=	Text.LineStyle
  AttributeScopes.SwiftUIAttributes.TrackingAttribute	e	Sendable
  AttributeScopes.SwiftUIAttributes.TrackingAttribute.Value	=	CGFloat
  AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute	e	AttributedStringKey Sendable
  AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.Value	=	Text.LineStyle
  AttributedString	s	AttributedStringProtocol ExpressibleByStringLiteral Transferable Codable Sendable
  AttributedString.DecodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributedString.EncodingConfiguration	=	AttributeScopeCodableConfiguration
  AttributedString.ExtendedGraphemeClusterLiteralType	=	String
  AttributedString.StringLiteralType	=	String
  AttributedString.UnicodeScalarLiteralType	=	String
  AttributedStringAttributeMutation	p	
  AttributedStringKey	p	
  AttributedStringProtocol	p	AttributedStringAttributeMutation Hashable Sendable
  AutomaticControlGroupStyle	s	ControlGroupStyle
  AutomaticDisclosureGroupStyle	s	DisclosureGroupStyle
  AutomaticFormStyle	s	FormStyle
  AutomaticHoverEffect	s	CustomHoverEffect
  AutomaticLabeledContentStyle	s	LabeledContentStyle
  AutomaticMenuBarExtraStyle	s	MenuBarExtraStyle
  AutomaticNavigationSplitViewStyle	s	NavigationSplitViewStyle
  AutomaticNavigationTransition	s	NavigationTransition
  AutomaticPresentationSizing	s	PresentationSizing Sendable
  AutomaticSymbolEffect	s	ContentTransitionSymbolEffect SymbolEffect TransitionSymbolEffect
  AutomaticTableStyle	s	TableStyle
  AutomaticTextEditorStyle	s	TextEditorStyle
  AutomaticTextEditorStyle.Body	s	View
  Axis	e	CaseIterable Equatable Hashable Int8 RawRepresentable Sendable
  Axis.Set	s	OptionSet Sendable
  BackgroundProminence	s	Hashable Sendable
  BackgroundStyle	s	ShapeStyle
  BackgroundStyle.Resolved	=	Never
  BackgroundTask	s	Sendable
  BadgeProminence	s	Hashable Sendable
  BalancedNavigationSplitViewStyle	s	NavigationSplitViewStyle
  BidirectionalCollection	p	Collection
  BidirectionalIndexable	=	BidirectionalCollection
  BinaryFloatingPoint	p	ExpressibleByFloatLiteral FloatingPoint
  BinaryInteger	p	Hashable Numeric Strideable
  Bindable	s	Identifiable Sendable
  Binding	s	BidirectionalCollection Collection DynamicProperty Identifiable RandomAccessCollection Sequence Sendable
  BitwiseCopyable	p	
  BlendMode	e	Equatable Hashable Sendable
  BlurReplaceTransition	s	Transition
  BlurReplaceTransition.Configuration	s	Equatable
  Bool	s	Equatable ExpressibleByBooleanLiteral Hashable Codable Sendable
  Bool.BooleanLiteralType	=	Bool
  BooleanLiteralConvertible	=	ExpressibleByBooleanLiteral
  BooleanLiteralType	=	Bool
  BorderedButtonMenuStyle	s	MenuStyle
  BorderedButtonStyle	s	PrimitiveButtonStyle
  BorderedListStyle	s	ListStyle
  BorderedProminentButtonStyle	s	PrimitiveButtonStyle
  BorderedTableStyle	s	TableStyle
  BorderlessButtonMenuButtonStyle	s	MenuButtonStyle
  BorderlessButtonMenuStyle	s	MenuStyle
  BorderlessButtonStyle	s	PrimitiveButtonStyle
  BorderlessPullDownMenuButtonStyle	s	MenuButtonStyle
  BounceSymbolEffect	s	DiscreteSymbolEffect IndefiniteSymbolEffect SymbolEffect
  BreatheSymbolEffect	s	DiscreteSymbolEffect IndefiniteSymbolEffect SymbolEffect
  Button	s	View
  ButtonBorderShape	s	Equatable InsettableShape Shape Sendable
  ButtonMenuStyle	s	MenuStyle
  ButtonRepeatBehavior	s	Hashable Sendable
  ButtonRole	s	Equatable Sendable
  ButtonStyle	p	
  ButtonStyle.Configuration	=	ButtonStyleConfiguration
  ButtonStyleConfiguration	s	
  ButtonStyleConfiguration.Label	s	View
  ButtonToggleStyle	s	ToggleStyle
  ByteCountFormatStyle	s	FormatStyle Sendable
  ByteCountFormatStyle.Attributed.FormatInput	=	Int64
  ByteCountFormatStyle.Attributed.FormatOutput	=	AttributedString
  ByteCountFormatStyle.FormatInput	=	Int64
  ByteCountFormatStyle.FormatOutput	=	String
  ByteCountFormatStyle.Style	e	Hashable Int RawRepresentable Codable Sendable
  ByteCountFormatStyle.Units	s	Hashable OptionSet Codable Sendable
  CBool	=	Bool
  CChar	=	Int8
  CChar16	=	UInt16
  CChar32	=	Unicode.Scalar
  CChar8	=	UInt8
  CDouble	=	Double
  CFloat	=	Float
  CFloat16	=	Float16
  CGAffineTransform	s	Equatable Hashable Codable Sendable
  CGFloat	s	Animatable BinaryFloatingPoint Hashable SignedNumeric Strideable VectorArithmetic Codable Sendable
  CGFloat.Exponent	=	Int
  CGFloat.Magnitude	=	CGFloat
  CGFloat.NativeType	=	Double
  CGFloat.RawExponent	=	UInt
  CGFloat.RawSignificand	=	UInt
  CGPathFillRule	e	Equatable Hashable Int RawRepresentable
  CGPoint	s	Animatable Equatable Hashable Codable Sendable
  CGRect	s	Animatable Equatable Hashable Codable Sendable
  CGSize	s	Animatable Equatable Hashable Codable Sendable
  CGVector	s	Equatable Hashable Codable Sendable
  CInt	=	Int32
  CLong	=	Int
  CLongDouble	=	Double
  CLongLong	=	Int64
  CShort	=	Int16
  CSignedChar	=	Int8
  CUnsignedChar	=	UInt8
  CUnsignedInt	=	UInt32
  CUnsignedLong	=	UInt
  CUnsignedLongLong	=	UInt64
  CUnsignedShort	=	UInt16
  CVaListPointer	s	
  CVarArg	p	
  CWideChar	=	Unicode.Scalar
  Calendar	s	Equatable Hashable Codable Sendable
  Calendar.Component	e	Equatable Hashable Sendable
  Calendar.Identifier	e	Equatable Hashable Codable Sendable
  Calendar.MatchingPolicy	e	Equatable Hashable Codable Sendable
  Calendar.RecurrenceRule	s	Equatable Hashable Codable Sendable
  Calendar.RecurrenceRule.End	s	Equatable Hashable Codable Sendable
  Calendar.RecurrenceRule.Frequency	e	Equatable Hashable Int RawRepresentable Codable Sendable
  Calendar.RecurrenceRule.Month	s	Equatable ExpressibleByIntegerLiteral Hashable Codable Sendable
  Calendar.RecurrenceRule.Weekday	e	Equatable Hashable Codable Sendable
  Calendar.ReferenceType	=	NSCalendar
  Calendar.RepeatedTimePolicy	e	Equatable Hashable Codable Sendable
  Calendar.SearchDirection	e	Equatable Hashable Sendable
  CanTransitionTraitKey	s	
  CanTransitionTraitKey.Value	=	Bool
  Canvas	s	View
  Capsule	s	InsettableShape Shape
  CardButtonStyle	s	PrimitiveButtonStyle
  CarouselListStyle	s	ListStyle
  CarouselTabViewStyle	s	TabViewStyle
  CaseIterable	p	
  Character	s	Comparable Equatable ExpressibleByExtendedGraphemeClusterLiteral Hashable Sendable
  Character.ExtendedGraphemeClusterLiteralType	=	Character
  Character.UTF16View	=	String.UTF16View
  Character.UTF8View	=	String.UTF8View
  Character.UnicodeScalarLiteralType	=	Character
  Character.UnicodeScalarView	=	String.UnicodeScalarView
  CharacterSet.ReferenceType	=	NSCharacterSet
  CheckboxToggleStyle	s	ToggleStyle
  Circle	s	InsettableShape Shape
  CircularGaugeStyle	s	GaugeStyle
  CircularProgressViewStyle	s	ProgressViewStyle
  ClipsListRowBackgroundTraitKey	s	
  ClipsListRowBackgroundTraitKey.Value	=	Bool
  Clock	p	Sendable
  ClosedRange	s	BidirectionalCollection Collection Equatable Hashable RandomAccessCollection RangeExpression Sequence Codable Sendable
  ClosedRange.Index	e	Comparable Hashable Sendable
  CodingKey	p	Sendable
  CodingKeyRepresentable	p	
  Collection	p	Sequence
  Collection.IndexDistance	=	Int
  CollectionOfOne	s	ContiguousBytes MutableCollection RandomAccessCollection Sendable
  Color	s	Hashable ShapeStyle Transferable View Sendable
  Color.RGBColorSpace	e	Equatable Hashable Sendable
  Color.Resolved	s	Animatable Hashable ShapeStyle Codable
  Color.Resolved.Resolved	=	Never
  ColorMatrix	s	Equatable Sendable
  ColorPicker	s	View
  ColorRenderingMode	e	Equatable Hashable Sendable
  ColorResource	s	Hashable Sendable
  ColorScheme	e	CaseIterable Equatable Hashable Sendable
  ColorSchemeContrast	e	CaseIterable Equatable Hashable Sendable
  ColumnNavigationViewStyle	s	NavigationViewStyle
  ColumnsFormStyle	s	FormStyle
  CommandGroup	s	Commands
  CommandGroupPlacement	s	
  CommandLine	e	Sendable
  CommandMenu	s	Commands
  Commands	p	
  CommandsBuilder	s	
  CompactDatePickerStyle	s	DatePickerStyle
  CompactMenuControlGroupStyle	s	ControlGroupStyle
  Comparable	p	Equatable
  ComparableComparator	s	SortComparator Sendable
  ConcurrentValue	=	Sendable
  ContainerBackgroundPlacement	s	Hashable Sendable
  ContainerBackgroundTraitKey	s	
  ContainerRelativeShape	s	InsettableShape Shape
  ContainerValueKey	p	
  ContainerValues	s	
  ContentMarginPlacement	s	
  ContentMode	e	CaseIterable Hashable Sendable
  ContentShapeKinds	s	OptionSet Sendable
  ContentSizeCategory	e	CaseIterable Hashable
  ContentToolbarPlacement	s	Hashable Sendable
  ContentTransition	s	Equatable Sendable
  ContentTransitionSymbolEffect	p	
  ContentUnavailableView	s	View
  ContextMenu	s	
  ContiguousBytes	p	
  ContinuousClock.Duration	=	Duration
  ContinuousClock.Instant.Duration	=	Duration
  ControlActiveState	e	CaseIterable Equatable Hashable Sendable
  ControlGroup	s	View
  ControlGroupStyle	p	
  ControlGroupStyle.Configuration	=	ControlGroupStyleConfiguration
  ControlGroupStyleConfiguration	s	
  ControlGroupStyleConfiguration.Content	s	View
  ControlGroupStyleConfiguration.Label	s	View
  ControlSize	e	CaseIterable Equatable Hashable Sendable
  ControlWidget	p	
  ControlWidgetConfiguration	p	
  ControlWidgetConfigurationBuilder	s	
  ControlWidgetTemplate	p	
  ControlWidgetTemplateBuilder	s	
  CoordinateSpace	e	Equatable Hashable
  CoordinateSpaceProtocol	p	
  Copyable	p	
  CubicKeyframe	s	KeyframeTrackContent
  CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy	=	NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  CurrencyFormatStyleConfiguration.Grouping	=	NumberFormatStyleConfiguration.Grouping
  CurrencyFormatStyleConfiguration.Notation	=	NumberFormatStyleConfiguration.Notation
  CurrencyFormatStyleConfiguration.Precision	=	NumberFormatStyleConfiguration.Precision
  CurrencyFormatStyleConfiguration.RoundingRule	=	NumberFormatStyleConfiguration.RoundingRule
  CurrencyFormatStyleConfiguration.SignDisplayStrategy	s	Hashable Codable Sendable
  CustomAnimation	p	Hashable Sendable
  CustomConsumingRegexComponent	p	
  CustomDebugStringConvertible	p	
  CustomHoverEffect	p	
  CustomHoverEffect.Content	=	EmptyHoverEffect
  CustomLeafReflectable	p	
  CustomLocalizedStringResourceConvertible	p	
  CustomNSError	p	Error
  CustomPlaygroundDisplayConvertible	p	
  CustomPresentationDetent	p	
  CustomPresentationDetent.Context	=	PresentationDetent.Context
  CustomReflectable	p	
  CustomStringConvertible	p	
  CustomizableToolbarContent	p	ToolbarContent
  Data	s	ContiguousBytes Equatable Hashable MutableCollection MutableDataProtocol RandomAccessCollection RangeReplaceableCollection Transferable Codable Sendable
  Data.Base64DecodingOptions	=	NSData.Base64DecodingOptions
  Data.Base64EncodingOptions	=	NSData.Base64EncodingOptions
  Data.Deallocator	e	
  Data.HalfInt	=	Int32
  Data.InlineData	s	Sendable
  Data.RangeReference	c	Sendable
  Data.ReadingOptions	=	NSData.ReadingOptions
  Data.ReferenceType	=	NSData
  Data.Regions	=	CollectionOfOne
  Data.SearchOptions	=	NSData.SearchOptions
  Data.WritingOptions	=	NSData.WritingOptions
  DataProtocol	p	RandomAccessCollection
  Date	s	Comparable Equatable Hashable Strideable Codable Sendable
  Date.AnchoredRelativeFormatStyle	s	DiscreteFormatStyle Hashable Codable Sendable
  Date.AnchoredRelativeFormatStyle.Field	=	Date.RelativeFormatStyle.Field
  Date.AnchoredRelativeFormatStyle.FormatInput	=	Date
  Date.AnchoredRelativeFormatStyle.FormatOutput	=	String
  Date.AnchoredRelativeFormatStyle.Presentation	=	Date.RelativeFormatStyle.Presentation
  Date.AnchoredRelativeFormatStyle.UnitsStyle	=	Date.RelativeFormatStyle.UnitsStyle
  Date.AttributedStyle.FormatInput	=	Date
  Date.AttributedStyle.FormatOutput	=	AttributedString
  Date.ComponentsFormatStyle	s	DiscreteFormatStyle FormatStyle Hashable Codable Sendable
  Date.ComponentsFormatStyle.Field	s	Hashable Codable Sendable
  Date.ComponentsFormatStyle.FormatInput	=	Range
  Date.ComponentsFormatStyle.FormatOutput	=	String
  Date.ComponentsFormatStyle.Style	s	Hashable Codable Sendable
  Date.FormatString	s	ExpressibleByStringInterpolation Hashable Sendable
  Date.FormatString.ExtendedGraphemeClusterLiteralType	=	String
  Date.FormatString.StringInterpolation.StringLiteralType	=	String
  Date.FormatString.StringLiteralType	=	String
  Date.FormatString.UnicodeScalarLiteralType	=	String
  Date.FormatStyle	s	DiscreteFormatStyle FormatStyle Hashable ParseStrategy ParseableFormatStyle Codable Sendable
  Date.FormatStyle.Attributed.FormatInput	=	Date
  Date.FormatStyle.Attributed.FormatOutput	=	AttributedString
  Date.FormatStyle.DateStyle	s	Hashable Codable Sendable
  Date.FormatStyle.FormatInput	=	Date
  Date.FormatStyle.FormatOutput	=	String
  Date.FormatStyle.ParseInput	=	String
  Date.FormatStyle.ParseOutput	=	Date
  Date.FormatStyle.RegexOutput	=	Date
  Date.FormatStyle.Strategy	=	Date.FormatStyle
  Date.FormatStyle.Symbol	s	Hashable Sendable
  Date.FormatStyle.Symbol.CyclicYear	s	Hashable Sendable
  Date.FormatStyle.Symbol.Day	s	Hashable Sendable
  Date.FormatStyle.Symbol.DayOfYear	s	Hashable Sendable
  Date.FormatStyle.Symbol.DayPeriod	s	Hashable Sendable
  Date.FormatStyle.Symbol.DayPeriod.Width	e	Equatable Hashable Sendable
  Date.FormatStyle.Symbol.Era	s	Hashable Sendable
  Date.FormatStyle.Symbol.Hour	s	Hashable Sendable
  Date.FormatStyle.Symbol.Hour.AMPMStyle	s	Hashable Codable Sendable
  Date.FormatStyle.Symbol.Minute	s	Hashable Sendable
  Date.FormatStyle.Symbol.Month	s	Hashable Sendable
  Date.FormatStyle.Symbol.Quarter	s	Hashable Sendable
  Date.FormatStyle.Symbol.Second	s	Hashable Sendable
  Date.FormatStyle.Symbol.SecondFraction	s	Hashable Sendable
  Date.FormatStyle.Symbol.StandaloneMonth	s	Hashable Sendable
  Date.FormatStyle.Symbol.StandaloneQuarter	s	Hashable Sendable
  Date.FormatStyle.Symbol.StandaloneWeekday	s	Hashable Sendable
  Date.FormatStyle.Symbol.TimeZone	s	Hashable Sendable
  Date.FormatStyle.Symbol.TimeZone.Width	e	Equatable Hashable Sendable
  Date.FormatStyle.Symbol.VerbatimHour	s	Hashable Sendable
  Date.FormatStyle.Symbol.VerbatimHour.HourCycle	s	Hashable Codable Sendable
  Date.FormatStyle.Symbol.Week	s	Hashable Sendable
  Date.FormatStyle.Symbol.Weekday	s	Hashable Sendable
  Date.FormatStyle.Symbol.Year	s	Hashable Sendable
  Date.FormatStyle.Symbol.YearForWeekOfYear	s	Hashable Sendable
  Date.FormatStyle.TimeStyle	s	Hashable Codable Sendable
  Date.ISO8601FormatStyle	s	FormatStyle ParseStrategy ParseableFormatStyle Sendable
  Date.ISO8601FormatStyle.DateSeparator	e	Equatable Hashable RawRepresentable String Codable Sendable
  Date.ISO8601FormatStyle.DateTimeSeparator	e	Equatable Hashable RawRepresentable String Codable Sendable
  Date.ISO8601FormatStyle.FormatInput	=	Date
  Date.ISO8601FormatStyle.FormatOutput	=	String
  Date.ISO8601FormatStyle.ParseInput	=	String
  Date.ISO8601FormatStyle.ParseOutput	=	Date
  Date.ISO8601FormatStyle.RegexOutput	=	Date
  Date.ISO8601FormatStyle.Strategy	=	Date.ISO8601FormatStyle
  Date.ISO8601FormatStyle.TimeSeparator	e	Equatable Hashable RawRepresentable String Codable Sendable
  Date.ISO8601FormatStyle.TimeZoneSeparator	e	Equatable Hashable RawRepresentable String Codable Sendable
  Date.IntervalFormatStyle	s	FormatStyle Hashable Codable Sendable
  Date.IntervalFormatStyle.DateStyle	=	Date.FormatStyle.DateStyle
  Date.IntervalFormatStyle.FormatInput	=	Range
  Date.IntervalFormatStyle.FormatOutput	=	String
  Date.IntervalFormatStyle.Symbol	=	Date.FormatStyle.Symbol
  Date.IntervalFormatStyle.TimeStyle	=	Date.FormatStyle.TimeStyle
  Date.ParseStrategy	s	Hashable ParseStrategy Sendable
  Date.ParseStrategy.ParseInput	=	String
  Date.ParseStrategy.ParseOutput	=	Date
  Date.ParseStrategy.RegexOutput	=	Date
  Date.ReferenceType	=	NSDate
  Date.RelativeFormatStyle	s	FormatStyle Hashable Codable Sendable
  Date.RelativeFormatStyle.Field	=	Date.ComponentsFormatStyle.Field
  Date.RelativeFormatStyle.FormatInput	=	Date
  Date.RelativeFormatStyle.FormatOutput	=	String
  Date.RelativeFormatStyle.UnitsStyle	s	Hashable Codable Sendable
  Date.VerbatimFormatStyle	s	DiscreteFormatStyle FormatStyle ParseableFormatStyle Sendable
  Date.VerbatimFormatStyle.Attributed.FormatInput	=	Date
  Date.VerbatimFormatStyle.Attributed.FormatOutput	=	AttributedString
  Date.VerbatimFormatStyle.FormatInput	=	Date
  Date.VerbatimFormatStyle.FormatOutput	=	String
  Date.VerbatimFormatStyle.RegexOutput	=	Date
  Date.VerbatimFormatStyle.Strategy	=	Date.ParseStrategy
  DateComponents	s	Equatable Hashable Codable Sendable
  DateComponents.ReferenceType	=	NSDateComponents
  DateInterval	s	Comparable Hashable Codable Sendable
  DateInterval.ReferenceType	=	NSDateInterval
  DatePicker	s	View
  DatePicker.Components	=	DatePickerComponents
  DatePickerComponents	s	OptionSet Sendable
  DatePickerStyle	p	
  DatePickerStyle.Configuration	=	DatePickerStyleConfiguration
  DatePickerStyleConfiguration	s	
  DatePickerStyleConfiguration.Label	s	View
  Decimal.CalculationError	=	NSDecimalNumber.CalculationError
  Decimal.FormatStyle	s	FormatStyle ParseableFormatStyle Sendable
  Decimal.FormatStyle.Attributed.FormatInput	=	Decimal
  Decimal.FormatStyle.Attributed.FormatOutput	=	AttributedString
  Decimal.FormatStyle.Configuration	=	NumberFormatStyleConfiguration
  Decimal.FormatStyle.Currency	s	FormatStyle ParseableFormatStyle Sendable
  Decimal.FormatStyle.Currency.Configuration	=	CurrencyFormatStyleConfiguration
  Decimal.FormatStyle.Currency.FormatInput	=	Decimal
  Decimal.FormatStyle.Currency.FormatOutput	=	String
  Decimal.FormatStyle.Currency.RegexOutput	=	Decimal
  Decimal.FormatStyle.Currency.Strategy	=	Decimal.ParseStrategy
  Decimal.FormatStyle.FormatInput	=	Decimal
  Decimal.FormatStyle.FormatOutput	=	String
  Decimal.FormatStyle.Percent	s	FormatStyle ParseableFormatStyle Sendable
  Decimal.FormatStyle.Percent.Configuration	=	NumberFormatStyleConfiguration
  Decimal.FormatStyle.Percent.FormatInput	=	Decimal
  Decimal.FormatStyle.Percent.FormatOutput	=	String
  Decimal.FormatStyle.Percent.RegexOutput	=	Decimal
  Decimal.FormatStyle.Percent.Strategy	=	Decimal.ParseStrategy
  Decimal.FormatStyle.RegexOutput	=	Decimal
  Decimal.FormatStyle.Strategy	=	Decimal.ParseStrategy
  Decimal.Magnitude	=	Decimal
  Decimal.ParseStrategy	s	Hashable ParseStrategy Codable Sendable
  Decimal.ParseStrategy.ParseInput	=	String
  Decimal.ParseStrategy.ParseOutput	=	Decimal
  Decimal.RoundingMode	=	NSDecimalNumber.RoundingMode
  Decodable	p	
  DecodableAttributedStringKey	p	AttributedStringKey
  DecodableWithConfiguration	p	
  Decoder	p	
  DecodingConfigurationProviding	p	
  DefaultButtonStyle	s	PrimitiveButtonStyle
  DefaultDatePickerStyle	s	DatePickerStyle
  DefaultDateProgressLabel	s	View
  DefaultDocumentGroupLaunchActions	s	View
  DefaultFocusEvaluationPriority	s	Sendable
  DefaultGaugeStyle	s	GaugeStyle
  DefaultGroupBoxStyle	s	GroupBoxStyle
  DefaultIndices	s	BidirectionalCollection Collection RandomAccessCollection Sendable
  DefaultLabelStyle	s	LabelStyle
  DefaultListStyle	s	ListStyle
  DefaultMenuButtonStyle	s	MenuButtonStyle
  DefaultMenuStyle	s	MenuStyle
  DefaultNavigationViewStyle	s	NavigationViewStyle
  DefaultPickerStyle	s	PickerStyle
  DefaultProgressViewStyle	s	ProgressViewStyle
  DefaultSettingsLinkLabel	s	View
  DefaultShareLinkLabel	s	View
  DefaultStringInterpolation.StringLiteralType	=	String
  DefaultTabLabel	s	View
  DefaultTabViewStyle	s	TabViewStyle
  DefaultTextFieldStyle	s	TextFieldStyle
  DefaultToggleStyle	s	ToggleStyle
  DefaultWindowStyle	s	WindowStyle
  DefaultWindowToolbarStyle	s	WindowToolbarStyle
  DefaultWindowVisibilityToggleLabel	s	View
  DepthTraitKey	s	
  DepthTraitKey.Value	=	Int
  DescriptiveNumberFormatConfiguration.CapitalizationContext	=	FormatStyleCapitalizationContext
  DialogSeverity	s	Equatable
  Dictionary	s	Collection Equatable ExpressibleByDictionaryLiteral Hashable Sequence Codable Sendable
  DictionaryLiteral	=	KeyValuePairs
  DictionaryLiteralConvertible	=	ExpressibleByDictionaryLiteral
  DigitalCrownEvent	s	Sendable
  DigitalCrownRotationalSensitivity	e	Equatable Hashable Sendable
  DisabledTextSelectability	s	TextSelectability
  DisappearSymbolEffect	s	IndefiniteSymbolEffect SymbolEffect TransitionSymbolEffect
  DisclosureGroup	s	View
  DisclosureGroupStyle	p	
  DisclosureGroupStyle.Configuration	=	DisclosureGroupStyleConfiguration
  DisclosureGroupStyleConfiguration	s	
  DisclosureGroupStyleConfiguration.Content	s	View
  DisclosureGroupStyleConfiguration.Label	s	View
  DisclosureTableRow	s	TableRowContent
  DisclosureTableRow.TableRowValue	=	Label.TableRowValue
  DiscreteFormatStyle	p	FormatStyle
  DiscreteSymbolEffect	p	
  DismissAction	s	Sendable
  DismissBehavior	s	Sendable
  DismissImmersiveSpaceAction	s	Sendable
  DismissSearchAction	s	Sendable
  DismissWindowAction	s	Sendable
  DispatchData.Region.Regions	=	CollectionOfOne
  DisplayProxy	s	Equatable
  Divider	s	View
  DocumentBaseBox	p	
  DocumentConfiguration	s	Sendable
  DocumentGroup	s	Scene
  DocumentGroupLaunchScene	s	Scene
  DocumentLaunchGeometryProxy	s	
  DocumentLaunchView	s	View
  Double	s	Animatable BinaryFloatingPoint ExpressibleByIntegerLiteral Hashable Strideable VectorArithmetic Codable Sendable
  Double.Exponent	=	Int
  Double.Magnitude	=	Double
  Double.RawExponent	=	UInt
  Double.RawSignificand	=	UInt64
  Double.SIMD16Storage.Scalar	=	Double
  Double.SIMD2Storage.Scalar	=	Double
  Double.SIMD32Storage.Scalar	=	Double
  Double.SIMD4Storage.Scalar	=	Double
  Double.SIMD64Storage.Scalar	=	Double
  Double.SIMD8Storage.Scalar	=	Double
  Double.SIMDMaskScalar	=	Int64
  DoubleColumnNavigationViewStyle	s	NavigationViewStyle
  DragGesture	s	Gesture
  DragGesture.Value	s	Equatable Sendable
  DropDelegate	p	
  DropInfo	s	
  DropOperation	e	Equatable Hashable Sendable
  DropProposal	s	Sendable
  Duration	s	AdditiveArithmetic Comparable DurationProtocol Equatable Hashable Codable Sendable
  Duration.TimeFormatStyle	s	DiscreteFormatStyle FormatStyle Sendable
  Duration.TimeFormatStyle.Attributed.FormatInput	=	Duration
  Duration.TimeFormatStyle.Attributed.FormatOutput	=	AttributedString
  Duration.TimeFormatStyle.FormatInput	=	Duration
  Duration.TimeFormatStyle.FormatOutput	=	String
  Duration.TimeFormatStyle.Pattern	s	Hashable Codable Sendable
  Duration.UnitsFormatStyle	s	DiscreteFormatStyle FormatStyle Sendable
  Duration.UnitsFormatStyle.Attributed.FormatInput	=	Duration
  Duration.UnitsFormatStyle.Attributed.FormatOutput	=	AttributedString
  Duration.UnitsFormatStyle.FormatInput	=	Duration
  Duration.UnitsFormatStyle.FormatOutput	=	String
  Duration.UnitsFormatStyle.FractionalPartDisplayStrategy	s	Hashable Codable Sendable
  Duration.UnitsFormatStyle.Unit	s	Hashable Codable Sendable
  Duration.UnitsFormatStyle.UnitWidth	s	Hashable Codable Sendable
  Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy	s	Hashable Codable Sendable
  DurationProtocol	p	AdditiveArithmetic Comparable Sendable
  DynamicProperty	p	
  DynamicTableRowContent	p	TableRowContent
  DynamicTypeSize	e	CaseIterable Comparable Hashable Sendable
  DynamicViewContent	p	View
  Edge	e	CaseIterable Equatable Hashable Int8 RawRepresentable Sendable
  Edge.Set	s	OptionSet Sendable
  EdgeInsets	s	Animatable Equatable Sendable
  EditActions	s	OptionSet Sendable
  EditButton	s	View
  EditMode	e	Equatable Hashable Sendable
  EditableCollectionContent	s	View
  Ellipse	s	InsettableShape Shape
  EllipticalGradient	s	ShapeStyle View Sendable
  EllipticalGradient.Resolved	=	Never
  EllipticalListStyle	s	ListStyle
  EmptyAnimatableData	s	VectorArithmetic Sendable
  EmptyCollection	s	ContiguousBytes DataProtocol Equatable MutableCollection RandomAccessCollection Sequence Sendable
  EmptyCollection.Regions	=	EmptyCollection
  EmptyCommands	s	Commands
  EmptyControlWidgetConfiguration	s	ControlWidgetConfiguration
  EmptyControlWidgetTemplate	s	ControlWidgetTemplate
  EmptyHoverEffect	s	CustomHoverEffect
  EmptyHoverEffectContent	s	HoverEffectContent
  EmptyMatchedTransitionSourceConfiguration	s	MatchedTransitionSourceConfiguration
  EmptyModifier	s	ViewModifier Sendable
  EmptyTableRowContent	s	TableRowContent
  EmptyTableRowContent.TableRowBody	=	Never
  EmptyTableRowContent.TableRowValue	=	Value
  EmptyView	s	View Sendable
  EmptyVisualEffect	s	VisualEffect
  EmptyWidgetConfiguration	s	WidgetConfiguration Sendable
  EnableRuntimeConcurrencyCheck	s	
  EnabledTextSelectability	s	TextSelectability
  Encodable	p	
  EncodableAttributedStringKey	p	AttributedStringKey
  EncodableWithConfiguration	p	
  Encoder	p	
  EncodingConfigurationProviding	p	
  Environment	s	DynamicProperty Sendable
  Environment.Content	e	Sendable
  EnvironmentKey	p	
  EnvironmentObject	s	DynamicProperty Sendable
  EnvironmentObject.Wrapper	s	Sendable
  EnvironmentValues	s	
  EnvironmentalModifier	p	ViewModifier
  Equatable	p	
  EquatableView	s	View
  Error	p	Sendable
  ErrorPointer	=	NSErrorPointer
  ErrorUserInfoKey	s	Equatable Hashable RawRepresentable Sendable
  Escapable	p	
  EventModifiers	s	OptionSet Sendable
  EveryMinuteTimelineSchedule	s	TimelineSchedule Sendable
  EveryMinuteTimelineSchedule.Entries	s	IteratorProtocol Sequence Sendable
  ExclusiveGesture	s	Gesture
  ExclusiveGesture.Value	e	Equatable Sendable
  Executor	p	Sendable
  ExpandedWindowToolbarStyle	s	WindowToolbarStyle
  ExpansionState	e	Equatable Hashable
  ExplicitTimelineSchedule	s	TimelineSchedule
  ExpressibleByArrayLiteral	p	
  ExpressibleByBooleanLiteral	p	
  ExpressibleByDictionaryLiteral	p	
  ExpressibleByExtendedGraphemeClusterLiteral	p	ExpressibleByUnicodeScalarLiteral
  ExpressibleByFloatLiteral	p	
  ExpressibleByIntegerLiteral	p	
  ExpressibleByNilLiteral	p	
  ExpressibleByStringInterpolation	p	ExpressibleByStringLiteral
  ExpressibleByStringLiteral	p	ExpressibleByExtendedGraphemeClusterLiteral
  ExpressibleByUnicodeScalarLiteral	p	
  Expression	s	Codable Sendable
  Expression.DecodingConfiguration	=	PredicateCodableConfiguration
  Expression.EncodingConfiguration	=	PredicateCodableConfiguration
  ExtendedGraphemeClusterLiteralConvertible	=	ExpressibleByExtendedGraphemeClusterLiteral
  ExtendedGraphemeClusterType	=	String
  FetchRequest	s	DynamicProperty Sendable
  FetchRequest.Configuration	s	Sendable
  FetchedResults	s	RandomAccessCollection Sendable
  FieldDatePickerStyle	s	DatePickerStyle
  FileDialogBrowserOptions	s	OptionSet Sendable
  FileDocument	p	Sendable
  FileDocument.ReadConfiguration	=	FileDocumentReadConfiguration
  FileDocument.WriteConfiguration	=	FileDocumentWriteConfiguration
  FileDocumentConfiguration	s	
  FileDocumentReadConfiguration	s	
  FileDocumentWriteConfiguration	s	
  FileHandle.AsyncBytes.AsyncIterator	=	FileHandle.AsyncBytes.Iterator
  FillShapeStyle	s	ShapeStyle
  FillShapeStyle.Resolved	=	Never
  FillShapeView	s	ShapeView
  FillStyle	s	Equatable Sendable
  FittedPresentationSizing	s	PresentationSizing Sendable
  FixedRoundedRect	s	Equatable
  FixedTextVariant	s	TextVariantPreference Sendable
  FixedWidthInteger	p	BinaryInteger
  FlattenSequence.Index	s	Comparable Equatable Hashable Sendable
  Float	s	BinaryFloatingPoint ExpressibleByIntegerLiteral Hashable Strideable VectorArithmetic Codable Sendable
  Float.Exponent	=	Int
  Float.Magnitude	=	Float
  Float.RawExponent	=	UInt
  Float.RawSignificand	=	UInt32
  Float.SIMD16Storage.Scalar	=	Float
  Float.SIMD2Storage.Scalar	=	Float
  Float.SIMD32Storage.Scalar	=	Float
  Float.SIMD4Storage.Scalar	=	Float
  Float.SIMD64Storage.Scalar	=	Float
  Float.SIMD8Storage.Scalar	=	Float
  Float.SIMDMaskScalar	=	Int32
  Float16.Exponent	=	Int
  Float16.Magnitude	=	Float16
  Float16.RawExponent	=	UInt
  Float16.RawSignificand	=	UInt16
  Float16.SIMD16Storage.Scalar	=	Float16
  Float16.SIMD2Storage.Scalar	=	Float16
  Float16.SIMD32Storage.Scalar	=	Float16
  Float16.SIMD4Storage.Scalar	=	Float16
  Float16.SIMD64Storage.Scalar	=	Float16
  Float16.SIMD8Storage.Scalar	=	Float16
  Float16.SIMDMaskScalar	=	Int16
  Float32	=	Float
  Float64	=	Double
  FloatLiteralConvertible	=	ExpressibleByFloatLiteral
  FloatingPoint	p	Hashable SignedNumeric Strideable
  FloatingPointClassification	e	Equatable Hashable Sendable
  FloatingPointFormatStyle	s	FormatStyle Hashable ParseableFormatStyle Codable Sendable
  FloatingPointFormatStyle.Attributed.FormatInput	=	Value
  FloatingPointFormatStyle.Attributed.FormatOutput	=	AttributedString
  FloatingPointFormatStyle.Configuration	=	NumberFormatStyleConfiguration
  FloatingPointFormatStyle.Currency	s	FormatStyle Hashable ParseableFormatStyle Codable Sendable
  FloatingPointFormatStyle.Currency.Configuration	=	CurrencyFormatStyleConfiguration
  FloatingPointFormatStyle.Currency.FormatInput	=	Value
  FloatingPointFormatStyle.Currency.FormatOutput	=	String
  FloatingPointFormatStyle.Currency.RegexOutput	=	Value
  FloatingPointFormatStyle.FormatInput	=	Value
  FloatingPointFormatStyle.FormatOutput	=	String
  FloatingPointFormatStyle.Percent	s	FormatStyle Hashable ParseableFormatStyle Codable Sendable
  FloatingPointFormatStyle.Percent.Configuration	=	NumberFormatStyleConfiguration
  FloatingPointFormatStyle.Percent.FormatInput	=	Value
  FloatingPointFormatStyle.Percent.FormatOutput	=	String
  FloatingPointFormatStyle.Percent.RegexOutput	=	Value
  FloatingPointFormatStyle.RegexOutput	=	Value
  FloatingPointParseStrategy	s	Hashable ParseStrategy Codable Sendable
  FloatingPointParseStrategy.ParseInput	=	String
  FloatingPointParseStrategy.ParseOutput	=	Format.FormatInput
  FloatingPointRoundingRule	e	Equatable Hashable Codable Sendable
  FloatingPointSign	e	Equatable Hashable Int RawRepresentable Sendable
  FocusInteractions	s	OptionSet Sendable
  FocusState	s	DynamicProperty
  FocusState.Binding	s	
  FocusedBinding	s	DynamicProperty
  FocusedBinding.Content	e	
  FocusedObject	s	DynamicProperty
  FocusedObject.Wrapper	s	
  FocusedValue	s	DynamicProperty
  FocusedValue.Content	e	
  FocusedValueKey	p	
  FocusedValues	s	Equatable
  Font	s	Hashable Sendable
  Font.Design	e	Hashable Sendable
  Font.Leading	e	Equatable Hashable Sendable
  Font.TextStyle	e	CaseIterable Equatable Hashable Sendable
  Font.Weight	s	Hashable Sendable
  Font.Width	s	Hashable Sendable
  ForEach	s	AccessibilityRotorContent DynamicTableRowContent DynamicViewContent TabContent TableRowContent View
  ForEach.TabValue	=	Content.TabValue
  ForEach.TableRowBody	=	Never
  ForEach.TableRowValue	=	Content.TableRowValue
  ForEachSectionCollection	s	RandomAccessCollection
  ForEachSubviewCollection	s	RandomAccessCollection
  ForegroundStyle	s	ShapeStyle
  ForegroundStyle.Resolved	=	Never
  Form	s	View
  FormPresentationSizing	s	PresentationSizing Sendable
  FormStyle	p	
  FormStyle.Configuration	=	FormStyleConfiguration
  FormStyleConfiguration	s	
  FormStyleConfiguration.Content	s	View
  FormatStyle	p	Hashable Codable
  FormatStyleCapitalizationContext	s	Hashable Codable Sendable
  FrameResizeDirection	e	CaseIterable Equatable Hashable Int8 RawRepresentable Sendable
  FrameResizeDirection.Set	s	Equatable Hashable OptionSet Sendable
  FrameResizePosition	e	CaseIterable Equatable Hashable Int8 RawRepresentable Sendable
  Gauge	s	View
  GaugeStyle	p	
  GaugeStyle.Configuration	=	GaugeStyleConfiguration
  GaugeStyleConfiguration	s	
  GaugeStyleConfiguration.CurrentValueLabel	s	View
  GaugeStyleConfiguration.Label	s	View
  GaugeStyleConfiguration.MarkedValueLabel	s	View
  GaugeStyleConfiguration.MaximumValueLabel	s	View
  GaugeStyleConfiguration.MinimumValueLabel	s	View
  GeometryEffect	p	Animatable ViewModifier
  GeometryProxy	s	
  GeometryReader	s	View
  Gesture	p	
  GestureMask	s	OptionSet Sendable
  GestureState	s	DynamicProperty Sendable
  GestureStateGesture	s	Gesture
  GestureStateGesture.Value	=	Base.Value
  GlobalActor	p	
  GlobalCoordinateSpace	s	CoordinateSpaceProtocol
  Gradient	s	Equatable Hashable ShapeStyle
  Gradient.ColorSpace	s	Hashable Sendable
  Gradient.Resolved	=	Never
  Gradient.Stop	s	Equatable Hashable Sendable
  GraphicalDatePickerStyle	s	DatePickerStyle
  GraphicsContext	s	
  GraphicsContext.BlendMode	s	Equatable RawRepresentable Sendable
  GraphicsContext.BlurOptions	s	OptionSet Sendable
  GraphicsContext.ClipOptions	s	OptionSet Sendable
  GraphicsContext.Filter	s	Sendable
  GraphicsContext.FilterOptions	s	OptionSet Sendable
  GraphicsContext.GradientOptions	s	OptionSet Sendable
  GraphicsContext.ResolvedImage	s	
  GraphicsContext.ResolvedSymbol	s	
  GraphicsContext.ResolvedText	s	
  GraphicsContext.Shading	s	Sendable
  GraphicsContext.ShadowOptions	s	OptionSet Sendable
  GraphicsContext.Storage	c	
  Grid	s	View
  GridItem	s	Sendable
  GridItem.Size	e	Sendable
  GridLayout	s	Layout Sendable
  GridLayout.Cache	s	
  GridRow	s	View
  Group	s	AccessibilityRotorContent Commands CustomizableToolbarContent Scene TabContent TableColumnContent TableRowContent ToolbarContent View
  Group.TabValue	=	Content.TabValue
  Group.TableColumnBody	=	Never
  Group.TableColumnSortComparator	=	Content.TableColumnSortComparator
  Group.TableRowBody	=	Never
  Group.TableRowValue	=	Content.TableRowValue
  GroupBox	s	View
  GroupBoxStyle	p	
  GroupBoxStyle.Configuration	=	GroupBoxStyleConfiguration
  GroupBoxStyleConfiguration	s	
  GroupBoxStyleConfiguration.Content	s	View
  GroupBoxStyleConfiguration.Label	s	View
  GroupElementsOfContent	s	View
  GroupSectionsOfContent	s	View
  GroupedFormStyle	s	FormStyle
  GroupedListStyle	s	ListStyle
  GroupedTabViewStyle	s	TabViewStyle
  HSplitView	s	View
  HStack	s	View
  HStackLayout	s	Layout Sendable
  HandGestureShortcut	s	Equatable Sendable
  Hashable	p	Equatable
  Hasher	s	Sendable
  HelpLink	s	View
  HiddenTitleBarWindowStyle	s	WindowStyle
  HierarchicalShapeStyle	s	ShapeStyle
  HierarchicalShapeStyle.Resolved	=	Never
  HierarchicalShapeStyleModifier	s	ShapeStyle
  HierarchicalShapeStyleModifier.Resolved	=	Never
  HighlightHoverEffect	s	CustomHoverEffect
  HorizontalAlignment	s	Equatable Sendable
  HorizontalDirection	e	CaseIterable Equatable Hashable Int8 RawRepresentable Codable Sendable
  HorizontalDirection.Set	s	Equatable Hashable OptionSet Sendable
  HorizontalEdge	e	CaseIterable Equatable Hashable Int8 RawRepresentable Codable Sendable
  HorizontalEdge.Set	s	OptionSet Sendable
  HoverEffect	s	CustomHoverEffect
  HoverEffectContent	p	
  HoverEffectGroup	s	Equatable Sendable
  HoverEffectGroup.Behavior	s	Equatable Sendable
  HoverPhase	e	Equatable Sendable
  IDView	s	View
  IconOnlyLabelStyle	s	LabelStyle
  Identifiable	p	
  IdentityTransition	s	Transition
  Image	s	Equatable Transferable View Sendable
  Image.DynamicRange	s	Hashable Sendable
  Image.Interpolation	e	Equatable Hashable Sendable
  Image.Orientation	e	CaseIterable Hashable RawRepresentable UInt8 Sendable
  Image.ResizingMode	e	Equatable Hashable Sendable
  Image.Scale	e	Hashable Sendable
  Image.TemplateRenderingMode	e	Equatable Hashable Sendable
  ImagePaint	s	ShapeStyle
  ImagePaint.Resolved	=	Never
  ImageRenderer	c	Observable ObservableObject
  ImageRenderer.ObjectWillChangePublisher	=	PassthroughSubject
  ImageResource	s	Hashable Sendable
  ImmersiveSpace	s	Scene
  ImmersiveSpaceContent	p	
  ImmersiveSpaceContentBuilder	s	
  ImmersiveSpaceViewContent	s	ImmersiveSpaceContent
  ImportFromDevicesCommands	s	Commands
  IndefiniteSymbolEffect	p	
  IndexPath	s	Comparable Equatable ExpressibleByArrayLiteral Hashable MutableCollection RandomAccessCollection Codable Sendable
  IndexPath.ReferenceType	=	NSIndexPath
  IndexSet.ReferenceType	=	NSIndexSet
  IndexViewStyle	p	
  Indexable	=	Collection
  IndexableBase	=	Collection
  IndexedIdentifierCollection	s	BidirectionalCollection Collection RandomAccessCollection
  IndexedIdentifierCollection.Element	s	
  InlinePickerStyle	s	PickerStyle
  InsetGroupedListStyle	s	ListStyle
  InsetListStyle	s	ListStyle
  InsetTableStyle	s	TableStyle
  InsettableShape	p	Shape
  InspectorCommands	s	Commands
  InstantProtocol	p	Comparable Hashable Sendable
  Int	s	FixedWidthInteger Hashable SignedInteger Codable Sendable
  Int.Magnitude	=	UInt
  Int.SIMD16Storage.Scalar	=	Int
  Int.SIMD2Storage.Scalar	=	Int
  Int.SIMD32Storage.Scalar	=	Int
  Int.SIMD4Storage.Scalar	=	Int
  Int.SIMD64Storage.Scalar	=	Int
  Int.SIMD8Storage.Scalar	=	Int
  Int.SIMDMaskScalar	=	Int
  Int.Words	s	RandomAccessCollection Sendable
  Int128.Magnitude	=	UInt128
  Int128.Words	=	UInt128.Words
  Int16.Magnitude	=	UInt16
  Int16.SIMD16Storage.Scalar	=	Int16
  Int16.SIMD2Storage.Scalar	=	Int16
  Int16.SIMD32Storage.Scalar	=	Int16
  Int16.SIMD4Storage.Scalar	=	Int16
  Int16.SIMD64Storage.Scalar	=	Int16
  Int16.SIMD8Storage.Scalar	=	Int16
  Int16.SIMDMaskScalar	=	Int16
  Int32.Magnitude	=	UInt32
  Int32.SIMD16Storage.Scalar	=	Int32
  Int32.SIMD2Storage.Scalar	=	Int32
  Int32.SIMD32Storage.Scalar	=	Int32
  Int32.SIMD4Storage.Scalar	=	Int32
  Int32.SIMD64Storage.Scalar	=	Int32
  Int32.SIMD8Storage.Scalar	=	Int32
  Int32.SIMDMaskScalar	=	Int32
  Int64.Magnitude	=	UInt64
  Int64.SIMD16Storage.Scalar	=	Int64
  Int64.SIMD2Storage.Scalar	=	Int64
  Int64.SIMD32Storage.Scalar	=	Int64
  Int64.SIMD4Storage.Scalar	=	Int64
  Int64.SIMD64Storage.Scalar	=	Int64
  Int64.SIMD8Storage.Scalar	=	Int64
  Int64.SIMDMaskScalar	=	Int64
  Int8.Magnitude	=	UInt8
  Int8.SIMD16Storage.Scalar	=	Int8
  Int8.SIMD2Storage.Scalar	=	Int8
  Int8.SIMD32Storage.Scalar	=	Int8
  Int8.SIMD4Storage.Scalar	=	Int8
  Int8.SIMD64Storage.Scalar	=	Int8
  Int8.SIMD8Storage.Scalar	=	Int8
  Int8.SIMDMaskScalar	=	Int8
  IntegerFormatStyle	s	FormatStyle Hashable ParseableFormatStyle Codable Sendable
  IntegerFormatStyle.Attributed.FormatInput	=	Value
  IntegerFormatStyle.Attributed.FormatOutput	=	AttributedString
  IntegerFormatStyle.Configuration	=	NumberFormatStyleConfiguration
  IntegerFormatStyle.Currency	s	FormatStyle Hashable ParseableFormatStyle Codable Sendable
  IntegerFormatStyle.Currency.Configuration	=	CurrencyFormatStyleConfiguration
  IntegerFormatStyle.Currency.FormatInput	=	Value
  IntegerFormatStyle.Currency.FormatOutput	=	String
  IntegerFormatStyle.Currency.RegexOutput	=	Value
  IntegerFormatStyle.FormatInput	=	Value
  IntegerFormatStyle.FormatOutput	=	String
  IntegerFormatStyle.Percent	s	FormatStyle Hashable ParseableFormatStyle Codable Sendable
  IntegerFormatStyle.Percent.Configuration	=	NumberFormatStyleConfiguration
  IntegerFormatStyle.Percent.FormatInput	=	Value
  IntegerFormatStyle.Percent.FormatOutput	=	String
  IntegerFormatStyle.Percent.RegexOutput	=	Value
  IntegerFormatStyle.RegexOutput	=	Value
  IntegerLiteralConvertible	=	ExpressibleByIntegerLiteral
  IntegerParseStrategy	s	Hashable ParseStrategy Codable Sendable
  IntegerParseStrategy.ParseInput	=	String
  IntegerParseStrategy.ParseOutput	=	Format.FormatInput
  InterfaceOrientation	s	CaseIterable Equatable Identifiable Sendable
  IsAuxiliaryContentTraitKey	s	
  IsAuxiliaryContentTraitKey.Value	=	Bool
  IsCollapsibleTraitKey	s	
  IsCollapsibleTraitKey.Value	=	Bool
  IsDeleteDisabledTraitKey	s	
  IsDeleteDisabledTraitKey.Value	=	Bool
  IsEmptyViewTraitKey	s	
  IsEmptyViewTraitKey.Value	=	Bool
  IsExpandedTraitKey	s	
  IsLeafTraitKey	s	
  IsLeafTraitKey.Value	=	Bool
  IsLinkedGroupTraitKey	s	
  IsLinkedGroupTraitKey.Value	=	Bool
  IsMoveDisabledTraitKey	s	
  IsMoveDisabledTraitKey.Value	=	Bool
  IsSectionFooterTraitKey	s	
  IsSectionFooterTraitKey.Value	=	Bool
  IsSectionHeaderTraitKey	s	
  IsSectionHeaderTraitKey.Value	=	Bool
  IsSectionedTraitKey	s	
  IsSectionedTraitKey.Value	=	Bool
  IsSelectionEnabledTraitKey	s	
  IsSelectionEnabledTraitKey.Value	=	Bool
  ItemProviderTableRowModifier	s	
  ItemProviderTraitKey	s	
  ItemProviderTraitKey.Value	=	Optional
  IteratorProtocol	p	
  JSONDecoder.Input	=	Data
  JSONEncoder.Output	=	Data
  Job	s	Sendable
  JobPriority	s	Comparable Equatable Sendable
  KeyEquivalent	s	ExpressibleByExtendedGraphemeClusterLiteral Hashable Sendable
  KeyEquivalent.ExtendedGraphemeClusterLiteralType	=	Character
  KeyEquivalent.UnicodeScalarLiteralType	=	Character
  KeyPress	s	Sendable
  KeyPress.Phases	s	OptionSet Sendable
  KeyPress.Result	e	Equatable Hashable Sendable
  KeyValuePairs	s	ExpressibleByDictionaryLiteral RandomAccessCollection Sendable
  KeyboardShortcut	s	Hashable Sendable
  KeyboardShortcut.Localization	s	Sendable
  KeyboardShortcutPickerOptionTraitKey	s	
  KeyedDecodingContainer.Key	=	K
  KeyedDecodingContainerProtocol	p	
  KeyedEncodingContainer.Key	=	K
  KeyedEncodingContainerProtocol	p	
  KeyframeAnimator	s	View
  KeyframeTimeline	s	
  KeyframeTrack	s	Keyframes
  KeyframeTrackContent	p	
  KeyframeTrackContentBuilder	s	
  KeyframeTrackContentBuilder.Conditional	s	KeyframeTrackContent
  KeyframeTrackContentBuilder.Conditional.Value	=	ConditionalValue
  Keyframes	p	
  KeyframesBuilder	s	
  Label	s	View
  LabelStyle	p	
  LabelStyle.Configuration	=	LabelStyleConfiguration
  LabelStyleConfiguration	s	
  LabelStyleConfiguration.Icon	s	View
  LabelStyleConfiguration.Title	s	View
  LabeledContent	s	View
  LabeledContentStyle	p	
  LabeledContentStyle.Configuration	=	LabeledContentStyleConfiguration
  LabeledContentStyleConfiguration	s	
  LabeledContentStyleConfiguration.Content	s	View
  LabeledContentStyleConfiguration.Label	s	View
  LabeledControlGroupContent	s	View
  LabeledToolbarItemGroupContent	s	View
  Layout	p	Animatable
  Layout.Subviews	=	LayoutSubviews
  LayoutDirection	e	CaseIterable Hashable Sendable
  LayoutDirectionBehavior	e	Hashable Sendable
  LayoutPriorityTraitKey	s	
  LayoutPriorityTraitKey.Value	=	Double
  LayoutProperties	s	Sendable
  LayoutSubview	s	Equatable
  LayoutSubviews	s	Equatable RandomAccessCollection Sendable
  LayoutValueKey	p	
  LazyCollectionProtocol	p	Collection LazySequenceProtocol
  LazyDropWhileSequence.Elements	=	LazyDropWhileSequence
  LazyFilterSequence.Elements	=	LazyFilterSequence
  LazyHGrid	s	View
  LazyHStack	s	View
  LazyMapSequence.Elements	=	LazyMapSequence
  LazyPrefixWhileSequence.Elements	=	LazyPrefixWhileSequence
  LazySequence.Elements	=	Base
  LazySequenceProtocol	p	Sequence
  LazyVGrid	s	View
  LazyVStack	s	View
  LegibilityWeight	e	Hashable Sendable
  LibraryContentBuilder	s	
  LibraryContentProvider	p	
  LibraryItem.Category	s	
  LiftHoverEffect	s	CustomHoverEffect
  LimitedAvailabilityCommandContent	s	Commands
  LimitedAvailabilityCommandContentStorageBase	c	
  LimitedAvailabilityConfiguration	s	WidgetConfiguration
  LimitedAvailabilityConfigurationBase	c	
  LimitedAvailabilityScene	s	Scene
  LimitedAvailabilitySceneStorageBase	c	
  LimitedAvailabilityTableColumnContent	s	TableColumnContent
  LimitedAvailabilityTableColumnContent.TableColumnBody	=	Never
  LimitedAvailabilityTableColumnContent.TableColumnSortComparator	=	TableColumnSortComparator
  LimitedAvailabilityTableColumnContent.TableRowValue	=	TableRowValue
  LimitedAvailabilityTableColumnContentStorageBase	c	
  LimitedAvailabilityToolbarContent	s	CustomizableToolbarContent ToolbarContent
  LimitedAvailabilityToolbarContentStorageBase	c	
  LimitedAvailabilityWidget	s	Widget
  LinearCapacityGaugeStyle	s	GaugeStyle
  LinearGaugeStyle	s	GaugeStyle
  LinearGradient	s	ShapeStyle View Sendable
  LinearGradient.Resolved	=	Never
  LinearKeyframe	s	KeyframeTrackContent
  LinearProgressViewStyle	s	ProgressViewStyle
  Link	s	View
  LinkButtonStyle	s	PrimitiveButtonStyle
  LinkShapeStyle	s	ShapeStyle
  LinkShapeStyle.Resolved	=	Never
  List	s	View
  ListFormatStyle	s	FormatStyle Sendable
  ListFormatStyle.FormatInput	=	Base
  ListFormatStyle.FormatOutput	=	String
  ListFormatStyle.ListType	e	Equatable Hashable Int RawRepresentable Codable Sendable
  ListFormatStyle.Width	e	Equatable Hashable Int RawRepresentable Codable Sendable
  ListItemReuseIdentifierTrait	s	
  ListItemReuseIdentifierTrait.Value	=	String
  ListItemTint	s	Sendable
  ListItemTintTraitKey	s	
  ListRowBackgroundTraitKey	s	
  ListRowInsetsTraitKey	s	
  ListRowPlatterColorTraitKey	s	
  ListSectionSpacing	s	Sendable
  ListSectionSpacingTraitKey	s	
  ListStyle	p	
  LocalCoordinateSpace	s	CoordinateSpaceProtocol
  Locale	s	Equatable Hashable Codable Sendable
  Locale.Collation	s	ExpressibleByStringLiteral Hashable Codable Sendable
  Locale.Collation.ExtendedGraphemeClusterLiteralType	=	String
  Locale.Collation.StringLiteralType	=	String
  Locale.Collation.UnicodeScalarLiteralType	=	String
  Locale.Components	s	Hashable Codable Sendable
  Locale.Currency	s	ExpressibleByStringLiteral Hashable Codable Sendable
  Locale.Currency.ExtendedGraphemeClusterLiteralType	=	String
  Locale.Currency.StringLiteralType	=	String
  Locale.Currency.UnicodeScalarLiteralType	=	String
  Locale.HourCycle	e	Hashable RawRepresentable String Codable Sendable
  Locale.IdentifierType	e	Equatable Hashable Sendable
  Locale.Language	s	Hashable Codable Sendable
  Locale.Language.Components	s	Hashable Codable Sendable
  Locale.LanguageCode.ExtendedGraphemeClusterLiteralType	=	String
  Locale.LanguageCode.IdentifierType	e	Equatable Hashable Sendable
  Locale.LanguageCode.StringLiteralType	=	String
  Locale.LanguageCode.UnicodeScalarLiteralType	=	String
  Locale.LanguageDirection	=	NSLocale.LanguageDirection
  Locale.MeasurementSystem	s	ExpressibleByStringLiteral Hashable Codable Sendable
  Locale.MeasurementSystem.ExtendedGraphemeClusterLiteralType	=	String
  Locale.MeasurementSystem.StringLiteralType	=	String
  Locale.MeasurementSystem.UnicodeScalarLiteralType	=	String
  Locale.NumberingSystem	s	ExpressibleByStringLiteral Hashable Codable Sendable
  Locale.NumberingSystem.ExtendedGraphemeClusterLiteralType	=	String
  Locale.NumberingSystem.StringLiteralType	=	String
  Locale.NumberingSystem.UnicodeScalarLiteralType	=	String
  Locale.ReferenceType	=	NSLocale
  Locale.Region.ExtendedGraphemeClusterLiteralType	=	String
  Locale.Region.StringLiteralType	=	String
  Locale.Region.UnicodeScalarLiteralType	=	String
  Locale.Script.ExtendedGraphemeClusterLiteralType	=	String
  Locale.Script.StringLiteralType	=	String
  Locale.Script.UnicodeScalarLiteralType	=	String
  Locale.Subdivision	s	ExpressibleByStringLiteral Hashable Codable Sendable
  Locale.Subdivision.ExtendedGraphemeClusterLiteralType	=	String
  Locale.Subdivision.StringLiteralType	=	String
  Locale.Subdivision.UnicodeScalarLiteralType	=	String
  Locale.Variant	s	ExpressibleByStringLiteral Hashable Codable Sendable
  Locale.Variant.ExtendedGraphemeClusterLiteralType	=	String
  Locale.Variant.StringLiteralType	=	String
  Locale.Variant.UnicodeScalarLiteralType	=	String
  Locale.Weekday	e	Hashable RawRepresentable String Codable Sendable
  LocalizedError	p	Error
  LocalizedStringKey	s	Equatable ExpressibleByStringInterpolation
  LocalizedStringKey.ExtendedGraphemeClusterLiteralType	=	String
  LocalizedStringKey.FormatArgument	s	Equatable
  LocalizedStringKey.StringInterpolation	s	StringInterpolationProtocol
  LocalizedStringKey.StringInterpolation.StringLiteralType	=	String
  LocalizedStringKey.StringLiteralType	=	String
  LocalizedStringKey.UnicodeScalarLiteralType	=	String
  LocalizedStringResource	s	CustomLocalizedStringResourceConvertible Equatable ExpressibleByStringInterpolation Codable Sendable
  LocalizedStringResource.BundleDescription	e	Sendable
  LocalizedStringResource.ExtendedGraphemeClusterLiteralType	=	String
  LocalizedStringResource.StringInterpolation	=	String.LocalizationValue.StringInterpolation
  LocalizedStringResource.StringLiteralType	=	String
  LocalizedStringResource.UnicodeScalarLiteralType	=	String
  Log	e	
  LongPressGesture	s	Gesture
  LongPressGesture.Value	=	Bool
  LosslessStringConvertible	p	
  MagnificationGesture	s	Gesture
  MagnificationGesture.Value	=	CGFloat
  MagnifyGesture	s	Gesture
  MagnifyGesture.Value	s	Equatable Sendable
  MainActor.ActorType	=	MainActor
  MarkdownDecodableAttributedStringKey	p	AttributedStringKey
  MatchedGeometryProperties	s	OptionSet Sendable
  MatchedTransitionSourceConfiguration	p	Sendable
  Material	s	ShapeStyle Sendable
  Material.Resolved	=	Never
  MaterialActiveAppearance	s	Equatable Sendable
  Measurement	s	Comparable Equatable MeasurementBridgeType Codable Sendable
  Measurement.AttributedStyle.ByteCount.FormatInput	=	Measurement
  Measurement.AttributedStyle.ByteCount.FormatOutput	=	AttributedString
  Measurement.AttributedStyle.ByteCount.Style	=	ByteCountFormatStyle.Style
  Measurement.AttributedStyle.ByteCount.Units	=	ByteCountFormatStyle.Units
  Measurement.AttributedStyle.FormatInput	=	Measurement
  Measurement.AttributedStyle.FormatOutput	=	AttributedString
  Measurement.FormatStyle	s	FormatStyle Sendable
  Measurement.FormatStyle.ByteCount	s	FormatStyle Sendable
  Measurement.FormatStyle.ByteCount.FormatInput	=	Measurement
  Measurement.FormatStyle.ByteCount.FormatOutput	=	String
  Measurement.FormatStyle.ByteCount.Style	=	ByteCountFormatStyle.Style
  Measurement.FormatStyle.ByteCount.Units	=	ByteCountFormatStyle.Units
  Measurement.FormatStyle.FormatInput	=	Measurement
  Measurement.FormatStyle.FormatOutput	=	String
  Measurement.FormatStyle.UnitWidth	s	Hashable Codable Sendable
  Measurement.ReferenceType	=	NSMeasurement
  MeasurementFormatUnitUsage	s	Hashable Codable Sendable
  MemoryLayout	e	Sendable
  Menu	s	View
  MenuActionDismissBehavior	s	Equatable
  MenuBarExtra	s	Scene
  MenuBarExtraStyle	p	
  MenuButton	s	View
  MenuButtonStyle	p	
  MenuControlGroupStyle	s	ControlGroupStyle
  MenuOrder	s	Equatable Hashable Sendable
  MenuPickerStyle	s	PickerStyle
  MenuStyle	p	
  MenuStyle.Configuration	=	MenuStyleConfiguration
  MenuStyleConfiguration	s	
  MenuStyleConfiguration.Content	s	View
  MenuStyleConfiguration.Label	s	View
  MeshGradient	s	Equatable ShapeStyle View Sendable
  MeshGradient.BezierPoint	s	Equatable Sendable
  MeshGradient.Colors	e	Equatable Sendable
  MeshGradient.Locations	e	Equatable Sendable
  MeshGradient.Resolved	=	Never
  Mirror.Children	=	AnyCollection
  MirrorPath	p	
  ModifiedContent	s	CustomHoverEffect DynamicTableRowContent DynamicViewContent Equatable HoverEffectContent Scene TableRowContent View ViewModifier
  ModifiedContent.Data	=	Content.Data
  ModifiedContent.TableRowBody	=	Never
  ModifiedContent.TableRowValue	=	Content.TableRowValue
  MoveCommandDirection	e	Equatable Hashable Sendable
  MoveKeyframe	s	KeyframeTrackContent
  MoveTransition	s	Transition
  MultiDatePicker	s	View
  MutableCollection	p	Collection
  MutableDataProtocol	p	DataProtocol MutableCollection RangeReplaceableCollection
  MutableIndexable	=	MutableCollection
  MutableURLRequest	=	NSMutableURLRequest
  NSDictionary.Key	=	Any
  NSDictionary.Value	=	Any
  NSHostingSceneBridgingOptions	s	OptionSet Sendable
  NSKeyValueObservedChange.Kind	=	NSKeyValueChange
  NSKeyValueObservingCustomization	p	NSObjectProtocol
  NSNumber.BooleanLiteralType	=	Bool
  NSObject.KeyValueObservingPublisher.Failure	=	Never
  NSObject.KeyValueObservingPublisher.Output	=	Value
  NSString.ExtendedGraphemeClusterLiteralType	=	StaticString
  NSString.StringLiteralType	=	StaticString
  NSString.UnicodeScalarLiteralType	=	StaticString
  NSUserActivity.TypedPayloadError	e	Equatable Error Hashable
  NamedCoordinateSpace	s	CoordinateSpaceProtocol Equatable
  Namespace	s	DynamicProperty Sendable
  Namespace.ID	s	Hashable Sendable
  NavigationBarItem	s	Sendable
  NavigationBarItem.TitleDisplayMode	e	Equatable Hashable Sendable
  NavigationControlGroupStyle	s	ControlGroupStyle
  NavigationLink	s	View
  NavigationLinkPickerStyle	s	PickerStyle
  NavigationPath	s	Equatable
  NavigationPath.CodableRepresentation	s	Equatable Codable
  NavigationSplitView	s	View
  NavigationSplitViewColumn	s	Hashable Sendable
  NavigationSplitViewExtraWidePrimaryColumnTraitKey	s	
  NavigationSplitViewExtraWidePrimaryColumnTraitKey.Value	=	Bool
  NavigationSplitViewOpaqueBackgroundTraitKey	s	
  NavigationSplitViewOpaqueBackgroundTraitKey.Value	=	Bool
  NavigationSplitViewStyle	p	
  NavigationSplitViewStyle.Configuration	=	NavigationSplitViewStyleConfiguration
  NavigationSplitViewStyleConfiguration	s	
  NavigationSplitViewVisibility	s	Equatable Codable Sendable
  NavigationStack	s	View
  NavigationTransition	p	
  NavigationView	s	View
  NavigationViewStyle	p	
  Never	e	AccessibilityRotorContent Commands Comparable ControlWidgetConfiguration ControlWidgetTemplate CustomHoverEffect CustomizableToolbarContent Equatable Error Gesture Hashable Identifiable ImmersiveSpaceContent Keyframes Scene ShapeStyle SortComparator TableColumnContent TableRowContent ToolbarContent TransferRepresentation Transferable View WidgetConfiguration Codable Sendable
  Never.Compared	=	Never
  Never.Item	=	Never
  Never.Representation	=	Never
  Never.Resolved	=	Never
  Never.TableColumnBody	=	Never
  Never.TableColumnSortComparator	=	Never
  Never.TableRowBody	=	Never
  Never.TableRowValue	=	Never
  Never.Value	=	Never
  NewDocumentAction	s	Sendable
  NewDocumentButton	s	View
  NilLiteralConvertible	=	ExpressibleByNilLiteral
  Notification.Name	=	NSNotification.Name
  Notification.ReferenceType	=	NSNotification
  NotificationCenter.Notifications.AsyncIterator	=	NotificationCenter.Notifications.Iterator
  NotificationCenter.Publisher.Failure	=	Never
  NotificationCenter.Publisher.Output	=	Notification
  NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy	s	Hashable Codable Sendable
  NumberFormatStyleConfiguration.Grouping	s	Hashable Codable Sendable
  NumberFormatStyleConfiguration.Notation	s	Hashable Codable Sendable
  NumberFormatStyleConfiguration.Precision	s	Hashable Codable Sendable
  NumberFormatStyleConfiguration.RoundingRule	=	FloatingPointRoundingRule
  NumberFormatStyleConfiguration.SignDisplayStrategy	s	Hashable Codable Sendable
  Numeric	p	AdditiveArithmetic ExpressibleByIntegerLiteral
  ObjectiveCConvertibleAttributedStringKey	p	AttributedStringKey
  ObservableObject	=	ObservableObject
  ObservedObject	s	DynamicProperty Sendable
  ObservedObject.Wrapper	s	Sendable
  OffsetShape	s	InsettableShape Shape
  OffsetShape.InsetShape	=	OffsetShape
  OffsetTransition	s	Transition
  OnDeleteTraitKey	s	
  OnDeleteTraitKey.Value	=	Optional
  OnInsertTableRowModifier	s	
  OnMoveClipBackgroundTraitKey	s	
  OnMoveClipBackgroundTraitKey.Value	=	Bool
  OnMoveTraitKey	s	
  OnMoveTraitKey.Value	=	Optional
  OpacityTransition	s	Transition
  OpaquePointer	s	Equatable Hashable
  OpenDocumentAction	s	Sendable
  OpenImmersiveSpaceAction	s	Sendable
  OpenImmersiveSpaceAction.Result	e	Equatable Hashable Sendable
  OpenSettingsAction	s	Sendable
  OpenURLAction	s	Sendable
  OpenURLAction.Result	s	Sendable
  OpenWindowAction	s	Sendable
  OpenWindowAction.SharingBehavior	s	Sendable
  OperationQueue.SchedulerTimeType.Stride.Magnitude	=	TimeInterval
  OptionSet	p	RawRepresentable SetAlgebra
  Optional	e	Commands CustomizableToolbarContent Equatable ExpressibleByNilLiteral Gesture Hashable TabContent TableColumnContent TableRowContent ToolbarContent View Codable Sendable
  Optional.DecodingConfiguration	=	Wrapped.DecodingConfiguration
  Optional.EncodingConfiguration	=	Wrapped.EncodingConfiguration
  Optional.TabValue	=	Wrapped.TabValue
  Optional.TableColumnBody	=	Never
  Optional.TableColumnSortComparator	=	Wrapped.TableColumnSortComparator
  Optional.TableRowBody	=	Never
  Optional.TableRowValue	=	Wrapped.TableRowValue
  Optional.Value	=	Wrapped.Value
  OrnamentAttachmentAnchor	s	Sendable
  OutlineGroup	s	TableRowContent View
  OutlineGroup.TableRowValue	=	Leaf.TableRowValue
  OutlineSubgroupChildren	s	View
  PageIndexViewStyle	s	IndexViewStyle
  PageIndexViewStyle.BackgroundDisplayMode	s	Sendable
  PagePresentationSizing	s	PresentationSizing Sendable
  PageTabViewStyle	s	TabViewStyle
  PageTabViewStyle.IndexDisplayMode	s	Sendable
  PagingScrollTargetBehavior	s	ScrollTargetBehavior
  PaletteControlGroupStyle	s	ControlGroupStyle
  PalettePickerStyle	s	PickerStyle
  PaletteSelectionEffect	s	Equatable Sendable
  ParseStrategy	p	Hashable Codable
  ParseableFormatStyle	p	FormatStyle
  PartialAsyncTask	=	UnownedJob
  PartialRangeFrom	s	RangeExpression Sequence Codable Sendable
  PartialRangeThrough	s	RangeExpression Codable Sendable
  PartialRangeUpTo	s	RangeExpression Codable Sendable
  PasteButton	s	View
  Path	s	Equatable Shape Sendable
  Path.Element	e	Equatable Sendable
  Path.PathBox	c	Equatable
  Path.Storage	e	Equatable
  PencilDoubleTapGestureValue	s	Hashable
  PencilHoverPose	s	Hashable
  PencilPreferredAction	s	Hashable
  PencilSqueezeGesturePhase	e	Equatable
  PencilSqueezeGestureValue	s	Hashable
  PeriodicTimelineSchedule	s	TimelineSchedule Sendable
  PeriodicTimelineSchedule.Entries	s	IteratorProtocol Sequence Sendable
  PhaseAnimator	s	View
  Picker	s	View
  PickerStyle	p	
  PinnedScrollableViews	s	OptionSet Sendable
  PlaceholderContentView	s	View
  PlaceholderTextShapeStyle	s	ShapeStyle
  PlaceholderTextShapeStyle.Resolved	=	Never
  PlainButtonStyle	s	PrimitiveButtonStyle
  PlainListStyle	s	ListStyle
  PlainTextEditorStyle	s	TextEditorStyle
  PlainTextFieldStyle	s	TextFieldStyle
  PlainWindowStyle	s	WindowStyle
  PointerStyle	s	Sendable
  PopUpButtonPickerStyle	s	PickerStyle
  PopoverAttachmentAnchor	e	
  Predicate.DecodingConfiguration	=	PredicateCodableConfiguration
  Predicate.EncodingConfiguration	=	PredicateCodableConfiguration
  PredicateCodableKeyPathProviding	p	
  PredicateExpression	p	
  PredicateExpressions.Arithmetic.Output	=	LHS.Output
  PredicateExpressions.ClosedRange.Output	=	ClosedRange
  PredicateExpressions.CollectionContainsCollection.Output	=	Bool
  PredicateExpressions.CollectionIndexSubscript.Output	=	Wrapped.Output.Element
  PredicateExpressions.CollectionRangeSubscript.Output	=	Wrapped.Output.SubSequence
  PredicateExpressions.Comparison.Output	=	Bool
  PredicateExpressions.Conditional.Output	=	If.Output
  PredicateExpressions.ConditionalCast.Output	=	Optional
  PredicateExpressions.Conjunction.Output	=	Bool
  PredicateExpressions.DictionaryKeyDefaultValueSubscript.Output	=	Default.Output
  PredicateExpressions.DictionaryKeySubscript.Output	=	Optional
  PredicateExpressions.Disjunction.Output	=	Bool
  PredicateExpressions.Equal.Output	=	Bool
  PredicateExpressions.FloatDivision.Output	=	LHS.Output
  PredicateExpressions.ForceCast.Output	=	Desired
  PredicateExpressions.ForcedUnwrap.Output	=	Wrapped
  PredicateExpressions.IntDivision.Output	=	LHS.Output
  PredicateExpressions.IntRemainder.Output	=	LHS.Output
  PredicateExpressions.Negation.Output	=	Bool
  PredicateExpressions.NilCoalesce.Output	=	RHS.Output
  PredicateExpressions.NilLiteral.Output	=	Optional
  PredicateExpressions.NotEqual.Output	=	Bool
  PredicateExpressions.OptionalFlatMap.Output	=	Optional
  PredicateExpressions.PredicateEvaluate.Output	=	Bool
  PredicateExpressions.PredicateRegex.RegexOutput	=	AnyRegexOutput
  PredicateExpressions.Range.Output	=	Range
  PredicateExpressions.RangeExpressionContains.Output	=	Bool
  PredicateExpressions.SequenceAllSatisfy.Output	=	Bool
  PredicateExpressions.SequenceContains.Output	=	Bool
  PredicateExpressions.SequenceContainsWhere.Output	=	Bool
  PredicateExpressions.SequenceMaximum.Output	=	Optional
  PredicateExpressions.SequenceMinimum.Output	=	Optional
  PredicateExpressions.SequenceStartsWith.Output	=	Bool
  PredicateExpressions.StringCaseInsensitiveCompare.Output	=	ComparisonResult
  PredicateExpressions.StringContainsRegex.Output	=	Bool
  PredicateExpressions.StringLocalizedCompare.Output	=	ComparisonResult
  PredicateExpressions.StringLocalizedStandardContains.Output	=	Bool
  PredicateExpressions.TypeCheck.Output	=	Bool
  PredicateExpressions.UnaryMinus.Output	=	Wrapped.Output
  PreferenceKey	p	
  PreferredColorSchemeKey	s	PreferenceKey
  PresentationAdaptation	s	Sendable
  PresentationBackgroundInteraction	s	Sendable
  PresentationContentInteraction	s	Equatable Sendable
  PresentationDetent	s	Hashable Sendable
  PresentationDetent.Context	s	
  PresentationMode	s	
  PresentationSizing	p	
  PresentationSizingContext	s	
  PresentationSizingRoot	s	
  PresentedWindowContent	s	View
  PreviewBodyBuilder	s	
  PreviewCameraBuilder	s	
  PreviewColorSchemeTraitKey	s	
  PreviewContext	p	
  PreviewContextKey	p	
  PreviewContextTraitKey	s	
  PreviewDevice	s	ExpressibleByStringLiteral RawRepresentable Sendable
  PreviewDevice.ExtendedGraphemeClusterLiteralType	=	String
  PreviewDevice.StringLiteralType	=	String
  PreviewDevice.UnicodeScalarLiteralType	=	String
  PreviewDeviceTraitKey	s	
  PreviewDisplayNameTraitKey	s	
  PreviewInterfaceOrientationTraitKey	s	
  PreviewInterfaceOrientationTraitKey.Value	=	InterfaceOrientation
  PreviewLayout	e	Sendable
  PreviewLayoutTraitKey	s	
  PreviewLayoutTraitKey.Value	=	PreviewLayout
  PreviewMacroBodyBuilder	s	
  PreviewModifier	p	
  PreviewModifier.Content	=	PreviewModifierContent
  PreviewModifierContent	s	View
  PreviewPlatform	e	Equatable Hashable Sendable
  PreviewProvider	p	
  PreviewRegistry	p	
  PreviewTrait	s	Sendable
  PrimitiveButtonStyle	p	
  PrimitiveButtonStyle.Configuration	=	PrimitiveButtonStyleConfiguration
  PrimitiveButtonStyleConfiguration	s	
  PrimitiveButtonStyleConfiguration.Label	s	View
  ProgressView	s	View
  ProgressViewStyle	p	
  ProgressViewStyle.Configuration	=	ProgressViewStyleConfiguration
  ProgressViewStyleConfiguration	s	
  ProgressViewStyleConfiguration.CurrentValueLabel	s	View
  ProgressViewStyleConfiguration.Label	s	View
  ProjectionTransform	s	Equatable Sendable
  Prominence	e	Equatable Hashable Sendable
  ProminentDetailNavigationSplitViewStyle	s	NavigationSplitViewStyle
  PropertyList	s	
  PropertyList.Element	c	
  PropertyList.Tracker	c	
  PropertyListDecoder.Input	=	Data
  PropertyListDecoder.PropertyListFormat	=	PropertyListSerialization.PropertyListFormat
  PropertyListEncoder.Output	=	Data
  ProposedViewSize	s	Equatable Sendable
  Published	=	Published
  PullDownMenuBarExtraStyle	s	MenuBarExtraStyle
  PullDownMenuButtonStyle	s	MenuButtonStyle
  PulseSymbolEffect	s	DiscreteSymbolEffect IndefiniteSymbolEffect SymbolEffect
  PushTransition	s	Transition
  PushWindowAction	s	Sendable
  RadialGradient	s	ShapeStyle View Sendable
  RadialGradient.Resolved	=	Never
  RadioGroupPickerStyle	s	PickerStyle
  RandomAccessCollection	p	BidirectionalCollection
  RandomAccessIndexable	=	RandomAccessCollection
  RandomNumberGenerator	p	
  Range	s	BidirectionalCollection Collection Equatable Hashable RandomAccessCollection RangeExpression Sequence Codable Sendable
  RangeExpression	p	
  RangeReplaceableCollection	p	Collection
  RangeReplaceableIndexable	=	RangeReplaceableCollection
  RawRepresentable	p	
  ReceivedTransferredFile	s	Sendable
  RecoverableError	p	Error
  Rectangle	s	InsettableShape Shape
  RectangleCornerRadii	s	Animatable Equatable Sendable
  RedactionReasons	s	OptionSet Sendable
  ReferenceConvertible	p	Hashable
  ReferenceFileDocument	p	ObservableObject Sendable
  ReferenceFileDocument.ReadConfiguration	=	FileDocumentReadConfiguration
  ReferenceFileDocument.WriteConfiguration	=	FileDocumentWriteConfiguration
  ReferenceFileDocumentConfiguration	s	
  RefreshAction	s	Sendable
  Regex.RegexOutput	=	Output
  RegexComponent	p	
  RegexComponent.DateStyle	=	Date.FormatStyle.DateStyle
  RegexComponent.TimeStyle	=	Date.FormatStyle.TimeStyle
  RenameAction	s	
  RenameButton	s	View
  Repeated	s	DataProtocol RandomAccessCollection Sendable
  Repeated.Regions	=	Repeated
  ReplaceSymbolEffect	s	ContentTransitionSymbolEffect SymbolEffect
  ReplaceSymbolEffect.MagicReplace	s	ContentTransitionSymbolEffect SymbolEffect
  ResetFocusAction	s	
  Result	e	Equatable Hashable Sendable
  ReversedCollection	s	BidirectionalCollection LazySequenceProtocol RandomAccessCollection Sequence Sendable
  ReversedCollection.Elements	=	ReversedCollection
  ReversedCollection.Index	s	Comparable Hashable Sendable
  RotateGesture	s	Gesture
  RotateGesture.Value	s	Equatable Sendable
  RotateSymbolEffect	s	DiscreteSymbolEffect IndefiniteSymbolEffect SymbolEffect
  RotatedShape	s	InsettableShape Shape
  RotatedShape.InsetShape	=	RotatedShape
  RotationGesture	s	Gesture
  RotationGesture.Value	=	Angle
  RoundedBorderTextEditorStyle	s	TextEditorStyle
  RoundedBorderTextFieldStyle	s	TextFieldStyle
  RoundedCornerStyle	e	Equatable Hashable Sendable
  RoundedRectangle	s	InsettableShape Shape
  RunLoop.SchedulerTimeType	s	Hashable Strideable Codable Sendable
  RunLoop.SchedulerTimeType.Stride	s	Comparable ExpressibleByFloatLiteral SchedulerTimeIntervalConvertible SignedNumeric Codable Sendable
  RunLoop.SchedulerTimeType.Stride.Magnitude	=	TimeInterval
  SIMD	p	ExpressibleByArrayLiteral Hashable SIMDStorage Codable
  SIMD16.MaskStorage	=	SIMD16
  SIMD2.MaskStorage	=	SIMD2
  SIMD3.MaskStorage	=	SIMD3
  SIMD32.MaskStorage	=	SIMD32
  SIMD4.MaskStorage	=	SIMD4
  SIMD64.MaskStorage	=	SIMD64
  SIMD8.MaskStorage	=	SIMD8
  SIMDMask.MaskStorage	=	Storage
  SIMDMask.Scalar	=	Bool
  SIMDScalar	p	
  SIMDStorage	p	
  SafeAreaPaddingModifier	s	ViewModifier
  SafeAreaRegions	s	OptionSet Sendable
  ScaleSymbolEffect	s	IndefiniteSymbolEffect SymbolEffect
  ScaleTransition	s	Transition
  ScaledMetric	s	DynamicProperty Sendable
  ScaledShape	s	Shape
  Scene	p	
  SceneBuilder	s	
  SceneLaunchBehavior	s	Sendable
  ScenePadding	s	Equatable Sendable
  ScenePhase	e	Comparable Hashable Sendable
  SceneRestorationBehavior	s	Sendable
  SceneStorage	s	DynamicProperty Sendable
  SceneStorageTransformBox	c	
  ScrollAnchorRole	s	Hashable Sendable
  ScrollBounceBehavior	s	Sendable
  ScrollContentOffsetAdjustmentBehavior	s	
  ScrollDismissesKeyboardMode	s	Equatable Hashable Sendable
  ScrollGeometry	s	Equatable Sendable
  ScrollIndicatorVisibility	s	Equatable
  ScrollInputBehavior	s	Equatable Sendable
  ScrollInputKind	s	Equatable Sendable
  ScrollPhase	e	Equatable Hashable Sendable
  ScrollPhaseChangeContext	s	
  ScrollPosition	s	Equatable Sendable
  ScrollTarget	s	Equatable Hashable
  ScrollTargetBehavior	p	
  ScrollTargetBehavior.Properties	=	ScrollTargetBehaviorProperties
  ScrollTargetBehavior.PropertiesContext	=	ScrollTargetBehaviorPropertiesContext
  ScrollTargetBehavior.TargetContext	=	ScrollTargetBehaviorContext
  ScrollTargetBehaviorContext	s	
  ScrollTargetBehaviorProperties	s	Equatable Sendable
  ScrollTargetBehaviorPropertiesContext	s	
  ScrollTransitionConfiguration	s	
  ScrollTransitionConfiguration.Threshold	s	
  ScrollTransitionPhase	e	Equatable Hashable
  ScrollView	s	View
  ScrollViewProxy	s	
  ScrollViewReader	s	View
  SearchFieldPlacement	s	Sendable
  SearchFieldPlacement.NavigationBarDrawerDisplayMode	s	Sendable
  SearchPresentationToolbarBehavior	s	
  SearchScopeActivation	s	
  SearchSuggestionsPlacement	s	Equatable Sendable
  SearchSuggestionsPlacement.Set	s	OptionSet Sendable
  SearchUnavailableContent	s	
  SearchUnavailableContent.Actions	s	View
  SearchUnavailableContent.Description	s	View
  SearchUnavailableContent.Label	s	View
  Section	s	TableRowContent View
  Section.TableRowBody	=	Never
  Section.TableRowValue	=	Content.TableRowValue
  SectionCollection	s	RandomAccessCollection
  SectionConfiguration	s	Identifiable
  SectionConfiguration.ID	s	Hashable
  SectionIndexLabel	e	
  SectionIndexLabelKey	s	
  SectionIndexTitleKey	s	
  SectionedFetchRequest	s	DynamicProperty
  SectionedFetchRequest.Configuration	s	
  SectionedFetchResults	s	RandomAccessCollection Sendable
  SectionedFetchResults.Section	s	Identifiable RandomAccessCollection Sendable
  SecureField	s	View
  SegmentedPickerStyle	s	PickerStyle
  SelectionShapeStyle	s	ShapeStyle
  SelectionShapeStyle.Resolved	=	Never
  Sendable	p	
  SensoryFeedback	s	Equatable Sendable
  SensoryFeedback.Flexibility	s	Equatable Sendable
  SensoryFeedback.Weight	s	Equatable Sendable
  SentTransferredFile	s	Sendable
  SeparatorShapeStyle	s	ShapeStyle
  SeparatorShapeStyle.Resolved	=	Never
  Sequence	p	
  SequenceGesture	s	Gesture
  SequenceGesture.Value	e	Equatable Sendable
  SerialExecutor	p	Executor
  Set	s	Collection Equatable ExpressibleByArrayLiteral Hashable Sequence SetAlgebra Codable Sendable
  SetAlgebra	p	Equatable ExpressibleByArrayLiteral
  Settings	s	Scene
  SettingsLink	s	View
  Shader	s	Equatable ShapeStyle Sendable
  Shader.Argument	s	Equatable Sendable
  Shader.Resolved	=	Never
  Shader.UsageType	s	Hashable Sendable
  ShaderFunction	s	Equatable Sendable
  ShaderLibrary	s	Equatable Sendable
  ShadowStyle	s	Equatable Sendable
  Shape	p	Animatable View Sendable
  ShapeRole	e	Equatable Hashable Sendable
  ShapeStyle	p	Sendable
  ShapeView	p	View
  ShareLink	s	View
  SharePreview	s	
  ShouldExpandAllTraitKey	s	
  SidebarAdaptableTabViewStyle	s	TabViewStyle
  SidebarCommands	s	Commands
  SidebarListStyle	s	ListStyle
  SidebarRowSize	e	Hashable Sendable
  SignedInteger	p	BinaryInteger SignedNumeric
  SignedNumeric	p	Numeric
  SimultaneousGesture	s	Gesture
  SimultaneousGesture.Value	s	Equatable Hashable Sendable
  SingleValueDecodingContainer	p	
  SingleValueEncodingContainer	p	
  SizeDependentTextVariant	s	TextVariantPreference Sendable
  Slice.Elements	=	Slice
  SlideTransition	s	Transition
  Slider	s	View
  SnapshotData	s	Sendable
  SnapshotData.SnapshotReason	e	Equatable Hashable Sendable
  SnapshotResponse	s	Sendable
  SortComparator	p	Hashable Sendable
  Spacer	s	View Sendable
  SpatialEventCollection	s	Collection Equatable
  SpatialEventCollection.Event	s	Hashable Identifiable
  SpatialEventCollection.Event.ID	s	Hashable
  SpatialEventCollection.Event.InputDevicePose	s	Hashable
  SpatialEventCollection.Event.Kind	e	Hashable
  SpatialEventCollection.Event.Phase	e	Hashable
  SpatialEventCollection.Index	s	Comparable
  SpatialEventCollection.Iterator	s	IteratorProtocol
  SpatialEventGesture	s	Gesture
  SpatialEventGesture.Value	=	SpatialEventCollection
  SpatialTapGesture	s	Gesture
  SpatialTapGesture.Value	s	Equatable Sendable
  Spring	s	Hashable Sendable
  SpringKeyframe	s	KeyframeTrackContent
  SpringLoadingBehavior	s	Hashable Sendable
  SquareAzimuth	e	CaseIterable Equatable Hashable Sendable
  SquareAzimuth.Set	s	OptionSet Sendable
  SquareBorderTextFieldStyle	s	TextFieldStyle
  StackNavigationViewStyle	s	NavigationViewStyle
  StandardPredicateExpression	p	PredicateExpression Codable Sendable
  State	s	DynamicProperty Sendable
  StateObject	s	DynamicProperty Sendable
  StateObject.Storage	e	Sendable
  StaticString	s	ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Sendable
  StaticString.ExtendedGraphemeClusterLiteralType	=	StaticString
  StaticString.StringLiteralType	=	StaticString
  StaticString.UnicodeScalarLiteralType	=	StaticString
  Stepper	s	View
  StepperFieldDatePickerStyle	s	DatePickerStyle
  StrideThrough	s	Sequence Sendable
  StrideTo	s	Sequence Sendable
  Strideable	p	Comparable
  String	s	BidirectionalCollection Comparable Equatable ExpressibleByStringLiteral Hashable RangeReplaceableCollection StringProtocol Transferable Codable Sendable
  String.CharacterView	=	String
  String.Comparator.Compared	=	String
  String.CompareOptions	=	NSString.CompareOptions
  String.EncodingConversionOptions	=	NSString.EncodingConversionOptions
  String.EnumerationOptions	=	NSString.EnumerationOptions
  String.ExtendedGraphemeClusterLiteralType	=	String
  String.Index	s	Comparable Equatable Hashable Sendable
  String.IndexDistance	=	Int
  String.LocalizationValue.ExtendedGraphemeClusterLiteralType	=	String
  String.LocalizationValue.StringInterpolation.StringLiteralType	=	String
  String.LocalizationValue.StringLiteralType	=	String
  String.LocalizationValue.UnicodeScalarLiteralType	=	String
  String.StandardComparator	s	SortComparator Codable Sendable
  String.StandardComparator.Compared	=	String
  String.StringInterpolation	=	DefaultStringInterpolation
  String.StringLiteralType	=	String
  String.UnicodeScalarIndex	=	String.UnicodeScalarView.Index
  String.UnicodeScalarLiteralType	=	String
  StringInterpolationConvertible	=	ExpressibleByStringInterpolation
  StringInterpolationProtocol	p	
  StringLiteralConvertible	=	ExpressibleByStringLiteral
  StringLiteralType	=	String
  StringProtocol	p	BidirectionalCollection Comparable ExpressibleByStringInterpolation Hashable
  StringStyle	s	FormatStyle Sendable
  StringStyle.FormatInput	=	String
  StringStyle.FormatOutput	=	String
  StrokeBorderShapeView	s	ShapeView
  StrokeShapeView	s	ShapeView
  StrokeStyle	s	Animatable Equatable Sendable
  StrokedPath	s	Equatable
  SubmitLabel	s	Sendable
  SubmitTriggers	s	OptionSet Sendable
  SubscriptionView	s	View
  Substring	s	Equatable ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral RangeReplaceableCollection StringProtocol Sendable
  Substring.CharacterView	=	Substring
  Substring.ExtendedGraphemeClusterLiteralType	=	String
  Substring.StringInterpolation	=	DefaultStringInterpolation
  Substring.StringLiteralType	=	String
  Substring.UnicodeScalarLiteralType	=	String
  Subview	s	Identifiable View
  Subview.ID	s	Hashable
  SubviewsCollection	s	RandomAccessCollection View
  SubviewsCollectionSlice	s	RandomAccessCollection View
  SuspendingClock.Duration	=	Duration
  SuspendingClock.Instant.Duration	=	Duration
  SwitchToggleStyle	s	ToggleStyle
  SymbolEffect	p	Hashable Sendable
  SymbolEffectConfiguration	s	Hashable Sendable
  SymbolEffectOptions	s	Hashable Sendable
  SymbolEffectOptions.RepeatBehavior	s	
  SymbolEffectTransition	s	Transition
  SymbolRenderingMode	s	Sendable
  SymbolVariants	s	Hashable Sendable
  SystemFormatStyle	e	Sendable
  SystemFormatStyle.DateOffset	s	DiscreteFormatStyle FormatStyle Sendable
  SystemFormatStyle.DateOffset.FormatInput	=	Date
  SystemFormatStyle.DateOffset.FormatOutput	=	AttributedString
  SystemFormatStyle.DateReference	s	DiscreteFormatStyle FormatStyle Sendable
  SystemFormatStyle.DateReference.FormatInput	=	Date
  SystemFormatStyle.DateReference.FormatOutput	=	AttributedString
  SystemFormatStyle.Stopwatch	s	DiscreteFormatStyle FormatStyle Sendable
  SystemFormatStyle.Stopwatch.FormatInput	=	Date
  SystemFormatStyle.Stopwatch.FormatOutput	=	AttributedString
  SystemFormatStyle.Timer	s	DiscreteFormatStyle FormatStyle Sendable
  SystemFormatStyle.Timer.FormatInput	=	Date
  SystemFormatStyle.Timer.FormatOutput	=	AttributedString
  SystemRandomNumberGenerator	s	RandomNumberGenerator Sendable
  Tab	s	TabContent
  Tab.TabValue	=	Value
  TabBarOnlyTabViewStyle	s	TabViewStyle
  TabBarPlacement	s	Hashable
  TabContent	p	
  TabContentBuilder	s	
  TabContentBuilder.Content	s	View
  TabCustomizationBehavior	s	Equatable
  TabPlacement	s	Hashable
  TabRole	s	Hashable Sendable
  TabSection	s	TabContent
  TabSection.TabValue	=	Content.TabValue
  TabView	s	View
  TabViewCustomization	s	Equatable Codable Sendable
  TabViewCustomization.SectionCustomization	s	
  TabViewCustomization.TabCustomization	s	
  TabViewStyle	p	
  Table	s	View
  TableColumn	s	TableColumnContent
  TableColumn.TableColumnBody	=	Never
  TableColumn.TableColumnSortComparator	=	Sort
  TableColumn.TableRowValue	=	RowValue
  TableColumnAlignment	s	Hashable Sendable
  TableColumnBuilder	s	
  TableColumnContent	p	
  TableColumnCustomization	s	Equatable Codable Sendable
  TableColumnCustomizationBehavior	s	SetAlgebra Sendable
  TableColumnForEach	s	TableColumnContent
  TableColumnForEach.TableColumnBody	=	Never
  TableColumnForEach.TableColumnSortComparator	=	Sort
  TableColumnForEach.TableRowValue	=	RowValue
  TableForEachContent	s	TableRowContent
  TableForEachContent.TableRowValue	=	Data.Element
  TableHeaderRowContent	s	TableRowContent
  TableHeaderRowContent.TableRowValue	=	Value
  TableOutlineGroupContent	s	TableRowContent
  TableOutlineGroupContent.TableRowValue	=	Data.Element
  TableRow	s	TableRowContent
  TableRow.TableRowBody	=	Never
  TableRow.TableRowValue	=	Value
  TableRowBuilder	s	
  TableRowContent	p	
  TableStyle	p	
  TableStyle.Configuration	=	TableStyleConfiguration
  TableStyleConfiguration	s	
  TagValueTraitKey	s	
  TagValueTraitKey.Value	e	
  TapGesture	s	Gesture
  TapGesture.Value	=	Void
  Task.Handle	=	Task
  Task.Priority	=	TaskPriority
  TaskExecutor	p	Executor
  TermOfAddress	s	Equatable Hashable Codable Sendable
  Text	s	Equatable View Sendable
  Text.Case	e	Equatable Hashable Sendable
  Text.DateStyle	s	Equatable Codable Sendable
  Text.Layout	s	Equatable RandomAccessCollection
  Text.Layout.CharacterIndex	s	Comparable Hashable Strideable Sendable
  Text.Layout.DrawingOptions	s	OptionSet Sendable
  Text.Layout.Line	s	Equatable RandomAccessCollection
  Text.Layout.Run	s	Equatable RandomAccessCollection
  Text.Layout.RunSlice	s	Equatable RandomAccessCollection
  Text.Layout.TypographicBounds	s	Equatable Sendable
  Text.LayoutKey	s	PreferenceKey Sendable
  Text.LayoutKey.AnchoredLayout	s	Equatable
  Text.LineStyle	s	Hashable Sendable
  Text.LineStyle.Pattern	s	Sendable
  Text.Modifier	e	Equatable Sendable
  Text.Scale	s	Hashable Sendable
  Text.Storage	e	Equatable Sendable
  Text.TruncationMode	e	Equatable Hashable Sendable
  TextAlignment	e	CaseIterable Hashable Sendable
  TextAttribute	p	Hashable
  TextEditingCommands	s	Commands
  TextEditor	s	View
  TextEditorStyle	p	
  TextEditorStyle.Configuration	=	TextEditorStyleConfiguration
  TextEditorStyleConfiguration	s	
  TextField	s	View
  TextFieldLink	s	View
  TextFieldStyle	p	
  TextFormattingCommands	s	Commands
  TextInputAutocapitalization	s	Sendable
  TextInputDictationActivation	s	Equatable Sendable
  TextInputDictationBehavior	s	Equatable Sendable
  TextOutputStream	p	
  TextOutputStreamable	p	
  TextProxy	s	
  TextRenderer	p	Animatable
  TextSelectability	p	
  TextSelection	s	Equatable Hashable
  TextSelection.Indices	e	Equatable Hashable
  TextSelectionAffinity	e	Equatable Hashable
  TextVariantPreference	p	
  TimeDataSource	s	Sendable
  TimeZone	s	Equatable Hashable Codable Sendable
  TimeZone.NameStyle	=	NSTimeZone.NameStyle
  TimeZone.ReferenceType	=	NSTimeZone
  TimelineSchedule	p	
  TimelineSchedule.Mode	=	TimelineScheduleMode
  TimelineScheduleMode	e	Equatable Hashable Sendable
  TimelineView	s	View
  TimelineView.Context	s	
  TimelineView.Context.Cadence	e	Comparable Hashable Sendable
  Timer.TimerPublisher.Failure	=	Never
  Timer.TimerPublisher.Output	=	Date
  TintShapeStyle	s	ShapeStyle
  TintShapeStyle.Resolved	=	Never
  TitleAndIconLabelStyle	s	LabelStyle
  TitleBarWindowStyle	s	WindowStyle
  TitleOnlyLabelStyle	s	LabelStyle
  Toggle	s	View
  ToggleStyle	p	
  ToggleStyle.Configuration	=	ToggleStyleConfiguration
  ToggleStyleConfiguration	s	
  ToggleStyleConfiguration.Label	s	View
  ToolbarCommands	s	Commands
  ToolbarContent	p	
  ToolbarContentBuilder	s	
  ToolbarCustomizationBehavior	s	Sendable
  ToolbarCustomizationOptions	s	OptionSet Sendable
  ToolbarDefaultItemKind	s	
  ToolbarItem	s	CustomizableToolbarContent Identifiable ToolbarContent
  ToolbarItemGroup	s	ToolbarContent
  ToolbarItemPlacement	s	
  ToolbarLabelStyle	s	Equatable Sendable
  ToolbarPlacement	s	
  ToolbarRole	s	Sendable
  ToolbarTitleDisplayMode	s	
  ToolbarTitleMenu	s	CustomizableToolbarContent ToolbarContent
  TouchBar	s	
  TouchBarCustomizationLabelTraitKey	s	
  TouchBarCustomizationLabelTraitKey.Value	=	Text
  TouchBarItemPresence	e	Sendable
  TouchBarItemPresenceTraitKey	s	
  TouchBarItemPrincipalTraitKey	s	
  TouchBarItemPrincipalTraitKey.Value	=	Bool
  Transaction	s	Identifiable
  TransactionKey	p	
  TransferRepresentation	p	Sendable
  TransferRepresentationBuilder	s	
  TransferRepresentationVisibility	s	Equatable Sendable
  Transferable	p	
  TransformedShape	s	Shape
  Transition	p	
  Transition.Content	=	PlaceholderContentView
  TransitionPhase	e	Equatable Hashable Sendable
  TransitionProperties	s	Sendable
  TransitionSymbolEffect	p	
  TransitionTraitKey	s	
  TransitionTraitKey.Value	=	AnyTransition
  TrimmedPath	s	Equatable
  TupleCommandContent	s	Commands
  TupleTableColumnContent	s	TableColumnContent
  TupleTableColumnContent.TableColumnBody	=	Never
  TupleTableColumnContent.TableColumnSortComparator	=	Sort
  TupleTableColumnContent.TableRowValue	=	RowValue
  TupleTableRowContent	s	TableRowContent
  TupleTableRowContent.TableRowBody	=	Never
  TupleTableRowContent.TableRowValue	=	Value
  TupleToolbarContent	s	CustomizableToolbarContent ToolbarContent
  TupleTransferRepresentation	s	TransferRepresentation
  TupleView	s	View
  TupleWidget	s	Widget
  TupleWidgetConfiguration	s	WidgetConfiguration
  TypeSelectEquivalentKey	s	
  TypesettingLanguage	s	Equatable Sendable
  UIApplicationDelegateAdaptor	s	DynamicProperty Sendable
  UIGestureRecognizerRepresentable	p	
  UIGestureRecognizerRepresentable.Context	=	UIGestureRecognizerRepresentableContext
  UIGestureRecognizerRepresentable.CoordinateSpaceConverter	=	UIGestureRecognizerRepresentableCoordinateSpaceConverter
  UIGestureRecognizerRepresentableContext	s	
  UIGestureRecognizerRepresentableCoordinateSpaceConverter	s	
  UIHostingConfiguration	s	UIContentConfiguration
  UIHostingController	c	UIViewController
  UIHostingControllerSizingOptions	s	OptionSet Sendable
  UITraitBridgedEnvironmentKey	p	EnvironmentKey
  UIViewControllerRepresentable	p	View
  UIViewControllerRepresentable.Context	=	UIViewControllerRepresentableContext
  UIViewControllerRepresentableContext	s	Sendable
  UIViewRepresentable	p	View
  UIViewRepresentable.Context	=	UIViewRepresentableContext
  UIViewRepresentableContext	s	Sendable
  UInt.Magnitude	=	UInt
  UInt.SIMD16Storage.Scalar	=	UInt
  UInt.SIMD2Storage.Scalar	=	UInt
  UInt.SIMD32Storage.Scalar	=	UInt
  UInt.SIMD4Storage.Scalar	=	UInt
  UInt.SIMD64Storage.Scalar	=	UInt
  UInt.SIMD8Storage.Scalar	=	UInt
  UInt.SIMDMaskScalar	=	Int
  UInt128.Magnitude	=	UInt128
  UInt16.Magnitude	=	UInt16
  UInt16.SIMD16Storage.Scalar	=	UInt16
  UInt16.SIMD2Storage.Scalar	=	UInt16
  UInt16.SIMD32Storage.Scalar	=	UInt16
  UInt16.SIMD4Storage.Scalar	=	UInt16
  UInt16.SIMD64Storage.Scalar	=	UInt16
  UInt16.SIMD8Storage.Scalar	=	UInt16
  UInt16.SIMDMaskScalar	=	Int16
  UInt32.Magnitude	=	UInt32
  UInt32.SIMD16Storage.Scalar	=	UInt32
  UInt32.SIMD2Storage.Scalar	=	UInt32
  UInt32.SIMD32Storage.Scalar	=	UInt32
  UInt32.SIMD4Storage.Scalar	=	UInt32
  UInt32.SIMD64Storage.Scalar	=	UInt32
  UInt32.SIMD8Storage.Scalar	=	UInt32
  UInt32.SIMDMaskScalar	=	Int32
  UInt64.Magnitude	=	UInt64
  UInt64.SIMD16Storage.Scalar	=	UInt64
  UInt64.SIMD2Storage.Scalar	=	UInt64
  UInt64.SIMD32Storage.Scalar	=	UInt64
  UInt64.SIMD4Storage.Scalar	=	UInt64
  UInt64.SIMD64Storage.Scalar	=	UInt64
  UInt64.SIMD8Storage.Scalar	=	UInt64
  UInt64.SIMDMaskScalar	=	Int64
  UInt8.Magnitude	=	UInt8
  UInt8.SIMD16Storage.Scalar	=	UInt8
  UInt8.SIMD2Storage.Scalar	=	UInt8
  UInt8.SIMD32Storage.Scalar	=	UInt8
  UInt8.SIMD4Storage.Scalar	=	UInt8
  UInt8.SIMD64Storage.Scalar	=	UInt8
  UInt8.SIMD8Storage.Scalar	=	UInt8
  UInt8.SIMDMaskScalar	=	Int8
  URL	s	Equatable Hashable Transferable Codable Sendable
  URL.BookmarkCreationOptions	=	NSURL.BookmarkCreationOptions
  URL.BookmarkResolutionOptions	=	NSURL.BookmarkResolutionOptions
  URL.DirectoryHint	e	Equatable Hashable Sendable
  URL.FormatStyle	s	FormatStyle Hashable ParseableFormatStyle Codable Sendable
  URL.FormatStyle.Component	e	Hashable Int RawRepresentable Codable Sendable
  URL.FormatStyle.ComponentDisplayOption	s	Hashable Codable Sendable
  URL.FormatStyle.FormatInput	=	URL
  URL.FormatStyle.FormatOutput	=	String
  URL.FormatStyle.HostDisplayOption	s	Hashable Codable Sendable
  URL.FormatStyle.Strategy	=	URL.ParseStrategy
  URL.ParseStrategy	s	Hashable ParseStrategy Codable Sendable
  URL.ParseStrategy.ComponentParseStrategy	e	Hashable Codable Sendable
  URL.ParseStrategy.ParseInput	=	String
  URL.ParseStrategy.ParseOutput	=	URL
  URL.ParseStrategy.RegexOutput	=	URL
  URL.ReferenceType	=	NSURL
  URLComponents	s	Equatable Hashable Codable Sendable
  URLComponents.ReferenceType	=	NSURLComponents
  URLQueryItem	s	Equatable Hashable Sendable
  URLQueryItem.ReferenceType	=	NSURLQueryItem
  URLRequest.Attribution	=	NSURLRequest.Attribution
  URLRequest.CachePolicy	=	NSURLRequest.CachePolicy
  URLRequest.NetworkServiceType	=	NSURLRequest.NetworkServiceType
  URLRequest.ReferenceType	=	NSURLRequest
  URLSession.AsyncBytes.AsyncIterator	=	URLSession.AsyncBytes.Iterator
  URLSession.DataTaskPublisher.Failure	=	URLError
  UTF16	=	Unicode.UTF16
  UTF32	=	Unicode.UTF32
  UTF8	=	Unicode.UTF8
  UTTagClass	s	Equatable Hashable RawRepresentable Codable
  UUID	s	Comparable Equatable Hashable Codable Sendable
  UUID.ReferenceType	=	NSUUID
  UnevenRoundedRectangle	s	InsettableShape Shape
  UnfoldFirstSequence	=	UnfoldSequence
  Unicode.ASCII.CodeUnit	=	UInt8
  Unicode.ASCII.EncodedScalar	=	CollectionOfOne
  Unicode.ASCII.ForwardParser	=	Unicode.ASCII.Parser
  Unicode.ASCII.Parser.Encoding	=	Unicode.ASCII
  Unicode.ASCII.ReverseParser	=	Unicode.ASCII.Parser
  Unicode.Scalar.UnicodeScalarLiteralType	=	Unicode.Scalar
  Unicode.UTF16.CodeUnit	=	UInt16
  Unicode.UTF16.ForwardParser.Encoding	=	Unicode.UTF16
  Unicode.UTF16.ReverseParser.Encoding	=	Unicode.UTF16
  Unicode.UTF32.CodeUnit	=	UInt32
  Unicode.UTF32.EncodedScalar	=	CollectionOfOne
  Unicode.UTF32.ForwardParser	=	Unicode.UTF32.Parser
  Unicode.UTF32.Parser.Encoding	=	Unicode.UTF32
  Unicode.UTF32.ReverseParser	=	Unicode.UTF32.Parser
  Unicode.UTF8.CodeUnit	=	UInt8
  Unicode.UTF8.ForwardParser.Encoding	=	Unicode.UTF8
  Unicode.UTF8.ReverseParser.Encoding	=	Unicode.UTF8
  UnicodeCodec	p	
  UnicodeScalar	=	Unicode.Scalar
  UnicodeScalarLiteralConvertible	=	ExpressibleByUnicodeScalarLiteral
  UnicodeScalarType	=	String
  UnifiedCompactWindowToolbarStyle	s	WindowToolbarStyle
  UnifiedWindowToolbarStyle	s	WindowToolbarStyle
  UnitCurve	s	Hashable Sendable
  UnitPoint	s	Animatable Hashable Sendable
  UnkeyedDecodingContainer	p	
  UnkeyedEncodingContainer	p	
  Unmanaged	s	Sendable
  UnownedJob	s	Sendable
  UnsafeConcurrentValue	=	UnsafeSendable
  UnsafeMutablePointer.Distance	=	Int
  UnsafeMutableRawPointer.Pointee	=	UInt8
  UnsafePointer.Distance	=	Int
  UnsafeRawBufferPointer.Regions	=	CollectionOfOne
  UnsafeRawPointer.Pointee	=	UInt8
  UnsafeSendable	p	Sendable
  UnsafeThrowingContinuation	=	UnsafeContinuation
  UnsignedInteger	p	BinaryInteger
  UseCompactSectionSpacingTraitKey	s	
  UseCompactSectionSpacingTraitKey.Value	=	Bool
  UserDefaultLocation	c	Equatable Sendable
  UserInterfaceSizeClass	e	Equatable Hashable Sendable
  UtilityWindow	s	Scene
  VSplitView	s	View
  VStack	s	View
  VStackLayout	s	Layout Sendable
  VariableColorSymbolEffect	s	DiscreteSymbolEffect IndefiniteSymbolEffect SymbolEffect
  VectorArithmetic	p	AdditiveArithmetic
  VerticalAlignment	s	Equatable Sendable
  VerticalDirection	e	CaseIterable Equatable Hashable Int8 RawRepresentable Codable Sendable
  VerticalDirection.Set	s	OptionSet Sendable
  VerticalEdge	e	CaseIterable Equatable Hashable Int8 RawRepresentable Codable Sendable
  VerticalEdge.Set	s	OptionSet Sendable
  VerticalPageTabViewStyle	s	TabViewStyle
  VerticalPageTabViewStyle.TransitionStyle	s	
  View	p	
  ViewAlignedScrollTargetBehavior	s	ScrollTargetBehavior
  ViewAlignedScrollTargetBehavior.LimitBehavior	s	
  ViewBuilder	s	
  ViewDimensions	s	Equatable
  ViewModifier	p	
  ViewSpacing	s	Sendable
  ViewThatFits	s	View
  Viewpoint3D	s	Equatable Sendable
  Visibility	e	CaseIterable Hashable Sendable
  VisualEffect	p	Animatable Sendable
  VolumeViewpointUpdateStrategy	s	Equatable Sendable
  WheelDatePickerStyle	s	DatePickerStyle
  WheelPickerStyle	s	PickerStyle
  Widget	p	
  WidgetBundle	p	
  WidgetBundleBuilder	s	
  WidgetConfiguration	p	
  WiggleSymbolEffect	s	DiscreteSymbolEffect IndefiniteSymbolEffect SymbolEffect
  Window	s	Scene
  WindowBackgroundShapeStyle	s	ShapeStyle
  WindowBackgroundShapeStyle.Resolved	=	Never
  WindowDragGesture	s	Gesture
  WindowDragGesture.Value	s	Equatable
  WindowGroup	s	Scene
  WindowIdealSize	s	Sendable
  WindowInteractionBehavior	s	Sendable
  WindowLayoutRoot	s	
  WindowLevel	s	Hashable Sendable
  WindowManagerRole	s	Sendable
  WindowMenuBarExtraStyle	s	MenuBarExtraStyle
  WindowPlacement	s	Equatable
  WindowPlacement.Position	s	Equatable
  WindowPlacementContext	s	
  WindowProxy	s	
  WindowResizability	s	Sendable
  WindowStyle	p	
  WindowToolbarFullScreenVisibility	s	Sendable
  WindowToolbarStyle	p	
  WindowVisibilityToggle	s	View
  WorldAlignmentBehavior	s	Equatable Sendable
  WritingToolsBehavior	s	Hashable Sendable
  ZIndexTraitKey	s	
  ZIndexTraitKey.Value	=	Double
  ZStack	s	View
  ZStackLayout	s	Layout Sendable
  Zip2Sequence.Stream1	=	Sequence1.Iterator
  Zip2Sequence.Stream2	=	Sequence2.Iterator
  ZoomNavigationTransition	s	NavigationTransition
  """
