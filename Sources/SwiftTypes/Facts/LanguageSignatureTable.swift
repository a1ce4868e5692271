/// The members of the types and protocols of Swift, Foundation and CoreGraphics, as Apple's interfaces of the
/// iOS 18.6 SDK declare them, except static members in ``signatureTable``; see ``APISignature`` for the
/// columns. The types of parameters are omitted, except closures.
let languageSignatureTable: StaticString = """
  ISO8601Format	f	Date	(_?:_)	String
  a	v	CGAffineTransform		CGFloat
  a2	v	ColorMatrix		Float
  a3	v	ColorMatrix		Float
  a4	v	ColorMatrix		Float
  a5	v	ColorMatrix		Float
  abbreviated	V	Date.ComponentsFormatStyle.Style		Date.ComponentsFormatStyle.Style
  abbreviated	V	Date.FormatStyle.DateStyle		Date.FormatStyle.DateStyle
  abbreviated	V	Date.FormatStyle.Symbol.CyclicYear		Date.FormatStyle.Symbol.CyclicYear
  abbreviated	V	Date.FormatStyle.Symbol.DayPeriod.Width		Date.FormatStyle.Symbol.DayPeriod.Width
  abbreviated	V	Date.FormatStyle.Symbol.Era		Date.FormatStyle.Symbol.Era
  abbreviated	V	Date.FormatStyle.Symbol.Hour.AMPMStyle		Date.FormatStyle.Symbol.Hour.AMPMStyle
  abbreviated	V	Date.FormatStyle.Symbol.Month		Date.FormatStyle.Symbol.Month
  abbreviated	V	Date.FormatStyle.Symbol.Quarter		Date.FormatStyle.Symbol.Quarter
  abbreviated	V	Date.FormatStyle.Symbol.StandaloneMonth		Date.FormatStyle.Symbol.StandaloneMonth
  abbreviated	V	Date.FormatStyle.Symbol.StandaloneQuarter		Date.FormatStyle.Symbol.StandaloneQuarter
  abbreviated	V	Date.FormatStyle.Symbol.StandaloneWeekday		Date.FormatStyle.Symbol.StandaloneWeekday
  abbreviated	V	Date.FormatStyle.Symbol.Weekday		Date.FormatStyle.Symbol.Weekday
  abbreviated	V	Date.RelativeFormatStyle.UnitsStyle		Date.RelativeFormatStyle.UnitsStyle
  abbreviation	f	TimeZone	(for?:_)	String?
  absoluteString	v	URL		String
  absoluteURL	v	URL		URL
  accessibility	v	AttributeScopes.SwiftUIAttributes		_
  accountingAlways	F	CurrencyFormatStyleConfiguration.SignDisplayStrategy	(showZero?:_)	CurrencyFormatStyleConfiguration.SignDisplayStrategy
  action	v	SubscriptionView		_
  adaptiveImageGlyph	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute
  add	f	Decimal	(_:_)	Void
  addArc	f	CGMutablePath	(center:_,radius:_,startAngle:_,endAngle:_,clockwise:_,transform?:_)	Void
  addArc	f	CGMutablePath	(tangent1End:_,tangent2End:_,radius:_,transform?:_)	Void
  addCurve	f	CGMutablePath	(to:_,control1:_,control2:_,transform?:_)	Void
  addEllipse	f	CGMutablePath	(in:_,transform?:_)	Void
  addLine	f	CGMutablePath	(to:_,transform?:_)	Void
  addLines	f	CGMutablePath	(between:_,transform?:_)	Void
  addPath	f	CGMutablePath	(_:_,transform?:_)	Void
  addProduct	f	CGFloat	(_:_,_:_)	Void
  addProduct	f	Double	(_:_,_:_)	Void
  addProduct	f	Float	(_:_,_:_)	Void
  addProduct	f	FloatingPoint	(_:_,_:_)	Void
  addProduct	f	SIMD	(_:_,_:_)	Void
  addQuadCurve	f	CGMutablePath	(to:_,control:_,transform?:_)	Void
  addRect	f	CGMutablePath	(_:_,transform?:_)	Void
  addRects	f	CGMutablePath	(_:_,transform?:_)	Void
  addRelativeArc	f	CGMutablePath	(center:_,radius:_,startAngle:_,delta:_,transform?:_)	Void
  addRoundedRect	f	CGMutablePath	(in:_,cornerWidth:_,cornerHeight:_,transform?:_)	Void
  addTimeInterval	f	Date	(_:_)	Void
  addingPercentEncoding	f	StringProtocol	(withAllowedCharacters:_)	String?
  addingPercentEscapes	f	StringProtocol	(using:_)	String?
  addingProduct	f	FloatingPoint	(_:_,_:_)	Self
  addingProduct	f	SIMD	(_:_,_:_)	_
  addingReportingOverflow	f	FixedWidthInteger	(_:_)	()
  addingReportingOverflow	f	Int	(_:_)	()
  addingTimeInterval	f	Date	(_:_)	Date
  advanced	f	BinaryInteger	(by:_)	Self
  advanced	f	CGFloat	(by:_)	CGFloat
  advanced	f	Data	(by:_)	Data
  advanced	f	Date	(by:_)	Date
  advanced	f	Decimal	(by:_)	Decimal
  advanced	f	Double	(by:_)	Double
  advanced	f	Float	(by:_)	Float
  advanced	f	InstantProtocol	(by:_)	Self
  advanced	f	Int	(by:_)	Int
  advanced	f	RunLoop.SchedulerTimeType	(by:_)	RunLoop.SchedulerTimeType
  advanced	f	Strideable	(by:_)	Self
  afterDate	F	Calendar.RecurrenceRule.End	(_:_)	Calendar.RecurrenceRule.End
  afterOccurrences	F	Calendar.RecurrenceRule.End	(_:_)	Calendar.RecurrenceRule.End
  alignment	f	TableColumnContent	(_:_)	_
  all	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  all	V	TransferRepresentationVisibility		TransferRepresentationVisibility
  allKeys	v	KeyedDecodingContainerProtocol		_
  allSatisfy	f	AsyncSequence	(_:_)	_
  allSatisfy	f	Sequence	(_:{(Element)})	Bool
  allowAccessingOriginalFile	v	SentTransferredFile		Bool
  allowedFields	v	Date.AnchoredRelativeFormatStyle		Set
  allowedFields	v	Date.RelativeFormatStyle		Set
  allowedUnits	v	ByteCountFormatStyle		ByteCountFormatStyle.Units
  allowedUnits	v	Duration.UnitsFormatStyle		Set
  allowedUnits	v	Measurement.FormatStyle.ByteCount		Measurement.FormatStyle.ByteCount.Units
  alpha2	V	Locale.LanguageCode.IdentifierType		Locale.LanguageCode.IdentifierType
  alpha3	V	Locale.LanguageCode.IdentifierType		Locale.LanguageCode.IdentifierType
  alternateQuotationBeginDelimiter	v	Locale		String?
  alternateQuotationEndDelimiter	v	Locale		String?
  altitude	v	SpatialEventCollection.Event.InputDevicePose		Angle
  always	F	CurrencyFormatStyleConfiguration.SignDisplayStrategy	(showZero?:_)	CurrencyFormatStyleConfiguration.SignDisplayStrategy
  always	F	NumberFormatStyleConfiguration.SignDisplayStrategy	(includingZero?:_)	NumberFormatStyleConfiguration.SignDisplayStrategy
  always	V	URL.FormatStyle.ComponentDisplayOption		URL.FormatStyle.ComponentDisplayOption
  always	V	URL.FormatStyle.HostDisplayOption		URL.FormatStyle.HostDisplayOption
  amSymbol	v	Calendar		String
  anchor	v	Date.AnchoredRelativeFormatStyle		Date
  and	V	ListFormatStyle.ListType		ListFormatStyle.ListType
  animate	f	UIViewControllerRepresentableContext	(changes:_,completion:_)	_
  animate	f	UIViewRepresentableContext	(changes:_,completion:_)	_
  append	f	Array	(_:_)	Void
  append	f	Array	(contentsOf:_)	Void
  append	f	AttributedString	(_:_)	Void
  append	f	Data	(_:_)	Void
  append	f	Data	(_:_,count:_)	Void
  append	f	Data	(contentsOf:_)	Void
  append	f	Data.InlineData	(byte:_)	Void
  append	f	Data.InlineData	(contentsOf:_)	Void
  append	f	IndexPath	(_:_)	Void
  append	f	RangeReplaceableCollection	(_:_)	Void
  append	f	RangeReplaceableCollection	(contentsOf:_)	Void
  append	f	String	(_:_)	Void
  append	f	String	(contentsOf:_)	Void
  append	f	Substring	(contentsOf:_)	Void
  append	f	URL	(component:_,directoryHint?:_)	Void
  append	f	URL	(components:_...,directoryHint?:_)	Void
  append	f	URL	(path:_,directoryHint?:_)	Void
  append	f	URL	(queryItems:_)	Void
  appendLiteral	f	StringInterpolationProtocol	(_:_)	Void
  appendPathComponent	f	URL	(_:_)	Void
  appendPathComponent	f	URL	(_:_,conformingTo:_)	Void
  appendPathComponent	f	URL	(_:_,isDirectory:_)	Void
  appendPathExtension	f	URL	(_:_)	Void
  appendPathExtension	f	URL	(for:_)	Void
  appending	f	IndexPath	(_:_)	IndexPath
  appending	f	StringProtocol	(_:_)	String
  appending	f	URL	(component:_,directoryHint?:_)	URL
  appending	f	URL	(components:_...,directoryHint?:_)	URL
  appending	f	URL	(path:_,directoryHint?:_)	URL
  appending	f	URL	(queryItems:_)	URL
  appendingFormat	f	StringProtocol	(_:_,_:_...)	String
  appendingPathComponent	f	String	(_:_,conformingTo:_)	Never
  appendingPathComponent	f	URL	(_:_)	URL
  appendingPathComponent	f	URL	(_:_,conformingTo:_)	URL
  appendingPathComponent	f	URL	(_:_,isDirectory:_)	URL
  appendingPathExtension	f	String	(for:_)	Never
  appendingPathExtension	f	URL	(_:_)	URL
  appendingPathExtension	f	URL	(for:_)	URL
  applicationDirectory	V	URL		URL
  applicationSupportDirectory	V	URL		URL
  applying	f	CGPoint	(_:_)	CGPoint
  applying	f	CGRect	(_:_)	CGRect
  applying	f	CGSize	(_:_)	CGSize
  applying	f	RangeReplaceableCollection	(_:_)	Self?
  applyingTransform	f	StringProtocol	(_:_,reverse:_)	String?
  asProvided	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  asUnownedSerialExecutor	f	SerialExecutor	()	_
  asUnownedTaskExecutor	f	TaskExecutor	()	_
  asciiValue	v	Character		UInt8?
  assertIsolated	F	GlobalActor	(_:_,file:_,line:_)	_
  assertIsolated	f	Actor	(_:_,file:_,line:_)	_
  assertIsolated	f	SerialExecutor	(_:_,file:_,line:_)	_
  assumeIsolated	f	Actor	(_:_,file:_,line:_)	_
  atURL	F	LocalizedStringResource.BundleDescription	(_:_)	LocalizedStringResource.BundleDescription
  attemptRecovery	f	RecoverableError	(optionIndex:_)	Bool
  attemptRecovery	f	RecoverableError	(optionIndex:_,resultHandler:{})	Void
  attributed	v	ByteCountFormatStyle		ByteCountFormatStyle.Attributed
  attributed	v	Date.FormatStyle		Date.AttributedStyle
  attributed	v	Date.VerbatimFormatStyle		Date.AttributedStyle
  attributed	v	Decimal.FormatStyle		Decimal.FormatStyle.Attributed
  attributed	v	Decimal.FormatStyle.Currency		Decimal.FormatStyle.Attributed
  attributed	v	Decimal.FormatStyle.Percent		Decimal.FormatStyle.Attributed
  attributed	v	Duration.TimeFormatStyle		Duration.TimeFormatStyle.Attributed
  attributed	v	Duration.UnitsFormatStyle		Duration.UnitsFormatStyle.Attributed
  attributed	v	FloatingPointFormatStyle		FloatingPointFormatStyle.Attributed
  attributed	v	FloatingPointFormatStyle.Currency		FloatingPointFormatStyle.Attributed
  attributed	v	FloatingPointFormatStyle.Percent		FloatingPointFormatStyle.Attributed
  attributed	v	IntegerFormatStyle		IntegerFormatStyle.Attributed
  attributed	v	IntegerFormatStyle.Currency		IntegerFormatStyle.Attributed
  attributed	v	IntegerFormatStyle.Percent		IntegerFormatStyle.Attributed
  attributed	v	Measurement.FormatStyle		Measurement.AttributedStyle
  attributed	v	Measurement.FormatStyle.ByteCount		Measurement.AttributedStyle.ByteCount
  attributedStyle	v	Date.FormatStyle		Date.FormatStyle.Attributed
  attributedStyle	v	Date.VerbatimFormatStyle		Date.VerbatimFormatStyle.Attributed
  automatic	V	TableStyle		AutomaticTableStyle
  automaticallyNotifiesObservers	F	NSKeyValueObservingCustomization	(for:_)	Bool
  autorelease	f	Unmanaged	()	Unmanaged
  autoupdatingCurrent	V	Calendar		Calendar
  autoupdatingCurrent	V	Locale		Locale
  availableCollations	F	Locale.Collation	(for:_)	[Locale.Collation]
  availableCollations	V	Locale.Collation		[Locale.Collation]
  availableIdentifiers	V	Locale		[String]
  availableNumberingSystems	V	Locale.NumberingSystem		[Locale.NumberingSystem]
  availableNumberingSystems	v	Locale		[Locale.NumberingSystem]
  azimuth	v	SpatialEventCollection.Event.InputDevicePose		Angle
  b	v	CGAffineTransform		CGFloat
  b2	v	ColorMatrix		Float
  b3	v	ColorMatrix		Float
  b4	v	ColorMatrix		Float
  b5	v	ColorMatrix		Float
  background	f	UIHostingConfiguration	(_:_)	_
  background	f	UIHostingConfiguration	(content:_)	_
  backgroundColor	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
  backgroundTask	f	Scene	(_:_,action:_)	_
  backgroundTask	f	WidgetConfiguration	(_:_,action:_)	_
  backward	V	Calendar.SearchDirection		Calendar.SearchDirection
  backward	v	WiggleSymbolEffect		WiggleSymbolEffect
  barometric	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  base	v	AnyHashable		Any
  base	v	DocumentBaseBox		_
  base	v	ReversedCollection.Index		_
  base	v	Substring		String
  base64EncodedData	f	Data	(options?:_)	Data
  base64EncodedString	f	Data	(options?:_)	String
  baseURL	v	URL		URL?
  baselineOffset	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
  bcp47	V	Locale.IdentifierType		Locale.IdentifierType
  bigEndian	v	FixedWidthInteger		Self
  binade	v	BinaryFloatingPoint		Self
  binade	v	CGFloat		CGFloat
  binade	v	Double		Double
  binade	v	Float		Float
  binary	V	ByteCountFormatStyle.Style		ByteCountFormatStyle.Style
  bitPattern	v	CGFloat		UInt
  bitPattern	v	Double		UInt64
  bitPattern	v	Float		UInt32
  bitWidth	v	BinaryInteger		Int
  bitWidth	v	FixedWidthInteger		Int
  body	f	CustomHoverEffect	(content:_)	_
  body	f	GridLayout	(children:_)	Never
  body	f	PreviewModifier	(content:_,context:_)	_
  body	f	Transition	(content:_,phase:_)	_
  body	f	ViewModifier	(content:_)	_
  body	v	AccessibilityRotorContent		_
  body	v	App		_
  body	v	Commands		_
  body	v	ControlWidget		_
  body	v	ControlWidgetConfiguration		_
  body	v	ControlWidgetTemplate		_
  body	v	Gesture		_
  body	v	ItemProviderTableRowModifier		_
  body	v	KeyframeTrackContent		_
  body	v	Keyframes		_
  body	v	Never		Never
  body	v	OnInsertTableRowModifier		_
  body	v	Scene		_
  body	v	Shape		_
  body	v	ShapeStyle		_
  body	v	TabContent		_
  body	v	ToolbarContent		_
  body	v	TransferRepresentation		_
  body	v	TupleTransferRepresentation		_
  body	v	UIViewControllerRepresentable		Never
  body	v	UIViewRepresentable		Never
  body	v	View		_
  body	v	Widget		_
  body	v	WidgetBundle		_
  body	v	WidgetConfiguration		_
  bookmarkData	F	URL	(withContentsOf:_)	Data
  bookmarkData	f	URL	(options?:_,includingResourceValuesForKeys?:_,relativeTo?:_)	Data
  buddhist	V	Calendar.Identifier		Calendar.Identifier
  buildArray	F	KeyframeTrackContentBuilder	(_:_)	_
  buildArray	F	KeyframesBuilder	(_:_)	_
  buildArray	F	PreviewCameraBuilder	(_:_)	[PreviewCamera]
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_,_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_,_:_,_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	AccessibilityRotorContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some AccessibilityRotorContent
  buildBlock	F	CommandsBuilder	()	EmptyCommands
  buildBlock	F	CommandsBuilder	(_:_)	_
  buildBlock	F	CommandsBuilder	(_:_,_:_)	some Commands
  buildBlock	F	CommandsBuilder	(_:_,_:_,_:_)	some Commands
  buildBlock	F	CommandsBuilder	(_:_,_:_,_:_,_:_)	some Commands
  buildBlock	F	CommandsBuilder	(_:_,_:_,_:_,_:_,_:_)	some Commands
  buildBlock	F	CommandsBuilder	(_:_,_:_,_:_,_:_,_:_,_:_)	some Commands
  buildBlock	F	CommandsBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some Commands
  buildBlock	F	CommandsBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some Commands
  buildBlock	F	CommandsBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some Commands
  buildBlock	F	CommandsBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some Commands
  buildBlock	F	ControlWidgetConfigurationBuilder	(_:_)	some ControlWidgetConfiguration
  buildBlock	F	ControlWidgetTemplateBuilder	(_:_)	some ControlWidgetTemplate
  buildBlock	F	KeyframeTrackContentBuilder	()	_
  buildBlock	F	KeyframesBuilder	()	_
  buildBlock	F	LibraryContentBuilder	(_:_...)	[LibraryItem]
  buildBlock	F	PreviewBodyBuilder	(_:_)	_
  buildBlock	F	PreviewMacroBodyBuilder	(_:_)	_
  buildBlock	F	SceneBuilder	(_:_)	_
  buildBlock	F	SceneBuilder	(_:_)	some Scene
  buildBlock	F	TabContentBuilder	(_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_,_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_,_:_,_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TabContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableColumnBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	TableRowBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	_
  buildBlock	F	ToolbarContentBuilder	(_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some ToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some CustomizableToolbarContent
  buildBlock	F	ToolbarContentBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	some ToolbarContent
  buildBlock	F	TransferRepresentationBuilder	(_:_)	_
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_,_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_,_:_,_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_,_:_,_:_,_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	TransferRepresentationBuilder	(_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_,_:_)	TupleTransferRepresentation
  buildBlock	F	ViewBuilder	()	EmptyView
  buildBlock	F	ViewBuilder	(_:_)	_
  buildBlock	F	WidgetBundleBuilder	()	some Widget
  buildBlock	F	WidgetBundleBuilder	(_:_)	some Widget
  buildEither	F	CommandsBuilder	(first:_)	_
  buildEither	F	CommandsBuilder	(second:_)	_
  buildEither	F	KeyframeTrackContentBuilder	(first:_)	_
  buildEither	F	KeyframeTrackContentBuilder	(second:_)	_
  buildEither	F	KeyframesBuilder	(first:_)	_
  buildEither	F	KeyframesBuilder	(second:_)	_
  buildEither	F	TabContentBuilder	(first:_)	_
  buildEither	F	TabContentBuilder	(second:_)	_
  buildEither	F	TableColumnBuilder	(first:_)	_
  buildEither	F	TableColumnBuilder	(second:_)	_
  buildEither	F	TableRowBuilder	(first:_)	_
  buildEither	F	TableRowBuilder	(second:_)	_
  buildEither	F	ToolbarContentBuilder	(first:_)	_
  buildEither	F	ToolbarContentBuilder	(second:_)	_
  buildEither	F	ViewBuilder	(first:_)	_
  buildEither	F	ViewBuilder	(second:_)	_
  buildExpression	F	AccessibilityRotorContentBuilder	(_:_)	_
  buildExpression	F	CommandsBuilder	(_:_)	_
  buildExpression	F	ControlWidgetConfigurationBuilder	(_:_)	_
  buildExpression	F	ControlWidgetTemplateBuilder	(_:_)	_
  buildExpression	F	KeyframeTrackContentBuilder	(_:_)	_
  buildExpression	F	KeyframesBuilder	(_:_)	_
  buildExpression	F	LibraryContentBuilder	(_:_)	[LibraryItem]
  buildExpression	F	PreviewCameraBuilder	(_:_)	[PreviewCamera]
  buildExpression	F	SceneBuilder	(_:_)	_
  buildExpression	F	TabContentBuilder	(_:_)	_
  buildExpression	F	TableColumnBuilder	(_:_)	_
  buildExpression	F	TableRowBuilder	(_:_)	_
  buildExpression	F	ToolbarContentBuilder	(_:_)	_
  buildExpression	F	TransferRepresentationBuilder	(_:_)	CodableRepresentation
  buildExpression	F	TransferRepresentationBuilder	(_:_)	_
  buildExpression	F	ViewBuilder	(_:_)	_
  buildExpression	F	WidgetBundleBuilder	(_:_)	_
  buildExpression	F	WidgetBundleBuilder	(_:_)	some Widget
  buildFinalResult	F	KeyframesBuilder	(_:_)	_
  buildIf	F	AccessibilityRotorContentBuilder	(_:_)	some AccessibilityRotorContent
  buildIf	F	CommandsBuilder	(_:_)	_
  buildIf	F	TabContentBuilder	(_:_)	_
  buildIf	F	TableColumnBuilder	(_:_)	_
  buildIf	F	TableRowBuilder	(_:_)	_
  buildIf	F	ToolbarContentBuilder	(_:_)	_
  buildIf	F	ViewBuilder	(_:_)	_
  buildLimitedAvailability	F	CommandsBuilder	(_:_)	some Commands
  buildLimitedAvailability	F	SceneBuilder	(_:_)	_
  buildLimitedAvailability	F	TabContentBuilder	(_:_)	_
  buildLimitedAvailability	F	TableColumnBuilder	(_:_)	_
  buildLimitedAvailability	F	ToolbarContentBuilder	(_:_)	some CustomizableToolbarContent
  buildLimitedAvailability	F	ToolbarContentBuilder	(_:_)	some ToolbarContent
  buildLimitedAvailability	F	ViewBuilder	(_:_)	AnyView
  buildLimitedAvailability	F	WidgetBundleBuilder	(_:_)	_
  buildOptional	F	SceneBuilder	(_:_)	some Scene
  buildOptional	F	WidgetBundleBuilder	(_:_)	some Widget
  buildPartialBlock	F	KeyframeTrackContentBuilder	(accumulated:_,next:_)	_
  buildPartialBlock	F	KeyframeTrackContentBuilder	(first:_)	_
  buildPartialBlock	F	KeyframesBuilder	(accumulated:_,next:_)	_
  buildPartialBlock	F	KeyframesBuilder	(first:_)	_
  buildPartialBlock	F	PreviewCameraBuilder	(accumulated:_,next:_)	[PreviewCamera]
  buildPartialBlock	F	PreviewCameraBuilder	(first:_)	[PreviewCamera]
  bundle	v	LocalizedStringResource		LocalizedStringResource.BundleDescription
  byLayer	v	AppearSymbolEffect		AppearSymbolEffect
  byLayer	v	BounceSymbolEffect		BounceSymbolEffect
  byLayer	v	BreatheSymbolEffect		BreatheSymbolEffect
  byLayer	v	DisappearSymbolEffect		DisappearSymbolEffect
  byLayer	v	PulseSymbolEffect		PulseSymbolEffect
  byLayer	v	ReplaceSymbolEffect		ReplaceSymbolEffect
  byLayer	v	RotateSymbolEffect		RotateSymbolEffect
  byLayer	v	ScaleSymbolEffect		ScaleSymbolEffect
  byLayer	v	WiggleSymbolEffect		WiggleSymbolEffect
  byteCount	F	FormatStyle	(style:_,allowedUnits?:_,spellsOutZero?:_,includesActualByteCount?:_)	Self
  byteSwapped	v	FixedWidthInteger		Self
  byteSwapped	v	Int		Int
  bytes	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  bytes	v	Data.InlineData		Data.InlineData.Buffer
  c	v	CGAffineTransform		CGFloat
  cString	f	StringProtocol	(using:_)	[CChar]?
  cachesDirectory	V	URL		URL
  calendar	V	Calendar.Component		Calendar.Component
  calendar	f	Date.ComponentsFormatStyle	(_:_)	Date.ComponentsFormatStyle
  calendar	f	SystemFormatStyle.DateOffset	(_:_)	SystemFormatStyle.DateOffset
  calendar	f	SystemFormatStyle.DateReference	(_:_)	SystemFormatStyle.DateReference
  calendar	v	Calendar.RecurrenceRule		Calendar
  calendar	v	Date.AnchoredRelativeFormatStyle		Calendar
  calendar	v	Date.ComponentsFormatStyle		Calendar
  calendar	v	Date.FormatStyle		Calendar
  calendar	v	Date.IntervalFormatStyle		Calendar
  calendar	v	Date.ParseStrategy		Calendar
  calendar	v	Date.RelativeFormatStyle		Calendar
  calendar	v	Date.VerbatimFormatStyle		Calendar
  calendar	v	DateComponents		Calendar?
  calendar	v	Locale		Calendar
  calendar	v	Locale.Components		Calendar.Identifier?
  canBeConverted	f	StringProtocol	(to:_)	Bool
  canStore	F	Data.InlineData	(count:_)	Bool
  canonicalIdentifier	F	Locale	(from:_)	String
  canonicalLanguageIdentifier	F	Locale	(from:_)	String
  capacity	v	Array		Int
  capacity	v	Data.InlineData		Int
  capacity	v	Dictionary		Int
  capacity	v	Set		Int
  capitalizationContext	v	Date.AnchoredRelativeFormatStyle		FormatStyleCapitalizationContext
  capitalizationContext	v	Date.FormatStyle		FormatStyleCapitalizationContext
  capitalizationContext	v	Date.RelativeFormatStyle		FormatStyleCapitalizationContext
  capitalized	f	StringProtocol	(with:_)	String
  capitalized	v	StringProtocol		String
  caseInsensitiveCompare	f	StringProtocol	(_:_)	ComparisonResult
  characterDirection	F	Locale	(forLanguage:_)	Locale.LanguageDirection
  characterDirection	v	Locale.Language		Locale.LanguageDirection
  characters	v	AsyncSequence		_
  characters	v	AttributedString		AttributedString.CharacterView
  characters	v	AttributedStringProtocol		_
  characters	v	String		String
  characters	v	Substring		Substring
  checkFileSystem	V	URL.DirectoryHint		URL.DirectoryHint
  checkIsolated	f	SerialExecutor	()	Void
  checkPromisedItemIsReachable	f	URL	()	Bool
  checkResourceIsReachable	f	URL	()	Bool
  chinese	V	Calendar.Identifier		Calendar.Identifier
  clamp	f	SIMD	(lowerBound:_,upperBound:_)	Void
  clamped	f	ClosedRange	(to:_)	ClosedRange
  clamped	f	Range	(to:_)	Range
  clamped	f	SIMD	(lowerBound:_,upperBound:_)	_
  cldr	V	Locale.IdentifierType		Locale.IdentifierType
  clockwise	v	RotateSymbolEffect		RotateSymbolEffect
  clockwise	v	WiggleSymbolEffect		WiggleSymbolEffect
  codingKey	v	CodingKeyRepresentable		CodingKey
  codingKey	v	Int		CodingKey
  codingKey	v	RawRepresentable		CodingKey
  codingKey	v	String		CodingKey
  codingPath	v	Decoder		[CodingKey]
  codingPath	v	Encoder		[CodingKey]
  codingPath	v	KeyedDecodingContainerProtocol		[CodingKey]
  codingPath	v	KeyedEncodingContainerProtocol		[CodingKey]
  codingPath	v	SingleValueDecodingContainer		[CodingKey]
  codingPath	v	SingleValueEncodingContainer		[CodingKey]
  codingPath	v	UnkeyedDecodingContainer		[CodingKey]
  codingPath	v	UnkeyedEncodingContainer		[CodingKey]
  collation	v	Locale		Locale.Collation
  collation	v	Locale.Components		Locale.Collation?
  collationIdentifier	v	Locale		String?
  collatorIdentifier	v	Locale		String?
  colon	V	Date.ISO8601FormatStyle.TimeSeparator		Date.ISO8601FormatStyle.TimeSeparator
  colon	V	Date.ISO8601FormatStyle.TimeZoneSeparator		Date.ISO8601FormatStyle.TimeZoneSeparator
  column	V	PreviewRegistry		Int
  combine	f	Hasher	(_:_)	Void
  combine	f	Hasher	(bytes:_)	Void
  commands	f	Scene	(content:_)	_
  commandsRemoved	f	Scene	()	some Scene
  commandsReplaced	f	Scene	(content:_)	_
  commonISOCurrencyCodes	V	Locale		[String]
  commonPrefix	f	StringProtocol	(with:_,options?:_)	String
  compactMap	f	AsyncSequence	(_:_)	_
  compactMap	f	Sequence	(_:{(Element)})	[_]
  compactMapValues	f	Dictionary	(_:{(_)})	Dictionary
  compare	f	Calendar	(_:_,to:_,toGranularity:_)	ComparisonResult
  compare	f	ComparableComparator	(_:_,_:_)	ComparisonResult
  compare	f	Date	(_:_)	ComparisonResult
  compare	f	DateInterval	(_:_)	ComparisonResult
  compare	f	IndexPath	(_:_)	ComparisonResult
  compare	f	Never	(_:_,_:_)	ComparisonResult
  compare	f	Sequence	(_:_,_:_)	ComparisonResult
  compare	f	SortComparator	(_:_,_:_)	_
  compare	f	String.StandardComparator	(_:_,_:_)	ComparisonResult
  compare	f	StringProtocol	(_:_,options?:_,range?:_,locale?:_)	ComparisonResult
  complete	V	Date.FormatStyle.DateStyle		Date.FormatStyle.DateStyle
  complete	V	Date.FormatStyle.TimeStyle		Date.FormatStyle.TimeStyle
  completePath	f	StringProtocol	(into?:_,caseSensitive:_,matchesInto?:_,filterTypes?:_)	Int
  component	f	Calendar	(_:_,from:_)	Int
  components	F	FormatStyle	(style:_,fields?:_)	Self
  components	F	Locale	(fromIdentifier:_)	[:]
  components	f	StringProtocol	(separatedBy:_)	[String]
  components	v	Duration		()
  componentsSeparated	f	CGPath	(using?:_)	[CGPath]
  concatenating	f	CGAffineTransform	(_:_)	CGAffineTransform
  condensedAbbreviated	V	Date.ComponentsFormatStyle.Style		Date.ComponentsFormatStyle.Style
  configuration	v	AppearSymbolEffect		SymbolEffectConfiguration
  configuration	v	AutomaticSymbolEffect		SymbolEffectConfiguration
  configuration	v	BounceSymbolEffect		SymbolEffectConfiguration
  configuration	v	BreatheSymbolEffect		SymbolEffectConfiguration
  configuration	v	DisappearSymbolEffect		SymbolEffectConfiguration
  configuration	v	PulseSymbolEffect		SymbolEffectConfiguration
  configuration	v	ReplaceSymbolEffect		SymbolEffectConfiguration
  configuration	v	ReplaceSymbolEffect.MagicReplace		SymbolEffectConfiguration
  configuration	v	RotateSymbolEffect		SymbolEffectConfiguration
  configuration	v	ScaleSymbolEffect		SymbolEffectConfiguration
  configuration	v	SymbolEffect		SymbolEffectConfiguration
  configuration	v	VariableColorSymbolEffect		SymbolEffectConfiguration
  configuration	v	WiggleSymbolEffect		SymbolEffectConfiguration
  consuming	f	CustomConsumingRegexComponent	(_:_,startingAt:_,in:_)	_
  consuming	f	Date.FormatStyle	(_:_,startingAt:_,in:_)	_
  consuming	f	Date.ISO8601FormatStyle	(_:_,startingAt:_,in:_)	_
  consuming	f	Date.ParseStrategy	(_:_,startingAt:_,in:_)	_
  consuming	f	Date.VerbatimFormatStyle	(_:_,startingAt:_,in:_)	_
  consuming	f	Decimal.FormatStyle	(_:_,startingAt:_,in:_)	_
  consuming	f	Decimal.FormatStyle.Currency	(_:_,startingAt:_,in:_)	_
  consuming	f	Decimal.FormatStyle.Percent	(_:_,startingAt:_,in:_)	_
  consuming	f	FloatingPointFormatStyle	(_:_,startingAt:_,in:_)	_
  consuming	f	FloatingPointFormatStyle.Currency	(_:_,startingAt:_,in:_)	_
  consuming	f	FloatingPointFormatStyle.Percent	(_:_,startingAt:_,in:_)	_
  consuming	f	IntegerFormatStyle	(_:_,startingAt:_,in:_)	_
  consuming	f	IntegerFormatStyle.Currency	(_:_,startingAt:_,in:_)	_
  consuming	f	IntegerFormatStyle.Percent	(_:_,startingAt:_,in:_)	_
  consuming	f	URL.ParseStrategy	(_:_,startingAt:_,in:_)	_
  container	f	Decoder	(keyedBy:_)	_
  container	f	Encoder	(keyedBy:_)	_
  contains	f	AsyncSequence	(_:_)	Bool
  contains	f	AsyncSequence	(where:_)	_
  contains	f	BidirectionalCollection	(_:_)	Bool
  contains	f	CGPath	(_:_,using?:_,transform?:_)	Bool
  contains	f	CGRect	(_:_)	Bool
  contains	f	ClosedRange	(_:_)	Bool
  contains	f	Collection	(_:_)	Bool
  contains	f	DateInterval	(_:_)	Bool
  contains	f	KeyedDecodingContainerProtocol	(_:_)	Bool
  contains	f	OptionSet	(_:_)	Bool
  contains	f	PartialRangeFrom	(_:_)	Bool
  contains	f	PartialRangeThrough	(_:_)	Bool
  contains	f	PartialRangeUpTo	(_:_)	Bool
  contains	f	Range	(_:_)	Bool
  contains	f	RangeExpression	(_:_)	Bool
  contains	f	Sequence	(_:_)	Bool
  contains	f	Sequence	(where:{(Element)})	Bool
  contains	f	Set	(_:_)	Bool
  contains	f	SetAlgebra	(_:_)	Bool
  contains	f	StringProtocol	(_:_)	Bool
  content	v	SubscriptionView		_
  content	v	TableColumnForEach		_
  contextMenu	f	TableRowContent	(menuItems:_)	_
  contextMenu	f	TableRowContent	(menuItems:_,preview:_)	_
  continuous	V	Clock		_
  control	V	LibraryItem.Category		LibraryItem.Category
  conversational	F	Date.FormatStyle.Symbol.DayPeriod	(_:_)	Date.FormatStyle.Symbol.DayPeriod
  conversationalDefaultDigits	F	Date.FormatStyle.Symbol.Hour	(amPM:_)	Date.FormatStyle.Symbol.Hour
  conversationalTwoDigits	F	Date.FormatStyle.Symbol.Hour	(amPM:_)	Date.FormatStyle.Symbol.Hour
  convert	f	Measurement	(to:_)	Void
  convert	f	UIGestureRecognizerRepresentableCoordinateSpaceConverter	(globalPoint:_,to:_)	CGPoint
  converted	f	Measurement	(to:_)	Measurement
  converter	v	UIGestureRecognizerRepresentableContext		UIGestureRecognizerRepresentableCoordinateSpaceConverter
  coordinateSpace	v	SpatialEventGesture		CoordinateSpace
  coordinateSpace	v	SpatialTapGesture		CoordinateSpace
  coordinator	v	UIGestureRecognizerRepresentableContext		_
  coordinator	v	UIViewControllerRepresentableContext		_
  coordinator	v	UIViewRepresentableContext		_
  coptic	V	Calendar.Identifier		Calendar.Identifier
  copy	f	CGPath	(dashingWithPhase:_,lengths:_,transform?:_)	CGPath
  copy	f	CGPath	(strokingWithWidth:_,lineCap:_,lineJoin:_,miterLimit:_,transform?:_)	CGPath
  copyBytes	f	Data	(to:_,count:_)	Void
  copyBytes	f	Data	(to:_,from:_)	Void
  copyBytes	f	Data	(to:_,from?:_)	Int
  copyBytes	f	Data.InlineData	(to:_,from:_)	Void
  copyBytes	f	DataProtocol	(to:_)	Int
  copyBytes	f	DataProtocol	(to:_,count:_)	Int
  copyBytes	f	DataProtocol	(to:_,from:_)	Int
  copyBytes	f	DataProtocol	(to:_,from:_)	Void
  count	f	Sequence	(where:{(Element)})	Int
  count	v	Array		Int
  count	v	Collection		Int
  count	v	CollectionOfOne		Int
  count	v	Data		Int
  count	v	Data.InlineData		Int
  count	v	Data.RangeReference		Int
  count	v	Dictionary		Int
  count	v	EmptyCollection		Int
  count	v	IndexPath		Int
  count	v	Int.Words		Int
  count	v	Repeated		Int
  count	v	Set		Int
  count	v	SpatialTapGesture		Int
  count	v	String		Int
  count	v	UnkeyedDecodingContainer		Int?
  count	v	UnkeyedEncodingContainer		Int
  counterClockwise	v	RotateSymbolEffect		RotateSymbolEffect
  counterClockwise	v	WiggleSymbolEffect		WiggleSymbolEffect
  cumulative	v	VariableColorSymbolEffect		VariableColorSymbolEffect
  currency	F	FormatStyle	(code:_)	Self
  currency	F	ParseableFormatStyle	(code:_)	Self
  currency	v	Locale		Locale.Currency?
  currency	v	Locale.Components		Locale.Currency?
  currencyCode	v	Decimal.FormatStyle.Currency		String
  currencyCode	v	FloatingPointFormatStyle.Currency		String
  currencyCode	v	IntegerFormatStyle.Currency		String
  currencyCode	v	Locale		String?
  currencySymbol	v	Locale		String?
  current	V	Calendar		Calendar
  current	V	Locale		Locale
  currentDirectory	F	URL	()	URL
  currentIndex	v	UnkeyedDecodingContainer		Int
  custom	F	Data.Deallocator	(_:{})	Data.Deallocator
  custom	f	WiggleSymbolEffect	(angle:_)	WiggleSymbolEffect
  customMirror	v	AnyHashable		Mirror
  customMirror	v	Array		Mirror
  customMirror	v	Bool		Mirror
  customMirror	v	CGFloat		Mirror
  customMirror	v	CGPoint		Mirror
  customMirror	v	CGRect		Mirror
  customMirror	v	CGSize		Mirror
  customMirror	v	Calendar		Mirror
  customMirror	v	Character		Mirror
  customMirror	v	ClosedRange		Mirror
  customMirror	v	CollectionOfOne		Mirror
  customMirror	v	CustomReflectable		Mirror
  customMirror	v	Data		Mirror
  customMirror	v	Date		Mirror
  customMirror	v	DateComponents		Mirror
  customMirror	v	DateInterval		Mirror
  customMirror	v	Dictionary		Mirror
  customMirror	v	Double		Mirror
  customMirror	v	Float		Mirror
  customMirror	v	IndexPath		Mirror
  customMirror	v	Int		Mirror
  customMirror	v	Locale		Mirror
  customMirror	v	Measurement		Mirror
  customMirror	v	Optional		Mirror
  customMirror	v	Range		Mirror
  customMirror	v	Set		Mirror
  customMirror	v	StaticString		Mirror
  customMirror	v	StrideThrough		Mirror
  customMirror	v	StrideTo		Mirror
  customMirror	v	String		Mirror
  customMirror	v	Substring		Mirror
  customMirror	v	TimeZone		Mirror
  customMirror	v	URLComponents		Mirror
  customMirror	v	URLQueryItem		Mirror
  customMirror	v	UUID		Mirror
  customPlaygroundQuickLook	v	Bool		_PlaygroundQuickLook
  customPlaygroundQuickLook	v	CGPoint		PlaygroundQuickLook
  customPlaygroundQuickLook	v	CGRect		PlaygroundQuickLook
  customPlaygroundQuickLook	v	CGSize		PlaygroundQuickLook
  customPlaygroundQuickLook	v	Character		_PlaygroundQuickLook
  customPlaygroundQuickLook	v	Date		PlaygroundQuickLook
  customPlaygroundQuickLook	v	Double		_PlaygroundQuickLook
  customPlaygroundQuickLook	v	Float		_PlaygroundQuickLook
  customPlaygroundQuickLook	v	Int		_PlaygroundQuickLook
  customPlaygroundQuickLook	v	String		_PlaygroundQuickLook
  customPlaygroundQuickLook	v	Substring		_PlaygroundQuickLook
  customPlaygroundQuickLook	v	URL		PlaygroundQuickLook
  customizationID	f	TableColumnContent	(_:_)	_
  d	v	CGAffineTransform		CGFloat
  daily	F	Calendar.RecurrenceRule	(calendar:_,interval?:_,end?:_,matchingPolicy?:_,repeatedTimePolicy?:_,months?:_,daysOfTheMonth?:_,weekdays?:_,hours?:_,minutes?:_,seconds?:_,setPositions?:_)	Calendar.RecurrenceRule
  daily	V	Calendar.RecurrenceRule.Frequency		Calendar.RecurrenceRule.Frequency
  dash	V	Date.ISO8601FormatStyle.DateSeparator		Date.ISO8601FormatStyle.DateSeparator
  data	f	String	(using:_,allowLossyConversion?:_)	Data?
  data	f	StringProtocol	(using:_,allowLossyConversion?:_)	Data?
  data	v	DynamicTableRowContent		_
  data	v	TableColumnForEach		Data
  dataRepresentation	v	URL		Data
  date	F	Date.ParseStrategy	(_:_,locale:_,timeZone:_,calendar:_)	Date.ParseStrategy
  date	F	Date.ParseStrategy	(format:_,locale:_,timeZone:_,calendar:_,twoDigitStartDate:_)	_
  date	F	RegexComponent	(_:_,locale:_,timeZone:_,calendar:_)	Date.ParseStrategy
  date	F	RegexComponent	(format:_,locale:_,timeZone:_,calendar:_,twoDigitStartDate:_)	_
  date	f	Calendar	(_:_,matchesComponents:_)	Bool
  date	f	Calendar	(byAdding:_,to:_,wrappingComponents?:_)	Date?
  date	f	Calendar	(byAdding:_,value:_,to:_,wrappingComponents?:_)	Date?
  date	f	Calendar	(bySetting:_,value:_,of:_)	Date?
  date	f	Calendar	(bySettingHour:_,minute:_,second:_,of:_,matchingPolicy?:_,repeatedTimePolicy?:_,direction?:_)	Date?
  date	f	Calendar	(from:_)	Date?
  date	v	Calendar.RecurrenceRule.End		Date?
  date	v	DateComponents		Date?
  date	v	RunLoop.SchedulerTimeType		Date
  dateComponents	f	Calendar	(_:_,from:_)	DateComponents
  dateComponents	f	Calendar	(_:_,from:_,to:_)	DateComponents
  dateComponents	f	Calendar	(in:_,from:_)	DateComponents
  dateInterval	f	Calendar	(of:_,for:_)	DateInterval?
  dateInterval	f	Calendar	(of:_,start:_,interval:_,for:_)	Bool
  dateIntervalOfWeekend	f	Calendar	(containing:_)	DateInterval?
  dateIntervalOfWeekend	f	Calendar	(containing:_,start:_,interval:_)	Bool
  dateSeparator	f	Date.ISO8601FormatStyle	(_:_)	Date.ISO8601FormatStyle
  dateSeparator	v	Date.ISO8601FormatStyle		Date.ISO8601FormatStyle.DateSeparator
  dateTime	F	RegexComponent	(date:_,time:_,locale:_,timeZone:_,calendar:_)	Date.ParseStrategy
  dateTimeSeparator	f	Date.ISO8601FormatStyle	(_:_)	Date.ISO8601FormatStyle
  dateTimeSeparator	v	Date.ISO8601FormatStyle		Date.ISO8601FormatStyle.DateTimeSeparator
  dates	f	Calendar	(byAdding:_,startingAt:_,in?:_,wrappingComponents?:_)	_
  dates	f	Calendar	(byAdding:_,value?:_,startingAt:_,in?:_,wrappingComponents?:_)	_
  dates	f	Calendar	(byMatching:_,startingAt:_,in?:_,matchingPolicy?:_,repeatedTimePolicy?:_,direction?:_)	_
  day	V	Calendar.Component		Calendar.Component
  day	V	Date.ComponentsFormatStyle.Field		Date.ComponentsFormatStyle.Field
  day	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  day	f	Date.ISO8601FormatStyle	()	Date.ISO8601FormatStyle
  day	f	Date.IntervalFormatStyle	()	Date.IntervalFormatStyle
  day	v	DateComponents		Int?
  dayOfYear	V	Calendar.Component		Calendar.Component
  dayOfYear	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  dayOfYear	v	DateComponents		Int?
  daylightSavingTimeOffset	f	TimeZone	(for?:_)	TimeInterval
  daysOfTheMonth	v	Calendar.RecurrenceRule		[Int]
  daysOfTheYear	v	Calendar.RecurrenceRule		[Int]
  debugDescription	v	AnyHashable		String
  debugDescription	v	Array		String
  debugDescription	v	CGPoint		String
  debugDescription	v	CGRect		String
  debugDescription	v	CGSize		String
  debugDescription	v	CGVector		String
  debugDescription	v	CVaListPointer		String
  debugDescription	v	Calendar		String
  debugDescription	v	Calendar.Identifier		String
  debugDescription	v	Character		String
  debugDescription	v	ClosedRange		String
  debugDescription	v	CodingKey		String
  debugDescription	v	CollectionOfOne		String
  debugDescription	v	CustomDebugStringConvertible		String
  debugDescription	v	Data		String
  debugDescription	v	Date		String
  debugDescription	v	DateComponents		String
  debugDescription	v	DateInterval		String
  debugDescription	v	Dictionary		String
  debugDescription	v	Double		String
  debugDescription	v	Expression		String
  debugDescription	v	Float		String
  debugDescription	v	IndexPath		String
  debugDescription	v	KeyValuePairs		String
  debugDescription	v	Locale		String
  debugDescription	v	Locale.Collation		String
  debugDescription	v	Locale.Currency		String
  debugDescription	v	Locale.MeasurementSystem		String
  debugDescription	v	Locale.NumberingSystem		String
  debugDescription	v	Locale.Subdivision		String
  debugDescription	v	Locale.Variant		String
  debugDescription	v	Measurement		String
  debugDescription	v	OpaquePointer		String
  debugDescription	v	Optional		String
  debugDescription	v	Range		String
  debugDescription	v	Set		String
  debugDescription	v	StaticString		String
  debugDescription	v	String		String
  debugDescription	v	String.Index		String
  debugDescription	v	Substring		String
  debugDescription	v	TimeZone		String
  debugDescription	v	URL		String
  debugDescription	v	URLComponents		String
  debugDescription	v	URLQueryItem		String
  debugDescription	v	UTTagClass		String
  debugDescription	v	UUID		String
  decimal	V	ByteCountFormatStyle.Style		ByteCountFormatStyle.Style
  decimalSeparator	f	Decimal.FormatStyle	(strategy:_)	Decimal.FormatStyle
  decimalSeparator	f	Decimal.FormatStyle.Currency	(strategy:_)	Decimal.FormatStyle.Currency
  decimalSeparator	f	Decimal.FormatStyle.Percent	(strategy:_)	Decimal.FormatStyle.Percent
  decimalSeparator	f	FloatingPointFormatStyle	(strategy:_)	FloatingPointFormatStyle
  decimalSeparator	f	FloatingPointFormatStyle.Currency	(strategy:_)	FloatingPointFormatStyle.Currency
  decimalSeparator	f	FloatingPointFormatStyle.Percent	(strategy:_)	FloatingPointFormatStyle.Percent
  decimalSeparator	f	IntegerFormatStyle	(strategy:_)	IntegerFormatStyle
  decimalSeparator	f	IntegerFormatStyle.Currency	(strategy:_)	IntegerFormatStyle.Currency
  decimalSeparator	f	IntegerFormatStyle.Percent	(strategy:_)	IntegerFormatStyle.Percent
  decimalSeparator	v	Locale		String?
  decode	F	DecodableAttributedStringKey	(from:_)	_
  decode	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	Bool
  decode	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	Double
  decode	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	Float
  decode	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	Int
  decode	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	String
  decode	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	_
  decode	f	SingleValueDecodingContainer	(_:_)	Bool
  decode	f	SingleValueDecodingContainer	(_:_)	Double
  decode	f	SingleValueDecodingContainer	(_:_)	Float
  decode	f	SingleValueDecodingContainer	(_:_)	Int
  decode	f	SingleValueDecodingContainer	(_:_)	String
  decode	f	SingleValueDecodingContainer	(_:_)	_
  decode	f	UnicodeCodec	(_:_)	_
  decode	f	UnkeyedDecodingContainer	(_:_)	Bool
  decode	f	UnkeyedDecodingContainer	(_:_)	Double
  decode	f	UnkeyedDecodingContainer	(_:_)	Float
  decode	f	UnkeyedDecodingContainer	(_:_)	Int
  decode	f	UnkeyedDecodingContainer	(_:_)	String
  decode	f	UnkeyedDecodingContainer	(_:_)	_
  decode	f	UnkeyedDecodingContainer	(_:_,configuration:_)	_
  decodeCString	F	String	(_:_,as:_,repairingInvalidCodeUnits?:_)	_
  decodeIfPresent	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	Bool?
  decodeIfPresent	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	Double?
  decodeIfPresent	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	Float?
  decodeIfPresent	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	Int?
  decodeIfPresent	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	String?
  decodeIfPresent	f	KeyedDecodingContainerProtocol	(_:_,forKey:_)	_
  decodeIfPresent	f	UnkeyedDecodingContainer	(_:_)	Bool?
  decodeIfPresent	f	UnkeyedDecodingContainer	(_:_)	Double?
  decodeIfPresent	f	UnkeyedDecodingContainer	(_:_)	Float?
  decodeIfPresent	f	UnkeyedDecodingContainer	(_:_)	Int?
  decodeIfPresent	f	UnkeyedDecodingContainer	(_:_)	String?
  decodeIfPresent	f	UnkeyedDecodingContainer	(_:_)	_
  decodeIfPresent	f	UnkeyedDecodingContainer	(_:_,configuration:_)	_
  decodeMarkdown	F	MarkdownDecodableAttributedStringKey	(from:_)	_
  decodeNil	f	KeyedDecodingContainerProtocol	(forKey:_)	Bool
  decodeNil	f	SingleValueDecodingContainer	()	Bool
  decodeNil	f	UnkeyedDecodingContainer	()	Bool
  decodePredicateExpression	f	UnkeyedDecodingContainer	(input:_,output:_,predicateConfiguration:_)	_
  decodePredicateExpression	f	UnkeyedDecodingContainer	(input:_,predicateConfiguration:_)	_
  decodePredicateExpressionIfPresent	f	UnkeyedDecodingContainer	(input:_,output:_,predicateConfiguration:_)	_
  decodePredicateExpressionIfPresent	f	UnkeyedDecodingContainer	(input:_,predicateConfiguration:_)	_
  decomposed	f	CGAffineTransform	()	CGAffineTransformComponents
  decomposedStringWithCanonicalMapping	v	StringProtocol		String
  decomposedStringWithCompatibilityMapping	v	StringProtocol		String
  default	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  defaultAppStorage	f	Scene	(_:_)	some Scene
  defaultDigits	F	Date.FormatStyle.Symbol.Hour	(amPM:_)	Date.FormatStyle.Symbol.Hour
  defaultDigits	F	Date.FormatStyle.Symbol.VerbatimHour	(clock:_,hourCycle:_)	Date.FormatStyle.Symbol.VerbatimHour
  defaultDigits	V	Date.FormatStyle.Symbol.Day		Date.FormatStyle.Symbol.Day
  defaultDigits	V	Date.FormatStyle.Symbol.DayOfYear		Date.FormatStyle.Symbol.DayOfYear
  defaultDigits	V	Date.FormatStyle.Symbol.Minute		Date.FormatStyle.Symbol.Minute
  defaultDigits	V	Date.FormatStyle.Symbol.Month		Date.FormatStyle.Symbol.Month
  defaultDigits	V	Date.FormatStyle.Symbol.Second		Date.FormatStyle.Symbol.Second
  defaultDigits	V	Date.FormatStyle.Symbol.StandaloneMonth		Date.FormatStyle.Symbol.StandaloneMonth
  defaultDigits	V	Date.FormatStyle.Symbol.Week		Date.FormatStyle.Symbol.Week
  defaultDigits	V	Date.FormatStyle.Symbol.Year		Date.FormatStyle.Symbol.Year
  defaultDigits	V	Date.FormatStyle.Symbol.YearForWeekOfYear		Date.FormatStyle.Symbol.YearForWeekOfYear
  defaultDigitsNoAMPM	V	Date.FormatStyle.Symbol.Hour		Date.FormatStyle.Symbol.Hour
  defaultLayout	V	PreviewTrait		PreviewTrait
  defaultSize	f	Scene	(_:_)	some Scene
  defaultSize	f	Scene	(width:_,height:_)	some Scene
  defaultValue	F	URL.ParseStrategy.ComponentParseStrategy	(_:_)	URL.ParseStrategy.ComponentParseStrategy
  defaultValue	v	LocalizedStringResource		String.LocalizationValue
  defaultVisibility	f	TableColumnContent	(_:_)	_
  deleteLastPathComponent	f	URL	()	Void
  deletePathExtension	f	URL	()	Void
  deletingLastPathComponent	f	URL	()	URL
  deletingPathExtension	f	URL	()	URL
  description	f	Date	(with:_)	String
  description	v	AnyHashable		String
  description	v	Array		String
  description	v	AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute		String
  description	v	AttributeScopes.SwiftUIAttributes.KerningAttribute		String
  description	v	AttributeScopes.SwiftUIAttributes.TrackingAttribute		String
  description	v	AttributedStringKey		String
  description	v	AttributedStringProtocol		String
  description	v	BinaryInteger		String
  description	v	Bool		String
  description	v	CGFloat		String
  description	v	Calendar		String
  description	v	Calendar.RecurrenceRule.End		String
  description	v	Character		String
  description	v	ClosedRange		String
  description	v	CodingKey		String
  description	v	CustomStringConvertible		String
  description	v	Data		String
  description	v	Date		String
  description	v	DateComponents		String
  description	v	DateInterval		String
  description	v	Decimal		String
  description	v	Dictionary		String
  description	v	Double		String
  description	v	Duration		String
  description	v	Expression		String
  description	v	Float		String
  description	v	IndexPath		String
  description	v	Job		String
  description	v	KeyValuePairs		String
  description	v	Locale		String
  description	v	Measurement		String
  description	v	NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy		String
  description	v	NumberFormatStyleConfiguration.Grouping		String
  description	v	NumberFormatStyleConfiguration.Notation		String
  description	v	NumberFormatStyleConfiguration.SignDisplayStrategy		String
  description	v	Range		String
  description	v	SIMD		String
  description	v	Set		String
  description	v	StaticString		String
  description	v	String		String
  description	v	Substring		String
  description	v	TimeZone		String
  description	v	URL		String
  description	v	URL.FormatStyle.Component		String
  description	v	URL.FormatStyle.ComponentDisplayOption		String
  description	v	URL.FormatStyle.HostDisplayOption		String
  description	v	URL.ParseStrategy.ComponentParseStrategy		String
  description	v	URLComponents		String
  description	v	URLQueryItem		String
  description	v	UTTagClass		String
  description	v	UUID		String
  description	v	UnownedJob		String
  desktopDirectory	V	URL		URL
  device	V	PreviewLayout		PreviewLayout
  dictionaryRepresentation	v	CGPoint		CFDictionary
  dictionaryRepresentation	v	CGRect		CFDictionary
  dictionaryRepresentation	v	CGSize		CFDictionary
  difference	f	BidirectionalCollection	(from:_)	CollectionDifference
  difference	f	BidirectionalCollection	(from:_,by:{(_,Element)})	CollectionDifference
  dimInactiveLayers	v	VariableColorSymbolEffect		VariableColorSymbolEffect
  disabledCustomizationBehavior	f	TableColumnContent	(_:_)	_
  discreteInput	f	Date.AnchoredRelativeFormatStyle	(after:_)	Date?
  discreteInput	f	Date.AnchoredRelativeFormatStyle	(before:_)	Date?
  discreteInput	f	Date.ComponentsFormatStyle	(after:_)	Range?
  discreteInput	f	Date.ComponentsFormatStyle	(before:_)	Range?
  discreteInput	f	Date.FormatStyle	(after:_)	Date?
  discreteInput	f	Date.FormatStyle	(before:_)	Date?
  discreteInput	f	Date.VerbatimFormatStyle	(after:_)	Date?
  discreteInput	f	Date.VerbatimFormatStyle	(before:_)	Date?
  discreteInput	f	DiscreteFormatStyle	(after:_)	_?
  discreteInput	f	DiscreteFormatStyle	(before:_)	_?
  discreteInput	f	Duration.TimeFormatStyle	(after:_)	Duration?
  discreteInput	f	Duration.TimeFormatStyle	(before:_)	Duration?
  discreteInput	f	Duration.UnitsFormatStyle	(after:_)	Duration?
  discreteInput	f	Duration.UnitsFormatStyle	(before:_)	Duration?
  dismantleUIView	F	UIViewRepresentable	(_:_,coordinator:_)	Void
  dismantleUIViewController	F	UIViewControllerRepresentable	(_:_,coordinator:_)	Void
  displayWhen	F	URL.FormatStyle.ComponentDisplayOption	(_:_,matches:_)	URL.FormatStyle.ComponentDisplayOption
  displayWhen	F	URL.FormatStyle.HostDisplayOption	(_:_,matches:_)	URL.FormatStyle.HostDisplayOption
  distance	f	Array	(from:_,to:_)	Int
  distance	f	BidirectionalCollection	(from:_,to:_)	Int
  distance	f	BinaryInteger	(to:_)	Int
  distance	f	CGFloat	(to:_)	CGFloat
  distance	f	ClosedRange	(from:_,to:_)	Int
  distance	f	Collection	(from:_,to:_)	Int
  distance	f	Collection	(from:_,to:_)	_
  distance	f	Date	(to:_)	TimeInterval
  distance	f	Decimal	(to:_)	Decimal
  distance	f	DefaultIndices	(from:_,to:_)	Int
  distance	f	Double	(to:_)	Double
  distance	f	EmptyCollection	(from:_,to:_)	Int
  distance	f	FlattenCollection	(from:_,to:_)	Int
  distance	f	Float	(to:_)	Float
  distance	f	Int	(to:_)	Int
  distance	f	RandomAccessCollection	(from:_,to:_)	Int
  distance	f	RandomAccessCollection	(from:_,to:_)	_
  distance	f	Range	(from:_,to:_)	Int
  distance	f	ReversedCollection	(from:_,to:_)	Int
  distance	f	RunLoop.SchedulerTimeType	(to:_)	RunLoop.SchedulerTimeType.Stride
  distance	f	Strideable	(to:_)	_
  distance	f	String	(from:_,to:_)	Int
  distance	f	Substring	(from:_,to:_)	Int
  divide	f	Decimal	(by:_)	Void
  divided	f	CGRect	(atDistance:_,from:_)	()
  dividedReportingOverflow	f	FixedWidthInteger	(by:_)	()
  dividedReportingOverflow	f	Int	(by:_)	()
  dividingFullWidth	f	FixedWidthInteger	(_:_)	()
  dividingFullWidth	f	Int	(_:_)	()
  dividingFullWidth	f	SignedInteger	(_:_)	()
  dividingFullWidth	f	UnsignedInteger	(_:_)	()
  documentBrowserContextMenu	f	Scene	(_:_)	_
  documentsDirectory	V	URL		URL
  down	v	AppearSymbolEffect		AppearSymbolEffect
  down	v	BounceSymbolEffect		BounceSymbolEffect
  down	v	DisappearSymbolEffect		DisappearSymbolEffect
  down	v	ScaleSymbolEffect		ScaleSymbolEffect
  down	v	WiggleSymbolEffect		WiggleSymbolEffect
  downUp	v	ReplaceSymbolEffect		ReplaceSymbolEffect
  downloadsDirectory	V	URL		URL
  draggable	f	TableRowContent	(_:_)	_
  drop	f	AsyncSequence	(while:_)	_
  drop	f	Collection	(while:{(Element)})	_
  drop	f	Sequence	(while:{(Element)})	DropWhileSequence
  dropDestination	f	DynamicTableRowContent	(for:_,action:_)	_
  dropDestination	f	TableRowContent	(for:_,action:_)	_
  dropFirst	f	AsyncSequence	(_:_)	_
  dropFirst	f	Collection	(_?:_)	_
  dropFirst	f	Sequence	(_?:_)	DropFirstSequence
  dropLast	f	BidirectionalCollection	(_:_)	_
  dropLast	f	Collection	(_?:_)	_
  dropLast	f	IndexPath	()	IndexPath
  dropLast	f	Sequence	(_?:_)	[Element]
  duration	f	InstantProtocol	(to:_)	_
  duration	v	DateInterval		TimeInterval
  dx	v	CGVector		CGFloat
  dy	v	CGVector		CGFloat
  eb	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  effect	V	LibraryItem.Category		LibraryItem.Category
  elements	v	LazySequenceProtocol		_
  elementsEqual	f	Sequence	(_:_)	Bool
  elementsEqual	f	Sequence	(_:_,by:{(Element,_)})	Bool
  encode	F	EncodableAttributedStringKey	(_:_,to:_)	Void
  encode	F	UnicodeCodec	(_:_,into:_)	_
  encode	f	Array	(to:_)	Void
  encode	f	Array	(to:_,configuration:_)	Void
  encode	f	AttributedString	(to:_)	Void
  encode	f	AttributedString	(to:_,configuration:_)	Void
  encode	f	Bool	(to:_)	Void
  encode	f	ByteCountFormatStyle	(to:_)	Void
  encode	f	CGAffineTransform	(to:_)	Void
  encode	f	CGFloat	(to:_)	Void
  encode	f	CGPoint	(to:_)	Void
  encode	f	CGRect	(to:_)	Void
  encode	f	CGSize	(to:_)	Void
  encode	f	CGVector	(to:_)	Void
  encode	f	Calendar	(to:_)	Void
  encode	f	Calendar.Identifier	(to:_)	Void
  encode	f	Calendar.MatchingPolicy	(to:_)	Void
  encode	f	Calendar.RecurrenceRule	(to:_)	Void
  encode	f	Calendar.RecurrenceRule.End	(to:_)	Void
  encode	f	Calendar.RecurrenceRule.Month	(to:_)	Void
  encode	f	Calendar.RecurrenceRule.Weekday	(to:_)	Void
  encode	f	Calendar.RepeatedTimePolicy	(to:_)	Void
  encode	f	ClosedRange	(to:_)	Void
  encode	f	Color.Resolved	(to:_)	Void
  encode	f	ComparisonResult	(to:_)	Void
  encode	f	CurrencyFormatStyleConfiguration.SignDisplayStrategy	(to:_)	Void
  encode	f	Data	(to:_)	Void
  encode	f	Date	(to:_)	Void
  encode	f	Date.AnchoredRelativeFormatStyle	(to:_)	Void
  encode	f	Date.ComponentsFormatStyle	(to:_)	Void
  encode	f	Date.ComponentsFormatStyle.Field	(to:_)	Void
  encode	f	Date.ComponentsFormatStyle.Style	(to:_)	Void
  encode	f	Date.FormatStyle	(to:_)	Void
  encode	f	Date.FormatStyle.DateStyle	(to:_)	Void
  encode	f	Date.FormatStyle.Symbol.Hour.AMPMStyle	(to:_)	Void
  encode	f	Date.FormatStyle.Symbol.VerbatimHour.HourCycle	(to:_)	Void
  encode	f	Date.FormatStyle.TimeStyle	(to:_)	Void
  encode	f	Date.ISO8601FormatStyle	(to:_)	Void
  encode	f	Date.IntervalFormatStyle	(to:_)	Void
  encode	f	Date.ParseStrategy	(to:_)	Void
  encode	f	Date.RelativeFormatStyle	(to:_)	Void
  encode	f	Date.RelativeFormatStyle.UnitsStyle	(to:_)	Void
  encode	f	Date.VerbatimFormatStyle	(to:_)	Void
  encode	f	DateComponents	(to:_)	Void
  encode	f	DateInterval	(to:_)	Void
  encode	f	Decimal	(to:_)	Void
  encode	f	Decimal.FormatStyle	(to:_)	Void
  encode	f	Decimal.FormatStyle.Currency	(to:_)	Void
  encode	f	Decimal.FormatStyle.Percent	(to:_)	Void
  encode	f	Decimal.ParseStrategy	(to:_)	Void
  encode	f	Dictionary	(to:_)	Void
  encode	f	Double	(to:_)	Void
  encode	f	Duration	(to:_)	Void
  encode	f	Duration.TimeFormatStyle	(to:_)	Void
  encode	f	Duration.TimeFormatStyle.Pattern	(to:_)	Void
  encode	f	Duration.UnitsFormatStyle	(to:_)	Void
  encode	f	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy	(to:_)	Void
  encode	f	Duration.UnitsFormatStyle.Unit	(to:_)	Void
  encode	f	Duration.UnitsFormatStyle.UnitWidth	(to:_)	Void
  encode	f	Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy	(to:_)	Void
  encode	f	Encodable	(to:_)	Void
  encode	f	EncodableWithConfiguration	(to:_,configuration:_)	Void
  encode	f	Expression	(to:_)	Void
  encode	f	Expression	(to:_,configuration:_)	Void
  encode	f	Float	(to:_)	Void
  encode	f	FloatingPointFormatStyle	(to:_)	Void
  encode	f	FloatingPointFormatStyle.Currency	(to:_)	Void
  encode	f	FloatingPointFormatStyle.Percent	(to:_)	Void
  encode	f	FloatingPointParseStrategy	(to:_)	Void
  encode	f	FloatingPointRoundingRule	(to:_)	Void
  encode	f	FormatStyleCapitalizationContext	(to:_)	Void
  encode	f	IndexPath	(to:_)	Void
  encode	f	Int	(to:_)	Void
  encode	f	IntegerFormatStyle	(to:_)	Void
  encode	f	IntegerFormatStyle.Currency	(to:_)	Void
  encode	f	IntegerFormatStyle.Percent	(to:_)	Void
  encode	f	IntegerParseStrategy	(to:_)	Void
  encode	f	KeyedEncodingContainerProtocol	(_:_,forKey:_)	Void
  encode	f	ListFormatStyle	(to:_)	Void
  encode	f	Locale	(to:_)	Void
  encode	f	Locale.Collation	(to:_)	Void
  encode	f	Locale.Components	(to:_)	Void
  encode	f	Locale.Currency	(to:_)	Void
  encode	f	Locale.Language	(to:_)	Void
  encode	f	Locale.Language.Components	(to:_)	Void
  encode	f	Locale.MeasurementSystem	(to:_)	Void
  encode	f	Locale.NumberingSystem	(to:_)	Void
  encode	f	Locale.Subdivision	(to:_)	Void
  encode	f	Locale.Variant	(to:_)	Void
  encode	f	LocalizedStringResource	(to:_)	Void
  encode	f	Measurement	(to:_)	Void
  encode	f	Measurement.FormatStyle	(to:_)	Void
  encode	f	Measurement.FormatStyle.ByteCount	(to:_)	Void
  encode	f	Measurement.FormatStyle.UnitWidth	(to:_)	Void
  encode	f	MeasurementFormatUnitUsage	(to:_)	Void
  encode	f	NavigationPath.CodableRepresentation	(to:_)	Void
  encode	f	NavigationSplitViewVisibility	(to:_)	Void
  encode	f	Never	(to:_)	Void
  encode	f	NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy	(to:_)	Void
  encode	f	NumberFormatStyleConfiguration.Grouping	(to:_)	Void
  encode	f	NumberFormatStyleConfiguration.Notation	(to:_)	Void
  encode	f	NumberFormatStyleConfiguration.Precision	(to:_)	Void
  encode	f	NumberFormatStyleConfiguration.SignDisplayStrategy	(to:_)	Void
  encode	f	Optional	(to:_)	Void
  encode	f	Optional	(to:_,configuration:_)	Void
  encode	f	PartialRangeFrom	(to:_)	Void
  encode	f	PartialRangeThrough	(to:_)	Void
  encode	f	PartialRangeUpTo	(to:_)	Void
  encode	f	Range	(to:_)	Void
  encode	f	RawRepresentable	(to:_)	Void
  encode	f	RunLoop.SchedulerTimeType	(to:_)	Void
  encode	f	RunLoop.SchedulerTimeType.Stride	(to:_)	Void
  encode	f	SIMD	(to:_)	Void
  encode	f	Set	(to:_)	Void
  encode	f	SingleValueEncodingContainer	(_:_)	Void
  encode	f	String	(to:_)	Void
  encode	f	String.StandardComparator	(to:_)	Void
  encode	f	StringStyle	(to:_)	Void
  encode	f	SystemFormatStyle.DateOffset	(to:_)	Void
  encode	f	SystemFormatStyle.DateReference	(to:_)	Void
  encode	f	SystemFormatStyle.Stopwatch	(to:_)	Void
  encode	f	SystemFormatStyle.Timer	(to:_)	Void
  encode	f	TabViewCustomization	(to:_)	Void
  encode	f	TableColumnCustomization	(to:_)	Void
  encode	f	TermOfAddress	(to:_)	Void
  encode	f	Text.DateStyle	(to:_)	Void
  encode	f	TimeZone	(to:_)	Void
  encode	f	URL	(to:_)	Void
  encode	f	URL.FormatStyle	(to:_)	Void
  encode	f	URL.FormatStyle.ComponentDisplayOption	(to:_)	Void
  encode	f	URL.FormatStyle.HostDisplayOption	(to:_)	Void
  encode	f	URL.ParseStrategy	(to:_)	Void
  encode	f	URL.ParseStrategy.ComponentParseStrategy	(to:_)	Void
  encode	f	URLComponents	(to:_)	Void
  encode	f	UTTagClass	(to:_)	Void
  encode	f	UUID	(to:_)	Void
  encode	f	UnkeyedEncodingContainer	(_:_)	Void
  encode	f	UnkeyedEncodingContainer	(_:_,configuration:_)	Void
  encode	f	UnkeyedEncodingContainer	(contentsOf:_)	Void
  encodeConditional	f	KeyedEncodingContainerProtocol	(_:_,forKey:_)	Void
  encodeConditional	f	UnkeyedEncodingContainer	(_:_)	Void
  encodeIfPresent	f	KeyedEncodingContainerProtocol	(_:_,forKey:_)	Void
  encodeNil	f	KeyedEncodingContainerProtocol	(forKey:_)	Void
  encodeNil	f	SingleValueEncodingContainer	()	Void
  encodeNil	f	UnkeyedEncodingContainer	()	Void
  encodePredicateExpression	f	UnkeyedEncodingContainer	(_:_,variable:_,predicateConfiguration:_)	Void
  encodePredicateExpressionIfPresent	f	UnkeyedEncodingContainer	(_:_,variable:_,predicateConfiguration:_)	Void
  encoded	f	String.Index	(offsetBy:_)	String.Index
  encodedHost	v	URLComponents		String?
  encodedOffset	v	String.Index		Int
  end	v	Calendar.RecurrenceRule		Calendar.RecurrenceRule.End
  end	v	DateInterval		Date
  endIndex	v	Array		Int
  endIndex	v	AttributedString		AttributedString.Index
  endIndex	v	AttributedStringProtocol		_
  endIndex	v	BidirectionalCollection		_
  endIndex	v	ClosedRange		ClosedRange.Index
  endIndex	v	Collection		_
  endIndex	v	CollectionOfOne		CollectionOfOne.Index
  endIndex	v	Data		Data.Index
  endIndex	v	Data.InlineData		Int
  endIndex	v	DefaultIndices		DefaultIndices.Index
  endIndex	v	Dictionary		Dictionary.Index
  endIndex	v	EmptyCollection		EmptyCollection.Index
  endIndex	v	FlattenCollection		FlattenSequence.Index
  endIndex	v	IndexPath		IndexPath.Index
  endIndex	v	Int.Words		Int
  endIndex	v	KeyValuePairs		KeyValuePairs.Index
  endIndex	v	RandomAccessCollection		_
  endIndex	v	Range		Range.Index
  endIndex	v	Repeated		Repeated.Index
  endIndex	v	ReversedCollection		ReversedCollection.Index
  endIndex	v	Set		Set.Index
  endIndex	v	String		String.Index
  endIndex	v	Substring		Substring.Index
  enqueue	f	Executor	(_:_)	Void
  enqueue	f	SerialExecutor	(_:_)	Void
  enqueue	f	TaskExecutor	(_:_)	Void
  enumerateBytes	f	Data	(_:{})	Void
  enumerateDates	f	Calendar	(startingAfter:_,matching:_,matchingPolicy:_,repeatedTimePolicy?:_,direction?:_,using:{})	Void
  enumerateLines	f	StringProtocol	(invoking:{})	Void
  enumerateLinguisticTags	f	StringProtocol	(in:_,scheme:_,options?:_,orthography?:_,invoking:{})	Void
  enumerateSubstrings	f	StringProtocol	(in:_,options?:_,_:{})	Void
  enumerated	f	Sequence	()	EnumeratedSequence
  environment	f	Scene	(_:_)	some Scene
  environment	f	Scene	(_:_,_:_)	some Scene
  environment	v	UIViewControllerRepresentableContext		EnvironmentValues
  environment	v	UIViewRepresentableContext		EnvironmentValues
  environmentObject	f	Scene	(_:_)	some Scene
  equalTo	f	CGPoint	(_:_)	Bool
  equalTo	f	CGRect	(_:_)	Bool
  equalTo	f	CGSize	(_:_)	Bool
  era	V	Calendar.Component		Calendar.Component
  era	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  era	v	DateComponents		Int?
  eraSymbols	v	Calendar		[String]
  errorCode	v	CustomNSError		Int
  errorDescription	v	LocalizedError		String?
  errorUserInfo	v	CustomNSError		[:]
  ethiopicAmeteAlem	V	Calendar.Identifier		Calendar.Identifier
  ethiopicAmeteMihret	V	Calendar.Identifier		Calendar.Identifier
  evaluate	f	Expression	(_:_)	_
  evaluate	f	PredicateExpression	(_:_)	_
  every	F	Calendar.RecurrenceRule.Weekday	(_:_)	Calendar.RecurrenceRule.Weekday
  exemplarCharacterSet	v	Locale		CharacterSet?
  exemplarLocation	V	Date.FormatStyle.Symbol.TimeZone		Date.FormatStyle.Symbol.TimeZone
  exponent	v	CGFloat		Int
  exponent	v	Decimal		Int
  exponent	v	Double		Int
  exponent	v	Float		Int
  exponent	v	FloatingPoint		_
  exponentBitCount	V	CGFloat		Int
  exponentBitPattern	v	BinaryFloatingPoint		_
  exponentBitPattern	v	CGFloat		UInt
  exponentBitPattern	v	Double		UInt
  exponentBitPattern	v	Float		UInt
  export	f	Transferable	(to:_,contentType:_)	URL
  exported	f	Transferable	(as:_)	Data
  exportedContentTypes	F	Transferable	(visibility?:_)	[UTType]
  exportedContentTypes	f	Transferable	(_?:_)	[UTType]
  exportingCondition	f	TransferRepresentation	(_:{(_)})	_ConditionalTransferRepresentation
  expression	v	Expression		StandardPredicateExpression
  extended	F	Date.FormatStyle.Symbol.Year	(minimumLength?:_)	Date.FormatStyle.Symbol.Year
  failure	F	Result	(_:_)	Result
  failureReason	v	LocalizedError		String?
  fastestEncoding	v	StringProtocol		String.Encoding
  fields	v	Date.ComponentsFormatStyle		Set?
  file	V	ByteCountFormatStyle.Style		ByteCountFormatStyle.Style
  file	v	ReceivedTransferredFile		URL
  file	v	SentTransferredFile		URL
  fileID	V	PreviewRegistry		String
  fileURL	v	DocumentConfiguration		URL?
  filenameExtension	V	UTTagClass		UTTagClass
  filter	f	AsyncSequence	(_:_)	_
  filter	f	Dictionary	(_:{})	[:]
  filter	f	RangeReplaceableCollection	(_:{(Element)})	Self
  filter	f	Sequence	(_:_)	[Element]
  filter	f	Sequence	(_:{(Element)})	[Element]
  filter	f	Set	(_:{(Element)})	Set
  filter	f	Substring	(_:{})	String
  finalize	f	Hasher	()	Int
  first	V	Calendar.RepeatedTimePolicy		Calendar.RepeatedTimePolicy
  first	f	AsyncSequence	(where:_)	_
  first	f	Sequence	(where:{(Element)})	Element?
  first	v	Collection		Element?
  firstDayOfWeek	v	Locale		Locale.Weekday
  firstDayOfWeek	v	Locale.Components		Locale.Weekday?
  firstIndex	f	Collection	(of:_)	_?
  firstIndex	f	Collection	(where:{(Element)})	_?
  firstIndex	f	Set	(of:_)	Set.Index?
  firstMatch	f	BidirectionalCollection	(of:_)	Regex.Match?
  firstRange	f	BidirectionalCollection	(of:_)	Range?
  firstRange	f	Collection	(of:_)	Range?
  firstRange	f	DataProtocol	(of:_)	Range?
  firstRange	f	DataProtocol	(of:_,in:_)	Range?
  firstWeekday	v	Calendar		Int
  fixed	F	ParseStrategy	(format:_,timeZone:_,locale?:_)	Self
  fixed	F	PreviewLayout	(width:_,height:_)	PreviewLayout
  fixed3D	F	PreviewLayout	(width:_,height:_,depth:_)	PreviewLayout
  fixedLayout	F	PreviewTrait	(width:_,height:_)	PreviewTrait
  fixedLayout	F	PreviewTrait	(width:_,height:_,depth:_)	PreviewTrait
  flatMap	f	AsyncSequence	(_:_)	_
  flatMap	f	Collection	(_:{(Element)})	[String]
  flatMap	f	Optional	(_:{(_)})	_?
  flatMap	f	Result	(_:{(_)})	Result
  flatMap	f	Sequence	(_:{(Element)})	[_]
  flatMapError	f	Result	(_:{(_)})	Result
  flattened	f	CGPath	(threshold:_)	CGPath
  floatingPointClass	v	CGFloat		FloatingPointClassification
  floatingPointClass	v	Decimal		FloatingPointClassification
  floatingPointClass	v	FloatingPoint		FloatingPointClassification
  focalLength	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  folding	f	StringProtocol	(options?:_,locale:_)	String
  font	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.FontAttribute
  food	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  forClass	F	LocalizedStringResource.BundleDescription	(_:_)	LocalizedStringResource.BundleDescription
  forEach	f	Sequence	(_:{(Element)})	Void
  foregroundColor	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  formIndex	f	Array	(after:_)	Void
  formIndex	f	Array	(before:_)	Void
  formIndex	f	BidirectionalCollection	(after:_)	Void
  formIndex	f	BidirectionalCollection	(before:_)	Void
  formIndex	f	Collection	(_:_,offsetBy:_)	Void
  formIndex	f	Collection	(_:_,offsetBy:_,limitedBy:_)	Bool
  formIndex	f	Collection	(after:_)	Void
  formIndex	f	DefaultIndices	(after:_)	Void
  formIndex	f	DefaultIndices	(before:_)	Void
  formIndex	f	Dictionary	(after:_)	Void
  formIndex	f	FlattenCollection	(_:_,offsetBy:_)	Void
  formIndex	f	FlattenCollection	(_:_,offsetBy:_,limitedBy:_)	Bool
  formIndex	f	FlattenCollection	(after:_)	Void
  formIndex	f	FlattenCollection	(before:_)	Void
  formIndex	f	RandomAccessCollection	(after:_)	Void
  formIndex	f	RandomAccessCollection	(before:_)	Void
  formIndex	f	Set	(after:_)	Void
  formIntersection	f	OptionSet	(_:_)	Void
  formIntersection	f	Set	(_:_)	Void
  formIntersection	f	SetAlgebra	(_:_)	Void
  formRemainder	f	CGFloat	(dividingBy:_)	Void
  formRemainder	f	Double	(dividingBy:_)	Void
  formRemainder	f	Float	(dividingBy:_)	Void
  formRemainder	f	FloatingPoint	(dividingBy:_)	Void
  formSquareRoot	f	CGFloat	()	Void
  formSquareRoot	f	Double	()	Void
  formSquareRoot	f	Float	()	Void
  formSquareRoot	f	FloatingPoint	()	Void
  formSquareRoot	f	SIMD	()	Void
  formSymmetricDifference	f	OptionSet	(_:_)	Void
  formSymmetricDifference	f	Set	(_:_)	Void
  formSymmetricDifference	f	SetAlgebra	(_:_)	Void
  formTruncatingRemainder	f	CGFloat	(dividingBy:_)	Void
  formTruncatingRemainder	f	Double	(dividingBy:_)	Void
  formTruncatingRemainder	f	Float	(dividingBy:_)	Void
  formTruncatingRemainder	f	FloatingPoint	(dividingBy:_)	Void
  formUnion	f	OptionSet	(_:_)	Void
  formUnion	f	Set	(_:_)	Void
  formUnion	f	SetAlgebra	(_:_)	Void
  format	f	ByteCountFormatStyle	(_:_)	String
  format	f	Date.AnchoredRelativeFormatStyle	(_:_)	String
  format	f	Date.ComponentsFormatStyle	(_:_)	String
  format	f	Date.FormatStyle	(_:_)	String
  format	f	Date.ISO8601FormatStyle	(_:_)	String
  format	f	Date.IntervalFormatStyle	(_:_)	String
  format	f	Date.RelativeFormatStyle	(_:_)	String
  format	f	Date.VerbatimFormatStyle	(_:_)	String
  format	f	Decimal.FormatStyle	(_:_)	String
  format	f	Decimal.FormatStyle.Currency	(_:_)	String
  format	f	Decimal.FormatStyle.Percent	(_:_)	String
  format	f	Duration.TimeFormatStyle	(_:_)	String
  format	f	Duration.UnitsFormatStyle	(_:_)	String
  format	f	FloatingPointFormatStyle	(_:_)	String
  format	f	FloatingPointFormatStyle.Currency	(_:_)	String
  format	f	FloatingPointFormatStyle.Percent	(_:_)	String
  format	f	FormatStyle	(_:_)	_
  format	f	IntegerFormatStyle	(_:_)	String
  format	f	IntegerFormatStyle.Currency	(_:_)	String
  format	f	IntegerFormatStyle.Percent	(_:_)	String
  format	f	ListFormatStyle	(_:_)	String
  format	f	Measurement.FormatStyle	(_:_)	String
  format	f	Measurement.FormatStyle.ByteCount	(_:_)	String
  format	f	StringStyle	(_:_)	String
  format	f	URL.FormatStyle	(_:_)	String
  format	v	Date.ParseStrategy		String
  formatStyle	v	Decimal.ParseStrategy		_
  formatStyle	v	FloatingPointParseStrategy		_
  formatStyle	v	IntegerParseStrategy		_
  formatted	f	BinaryFloatingPoint	()	String
  formatted	f	BinaryFloatingPoint	(_:_)	_
  formatted	f	BinaryInteger	()	String
  formatted	f	BinaryInteger	(_:_)	_
  formatted	f	Date	()	String
  formatted	f	Date	(_:_)	_
  formatted	f	Date	(date:_,time:_)	String
  formatted	f	Decimal	()	String
  formatted	f	Decimal	(_:_)	_
  formatted	f	Duration	()	String
  formatted	f	Duration	(_:_)	_
  formatted	f	Measurement	()	String
  formatted	f	Measurement	(_:_)	_
  formatted	f	Range	()	String
  formatted	f	Range	(_:_)	_
  formatted	f	Range	(date:_,time:_)	String
  formatted	f	Sequence	()	String
  formatted	f	Sequence	(_:_)	_
  formatted	f	URL	()	String
  formatted	f	URL	(_:_)	_
  forward	V	Calendar.SearchDirection		Calendar.SearchDirection
  forward	v	WiggleSymbolEffect		WiggleSymbolEffect
  foundation	v	AttributeScopes.SwiftUIAttributes		_
  fractionLength	F	NumberFormatStyleConfiguration.Precision	(_:_)	NumberFormatStyleConfiguration.Precision
  fractional	F	Date.FormatStyle.Symbol.SecondFraction	(_:_)	Date.FormatStyle.Symbol.SecondFraction
  fractionalPartDisplay	v	Duration.UnitsFormatStyle		Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
  fragment	V	URL.FormatStyle.Component		URL.FormatStyle.Component
  fragment	f	URL	(percentEncoded?:_)	String?
  fragment	f	URL.FormatStyle	(_?:_)	URL.FormatStyle
  fragment	f	URL.ParseStrategy	(_?:_)	URL.ParseStrategy
  fragment	v	URL		String?
  fragment	v	URLComponents		String?
  frame	v	DocumentLaunchGeometryProxy		CGRect
  free	V	Data.Deallocator		Data.Deallocator
  frequency	v	Calendar.RecurrenceRule		Calendar.RecurrenceRule.Frequency
  friday	V	Locale.Weekday		Locale.Weekday
  fromOpaque	F	Unmanaged	(_:_)	Unmanaged
  g2	v	ColorMatrix		Float
  g3	v	ColorMatrix		Float
  g4	v	ColorMatrix		Float
  g5	v	ColorMatrix		Float
  gb	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  general	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  genericLocation	V	Date.FormatStyle.Symbol.TimeZone		Date.FormatStyle.Symbol.TimeZone
  genericName	F	Date.FormatStyle.Symbol.TimeZone	(_:_)	Date.FormatStyle.Symbol.TimeZone
  get	f	Result	()	_
  getBytes	f	StringProtocol	(_:_,maxLength:_,usedLength:_,encoding:_,options?:_,range:_,remaining:_)	Bool
  getCString	f	StringProtocol	(_:_,maxLength:_,encoding:_)	Bool
  getLineStart	f	StringProtocol	(_:_,end:_,contentsEnd:_,for:_)	Void
  getParagraphStart	f	StringProtocol	(_:_,end:_,contentsEnd:_,for:_)	Void
  greatestFiniteMagnitude	V	CGFloat		CGFloat
  greatestFiniteMagnitude	V	Decimal		Decimal
  gregorian	V	Calendar.Identifier		Calendar.Identifier
  group	V	TransferRepresentationVisibility		TransferRepresentationVisibility
  grouping	f	Decimal.FormatStyle	(_:_)	Decimal.FormatStyle
  grouping	f	Decimal.FormatStyle.Currency	(_:_)	Decimal.FormatStyle.Currency
  grouping	f	Decimal.FormatStyle.Percent	(_:_)	Decimal.FormatStyle.Percent
  grouping	f	Duration.TimeFormatStyle	(_:_)	Duration.TimeFormatStyle
  grouping	f	FloatingPointFormatStyle	(_:_)	FloatingPointFormatStyle
  grouping	f	FloatingPointFormatStyle.Currency	(_:_)	FloatingPointFormatStyle.Currency
  grouping	f	FloatingPointFormatStyle.Percent	(_:_)	FloatingPointFormatStyle.Percent
  grouping	f	IntegerFormatStyle	(_:_)	IntegerFormatStyle
  grouping	f	IntegerFormatStyle.Currency	(_:_)	IntegerFormatStyle.Currency
  grouping	f	IntegerFormatStyle.Percent	(_:_)	IntegerFormatStyle.Percent
  grouping	v	Duration.TimeFormatStyle		NumberFormatStyleConfiguration.Grouping
  groupingSeparator	v	Locale		String?
  handleUIGestureRecognizerAction	f	UIGestureRecognizerRepresentable	(_:_,context:_)	Void
  handlesExternalEvents	f	Scene	(matching:_)	some Scene
  hasCommonParent	f	Locale.Language	(with:_)	Bool
  hasDirectoryPath	v	URL		Bool
  hasPointerRepresentation	v	StaticString		Bool
  hasPrefix	f	String	(_:_)	Bool
  hasPrefix	f	StringProtocol	(_:_)	Bool
  hasSuffix	f	String	(_:_)	Bool
  hasSuffix	f	StringProtocol	(_:_)	Bool
  hash	f	AnyHashable	(into:_)	Void
  hash	f	AppearSymbolEffect	(into:_)	Void
  hash	f	Array	(into:_)	Void
  hash	f	AutomaticSymbolEffect	(into:_)	Void
  hash	f	Bool	(into:_)	Void
  hash	f	BounceSymbolEffect	(into:_)	Void
  hash	f	BreatheSymbolEffect	(into:_)	Void
  hash	f	ByteCountFormatStyle	(into:_)	Void
  hash	f	CGAffineTransform	(into:_)	Void
  hash	f	CGFloat	(into:_)	Void
  hash	f	CGPoint	(into:_)	Void
  hash	f	CGRect	(into:_)	Void
  hash	f	CGSize	(into:_)	Void
  hash	f	CGVector	(into:_)	Void
  hash	f	Calendar	(into:_)	Void
  hash	f	Calendar.Component	(into:_)	Void
  hash	f	Calendar.Identifier	(into:_)	Void
  hash	f	Calendar.MatchingPolicy	(into:_)	Void
  hash	f	Calendar.RecurrenceRule	(into:_)	Void
  hash	f	Calendar.RecurrenceRule.End	(into:_)	Void
  hash	f	Calendar.RecurrenceRule.Month	(into:_)	Void
  hash	f	Calendar.RecurrenceRule.Weekday	(into:_)	Void
  hash	f	Calendar.RepeatedTimePolicy	(into:_)	Void
  hash	f	Calendar.SearchDirection	(into:_)	Void
  hash	f	Character	(into:_)	Void
  hash	f	ClosedRange	(into:_)	Void
  hash	f	ClosedRange.Index	(into:_)	Void
  hash	f	ColorResource	(into:_)	Void
  hash	f	ComparableComparator	(into:_)	Void
  hash	f	CurrencyFormatStyleConfiguration.SignDisplayStrategy	(into:_)	Void
  hash	f	Data	(into:_)	Void
  hash	f	Date	(into:_)	Void
  hash	f	Date.AnchoredRelativeFormatStyle	(into:_)	Void
  hash	f	Date.ComponentsFormatStyle	(into:_)	Void
  hash	f	Date.ComponentsFormatStyle.Field	(into:_)	Void
  hash	f	Date.ComponentsFormatStyle.Style	(into:_)	Void
  hash	f	Date.FormatString	(into:_)	Void
  hash	f	Date.FormatStyle	(into:_)	Void
  hash	f	Date.FormatStyle.DateStyle	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.CyclicYear	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Day	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.DayOfYear	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.DayPeriod	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.DayPeriod.Width	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Era	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Hour	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Hour.AMPMStyle	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Minute	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Month	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Quarter	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Second	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.SecondFraction	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.StandaloneMonth	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.StandaloneQuarter	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.StandaloneWeekday	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.TimeZone	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.TimeZone.Width	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.VerbatimHour	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.VerbatimHour.HourCycle	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Week	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Weekday	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.Year	(into:_)	Void
  hash	f	Date.FormatStyle.Symbol.YearForWeekOfYear	(into:_)	Void
  hash	f	Date.FormatStyle.TimeStyle	(into:_)	Void
  hash	f	Date.ISO8601FormatStyle	(into:_)	Void
  hash	f	Date.IntervalFormatStyle	(into:_)	Void
  hash	f	Date.ParseStrategy	(into:_)	Void
  hash	f	Date.RelativeFormatStyle	(into:_)	Void
  hash	f	Date.RelativeFormatStyle.UnitsStyle	(into:_)	Void
  hash	f	Date.VerbatimFormatStyle	(into:_)	Void
  hash	f	DateComponents	(into:_)	Void
  hash	f	DateInterval	(into:_)	Void
  hash	f	Decimal	(into:_)	Void
  hash	f	Decimal.FormatStyle	(into:_)	Void
  hash	f	Decimal.FormatStyle.Currency	(into:_)	Void
  hash	f	Decimal.FormatStyle.Percent	(into:_)	Void
  hash	f	Decimal.ParseStrategy	(into:_)	Void
  hash	f	Dictionary	(into:_)	Void
  hash	f	DisappearSymbolEffect	(into:_)	Void
  hash	f	Double	(into:_)	Void
  hash	f	Duration	(into:_)	Void
  hash	f	Duration.TimeFormatStyle	(into:_)	Void
  hash	f	Duration.TimeFormatStyle.Pattern	(into:_)	Void
  hash	f	Duration.UnitsFormatStyle	(into:_)	Void
  hash	f	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy	(into:_)	Void
  hash	f	Duration.UnitsFormatStyle.Unit	(into:_)	Void
  hash	f	Duration.UnitsFormatStyle.UnitWidth	(into:_)	Void
  hash	f	Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy	(into:_)	Void
  hash	f	FlattenSequence.Index	(into:_)	Void
  hash	f	Float	(into:_)	Void
  hash	f	FloatingPointClassification	(into:_)	Void
  hash	f	FloatingPointFormatStyle	(into:_)	Void
  hash	f	FloatingPointFormatStyle.Currency	(into:_)	Void
  hash	f	FloatingPointFormatStyle.Percent	(into:_)	Void
  hash	f	FloatingPointParseStrategy	(into:_)	Void
  hash	f	FloatingPointRoundingRule	(into:_)	Void
  hash	f	FloatingPointSign	(into:_)	Void
  hash	f	FormatStyleCapitalizationContext	(into:_)	Void
  hash	f	Hashable	(into:_)	Void
  hash	f	ImageResource	(into:_)	Void
  hash	f	IndexPath	(into:_)	Void
  hash	f	Int	(into:_)	Void
  hash	f	IntegerFormatStyle	(into:_)	Void
  hash	f	IntegerFormatStyle.Currency	(into:_)	Void
  hash	f	IntegerFormatStyle.Percent	(into:_)	Void
  hash	f	IntegerParseStrategy	(into:_)	Void
  hash	f	ListFormatStyle	(into:_)	Void
  hash	f	Locale	(into:_)	Void
  hash	f	Locale.Collation	(into:_)	Void
  hash	f	Locale.Components	(into:_)	Void
  hash	f	Locale.Currency	(into:_)	Void
  hash	f	Locale.IdentifierType	(into:_)	Void
  hash	f	Locale.Language	(into:_)	Void
  hash	f	Locale.Language.Components	(into:_)	Void
  hash	f	Locale.LanguageCode.IdentifierType	(into:_)	Void
  hash	f	Locale.MeasurementSystem	(into:_)	Void
  hash	f	Locale.NumberingSystem	(into:_)	Void
  hash	f	Locale.Subdivision	(into:_)	Void
  hash	f	Locale.Variant	(into:_)	Void
  hash	f	Measurement	(into:_)	Void
  hash	f	Measurement.FormatStyle	(into:_)	Void
  hash	f	Measurement.FormatStyle.ByteCount	(into:_)	Void
  hash	f	Measurement.FormatStyle.UnitWidth	(into:_)	Void
  hash	f	MeasurementFormatUnitUsage	(into:_)	Void
  hash	f	Never	(into:_)	Void
  hash	f	NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy	(into:_)	Void
  hash	f	NumberFormatStyleConfiguration.Grouping	(into:_)	Void
  hash	f	NumberFormatStyleConfiguration.Notation	(into:_)	Void
  hash	f	NumberFormatStyleConfiguration.Precision	(into:_)	Void
  hash	f	NumberFormatStyleConfiguration.SignDisplayStrategy	(into:_)	Void
  hash	f	OpaquePointer	(into:_)	Void
  hash	f	Optional	(into:_)	Void
  hash	f	PulseSymbolEffect	(into:_)	Void
  hash	f	Range	(into:_)	Void
  hash	f	RawRepresentable	(into:_)	Void
  hash	f	ReplaceSymbolEffect	(into:_)	Void
  hash	f	ReplaceSymbolEffect.MagicReplace	(into:_)	Void
  hash	f	Result	(into:_)	Void
  hash	f	ReversedCollection.Index	(into:_)	Void
  hash	f	RotateSymbolEffect	(into:_)	Void
  hash	f	RunLoop.SchedulerTimeType	(into:_)	Void
  hash	f	ScaleSymbolEffect	(into:_)	Void
  hash	f	Set	(into:_)	Void
  hash	f	String	(into:_)	Void
  hash	f	String.Index	(into:_)	Void
  hash	f	String.StandardComparator	(into:_)	Void
  hash	f	StringProtocol	(into:_)	Void
  hash	f	StringStyle	(into:_)	Void
  hash	f	SymbolEffectConfiguration	(into:_)	Void
  hash	f	SymbolEffectOptions	(into:_)	Void
  hash	f	TermOfAddress	(into:_)	Void
  hash	f	TimeZone	(into:_)	Void
  hash	f	URL	(into:_)	Void
  hash	f	URL.DirectoryHint	(into:_)	Void
  hash	f	URL.FormatStyle	(into:_)	Void
  hash	f	URL.FormatStyle.ComponentDisplayOption	(into:_)	Void
  hash	f	URL.FormatStyle.HostDisplayOption	(into:_)	Void
  hash	f	URL.ParseStrategy	(into:_)	Void
  hash	f	URL.ParseStrategy.ComponentParseStrategy	(into:_)	Void
  hash	f	URLComponents	(into:_)	Void
  hash	f	URLQueryItem	(into:_)	Void
  hash	f	UTTagClass	(into:_)	Void
  hash	f	UUID	(into:_)	Void
  hash	f	VariableColorSymbolEffect	(into:_)	Void
  hash	f	WiggleSymbolEffect	(into:_)	Void
  hash	v	StringProtocol		Int
  hashValue	v	AnyHashable		Int
  hashValue	v	AppearSymbolEffect		Int
  hashValue	v	Array		Int
  hashValue	v	AttributedString		Int
  hashValue	v	AutomaticSymbolEffect		Int
  hashValue	v	Bool		Int
  hashValue	v	BounceSymbolEffect		Int
  hashValue	v	BreatheSymbolEffect		Int
  hashValue	v	ByteCountFormatStyle		Int
  hashValue	v	CGAffineTransform		Int
  hashValue	v	CGFloat		Int
  hashValue	v	CGPoint		Int
  hashValue	v	CGRect		Int
  hashValue	v	CGSize		Int
  hashValue	v	CGVector		Int
  hashValue	v	Calendar		Int
  hashValue	v	Calendar.Component		Int
  hashValue	v	Calendar.Identifier		Int
  hashValue	v	Calendar.MatchingPolicy		Int
  hashValue	v	Calendar.RecurrenceRule		Int
  hashValue	v	Calendar.RecurrenceRule.End		Int
  hashValue	v	Calendar.RecurrenceRule.Month		Int
  hashValue	v	Calendar.RecurrenceRule.Weekday		Int
  hashValue	v	Calendar.RepeatedTimePolicy		Int
  hashValue	v	Calendar.SearchDirection		Int
  hashValue	v	Character		Int
  hashValue	v	ClosedRange		Int
  hashValue	v	ClosedRange.Index		Int
  hashValue	v	ColorResource		Int
  hashValue	v	ComparableComparator		Int
  hashValue	v	CurrencyFormatStyleConfiguration.SignDisplayStrategy		Int
  hashValue	v	Data		Int
  hashValue	v	Date		Int
  hashValue	v	Date.AnchoredRelativeFormatStyle		Int
  hashValue	v	Date.ComponentsFormatStyle		Int
  hashValue	v	Date.ComponentsFormatStyle.Field		Int
  hashValue	v	Date.ComponentsFormatStyle.Style		Int
  hashValue	v	Date.FormatString		Int
  hashValue	v	Date.FormatStyle		Int
  hashValue	v	Date.FormatStyle.DateStyle		Int
  hashValue	v	Date.FormatStyle.Symbol		Int
  hashValue	v	Date.FormatStyle.Symbol.CyclicYear		Int
  hashValue	v	Date.FormatStyle.Symbol.Day		Int
  hashValue	v	Date.FormatStyle.Symbol.DayOfYear		Int
  hashValue	v	Date.FormatStyle.Symbol.DayPeriod		Int
  hashValue	v	Date.FormatStyle.Symbol.DayPeriod.Width		Int
  hashValue	v	Date.FormatStyle.Symbol.Era		Int
  hashValue	v	Date.FormatStyle.Symbol.Hour		Int
  hashValue	v	Date.FormatStyle.Symbol.Hour.AMPMStyle		Int
  hashValue	v	Date.FormatStyle.Symbol.Minute		Int
  hashValue	v	Date.FormatStyle.Symbol.Month		Int
  hashValue	v	Date.FormatStyle.Symbol.Quarter		Int
  hashValue	v	Date.FormatStyle.Symbol.Second		Int
  hashValue	v	Date.FormatStyle.Symbol.SecondFraction		Int
  hashValue	v	Date.FormatStyle.Symbol.StandaloneMonth		Int
  hashValue	v	Date.FormatStyle.Symbol.StandaloneQuarter		Int
  hashValue	v	Date.FormatStyle.Symbol.StandaloneWeekday		Int
  hashValue	v	Date.FormatStyle.Symbol.TimeZone		Int
  hashValue	v	Date.FormatStyle.Symbol.TimeZone.Width		Int
  hashValue	v	Date.FormatStyle.Symbol.VerbatimHour		Int
  hashValue	v	Date.FormatStyle.Symbol.VerbatimHour.HourCycle		Int
  hashValue	v	Date.FormatStyle.Symbol.Week		Int
  hashValue	v	Date.FormatStyle.Symbol.Weekday		Int
  hashValue	v	Date.FormatStyle.Symbol.Year		Int
  hashValue	v	Date.FormatStyle.Symbol.YearForWeekOfYear		Int
  hashValue	v	Date.FormatStyle.TimeStyle		Int
  hashValue	v	Date.ISO8601FormatStyle		Int
  hashValue	v	Date.IntervalFormatStyle		Int
  hashValue	v	Date.ParseStrategy		Int
  hashValue	v	Date.RelativeFormatStyle		Int
  hashValue	v	Date.RelativeFormatStyle.UnitsStyle		Int
  hashValue	v	Date.VerbatimFormatStyle		Int
  hashValue	v	DateComponents		Int
  hashValue	v	DateInterval		Int
  hashValue	v	Decimal		Int
  hashValue	v	Decimal.FormatStyle		Int
  hashValue	v	Decimal.FormatStyle.Currency		Int
  hashValue	v	Decimal.FormatStyle.Percent		Int
  hashValue	v	Decimal.ParseStrategy		Int
  hashValue	v	Dictionary		Int
  hashValue	v	DisappearSymbolEffect		Int
  hashValue	v	Double		Int
  hashValue	v	Duration		Int
  hashValue	v	Duration.TimeFormatStyle		Int
  hashValue	v	Duration.TimeFormatStyle.Pattern		Int
  hashValue	v	Duration.UnitsFormatStyle		Int
  hashValue	v	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy		Int
  hashValue	v	Duration.UnitsFormatStyle.Unit		Int
  hashValue	v	Duration.UnitsFormatStyle.UnitWidth		Int
  hashValue	v	Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy		Int
  hashValue	v	FlattenSequence.Index		Int
  hashValue	v	Float		Int
  hashValue	v	FloatingPointClassification		Int
  hashValue	v	FloatingPointFormatStyle		Int
  hashValue	v	FloatingPointFormatStyle.Currency		Int
  hashValue	v	FloatingPointFormatStyle.Percent		Int
  hashValue	v	FloatingPointParseStrategy		Int
  hashValue	v	FloatingPointRoundingRule		Int
  hashValue	v	FloatingPointSign		Int
  hashValue	v	FormatStyleCapitalizationContext		Int
  hashValue	v	Hashable		Int
  hashValue	v	ImageResource		Int
  hashValue	v	IndexPath		Int
  hashValue	v	Int		Int
  hashValue	v	IntegerFormatStyle		Int
  hashValue	v	IntegerFormatStyle.Currency		Int
  hashValue	v	IntegerFormatStyle.Percent		Int
  hashValue	v	IntegerParseStrategy		Int
  hashValue	v	ListFormatStyle		Int
  hashValue	v	Locale		Int
  hashValue	v	Locale.Collation		Int
  hashValue	v	Locale.Components		Int
  hashValue	v	Locale.Currency		Int
  hashValue	v	Locale.IdentifierType		Int
  hashValue	v	Locale.Language		Int
  hashValue	v	Locale.Language.Components		Int
  hashValue	v	Locale.LanguageCode.IdentifierType		Int
  hashValue	v	Locale.MeasurementSystem		Int
  hashValue	v	Locale.NumberingSystem		Int
  hashValue	v	Locale.Subdivision		Int
  hashValue	v	Locale.Variant		Int
  hashValue	v	Measurement		Int
  hashValue	v	Measurement.FormatStyle		Int
  hashValue	v	Measurement.FormatStyle.ByteCount		Int
  hashValue	v	Measurement.FormatStyle.UnitWidth		Int
  hashValue	v	MeasurementFormatUnitUsage		Int
  hashValue	v	Never		Int
  hashValue	v	NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy		Int
  hashValue	v	NumberFormatStyleConfiguration.Grouping		Int
  hashValue	v	NumberFormatStyleConfiguration.Notation		Int
  hashValue	v	NumberFormatStyleConfiguration.Precision		Int
  hashValue	v	NumberFormatStyleConfiguration.SignDisplayStrategy		Int
  hashValue	v	OpaquePointer		Int
  hashValue	v	Optional		Int
  hashValue	v	PulseSymbolEffect		Int
  hashValue	v	Range		Int
  hashValue	v	RawRepresentable		Int
  hashValue	v	ReplaceSymbolEffect		Int
  hashValue	v	ReplaceSymbolEffect.MagicReplace		Int
  hashValue	v	Result		Int
  hashValue	v	ReversedCollection.Index		Int
  hashValue	v	RotateSymbolEffect		Int
  hashValue	v	RunLoop.SchedulerTimeType		Int
  hashValue	v	ScaleSymbolEffect		Int
  hashValue	v	Set		Int
  hashValue	v	String		Int
  hashValue	v	String.Index		Int
  hashValue	v	String.StandardComparator		Int
  hashValue	v	StringStyle		Int
  hashValue	v	Substring		Int
  hashValue	v	SymbolEffectConfiguration		Int
  hashValue	v	SymbolEffectOptions		Int
  hashValue	v	TermOfAddress		Int
  hashValue	v	TimeZone		Int
  hashValue	v	URL		Int
  hashValue	v	URL.DirectoryHint		Int
  hashValue	v	URL.FormatStyle		Int
  hashValue	v	URL.FormatStyle.ComponentDisplayOption		Int
  hashValue	v	URL.FormatStyle.HostDisplayOption		Int
  hashValue	v	URL.ParseStrategy		Int
  hashValue	v	URL.ParseStrategy.ComponentParseStrategy		Int
  hashValue	v	URLComponents		Int
  hashValue	v	URLQueryItem		Int
  hashValue	v	UUID		Int
  hashValue	v	VariableColorSymbolEffect		Int
  hashValue	v	WiggleSymbolEffect		Int
  hebrew	V	Calendar.Identifier		Calendar.Identifier
  height	v	CGRect		CGFloat
  height	v	CGSize		CGFloat
  helpAnchor	v	LocalizedError		String?
  hexDigitValue	v	Character		Int?
  hideInactiveLayers	v	VariableColorSymbolEffect		VariableColorSymbolEffect
  hidesScaleName	v	Measurement.FormatStyle		Bool
  homeDirectory	F	URL	(forUser:_)	URL?
  homeDirectory	V	URL		URL
  host	V	URL.FormatStyle.Component		URL.FormatStyle.Component
  host	f	URL	(percentEncoded?:_)	String?
  host	f	URL.FormatStyle	(_?:_)	URL.FormatStyle
  host	f	URL.ParseStrategy	(_?:_)	URL.ParseStrategy
  host	v	URL		String?
  host	v	URLComponents		String?
  hour	V	Calendar.Component		Calendar.Component
  hour	V	Date.ComponentsFormatStyle.Field		Date.ComponentsFormatStyle.Field
  hour	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  hour	f	Date.IntervalFormatStyle	(_?:_)	Date.IntervalFormatStyle
  hour	v	DateComponents		Int?
  hourCycle	v	Locale		Locale.HourCycle
  hourCycle	v	Locale.Components		Locale.HourCycle?
  hourly	F	Calendar.RecurrenceRule	(calendar:_,interval?:_,end?:_,matchingPolicy?:_,repeatedTimePolicy?:_,months?:_,daysOfTheYear?:_,daysOfTheMonth?:_,weekdays?:_,hours?:_,minutes?:_,seconds?:_,setPositions?:_)	Calendar.RecurrenceRule
  hourly	V	Calendar.RecurrenceRule.Frequency		Calendar.RecurrenceRule.Frequency
  hours	v	Calendar.RecurrenceRule		[Int]
  icu	V	Locale.IdentifierType		Locale.IdentifierType
  id	v	Identifiable		ObjectIdentifier
  id	v	Identifiable		_
  id	v	Never		Never
  identifier	F	Date.FormatStyle.Symbol.TimeZone	(_:_)	Date.FormatStyle.Symbol.TimeZone
  identifier	F	Locale	(_:_,from:_)	String
  identifier	F	Locale	(fromComponents:_)	String
  identifier	F	Locale	(fromWindowsLocaleCode:_)	String?
  identifier	f	Locale	(_:_)	String
  identifier	v	Calendar		Calendar.Identifier
  identifier	v	Locale		String
  identifier	v	Locale.Collation		String
  identifier	v	Locale.Currency		String
  identifier	v	Locale.MeasurementSystem		String
  identifier	v	Locale.NumberingSystem		String
  identifier	v	Locale.Subdivision		String
  identifier	v	Locale.Variant		String
  identifier	v	TimeZone		String
  importedContentTypes	F	Transferable	()	[UTType]
  importedContentTypes	f	Transferable	()	[UTType]
  inRange	F	ClosedRange.Index	(_:_)	ClosedRange.Index
  includesActualByteCount	v	ByteCountFormatStyle		Bool
  includesActualByteCount	v	Measurement.FormatStyle.ByteCount		Bool
  includingFractionalSeconds	v	Date.ISO8601FormatStyle		Bool
  index	f	Array	(_:_,offsetBy:_)	Int
  index	f	Array	(_:_,offsetBy:_,limitedBy:_)	Int?
  index	f	Array	(after:_)	Int
  index	f	Array	(before:_)	Int
  index	f	AttributedStringProtocol	(_:_,offsetByCharacters:_)	_
  index	f	AttributedStringProtocol	(_:_,offsetByRuns:_)	_
  index	f	AttributedStringProtocol	(_:_,offsetByUnicodeScalars:_)	_
  index	f	AttributedStringProtocol	(afterCharacter:_)	_
  index	f	AttributedStringProtocol	(afterRun:_)	_
  index	f	AttributedStringProtocol	(afterUnicodeScalar:_)	_
  index	f	AttributedStringProtocol	(beforeCharacter:_)	_
  index	f	AttributedStringProtocol	(beforeRun:_)	_
  index	f	AttributedStringProtocol	(beforeUnicodeScalar:_)	_
  index	f	BidirectionalCollection	(_:_,offsetBy:_)	_
  index	f	BidirectionalCollection	(_:_,offsetBy:_,limitedBy:_)	_?
  index	f	BidirectionalCollection	(after:_)	_
  index	f	BidirectionalCollection	(before:_)	_
  index	f	ClosedRange	(_:_,offsetBy:_)	ClosedRange.Index
  index	f	ClosedRange	(after:_)	ClosedRange.Index
  index	f	ClosedRange	(before:_)	ClosedRange.Index
  index	f	Collection	(_:_,offsetBy:_)	_
  index	f	Collection	(_:_,offsetBy:_,limitedBy:_)	_?
  index	f	Collection	(after:_)	_
  index	f	Collection	(of:_)	_?
  index	f	Collection	(where:{(Element)})	_?
  index	f	CollectionOfOne	(after:_)	CollectionOfOne.Index
  index	f	CollectionOfOne	(before:_)	CollectionOfOne.Index
  index	f	Data	(after:_)	Data.Index
  index	f	Data	(before:_)	Data.Index
  index	f	DefaultIndices	(_:_,offsetBy:_)	DefaultIndices.Index
  index	f	DefaultIndices	(_:_,offsetBy:_,limitedBy:_)	DefaultIndices.Index?
  index	f	DefaultIndices	(after:_)	DefaultIndices.Index
  index	f	DefaultIndices	(before:_)	DefaultIndices.Index
  index	f	Dictionary	(after:_)	Dictionary.Index
  index	f	Dictionary	(forKey:_)	Dictionary.Index?
  index	f	EmptyCollection	(_:_,offsetBy:_)	EmptyCollection.Index
  index	f	EmptyCollection	(_:_,offsetBy:_,limitedBy:_)	EmptyCollection.Index?
  index	f	EmptyCollection	(after:_)	EmptyCollection.Index
  index	f	EmptyCollection	(before:_)	EmptyCollection.Index
  index	f	FlattenCollection	(_:_,offsetBy:_)	FlattenSequence.Index
  index	f	FlattenCollection	(_:_,offsetBy:_,limitedBy:_)	FlattenSequence.Index?
  index	f	FlattenCollection	(after:_)	FlattenSequence.Index
  index	f	FlattenCollection	(before:_)	FlattenSequence.Index
  index	f	IndexPath	(after:_)	IndexPath.Index
  index	f	IndexPath	(before:_)	IndexPath.Index
  index	f	Int.Words	(after:_)	_
  index	f	Int.Words	(before:_)	_
  index	f	RandomAccessCollection	(_:_,offsetBy:_)	_
  index	f	RandomAccessCollection	(_:_,offsetBy:_,limitedBy:_)	_?
  index	f	RandomAccessCollection	(after:_)	_
  index	f	RandomAccessCollection	(before:_)	_
  index	f	Range	(_:_,offsetBy:_)	Range.Index
  index	f	Range	(after:_)	Range.Index
  index	f	Range	(before:_)	Range.Index
  index	f	ReversedCollection	(_:_,offsetBy:_)	ReversedCollection.Index
  index	f	ReversedCollection	(_:_,offsetBy:_,limitedBy:_)	ReversedCollection.Index?
  index	f	ReversedCollection	(after:_)	ReversedCollection.Index
  index	f	ReversedCollection	(before:_)	ReversedCollection.Index
  index	f	Set	(after:_)	Set.Index
  index	f	String	(_:_,offsetBy:_)	String.Index
  index	f	String	(_:_,offsetBy:_,limitedBy:_)	String.Index?
  index	f	String	(after:_)	String.Index
  index	f	String	(before:_)	String.Index
  index	f	Substring	(_:_,offsetBy:_)	Substring.Index
  index	f	Substring	(_:_,offsetBy:_,limitedBy:_)	Substring.Index?
  index	f	Substring	(after:_)	Substring.Index
  index	f	Substring	(before:_)	Substring.Index
  index	v	Calendar.RecurrenceRule.Month		Int
  indian	V	Calendar.Identifier		Calendar.Identifier
  indices	f	Collection	(of:_)	RangeSet
  indices	f	Collection	(where:{(Element)})	RangeSet
  indices	v	BidirectionalCollection		_
  indices	v	Collection		DefaultIndices
  indices	v	Collection		_
  indices	v	Data		Range
  indices	v	DefaultIndices		DefaultIndices.Indices
  indices	v	Int.Words		Int.Words.Indices
  indices	v	RandomAccessCollection		Range
  indices	v	RandomAccessCollection		_
  indices	v	Range		Range.Indices
  indices	v	SIMD		_
  inferFromPath	V	URL.DirectoryHint		URL.DirectoryHint
  infinity	V	CGFloat		CGFloat
  inflected	f	AttributedString	()	AttributedString
  inflected	f	AttributedString	(locale?:_,userTermOfAddress?:_,inflectionConcepts?:_)	AttributedString
  inheritedByAddedText	V	AttributedStringKey		Bool
  input	f	Date.AnchoredRelativeFormatStyle	(after:_)	Date?
  input	f	Date.AnchoredRelativeFormatStyle	(before:_)	Date?
  input	f	Date.ComponentsFormatStyle	(after:_)	Range?
  input	f	Date.ComponentsFormatStyle	(before:_)	Range?
  input	f	Date.FormatStyle	(after:_)	Date?
  input	f	Date.FormatStyle	(before:_)	Date?
  input	f	Date.VerbatimFormatStyle	(after:_)	Date?
  input	f	Date.VerbatimFormatStyle	(before:_)	Date?
  input	f	DiscreteFormatStyle	(after:_)	_?
  input	f	DiscreteFormatStyle	(before:_)	_?
  inputDevicePose	v	SpatialEventCollection.Event		SpatialEventCollection.Event.InputDevicePose?
  insert	f	Array	(_:_,at:_)	Void
  insert	f	AttributedString	(_:_,at:_)	Void
  insert	f	OptionSet	(_:_)	()
  insert	f	RangeReplaceableCollection	(_:_,at:_)	Void
  insert	f	RangeReplaceableCollection	(contentsOf:_,at:_)	Void
  insert	f	Set	(_:_)	()
  insert	f	SetAlgebra	(_:_)	()
  insert	f	String	(_:_,at:_)	Void
  insert	f	String	(contentsOf:_,at:_)	Void
  inset	V	TableStyle		InsetTableStyle
  insetBy	f	CGRect	(dx:_,dy:_)	CGRect
  intValue	v	CodingKey		Int?
  integerAndFractionLength	F	NumberFormatStyleConfiguration.Precision	(integer:_,fraction:_)	NumberFormatStyleConfiguration.Precision
  integerAndFractionLength	F	NumberFormatStyleConfiguration.Precision	(integerLimits:_,fractionLimits:_)	NumberFormatStyleConfiguration.Precision
  integerLength	F	NumberFormatStyleConfiguration.Precision	(_:_)	NumberFormatStyleConfiguration.Precision
  integral	v	CGRect		CGRect
  intersection	f	CGPath	(_:_,using?:_)	CGPath
  intersection	f	CGRect	(_:_)	CGRect
  intersection	f	DateInterval	(with:_)	DateInterval?
  intersection	f	OptionSet	(_:_)	Self
  intersection	f	Set	(_:_)	Set
  intersection	f	SetAlgebra	(_:_)	Self
  intersects	f	CGPath	(_:_,using?:_)	Bool
  intersects	f	CGRect	(_:_)	Bool
  intersects	f	DateInterval	(_:_)	Bool
  interval	v	Calendar.RecurrenceRule		Int
  invalidationConditions	V	AttributedStringKey		_
  inverse	v	UnitCurve		UnitCurve
  inverted	f	CGAffineTransform	()	CGAffineTransform
  isASCII	v	Character		Bool
  isASCII	v	StaticString		Bool
  isAtEnd	v	UnkeyedDecodingContainer		Bool
  isCanonical	v	CGFloat		Bool
  isCanonical	v	Decimal		Bool
  isCanonical	v	Double		Bool
  isCanonical	v	Float		Bool
  isCanonical	v	FloatingPoint		Bool
  isCased	v	Character		Bool
  isContiguousUTF8	v	String		Bool
  isContiguousUTF8	v	Substring		Bool
  isCurrencySymbol	v	Character		Bool
  isDate	f	Calendar	(_:_,equalTo:_,toGranularity:_)	Bool
  isDate	f	Calendar	(_:_,inSameDayAs:_)	Bool
  isDateInToday	f	Calendar	(_:_)	Bool
  isDateInTomorrow	f	Calendar	(_:_)	Bool
  isDateInWeekend	f	Calendar	(_:_)	Bool
  isDateInYesterday	f	Calendar	(_:_)	Bool
  isDaylightSavingTime	f	TimeZone	(for?:_)	Bool
  isDirectory	V	URL.DirectoryHint		URL.DirectoryHint
  isDisjoint	f	Set	(with:_)	Bool
  isDisjoint	f	SetAlgebra	(with:_)	Bool
  isEditable	v	DocumentConfiguration		Bool
  isEmpty	v	CGRect		Bool
  isEmpty	v	ClosedRange		Bool
  isEmpty	v	Collection		Bool
  isEmpty	v	Dictionary		Bool
  isEmpty	v	Range		Bool
  isEmpty	v	Set		Bool
  isEmpty	v	SetAlgebra		Bool
  isEmpty	v	String		Bool
  isEqual	f	CGFloat	(to:_)	Bool
  isEqual	f	Decimal	(to:_)	Bool
  isEqual	f	Double	(to:_)	Bool
  isEqual	f	Float	(to:_)	Bool
  isEqual	f	FloatingPoint	(to:_)	Bool
  isEquivalent	f	Locale.Language	(to:_)	Bool
  isFileURL	v	URL		Bool
  isFinite	v	CGFloat		Bool
  isFinite	v	Decimal		Bool
  isFinite	v	Double		Bool
  isFinite	v	Float		Bool
  isFinite	v	FloatingPoint		Bool
  isHexDigit	v	Character		Bool
  isISOCurrency	v	Locale.Currency		Bool
  isIdentity	v	CGAffineTransform		Bool
  isInfinite	v	CGFloat		Bool
  isInfinite	v	CGRect		Bool
  isInfinite	v	Decimal		Bool
  isInfinite	v	Double		Bool
  isInfinite	v	Float		Bool
  isInfinite	v	FloatingPoint		Bool
  isLeap	v	Calendar.RecurrenceRule.Month		Bool
  isLeapMonth	V	Calendar.Component		Calendar.Component
  isLeapMonth	v	DateComponents		Bool?
  isLenient	v	Date.ParseStrategy		Bool
  isLess	f	CGFloat	(than:_)	Bool
  isLess	f	Decimal	(than:_)	Bool
  isLess	f	Double	(than:_)	Bool
  isLess	f	Float	(than:_)	Bool
  isLess	f	FloatingPoint	(than:_)	Bool
  isLessThanOrEqualTo	f	CGFloat	(_:_)	Bool
  isLessThanOrEqualTo	f	Decimal	(_:_)	Bool
  isLessThanOrEqualTo	f	Double	(_:_)	Bool
  isLessThanOrEqualTo	f	Float	(_:_)	Bool
  isLessThanOrEqualTo	f	FloatingPoint	(_:_)	Bool
  isLetter	v	Character		Bool
  isLowercase	v	Character		Bool
  isMathSymbol	v	Character		Bool
  isMultiple	f	BinaryInteger	(of:_)	Bool
  isMultiple	f	SignedInteger	(of:_)	Bool
  isNaN	v	CGFloat		Bool
  isNaN	v	Decimal		Bool
  isNaN	v	Double		Bool
  isNaN	v	Float		Bool
  isNaN	v	FloatingPoint		Bool
  isNewline	v	Character		Bool
  isNormal	v	CGFloat		Bool
  isNormal	v	Decimal		Bool
  isNormal	v	Double		Bool
  isNormal	v	Float		Bool
  isNormal	v	FloatingPoint		Bool
  isNull	v	CGRect		Bool
  isNumber	v	Character		Bool
  isOriginalFile	v	ReceivedTransferredFile		Bool
  isPositive	v	Date.ComponentsFormatStyle		Bool
  isPunctuation	v	Character		Bool
  isSameExclusiveExecutionContext	f	SerialExecutor	(other:_)	Bool
  isSignMinus	v	Decimal		Bool
  isSignaling	v	Decimal		Bool
  isSignalingNaN	v	CGFloat		Bool
  isSignalingNaN	v	Decimal		Bool
  isSignalingNaN	v	Double		Bool
  isSignalingNaN	v	Float		Bool
  isSignalingNaN	v	FloatingPoint		Bool
  isStrictSubset	f	Set	(of:_)	Bool
  isStrictSubset	f	SetAlgebra	(of:_)	Bool
  isStrictSuperset	f	Set	(of:_)	Bool
  isStrictSuperset	f	SetAlgebra	(of:_)	Bool
  isSubnormal	v	CGFloat		Bool
  isSubnormal	v	Decimal		Bool
  isSubnormal	v	Double		Bool
  isSubnormal	v	Float		Bool
  isSubnormal	v	FloatingPoint		Bool
  isSubset	f	Set	(of:_)	Bool
  isSubset	f	SetAlgebra	(of:_)	Bool
  isSuperset	f	Set	(of:_)	Bool
  isSuperset	f	SetAlgebra	(of:_)	Bool
  isSymbol	v	Character		Bool
  isTotallyOrdered	f	BinaryFloatingPoint	(belowOrEqualTo:_)	Bool
  isTotallyOrdered	f	Decimal	(belowOrEqualTo:_)	Bool
  isTotallyOrdered	f	FloatingPoint	(belowOrEqualTo:_)	Bool
  isUppercase	v	Character		Bool
  isValidDate	f	DateComponents	(in:_)	Bool
  isValidDate	v	DateComponents		Bool
  isWhitespace	v	Character		Bool
  isWholeNumber	v	Character		Bool
  isZero	v	CGFloat		Bool
  isZero	v	Decimal		Bool
  isZero	v	Double		Bool
  isZero	v	Float		Bool
  isZero	v	FloatingPoint		Bool
  islamic	V	Calendar.Identifier		Calendar.Identifier
  islamicCivil	V	Calendar.Identifier		Calendar.Identifier
  islamicTabular	V	Calendar.Identifier		Calendar.Identifier
  islamicUmmAlQura	V	Calendar.Identifier		Calendar.Identifier
  iso8601	F	Date.FormatStyle.Symbol.TimeZone	(_:_)	Date.FormatStyle.Symbol.TimeZone
  iso8601	V	Calendar.Identifier		Calendar.Identifier
  iso8601Date	F	Date.ISO8601FormatStyle	(timeZone:_,dateSeparator:_)	_
  iso8601Date	F	RegexComponent	(timeZone:_,dateSeparator:_)	_
  iso8601WithTimeZone	F	Date.ISO8601FormatStyle	(includingFractionalSeconds:_,dateSeparator:_,dateTimeSeparator:_,timeSeparator:_,timeZoneSeparator:_)	_
  iso8601WithTimeZone	F	RegexComponent	(includingFractionalSeconds:_,dateSeparator:_,dateTimeSeparator:_,timeSeparator:_,timeZoneSeparator:_)	_
  isoCurrencies	V	Locale.Currency		[Locale.Currency]
  isoCurrencyCodes	V	Locale		[String]
  isoLanguageCodes	V	Locale		[String]
  isoRegionCodes	V	Locale		[String]
  itemProvider	f	TableRowContent	(_:_)	_
  iterative	v	VariableColorSymbolEffect		VariableColorSymbolEffect
  japanese	V	Calendar.Identifier		Calendar.Identifier
  joined	f	BidirectionalCollection	(separator?:_)	String
  joined	f	Sequence	()	FlattenSequence
  joined	f	Sequence	(separator:_)	JoinedSequence
  joined	f	Sequence	(separator?:_)	String
  julianModified	F	Date.FormatStyle.Symbol.Day	(minimumLength?:_)	Date.FormatStyle.Symbol.Day
  kb	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  kern	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.KerningAttribute
  key	v	LocalizedStringResource		String
  keyPathsAffectingValue	F	NSKeyValueObservingCustomization	(for:_)	_
  keys	v	Dictionary		Dictionary.Keys
  kind	v	SpatialEventCollection.Event		SpatialEventCollection.Event.Kind
  landscapeLeft	V	PreviewTrait		PreviewTrait
  landscapeRight	V	PreviewTrait		PreviewTrait
  language	v	Locale		Locale.Language
  language	v	TermOfAddress		Locale.Language?
  languageCode	v	Locale		String?
  languageCode	v	Locale.Language		Locale.LanguageCode?
  languageCode	v	Locale.Language.Components		Locale.LanguageCode?
  languageComponents	v	Locale.Components		Locale.Language.Components
  last	V	Calendar.RepeatedTimePolicy		Calendar.RepeatedTimePolicy
  last	f	BidirectionalCollection	(where:{(Element)})	Element?
  last	v	BidirectionalCollection		Element?
  lastIndex	f	BidirectionalCollection	(of:_)	_?
  lastIndex	f	BidirectionalCollection	(where:{(Element)})	_?
  lastPathComponent	v	URL		String
  lastRange	f	DataProtocol	(of:_)	Range?
  lastRange	f	DataProtocol	(of:_,in:_)	Range?
  layout	V	LibraryItem.Category		LibraryItem.Category
  lazy	v	Sequence		LazySequence
  leadingZeroBitCount	v	FixedWidthInteger		Int
  leadingZeroBitCount	v	Int		Int
  leadingZeroBitCount	v	SIMD		_
  leastFiniteMagnitude	V	Decimal		Decimal
  leastNonzeroMagnitude	V	CGFloat		CGFloat
  leastNonzeroMagnitude	V	Decimal		Decimal
  leastNormalMagnitude	V	CGFloat		CGFloat
  leastNormalMagnitude	V	Decimal		Decimal
  left	v	WiggleSymbolEffect		WiggleSymbolEffect
  length	v	Data.InlineData		UInt8
  lengthOfBytes	f	StringProtocol	(using:_)	Int
  lenient	v	Decimal.ParseStrategy		Bool
  lenient	v	FloatingPointParseStrategy		Bool
  lenient	v	IntegerParseStrategy		Bool
  lexicographicallyPrecedes	f	Sequence	(_:_)	Bool
  lexicographicallyPrecedes	f	Sequence	(_:_,by:{(Element,Element)})	Bool
  libraryDirectory	V	URL		URL
  line	V	PreviewRegistry		Int
  lineDirection	F	Locale	(forLanguage:_)	Locale.LanguageDirection
  lineIntersection	f	CGPath	(_:_,using?:_)	CGPath
  lineLayoutDirection	v	Locale.Language		Locale.LanguageDirection
  lineRange	f	StringProtocol	(for:_)	Range
  lineSubtracting	f	CGPath	(_:_,using?:_)	CGPath
  lines	v	AsyncSequence		_
  lines	v	URL		AsyncLineSequence
  linguisticTags	f	StringProtocol	(in:_,scheme:_,options?:_,orthography?:_,tokenRanges?:_)	[String]
  liquid	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  list	F	FormatStyle	(memberStyle:_,type:_,width?:_)	Self
  list	F	FormatStyle	(type:_,width?:_)	Self
  listType	v	ListFormatStyle		ListFormatStyle.ListType
  littleEndian	v	FixedWidthInteger		Self
  localLocation	v	UIGestureRecognizerRepresentableCoordinateSpaceConverter		CGPoint
  localTranslation	v	UIGestureRecognizerRepresentableCoordinateSpaceConverter		CGPoint?
  localVelocity	v	UIGestureRecognizerRepresentableCoordinateSpaceConverter		CGPoint?
  locale	f	ByteCountFormatStyle	(_:_)	ByteCountFormatStyle
  locale	f	Date.AnchoredRelativeFormatStyle	(_:_)	Date.AnchoredRelativeFormatStyle
  locale	f	Date.ComponentsFormatStyle	(_:_)	Date.ComponentsFormatStyle
  locale	f	Date.FormatStyle	(_:_)	Date.FormatStyle
  locale	f	Date.IntervalFormatStyle	(_:_)	Date.IntervalFormatStyle
  locale	f	Date.RelativeFormatStyle	(_:_)	Date.RelativeFormatStyle
  locale	f	Date.VerbatimFormatStyle	(_:_)	Date.VerbatimFormatStyle
  locale	f	Decimal.FormatStyle	(_:_)	Decimal.FormatStyle
  locale	f	Decimal.FormatStyle.Currency	(_:_)	Decimal.FormatStyle.Currency
  locale	f	Decimal.FormatStyle.Percent	(_:_)	Decimal.FormatStyle.Percent
  locale	f	Duration.TimeFormatStyle	(_:_)	Duration.TimeFormatStyle
  locale	f	Duration.UnitsFormatStyle	(_:_)	Duration.UnitsFormatStyle
  locale	f	FloatingPointFormatStyle	(_:_)	FloatingPointFormatStyle
  locale	f	FloatingPointFormatStyle.Currency	(_:_)	FloatingPointFormatStyle.Currency
  locale	f	FloatingPointFormatStyle.Percent	(_:_)	FloatingPointFormatStyle.Percent
  locale	f	FormatStyle	(_:_)	Self
  locale	f	IntegerFormatStyle	(_:_)	IntegerFormatStyle
  locale	f	IntegerFormatStyle.Currency	(_:_)	IntegerFormatStyle.Currency
  locale	f	IntegerFormatStyle.Percent	(_:_)	IntegerFormatStyle.Percent
  locale	f	ListFormatStyle	(_:_)	ListFormatStyle
  locale	f	Measurement.FormatStyle	(_:_)	Measurement.FormatStyle
  locale	f	Measurement.FormatStyle.ByteCount	(_:_)	Measurement.FormatStyle.ByteCount
  locale	v	ByteCountFormatStyle		Locale
  locale	v	Calendar		Locale?
  locale	v	Date.AnchoredRelativeFormatStyle		Locale
  locale	v	Date.ComponentsFormatStyle		Locale
  locale	v	Date.FormatStyle		Locale
  locale	v	Date.IntervalFormatStyle		Locale
  locale	v	Date.ParseStrategy		Locale?
  locale	v	Date.RelativeFormatStyle		Locale
  locale	v	Date.VerbatimFormatStyle		Locale?
  locale	v	Decimal.FormatStyle		Locale
  locale	v	Decimal.FormatStyle.Currency		Locale
  locale	v	Decimal.FormatStyle.Percent		Locale
  locale	v	Duration.TimeFormatStyle		Locale
  locale	v	Duration.UnitsFormatStyle		Locale
  locale	v	FloatingPointFormatStyle		Locale
  locale	v	FloatingPointFormatStyle.Currency		Locale
  locale	v	FloatingPointFormatStyle.Percent		Locale
  locale	v	IntegerFormatStyle		Locale
  locale	v	IntegerFormatStyle.Currency		Locale
  locale	v	IntegerFormatStyle.Percent		Locale
  locale	v	ListFormatStyle		Locale
  locale	v	LocalizedStringResource		Locale
  locale	v	Measurement.FormatStyle		Locale
  locale	v	Measurement.FormatStyle.ByteCount		Locale
  localized	F	TermOfAddress	(language:_,pronouns:_)	TermOfAddress
  localizedCapitalized	v	StringProtocol		String
  localizedCaseInsensitiveCompare	f	StringProtocol	(_:_)	ComparisonResult
  localizedCaseInsensitiveContains	f	StringProtocol	(_:_)	Bool
  localizedCompare	f	StringProtocol	(_:_)	ComparisonResult
  localizedCurrency	F	Decimal.FormatStyle.Currency	(code:_,locale:_)	_
  localizedCurrency	F	RegexComponent	(code:_,locale:_)	_
  localizedDecimal	F	Decimal.FormatStyle	(locale:_)	_
  localizedDecimal	F	RegexComponent	(locale:_)	_
  localizedDescription	v	Error		String
  localizedDouble	F	FloatingPointFormatStyle	(locale:_)	_
  localizedDouble	F	RegexComponent	(locale:_)	_
  localizedDoublePercentage	F	FloatingPointFormatStyle.Percent	(locale:_)	_
  localizedDoublePercentage	F	RegexComponent	(locale:_)	_
  localizedGMT	F	Date.FormatStyle.Symbol.TimeZone	(_:_)	Date.FormatStyle.Symbol.TimeZone
  localizedInteger	F	IntegerFormatStyle	(locale:_)	_
  localizedInteger	F	RegexComponent	(locale:_)	_
  localizedIntegerCurrency	F	IntegerFormatStyle.Currency	(code:_,locale:_)	_
  localizedIntegerCurrency	F	RegexComponent	(code:_,locale:_)	_
  localizedIntegerPercentage	F	IntegerFormatStyle.Percent	(locale:_)	_
  localizedIntegerPercentage	F	RegexComponent	(locale:_)	_
  localizedLowercase	v	StringProtocol		String
  localizedName	F	String	(of:_)	String
  localizedName	f	TimeZone	(for:_,locale:_)	String?
  localizedStandardCompare	f	StringProtocol	(_:_)	ComparisonResult
  localizedStandardContains	f	StringProtocol	(_:_)	Bool
  localizedStandardRange	f	StringProtocol	(of:_)	Range?
  localizedString	f	Bundle	(forKey:_,value:_,table:_,localizations:_)	String
  localizedString	f	Locale	(for:_)	String?
  localizedString	f	Locale	(forCollationIdentifier:_)	String?
  localizedString	f	Locale	(forCollatorIdentifier:_)	String?
  localizedString	f	Locale	(forCurrencyCode:_)	String?
  localizedString	f	Locale	(forIdentifier:_)	String?
  localizedString	f	Locale	(forLanguageCode:_)	String?
  localizedString	f	Locale	(forRegionCode:_)	String?
  localizedString	f	Locale	(forScriptCode:_)	String?
  localizedString	f	Locale	(forVariantCode:_)	String?
  localizedStringResource	v	CustomLocalizedStringResourceConvertible		LocalizedStringResource
  localizedStringResource	v	LocalizedStringResource		LocalizedStringResource
  localizedStringWithFormat	F	String	(_:_,_:_...)	String
  localizedUppercase	v	StringProtocol		String
  location	f	UIGestureRecognizerRepresentableCoordinateSpaceConverter	(in:_)	CGPoint
  location	v	SpatialEventCollection.Event		CGPoint
  location	v	SpatialTapGesture.Value		CGPoint
  long	V	Date.FormatStyle.DateStyle		Date.FormatStyle.DateStyle
  long	V	Date.FormatStyle.Symbol.TimeZone.Width		Date.FormatStyle.Symbol.TimeZone.Width
  longEraSymbols	v	Calendar		[String]
  lowerBound	v	ClosedRange		_
  lowerBound	v	Data.RangeReference		Int
  lowerBound	v	PartialRangeFrom		_
  lowerBound	v	Range		_
  lowercased	f	Character	()	String
  lowercased	f	String	()	String
  lowercased	f	StringProtocol	()	String
  lowercased	f	StringProtocol	(with:_)	String
  lowercased	f	Substring	()	String
  m12	v	ProjectionTransform		CGFloat
  m13	v	ProjectionTransform		CGFloat
  m22	v	ProjectionTransform		CGFloat
  m23	v	ProjectionTransform		CGFloat
  m32	v	ProjectionTransform		CGFloat
  m33	v	ProjectionTransform		CGFloat
  magic	f	ReplaceSymbolEffect	(fallback:_)	ReplaceSymbolEffect.MagicReplace
  magnitude	v	Angle		Double
  magnitude	v	CGFloat		CGFloat
  magnitude	v	Decimal		Decimal
  magnitude	v	Double		Double
  magnitude	v	EdgeInsets		Double
  magnitude	v	Float		Float
  magnitude	v	Int		UInt
  magnitude	v	Numeric		_
  magnitude	v	RunLoop.SchedulerTimeType.Stride		TimeInterval
  magnitude	v	UnsignedInteger		Self
  main	F	App	()	Void
  makeAsyncIterator	f	AsyncSequence	()	_
  makeBody	f	ButtonStyle	(configuration:_)	_
  makeBody	f	ControlGroupStyle	(configuration:_)	_
  makeBody	f	DatePickerStyle	(configuration:_)	_
  makeBody	f	DisclosureGroupStyle	(configuration:_)	_
  makeBody	f	FormStyle	(configuration:_)	_
  makeBody	f	GaugeStyle	(configuration:_)	_
  makeBody	f	GroupBoxStyle	(configuration:_)	_
  makeBody	f	LabelStyle	(configuration:_)	_
  makeBody	f	LabeledContentStyle	(configuration:_)	_
  makeBody	f	MenuStyle	(configuration:_)	_
  makeBody	f	NavigationSplitViewStyle	(configuration:_)	_
  makeBody	f	PrimitiveButtonStyle	(configuration:_)	_
  makeBody	f	ProgressViewStyle	(configuration:_)	_
  makeBody	f	TableStyle	(configuration:_)	_
  makeBody	f	TextEditorStyle	(configuration:_)	_
  makeBody	f	ToggleStyle	(configuration:_)	_
  makeChartDescriptor	f	AXChartDescriptorRepresentable	()	_
  makeContentView	f	UIHostingConfiguration	()	_
  makeContiguousUTF8	f	String	()	Void
  makeContiguousUTF8	f	Substring	()	Void
  makeCoordinator	f	UIGestureRecognizerRepresentable	(converter:_)	Void
  makeCoordinator	f	UIGestureRecognizerRepresentable	(converter:_)	_
  makeCoordinator	f	UIViewControllerRepresentable	()	_
  makeCoordinator	f	UIViewRepresentable	()	_
  makeIterator	f	Collection	()	IndexingIterator
  makeIterator	f	Collection	()	_
  makeIterator	f	CollectionOfOne	()	CollectionOfOne.Iterator
  makeIterator	f	Data	()	Data.Iterator
  makeIterator	f	Dictionary	()	Dictionary.Iterator
  makeIterator	f	EmptyCollection	()	EmptyCollection.Iterator
  makeIterator	f	IndexPath	()	IndexingIterator
  makeIterator	f	PartialRangeFrom	()	PartialRangeFrom.Iterator
  makeIterator	f	ReversedCollection	()	ReversedCollection.Iterator
  makeIterator	f	Sequence	()	Self
  makeIterator	f	Sequence	()	_
  makeIterator	f	Set	()	Set.Iterator
  makeIterator	f	StrideThrough	()	StrideThroughIterator
  makeIterator	f	StrideTo	()	StrideToIterator
  makeIterator	f	String	()	String.Iterator
  makePreview	F	PreviewRegistry	()	Preview
  makeUIGestureRecognizer	f	UIGestureRecognizerRepresentable	(context:_)	_
  makeUIView	f	UIViewRepresentable	(context:_)	_
  makeUIViewController	f	UIViewControllerRepresentable	(context:_)	_
  map	f	AsyncSequence	(_:_)	_
  map	f	Collection	(_:{(Element)})	[_]
  map	f	Optional	(_:{(_)})	_?
  map	f	Result	(_:{(_)})	Result
  map	f	Sequence	(_:{(Element)})	[_]
  mapError	f	Result	(_:{(_)})	Result
  mapValues	f	Dictionary	(_:{(_)})	Dictionary
  margins	f	UIHostingConfiguration	(_:_,_:_)	_
  matches	f	BidirectionalCollection	(of:_)	[Regex.Match]
  matchingPolicy	v	Calendar.RecurrenceRule		Calendar.MatchingPolicy
  max	f	AsyncSequence	()	_
  max	f	AsyncSequence	(by:_)	_
  max	f	SIMD	()	_
  max	f	Sequence	()	Element?
  max	f	Sequence	(by:{(Element,Element)})	Element?
  max	f	String	(_:_,_:_)	_
  maxX	v	CGRect		CGFloat
  maxY	v	CGRect		CGFloat
  maximalIdentifier	v	Locale.Language		String
  maximum	F	FloatingPoint	(_:_,_:_)	Self
  maximumLength	v	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy		Int
  maximumLengthOfBytes	f	StringProtocol	(using:_)	Int
  maximumMagnitude	F	FloatingPoint	(_:_,_:_)	Self
  maximumRange	f	Calendar	(of:_)	Range?
  maximumUnitCount	v	Duration.UnitsFormatStyle		Int?
  mb	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  measure	f	Clock	(_:_)	_
  measure	f	Clock	(isolation:_,_:_)	_
  measurement	F	FormatStyle	(width:_,usage?:_,numberFormatStyle?:_)	Self
  measurement	F	FormatStyle	(width?:_,usage?:_,hidesScaleName?:_,numberFormatStyle?:_)	Self
  measurementSystem	v	Locale		Locale.MeasurementSystem
  measurementSystem	v	Locale.Components		Locale.MeasurementSystem?
  measurementSystems	V	Locale.MeasurementSystem		[Locale.MeasurementSystem]
  memory	V	ByteCountFormatStyle.Style		ByteCountFormatStyle.Style
  merge	f	Dictionary	(_:_,uniquingKeysWith:{(_,_)})	Void
  mergeAttributes	f	AttributedString	(_:_,mergePolicy?:_)	Void
  mergeAttributes	f	AttributedStringAttributeMutation	(_:_,mergePolicy:_)	Void
  merging	f	Dictionary	(_:_,uniquingKeysWith:{(_,_)})	[:]
  mergingAttributes	f	AttributedStringProtocol	(_:_,mergePolicy:_)	AttributedString
  metric	V	Locale.MeasurementSystem		Locale.MeasurementSystem
  microseconds	F	Duration	(_:_)	Duration
  microseconds	F	RunLoop.SchedulerTimeType.Stride	(_:_)	RunLoop.SchedulerTimeType.Stride
  midX	v	CGRect		CGFloat
  midY	v	CGRect		CGFloat
  milliseconds	F	Date.FormatStyle.Symbol.SecondFraction	(_:_)	Date.FormatStyle.Symbol.SecondFraction
  milliseconds	F	Duration	(_:_)	Duration
  milliseconds	F	RunLoop.SchedulerTimeType.Stride	(_:_)	RunLoop.SchedulerTimeType.Stride
  mimeType	V	UTTagClass		UTTagClass
  min	f	AsyncSequence	()	_
  min	f	AsyncSequence	(by:_)	_
  min	f	SIMD	()	_
  min	f	Sequence	()	Element?
  min	f	Sequence	(by:{(Element,Element)})	Element?
  min	f	String	(_:_,_:_)	_
  minSize	f	UIHostingConfiguration	()	_
  minSize	f	UIHostingConfiguration	(width:_,height:_)	_
  minX	v	CGRect		CGFloat
  minY	v	CGRect		CGFloat
  minimalIdentifier	v	Locale.Language		String
  minimum	F	FloatingPoint	(_:_,_:_)	Self
  minimumDaysInFirstWeek	v	Calendar		Int
  minimumLength	v	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy		Int
  minimumMagnitude	F	FloatingPoint	(_:_,_:_)	Self
  minimumRange	f	Calendar	(of:_)	Range?
  minimumResolution	v	Clock		_
  minimumTolerance	v	RunLoop		RunLoop.SchedulerTimeType.Stride
  minute	V	Calendar.Component		Calendar.Component
  minute	V	Date.ComponentsFormatStyle.Field		Date.ComponentsFormatStyle.Field
  minute	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  minute	f	Date.IntervalFormatStyle	()	Date.IntervalFormatStyle
  minute	v	DateComponents		Int?
  minutely	F	Calendar.RecurrenceRule	(calendar:_,interval?:_,end?:_,matchingPolicy?:_,repeatedTimePolicy?:_,months?:_,daysOfTheYear?:_,daysOfTheMonth?:_,weekdays?:_,hours?:_,minutes?:_,seconds?:_,setPositions?:_)	Calendar.RecurrenceRule
  minutely	V	Calendar.RecurrenceRule.Frequency		Calendar.RecurrenceRule.Frequency
  minutes	v	Calendar.RecurrenceRule		[Int]
  modifierKeys	v	SpatialEventCollection.Event		EventModifiers
  modifiers	f	LibraryContentProvider	(base:_)	[LibraryItem]
  monday	V	Locale.Weekday		Locale.Weekday
  month	V	Calendar.Component		Calendar.Component
  month	V	Date.ComponentsFormatStyle.Field		Date.ComponentsFormatStyle.Field
  month	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  month	f	Date.ISO8601FormatStyle	()	Date.ISO8601FormatStyle
  month	f	Date.IntervalFormatStyle	(_?:_)	Date.IntervalFormatStyle
  month	v	DateComponents		Int?
  monthSymbols	v	Calendar		[String]
  monthly	F	Calendar.RecurrenceRule	(calendar:_,interval?:_,end?:_,matchingPolicy?:_,repeatedTimePolicy?:_,months?:_,daysOfTheMonth?:_,weekdays?:_,hours?:_,minutes?:_,seconds?:_,setPositions?:_)	Calendar.RecurrenceRule
  monthly	V	Calendar.RecurrenceRule.Frequency		Calendar.RecurrenceRule.Frequency
  months	v	Calendar.RecurrenceRule		[Calendar.RecurrenceRule.Month]
  move	f	CGMutablePath	(to:_,transform?:_)	Void
  moveSubranges	f	MutableCollection	(_:_,to:_)	Range
  moviesDirectory	V	URL		URL
  multipliedFullWidth	f	FixedWidthInteger	(by:_)	()
  multipliedFullWidth	f	Int	(by:_)	()
  multipliedReportingOverflow	f	FixedWidthInteger	(by:_)	()
  multipliedReportingOverflow	f	Int	(by:_)	()
  multiply	f	Decimal	(by:_)	Void
  musicDirectory	V	URL		URL
  name	F	FormatStyle	(style:_)	Self
  name	F	ParseableFormatStyle	(style:_)	Self
  name	V	AttributedStringKey		String
  name	v	URLQueryItem		String
  nan	V	CGFloat		CGFloat
  nan	V	Decimal		Decimal
  nanosecond	V	Calendar.Component		Calendar.Component
  nanosecond	v	DateComponents		Int?
  nanoseconds	F	Duration	(_:_)	Duration
  nanoseconds	F	RunLoop.SchedulerTimeType.Stride	(_:_)	RunLoop.SchedulerTimeType.Stride
  narrow	V	Date.ComponentsFormatStyle.Style		Date.ComponentsFormatStyle.Style
  narrow	V	Date.FormatStyle.Symbol.CyclicYear		Date.FormatStyle.Symbol.CyclicYear
  narrow	V	Date.FormatStyle.Symbol.DayPeriod.Width		Date.FormatStyle.Symbol.DayPeriod.Width
  narrow	V	Date.FormatStyle.Symbol.Era		Date.FormatStyle.Symbol.Era
  narrow	V	Date.FormatStyle.Symbol.Hour.AMPMStyle		Date.FormatStyle.Symbol.Hour.AMPMStyle
  narrow	V	Date.FormatStyle.Symbol.Month		Date.FormatStyle.Symbol.Month
  narrow	V	Date.FormatStyle.Symbol.Quarter		Date.FormatStyle.Symbol.Quarter
  narrow	V	Date.FormatStyle.Symbol.StandaloneMonth		Date.FormatStyle.Symbol.StandaloneMonth
  narrow	V	Date.FormatStyle.Symbol.StandaloneQuarter		Date.FormatStyle.Symbol.StandaloneQuarter
  narrow	V	Date.FormatStyle.Symbol.StandaloneWeekday		Date.FormatStyle.Symbol.StandaloneWeekday
  narrow	V	Date.FormatStyle.Symbol.Weekday		Date.FormatStyle.Symbol.Weekday
  narrow	V	Date.RelativeFormatStyle.UnitsStyle		Date.RelativeFormatStyle.UnitsStyle
  narrow	V	ListFormatStyle.Width		ListFormatStyle.Width
  native	v	CGFloat		CGFloat.NativeType
  negate	f	Angle	()	Void
  negate	f	CGFloat	()	Void
  negate	f	Decimal	()	Void
  negate	f	Double	()	Void
  negate	f	EdgeInsets	()	Void
  negate	f	Float	()	Void
  negate	f	FloatingPoint	()	Void
  negate	f	SignedNumeric	()	Void
  nestedContainer	f	KeyedDecodingContainerProtocol	(keyedBy:_,forKey:_)	_
  nestedContainer	f	KeyedEncodingContainerProtocol	(keyedBy:_,forKey:_)	_
  nestedContainer	f	UnkeyedDecodingContainer	(keyedBy:_)	_
  nestedContainer	f	UnkeyedEncodingContainer	(keyedBy:_)	_
  nestedUnkeyedContainer	f	KeyedDecodingContainerProtocol	(forKey:_)	UnkeyedDecodingContainer
  nestedUnkeyedContainer	f	KeyedEncodingContainerProtocol	(forKey:_)	UnkeyedEncodingContainer
  nestedUnkeyedContainer	f	UnkeyedDecodingContainer	()	UnkeyedDecodingContainer
  nestedUnkeyedContainer	f	UnkeyedEncodingContainer	()	UnkeyedEncodingContainer
  never	V	Calendar.RecurrenceRule.End		Calendar.RecurrenceRule.End
  never	V	URL.FormatStyle.ComponentDisplayOption		URL.FormatStyle.ComponentDisplayOption
  never	V	URL.FormatStyle.HostDisplayOption		URL.FormatStyle.HostDisplayOption
  next	f	AsyncIteratorProtocol	()	_
  next	f	AsyncIteratorProtocol	(isolation:_)	_
  next	f	IteratorProtocol	()	_
  next	f	RandomNumberGenerator	()	UInt64
  next	f	RandomNumberGenerator	()	_
  next	f	RandomNumberGenerator	(upperBound:_)	_
  next	f	SystemRandomNumberGenerator	()	UInt64
  nextDate	f	Calendar	(after:_,matching:_,matchingPolicy:_,repeatedTimePolicy?:_,direction?:_)	Date?
  nextDaylightSavingTimeTransition	f	TimeZone	(after:_)	Date?
  nextDaylightSavingTimeTransition	v	TimeZone		Date?
  nextDown	v	Decimal		Decimal
  nextDown	v	FloatingPoint		Self
  nextTime	V	Calendar.MatchingPolicy		Calendar.MatchingPolicy
  nextTimePreservingSmallerComponents	V	Calendar.MatchingPolicy		Calendar.MatchingPolicy
  nextUp	v	CGFloat		CGFloat
  nextUp	v	Decimal		Decimal
  nextUp	v	Double		Double
  nextUp	v	Float		Float
  nextUp	v	FloatingPoint		Self
  nextWeekend	f	Calendar	(startingAfter:_,direction?:_)	DateInterval?
  nextWeekend	f	Calendar	(startingAfter:_,start:_,interval:_,direction?:_)	Bool
  nonRepeating	v	SymbolEffectOptions		SymbolEffectOptions
  nonReversing	v	VariableColorSymbolEffect		VariableColorSymbolEffect
  none	V	Data.Deallocator		Data.Deallocator
  nonzeroBitCount	v	FixedWidthInteger		Int
  nonzeroBitCount	v	Int		Int
  nonzeroBitCount	v	SIMD		_
  normalized	f	CGPath	(using?:_)	CGPath
  notDirectory	V	URL.DirectoryHint		URL.DirectoryHint
  notation	f	Decimal.FormatStyle	(_:_)	Decimal.FormatStyle
  notation	f	Decimal.FormatStyle.Currency	(_:_)	Decimal.FormatStyle.Currency
  notation	f	Decimal.FormatStyle.Percent	(_:_)	Decimal.FormatStyle.Percent
  notation	f	FloatingPointFormatStyle	(_:_)	FloatingPointFormatStyle
  notation	f	FloatingPointFormatStyle.Currency	(_:_)	FloatingPointFormatStyle.Currency
  notation	f	FloatingPointFormatStyle.Percent	(_:_)	FloatingPointFormatStyle.Percent
  notation	f	IntegerFormatStyle	(_:_)	IntegerFormatStyle
  notation	f	IntegerFormatStyle.Currency	(_:_)	IntegerFormatStyle.Currency
  notation	f	IntegerFormatStyle.Percent	(_:_)	IntegerFormatStyle.Percent
  now	v	Clock		_
  now	v	RunLoop		RunLoop.SchedulerTimeType
  nth	F	Calendar.RecurrenceRule.Weekday	(_:_,_:_)	Calendar.RecurrenceRule.Weekday
  numberFormatStyle	v	Measurement.FormatStyle		FloatingPointFormatStyle?
  numberingSystem	v	Locale		Locale.NumberingSystem
  numberingSystem	v	Locale.Components		Locale.NumberingSystem?
  numeric	V	Date.FormatStyle.DateStyle		Date.FormatStyle.DateStyle
  objectiveCValue	F	ObjectiveCConvertibleAttributedStringKey	(for:_)	_
  occurrences	v	Calendar.RecurrenceRule.End		Int?
  offUp	v	ReplaceSymbolEffect		ReplaceSymbolEffect
  offset	F	MemoryLayout	(of:_)	Int?
  offsetBy	f	CGRect	(dx:_,dy:_)	CGRect
  omitIfHTTPFamily	V	URL.FormatStyle.ComponentDisplayOption		URL.FormatStyle.ComponentDisplayOption
  omitIfHTTPFamily	V	URL.FormatStyle.HostDisplayOption		URL.FormatStyle.HostDisplayOption
  omitSpecificSubdomains	F	URL.FormatStyle.HostDisplayOption	(_?:_,includeMultiLevelSubdomains?:_)	URL.FormatStyle.HostDisplayOption
  omitSpecificSubdomains	F	URL.FormatStyle.HostDisplayOption	(_?:_,includeMultiLevelSubdomains?:_,when:_,matches:_)	URL.FormatStyle.HostDisplayOption
  omitWhen	F	URL.FormatStyle.ComponentDisplayOption	(_:_,matches:_)	URL.FormatStyle.ComponentDisplayOption
  omitWhen	F	URL.FormatStyle.HostDisplayOption	(_:_,matches:_)	URL.FormatStyle.HostDisplayOption
  omitted	V	Date.FormatStyle.DateStyle		Date.FormatStyle.DateStyle
  omitted	V	Date.FormatStyle.Symbol.CyclicYear		Date.FormatStyle.Symbol.CyclicYear
  omitted	V	Date.FormatStyle.Symbol.Day		Date.FormatStyle.Symbol.Day
  omitted	V	Date.FormatStyle.Symbol.DayOfYear		Date.FormatStyle.Symbol.DayOfYear
  omitted	V	Date.FormatStyle.Symbol.DayPeriod		Date.FormatStyle.Symbol.DayPeriod
  omitted	V	Date.FormatStyle.Symbol.Era		Date.FormatStyle.Symbol.Era
  omitted	V	Date.FormatStyle.Symbol.Hour		Date.FormatStyle.Symbol.Hour
  omitted	V	Date.FormatStyle.Symbol.Hour.AMPMStyle		Date.FormatStyle.Symbol.Hour.AMPMStyle
  omitted	V	Date.FormatStyle.Symbol.Minute		Date.FormatStyle.Symbol.Minute
  omitted	V	Date.FormatStyle.Symbol.Month		Date.FormatStyle.Symbol.Month
  omitted	V	Date.FormatStyle.Symbol.Quarter		Date.FormatStyle.Symbol.Quarter
  omitted	V	Date.FormatStyle.Symbol.Second		Date.FormatStyle.Symbol.Second
  omitted	V	Date.FormatStyle.Symbol.SecondFraction		Date.FormatStyle.Symbol.SecondFraction
  omitted	V	Date.FormatStyle.Symbol.TimeZone		Date.FormatStyle.Symbol.TimeZone
  omitted	V	Date.FormatStyle.Symbol.Week		Date.FormatStyle.Symbol.Week
  omitted	V	Date.FormatStyle.Symbol.Weekday		Date.FormatStyle.Symbol.Weekday
  omitted	V	Date.FormatStyle.Symbol.Year		Date.FormatStyle.Symbol.Year
  omitted	V	Date.FormatStyle.Symbol.YearForWeekOfYear		Date.FormatStyle.Symbol.YearForWeekOfYear
  omitted	V	Date.FormatStyle.TimeStyle		Date.FormatStyle.TimeStyle
  omitted	V	Date.ISO8601FormatStyle.DateSeparator		Date.ISO8601FormatStyle.DateSeparator
  omitted	V	Date.ISO8601FormatStyle.TimeSeparator		Date.ISO8601FormatStyle.TimeSeparator
  omitted	V	Date.ISO8601FormatStyle.TimeZoneSeparator		Date.ISO8601FormatStyle.TimeZoneSeparator
  onChange	f	Scene	(of:_,initial:_,_:_)	_
  onChange	f	Scene	(of:_,perform:_)	_
  onInsert	f	DynamicTableRowContent	(of:_,perform:_)	_
  one	V	SIMD		_
  oneBased	V	Date.FormatStyle.Symbol.VerbatimHour.HourCycle		Date.FormatStyle.Symbol.VerbatimHour.HourCycle
  oneDigit	V	Date.FormatStyle.Symbol.Quarter		Date.FormatStyle.Symbol.Quarter
  oneDigit	V	Date.FormatStyle.Symbol.StandaloneQuarter		Date.FormatStyle.Symbol.StandaloneQuarter
  oneDigit	V	Date.FormatStyle.Symbol.StandaloneWeekday		Date.FormatStyle.Symbol.StandaloneWeekday
  oneDigit	V	Date.FormatStyle.Symbol.Weekday		Date.FormatStyle.Symbol.Weekday
  oneToTwelve	V	Locale.HourCycle		Locale.HourCycle
  oneToTwentyFour	V	Locale.HourCycle		Locale.HourCycle
  optional	V	URL.ParseStrategy.ComponentParseStrategy		URL.ParseStrategy.ComponentParseStrategy
  or	V	ListFormatStyle.ListType		ListFormatStyle.ListType
  order	v	ComparableComparator		SortOrder
  order	v	Never		SortOrder
  order	v	SortComparator		_
  order	v	String.StandardComparator		SortOrder
  ordinalOfDayInMonth	V	Date.FormatStyle.Symbol.Day		Date.FormatStyle.Symbol.Day
  ordinality	f	Calendar	(of:_,in:_,for:_)	Int?
  origin	v	CGRect		CGPoint
  other	V	LibraryItem.Category		LibraryItem.Category
  overlaps	f	ClosedRange	(_:_)	Bool
  overlaps	f	Range	(_:_)	Bool
  ownProcess	V	TransferRepresentationVisibility		TransferRepresentationVisibility
  padded	F	Date.FormatStyle.Symbol.Year	(_:_)	Date.FormatStyle.Symbol.Year
  padded	F	Date.FormatStyle.Symbol.YearForWeekOfYear	(_:_)	Date.FormatStyle.Symbol.YearForWeekOfYear
  padding	f	StringProtocol	(toLength:_,withPad:_,startingAt:_)	String
  paragraphRange	f	StringProtocol	(for:_)	Range
  parent	v	Locale.Language		Locale.Language?
  parse	f	Date.FormatStyle	(_:_)	Date
  parse	f	Date.ISO8601FormatStyle	(_:_)	Date
  parse	f	Date.ParseStrategy	(_:_)	Date
  parse	f	Decimal.ParseStrategy	(_:_)	_
  parse	f	FloatingPointParseStrategy	(_:_)	_
  parse	f	IntegerParseStrategy	(_:_)	_
  parse	f	ParseStrategy	(_:_)	_
  parse	f	URL.ParseStrategy	(_:_)	URL
  parseStrategy	v	Date.FormatStyle		Date.FormatStyle
  parseStrategy	v	Date.ISO8601FormatStyle		Date.ISO8601FormatStyle
  parseStrategy	v	Date.VerbatimFormatStyle		Date.ParseStrategy
  parseStrategy	v	Decimal.FormatStyle		Decimal.ParseStrategy
  parseStrategy	v	Decimal.FormatStyle.Currency		Decimal.ParseStrategy
  parseStrategy	v	Decimal.FormatStyle.Percent		Decimal.ParseStrategy
  parseStrategy	v	FloatingPointFormatStyle		FloatingPointParseStrategy
  parseStrategy	v	FloatingPointFormatStyle.Currency		FloatingPointParseStrategy
  parseStrategy	v	FloatingPointFormatStyle.Percent		FloatingPointParseStrategy
  parseStrategy	v	IntegerFormatStyle		IntegerParseStrategy
  parseStrategy	v	IntegerFormatStyle.Currency		IntegerParseStrategy
  parseStrategy	v	IntegerFormatStyle.Percent		IntegerParseStrategy
  parseStrategy	v	ParseableFormatStyle		_
  parseStrategy	v	URL.FormatStyle		URL.ParseStrategy
  partition	f	MutableCollection	(by:{(Element)})	_
  passRetained	F	Unmanaged	(_:_)	Unmanaged
  passUnretained	F	Unmanaged	(_:_)	Unmanaged
  password	V	URL.FormatStyle.Component		URL.FormatStyle.Component
  password	f	URL	(percentEncoded?:_)	String?
  password	f	URL.FormatStyle	(_?:_)	URL.FormatStyle
  password	f	URL.ParseStrategy	(_?:_)	URL.ParseStrategy
  password	v	URL		String?
  password	v	URLComponents		String?
  path	V	URL.FormatStyle.Component		URL.FormatStyle.Component
  path	f	URL	(percentEncoded?:_)	String
  path	f	URL.FormatStyle	(_?:_)	URL.FormatStyle
  path	f	URL.ParseStrategy	(_?:_)	URL.ParseStrategy
  path	v	URL		String
  path	v	URLComponents		String
  pathComponents	v	URL		[String]
  pathExtension	v	URL		String
  pattern	v	Duration.TimeFormatStyle		Duration.TimeFormatStyle.Pattern
  pb	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  percentEncodedFragment	v	URLComponents		String?
  percentEncodedHost	v	URLComponents		String?
  percentEncodedPassword	v	URLComponents		String?
  percentEncodedPath	v	URLComponents		String
  percentEncodedQuery	v	URLComponents		String?
  percentEncodedQueryItems	v	URLComponents		[URLQueryItem]?
  percentEncodedUser	v	URLComponents		String?
  persian	V	Calendar.Identifier		Calendar.Identifier
  persistentSystemOverlays	f	Scene	(_:_)	some Scene
  person	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  personHeight	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  personWeight	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  phase	v	SpatialEventCollection.Event		SpatialEventCollection.Event.Phase
  pi	V	CGFloat		CGFloat
  pi	V	Decimal		Decimal
  picturesDirectory	V	URL		URL
  plain	v	BreatheSymbolEffect		BreatheSymbolEffect
  platform	V	PreviewProvider		PreviewPlatform?
  playgroundDescription	v	CustomPlaygroundDisplayConvertible		Any
  pmSymbol	v	Calendar		String
  popFirst	f	Collection	()	Element?
  popFirst	f	Dictionary	()	Dictionary.Element?
  popFirst	f	Set	()	Element?
  popLast	f	BidirectionalCollection	()	Element?
  popLast	f	RangeReplaceableCollection	()	Element?
  port	V	URL.FormatStyle.Component		URL.FormatStyle.Component
  port	f	URL.FormatStyle	(_?:_)	URL.FormatStyle
  port	f	URL.ParseStrategy	(_?:_)	URL.ParseStrategy
  port	v	URL		Int?
  port	v	URLComponents		Int?
  portrait	V	PreviewTrait		PreviewTrait
  portraitUpsideDown	V	PreviewTrait		PreviewTrait
  posix	V	Locale.Variant		Locale.Variant
  precision	f	Decimal.FormatStyle	(_:_)	Decimal.FormatStyle
  precision	f	Decimal.FormatStyle.Currency	(_:_)	Decimal.FormatStyle.Currency
  precision	f	Decimal.FormatStyle.Percent	(_:_)	Decimal.FormatStyle.Percent
  precision	f	FloatingPointFormatStyle	(_:_)	FloatingPointFormatStyle
  precision	f	FloatingPointFormatStyle.Currency	(_:_)	FloatingPointFormatStyle.Currency
  precision	f	FloatingPointFormatStyle.Percent	(_:_)	FloatingPointFormatStyle.Percent
  precision	f	IntegerFormatStyle	(_:_)	IntegerFormatStyle
  precision	f	IntegerFormatStyle.Currency	(_:_)	IntegerFormatStyle.Currency
  precision	f	IntegerFormatStyle.Percent	(_:_)	IntegerFormatStyle.Percent
  precomposedStringWithCanonicalMapping	v	StringProtocol		String
  precomposedStringWithCompatibilityMapping	v	StringProtocol		String
  preconditionIsolated	F	GlobalActor	(_:_,file:_,line:_)	_
  preconditionIsolated	f	Actor	(_:_,file:_,line:_)	_
  preconditionIsolated	f	SerialExecutor	(_:_,file:_,line:_)	_
  preferredLanguages	V	Locale		[String]
  prefix	f	AsyncSequence	(_:_)	_
  prefix	f	AsyncSequence	(while:_)	_
  prefix	f	Collection	(_:_)	_
  prefix	f	Collection	(through:_)	_
  prefix	f	Collection	(upTo:_)	_
  prefix	f	Collection	(while:{(Element)})	_
  prefix	f	Sequence	(_:_)	PrefixSequence
  prefix	f	Sequence	(while:{(Element)})	[Element]
  prefixMatch	f	BidirectionalCollection	(of:_)	Regex.Match?
  presentation	f	Decimal.FormatStyle.Currency	(_:_)	Decimal.FormatStyle.Currency
  presentation	f	FloatingPointFormatStyle.Currency	(_:_)	FloatingPointFormatStyle.Currency
  presentation	f	IntegerFormatStyle.Currency	(_:_)	IntegerFormatStyle.Currency
  presentation	v	Date.AnchoredRelativeFormatStyle		Date.AnchoredRelativeFormatStyle.Presentation
  presentation	v	Date.RelativeFormatStyle		Date.RelativeFormatStyle.Presentation
  preview	V	PreviewRegistry		Preview
  previews	V	PreviewProvider		_
  previousTimePreservingSmallerComponents	V	Calendar.MatchingPolicy		Calendar.MatchingPolicy
  priority	v	Job		JobPriority
  priority	v	UnownedJob		JobPriority
  projectedValue	v	SceneStorage		_
  projectedValue	v	UIApplicationDelegateAdaptor		_
  promisedItemResourceValues	f	URL	(forKeys:_)	URLResourceValues
  pronouns	v	TermOfAddress		[Morphology.Pronoun]
  propertyList	f	StringProtocol	()	Any
  propertyListFromStringsFileFormat	f	StringProtocol	()	[:]
  publish	F	Timer	(every:_,tolerance?:_,on:_,in:_,options?:_)	Timer.TimerPublisher
  publisher	v	Optional		_
  publisher	v	Result		_
  publisher	v	Sequence		_
  publisher	v	SubscriptionView		_
  pulse	v	BreatheSymbolEffect		BreatheSymbolEffect
  quarter	V	Calendar.Component		Calendar.Component
  quarter	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  quarter	v	DateComponents		Int?
  quarterSymbols	v	Calendar		[String]
  query	V	URL.FormatStyle.Component		URL.FormatStyle.Component
  query	f	URL	(percentEncoded?:_)	String?
  query	f	URL.FormatStyle	(_?:_)	URL.FormatStyle
  query	f	URL.ParseStrategy	(_?:_)	URL.ParseStrategy
  query	v	URL		String?
  query	v	URLComponents		String?
  queryItems	v	URLComponents		[URLQueryItem]?
  quietNaN	V	Decimal		Decimal
  quotationBeginDelimiter	v	Locale		String?
  quotationEndDelimiter	v	Locale		String?
  quotientAndRemainder	f	BinaryInteger	(dividingBy:_)	()
  r2	v	ColorMatrix		Float
  r3	v	ColorMatrix		Float
  r4	v	ColorMatrix		Float
  r5	v	ColorMatrix		Float
  radix	V	Decimal		Int
  rainfall	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  random	F	BinaryFloatingPoint	(in:_)	Self
  random	F	BinaryFloatingPoint	(in:_,using:_)	Self
  random	F	Bool	()	Bool
  random	F	Bool	(using:_)	Bool
  random	F	FixedWidthInteger	(in:_)	Self
  random	F	FixedWidthInteger	(in:_,using:_)	Self
  random	F	SIMD	(in:_)	_
  random	F	SIMD	(in:_,using:_)	_
  randomElement	f	Collection	()	Element?
  randomElement	f	Collection	(using:_)	Element?
  range	f	AttributedStringProtocol	(of:_,options:_,locale:_)	_
  range	f	Calendar	(of:_,in:_,for:_)	Range?
  range	f	Data	(of:_,options?:_,in?:_)	Range?
  range	f	StringProtocol	(of:_,options?:_,range?:_,locale?:_)	Range?
  range	v	Data.RangeReference		Range
  rangeOfCharacter	f	StringProtocol	(from:_,options?:_,range?:_)	Range?
  rangeOfComposedCharacterSequence	f	StringProtocol	(at:_)	Range
  rangeOfComposedCharacterSequences	f	StringProtocol	(for:_)	Range
  rangeOfFragment	v	URLComponents		Range?
  rangeOfHost	v	URLComponents		Range?
  rangeOfPassword	v	URLComponents		Range?
  rangeOfPath	v	URLComponents		Range?
  rangeOfPort	v	URLComponents		Range?
  rangeOfQuery	v	URLComponents		Range?
  rangeOfScheme	v	URLComponents		Range?
  rangeOfUser	v	URLComponents		Range?
  ranges	f	BidirectionalCollection	(of:_)	[Range]
  ranges	f	Collection	(of:_)	[Range]
  rawValue	v	ByteCountFormatStyle.Style		Int
  rawValue	v	ByteCountFormatStyle.Units		UInt
  rawValue	v	CGPathFillRule		Int
  rawValue	v	Calendar.RecurrenceRule.Frequency		Int
  rawValue	v	Date.ISO8601FormatStyle.DateSeparator		String
  rawValue	v	Date.ISO8601FormatStyle.DateTimeSeparator		String
  rawValue	v	Date.ISO8601FormatStyle.TimeSeparator		String
  rawValue	v	Date.ISO8601FormatStyle.TimeZoneSeparator		String
  rawValue	v	ErrorUserInfoKey		String
  rawValue	v	FloatingPointSign		Int
  rawValue	v	JobPriority		JobPriority.RawValue
  rawValue	v	ListFormatStyle.ListType		Int
  rawValue	v	ListFormatStyle.Width		Int
  rawValue	v	Locale.HourCycle		String
  rawValue	v	Locale.Weekday		String
  rawValue	v	RawRepresentable		_
  rawValue	v	URL.FormatStyle.Component		Int
  rawValue	v	UTTagClass		String
  read	F	UITraitBridgedEnvironmentKey	(from:_)	_
  recoveryOptions	v	RecoverableError		[String]
  recoverySuggestion	v	LocalizedError		String?
  recurrences	f	Calendar.RecurrenceRule	(of:_,in?:_)	_
  reduce	f	AsyncSequence	(_:_,_:_)	_
  reduce	f	AsyncSequence	(into:_,_:_)	_
  reduce	f	Sequence	(_:_,_:{(_,Element)})	_
  reduce	f	Sequence	(into:_,_:{(_,Element)})	_
  regex	v	CustomConsumingRegexComponent		_
  regex	v	Date.FormatStyle		_
  regex	v	Date.ISO8601FormatStyle		_
  regex	v	Date.ParseStrategy		_
  regex	v	Date.VerbatimFormatStyle		_
  regex	v	Decimal.FormatStyle		_
  regex	v	Decimal.FormatStyle.Currency		_
  regex	v	Decimal.FormatStyle.Percent		_
  regex	v	FloatingPointFormatStyle		_
  regex	v	FloatingPointFormatStyle.Currency		_
  regex	v	FloatingPointFormatStyle.Percent		_
  regex	v	IntegerFormatStyle		_
  regex	v	IntegerFormatStyle.Currency		_
  regex	v	IntegerFormatStyle.Percent		_
  regex	v	RegexComponent		_
  regex	v	URL.ParseStrategy		_
  region	v	Locale		Locale.Region?
  region	v	Locale.Components		Locale.Region?
  region	v	Locale.Language		Locale.Region?
  region	v	Locale.Language.Components		Locale.Region?
  regionCode	v	Locale		String?
  regions	v	Array		CollectionOfOne
  regions	v	Data		CollectionOfOne
  regions	v	DataProtocol		_
  regions	v	EmptyCollection		EmptyCollection
  regions	v	Repeated		Repeated
  relatedGregorian	F	Date.FormatStyle.Symbol.Year	(minimumLength?:_)	Date.FormatStyle.Symbol.Year
  relative	F	FormatStyle	(presentation:_,unitsStyle?:_)	Self
  relative	f	ClosedRange	(to:_)	Range
  relative	f	PartialRangeFrom	(to:_)	Range
  relative	f	PartialRangeThrough	(to:_)	Range
  relative	f	PartialRangeUpTo	(to:_)	Range
  relative	f	Range	(to:_)	Range
  relative	f	RangeExpression	(to:_)	Range
  relativePath	v	URL		String
  relativeString	v	URL		String
  release	f	Unmanaged	()	Void
  remainder	f	FloatingPoint	(dividingBy:_)	Self
  remainderReportingOverflow	f	FixedWidthInteger	(dividingBy:_)	()
  remainderReportingOverflow	f	Int	(dividingBy:_)	()
  remove	f	Array	(at:_)	Element
  remove	f	Dictionary	(at:_)	Dictionary.Element
  remove	f	OptionSet	(_:_)	Element?
  remove	f	RangeReplaceableCollection	(at:_)	Element
  remove	f	RangeReplaceableCollection	(at:_)	_
  remove	f	Set	(_:_)	Element?
  remove	f	Set	(_:_)	_?
  remove	f	Set	(at:_)	Element
  remove	f	SetAlgebra	(_:_)	Element?
  remove	f	String	(at:_)	Character
  removeAll	f	Array	(keepingCapacity?:_)	Void
  removeAll	f	Dictionary	(keepingCapacity?:_)	Void
  removeAll	f	RangeReplaceableCollection	(keepingCapacity:_)	Void
  removeAll	f	RangeReplaceableCollection	(keepingCapacity?:_)	Void
  removeAll	f	RangeReplaceableCollection	(where:{(Element)})	Void
  removeAll	f	Set	(keepingCapacity?:_)	Void
  removeAll	f	String	(keepingCapacity?:_)	Void
  removeAllCachedResourceValues	f	URL	()	Void
  removeCachedResourceValue	f	URL	(forKey:_)	Void
  removeFirst	f	Collection	()	Element
  removeFirst	f	Collection	(_:_)	Void
  removeFirst	f	RangeReplaceableCollection	()	Element
  removeFirst	f	RangeReplaceableCollection	(_:_)	Void
  removeFirst	f	Set	()	Element
  removeLast	f	BidirectionalCollection	()	Element
  removeLast	f	BidirectionalCollection	(_:_)	Void
  removeLast	f	RangeReplaceableCollection	()	Element
  removeLast	f	RangeReplaceableCollection	(_:_)	Void
  removeSubrange	f	AttributedString	(_:_)	Void
  removeSubrange	f	RangeReplaceableCollection	(_:_)	Void
  removeSubrange	f	String	(_:_)	Void
  removeSubranges	f	MutableCollection	(_:_)	Void
  removeSubranges	f	RangeReplaceableCollection	(_:_)	Void
  removeValue	f	Dictionary	(forKey:_)	_?
  removingPercentEncoding	v	StringProtocol		String?
  removingSubranges	f	Collection	(_:_)	DiscontiguousSlice
  repeatedTimePolicy	v	Calendar.RecurrenceRule		Calendar.RepeatedTimePolicy
  repeatedValue	v	Repeated		Element
  repeating	v	SymbolEffectOptions		SymbolEffectOptions
  replace	f	RangeReplaceableCollection	(_:_,maxReplacements?:_,with:{})	Void
  replace	f	RangeReplaceableCollection	(_:_,with:_,maxReplacements?:_)	Void
  replace	f	SIMD	(with:_,where:_)	Void
  replaceAttributes	f	AttributedString	(_:_,with:_)	Void
  replaceAttributes	f	AttributedStringAttributeMutation	(_:_,with:_)	Void
  replaceSubrange	f	Array	(_:_,with:_)	Void
  replaceSubrange	f	AttributedString	(_:_,with:_)	Void
  replaceSubrange	f	Data	(_:_,with:_)	Void
  replaceSubrange	f	Data	(_:_,with:_,count:_)	Void
  replaceSubrange	f	Data.InlineData	(_:_,with:_,count:_)	Void
  replaceSubrange	f	RangeReplaceableCollection	(_:_,with:_)	Void
  replaceSubrange	f	String	(_:_,with:_)	Void
  replaceSubrange	f	Substring	(_:_,with:_)	Void
  replacing	f	RangeReplaceableCollection	(_:_,maxReplacements?:_,with:{})	Self
  replacing	f	RangeReplaceableCollection	(_:_,subrange:_,maxReplacements?:_,with:{})	Self
  replacing	f	RangeReplaceableCollection	(_:_,with:_,maxReplacements?:_)	Self
  replacing	f	RangeReplaceableCollection	(_:_,with:_,subrange:_,maxReplacements?:_)	Self
  replacing	f	SIMD	(with:_,where:_)	_
  replacingAttributes	f	AttributedStringProtocol	(_:_,with:_)	AttributedString
  replacingCharacters	f	StringProtocol	(in:_,with:_)	String
  replacingOccurrences	f	StringProtocol	(of:_,with:_,options?:_,range?:_)	String
  replacingPercentEscapes	f	StringProtocol	(using:_)	String?
  republicOfChina	V	Calendar.Identifier		Calendar.Identifier
  required	V	URL.ParseStrategy.ComponentParseStrategy		URL.ParseStrategy.ComponentParseStrategy
  reserveCapacity	f	Array	(_:_)	Void
  reserveCapacity	f	Data	(_:_)	Void
  reserveCapacity	f	Dictionary	(_:_)	Void
  reserveCapacity	f	RangeReplaceableCollection	(_:_)	Void
  reserveCapacity	f	Set	(_:_)	Void
  reserveCapacity	f	String	(_:_)	Void
  reserveCapacityForAppend	f	Array	(newElementsCount:_)	Void
  resetBytes	f	Data	(in:_)	Void
  resetBytes	f	Data.InlineData	(in:_)	Void
  resetBytes	f	MutableDataProtocol	(in:_)	Void
  resetOrder	f	TableColumnCustomization	()	Void
  resolveSymlinksInPath	f	URL	()	Void
  resolvingSymlinksInPath	f	URL	()	URL
  resourceBytes	v	URL		URL.AsyncBytes
  resourceValues	F	URL	(forKeys:_,fromBookmarkData:_)	URLResourceValues?
  resourceValues	f	URL	(forKeys:_)	URLResourceValues
  restorationBehavior	f	Scene	(_:_)	some Scene
  retain	f	Unmanaged	()	Unmanaged
  reverse	f	MutableCollection	()	Void
  reversed	f	BidirectionalCollection	()	ReversedCollection
  reversed	f	ReversedCollection	()	_
  reversed	f	Sequence	()	[Element]
  reversing	v	VariableColorSymbolEffect		VariableColorSymbolEffect
  right	v	WiggleSymbolEffect		WiggleSymbolEffect
  road	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  rotated	f	CGAffineTransform	(by:_)	CGAffineTransform
  round	f	CGFloat	(_:_)	Void
  round	f	Double	(_:_)	Void
  round	f	Float	(_:_)	Void
  round	f	FloatingPoint	()	Void
  round	f	FloatingPoint	(_:_)	Void
  round	f	SIMD	(_:_)	Void
  rounded	f	Decimal.FormatStyle	(rule?:_,increment?:_)	Decimal.FormatStyle
  rounded	f	Decimal.FormatStyle.Currency	(rule?:_,increment?:_)	Decimal.FormatStyle.Currency
  rounded	f	Decimal.FormatStyle.Percent	(rule?:_,increment?:_)	Decimal.FormatStyle.Percent
  rounded	f	FloatingPoint	()	Self
  rounded	f	FloatingPoint	(_:_)	Self
  rounded	f	FloatingPointFormatStyle	(rule?:_,increment?:_)	FloatingPointFormatStyle
  rounded	f	FloatingPointFormatStyle.Currency	(rule?:_,increment?:_)	FloatingPointFormatStyle.Currency
  rounded	f	FloatingPointFormatStyle.Percent	(rule?:_,increment?:_)	FloatingPointFormatStyle.Percent
  rounded	f	IntegerFormatStyle	(rule?:_,increment?:_)	IntegerFormatStyle
  rounded	f	IntegerFormatStyle.Currency	(rule?:_,increment?:_)	IntegerFormatStyle.Currency
  rounded	f	IntegerFormatStyle.Percent	(rule?:_,increment?:_)	IntegerFormatStyle.Percent
  rounded	f	SIMD	(_:_)	_
  roundingIncrement	v	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy		Double?
  roundingRule	v	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy		FloatingPointRoundingRule
  runBoundaries	V	AttributedStringKey		_
  runSynchronously	f	Job	(on:_)	Void
  runSynchronously	f	UnownedJob	(isolatedTo:_,taskExecutor:_)	Void
  runSynchronously	f	UnownedJob	(on:_)	Void
  runs	v	AttributedString		AttributedString.Runs
  runs	v	AttributedStringProtocol		_
  samePosition	f	String.Index	(in:_)	String.Index?
  samePosition	f	String.Index	(in:_)	String.UTF16View.Index?
  samePosition	f	String.Index	(in:_)	String.UTF8View.Index?
  samePosition	f	String.Index	(in:_)	String.UnicodeScalarIndex?
  saturday	V	Locale.Weekday		Locale.Weekday
  scalarCount	V	SIMDStorage		Int
  scalarCount	v	SIMDStorage		Int
  scale	f	Decimal.FormatStyle	(_:_)	Decimal.FormatStyle
  scale	f	Decimal.FormatStyle.Currency	(_:_)	Decimal.FormatStyle.Currency
  scale	f	Decimal.FormatStyle.Percent	(_:_)	Decimal.FormatStyle.Percent
  scale	f	FloatingPointFormatStyle	(_:_)	FloatingPointFormatStyle
  scale	f	FloatingPointFormatStyle.Currency	(_:_)	FloatingPointFormatStyle.Currency
  scale	f	FloatingPointFormatStyle.Percent	(_:_)	FloatingPointFormatStyle.Percent
  scale	f	IntegerFormatStyle	(_:_)	IntegerFormatStyle
  scale	f	IntegerFormatStyle.Currency	(_:_)	IntegerFormatStyle.Currency
  scale	f	IntegerFormatStyle.Percent	(_:_)	IntegerFormatStyle.Percent
  scaledBy	f	CGAffineTransform	(x:_,y:_)	CGAffineTransform
  schedule	f	RunLoop	(after:_,interval:_,tolerance:_,options:_,_:{()})	Cancellable
  schedule	f	RunLoop	(after:_,tolerance:_,options:_,_:{()})	Void
  schedule	f	RunLoop	(options:_,_:{()})	Void
  scheme	V	URL.FormatStyle.Component		URL.FormatStyle.Component
  scheme	f	URL.FormatStyle	(_?:_)	URL.FormatStyle
  scheme	f	URL.ParseStrategy	(_?:_)	URL.ParseStrategy
  scheme	v	URL		String?
  scheme	v	URLComponents		String?
  script	v	Locale.Language		Locale.Script?
  script	v	Locale.Language.Components		Locale.Script?
  scriptCode	v	Locale		String?
  searchRules	V	Locale.Collation		Locale.Collation
  second	V	Calendar.Component		Calendar.Component
  second	V	Date.ComponentsFormatStyle.Field		Date.ComponentsFormatStyle.Field
  second	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  second	f	Date.IntervalFormatStyle	()	Date.IntervalFormatStyle
  second	v	DateComponents		Int?
  secondFraction	f	Date.FormatStyle	(_:_)	Date.FormatStyle
  seconds	F	Duration	(_:_)	Duration
  seconds	F	RunLoop.SchedulerTimeType.Stride	(_:_)	RunLoop.SchedulerTimeType.Stride
  seconds	v	Calendar.RecurrenceRule		[Int]
  secondsFromGMT	f	TimeZone	(for?:_)	Int
  selectionDisabled	f	TableRowContent	(_:_)	_
  setAttributes	f	AttributedString	(_:_)	Void
  setAttributes	f	AttributedStringAttributeMutation	(_:_)	Void
  setPositions	v	Calendar.RecurrenceRule		[Int]
  setResourceValues	f	URL	(_:_)	Void
  setTemporaryResourceValue	f	URL	(_:_,forKey:_)	Void
  setValue	f	DateComponents	(_:_,for:_)	Void
  settingAttributes	f	AttributedStringProtocol	(_:_)	AttributedString
  sharedPublicDirectory	V	URL		URL
  short	V	Date.FormatStyle.Symbol.StandaloneWeekday		Date.FormatStyle.Symbol.StandaloneWeekday
  short	V	Date.FormatStyle.Symbol.TimeZone.Width		Date.FormatStyle.Symbol.TimeZone.Width
  short	V	Date.FormatStyle.Symbol.Weekday		Date.FormatStyle.Symbol.Weekday
  short	V	ListFormatStyle.Width		ListFormatStyle.Width
  shortMonthSymbols	v	Calendar		[String]
  shortQuarterSymbols	v	Calendar		[String]
  shortStandaloneMonthSymbols	v	Calendar		[String]
  shortStandaloneQuarterSymbols	v	Calendar		[String]
  shortStandaloneWeekdaySymbols	v	Calendar		[String]
  shortWeekdaySymbols	v	Calendar		[String]
  shortened	V	Date.FormatStyle.TimeStyle		Date.FormatStyle.TimeStyle
  show	F	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy	(length:_,rounded?:_,increment?:_)	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
  show	F	Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy	(length:_)	Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
  shuffle	f	MutableCollection	()	Void
  shuffle	f	MutableCollection	(using:_)	Void
  shuffled	f	Sequence	()	[Element]
  shuffled	f	Sequence	(using:_)	[Element]
  sign	f	Decimal.FormatStyle	(strategy:_)	Decimal.FormatStyle
  sign	f	Decimal.FormatStyle.Currency	(strategy:_)	Decimal.FormatStyle.Currency
  sign	f	Decimal.FormatStyle.Percent	(strategy:_)	Decimal.FormatStyle.Percent
  sign	f	FloatingPointFormatStyle	(strategy:_)	FloatingPointFormatStyle
  sign	f	FloatingPointFormatStyle.Currency	(strategy:_)	FloatingPointFormatStyle.Currency
  sign	f	FloatingPointFormatStyle.Percent	(strategy:_)	FloatingPointFormatStyle.Percent
  sign	f	IntegerFormatStyle	(strategy:_)	IntegerFormatStyle
  sign	f	IntegerFormatStyle.Currency	(strategy:_)	IntegerFormatStyle.Currency
  sign	f	IntegerFormatStyle.Percent	(strategy:_)	IntegerFormatStyle.Percent
  sign	v	CGFloat		FloatingPointSign
  sign	v	Decimal		FloatingPointSign
  sign	v	Double		FloatingPointSign
  sign	v	Float		FloatingPointSign
  sign	v	FloatingPoint		FloatingPointSign
  signalingNaN	V	CGFloat		CGFloat
  significand	v	CGFloat		CGFloat
  significand	v	Decimal		Decimal
  significand	v	Double		Double
  significand	v	Float		Float
  significand	v	FloatingPoint		Self
  significandBitCount	V	CGFloat		Int
  significandBitPattern	v	BinaryFloatingPoint		_
  significandBitPattern	v	CGFloat		UInt
  significandBitPattern	v	Double		UInt64
  significandBitPattern	v	Float		UInt32
  significandWidth	v	BinaryFloatingPoint		Int
  significandWidth	v	CGFloat		Int
  significandWidth	v	Double		Int
  significandWidth	v	Float		Int
  significantDigits	F	NumberFormatStyleConfiguration.Precision	(_:_)	NumberFormatStyleConfiguration.Precision
  signum	f	BinaryInteger	()	Self
  signum	f	Int	()	Int
  singleValueContainer	f	Decoder	()	SingleValueDecodingContainer
  singleValueContainer	f	Encoder	()	SingleValueEncodingContainer
  size	v	CGRect		CGSize
  sizeThatFits	V	PreviewLayout		PreviewLayout
  sizeThatFits	f	UIViewControllerRepresentable	(_:_,uiViewController:_,context:_)	CGSize?
  sizeThatFits	f	UIViewRepresentable	(_:_,uiView:_,context:_)	CGSize?
  sizeThatFitsLayout	V	PreviewTrait		PreviewTrait
  sleep	f	Clock	(for:_,tolerance:_)	Void
  sleep	f	Clock	(until:_,tolerance:_)	Void
  smallestEncoding	v	StringProtocol		String.Encoding
  snowfall	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  some	F	Optional	(_:_)	Optional
  sort	f	MutableCollection	()	Void
  sort	f	MutableCollection	(by:{(Element,Element)})	Void
  sort	f	MutableCollection	(using:_)	Void
  sorted	f	Sequence	()	[Element]
  sorted	f	Sequence	(by:{(Element,Element)})	[Element]
  sorted	f	Sequence	(using:_)	[Element]
  space	V	Date.ISO8601FormatStyle.DateTimeSeparator		Date.ISO8601FormatStyle.DateTimeSeparator
  specificName	F	Date.FormatStyle.Symbol.TimeZone	(_:_)	Date.FormatStyle.Symbol.TimeZone
  speed	F	SymbolEffectOptions	(_:_)	SymbolEffectOptions
  speed	f	SymbolEffectOptions	(_:_)	SymbolEffectOptions
  spellOut	V	Date.ComponentsFormatStyle.Style		Date.ComponentsFormatStyle.Style
  spellOut	V	Date.RelativeFormatStyle.UnitsStyle		Date.RelativeFormatStyle.UnitsStyle
  spellsOutZero	v	ByteCountFormatStyle		Bool
  spellsOutZero	v	Measurement.FormatStyle.ByteCount		Bool
  split	f	BidirectionalCollection	(separator:_,maxSplits?:_,omittingEmptySubsequences?:_)	[_]
  split	f	Collection	(maxSplits?:_,omittingEmptySubsequences?:_,whereSeparator:{(Element)})	[_]
  split	f	Collection	(separator:_,maxSplits?:_,omittingEmptySubsequences?:_)	[_]
  split	f	Sequence	(maxSplits?:_,omittingEmptySubsequences?:_,whereSeparator:{(Element)})	[ArraySlice]
  split	f	Sequence	(separator:_,maxSplits?:_,omittingEmptySubsequences?:_)	[ArraySlice]
  squareRoot	f	FloatingPoint	()	Self
  squareRoot	f	SIMD	()	_
  standaloneMonthSymbols	v	Calendar		[String]
  standaloneQuarterSymbols	v	Calendar		[String]
  standaloneWeekdaySymbols	v	Calendar		[String]
  standard	F	Date.FormatStyle.Symbol.DayPeriod	(_:_)	Date.FormatStyle.Symbol.DayPeriod
  standard	V	Date.FormatStyle.TimeStyle		Date.FormatStyle.TimeStyle
  standard	V	Date.ISO8601FormatStyle.DateTimeSeparator		Date.ISO8601FormatStyle.DateTimeSeparator
  standard	V	ListFormatStyle.Width		ListFormatStyle.Width
  standard	V	Locale.Collation		Locale.Collation
  standardize	f	URL	()	Void
  standardized	v	CGRect		CGRect
  standardized	v	URL		URL
  standardizedFileURL	v	URL		URL
  start	v	DateInterval		Date
  startAccessingSecurityScopedResource	f	URL	()	Bool
  startIndex	v	Array		Int
  startIndex	v	AttributedString		AttributedString.Index
  startIndex	v	AttributedStringProtocol		_
  startIndex	v	BidirectionalCollection		_
  startIndex	v	ClosedRange		ClosedRange.Index
  startIndex	v	Collection		_
  startIndex	v	CollectionOfOne		CollectionOfOne.Index
  startIndex	v	Data		Data.Index
  startIndex	v	Data.InlineData		Int
  startIndex	v	DefaultIndices		DefaultIndices.Index
  startIndex	v	Dictionary		Dictionary.Index
  startIndex	v	EmptyCollection		EmptyCollection.Index
  startIndex	v	FlattenCollection		FlattenSequence.Index
  startIndex	v	IndexPath		IndexPath.Index
  startIndex	v	Int.Words		Int
  startIndex	v	KeyValuePairs		KeyValuePairs.Index
  startIndex	v	RandomAccessCollection		_
  startIndex	v	Range		Range.Index
  startIndex	v	Repeated		Repeated.Index
  startIndex	v	ReversedCollection		ReversedCollection.Index
  startIndex	v	Set		Set.Index
  startIndex	v	String		String.Index
  startIndex	v	Substring		Substring.Index
  startOfDay	f	Calendar	(for:_)	Date
  starts	f	BidirectionalCollection	(with:_)	Bool
  starts	f	Sequence	(with:_)	Bool
  starts	f	Sequence	(with:_,by:{(Element,_)})	Bool
  stopAccessingSecurityScopedResource	f	URL	()	Void
  strict	V	Calendar.MatchingPolicy		Calendar.MatchingPolicy
  strikethroughStyle	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
  string	f	MeasurementFormatter	(from:_)	String
  string	v	URLComponents		String?
  stringValue	v	CodingKey		String
  style	v	ByteCountFormatStyle		ByteCountFormatStyle.Style
  style	v	Date.ComponentsFormatStyle		Date.ComponentsFormatStyle.Style
  style	v	Measurement.FormatStyle.ByteCount		Measurement.FormatStyle.ByteCount.Style
  subdata	f	Data	(in:_)	Data
  subdivision	F	Locale.Subdivision	(for:_)	Locale.Subdivision
  subdivision	v	Locale		Locale.Subdivision?
  subdivision	v	Locale.Components		Locale.Subdivision?
  substring	f	StringProtocol	(from:_)	String
  substring	f	StringProtocol	(to:_)	String
  substring	f	StringProtocol	(with:_)	String
  subtract	f	Decimal	(_:_)	Void
  subtract	f	Set	(_:_)	Void
  subtract	f	SetAlgebra	(_:_)	Void
  subtracting	f	CGPath	(_:_,using?:_)	CGPath
  subtracting	f	Set	(_:_)	Set
  subtracting	f	SetAlgebra	(_:_)	Self
  subtractingReportingOverflow	f	FixedWidthInteger	(_:_)	()
  subtractingReportingOverflow	f	Int	(_:_)	()
  success	F	Result	(_:_)	Result
  suffix	f	BidirectionalCollection	(_:_)	_
  suffix	f	Collection	(_:_)	_
  suffix	f	Collection	(from:_)	_
  suffix	f	Sequence	(_:_)	[Element]
  suggestedFileName	f	TransferRepresentation	(_:_)	_
  suggestedFileName	f	TransferRepresentation	(_:{(_)})	_
  suggestedFilename	v	Transferable		String?
  sum	f	SIMD	()	_
  sunday	V	Locale.Weekday		Locale.Weekday
  superDecoder	f	KeyedDecodingContainerProtocol	()	Decoder
  superDecoder	f	KeyedDecodingContainerProtocol	(forKey:_)	Decoder
  superDecoder	f	UnkeyedDecodingContainer	()	Decoder
  superEncoder	f	KeyedEncodingContainerProtocol	()	Encoder
  superEncoder	f	KeyedEncodingContainerProtocol	(forKey:_)	Encoder
  superEncoder	f	UnkeyedEncodingContainer	()	Encoder
  suspending	V	Clock		_
  swapAt	f	MutableCollection	(_:_,_:_)	Void
  symmetricDifference	f	CGPath	(_:_,using?:_)	CGPath
  symmetricDifference	f	OptionSet	(_:_)	Self
  symmetricDifference	f	Set	(_:_)	Set
  symmetricDifference	f	SetAlgebra	(_:_)	Self
  systemLanguages	V	Locale.Language		[Locale.Language]
  table	v	LocalizedStringResource		String?
  tableColumnBody	v	TableColumnContent		_
  tableRowBody	v	TableRowContent		_
  take	f	Optional	()	_?
  takeRetainedValue	f	Unmanaged	()	_
  takeUnretainedValue	f	Unmanaged	()	_
  tb	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  team	V	TransferRepresentationVisibility		TransferRepresentationVisibility
  temporaryDirectory	V	URL		URL
  threeDigits	V	Date.FormatStyle.Symbol.DayOfYear		Date.FormatStyle.Symbol.DayOfYear
  thursday	V	Locale.Weekday		Locale.Weekday
  time	F	FormatStyle	(pattern:_)	Self
  time	f	Date.ISO8601FormatStyle	(includingFractionalSeconds:_)	Date.ISO8601FormatStyle
  timeInterval	v	RunLoop.SchedulerTimeType.Stride		TimeInterval
  timeIntervalSince	f	Date	(_:_)	TimeInterval
  timeIntervalSince1970	v	Date		TimeInterval
  timeIntervalSinceNow	v	Date		TimeInterval
  timeIntervalSinceReferenceDate	v	Date		TimeInterval
  timeSeparator	f	Date.ISO8601FormatStyle	(_:_)	Date.ISO8601FormatStyle
  timeSeparator	v	Date.ISO8601FormatStyle		Date.ISO8601FormatStyle.TimeSeparator
  timeZone	V	Calendar.Component		Calendar.Component
  timeZone	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  timeZone	f	Date.ISO8601FormatStyle	(separator:_)	Date.ISO8601FormatStyle
  timeZone	f	Date.IntervalFormatStyle	(_?:_)	Date.IntervalFormatStyle
  timeZone	v	Calendar		TimeZone
  timeZone	v	Date.FormatStyle		TimeZone
  timeZone	v	Date.ISO8601FormatStyle		TimeZone
  timeZone	v	Date.IntervalFormatStyle		TimeZone
  timeZone	v	Date.ParseStrategy		TimeZone
  timeZone	v	Date.VerbatimFormatStyle		TimeZone
  timeZone	v	DateComponents		TimeZone?
  timeZone	v	Locale		TimeZone?
  timeZone	v	Locale.Components		TimeZone?
  timeZoneSeparator	f	Date.ISO8601FormatStyle	(_:_)	Date.ISO8601FormatStyle
  timeZoneSeparator	v	Date.ISO8601FormatStyle		Date.ISO8601FormatStyle.TimeZoneSeparator
  timestamp	v	SpatialEventCollection.Event		_
  titleViewFrame	v	DocumentLaunchGeometryProxy		CGRect
  toOpaque	f	Unmanaged	()	UnsafeMutableRawPointer
  toggle	f	Bool	()	Void
  tracking	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.TrackingAttribute
  trailingZeroBitCount	v	BinaryInteger		Int
  trailingZeroBitCount	v	Int		Int
  trailingZeroBitCount	v	SIMD		_
  transaction	v	UIViewControllerRepresentableContext		Transaction
  transaction	v	UIViewRepresentableContext		Transaction
  transcoded	f	String.Index	(withOffset:_)	String.Index
  transferRepresentation	V	AttributedString		_
  transferRepresentation	V	Data		_
  transferRepresentation	V	Never		Never
  transferRepresentation	V	String		_
  transferRepresentation	V	Transferable		_
  transferRepresentation	V	URL		_
  transformEnvironment	f	Scene	(_:_,transform:_)	_
  transformingAttributes	f	AttributedString	(_:_,_:_,_:_,_:_,_:_,_:{})	AttributedString
  transformingAttributes	f	AttributedString	(_:_,_:_,_:_,_:_,_:{})	AttributedString
  transformingAttributes	f	AttributedString	(_:_,_:_,_:_,_:{})	AttributedString
  transformingAttributes	f	AttributedString	(_:_,_:_,_:{})	AttributedString
  transformingAttributes	f	AttributedString	(_:_,_:{})	AttributedString
  translatedBy	f	CGAffineTransform	(x:_,y:_)	CGAffineTransform
  translation	f	UIGestureRecognizerRepresentableCoordinateSpaceConverter	(in:_)	CGPoint?
  trashDirectory	V	URL		URL
  trimPrefix	f	Collection	(_:_)	Void
  trimPrefix	f	Collection	(while:{(Element)})	Void
  trimPrefix	f	RangeReplaceableCollection	(_:_)	Void
  trimPrefix	f	RangeReplaceableCollection	(while:{(Element)})	Void
  trimmingCharacters	f	StringProtocol	(in:_)	String
  trimmingPrefix	f	BidirectionalCollection	(_:_)	_
  trimmingPrefix	f	Collection	(_:_)	_
  trimmingPrefix	f	Collection	(while:{(Element)})	_
  truncatingRemainder	f	FloatingPoint	(dividingBy:_)	Self
  tuesday	V	Locale.Weekday		Locale.Weekday
  twoDigitStartDate	v	Date.ParseStrategy		Date
  twoDigits	F	Date.FormatStyle.Symbol.Hour	(amPM:_)	Date.FormatStyle.Symbol.Hour
  twoDigits	F	Date.FormatStyle.Symbol.VerbatimHour	(clock:_,hourCycle:_)	Date.FormatStyle.Symbol.VerbatimHour
  twoDigits	V	Date.FormatStyle.Symbol.Day		Date.FormatStyle.Symbol.Day
  twoDigits	V	Date.FormatStyle.Symbol.DayOfYear		Date.FormatStyle.Symbol.DayOfYear
  twoDigits	V	Date.FormatStyle.Symbol.Minute		Date.FormatStyle.Symbol.Minute
  twoDigits	V	Date.FormatStyle.Symbol.Month		Date.FormatStyle.Symbol.Month
  twoDigits	V	Date.FormatStyle.Symbol.Quarter		Date.FormatStyle.Symbol.Quarter
  twoDigits	V	Date.FormatStyle.Symbol.Second		Date.FormatStyle.Symbol.Second
  twoDigits	V	Date.FormatStyle.Symbol.StandaloneMonth		Date.FormatStyle.Symbol.StandaloneMonth
  twoDigits	V	Date.FormatStyle.Symbol.StandaloneQuarter		Date.FormatStyle.Symbol.StandaloneQuarter
  twoDigits	V	Date.FormatStyle.Symbol.Week		Date.FormatStyle.Symbol.Week
  twoDigits	V	Date.FormatStyle.Symbol.Weekday		Date.FormatStyle.Symbol.Weekday
  twoDigits	V	Date.FormatStyle.Symbol.Year		Date.FormatStyle.Symbol.Year
  twoDigits	V	Date.FormatStyle.Symbol.YearForWeekOfYear		Date.FormatStyle.Symbol.YearForWeekOfYear
  twoDigitsNoAMPM	V	Date.FormatStyle.Symbol.Hour		Date.FormatStyle.Symbol.Hour
  tx	v	CGAffineTransform		CGFloat
  ty	v	CGAffineTransform		CGFloat
  uk	V	Locale.MeasurementSystem		Locale.MeasurementSystem
  ulp	v	CGFloat		CGFloat
  ulp	v	Decimal		Decimal
  ulp	v	Double		Double
  ulp	v	Float		Float
  ulp	v	FloatingPoint		Self
  underestimatedCount	v	Collection		Int
  underestimatedCount	v	Sequence		Int
  underestimatedCount	v	StrideThrough		Int
  underestimatedCount	v	StrideTo		Int
  underlineStyle	v	AttributeScopes.SwiftUIAttributes		AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
  unicodeScalar	v	StaticString		Unicode.Scalar
  unicodeScalars	v	AsyncSequence		_
  unicodeScalars	v	AttributedString		AttributedString.UnicodeScalarView
  unicodeScalars	v	AttributedStringProtocol		_
  unicodeScalars	v	Character		Character.UnicodeScalarView
  unicodeScalars	v	String		String.UnicodeScalarView
  unicodeScalars	v	StringProtocol		_
  unicodeScalars	v	Substring		Substring.UnicodeScalarView
  union	f	CGPath	(_:_,using?:_)	CGPath
  union	f	CGRect	(_:_)	CGRect
  union	f	OptionSet	(_:_)	Self
  union	f	Set	(_:_)	Set
  union	f	SetAlgebra	(_:_)	Self
  unit	v	Measurement		_
  unitWidth	v	Duration.UnitsFormatStyle		Duration.UnitsFormatStyle.UnitWidth
  units	F	FormatStyle	(allowed?:_,width?:_,maximumUnitCount?:_,zeroValueUnits?:_,valueLength?:_,fractionalPart?:_)	Self
  units	F	FormatStyle	(allowed?:_,width?:_,maximumUnitCount?:_,zeroValueUnits?:_,valueLengthLimits:_,fractionalPart?:_)	Self
  unitsStyle	v	Date.AnchoredRelativeFormatStyle		Date.AnchoredRelativeFormatStyle.UnitsStyle
  unitsStyle	v	Date.RelativeFormatStyle		Date.RelativeFormatStyle.UnitsStyle
  unkeyedContainer	f	Decoder	()	UnkeyedDecodingContainer
  unkeyedContainer	f	Encoder	()	UnkeyedEncodingContainer
  unknown	V	Locale.Currency		Locale.Currency
  unmap	V	Data.Deallocator		Data.Deallocator
  unownedExecutor	v	Actor		_
  unsafelyUnwrapped	v	Optional		_
  up	v	AppearSymbolEffect		AppearSymbolEffect
  up	v	BounceSymbolEffect		BounceSymbolEffect
  up	v	DisappearSymbolEffect		DisappearSymbolEffect
  up	v	ScaleSymbolEffect		ScaleSymbolEffect
  up	v	WiggleSymbolEffect		WiggleSymbolEffect
  upUp	v	ReplaceSymbolEffect		ReplaceSymbolEffect
  update	f	OptionSet	(with:_)	Element?
  update	f	Set	(with:_)	Element?
  update	f	Set	(with:_)	_?
  update	f	SetAlgebra	(with:_)	Element?
  updateChartDescriptor	f	AXChartDescriptorRepresentable	(_:_)	Void
  updateUIGestureRecognizer	f	UIGestureRecognizerRepresentable	(_:_,context:_)	Void
  updateUIView	f	UIViewRepresentable	(_:_,context:_)	Void
  updateUIViewController	f	UIViewControllerRepresentable	(_:_,context:_)	Void
  updateValue	f	Dictionary	(_:_,forKey:_)	_?
  updated	f	UIHostingConfiguration	(for:_)	_
  upperBound	v	ClosedRange		_
  upperBound	v	Data.RangeReference		Int
  upperBound	v	PartialRangeThrough		_
  upperBound	v	PartialRangeUpTo		_
  upperBound	v	Range		_
  uppercased	f	Character	()	String
  uppercased	f	String	()	String
  uppercased	f	StringProtocol	()	String
  uppercased	f	StringProtocol	(with:_)	String
  uppercased	f	Substring	()	String
  url	F	RegexComponent	(scheme:_,user:_,password:_,host:_,port:_,path:_,query:_,fragment:_)	_
  url	f	URLComponents	(relativeTo:_)	URL?
  url	v	URLComponents		URL?
  us	V	Locale.MeasurementSystem		Locale.MeasurementSystem
  usage	v	Measurement.FormatStyle		MeasurementFormatUnitUsage?
  user	V	URL.FormatStyle.Component		URL.FormatStyle.Component
  user	f	URL	(percentEncoded?:_)	String?
  user	f	URL.FormatStyle	(_?:_)	URL.FormatStyle
  user	f	URL.ParseStrategy	(_?:_)	URL.ParseStrategy
  user	v	URL		String?
  user	v	URLComponents		String?
  userDirectory	V	URL		URL
  userInfo	v	Decoder		_
  userInfo	v	Encoder		_
  usesMetricSystem	v	Locale		Bool
  utf16	v	Character		Character.UTF16View
  utf16	v	String		String.UTF16View
  utf16	v	StringProtocol		_
  utf16	v	Substring		Substring.UTF16View
  utf16Offset	f	String.Index	(in:_)	Int
  utf8	v	Character		Character.UTF8View
  utf8	v	String		String.UTF8View
  utf8	v	StringProtocol		_
  utf8	v	Substring		Substring.UTF8View
  utf8CString	v	String		ContiguousArray
  utf8CodeUnitCount	v	StaticString		Int
  utf8Start	v	StaticString		UnsafePointer
  uuid	v	UUID		()
  uuidString	v	UUID		String
  value	F	ObjectiveCConvertibleAttributedStringKey	(for:_)	_
  value	f	DateComponents	(for:_)	Int?
  value	f	UnitCurve	(at:_)	Double
  value	v	Measurement		Double
  value	v	TupleTableColumnContent		_
  value	v	TupleTableRowContent		_
  value	v	URLQueryItem		String?
  valueLengthLimits	v	Duration.UnitsFormatStyle		Range?
  values	v	Dictionary		Dictionary.Values
  variable	v	Expression		_
  variant	v	Locale		Locale.Variant?
  variant	v	Locale.Components		Locale.Variant?
  variantCode	v	Locale		String?
  velocity	f	UIGestureRecognizerRepresentableCoordinateSpaceConverter	(in:_)	CGPoint?
  velocity	f	UnitCurve	(at:_)	Double
  verbatim	F	FormatStyle	(_:_,locale?:_,timeZone:_,calendar:_)	Date.VerbatimFormatStyle
  veryShortMonthSymbols	v	Calendar		[String]
  veryShortStandaloneMonthSymbols	v	Calendar		[String]
  veryShortStandaloneWeekdaySymbols	v	Calendar		[String]
  veryShortWeekdaySymbols	v	Calendar		[String]
  views	v	LibraryContentProvider		[LibraryItem]
  virtualMemory	V	Data.Deallocator		Data.Deallocator
  visibility	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  visibility	f	TransferRepresentation	(_:_)	_
  weather	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  wednesday	V	Locale.Weekday		Locale.Weekday
  week	V	Date.ComponentsFormatStyle.Field		Date.ComponentsFormatStyle.Field
  week	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  weekOfMonth	V	Calendar.Component		Calendar.Component
  weekOfMonth	V	Date.FormatStyle.Symbol.Week		Date.FormatStyle.Symbol.Week
  weekOfMonth	v	DateComponents		Int?
  weekOfYear	V	Calendar.Component		Calendar.Component
  weekOfYear	f	Date.ISO8601FormatStyle	()	Date.ISO8601FormatStyle
  weekOfYear	v	DateComponents		Int?
  weekday	V	Calendar.Component		Calendar.Component
  weekday	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  weekday	f	Date.IntervalFormatStyle	(_?:_)	Date.IntervalFormatStyle
  weekday	v	DateComponents		Int?
  weekdayOrdinal	V	Calendar.Component		Calendar.Component
  weekdayOrdinal	v	DateComponents		Int?
  weekdaySymbols	v	Calendar		[String]
  weekdays	v	Calendar.RecurrenceRule		[Calendar.RecurrenceRule.Weekday]
  weekly	F	Calendar.RecurrenceRule	(calendar:_,interval?:_,end?:_,matchingPolicy?:_,repeatedTimePolicy?:_,months?:_,weekdays?:_,hours?:_,minutes?:_,seconds?:_,setPositions?:_)	Calendar.RecurrenceRule
  weekly	V	Calendar.RecurrenceRule.Frequency		Calendar.RecurrenceRule.Frequency
  weeks	v	Calendar.RecurrenceRule		[Int]
  wholeMatch	f	BidirectionalCollection	(of:_)	Regex.Match?
  wholeNumberValue	v	Character		Int?
  wholeSymbol	v	AppearSymbolEffect		AppearSymbolEffect
  wholeSymbol	v	BounceSymbolEffect		BounceSymbolEffect
  wholeSymbol	v	BreatheSymbolEffect		BreatheSymbolEffect
  wholeSymbol	v	DisappearSymbolEffect		DisappearSymbolEffect
  wholeSymbol	v	PulseSymbolEffect		PulseSymbolEffect
  wholeSymbol	v	ReplaceSymbolEffect		ReplaceSymbolEffect
  wholeSymbol	v	RotateSymbolEffect		RotateSymbolEffect
  wholeSymbol	v	ScaleSymbolEffect		ScaleSymbolEffect
  wholeSymbol	v	WiggleSymbolEffect		WiggleSymbolEffect
  wide	V	Date.ComponentsFormatStyle.Style		Date.ComponentsFormatStyle.Style
  wide	V	Date.FormatStyle.Symbol.CyclicYear		Date.FormatStyle.Symbol.CyclicYear
  wide	V	Date.FormatStyle.Symbol.DayPeriod.Width		Date.FormatStyle.Symbol.DayPeriod.Width
  wide	V	Date.FormatStyle.Symbol.Era		Date.FormatStyle.Symbol.Era
  wide	V	Date.FormatStyle.Symbol.Hour.AMPMStyle		Date.FormatStyle.Symbol.Hour.AMPMStyle
  wide	V	Date.FormatStyle.Symbol.Month		Date.FormatStyle.Symbol.Month
  wide	V	Date.FormatStyle.Symbol.Quarter		Date.FormatStyle.Symbol.Quarter
  wide	V	Date.FormatStyle.Symbol.StandaloneMonth		Date.FormatStyle.Symbol.StandaloneMonth
  wide	V	Date.FormatStyle.Symbol.StandaloneQuarter		Date.FormatStyle.Symbol.StandaloneQuarter
  wide	V	Date.FormatStyle.Symbol.StandaloneWeekday		Date.FormatStyle.Symbol.StandaloneWeekday
  wide	V	Date.FormatStyle.Symbol.Weekday		Date.FormatStyle.Symbol.Weekday
  wide	V	Date.RelativeFormatStyle.UnitsStyle		Date.RelativeFormatStyle.UnitsStyle
  width	f	TableColumn	()	_
  width	f	TableColumn	(_:_)	_
  width	f	TableColumn	(min:_,ideal:_,max:_)	_
  width	v	CGRect		CGFloat
  width	v	CGSize		CGFloat
  width	v	ListFormatStyle		ListFormatStyle.Width
  width	v	Measurement.FormatStyle		Measurement.FormatStyle.UnitWidth
  wind	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  windowManagerRole	f	Scene	(_:_)	some Scene
  windowResizability	f	Scene	(_:_)	some Scene
  windowToolbarLabelStyle	f	Scene	(_:_)	some Scene
  windowToolbarLabelStyle	f	Scene	(fixed:_)	some Scene
  windowsLocaleCode	F	Locale	(fromIdentifier:_)	Int?
  with12s	F	Date.FormatStyle.Symbol.DayPeriod	(_:_)	Date.FormatStyle.Symbol.DayPeriod
  withCString	f	String	(_:{})	_
  withCString	f	String	(encodedAs:_,_:{})	_
  withCString	f	StringProtocol	(_:{})	_
  withCString	f	StringProtocol	(encodedAs:_,_:{})	_
  withCString	f	Substring	(_:{})	_
  withCString	f	Substring	(encodedAs:_,_:{})	_
  withContiguousMutableStorageIfAvailable	f	Array	(_:{})	_?
  withContiguousMutableStorageIfAvailable	f	MutableCollection	(_:{})	_?
  withContiguousStorageIfAvailable	f	Array	(_:{})	_?
  withContiguousStorageIfAvailable	f	Data	(_:{})	_?
  withContiguousStorageIfAvailable	f	Sequence	(_:{})	_?
  withExportedFile	f	Transferable	(contentType:_,fileHandler:{})	_
  withMutableCharacters	f	String	(_:{})	_
  withMutableCharacters	f	Substring	(_:{})	_
  withUTF8	f	String	(_:{})	_
  withUTF8	f	Substring	(_:{})	_
  withUTF8Buffer	f	StaticString	(_:{})	_
  withUnsafeBufferPointer	f	Array	(_:{})	_
  withUnsafeBytes	f	Array	(_:{})	_
  withUnsafeBytes	f	CollectionOfOne	(_:{})	_
  withUnsafeBytes	f	ContiguousBytes	(_:_)	_
  withUnsafeBytes	f	Data	(_:{})	_
  withUnsafeBytes	f	Data.InlineData	(_:{})	_
  withUnsafeBytes	f	EmptyCollection	(_:{})	_
  withUnsafeBytes	f	String	(_:{})	_
  withUnsafeBytes	f	Substring	(_:{})	_
  withUnsafeFileSystemRepresentation	f	URL	(_:{})	_
  withUnsafeMutableBufferPointer	f	Array	(_:{})	_
  withUnsafeMutableBytes	f	Array	(_:{})	_
  withUnsafeMutableBytes	f	Data	(_:{})	_
  withUnsafeMutableBytes	f	Data.InlineData	(_:{})	_
  words	v	BinaryInteger		_
  words	v	Int		Int.Words
  workout	V	MeasurementFormatUnitUsage		MeasurementFormatUnitUsage
  wrappedSum	f	SIMD	()	_
  wrappedValue	v	SceneStorage		_
  wrappedValue	v	UIApplicationDelegateAdaptor		_
  write	F	UITraitBridgedEnvironmentKey	(to:_,value:_)	Void
  write	f	Character	(to:_)	Void
  write	f	Data	(to:_,options?:_)	Void
  write	f	Double	(to:_)	Void
  write	f	Float	(to:_)	Void
  write	f	String	(_:_)	Void
  write	f	String	(to:_)	Void
  write	f	StringProtocol	(to:_,atomically:_,encoding:_)	Void
  write	f	StringProtocol	(toFile:_,atomically:_,encoding:_)	Void
  write	f	Substring	(_:_)	Void
  write	f	Substring	(to:_)	Void
  write	f	TextOutputStream	(_:_)	Void
  write	f	TextOutputStreamable	(to:_)	Void
  writeBookmarkData	F	URL	(_:_,to:_)	Void
  x	v	CGPoint		CGFloat
  x	v	UnitPoint		CGFloat
  y	v	CGPoint		CGFloat
  y	v	UnitPoint		CGFloat
  ybOrHigher	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  year	V	Calendar.Component		Calendar.Component
  year	V	Date.ComponentsFormatStyle.Field		Date.ComponentsFormatStyle.Field
  year	f	Date.FormatStyle	(_?:_)	Date.FormatStyle
  year	f	Date.ISO8601FormatStyle	()	Date.ISO8601FormatStyle
  year	f	Date.IntervalFormatStyle	()	Date.IntervalFormatStyle
  year	v	DateComponents		Int?
  yearForWeekOfYear	V	Calendar.Component		Calendar.Component
  yearForWeekOfYear	v	DateComponents		Int?
  yearly	F	Calendar.RecurrenceRule	(calendar:_,interval?:_,end?:_,matchingPolicy?:_,repeatedTimePolicy?:_,months?:_,daysOfTheYear?:_,daysOfTheMonth?:_,weeks?:_,weekdays?:_,hours?:_,minutes?:_,seconds?:_,setPositions?:_)	Calendar.RecurrenceRule
  yearly	V	Calendar.RecurrenceRule.Frequency		Calendar.RecurrenceRule.Frequency
  zb	V	ByteCountFormatStyle.Units		ByteCountFormatStyle.Units
  zero	V	SIMD		_
  zeroBased	V	Date.FormatStyle.Symbol.VerbatimHour.HourCycle		Date.FormatStyle.Symbol.VerbatimHour.HourCycle
  zeroToEleven	V	Locale.HourCycle		Locale.HourCycle
  zeroToTwentyThree	V	Locale.HourCycle		Locale.HourCycle
  zeroValueUnitsDisplay	v	Duration.UnitsFormatStyle		Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
  """
