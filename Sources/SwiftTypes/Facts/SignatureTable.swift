/// Initializers, methods, properties and cases of SwiftUI, and static members of Swift, Foundation and
/// CoreGraphics, as Apple's interfaces of the iOS 18.6 SDK declare them; see ``APISignature`` for the columns.
let signatureTable: StaticString = """
  AccessibilityActionCategory	i	AccessibilityActionCategory	(_:LocalizedStringKey)	Self
  AccessibilityActionCategory	i	AccessibilityActionCategory	(_:Text)	Self
  AccessibilityActionCategory	i	AccessibilityActionCategory	(_:some StringProtocol)	Self
  AccessibilityActionKind	i	AccessibilityActionKind	(named:Text)	Self
  AccessibilityCustomContentKey	i	AccessibilityCustomContentKey	(_:LocalizedStringKey)	Self
  AccessibilityCustomContentKey	i	AccessibilityCustomContentKey	(_:LocalizedStringKey,id:String)	Self
  AccessibilityCustomContentKey	i	AccessibilityCustomContentKey	(_:Text,id:String)	Self
  AccessibilityDirectTouchOptions	i	AccessibilityDirectTouchOptions	(rawValue:AccessibilityDirectTouchOptions.RawValue)	Self
  AccessibilityFocusState	i	AccessibilityFocusState	()	Self
  AccessibilityFocusState	i	AccessibilityFocusState	(for:AccessibilityTechnologies)	Self
  AccessibilityHeadingLevel	i	AccessibilityHeadingLevel	(rawValue:UInt)	Self?
  AccessibilityOptionalRotorContent	i	AccessibilityOptionalRotorContent	(_:_?)	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_:LocalizedStringKey,id:_,in:Namespace.ID,textRange?:Range<String.Index>?,prepare?:{})	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_:LocalizedStringKey,id:_,textRange?:Range<String.Index>?,prepare?:{})	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_:LocalizedStringKey,textRange:Range<String.Index>,prepare?:{()})	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_:Text,id:_,in:Namespace.ID,textRange?:Range<String.Index>?,prepare?:{})	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_:Text,id:_,textRange?:Range<String.Index>?,prepare?:{})	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_:some StringProtocol,_:_,in:Namespace.ID,textRange?:Range<String.Index>?,prepare?:{})	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_:some StringProtocol,id:_,textRange?:Range<String.Index>?,prepare?:{})	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_:some StringProtocol,textRange:Range<String.Index>,prepare?:{()})	Self
  AccessibilityRotorEntry	i	AccessibilityRotorEntry	(_?:Text?,textRange:Range<String.Index>,prepare?:{()})	Self
  AccessibilityTechnologies	i	AccessibilityTechnologies	()	Self
  AccessibilityTraits	i	AccessibilityTraits	()	Self
  AccessibilityTupleRotorContent	i	AccessibilityTupleRotorContent	(_:_)	Self
  AccessoryBarActionButtonStyle	i	AccessoryBarActionButtonStyle	()	Self
  AccessoryBarButtonStyle	i	AccessoryBarButtonStyle	()	Self
  AccessoryCircularCapacityGaugeStyle	i	AccessoryCircularCapacityGaugeStyle	()	Self
  AccessoryCircularGaugeStyle	i	AccessoryCircularGaugeStyle	()	Self
  AccessoryLinearCapacityGaugeStyle	i	AccessoryLinearCapacityGaugeStyle	()	Self
  AccessoryLinearGaugeStyle	i	AccessoryLinearGaugeStyle	()	Self
  ActionSheet	i	ActionSheet	(title:Text,message?:Text?,buttons?:[ActionSheet.Button])	Self
  Alignment	i	Alignment	(horizontal:HorizontalAlignment,vertical:VerticalAlignment)	Self
  Angle	i	Angle	()	Self
  Angle	i	Angle	(degrees:Double)	Self
  Angle	i	Angle	(radians:Double)	Self
  AngularGradient	i	AngularGradient	(colors:[Color],center:UnitPoint,angle?:Angle)	Self
  AngularGradient	i	AngularGradient	(colors:[Color],center:UnitPoint,startAngle:Angle,endAngle:Angle)	Self
  AngularGradient	i	AngularGradient	(gradient:Gradient,center:UnitPoint,angle?:Angle)	Self
  AngularGradient	i	AngularGradient	(gradient:Gradient,center:UnitPoint,startAngle?:Angle,endAngle?:Angle)	Self
  AngularGradient	i	AngularGradient	(stops:[Gradient.Stop],center:UnitPoint,angle?:Angle)	Self
  AngularGradient	i	AngularGradient	(stops:[Gradient.Stop],center:UnitPoint,startAngle:Angle,endAngle:Angle)	Self
  AnimatablePair	i	AnimatablePair	(_:_,_:_)	Self
  Animation	i	Animation	(_:some CustomAnimation)	Self
  AnimationState	i	AnimationState	()	Self
  AnimationTimelineSchedule	i	AnimationTimelineSchedule	(minimumInterval?:Double?,paused?:Bool)	Self
  AnyGesture	i	AnyGesture	(_:some Gesture)	Self
  AnyGradient	i	AnyGradient	(_:Gradient)	Self
  AnyLayout	i	AnyLayout	(_:some Layout)	Self
  AnyScrollTargetBehavior	i	AnyScrollTargetBehavior	(_:some ScrollTargetBehavior)	Self
  AnyShape	i	AnyShape	(_:some Shape)	Self
  AnyShapeStyle	i	AnyShapeStyle	(_:some ShapeStyle)	Self
  AnyTabContent	i	AnyTabContent	(_:some TabContent)	Self
  AnyTransition	i	AnyTransition	(_:some Transition)	Self
  AnyView	i	AnyView	(_:some View)	Self
  AnyView	i	AnyView	(erasing:some View)	Self
  AppStorage	i	AppStorage	(_:String,store?:UserDefaults?)	Self
  AppStorage	i	AppStorage	(wrappedValue:_,_:String,store?:UserDefaults?)	Self
  AppStorage	i	AppStorage	(wrappedValue?:_,_:String,store?:UserDefaults?)	Self
  AsymmetricTransition	i	AsymmetricTransition	(insertion:_,removal:_)	Self
  AsyncImage	i	AsyncImage	(url:URL?,scale?:CGFloat)	Self
  AsyncImage	i	AsyncImage	(url:URL?,scale?:CGFloat,content:{@(Image)},placeholder:{@()})	Self
  AsyncImage	i	AsyncImage	(url:URL?,scale?:CGFloat,transaction?:Transaction,content:{@(AsyncImagePhase)})	Self
  AutomaticControlGroupStyle	i	AutomaticControlGroupStyle	()	Self
  AutomaticDisclosureGroupStyle	i	AutomaticDisclosureGroupStyle	()	Self
  AutomaticFormStyle	i	AutomaticFormStyle	()	Self
  AutomaticHoverEffect	i	AutomaticHoverEffect	()	Self
  AutomaticLabeledContentStyle	i	AutomaticLabeledContentStyle	()	Self
  AutomaticMenuBarExtraStyle	i	AutomaticMenuBarExtraStyle	()	Self
  AutomaticNavigationSplitViewStyle	i	AutomaticNavigationSplitViewStyle	()	Self
  AutomaticTextEditorStyle	i	AutomaticTextEditorStyle	()	Self
  Axis	i	Axis	(rawValue:Int8)	Self?
  BackgroundStyle	i	BackgroundStyle	()	Self
  BalancedNavigationSplitViewStyle	i	BalancedNavigationSplitViewStyle	()	Self
  BezierPoint	i	MeshGradient.BezierPoint	(position:SIMD2<Float>,leadingControlPoint:SIMD2<Float>,topControlPoint:SIMD2<Float>,trailingControlPoint:SIMD2<Float>,bottomControlPoint:SIMD2<Float>)	Self
  Bindable	i	Bindable	(_:_)	Self
  Bindable	i	Bindable	(projectedValue:Bindable<_>)	Self
  Bindable	i	Bindable	(wrappedValue:_)	Self
  Binding	i	Binding	(_:Binding<_>)	Self
  Binding	i	Binding	(_:Binding<_?>)	Self?
  Binding	i	Binding	(_:Binding<some Hashable>)	Self
  Binding	i	Binding	(get:{()},set:{(_)})	Self
  Binding	i	Binding	(get:{()},set:{(_,Transaction)})	Self
  Binding	i	Binding	(projectedValue:Binding<_>)	Self
  BlendMode	i	GraphicsContext.BlendMode	(rawValue:Int32)	Self
  BlurOptions	i	GraphicsContext.BlurOptions	(rawValue:UInt32)	Self
  BlurReplaceTransition	i	BlurReplaceTransition	(configuration:BlurReplaceTransition.Configuration)	Self
  BorderedButtonMenuStyle	i	BorderedButtonMenuStyle	()	Self
  BorderedButtonStyle	i	BorderedButtonStyle	()	Self
  BorderedButtonStyle	i	BorderedButtonStyle	(tint:Color)	Self
  BorderedListStyle	i	BorderedListStyle	()	Self
  BorderedListStyle	i	BorderedListStyle	(alternatesRowBackgrounds:Bool)	Self
  BorderedProminentButtonStyle	i	BorderedProminentButtonStyle	()	Self
  BorderlessButtonMenuButtonStyle	i	BorderlessButtonMenuButtonStyle	()	Self
  BorderlessButtonMenuStyle	i	BorderlessButtonMenuStyle	()	Self
  BorderlessButtonMenuStyle	i	BorderlessButtonMenuStyle	(showsMenuIndicator:Bool)	Self
  BorderlessButtonStyle	i	BorderlessButtonStyle	()	Self
  BorderlessPullDownMenuButtonStyle	i	BorderlessPullDownMenuButtonStyle	()	Self
  Button	i	Button	(_:LocalizedStringKey,action:{()})	Self
  Button	i	Button	(_:LocalizedStringKey,image:ImageResource,action:{()})	Self
  Button	i	Button	(_:LocalizedStringKey,image:ImageResource,role:ButtonRole?,action:{()})	Self
  Button	i	Button	(_:LocalizedStringKey,role:ButtonRole?,action:{()})	Self
  Button	i	Button	(_:LocalizedStringKey,systemImage:String,action:{()})	Self
  Button	i	Button	(_:LocalizedStringKey,systemImage:String,role:ButtonRole?,action:{()})	Self
  Button	i	Button	(_:PrimitiveButtonStyleConfiguration)	Self
  Button	i	Button	(_:some StringProtocol,action:{()})	Self
  Button	i	Button	(_:some StringProtocol,image:ImageResource,action:{()})	Self
  Button	i	Button	(_:some StringProtocol,image:ImageResource,role:ButtonRole?,action:{()})	Self
  Button	i	Button	(_:some StringProtocol,role:ButtonRole?,action:{()})	Self
  Button	i	Button	(_:some StringProtocol,systemImage:String,action:{()})	Self
  Button	i	Button	(_:some StringProtocol,systemImage:String,role:ButtonRole?,action:{()})	Self
  Button	i	Button	(action:{()},label:{@()})	Self
  Button	i	Button	(role:ButtonRole?,action:{()},label:{@()})	Self
  ButtonMenuStyle	i	ButtonMenuStyle	()	Self
  ButtonToggleStyle	i	ButtonToggleStyle	()	Self
  CGPoint	i	CGPoint	()	Self
  CGPoint	i	CGPoint	(dictionaryRepresentation:_)	Self
  CGPoint	i	CGPoint	(from:_)	Self
  CGPoint	i	CGPoint	(x:_,y:_)	Self
  CGRect	i	CGRect	()	Self
  CGRect	i	CGRect	(dictionaryRepresentation:_)	Self
  CGRect	i	CGRect	(from:_)	Self
  CGRect	i	CGRect	(origin:_,size:_)	Self
  CGRect	i	CGRect	(x:_,y:_,width:_,height:_)	Self
  CGSize	i	CGSize	()	Self
  CGSize	i	CGSize	(dictionaryRepresentation:_)	Self
  CGSize	i	CGSize	(from:_)	Self
  CGSize	i	CGSize	(width:_,height:_)	Self
  Canvas	i	Canvas	(opaque?:Bool,colorMode?:ColorRenderingMode,rendersAsynchronously?:Bool,renderer:{(GraphicsContext,CGSize)})	Self
  Canvas	i	Canvas	(opaque?:Bool,colorMode?:ColorRenderingMode,rendersAsynchronously?:Bool,renderer:{(GraphicsContext,CGSize)},symbols:{@()})	Self
  Capsule	i	Capsule	(style?:RoundedCornerStyle)	Self
  CardButtonStyle	i	CardButtonStyle	()	Self
  CarouselListStyle	i	CarouselListStyle	()	Self
  CarouselTabViewStyle	i	CarouselTabViewStyle	()	Self
  CharacterIndex	i	Text.Layout.CharacterIndex	(value:Int)	Self
  CheckboxToggleStyle	i	CheckboxToggleStyle	()	Self
  Circle	i	Circle	()	Self
  CircularGaugeStyle	i	CircularGaugeStyle	()	Self
  CircularGaugeStyle	i	CircularGaugeStyle	(tint:Color)	Self
  CircularGaugeStyle	i	CircularGaugeStyle	(tint:Gradient)	Self
  CircularProgressViewStyle	i	CircularProgressViewStyle	()	Self
  CircularProgressViewStyle	i	CircularProgressViewStyle	(tint:Color)	Self
  ClipOptions	i	GraphicsContext.ClipOptions	(rawValue:UInt32)	Self
  CodableRepresentation	i	NavigationPath.CodableRepresentation	(from:Decoder)	Self
  Color	i	Color	(_:CGColor)	Self
  Color	i	Color	(_:Color.Resolved)	Self
  Color	i	Color	(_:ColorResource)	Self
  Color	i	Color	(_:String,bundle?:Bundle?)	Self
  Color	i	Color	(_:UIColor)	Self
  Color	i	Color	(_:some Hashable)	Self
  Color	i	Color	(_?:Color.RGBColorSpace,red:Double,green:Double,blue:Double,opacity?:Double)	Self
  Color	i	Color	(_?:Color.RGBColorSpace,white:Double,opacity?:Double)	Self
  Color	i	Color	(cgColor:CGColor)	Self
  Color	i	Color	(hue:Double,saturation:Double,brightness:Double,opacity?:Double)	Self
  Color	i	Color	(uiColor:UIColor)	Self
  ColorMatrix	i	ColorMatrix	()	Self
  ColorPicker	i	ColorPicker	(_:LocalizedStringKey,selection:Binding<CGColor>,supportsOpacity?:Bool)	Self
  ColorPicker	i	ColorPicker	(_:LocalizedStringKey,selection:Binding<Color>,supportsOpacity?:Bool)	Self
  ColorPicker	i	ColorPicker	(_:some StringProtocol,selection:Binding<CGColor>,supportsOpacity?:Bool)	Self
  ColorPicker	i	ColorPicker	(_:some StringProtocol,selection:Binding<Color>,supportsOpacity?:Bool)	Self
  ColorPicker	i	ColorPicker	(selection:Binding<CGColor>,supportsOpacity?:Bool,label:{@()})	Self
  ColorPicker	i	ColorPicker	(selection:Binding<Color>,supportsOpacity?:Bool,label:{@()})	Self
  ColorScheme	i	ColorScheme	(_:UIUserInterfaceStyle)	Self?
  ColorSchemeContrast	i	ColorSchemeContrast	(_:UIAccessibilityContrast)	Self?
  ColumnNavigationViewStyle	i	ColumnNavigationViewStyle	()	Self
  ColumnsFormStyle	i	ColumnsFormStyle	()	Self
  CommandMenu	i	CommandMenu	(_:LocalizedStringKey,content:{@()})	Self
  CommandMenu	i	CommandMenu	(_:Text,content:{@()})	Self
  CommandMenu	i	CommandMenu	(_:some StringProtocol,content:{@()})	Self
  CompactDatePickerStyle	i	CompactDatePickerStyle	()	Self
  CompactMenuControlGroupStyle	i	CompactMenuControlGroupStyle	()	Self
  ContainerRelativeShape	i	ContainerRelativeShape	()	Self
  ContentShapeKinds	i	ContentShapeKinds	(rawValue:Int)	Self
  ContentSizeCategory	i	ContentSizeCategory	(_:UIContentSizeCategory)	Self?
  ContentUnavailableView	i	ContentUnavailableView	(_:LocalizedStringKey,image:String,description?:Text?)	Self
  ContentUnavailableView	i	ContentUnavailableView	(_:LocalizedStringKey,systemImage:String,description?:Text?)	Self
  ContentUnavailableView	i	ContentUnavailableView	(_:some StringProtocol,image:String,description?:Text?)	Self
  ContentUnavailableView	i	ContentUnavailableView	(_:some StringProtocol,systemImage:String,description?:Text?)	Self
  ContentUnavailableView	i	ContentUnavailableView	(label:{@()},description?:{@()},actions?:{@()})	Self
  ContextMenu	i	ContextMenu	(menuItems:{@()})	Self
  ControlGroup	i	ControlGroup	(_:ControlGroupStyleConfiguration)	Self
  ControlGroup	i	ControlGroup	(_:LocalizedStringKey,content:{@()})	Self
  ControlGroup	i	ControlGroup	(_:LocalizedStringKey,image:ImageResource,content:{@()})	Self
  ControlGroup	i	ControlGroup	(_:LocalizedStringKey,systemImage:String,content:{@()})	Self
  ControlGroup	i	ControlGroup	(_:some StringProtocol,content:{@()})	Self
  ControlGroup	i	ControlGroup	(_:some StringProtocol,image:ImageResource,content:{@()})	Self
  ControlGroup	i	ControlGroup	(_:some StringProtocol,systemImage:String,content:{@()})	Self
  ControlGroup	i	ControlGroup	(content:{@()})	Self
  ControlGroup	i	ControlGroup	(content:{@()},label:{@()})	Self
  CubicKeyframe	i	CubicKeyframe	(_:_,duration:TimeInterval,startVelocity?:_?,endVelocity?:_?)	Self
  DatePicker	i	DatePicker	(_:LocalizedStringKey,selection:Binding<Date>,displayedComponents?:?)	Self
  DatePicker	i	DatePicker	(_:LocalizedStringKey,selection:Binding<Date>,in:ClosedRange<Date>,displayedComponents?:?)	Self
  DatePicker	i	DatePicker	(_:LocalizedStringKey,selection:Binding<Date>,in:PartialRangeFrom<Date>,displayedComponents?:?)	Self
  DatePicker	i	DatePicker	(_:LocalizedStringKey,selection:Binding<Date>,in:PartialRangeThrough<Date>,displayedComponents?:?)	Self
  DatePicker	i	DatePicker	(_:some StringProtocol,selection:Binding<Date>,displayedComponents?:?)	Self
  DatePicker	i	DatePicker	(_:some StringProtocol,selection:Binding<Date>,in:ClosedRange<Date>,displayedComponents?:?)	Self
  DatePicker	i	DatePicker	(_:some StringProtocol,selection:Binding<Date>,in:PartialRangeFrom<Date>,displayedComponents?:?)	Self
  DatePicker	i	DatePicker	(_:some StringProtocol,selection:Binding<Date>,in:PartialRangeThrough<Date>,displayedComponents?:?)	Self
  DatePicker	i	DatePicker	(selection:Binding<Date>,displayedComponents?:?,label:{@()})	Self
  DatePicker	i	DatePicker	(selection:Binding<Date>,in:ClosedRange<Date>,displayedComponents?:?,label:{@()})	Self
  DatePicker	i	DatePicker	(selection:Binding<Date>,in:PartialRangeFrom<Date>,displayedComponents?:?,label:{@()})	Self
  DatePicker	i	DatePicker	(selection:Binding<Date>,in:PartialRangeThrough<Date>,displayedComponents?:?,label:{@()})	Self
  DatePickerComponents	i	DatePickerComponents	(rawValue:UInt)	Self
  DateStyle	i	Text.DateStyle	(from:Decoder)	Self
  DefaultButtonStyle	i	DefaultButtonStyle	()	Self
  DefaultDatePickerStyle	i	DefaultDatePickerStyle	()	Self
  DefaultDocumentGroupLaunchActions	i	DefaultDocumentGroupLaunchActions	()	Self
  DefaultGaugeStyle	i	DefaultGaugeStyle	()	Self
  DefaultGroupBoxStyle	i	DefaultGroupBoxStyle	()	Self
  DefaultLabelStyle	i	DefaultLabelStyle	()	Self
  DefaultListStyle	i	DefaultListStyle	()	Self
  DefaultMenuButtonStyle	i	DefaultMenuButtonStyle	()	Self
  DefaultMenuStyle	i	DefaultMenuStyle	()	Self
  DefaultNavigationViewStyle	i	DefaultNavigationViewStyle	()	Self
  DefaultPickerStyle	i	DefaultPickerStyle	()	Self
  DefaultProgressViewStyle	i	DefaultProgressViewStyle	()	Self
  DefaultTabViewStyle	i	DefaultTabViewStyle	()	Self
  DefaultTextFieldStyle	i	DefaultTextFieldStyle	()	Self
  DefaultToggleStyle	i	DefaultToggleStyle	()	Self
  DefaultWindowStyle	i	DefaultWindowStyle	()	Self
  DefaultWindowToolbarStyle	i	DefaultWindowToolbarStyle	()	Self
  DisabledTextSelectability	i	DisabledTextSelectability	()	Self
  DisclosureGroup	i	DisclosureGroup	(_:LocalizedStringKey,content:{@()})	Self
  DisclosureGroup	i	DisclosureGroup	(_:LocalizedStringKey,isExpanded:Binding<Bool>,content:{@()})	Self
  DisclosureGroup	i	DisclosureGroup	(_:some StringProtocol,content:{@()})	Self
  DisclosureGroup	i	DisclosureGroup	(_:some StringProtocol,isExpanded:Binding<Bool>,content:{@()})	Self
  DisclosureGroup	i	DisclosureGroup	(content:{@()},label:{@()})	Self
  DisclosureGroup	i	DisclosureGroup	(isExpanded:Binding<Bool>,content:{@()},label:{@()})	Self
  Divider	i	Divider	()	Self
  DoubleColumnNavigationViewStyle	i	DoubleColumnNavigationViewStyle	()	Self
  DragGesture	i	DragGesture	(minimumDistance?:CGFloat,coordinateSpace?:CoordinateSpace)	Self
  DragGesture	i	DragGesture	(minimumDistance?:CGFloat,coordinateSpace?:some CoordinateSpaceProtocol)	Self
  DrawingOptions	i	Text.Layout.DrawingOptions	(rawValue:UInt32)	Self
  DropProposal	i	DropProposal	(operation:DropOperation)	Self
  DynamicTypeSize	i	DynamicTypeSize	(_:UIContentSizeCategory)	Self?
  Edge	i	Edge	(horizontal:HorizontalEdge)	Self
  Edge	i	Edge	(rawValue:Int8)	Self?
  Edge	i	Edge	(vertical:VerticalEdge)	Self
  EdgeInsets	i	EdgeInsets	()	Self
  EdgeInsets	i	EdgeInsets	(_:NSDirectionalEdgeInsets)	Self
  EdgeInsets	i	EdgeInsets	(top:CGFloat,leading:CGFloat,bottom:CGFloat,trailing:CGFloat)	Self
  EditActions	i	EditActions	(rawValue:Int)	Self
  EditButton	i	EditButton	()	Self
  Ellipse	i	Ellipse	()	Self
  EllipticalGradient	i	EllipticalGradient	(colors:[Color],center?:UnitPoint,startRadiusFraction?:CGFloat,endRadiusFraction?:CGFloat)	Self
  EllipticalGradient	i	EllipticalGradient	(gradient:Gradient,center?:UnitPoint,startRadiusFraction?:CGFloat,endRadiusFraction?:CGFloat)	Self
  EllipticalGradient	i	EllipticalGradient	(stops:[Gradient.Stop],center?:UnitPoint,startRadiusFraction?:CGFloat,endRadiusFraction?:CGFloat)	Self
  EllipticalListStyle	i	EllipticalListStyle	()	Self
  EmptyAnimatableData	i	EmptyAnimatableData	()	Self
  EmptyModifier	i	EmptyModifier	()	Self
  EmptyView	i	EmptyView	()	Self
  EmptyVisualEffect	i	EmptyVisualEffect	()	Self
  EnabledTextSelectability	i	EnabledTextSelectability	()	Self
  Environment	i	Environment	(_:KeyPath<EnvironmentValues,_>)	Self
  Environment	i	Environment	(_:_)	Self
  EnvironmentObject	i	EnvironmentObject	()	Self
  EnvironmentValues	i	EnvironmentValues	()	Self
  EquatableView	i	EquatableView	(content:_)	Self
  EventModifiers	i	EventModifiers	(rawValue:Int)	Self
  EveryMinuteTimelineSchedule	i	EveryMinuteTimelineSchedule	()	Self
  ExclusiveGesture	i	ExclusiveGesture	(_:_,_:_)	Self
  ExpandedWindowToolbarStyle	i	ExpandedWindowToolbarStyle	()	Self
  ExplicitTimelineSchedule	i	ExplicitTimelineSchedule	(_:_)	Self
  FetchRequest	i	FetchRequest	(entity:CoreData.NSEntityDescription,sortDescriptors:[NSSortDescriptor],predicate?:NSPredicate?,animation?:Animation?)	Self
  FetchRequest	i	FetchRequest	(fetchRequest:CoreData.NSFetchRequest<_>,animation?:Animation?)	Self
  FetchRequest	i	FetchRequest	(fetchRequest:CoreData.NSFetchRequest<_>,transaction:Transaction)	Self
  FetchRequest	i	FetchRequest	(sortDescriptors:[NSSortDescriptor],predicate?:NSPredicate?,animation?:Animation?)	Self
  FetchRequest	i	FetchRequest	(sortDescriptors:[SortDescriptor<_>],predicate?:NSPredicate?,animation?:Animation?)	Self
  FieldDatePickerStyle	i	FieldDatePickerStyle	()	Self
  FileDialogBrowserOptions	i	FileDialogBrowserOptions	(rawValue:Int)	Self
  FileDocument	i	FileDocument	(configuration:_)	Self
  FillShapeStyle	i	FillShapeStyle	()	Self
  FillShapeView	i	FillShapeView	(shape:_,style:_,fillStyle:FillStyle,background:_)	Self
  FillStyle	i	FillStyle	(eoFill?:Bool,antialiased?:Bool)	Self
  FilterOptions	i	GraphicsContext.FilterOptions	(rawValue:UInt32)	Self
  FocusInteractions	i	FocusInteractions	(rawValue:Int)	Self
  FocusState	i	FocusState	()	Self
  FocusedBinding	i	FocusedBinding	(_:KeyPath<FocusedValues,Binding<_>?>)	Self
  FocusedObject	i	FocusedObject	()	Self
  FocusedValue	i	FocusedValue	(_:KeyPath<FocusedValues,_?>)	Self
  FocusedValue	i	FocusedValue	(_:_)	Self
  FocusedValues	i	FocusedValues	()	Self
  Font	i	Font	(_:CoreText.CTFont)	Self
  ForEach	i	ForEach	(_:Binding<some MutableCollection>,content:{@(Binding<_>)})	Self
  ForEach	i	ForEach	(_:Binding<some MutableCollection>,editActions:EditActions<some MutableCollection>,content:{@(Binding<_>)})	Self
  ForEach	i	ForEach	(_:Binding<some MutableCollection>,id:KeyPath<_,_>,content:{@(Binding<_>)})	Self
  ForEach	i	ForEach	(_:Binding<some MutableCollection>,id:KeyPath<_,_>,editActions:EditActions<some MutableCollection>,content:{@(Binding<_>)})	Self
  ForEach	i	ForEach	(_:Range<Int>,content:{(Int)})	Self
  ForEach	i	ForEach	(_:Range<Int>,content:{@(Int)})	Self
  ForEach	i	ForEach	(_:_)	Self
  ForEach	i	ForEach	(_:_,content:{(_)})	Self
  ForEach	i	ForEach	(_:_,content:{@(_)})	Self
  ForEach	i	ForEach	(_:_,id:KeyPath<_,_>,content:{(_)})	Self
  ForEach	i	ForEach	(_:_,id:KeyPath<_,_>,content:{@(_)})	Self
  ForEach	i	ForEach	(sections:some View,content:{@(SectionConfiguration)})	Self
  ForEach	i	ForEach	(subviews:some View,content:{@(Subview)})	Self
  ForegroundStyle	i	ForegroundStyle	()	Self
  Form	i	Form	(_:FormStyleConfiguration)	Self
  Form	i	Form	(content:{@()})	Self
  FrameResizeDirection	i	FrameResizeDirection	(rawValue:Int8)	Self?
  FrameResizePosition	i	FrameResizePosition	(rawValue:Int8)	Self?
  Gauge	i	Gauge	(value:some BinaryFloatingPoint,in?:ClosedRange<some BinaryFloatingPoint>,label:{@()})	Self
  Gauge	i	Gauge	(value:some BinaryFloatingPoint,in?:ClosedRange<some BinaryFloatingPoint>,label:{@()},currentValueLabel:{@()})	Self
  Gauge	i	Gauge	(value:some BinaryFloatingPoint,in?:ClosedRange<some BinaryFloatingPoint>,label:{@()},currentValueLabel:{@()},markedValueLabels:{@()})	Self
  Gauge	i	Gauge	(value:some BinaryFloatingPoint,in?:ClosedRange<some BinaryFloatingPoint>,label:{@()},currentValueLabel:{@()},minimumValueLabel:{@()},maximumValueLabel:{@()})	Self
  Gauge	i	Gauge	(value:some BinaryFloatingPoint,in?:ClosedRange<some BinaryFloatingPoint>,label:{@()},currentValueLabel:{@()},minimumValueLabel:{@()},maximumValueLabel:{@()},markedValueLabels:{@()})	Self
  GeometryReader	i	GeometryReader	(content:{@(GeometryProxy)})	Self
  GestureMask	i	GestureMask	(rawValue:UInt32)	Self
  GestureState	i	GestureState	(initialValue:_)	Self
  GestureState	i	GestureState	(initialValue:_,reset:{(_,Transaction)})	Self
  GestureState	i	GestureState	(initialValue:_,resetTransaction:Transaction)	Self
  GestureState	i	GestureState	(reset:{(_,Transaction)})	Self
  GestureState	i	GestureState	(resetTransaction?:Transaction)	Self
  GestureState	i	GestureState	(wrappedValue:_)	Self
  GestureState	i	GestureState	(wrappedValue:_,reset:{(_,Transaction)})	Self
  GestureState	i	GestureState	(wrappedValue:_,resetTransaction:Transaction)	Self
  GestureStateGesture	i	GestureStateGesture	(base:_,state:GestureState<_>,body:{(GestureStateGesture.Value,_,Transaction)})	Self
  GlobalCoordinateSpace	i	GlobalCoordinateSpace	()	Self
  Gradient	i	Gradient	(colors:[Color])	Self
  Gradient	i	Gradient	(stops:[Gradient.Stop])	Self
  GradientOptions	i	GraphicsContext.GradientOptions	(rawValue:UInt32)	Self
  GraphicalDatePickerStyle	i	GraphicalDatePickerStyle	()	Self
  Grid	i	Grid	(alignment?:Alignment,horizontalSpacing?:CGFloat?,verticalSpacing?:CGFloat?,content:{@()})	Self
  GridItem	i	GridItem	(_?:GridItem.Size,spacing?:CGFloat?,alignment?:Alignment?)	Self
  GridLayout	i	GridLayout	(alignment?:Alignment,horizontalSpacing?:CGFloat?,verticalSpacing?:CGFloat?)	Self
  GridRow	i	GridRow	(alignment?:VerticalAlignment?,content:{@()})	Self
  Group	i	Group	(_:{})	Self
  Group	i	Group	(content:{()})	Self
  Group	i	Group	(content:{@()})	Self
  Group	i	Group	(sections:some View,transform:{@(SectionCollection)})	Self
  Group	i	Group	(subviews:some View,transform:{@(SubviewsCollection)})	Self
  GroupBox	i	GroupBox	(_:GroupBoxStyleConfiguration)	Self
  GroupBox	i	GroupBox	(_:LocalizedStringKey,content:{@()})	Self
  GroupBox	i	GroupBox	(_:some StringProtocol,content:{@()})	Self
  GroupBox	i	GroupBox	(content:{@()})	Self
  GroupBox	i	GroupBox	(content:{@()},label:{@()})	Self
  GroupBox	i	GroupBox	(label:_,content:{@()})	Self
  GroupedFormStyle	i	GroupedFormStyle	()	Self
  GroupedListStyle	i	GroupedListStyle	()	Self
  GroupedTabViewStyle	i	GroupedTabViewStyle	()	Self
  HSplitView	i	HSplitView	(content:{@()})	Self
  HStack	i	HStack	(alignment?:VerticalAlignment,spacing?:CGFloat?,content:{@()})	Self
  HStackLayout	i	HStackLayout	(alignment?:VerticalAlignment,spacing?:CGFloat?)	Self
  HelpLink	i	HelpLink	(action:{()})	Self
  HelpLink	i	HelpLink	(destination:URL)	Self
  HiddenTitleBarWindowStyle	i	HiddenTitleBarWindowStyle	()	Self
  HierarchicalShapeStyleModifier	i	HierarchicalShapeStyleModifier	(base:_,level:Int)	Self
  HighlightHoverEffect	i	HighlightHoverEffect	()	Self
  HorizontalAlignment	i	HorizontalAlignment	(_:AlignmentID.Type)	Self
  HorizontalDirection	i	HorizontalDirection	(rawValue:Int8)	Self?
  HorizontalEdge	i	HorizontalEdge	(rawValue:Int8)	Self?
  HoverEffect	i	HoverEffect	(_:some CustomHoverEffect)	Self
  HoverEffectGroup	i	HoverEffectGroup	(_:Namespace.ID,behavior?:HoverEffectGroup.Behavior)	Self
  HoverEffectGroup	i	HoverEffectGroup	(id:String?,in:Namespace.ID,behavior?:HoverEffectGroup.Behavior)	Self
  IDView	i	IDView	(_:_,id:_)	Self
  IconOnlyLabelStyle	i	IconOnlyLabelStyle	()	Self
  IdentityTransition	i	IdentityTransition	()	Self
  Image	i	Image	(_:CGImage,scale:CGFloat,orientation?:Image.Orientation,label:Text)	Self
  Image	i	Image	(_:ImageResource)	Self
  Image	i	Image	(_:String,bundle?:Bundle?)	Self
  Image	i	Image	(_:String,bundle?:Bundle?,label:Text)	Self
  Image	i	Image	(_:String,variableValue:Double?,bundle?:Bundle?)	Self
  Image	i	Image	(_:String,variableValue:Double?,bundle?:Bundle?,label:Text)	Self
  Image	i	Image	(decorative:CGImage,scale:CGFloat,orientation?:Image.Orientation)	Self
  Image	i	Image	(decorative:String,bundle?:Bundle?)	Self
  Image	i	Image	(decorative:String,variableValue:Double?,bundle?:Bundle?)	Self
  Image	i	Image	(size:CGSize,label?:Text?,opaque?:Bool,colorMode?:ColorRenderingMode,renderer:{(GraphicsContext)})	Self
  Image	i	Image	(systemName:String)	Self
  Image	i	Image	(systemName:String,variableValue:Double?)	Self
  Image	i	Image	(uiImage:UIImage)	Self
  ImagePaint	i	ImagePaint	(image:Image,sourceRect?:CGRect,scale?:CGFloat)	Self
  ImageRenderer	i	ImageRenderer	(content:_)	Self
  InlinePickerStyle	i	InlinePickerStyle	()	Self
  InsetGroupedListStyle	i	InsetGroupedListStyle	()	Self
  InsetListStyle	i	InsetListStyle	()	Self
  InsetListStyle	i	InsetListStyle	(alternatesRowBackgrounds:Bool)	Self
  KeyEquivalent	i	KeyEquivalent	(_:Character)	Self
  KeyEquivalent	i	KeyEquivalent	(extendedGraphemeClusterLiteral:Character)	Self
  KeyboardShortcut	i	KeyboardShortcut	(_:KeyEquivalent,modifiers?:EventModifiers)	Self
  KeyboardShortcut	i	KeyboardShortcut	(_:KeyEquivalent,modifiers?:EventModifiers,localization:KeyboardShortcut.Localization)	Self
  KeyframeAnimator	i	KeyframeAnimator	(initialValue:_,repeating:_,content:_,keyframes:_)	Self
  KeyframeAnimator	i	KeyframeAnimator	(initialValue:_,trigger:_,content:_,keyframes:_)	Self
  KeyframeTimeline	i	KeyframeTimeline	(initialValue:_,content:_)	Self
  KeyframeTrack	i	KeyframeTrack	(_:_,content:_)	Self
  KeyframeTrack	i	KeyframeTrack	(content:_)	Self
  Label	i	Label	(_:LabelStyleConfiguration)	Self
  Label	i	Label	(_:LocalizedStringKey,image:ImageResource)	Self
  Label	i	Label	(_:LocalizedStringKey,image:String)	Self
  Label	i	Label	(_:LocalizedStringKey,systemImage:String)	Self
  Label	i	Label	(_:some StringProtocol,image:ImageResource)	Self
  Label	i	Label	(_:some StringProtocol,image:String)	Self
  Label	i	Label	(_:some StringProtocol,systemImage:String)	Self
  Label	i	Label	(title:{@()},icon:{@()})	Self
  LabeledContent	i	LabeledContent	(_:LabeledContentStyleConfiguration)	Self
  LabeledContent	i	LabeledContent	(_:LocalizedStringKey,content:{@()})	Self
  LabeledContent	i	LabeledContent	(_:LocalizedStringKey,value:_,format:some FormatStyle)	Self
  LabeledContent	i	LabeledContent	(_:LocalizedStringKey,value:some StringProtocol)	Self
  LabeledContent	i	LabeledContent	(_:some StringProtocol,content:{@()})	Self
  LabeledContent	i	LabeledContent	(_:some StringProtocol,value:_,format:some FormatStyle)	Self
  LabeledContent	i	LabeledContent	(_:some StringProtocol,value:some StringProtocol)	Self
  LabeledContent	i	LabeledContent	(content:{@()},label:{@()})	Self
  LayoutDirection	i	LayoutDirection	(_:UITraitEnvironmentLayoutDirection)	Self?
  LayoutProperties	i	LayoutProperties	()	Self
  LazyHGrid	i	LazyHGrid	(rows:[GridItem],alignment?:VerticalAlignment,spacing?:CGFloat?,pinnedViews?:PinnedScrollableViews,content:{@()})	Self
  LazyHStack	i	LazyHStack	(alignment?:VerticalAlignment,spacing?:CGFloat?,pinnedViews?:PinnedScrollableViews,content:{@()})	Self
  LazyVGrid	i	LazyVGrid	(columns:[GridItem],alignment?:HorizontalAlignment,spacing?:CGFloat?,pinnedViews?:PinnedScrollableViews,content:{@()})	Self
  LazyVStack	i	LazyVStack	(alignment?:HorizontalAlignment,spacing?:CGFloat?,pinnedViews?:PinnedScrollableViews,content:{@()})	Self
  LegibilityWeight	i	LegibilityWeight	(_:UILegibilityWeight)	Self?
  LiftHoverEffect	i	LiftHoverEffect	()	Self
  LimitedAvailabilityCommandContent	i	LimitedAvailabilityCommandContent	(erasing:some Commands)	Self
  LimitedAvailabilityConfiguration	i	LimitedAvailabilityConfiguration	(_:some WidgetConfiguration)	Self
  LimitedAvailabilityToolbarContent	i	LimitedAvailabilityToolbarContent	(erasing:some ToolbarContent)	Self
  LineStyle	i	Text.LineStyle	(nsUnderlineStyle:NSUnderlineStyle)	Self?
  LineStyle	i	Text.LineStyle	(pattern?:Text.LineStyle.Pattern,color?:Color?)	Self
  LinearCapacityGaugeStyle	i	LinearCapacityGaugeStyle	()	Self
  LinearGaugeStyle	i	LinearGaugeStyle	()	Self
  LinearGaugeStyle	i	LinearGaugeStyle	(tint:Color)	Self
  LinearGaugeStyle	i	LinearGaugeStyle	(tint:Gradient)	Self
  LinearGradient	i	LinearGradient	(colors:[Color],startPoint:UnitPoint,endPoint:UnitPoint)	Self
  LinearGradient	i	LinearGradient	(gradient:Gradient,startPoint:UnitPoint,endPoint:UnitPoint)	Self
  LinearGradient	i	LinearGradient	(stops:[Gradient.Stop],startPoint:UnitPoint,endPoint:UnitPoint)	Self
  LinearKeyframe	i	LinearKeyframe	(_:_,duration:TimeInterval,timingCurve?:UnitCurve)	Self
  LinearProgressViewStyle	i	LinearProgressViewStyle	()	Self
  LinearProgressViewStyle	i	LinearProgressViewStyle	(tint:Color)	Self
  Link	i	Link	(_:LocalizedStringKey,destination:URL)	Self
  Link	i	Link	(_:some StringProtocol,destination:URL)	Self
  Link	i	Link	(destination:URL,label:{@()})	Self
  LinkButtonStyle	i	LinkButtonStyle	()	Self
  LinkShapeStyle	i	LinkShapeStyle	()	Self
  List	i	List	(_:Binding<some MutableCollection>,children:WritableKeyPath<_,some MutableCollection?>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,children:WritableKeyPath<_,some MutableCollection?>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:Binding<some MutableCollection>,children:WritableKeyPath<_,some MutableCollection?>,selection:Binding<_>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,children:WritableKeyPath<_,some MutableCollection?>,selection:Binding<_?>?,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,editActions:EditActions<some MutableCollection>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,editActions:EditActions<some MutableCollection>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:Binding<some MutableCollection>,editActions:EditActions<some MutableCollection>,selection:Binding<_>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,editActions:EditActions<some MutableCollection>,selection:Binding<_?>?,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,children:WritableKeyPath<_,some MutableCollection?>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,children:WritableKeyPath<_,some MutableCollection?>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,children:WritableKeyPath<_,some MutableCollection?>,selection:Binding<_>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,children:WritableKeyPath<_,some MutableCollection?>,selection:Binding<_?>?,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,editActions:EditActions<some MutableCollection>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,editActions:EditActions<some MutableCollection>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,editActions:EditActions<some MutableCollection>,selection:Binding<_>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,editActions:EditActions<some MutableCollection>,selection:Binding<_?>?,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:Binding<some MutableCollection>,id:KeyPath<_,some Hashable>,selection:Binding<_?>?,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Binding<some MutableCollection>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:Binding<some MutableCollection>,selection:Binding<_?>?,rowContent:{@(Binding<_>)})	Self
  List	i	List	(_:Range<Int>,rowContent:{@(Int)})	Self
  List	i	List	(_:Range<Int>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:Range<Int>,selection:Binding<_>,rowContent:{@(Int)})	Self
  List	i	List	(_:Range<Int>,selection:Binding<_?>?,rowContent:{@(Int)})	Self
  List	i	List	(_:some RandomAccessCollection,children:KeyPath<_,some RandomAccessCollection?>,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,children:KeyPath<_,some RandomAccessCollection?>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:some RandomAccessCollection,children:KeyPath<_,some RandomAccessCollection?>,selection:Binding<_>,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,children:KeyPath<_,some RandomAccessCollection?>,selection:Binding<_?>?,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,children:KeyPath<_,some RandomAccessCollection?>,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,children:KeyPath<_,some RandomAccessCollection?>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,children:KeyPath<_,some RandomAccessCollection?>,selection:Binding<_>,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,children:KeyPath<_,some RandomAccessCollection?>,selection:Binding<_?>?,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,selection:Binding<_>,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,id:KeyPath<_,some Hashable>,selection:Binding<_?>?,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,selection:Binding<Set<_>>?,rowContent:{@})	Self
  List	i	List	(_:some RandomAccessCollection,selection:Binding<_>,rowContent:{@(_)})	Self
  List	i	List	(_:some RandomAccessCollection,selection:Binding<_?>?,rowContent:{@(_)})	Self
  List	i	List	(content:{@()})	Self
  List	i	List	(selection:Binding<Set<_>>?,content:{@})	Self
  List	i	List	(selection:Binding<_>,content:{@()})	Self
  List	i	List	(selection:Binding<_?>?,content:{@()})	Self
  LocalCoordinateSpace	i	LocalCoordinateSpace	()	Self
  LocalizedStringKey	i	LocalizedStringKey	(_:String)	Self
  LocalizedStringKey	i	LocalizedStringKey	(stringInterpolation:LocalizedStringKey.StringInterpolation)	Self
  LocalizedStringKey	i	LocalizedStringKey	(stringLiteral:String)	Self
  LongPressGesture	i	LongPressGesture	(minimumDuration?:Double)	Self
  LongPressGesture	i	LongPressGesture	(minimumDuration?:Double,maximumDistance?:CGFloat)	Self
  MagnificationGesture	i	MagnificationGesture	(minimumScaleDelta?:CGFloat)	Self
  MagnifyGesture	i	MagnifyGesture	(minimumScaleDelta?:CGFloat)	Self
  MatchedGeometryProperties	i	MatchedGeometryProperties	(rawValue:UInt32)	Self
  Menu	i	Menu	(_:LocalizedStringKey,content:{@()})	Self
  Menu	i	Menu	(_:LocalizedStringKey,content:{@()},primaryAction:{()})	Self
  Menu	i	Menu	(_:LocalizedStringKey,image:ImageResource,content:{@()})	Self
  Menu	i	Menu	(_:LocalizedStringKey,image:ImageResource,content:{@()},primaryAction:{()})	Self
  Menu	i	Menu	(_:LocalizedStringKey,systemImage:String,content:{@()})	Self
  Menu	i	Menu	(_:LocalizedStringKey,systemImage:String,content:{@()},primaryAction:{()})	Self
  Menu	i	Menu	(_:MenuStyleConfiguration)	Self
  Menu	i	Menu	(_:some StringProtocol,content:{@()})	Self
  Menu	i	Menu	(_:some StringProtocol,content:{@()},primaryAction:{()})	Self
  Menu	i	Menu	(_:some StringProtocol,image:ImageResource,content:{@()})	Self
  Menu	i	Menu	(_:some StringProtocol,systemImage:String,content:{@()})	Self
  Menu	i	Menu	(content:{@()},label:{@()})	Self
  Menu	i	Menu	(content:{@()},label:{@()},primaryAction:{()})	Self
  MenuButton	i	MenuButton	(_:LocalizedStringKey,content:{@()})	Self
  MenuButton	i	MenuButton	(_:some StringProtocol,content:{@()})	Self
  MenuButton	i	MenuButton	(label:_,content:{@})	Self
  MenuControlGroupStyle	i	MenuControlGroupStyle	()	Self
  MenuPickerStyle	i	MenuPickerStyle	()	Self
  MeshGradient	i	MeshGradient	(width:Int,height:Int,bezierPoints:[MeshGradient.BezierPoint],colors:[Color],background?:Color,smoothsColors?:Bool,colorSpace?:Gradient.ColorSpace)	Self
  MeshGradient	i	MeshGradient	(width:Int,height:Int,bezierPoints:[MeshGradient.BezierPoint],resolvedColors:[Color.Resolved],background?:Color,smoothsColors?:Bool,colorSpace?:Gradient.ColorSpace)	Self
  MeshGradient	i	MeshGradient	(width:Int,height:Int,locations:MeshGradient.Locations,colors:MeshGradient.Colors,background?:Color,smoothsColors?:Bool,colorSpace?:Gradient.ColorSpace)	Self
  MeshGradient	i	MeshGradient	(width:Int,height:Int,points:[SIMD2<Float>],colors:[Color],background?:Color,smoothsColors?:Bool,colorSpace?:Gradient.ColorSpace)	Self
  MeshGradient	i	MeshGradient	(width:Int,height:Int,points:[SIMD2<Float>],resolvedColors:[Color.Resolved],background?:Color,smoothsColors?:Bool,colorSpace?:Gradient.ColorSpace)	Self
  ModifiedContent	i	ModifiedContent	(content:_,modifier:_)	Self
  MoveKeyframe	i	MoveKeyframe	(_:_)	Self
  MoveTransition	i	MoveTransition	(edge:Edge)	Self
  MultiDatePicker	i	MultiDatePicker	(_:LocalizedStringKey,selection:Binding<Set<DateComponents>>)	Self
  MultiDatePicker	i	MultiDatePicker	(_:LocalizedStringKey,selection:Binding<Set<DateComponents>>,in:PartialRangeFrom<Date>)	Self
  MultiDatePicker	i	MultiDatePicker	(_:LocalizedStringKey,selection:Binding<Set<DateComponents>>,in:PartialRangeUpTo<Date>)	Self
  MultiDatePicker	i	MultiDatePicker	(_:LocalizedStringKey,selection:Binding<Set<DateComponents>>,in:Range<Date>)	Self
  MultiDatePicker	i	MultiDatePicker	(_:some StringProtocol,selection:Binding<Set<DateComponents>>)	Self
  MultiDatePicker	i	MultiDatePicker	(_:some StringProtocol,selection:Binding<Set<DateComponents>>,in:PartialRangeFrom<Date>)	Self
  MultiDatePicker	i	MultiDatePicker	(_:some StringProtocol,selection:Binding<Set<DateComponents>>,in:PartialRangeUpTo<Date>)	Self
  MultiDatePicker	i	MultiDatePicker	(_:some StringProtocol,selection:Binding<Set<DateComponents>>,in:Range<Date>)	Self
  MultiDatePicker	i	MultiDatePicker	(selection:Binding<Set<DateComponents>>,in:PartialRangeFrom<Date>,label:{@})	Self
  MultiDatePicker	i	MultiDatePicker	(selection:Binding<Set<DateComponents>>,in:PartialRangeUpTo<Date>,label:{@})	Self
  MultiDatePicker	i	MultiDatePicker	(selection:Binding<Set<DateComponents>>,in:Range<Date>,label:{@})	Self
  MultiDatePicker	i	MultiDatePicker	(selection:Binding<Set<DateComponents>>,label:{@})	Self
  NSURLErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  Namespace	i	Namespace	()	Self
  NavigationControlGroupStyle	i	NavigationControlGroupStyle	()	Self
  NavigationLink	i	NavigationLink	(_:LocalizedStringKey,destination:_)	Self
  NavigationLink	i	NavigationLink	(_:LocalizedStringKey,destination:_,isActive:Binding<Bool>)	Self
  NavigationLink	i	NavigationLink	(_:LocalizedStringKey,destination:_,tag:some Hashable,selection:Binding<some Hashable?>)	Self
  NavigationLink	i	NavigationLink	(_:LocalizedStringKey,destination:{@()})	Self
  NavigationLink	i	NavigationLink	(_:LocalizedStringKey,isActive:Binding<Bool>,destination:{@()})	Self
  NavigationLink	i	NavigationLink	(_:LocalizedStringKey,tag:some Hashable,selection:Binding<some Hashable?>,destination:{@()})	Self
  NavigationLink	i	NavigationLink	(_:LocalizedStringKey,value:some Decodable?)	Self
  NavigationLink	i	NavigationLink	(_:LocalizedStringKey,value:some Hashable?)	Self
  NavigationLink	i	NavigationLink	(_:some StringProtocol,destination:_)	Self
  NavigationLink	i	NavigationLink	(_:some StringProtocol,destination:_,isActive:Binding<Bool>)	Self
  NavigationLink	i	NavigationLink	(_:some StringProtocol,destination:_,tag:some Hashable,selection:Binding<some Hashable?>)	Self
  NavigationLink	i	NavigationLink	(_:some StringProtocol,destination:{@()})	Self
  NavigationLink	i	NavigationLink	(_:some StringProtocol,isActive:Binding<Bool>,destination:{@()})	Self
  NavigationLink	i	NavigationLink	(_:some StringProtocol,tag:some Hashable,selection:Binding<some Hashable?>,destination:{@()})	Self
  NavigationLink	i	NavigationLink	(_:some StringProtocol,value:some Decodable?)	Self
  NavigationLink	i	NavigationLink	(_:some StringProtocol,value:some Hashable?)	Self
  NavigationLink	i	NavigationLink	(destination:_,isActive:Binding<Bool>,label:{@()})	Self
  NavigationLink	i	NavigationLink	(destination:_,label:{@()})	Self
  NavigationLink	i	NavigationLink	(destination:_,tag:some Hashable,selection:Binding<some Hashable?>,label:{@()})	Self
  NavigationLink	i	NavigationLink	(destination:{@()},label:{@()})	Self
  NavigationLink	i	NavigationLink	(destinationName:String,isActive:Binding<Bool>,label:{@()})	Self
  NavigationLink	i	NavigationLink	(destinationName:String,label:{@()})	Self
  NavigationLink	i	NavigationLink	(destinationName:String,tag:some Hashable,selection:Binding<some Hashable?>,label:{@()})	Self
  NavigationLink	i	NavigationLink	(isActive:Binding<Bool>,destination:{@()},label:{@()})	Self
  NavigationLink	i	NavigationLink	(tag:some Hashable,selection:Binding<some Hashable?>,destination:{@()},label:{@()})	Self
  NavigationLink	i	NavigationLink	(value:some Decodable?,label:{@()})	Self
  NavigationLink	i	NavigationLink	(value:some Hashable?,label:{@()})	Self
  NavigationLinkPickerStyle	i	NavigationLinkPickerStyle	()	Self
  NavigationPath	i	NavigationPath	()	Self
  NavigationPath	i	NavigationPath	(_:NavigationPath.CodableRepresentation)	Self
  NavigationPath	i	NavigationPath	(_:some Sequence)	Self
  NavigationSplitView	i	NavigationSplitView	(columnVisibility:Binding<NavigationSplitViewVisibility>,preferredCompactColumn:Binding<NavigationSplitViewColumn>,sidebar:{@()},content:{@()},detail:{@()})	Self
  NavigationSplitView	i	NavigationSplitView	(columnVisibility:Binding<NavigationSplitViewVisibility>,preferredCompactColumn:Binding<NavigationSplitViewColumn>,sidebar:{@()},detail:{@()})	Self
  NavigationSplitView	i	NavigationSplitView	(columnVisibility:Binding<NavigationSplitViewVisibility>,sidebar:{@()},content:{@()},detail:{@()})	Self
  NavigationSplitView	i	NavigationSplitView	(columnVisibility:Binding<NavigationSplitViewVisibility>,sidebar:{@()},detail:{@()})	Self
  NavigationSplitView	i	NavigationSplitView	(preferredCompactColumn:Binding<NavigationSplitViewColumn>,sidebar:{@()},content:{@()},detail:{@()})	Self
  NavigationSplitView	i	NavigationSplitView	(preferredCompactColumn:Binding<NavigationSplitViewColumn>,sidebar:{@()},detail:{@()})	Self
  NavigationSplitView	i	NavigationSplitView	(sidebar:{@()},content:{@()},detail:{@()})	Self
  NavigationSplitView	i	NavigationSplitView	(sidebar:{@()},detail:{@()})	Self
  NavigationSplitViewVisibility	i	NavigationSplitViewVisibility	(from:Decoder)	Self
  NavigationStack	i	NavigationStack	(path:Binding<NavigationPath>,root:{@()})	Self
  NavigationStack	i	NavigationStack	(path:Binding<_>,root:{@()})	Self
  NavigationStack	i	NavigationStack	(root:{@()})	Self
  NavigationView	i	NavigationView	(content:{@()})	Self
  ObservedObject	i	ObservedObject	(initialValue:_)	Self
  ObservedObject	i	ObservedObject	(wrappedValue:_)	Self
  OffsetShape	i	OffsetShape	(shape:_,offset:CGSize)	Self
  OffsetTransition	i	OffsetTransition	(_:CGSize)	Self
  OpacityTransition	i	OpacityTransition	()	Self
  OpenURLAction	i	OpenURLAction	(handler:{(URL)})	Self
  Orientation	i	Image.Orientation	(rawValue:UInt8)	Self?
  OutlineGroup	i	OutlineGroup	(_:Binding<_>,id:KeyPath<_,_>,children:WritableKeyPath<_,some MutableCollection?>,content:{@(Binding<_>)})	Self
  OutlineGroup	i	OutlineGroup	(_:Binding<some Identifiable>,children:WritableKeyPath<some Identifiable,some MutableCollection?>,content:{@(Binding<_>)})	Self
  OutlineGroup	i	OutlineGroup	(_:Binding<some MutableCollection>,children:WritableKeyPath<some Identifiable,some MutableCollection?>,content:{@(Binding<_>)})	Self
  OutlineGroup	i	OutlineGroup	(_:Binding<some MutableCollection>,id:KeyPath<_,_>,children:WritableKeyPath<_,some MutableCollection?>,content:{@(Binding<_>)})	Self
  OutlineGroup	i	OutlineGroup	(_:_,children:KeyPath<some Identifiable,_?>)	Self
  OutlineGroup	i	OutlineGroup	(_:_,children:KeyPath<some Identifiable,_?>,content:{@(_)})	Self
  OutlineGroup	i	OutlineGroup	(_:_,id:KeyPath<_,_>,children:KeyPath<_,_?>,content:{@(_)})	Self
  OutlineGroup	i	OutlineGroup	(_:some Identifiable,children:KeyPath<some Identifiable,_?>)	Self
  OutlineGroup	i	OutlineGroup	(_:some Identifiable,children:KeyPath<some Identifiable,_?>,content:{@(_)})	Self
  PageIndexViewStyle	i	PageIndexViewStyle	(backgroundDisplayMode?:PageIndexViewStyle.BackgroundDisplayMode)	Self
  PageTabViewStyle	i	PageTabViewStyle	(indexDisplayMode?:PageTabViewStyle.IndexDisplayMode)	Self
  PagingScrollTargetBehavior	i	PagingScrollTargetBehavior	()	Self
  PaletteControlGroupStyle	i	PaletteControlGroupStyle	()	Self
  PalettePickerStyle	i	PalettePickerStyle	()	Self
  PasteButton	i	PasteButton	(payloadType:_,onPaste:{([_])})	Self
  PasteButton	i	PasteButton	(supportedContentTypes:[UTType],payloadAction:{([NSItemProvider])})	Self
  PasteButton	i	PasteButton	(supportedContentTypes:[UTType],validator:{([NSItemProvider])}?,payloadAction:{(_)})	Self
  PasteButton	i	PasteButton	(supportedTypes:[String],payloadAction:{([NSItemProvider])})	Self
  PasteButton	i	PasteButton	(supportedTypes:[String],validator:{([NSItemProvider])}?,payloadAction:{(_)})	Self
  Path	i	Path	()	Self
  Path	i	Path	(_:CGMutablePath)	Self
  Path	i	Path	(_:CGPath)	Self
  Path	i	Path	(_:CGRect)	Self
  Path	i	Path	(_:String)	Self?
  Path	i	Path	(_:{(Path)})	Self
  Path	i	Path	(ellipseIn:CGRect)	Self
  Path	i	Path	(roundedRect:CGRect,cornerRadii:RectangleCornerRadii,style?:RoundedCornerStyle)	Self
  Path	i	Path	(roundedRect:CGRect,cornerRadius:CGFloat,style?:RoundedCornerStyle)	Self
  Path	i	Path	(roundedRect:CGRect,cornerSize:CGSize,style?:RoundedCornerStyle)	Self
  PeriodicTimelineSchedule	i	PeriodicTimelineSchedule	(from:Date,by:TimeInterval)	Self
  PhaseAnimator	i	PhaseAnimator	(_:some Sequence<_>,content:{@(_)},animation?:{(_)}?)	Self
  PhaseAnimator	i	PhaseAnimator	(_:some Sequence<_>,trigger:some Equatable,content:{@(_)},animation?:{(_)}?)	Self
  Phases	i	KeyPress.Phases	(rawValue:Int)	Self
  Picker	i	Picker	(_:LocalizedStringKey,image:ImageResource,selection:Binding<_>,content:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,image:ImageResource,selection:Binding<_>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,image:ImageResource,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,image:ImageResource,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,selection:Binding<_>,content:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,selection:Binding<_>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,systemImage:String,selection:Binding<_>,content:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,systemImage:String,selection:Binding<_>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,systemImage:String,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()})	Self
  Picker	i	Picker	(_:LocalizedStringKey,systemImage:String,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,image:ImageResource,selection:Binding<_>,content:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,image:ImageResource,selection:Binding<_>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,image:ImageResource,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,image:ImageResource,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,selection:Binding<_>,content:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,selection:Binding<_>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,systemImage:String,selection:Binding<_>,content:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,systemImage:String,selection:Binding<_>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,systemImage:String,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()})	Self
  Picker	i	Picker	(_:some StringProtocol,systemImage:String,sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(selection:Binding<_>,content:{@()},label:{@()})	Self
  Picker	i	Picker	(selection:Binding<_>,content:{@()},label:{@()},currentValueLabel:{@()})	Self
  Picker	i	Picker	(selection:Binding<_>,label:_,content:{@()})	Self
  Picker	i	Picker	(sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()},label:{@()})	Self
  Picker	i	Picker	(sources:some RandomAccessCollection,selection:KeyPath<_,Binding<_>>,content:{@()},label:{@()},currentValueLabel:{@()})	Self
  PinnedScrollableViews	i	PinnedScrollableViews	(rawValue:UInt32)	Self
  PlaceholderTextShapeStyle	i	PlaceholderTextShapeStyle	()	Self
  PlainButtonStyle	i	PlainButtonStyle	()	Self
  PlainListStyle	i	PlainListStyle	()	Self
  PlainTextEditorStyle	i	PlainTextEditorStyle	()	Self
  PlainTextFieldStyle	i	PlainTextFieldStyle	()	Self
  PlainWindowStyle	i	PlainWindowStyle	()	Self
  PopUpButtonPickerStyle	i	PopUpButtonPickerStyle	()	Self
  Preview	i	Preview	(_?:String?,traits:PreviewTrait<Preview.ViewTraits>...,body:{})	Self
  PreviewDevice	i	PreviewDevice	(rawValue:String)	Self
  PreviewDevice	i	PreviewDevice	(stringLiteral:String)	Self
  ProgressView	i	ProgressView	()	Self
  ProgressView	i	ProgressView	(_:LocalizedStringKey)	Self
  ProgressView	i	ProgressView	(_:LocalizedStringKey,value:some BinaryFloatingPoint?,total?:some BinaryFloatingPoint)	Self
  ProgressView	i	ProgressView	(_:Progress)	Self
  ProgressView	i	ProgressView	(_:ProgressViewStyleConfiguration)	Self
  ProgressView	i	ProgressView	(_:some StringProtocol)	Self
  ProgressView	i	ProgressView	(_:some StringProtocol,value:some BinaryFloatingPoint?,total?:some BinaryFloatingPoint)	Self
  ProgressView	i	ProgressView	(label:{@()})	Self
  ProgressView	i	ProgressView	(timerInterval:ClosedRange<Date>,countsDown?:Bool)	Self
  ProgressView	i	ProgressView	(timerInterval:ClosedRange<Date>,countsDown?:Bool,label:{@()})	Self
  ProgressView	i	ProgressView	(timerInterval:ClosedRange<Date>,countsDown?:Bool,label:{@()},currentValueLabel:{@()})	Self
  ProgressView	i	ProgressView	(value:some BinaryFloatingPoint?,total?:some BinaryFloatingPoint)	Self
  ProgressView	i	ProgressView	(value:some BinaryFloatingPoint?,total?:some BinaryFloatingPoint,label:{@()})	Self
  ProgressView	i	ProgressView	(value:some BinaryFloatingPoint?,total?:some BinaryFloatingPoint,label:{@()},currentValueLabel:{@()})	Self
  ProjectionTransform	i	ProjectionTransform	()	Self
  ProjectionTransform	i	ProjectionTransform	(_:CGAffineTransform)	Self
  ProjectionTransform	i	ProjectionTransform	(_:QuartzCore.CATransform3D)	Self
  ProminentDetailNavigationSplitViewStyle	i	ProminentDetailNavigationSplitViewStyle	()	Self
  ProposedViewSize	i	ProposedViewSize	(_:CGSize)	Self
  ProposedViewSize	i	ProposedViewSize	(width:CGFloat?,height:CGFloat?)	Self
  PullDownMenuBarExtraStyle	i	PullDownMenuBarExtraStyle	()	Self
  PullDownMenuButtonStyle	i	PullDownMenuButtonStyle	()	Self
  PushTransition	i	PushTransition	(edge:Edge)	Self
  RadialGradient	i	RadialGradient	(colors:[Color],center:UnitPoint,startRadius:CGFloat,endRadius:CGFloat)	Self
  RadialGradient	i	RadialGradient	(gradient:Gradient,center:UnitPoint,startRadius:CGFloat,endRadius:CGFloat)	Self
  RadialGradient	i	RadialGradient	(stops:[Gradient.Stop],center:UnitPoint,startRadius:CGFloat,endRadius:CGFloat)	Self
  RadioGroupPickerStyle	i	RadioGroupPickerStyle	()	Self
  Rectangle	i	Rectangle	()	Self
  RectangleCornerRadii	i	RectangleCornerRadii	(topLeading?:CGFloat,bottomLeading?:CGFloat,bottomTrailing?:CGFloat,topTrailing?:CGFloat)	Self
  RectangleCornerRadii	i	RectangleCornerRadii	(topLeft:CGFloat,topRight:CGFloat,bottomRight:CGFloat,bottomLeft:CGFloat)	Self
  RedactionReasons	i	RedactionReasons	(rawValue:Int)	Self
  ReferenceFileDocument	i	ReferenceFileDocument	(configuration:_)	Self
  RenameButton	i	RenameButton	()	Self
  Resolved	i	Color.Resolved	(colorSpace?:Color.RGBColorSpace,red:Float,green:Float,blue:Float,opacity?:Float)	Self
  Resolved	i	Color.Resolved	(from:Decoder)	Self
  RotateGesture	i	RotateGesture	(minimumAngleDelta?:Angle)	Self
  RotatedShape	i	RotatedShape	(shape:_,angle:Angle,anchor?:UnitPoint)	Self
  RotationGesture	i	RotationGesture	(minimumAngleDelta?:Angle)	Self
  RoundedBorderTextEditorStyle	i	RoundedBorderTextEditorStyle	()	Self
  RoundedBorderTextFieldStyle	i	RoundedBorderTextFieldStyle	()	Self
  RoundedRectangle	i	RoundedRectangle	(cornerRadius:CGFloat,style?:RoundedCornerStyle)	Self
  RoundedRectangle	i	RoundedRectangle	(cornerSize:CGSize,style?:RoundedCornerStyle)	Self
  RunSlice	i	Text.Layout.RunSlice	(run:Text.Layout.Run,indices:Range<Int>)	Self
  SafeAreaPaddingModifier	i	SafeAreaPaddingModifier	(edges:Edge.Set,insets:EdgeInsets?)	Self
  SafeAreaRegions	i	SafeAreaRegions	(rawValue:UInt)	Self
  ScaleTransition	i	ScaleTransition	(_:Double,anchor?:UnitPoint)	Self
  ScaledMetric	i	ScaledMetric	(wrappedValue:_)	Self
  ScaledMetric	i	ScaledMetric	(wrappedValue:_,relativeTo:Font.TextStyle)	Self
  ScaledShape	i	ScaledShape	(shape:_,scale:CGSize,anchor?:UnitPoint)	Self
  ScrollGeometry	i	ScrollGeometry	(contentOffset:CGPoint,contentSize:CGSize,contentInsets:EdgeInsets,containerSize:CGSize)	Self
  ScrollPosition	i	ScrollPosition	(id:some _,anchor?:UnitPoint?)	Self
  ScrollPosition	i	ScrollPosition	(idType?:_)	Self
  ScrollPosition	i	ScrollPosition	(idType?:_,edge:Edge)	Self
  ScrollPosition	i	ScrollPosition	(idType?:_,point:CGPoint)	Self
  ScrollPosition	i	ScrollPosition	(idType?:_,x:CGFloat)	Self
  ScrollPosition	i	ScrollPosition	(idType?:_,x:CGFloat,y:CGFloat)	Self
  ScrollPosition	i	ScrollPosition	(idType?:_,y:CGFloat)	Self
  ScrollTargetBehaviorProperties	i	ScrollTargetBehaviorProperties	()	Self
  ScrollView	i	ScrollView	(_?:Axis.Set,content:{@()})	Self
  ScrollView	i	ScrollView	(_?:Axis.Set,showsIndicators?:Bool,content:{@()})	Self
  ScrollViewReader	i	ScrollViewReader	(content:{@(ScrollViewProxy)})	Self
  Section	i	Section	(_:LocalizedStringKey,content:{@()})	Self
  Section	i	Section	(_:LocalizedStringKey,isExpanded:Binding<Bool>,content:{@()})	Self
  Section	i	Section	(_:some StringProtocol,content:{@()})	Self
  Section	i	Section	(_:some StringProtocol,isExpanded:Binding<Bool>,content:{@()})	Self
  Section	i	Section	(content:{@()})	Self
  Section	i	Section	(content:{@()},footer:{@()})	Self
  Section	i	Section	(content:{@()},header:{@()})	Self
  Section	i	Section	(content:{@()},header:{@()},footer:{@()})	Self
  Section	i	Section	(footer:_,content:{@()})	Self
  Section	i	Section	(header:_,content:{@()})	Self
  Section	i	Section	(header:_,footer:_,content:{@()})	Self
  Section	i	Section	(isExpanded:Binding<Bool>,content:{@()},header:{@()})	Self
  SectionedFetchRequest	i	SectionedFetchRequest	(entity:CoreData.NSEntityDescription,sectionIdentifier:KeyPath<_,_>,sortDescriptors:[NSSortDescriptor],predicate?:NSPredicate?,animation?:Animation?)	Self
  SectionedFetchRequest	i	SectionedFetchRequest	(fetchRequest:CoreData.NSFetchRequest<_>,sectionIdentifier:KeyPath<_,_>,animation?:Animation?)	Self
  SectionedFetchRequest	i	SectionedFetchRequest	(fetchRequest:CoreData.NSFetchRequest<_>,sectionIdentifier:KeyPath<_,_>,transaction:Transaction)	Self
  SectionedFetchRequest	i	SectionedFetchRequest	(sectionIdentifier:KeyPath<_,_>,sortDescriptors:[NSSortDescriptor],predicate?:NSPredicate?,animation?:Animation?)	Self
  SectionedFetchRequest	i	SectionedFetchRequest	(sectionIdentifier:KeyPath<_,_>,sortDescriptors:[SortDescriptor<_>],predicate?:NSPredicate?,animation?:Animation?)	Self
  SecureField	i	SecureField	(_:LocalizedStringKey,text:Binding<String>)	Self
  SecureField	i	SecureField	(_:LocalizedStringKey,text:Binding<String>,onCommit:{()})	Self
  SecureField	i	SecureField	(_:LocalizedStringKey,text:Binding<String>,prompt:Text?)	Self
  SecureField	i	SecureField	(_:some StringProtocol,text:Binding<String>)	Self
  SecureField	i	SecureField	(_:some StringProtocol,text:Binding<String>,onCommit:{()})	Self
  SecureField	i	SecureField	(_:some StringProtocol,text:Binding<String>,prompt:Text?)	Self
  SecureField	i	SecureField	(text:Binding<String>,prompt?:Text?,label:{@()})	Self
  SegmentedPickerStyle	i	SegmentedPickerStyle	()	Self
  SelectionShapeStyle	i	SelectionShapeStyle	()	Self
  SeparatorShapeStyle	i	SeparatorShapeStyle	()	Self
  SequenceGesture	i	SequenceGesture	(_:_,_:_)	Self
  Set	i	Axis.Set	(rawValue:Int8)	Self
  Set	i	Edge.Set	(_:Edge)	Self
  Set	i	Edge.Set	(rawValue:Int8)	Self
  Set	i	FrameResizeDirection.Set	(_:FrameResizeDirection)	Self
  Set	i	FrameResizeDirection.Set	(rawValue:Int8)	Self
  Set	i	HorizontalDirection.Set	(_:HorizontalDirection)	Self
  Set	i	HorizontalDirection.Set	(rawValue:Int8)	Self
  Set	i	HorizontalEdge.Set	(_:HorizontalEdge)	Self
  Set	i	HorizontalEdge.Set	(rawValue:Int8)	Self
  Set	i	SearchSuggestionsPlacement.Set	(rawValue:Int)	Self
  Set	i	VerticalDirection.Set	(_:VerticalDirection)	Self
  Set	i	VerticalDirection.Set	(rawValue:Int8)	Self
  Set	i	VerticalEdge.Set	(_:VerticalEdge)	Self
  Set	i	VerticalEdge.Set	(rawValue:Int8)	Self
  Shader	i	Shader	(function:ShaderFunction,arguments:[Shader.Argument])	Self
  ShaderFunction	i	ShaderFunction	(library:ShaderLibrary,name:String)	Self
  ShaderLibrary	i	ShaderLibrary	(data:Data)	Self
  ShaderLibrary	i	ShaderLibrary	(url:URL)	Self
  ShadowOptions	i	GraphicsContext.ShadowOptions	(rawValue:UInt32)	Self
  ShareLink	i	ShareLink	(_:LocalizedStringKey,item:String,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:LocalizedStringKey,item:URL,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:LocalizedStringKey,item:some Transferable,subject?:Text?,message?:Text?,preview:SharePreview<_,_>)	Self
  ShareLink	i	ShareLink	(_:LocalizedStringKey,items:_,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:LocalizedStringKey,items:_,subject?:Text?,message?:Text?,preview:{(_)})	Self
  ShareLink	i	ShareLink	(_:Text,item:String,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:Text,item:URL,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:Text,item:some Transferable,subject?:Text?,message?:Text?,preview:SharePreview<_,_>)	Self
  ShareLink	i	ShareLink	(_:Text,items:_,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:Text,items:_,subject?:Text?,message?:Text?,preview:{(_)})	Self
  ShareLink	i	ShareLink	(_:some StringProtocol,item:String,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:some StringProtocol,item:URL,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:some StringProtocol,item:some Transferable,subject?:Text?,message?:Text?,preview:SharePreview<_,_>)	Self
  ShareLink	i	ShareLink	(_:some StringProtocol,items:_,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(_:some StringProtocol,items:_,subject?:Text?,message?:Text?,preview:{(_)})	Self
  ShareLink	i	ShareLink	(item:String,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(item:String,subject?:Text?,message?:Text?,label:{@()})	Self
  ShareLink	i	ShareLink	(item:URL,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(item:URL,subject?:Text?,message?:Text?,label:{@()})	Self
  ShareLink	i	ShareLink	(item:some Transferable,subject?:Text?,message?:Text?,preview:SharePreview<_,_>)	Self
  ShareLink	i	ShareLink	(item:some Transferable,subject?:Text?,message?:Text?,preview:SharePreview<_,_>,label:{@()})	Self
  ShareLink	i	ShareLink	(items:_,subject?:Text?,message?:Text?)	Self
  ShareLink	i	ShareLink	(items:_,subject?:Text?,message?:Text?,label:{@()})	Self
  ShareLink	i	ShareLink	(items:_,subject?:Text?,message?:Text?,preview:{(_)})	Self
  ShareLink	i	ShareLink	(items:_,subject?:Text?,message?:Text?,preview:{(_)},label:{@()})	Self
  SharePreview	i	SharePreview	(_:LocalizedStringKey)	Self
  SharePreview	i	SharePreview	(_:LocalizedStringKey,icon:_)	Self
  SharePreview	i	SharePreview	(_:LocalizedStringKey,image:_)	Self
  SharePreview	i	SharePreview	(_:LocalizedStringKey,image:_,icon:_)	Self
  SharePreview	i	SharePreview	(_:Text)	Self
  SharePreview	i	SharePreview	(_:Text,icon:_)	Self
  SharePreview	i	SharePreview	(_:Text,image:_)	Self
  SharePreview	i	SharePreview	(_:Text,image:_,icon:_)	Self
  SharePreview	i	SharePreview	(_:some StringProtocol)	Self
  SharePreview	i	SharePreview	(_:some StringProtocol,icon:_)	Self
  SharePreview	i	SharePreview	(_:some StringProtocol,image:_)	Self
  SharePreview	i	SharePreview	(_:some StringProtocol,image:_,icon:_)	Self
  SidebarAdaptableTabViewStyle	i	SidebarAdaptableTabViewStyle	()	Self
  SidebarListStyle	i	SidebarListStyle	()	Self
  SimultaneousGesture	i	SimultaneousGesture	(_:_,_:_)	Self
  SlideTransition	i	SlideTransition	()	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in:ClosedRange<some BinaryFloatingPoint>,step?:_,label:{@()},minimumValueLabel:{@()},maximumValueLabel:{@()},onEditingChanged?:{(Bool)})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in:ClosedRange<some BinaryFloatingPoint>,step?:_,label:{@()},onEditingChanged?:{(Bool)})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in:ClosedRange<some BinaryFloatingPoint>,step?:_,onEditingChanged?:{(Bool)})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in:ClosedRange<some BinaryFloatingPoint>,step?:_,onEditingChanged?:{(Bool)},label:{@()})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in:ClosedRange<some BinaryFloatingPoint>,step?:_,onEditingChanged?:{(Bool)},minimumValueLabel:_,maximumValueLabel:_,label:{@()})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in?:ClosedRange<some BinaryFloatingPoint>,label:{@()},minimumValueLabel:{@()},maximumValueLabel:{@()},onEditingChanged?:{(Bool)})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in?:ClosedRange<some BinaryFloatingPoint>,label:{@()},onEditingChanged?:{(Bool)})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in?:ClosedRange<some BinaryFloatingPoint>,onEditingChanged?:{(Bool)})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in?:ClosedRange<some BinaryFloatingPoint>,onEditingChanged?:{(Bool)},label:{@()})	Self
  Slider	i	Slider	(value:Binding<some BinaryFloatingPoint>,in?:ClosedRange<some BinaryFloatingPoint>,onEditingChanged?:{(Bool)},minimumValueLabel:_,maximumValueLabel:_,label:{@()})	Self
  SnapshotResponse	i	SnapshotResponse	(restoredDefaultState?:Bool,estimatedSnapshotExpiration?:Date?,identifier?:String?)	Self
  Source	i	Anchor.Source	(_:?)	Self
  Source	i	Anchor.Source	(_:[?])	Self
  Spacer	i	Spacer	(minLength?:CGFloat?)	Self
  Spring	i	Spring	(duration?:TimeInterval,bounce?:Double)	Self
  Spring	i	Spring	(mass?:Double,stiffness:Double,damping:Double,allowOverDamping?:Bool)	Self
  Spring	i	Spring	(response:Double,dampingRatio:Double)	Self
  Spring	i	Spring	(settlingDuration:TimeInterval,dampingRatio:Double,epsilon?:Double)	Self
  SpringKeyframe	i	SpringKeyframe	(_:_,duration?:TimeInterval?,spring?:Spring,startVelocity?:_?)	Self
  SquareBorderTextFieldStyle	i	SquareBorderTextFieldStyle	()	Self
  StackNavigationViewStyle	i	StackNavigationViewStyle	()	Self
  State	i	State	()	Self
  State	i	State	(initialValue:_)	Self
  State	i	State	(wrappedValue:_)	Self
  State	i	State	(wrappedValue:{()})	Self
  StateObject	i	StateObject	(wrappedValue:{()})	Self
  Stepper	i	Stepper	(_:LocalizedStringKey,onIncrement:{()}?,onDecrement:{()}?,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:LocalizedStringKey,value:Binding<_>,in:ClosedRange<_>,step?:_,format:some ParseableFormatStyle,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:LocalizedStringKey,value:Binding<_>,step?:_,format:some ParseableFormatStyle,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:LocalizedStringKey,value:Binding<some Strideable>,in:ClosedRange<some Strideable>,step?:_,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:LocalizedStringKey,value:Binding<some Strideable>,step?:_,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:some StringProtocol,onIncrement:{()}?,onDecrement:{()}?,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:some StringProtocol,value:Binding<_>,in:ClosedRange<_>,step?:_,format:some ParseableFormatStyle,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:some StringProtocol,value:Binding<_>,step?:_,format:some ParseableFormatStyle,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:some StringProtocol,value:Binding<some Strideable>,in:ClosedRange<some Strideable>,step?:_,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(_:some StringProtocol,value:Binding<some Strideable>,step?:_,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(label:{@()},onIncrement:{()}?,onDecrement:{()}?,onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(onIncrement:{()}?,onDecrement:{()}?,onEditingChanged?:{(Bool)},label:{@()})	Self
  Stepper	i	Stepper	(value:Binding<_>,in:ClosedRange<_>,step?:_,format:some ParseableFormatStyle,label:{@()},onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(value:Binding<_>,step?:_,format:some ParseableFormatStyle,label:{@()},onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(value:Binding<some Strideable>,in:ClosedRange<some Strideable>,step?:_,label:{@()},onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(value:Binding<some Strideable>,in:ClosedRange<some Strideable>,step?:_,onEditingChanged?:{(Bool)},label:{@()})	Self
  Stepper	i	Stepper	(value:Binding<some Strideable>,step?:_,label:{@()},onEditingChanged?:{(Bool)})	Self
  Stepper	i	Stepper	(value:Binding<some Strideable>,step?:_,onEditingChanged?:{(Bool)},label:{@()})	Self
  StepperFieldDatePickerStyle	i	StepperFieldDatePickerStyle	()	Self
  Stop	i	Gradient.Stop	(color:Color,location:CGFloat)	Self
  StringInterpolation	i	LocalizedStringKey.StringInterpolation	(literalCapacity:Int,interpolationCount:Int)	Self
  StrokeBorderShapeView	i	StrokeBorderShapeView	(shape:_,style:_,strokeStyle:StrokeStyle,isAntialiased:Bool,background:_)	Self
  StrokeShapeView	i	StrokeShapeView	(shape:_,style:_,strokeStyle:StrokeStyle,isAntialiased:Bool,background:_)	Self
  StrokeStyle	i	StrokeStyle	(lineWidth?:CGFloat,lineCap?:CGLineCap,lineJoin?:CGLineJoin,miterLimit?:CGFloat,dash?:[CGFloat],dashPhase?:CGFloat)	Self
  StrokedPath	i	StrokedPath	(path:Path,style:StrokeStyle)	Self
  SubmitTriggers	i	SubmitTriggers	(rawValue:SubmitTriggers.RawValue)	Self
  SwitchToggleStyle	i	SwitchToggleStyle	()	Self
  SwitchToggleStyle	i	SwitchToggleStyle	(tint:Color)	Self
  SymbolEffectTransition	i	SymbolEffectTransition	(effect:some SymbolEffect,options:SymbolEffectOptions)	Self
  Tab	i	Tab	(_:LocalizedStringKey,image:String,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,image:String,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,image:String,value:_,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,image:String,value:_,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,image:String,value:some Hashable,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,image:String,value:some Hashable,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,systemImage:String,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,systemImage:String,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,systemImage:String,value:_,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,systemImage:String,value:_,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,systemImage:String,value:some Hashable,content:{@()})	Self
  Tab	i	Tab	(_:LocalizedStringKey,systemImage:String,value:some Hashable,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,image:String,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,image:String,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,image:String,value:_,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,image:String,value:_,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,image:String,value:some Hashable,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,image:String,value:some Hashable,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,systemImage:String,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,systemImage:String,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,systemImage:String,value:_,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,systemImage:String,value:_,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,systemImage:String,value:some Hashable,content:{@()})	Self
  Tab	i	Tab	(_:some StringProtocol,systemImage:String,value:some Hashable,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(content:{@()})	Self
  Tab	i	Tab	(content:{@()},label:{@()})	Self
  Tab	i	Tab	(role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(role:TabRole?,content:{@()},label:{@()})	Self
  Tab	i	Tab	(value:_,content:{@()})	Self
  Tab	i	Tab	(value:_,content:{@()},label:{@()})	Self
  Tab	i	Tab	(value:_,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(value:_,role:TabRole?,content:{@()},label:{@()})	Self
  Tab	i	Tab	(value:some Hashable,content:{@()})	Self
  Tab	i	Tab	(value:some Hashable,content:{@()},label:{@()})	Self
  Tab	i	Tab	(value:some Hashable,role:TabRole?,content:{@()})	Self
  Tab	i	Tab	(value:some Hashable,role:TabRole?,content:{@()},label:{@()})	Self
  TabBarOnlyTabViewStyle	i	TabBarOnlyTabViewStyle	()	Self
  TabSection	i	TabSection	(_:_,content:{@()})	Self
  TabSection	i	TabSection	(content:{@()})	Self
  TabSection	i	TabSection	(content:{@()},header:{@()})	Self
  TabView	i	TabView	(content:{@()})	Self
  TabView	i	TabView	(selection:Binding<_>?,content:{@()})	Self
  TabViewCustomization	i	TabViewCustomization	()	Self
  TabViewCustomization	i	TabViewCustomization	(from:Decoder)	Self
  TapGesture	i	TapGesture	(count?:Int)	Self
  Text	i	Text	(_:AttributedString)	Self
  Text	i	Text	(_:ClosedRange<Date>)	Self
  Text	i	Text	(_:Date,style:Text.DateStyle)	Self
  Text	i	Text	(_:DateInterval)	Self
  Text	i	Text	(_:Image)	Self
  Text	i	Text	(_:LocalizedStringKey,tableName?:String?,bundle?:Bundle?,comment?:StaticString?)	Self
  Text	i	Text	(_:LocalizedStringResource)	Self
  Text	i	Text	(_:TimeDataSource<_>,format:some DiscreteFormatStyle)	Self
  Text	i	Text	(_:_,format:some FormatStyle)	Self
  Text	i	Text	(_:some NSObject,formatter:Formatter)	Self
  Text	i	Text	(_:some ReferenceConvertible,formatter:Formatter)	Self
  Text	i	Text	(_:some StringProtocol)	Self
  Text	i	Text	(timerInterval:ClosedRange<Date>,pauseTime?:Date?,countsDown?:Bool,showsHours?:Bool)	Self
  Text	i	Text	(verbatim:String)	Self
  TextEditor	i	TextEditor	(text:Binding<String>)	Self
  TextEditor	i	TextEditor	(text:Binding<String>,selection:Binding<TextSelection?>)	Self
  TextField	i	TextField	(_:LocalizedStringKey,text:Binding<String>)	Self
  TextField	i	TextField	(_:LocalizedStringKey,text:Binding<String>,axis:Axis)	Self
  TextField	i	TextField	(_:LocalizedStringKey,text:Binding<String>,onCommit:{()})	Self
  TextField	i	TextField	(_:LocalizedStringKey,text:Binding<String>,onEditingChanged:{(Bool)})	Self
  TextField	i	TextField	(_:LocalizedStringKey,text:Binding<String>,onEditingChanged:{(Bool)},onCommit:{()})	Self
  TextField	i	TextField	(_:LocalizedStringKey,text:Binding<String>,prompt:Text?)	Self
  TextField	i	TextField	(_:LocalizedStringKey,text:Binding<String>,prompt:Text?,axis:Axis)	Self
  TextField	i	TextField	(_:LocalizedStringKey,text:Binding<String>,selection:Binding<TextSelection?>,prompt?:Text?,axis?:Axis?)	Self
  TextField	i	TextField	(_:LocalizedStringKey,value:Binding<_>,format:some ParseableFormatStyle,prompt?:Text?)	Self
  TextField	i	TextField	(_:LocalizedStringKey,value:Binding<_>,formatter:Formatter)	Self
  TextField	i	TextField	(_:LocalizedStringKey,value:Binding<_>,formatter:Formatter,onCommit:{()})	Self
  TextField	i	TextField	(_:LocalizedStringKey,value:Binding<_>,formatter:Formatter,onEditingChanged:{(Bool)})	Self
  TextField	i	TextField	(_:LocalizedStringKey,value:Binding<_>,formatter:Formatter,onEditingChanged:{(Bool)},onCommit:{()})	Self
  TextField	i	TextField	(_:LocalizedStringKey,value:Binding<_>,formatter:Formatter,prompt:Text?)	Self
  TextField	i	TextField	(_:LocalizedStringKey,value:Binding<_?>,format:some ParseableFormatStyle,prompt?:Text?)	Self
  TextField	i	TextField	(_:some StringProtocol,text:Binding<String>)	Self
  TextField	i	TextField	(_:some StringProtocol,text:Binding<String>,axis:Axis)	Self
  TextField	i	TextField	(_:some StringProtocol,text:Binding<String>,onCommit:{()})	Self
  TextField	i	TextField	(_:some StringProtocol,text:Binding<String>,onEditingChanged:{(Bool)})	Self
  TextField	i	TextField	(_:some StringProtocol,text:Binding<String>,onEditingChanged:{(Bool)},onCommit:{()})	Self
  TextField	i	TextField	(_:some StringProtocol,text:Binding<String>,prompt:Text?)	Self
  TextField	i	TextField	(_:some StringProtocol,text:Binding<String>,prompt:Text?,axis:Axis)	Self
  TextField	i	TextField	(_:some StringProtocol,text:Binding<String>,selection:Binding<TextSelection?>,prompt?:Text?,axis?:Axis?)	Self
  TextField	i	TextField	(_:some StringProtocol,value:Binding<_>,format:some ParseableFormatStyle,prompt?:Text?)	Self
  TextField	i	TextField	(_:some StringProtocol,value:Binding<_>,formatter:Formatter)	Self
  TextField	i	TextField	(_:some StringProtocol,value:Binding<_>,formatter:Formatter,onCommit:{()})	Self
  TextField	i	TextField	(_:some StringProtocol,value:Binding<_>,formatter:Formatter,onEditingChanged:{(Bool)})	Self
  TextField	i	TextField	(_:some StringProtocol,value:Binding<_>,formatter:Formatter,onEditingChanged:{(Bool)},onCommit:{()})	Self
  TextField	i	TextField	(_:some StringProtocol,value:Binding<_>,formatter:Formatter,prompt:Text?)	Self
  TextField	i	TextField	(_:some StringProtocol,value:Binding<_?>,format:some ParseableFormatStyle,prompt?:Text?)	Self
  TextField	i	TextField	(text:Binding<String>,prompt?:Text?,axis:Axis,label:{@()})	Self
  TextField	i	TextField	(text:Binding<String>,prompt?:Text?,label:{@()})	Self
  TextField	i	TextField	(value:Binding<_>,format:some ParseableFormatStyle,prompt?:Text?,label:{@()})	Self
  TextField	i	TextField	(value:Binding<_>,formatter:Formatter,prompt?:Text?,label:{@()})	Self
  TextField	i	TextField	(value:Binding<_?>,format:some ParseableFormatStyle,prompt?:Text?,label:{@()})	Self
  TextFieldLink	i	TextFieldLink	(_:LocalizedStringKey,prompt?:Text?,onSubmit:{(String)})	Self
  TextFieldLink	i	TextFieldLink	(_:some StringProtocol,prompt?:Text?,onSubmit:{(String)})	Self
  TextFieldLink	i	TextFieldLink	(prompt?:Text?,label:{@()},onSubmit:{(String)})	Self
  TextInputAutocapitalization	i	TextInputAutocapitalization	(_:UITextAutocapitalizationType)	Self?
  TextSelection	i	TextSelection	(insertionPoint:String.Index)	Self
  TextSelection	i	TextSelection	(range:Range<String.Index>)	Self
  TextSelection	i	TextSelection	(ranges:RangeSet<String.Index>)	Self
  TimelineView	i	TimelineView	(_:_,content:{@(TimelineView.Context)})	Self
  TimelineView	i	TimelineView	(_:_,content:{@(TimelineViewDefaultContext)})	Self
  TintShapeStyle	i	TintShapeStyle	()	Self
  TitleAndIconLabelStyle	i	TitleAndIconLabelStyle	()	Self
  TitleBarWindowStyle	i	TitleBarWindowStyle	()	Self
  TitleOnlyLabelStyle	i	TitleOnlyLabelStyle	()	Self
  Toggle	i	Toggle	(_:LocalizedStringKey,image:ImageResource,isOn:Binding<Bool>)	Self
  Toggle	i	Toggle	(_:LocalizedStringKey,image:ImageResource,sources:some RandomAccessCollection,isOn:KeyPath<_,Binding<Bool>>)	Self
  Toggle	i	Toggle	(_:LocalizedStringKey,isOn:Binding<Bool>)	Self
  Toggle	i	Toggle	(_:LocalizedStringKey,sources:some RandomAccessCollection,isOn:KeyPath<_,Binding<Bool>>)	Self
  Toggle	i	Toggle	(_:LocalizedStringKey,systemImage:String,isOn:Binding<Bool>)	Self
  Toggle	i	Toggle	(_:LocalizedStringKey,systemImage:String,sources:some RandomAccessCollection,isOn:KeyPath<_,Binding<Bool>>)	Self
  Toggle	i	Toggle	(_:ToggleStyleConfiguration)	Self
  Toggle	i	Toggle	(_:some StringProtocol,image:ImageResource,isOn:Binding<Bool>)	Self
  Toggle	i	Toggle	(_:some StringProtocol,image:ImageResource,sources:some RandomAccessCollection,isOn:KeyPath<_,Binding<Bool>>)	Self
  Toggle	i	Toggle	(_:some StringProtocol,isOn:Binding<Bool>)	Self
  Toggle	i	Toggle	(_:some StringProtocol,sources:some RandomAccessCollection,isOn:KeyPath<_,Binding<Bool>>)	Self
  Toggle	i	Toggle	(_:some StringProtocol,systemImage:String,isOn:Binding<Bool>)	Self
  Toggle	i	Toggle	(_:some StringProtocol,systemImage:String,sources:some RandomAccessCollection,isOn:KeyPath<_,Binding<Bool>>)	Self
  Toggle	i	Toggle	(isOn:Binding<Bool>,label:{@()})	Self
  Toggle	i	Toggle	(sources:some RandomAccessCollection,isOn:KeyPath<_,Binding<Bool>>,label:{@()})	Self
  ToolbarCustomizationOptions	i	ToolbarCustomizationOptions	(rawValue:Int)	Self
  ToolbarItem	i	ToolbarItem	(id:String,placement?:ToolbarItemPlacement,content:{@()})	Self
  ToolbarItem	i	ToolbarItem	(id:String,placement?:ToolbarItemPlacement,showsByDefault:Bool,content:{@()})	Self
  ToolbarItem	i	ToolbarItem	(placement?:ToolbarItemPlacement,content:{@()})	Self
  ToolbarItemGroup	i	ToolbarItemGroup	(placement?:ToolbarItemPlacement,content:{@()})	Self
  ToolbarItemGroup	i	ToolbarItemGroup	(placement?:ToolbarItemPlacement,content:{@()},label:{@()})	Self
  ToolbarItemPlacement	i	ToolbarItemPlacement	(id:some Hashable)	Self
  ToolbarPlacement	i	ToolbarPlacement	(id:some Hashable)	Self
  ToolbarTitleMenu	i	ToolbarTitleMenu	()	Self
  ToolbarTitleMenu	i	ToolbarTitleMenu	(content:{@()})	Self
  TouchBar	i	TouchBar	(content:{@()})	Self
  TouchBar	i	TouchBar	(id:String,content:{@()})	Self
  Transaction	i	Transaction	()	Self
  Transaction	i	Transaction	(animation:Animation?)	Self
  TransformedShape	i	TransformedShape	(shape:_,transform:CGAffineTransform)	Self
  TransitionProperties	i	TransitionProperties	(hasMotion?:Bool)	Self
  TupleCommandContent	i	TupleCommandContent	(_:_)	Self
  TupleToolbarContent	i	TupleToolbarContent	(_:_)	Self
  TupleView	i	TupleView	(_:_)	Self
  TypographicBounds	i	Text.Layout.TypographicBounds	()	Self
  UnevenRoundedRectangle	i	UnevenRoundedRectangle	(cornerRadii:RectangleCornerRadii,style?:RoundedCornerStyle)	Self
  UnevenRoundedRectangle	i	UnevenRoundedRectangle	(topLeadingRadius?:CGFloat,bottomLeadingRadius?:CGFloat,bottomTrailingRadius?:CGFloat,topTrailingRadius?:CGFloat,style?:RoundedCornerStyle)	Self
  UnifiedCompactWindowToolbarStyle	i	UnifiedCompactWindowToolbarStyle	()	Self
  UnifiedCompactWindowToolbarStyle	i	UnifiedCompactWindowToolbarStyle	(showsTitle:Bool)	Self
  UnifiedWindowToolbarStyle	i	UnifiedWindowToolbarStyle	()	Self
  UnifiedWindowToolbarStyle	i	UnifiedWindowToolbarStyle	(showsTitle:Bool)	Self
  UnitPoint	i	UnitPoint	()	Self
  UnitPoint	i	UnitPoint	(x:CGFloat,y:CGFloat)	Self
  UserInterfaceSizeClass	i	UserInterfaceSizeClass	(_:UIUserInterfaceSizeClass)	Self?
  UtilityWindow	i	UtilityWindow	(_:LocalizedStringKey,id:String,content:{@()})	Self
  UtilityWindow	i	UtilityWindow	(_:Text,id:String,content:{@()})	Self
  UtilityWindow	i	UtilityWindow	(_:some StringProtocol,id:String,content:{@()})	Self
  VSplitView	i	VSplitView	(content:{@()})	Self
  VStack	i	VStack	(alignment?:HorizontalAlignment,spacing?:CGFloat?,content:{@()})	Self
  VStackLayout	i	VStackLayout	(alignment?:HorizontalAlignment,spacing?:CGFloat?)	Self
  VerticalAlignment	i	VerticalAlignment	(_:AlignmentID.Type)	Self
  VerticalDirection	i	VerticalDirection	(rawValue:Int8)	Self?
  VerticalEdge	i	VerticalEdge	(rawValue:Int8)	Self?
  VerticalPageTabViewStyle	i	VerticalPageTabViewStyle	()	Self
  VerticalPageTabViewStyle	i	VerticalPageTabViewStyle	(transitionStyle:VerticalPageTabViewStyle.TransitionStyle)	Self
  ViewAlignedScrollTargetBehavior	i	ViewAlignedScrollTargetBehavior	(limitBehavior?:ViewAlignedScrollTargetBehavior.LimitBehavior)	Self
  ViewSpacing	i	ViewSpacing	()	Self
  ViewThatFits	i	ViewThatFits	(in?:Axis.Set,content:{@()})	Self
  WheelDatePickerStyle	i	WheelDatePickerStyle	()	Self
  WheelPickerStyle	i	WheelPickerStyle	()	Self
  Width	i	Font.Width	(_:CGFloat)	Self
  ZStack	i	ZStack	(alignment?:Alignment,content:{@()})	Self
  ZStackLayout	i	ZStackLayout	(alignment?:Alignment)	Self
  a1	v	ColorMatrix		Float
  abbreviated	V	Duration.UnitsFormatStyle.UnitWidth		Duration.UnitsFormatStyle.UnitWidth
  abbreviated	V	Measurement.FormatStyle.UnitWidth		?
  abbreviationDictionary	V	TimeZone		[:]
  accentColor	V	Color		Color
  accentColor	f	View	(_:Color?)	some View
  accentColor	v	EnvironmentValues		Color?
  accessibility	V	ContentShapeKinds		ContentShapeKinds
  accessibility	f	ModifiedContent	(activationPoint:CGPoint)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(activationPoint:UnitPoint)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(addTraits:AccessibilityTraits)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(hidden:Bool)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(hint:Text)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(identifier:String)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(inputLabels:[Text])	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(label:Text)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(removeTraits:AccessibilityTraits)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(selectionIdentifier:AnyHashable)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(sortPriority:Double)	ModifiedContent<_,_>
  accessibility	f	ModifiedContent	(value:Text)	ModifiedContent<_,_>
  accessibility	f	View	(activationPoint:CGPoint)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(activationPoint:UnitPoint)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(addTraits:AccessibilityTraits)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(hidden:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(hint:Text)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(identifier:String)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(inputLabels:[Text])	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(label:Text)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(removeTraits:AccessibilityTraits)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(selectionIdentifier:AnyHashable)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(sortPriority:Double)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility	f	View	(value:Text)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibility1	V	DynamicTypeSize		Self
  accessibility2	V	DynamicTypeSize		Self
  accessibility3	V	DynamicTypeSize		Self
  accessibility4	V	DynamicTypeSize		Self
  accessibility5	V	DynamicTypeSize		Self
  accessibilityAction	f	ModifiedContent	(_?:AccessibilityActionKind,_:{()})	ModifiedContent<_,_>
  accessibilityAction	f	ModifiedContent	(named:LocalizedStringKey,_:{()})	ModifiedContent<_,_>
  accessibilityAction	f	ModifiedContent	(named:Text,_:{()})	ModifiedContent<_,_>
  accessibilityAction	f	ModifiedContent	(named:some StringProtocol,_:{()})	ModifiedContent<_,_>
  accessibilityAction	f	View	(_?:AccessibilityActionKind,_:{()})	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityAction	f	View	(action:{()},label:{@()})	some View
  accessibilityAction	f	View	(named:LocalizedStringKey,_:{()})	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityAction	f	View	(named:Text,_:{()})	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityAction	f	View	(named:some StringProtocol,_:{()})	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityActions	f	View	(_:{@()})	some View
  accessibilityActions	f	View	(category:AccessibilityActionCategory,_:{@()})	some View
  accessibilityActivationPoint	f	ModifiedContent	(_:CGPoint)	ModifiedContent<_,_>
  accessibilityActivationPoint	f	ModifiedContent	(_:CGPoint,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityActivationPoint	f	ModifiedContent	(_:UnitPoint)	ModifiedContent<_,_>
  accessibilityActivationPoint	f	ModifiedContent	(_:UnitPoint,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityActivationPoint	f	View	(_:CGPoint)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityActivationPoint	f	View	(_:CGPoint,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityActivationPoint	f	View	(_:UnitPoint)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityActivationPoint	f	View	(_:UnitPoint,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityAddTraits	f	ModifiedContent	(_:AccessibilityTraits)	ModifiedContent<_,_>
  accessibilityAddTraits	f	View	(_:AccessibilityTraits)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityAdjustableAction	f	ModifiedContent	(_:{(AccessibilityAdjustmentDirection)})	ModifiedContent<_,_>
  accessibilityAdjustableAction	f	View	(_:{(AccessibilityAdjustmentDirection)})	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityAssistiveAccessEnabled	v	EnvironmentValues		Bool
  accessibilityChartDescriptor	f	View	(_:some AXChartDescriptorRepresentable)	some View
  accessibilityChildren	f	View	(children:{@()})	some View
  accessibilityCustomContent	f	ModifiedContent	(_:AccessibilityCustomContentKey,_:LocalizedStringKey,importance?:AXCustomContent.Importance)	ModifiedContent<_,_>
  accessibilityCustomContent	f	ModifiedContent	(_:AccessibilityCustomContentKey,_:Text?,importance?:AXCustomContent.Importance)	ModifiedContent<_,_>
  accessibilityCustomContent	f	ModifiedContent	(_:AccessibilityCustomContentKey,_:some StringProtocol,importance?:AXCustomContent.Importance)	ModifiedContent<_,_>
  accessibilityCustomContent	f	ModifiedContent	(_:LocalizedStringKey,_:LocalizedStringKey,importance?:AXCustomContent.Importance)	ModifiedContent<_,_>
  accessibilityCustomContent	f	ModifiedContent	(_:LocalizedStringKey,_:Text,importance?:AXCustomContent.Importance)	ModifiedContent<_,_>
  accessibilityCustomContent	f	ModifiedContent	(_:LocalizedStringKey,_:some StringProtocol,importance?:AXCustomContent.Importance)	ModifiedContent<_,_>
  accessibilityCustomContent	f	ModifiedContent	(_:Text,_:Text,importance?:AXCustomContent.Importance)	ModifiedContent<_,_>
  accessibilityCustomContent	f	View	(_:AccessibilityCustomContentKey,_:LocalizedStringKey,importance?:AXCustomContent.Importance)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityCustomContent	f	View	(_:AccessibilityCustomContentKey,_:Text?,importance?:AXCustomContent.Importance)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityCustomContent	f	View	(_:AccessibilityCustomContentKey,_:some StringProtocol,importance?:AXCustomContent.Importance)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityCustomContent	f	View	(_:LocalizedStringKey,_:LocalizedStringKey,importance?:AXCustomContent.Importance)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityCustomContent	f	View	(_:LocalizedStringKey,_:Text,importance?:AXCustomContent.Importance)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityCustomContent	f	View	(_:LocalizedStringKey,_:some StringProtocol,importance?:AXCustomContent.Importance)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityCustomContent	f	View	(_:Text,_:Text,importance?:AXCustomContent.Importance)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDifferentiateWithoutColor	v	EnvironmentValues		Bool
  accessibilityDimFlashingLights	v	EnvironmentValues		Bool
  accessibilityDirectTouch	f	ModifiedContent	(_?:Bool,options?:AccessibilityDirectTouchOptions)	ModifiedContent<_,_>
  accessibilityDirectTouch	f	View	(_?:Bool,options?:AccessibilityDirectTouchOptions)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDragPoint	f	ModifiedContent	(_:UnitPoint,description:LocalizedStringKey)	ModifiedContent<_,_>
  accessibilityDragPoint	f	ModifiedContent	(_:UnitPoint,description:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityDragPoint	f	ModifiedContent	(_:UnitPoint,description:Text)	ModifiedContent<_,_>
  accessibilityDragPoint	f	ModifiedContent	(_:UnitPoint,description:Text,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityDragPoint	f	ModifiedContent	(_:UnitPoint,description:some StringProtocol)	ModifiedContent<_,_>
  accessibilityDragPoint	f	ModifiedContent	(_:UnitPoint,description:some StringProtocol,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityDragPoint	f	View	(_:UnitPoint,description:LocalizedStringKey)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDragPoint	f	View	(_:UnitPoint,description:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDragPoint	f	View	(_:UnitPoint,description:Text)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDragPoint	f	View	(_:UnitPoint,description:Text,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDragPoint	f	View	(_:UnitPoint,description:some StringProtocol)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDragPoint	f	View	(_:UnitPoint,description:some StringProtocol,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDropPoint	f	ModifiedContent	(_:UnitPoint,description:LocalizedStringKey)	ModifiedContent<_,_>
  accessibilityDropPoint	f	ModifiedContent	(_:UnitPoint,description:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityDropPoint	f	ModifiedContent	(_:UnitPoint,description:Text)	ModifiedContent<_,_>
  accessibilityDropPoint	f	ModifiedContent	(_:UnitPoint,description:Text,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityDropPoint	f	ModifiedContent	(_:UnitPoint,description:some StringProtocol)	ModifiedContent<_,_>
  accessibilityDropPoint	f	ModifiedContent	(_:UnitPoint,description:some StringProtocol,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityDropPoint	f	View	(_:UnitPoint,description:LocalizedStringKey)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDropPoint	f	View	(_:UnitPoint,description:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDropPoint	f	View	(_:UnitPoint,description:Text)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDropPoint	f	View	(_:UnitPoint,description:Text,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDropPoint	f	View	(_:UnitPoint,description:some StringProtocol)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityDropPoint	f	View	(_:UnitPoint,description:some StringProtocol,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityElement	f	View	(children?:AccessibilityChildBehavior)	some View
  accessibilityEnabled	v	EnvironmentValues		Bool
  accessibilityExtraExtraExtraLarge	V	ContentSizeCategory		Self
  accessibilityExtraExtraLarge	V	ContentSizeCategory		Self
  accessibilityExtraLarge	V	ContentSizeCategory		Self
  accessibilityFocused	f	View	(_:?)	some View
  accessibilityFocused	f	View	(_:?,equals:some Hashable)	some View
  accessibilityHeading	f	ModifiedContent	(_:AccessibilityHeadingLevel)	ModifiedContent<_,_>
  accessibilityHeading	f	Text	(_:AccessibilityHeadingLevel)	Text
  accessibilityHeading	f	View	(_:AccessibilityHeadingLevel)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityHidden	f	ModifiedContent	(_:Bool)	ModifiedContent<_,_>
  accessibilityHidden	f	ModifiedContent	(_:Bool,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityHidden	f	View	(_:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityHidden	f	View	(_:Bool,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityHint	f	ModifiedContent	(_:LocalizedStringKey)	ModifiedContent<_,_>
  accessibilityHint	f	ModifiedContent	(_:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityHint	f	ModifiedContent	(_:Text)	ModifiedContent<_,_>
  accessibilityHint	f	ModifiedContent	(_:Text,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityHint	f	ModifiedContent	(_:some StringProtocol)	ModifiedContent<_,_>
  accessibilityHint	f	ModifiedContent	(_:some StringProtocol,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityHint	f	TabContent	(_:LocalizedStringKey,isEnabled?:Bool)	some TabContent<_>
  accessibilityHint	f	TabContent	(_:Text,isEnabled?:Bool)	some TabContent<_>
  accessibilityHint	f	TabContent	(_:some StringProtocol,isEnabled?:Bool)	some TabContent<_>
  accessibilityHint	f	View	(_:LocalizedStringKey)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityHint	f	View	(_:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityHint	f	View	(_:Text)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityHint	f	View	(_:Text,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityHint	f	View	(_:some StringProtocol)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityHint	f	View	(_:some StringProtocol,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityIdentifier	f	ModifiedContent	(_:String)	ModifiedContent<_,_>
  accessibilityIdentifier	f	ModifiedContent	(_:String,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityIdentifier	f	TabContent	(_:String,isEnabled?:Bool)	some TabContent<_>
  accessibilityIdentifier	f	View	(_:String)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityIdentifier	f	View	(_:String,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityIgnoresInvertColors	f	View	(_?:Bool)	some View
  accessibilityInputLabels	f	ModifiedContent	(_:[LocalizedStringKey])	ModifiedContent<_,_>
  accessibilityInputLabels	f	ModifiedContent	(_:[LocalizedStringKey],isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityInputLabels	f	ModifiedContent	(_:[Text])	ModifiedContent<_,_>
  accessibilityInputLabels	f	ModifiedContent	(_:[Text],isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityInputLabels	f	ModifiedContent	(_:[some StringProtocol])	ModifiedContent<_,_>
  accessibilityInputLabels	f	ModifiedContent	(_:[some StringProtocol],isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityInputLabels	f	TabContent	(_:[LocalizedStringKey],isEnabled?:Bool)	some TabContent<_>
  accessibilityInputLabels	f	TabContent	(_:[Text],isEnabled?:Bool)	some TabContent<_>
  accessibilityInputLabels	f	TabContent	(_:[some StringProtocol],isEnabled?:Bool)	some TabContent<_>
  accessibilityInputLabels	f	View	(_:[LocalizedStringKey])	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityInputLabels	f	View	(_:[LocalizedStringKey],isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityInputLabels	f	View	(_:[Text])	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityInputLabels	f	View	(_:[Text],isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityInputLabels	f	View	(_:[some StringProtocol])	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityInputLabels	f	View	(_:[some StringProtocol],isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityInvertColors	v	EnvironmentValues		Bool
  accessibilityLabel	f	ModifiedContent	(_:LocalizedStringKey)	ModifiedContent<_,_>
  accessibilityLabel	f	ModifiedContent	(_:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityLabel	f	ModifiedContent	(_:Text)	ModifiedContent<_,_>
  accessibilityLabel	f	ModifiedContent	(_:Text,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityLabel	f	ModifiedContent	(_:some StringProtocol)	ModifiedContent<_,_>
  accessibilityLabel	f	ModifiedContent	(_:some StringProtocol,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityLabel	f	TabContent	(_:LocalizedStringKey,isEnabled?:Bool)	some TabContent<_>
  accessibilityLabel	f	TabContent	(_:Text,isEnabled?:Bool)	some TabContent<_>
  accessibilityLabel	f	TabContent	(_:some StringProtocol,isEnabled?:Bool)	some TabContent<_>
  accessibilityLabel	f	Text	(_:LocalizedStringKey)	Text
  accessibilityLabel	f	Text	(_:Text)	Text
  accessibilityLabel	f	Text	(_:some StringProtocol)	Text
  accessibilityLabel	f	View	(_:LocalizedStringKey)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityLabel	f	View	(_:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityLabel	f	View	(_:Text)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityLabel	f	View	(_:Text,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityLabel	f	View	(_:some StringProtocol)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityLabel	f	View	(_:some StringProtocol,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityLabel	f	View	(content:{@(PlaceholderContentView)})	some View
  accessibilityLabeledPair	f	View	(role:AccessibilityLabeledPairRole,id:some Hashable,in:Namespace.ID)	some View
  accessibilityLarge	V	ContentSizeCategory		Self
  accessibilityLargeContentViewerEnabled	v	EnvironmentValues		Bool
  accessibilityLinkedGroup	f	View	(id:some Hashable,in:Namespace.ID)	some View
  accessibilityMedium	V	ContentSizeCategory		Self
  accessibilityPlayAnimatedImages	v	EnvironmentValues		Bool
  accessibilityPrefersHeadAnchorAlternative	v	EnvironmentValues		Bool
  accessibilityQuickAction	f	View	(style:some AccessibilityQuickActionStyle,content:{@()})	some View
  accessibilityQuickAction	f	View	(style:some AccessibilityQuickActionStyle,isActive:Binding<Bool>,content:{@()})	some View
  accessibilityQuickActionsEnabled	v	EnvironmentValues		Bool
  accessibilityReduceMotion	v	EnvironmentValues		Bool
  accessibilityReduceTransparency	v	EnvironmentValues		Bool
  accessibilityRemoveTraits	f	ModifiedContent	(_:AccessibilityTraits)	ModifiedContent<_,_>
  accessibilityRemoveTraits	f	View	(_:AccessibilityTraits)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityRepresentation	f	View	(representation:{@()})	some View
  accessibilityRespondsToUserInteraction	f	ModifiedContent	(_:Bool,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityRespondsToUserInteraction	f	ModifiedContent	(_?:Bool)	ModifiedContent<_,_>
  accessibilityRespondsToUserInteraction	f	View	(_:Bool,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityRespondsToUserInteraction	f	View	(_?:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityRotor	f	View	(_:AccessibilitySystemRotor,entries:[_],entryID:KeyPath<_,some Hashable>,entryLabel:KeyPath<_,String>)	some View
  accessibilityRotor	f	View	(_:AccessibilitySystemRotor,entries:[some Identifiable],entryLabel:KeyPath<some Identifiable,String>)	some View
  accessibilityRotor	f	View	(_:AccessibilitySystemRotor,entries:{()})	some View
  accessibilityRotor	f	View	(_:AccessibilitySystemRotor,textRanges:[Range<String.Index>])	some View
  accessibilityRotor	f	View	(_:LocalizedStringKey,entries:[_],entryID:KeyPath<_,some Hashable>,entryLabel:KeyPath<_,String>)	some View
  accessibilityRotor	f	View	(_:LocalizedStringKey,entries:[some Identifiable],entryLabel:KeyPath<some Identifiable,String>)	some View
  accessibilityRotor	f	View	(_:LocalizedStringKey,entries:{()})	some View
  accessibilityRotor	f	View	(_:LocalizedStringKey,textRanges:[Range<String.Index>])	some View
  accessibilityRotor	f	View	(_:Text,entries:[_],entryID:KeyPath<_,some Hashable>,entryLabel:KeyPath<_,String>)	some View
  accessibilityRotor	f	View	(_:Text,entries:[some Identifiable],entryLabel:KeyPath<some Identifiable,String>)	some View
  accessibilityRotor	f	View	(_:Text,entries:{()})	some View
  accessibilityRotor	f	View	(_:Text,textRanges:[Range<String.Index>])	some View
  accessibilityRotor	f	View	(_:some StringProtocol,entries:[_],entryID:KeyPath<_,some Hashable>,entryLabel:KeyPath<_,String>)	some View
  accessibilityRotor	f	View	(_:some StringProtocol,entries:[some Identifiable],entryLabel:KeyPath<some Identifiable,String>)	some View
  accessibilityRotor	f	View	(_:some StringProtocol,entries:{()})	some View
  accessibilityRotor	f	View	(_:some StringProtocol,textRanges:[Range<String.Index>])	some View
  accessibilityRotorEntry	f	View	(id:some Hashable,in:Namespace.ID)	some View
  accessibilityScrollAction	f	ModifiedContent	(_:{(Edge)})	ModifiedContent<_,_>
  accessibilityScrollAction	f	View	(_:{(Edge)})	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityShowButtonShapes	v	EnvironmentValues		Bool
  accessibilityShowsLargeContentViewer	f	View	()	some View
  accessibilityShowsLargeContentViewer	f	View	(_:{@()})	some View
  accessibilitySortPriority	f	ModifiedContent	(_:Double)	ModifiedContent<_,_>
  accessibilitySortPriority	f	View	(_:Double)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilitySwitchControlEnabled	v	EnvironmentValues		Bool
  accessibilityTextContentType	f	ModifiedContent	(_:AccessibilityTextContentType)	ModifiedContent<_,_>
  accessibilityTextContentType	f	Text	(_:AccessibilityTextContentType)	Text
  accessibilityTextContentType	f	View	(_:AccessibilityTextContentType)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityValue	f	ModifiedContent	(_:LocalizedStringKey)	ModifiedContent<_,_>
  accessibilityValue	f	ModifiedContent	(_:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityValue	f	ModifiedContent	(_:Text)	ModifiedContent<_,_>
  accessibilityValue	f	ModifiedContent	(_:Text,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityValue	f	ModifiedContent	(_:some StringProtocol)	ModifiedContent<_,_>
  accessibilityValue	f	ModifiedContent	(_:some StringProtocol,isEnabled:Bool)	ModifiedContent<_,_>
  accessibilityValue	f	TabContent	(_:LocalizedStringKey,isEnabled?:Bool)	some TabContent<_>
  accessibilityValue	f	TabContent	(_:Text,isEnabled?:Bool)	some TabContent<_>
  accessibilityValue	f	TabContent	(_:some StringProtocol,isEnabled?:Bool)	some TabContent<_>
  accessibilityValue	f	View	(_:LocalizedStringKey)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityValue	f	View	(_:LocalizedStringKey,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityValue	f	View	(_:Text)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityValue	f	View	(_:Text,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityValue	f	View	(_:some StringProtocol)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityValue	f	View	(_:some StringProtocol,isEnabled:Bool)	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessibilityVoiceOverEnabled	v	EnvironmentValues		Bool
  accessibilityZoomAction	f	ModifiedContent	(_:{(AccessibilityZoomGestureAction)})	ModifiedContent<_,_>
  accessibilityZoomAction	f	View	(_:{(AccessibilityZoomGestureAction)})	ModifiedContent<Self,AccessibilityAttachmentModifier>
  accessoryBar	F	ToolbarItemPlacement	(id:some Hashable)	ToolbarItemPlacement
  accessoryBar	F	ToolbarPlacement	(id:some Hashable)	ToolbarPlacement
  accessoryBar	V	PrimitiveButtonStyle		AccessoryBarButtonStyle
  accessoryBarAction	V	PrimitiveButtonStyle		AccessoryBarActionButtonStyle
  accessoryCircular	V	GaugeStyle		AccessoryCircularGaugeStyle
  accessoryCircularCapacity	V	GaugeStyle		AccessoryCircularCapacityGaugeStyle
  accessoryLinear	V	GaugeStyle		AccessoryLinearGaugeStyle
  accessoryLinearCapacity	V	GaugeStyle		AccessoryLinearCapacityGaugeStyle
  accounting	V	CurrencyFormatStyleConfiguration.SignDisplayStrategy		CurrencyFormatStyleConfiguration.SignDisplayStrategy
  actionSheet	f	View	(isPresented:Binding<Bool>,content:{()})	some View
  actionSheet	f	View	(item:Binding<some Identifiable?>,content:{(_)})	some View
  activate	V	FocusInteractions		FocusInteractions
  activatesGroup	V	HoverEffectGroup.Behavior		HoverEffectGroup.Behavior
  active	F	HoverPhase	(_:CGPoint)	Self
  active	F	PencilSqueezeGesturePhase	(_:PencilSqueezeGestureValue)	Self
  active	V	ControlActiveState		Self
  active	V	EditMode		Self
  active	V	MaterialActiveAppearance		MaterialActiveAppearance
  active	V	ScenePhase		Self
  active	V	SpatialEventCollection.Event.Phase		SpatialEventCollection.Event.Phase
  adaptive	F	GridItem.Size	(minimum:CGFloat,maximum?:CGFloat)	Self
  adaptive	V	WorldAlignmentBehavior		WorldAlignmentBehavior
  add	V	PredicateExpressions.ArithmeticOperator		Self
  addAnimationCompletion	f	Transaction	(criteria?:AnimationCompletionCriteria,_:{()})	Void
  addArc	f	Path	(center:CGPoint,radius:CGFloat,startAngle:Angle,endAngle:Angle,clockwise:Bool,transform?:CGAffineTransform)	Void
  addArc	f	Path	(tangent1End:CGPoint,tangent2End:CGPoint,radius:CGFloat,transform?:CGAffineTransform)	Void
  addCurve	f	Path	(to:CGPoint,control1:CGPoint,control2:CGPoint)	Void
  addEllipse	f	Path	(in:CGRect,transform?:CGAffineTransform)	Void
  addFilter	f	GraphicsContext	(_:GraphicsContext.Filter,options?:GraphicsContext.FilterOptions)	Void
  addLine	f	Path	(to:CGPoint)	Void
  addLines	f	Path	(_:[CGPoint])	Void
  addPath	f	Path	(_:Path,transform?:CGAffineTransform)	Void
  addQuadCurve	f	Path	(to:CGPoint,control:CGPoint)	Void
  addRect	f	Path	(_:CGRect,transform?:CGAffineTransform)	Void
  addRects	f	Path	(_:[CGRect],transform?:CGAffineTransform)	Void
  addRelativeArc	f	Path	(center:CGPoint,radius:CGFloat,startAngle:Angle,delta:Angle,transform?:CGAffineTransform)	Void
  addRoundedRect	f	Path	(in:CGRect,cornerRadii:RectangleCornerRadii,style?:RoundedCornerStyle,transform?:CGAffineTransform)	Void
  addRoundedRect	f	Path	(in:CGRect,cornerSize:CGSize,style?:RoundedCornerStyle,transform?:CGAffineTransform)	Void
  advanced	f	Text.Layout.CharacterIndex	(by:Int)	Text.Layout.CharacterIndex
  affinity	v	TextSelection		TextSelectionAffinity
  alert	f	View	(_:LocalizedStringKey,isPresented:Binding<Bool>,actions:{@()})	some View
  alert	f	View	(_:LocalizedStringKey,isPresented:Binding<Bool>,actions:{@()},message:{@()})	some View
  alert	f	View	(_:LocalizedStringKey,isPresented:Binding<Bool>,presenting:_?,actions:{@(_)})	some View
  alert	f	View	(_:LocalizedStringKey,isPresented:Binding<Bool>,presenting:_?,actions:{@(_)},message:{@(_)})	some View
  alert	f	View	(_:Text,isPresented:Binding<Bool>,actions:{@()})	some View
  alert	f	View	(_:Text,isPresented:Binding<Bool>,actions:{@()},message:{@()})	some View
  alert	f	View	(_:Text,isPresented:Binding<Bool>,presenting:_?,actions:{@(_)})	some View
  alert	f	View	(_:Text,isPresented:Binding<Bool>,presenting:_?,actions:{@(_)},message:{@(_)})	some View
  alert	f	View	(_:some StringProtocol,isPresented:Binding<Bool>,actions:{@()})	some View
  alert	f	View	(_:some StringProtocol,isPresented:Binding<Bool>,actions:{@()},message:{@()})	some View
  alert	f	View	(_:some StringProtocol,isPresented:Binding<Bool>,presenting:_?,actions:{@(_)})	some View
  alert	f	View	(_:some StringProtocol,isPresented:Binding<Bool>,presenting:_?,actions:{@(_)},message:{@(_)})	some View
  alert	f	View	(isPresented:Binding<Bool>,content:{()})	some View
  alert	f	View	(isPresented:Binding<Bool>,error:some LocalizedError?,actions:{@()})	some View
  alert	f	View	(isPresented:Binding<Bool>,error:some LocalizedError?,actions:{@(_)},message:{@(_)})	some View
  alert	f	View	(item:Binding<some Identifiable?>,content:{(_)})	some View
  alignment	V	MemoryLayout		Int
  alignment	V	ScrollAnchorRole		ScrollAnchorRole
  alignment	V	SensoryFeedback		SensoryFeedback
  alignment	v	GridItem		Alignment?
  alignment	v	GridLayout		Alignment
  alignment	v	HStackLayout		VerticalAlignment
  alignment	v	VStackLayout		HorizontalAlignment
  alignment	v	ZStackLayout		Alignment
  alignmentGuide	f	View	(_:HorizontalAlignment,computeValue:{(ViewDimensions)})	some View
  alignmentGuide	f	View	(_:VerticalAlignment,computeValue:{(ViewDimensions)})	some View
  all	V	Edge.Set		Edge.Set
  all	V	EditActions		EditActions<_>
  all	V	EventModifiers		EventModifiers
  all	V	FrameResizeDirection.Set		FrameResizeDirection.Set
  all	V	GestureMask		GestureMask
  all	V	HorizontalDirection.Set		HorizontalDirection.Set
  all	V	HorizontalEdge.Set		HorizontalEdge.Set
  all	V	KeyPress.Phases		KeyPress.Phases
  all	V	NavigationSplitViewVisibility		NavigationSplitViewVisibility
  all	V	SafeAreaRegions		SafeAreaRegions
  all	V	TableColumnCustomizationBehavior		TableColumnCustomizationBehavior
  all	V	VerticalDirection.Set		VerticalDirection.Set
  all	V	VerticalEdge.Set		VerticalEdge.Set
  allCases	V	Axis		[Axis]
  allCases	V	CaseIterable		_
  allCases	V	ColorScheme		[ColorScheme]
  allCases	V	ColorSchemeContrast		[ColorSchemeContrast]
  allCases	V	ContentMode		[ContentMode]
  allCases	V	ContentSizeCategory		[ContentSizeCategory]
  allCases	V	ControlActiveState		[ControlActiveState]
  allCases	V	ControlSize		[ControlSize]
  allCases	V	DynamicTypeSize		[DynamicTypeSize]
  allCases	V	Edge		[Edge]
  allCases	V	Font.TextStyle		[Font.TextStyle]
  allCases	V	FrameResizeDirection		[FrameResizeDirection]
  allCases	V	FrameResizePosition		[FrameResizePosition]
  allCases	V	HorizontalDirection		[HorizontalDirection]
  allCases	V	HorizontalEdge		[HorizontalEdge]
  allCases	V	Image.Orientation		[Image.Orientation]
  allCases	V	InterfaceOrientation		[InterfaceOrientation]
  allCases	V	LayoutDirection		[LayoutDirection]
  allCases	V	TextAlignment		[TextAlignment]
  allCases	V	VerticalDirection		[VerticalDirection]
  allCases	V	VerticalEdge		[VerticalEdge]
  allCases	V	Visibility		[Visibility]
  allCustomTypes	V	NSTextCheckingResult.CheckingType		NSTextCheckingResult.CheckingType
  allSystemTypes	V	NSTextCheckingResult.CheckingType		NSTextCheckingResult.CheckingType
  allTypes	V	NSTextCheckingResult.CheckingType		NSTextCheckingResult.CheckingType
  allowedDynamicRange	f	Image	(_:Image.DynamicRange?)	Image
  allowedDynamicRange	f	View	(_:Image.DynamicRange?)	some View
  allowedDynamicRange	v	EnvironmentValues		Image.DynamicRange?
  allowsDirectInteraction	V	AccessibilityTraits		AccessibilityTraits
  allowsHitTesting	f	View	(_:Bool)	some View
  allowsSelection	V	DisabledTextSelectability		Bool
  allowsSelection	V	EnabledTextSelectability		Bool
  allowsSelection	V	TextSelectability		Bool
  allowsTightening	f	View	(_:Bool)	some View
  allowsTightening	v	EnvironmentValues		Bool
  allowsWindowActivationEvents	f	View	(_?:Bool?)	some View
  alphaThreshold	F	GraphicsContext.Filter	(min:Double,max?:Double,color?:Color)	GraphicsContext.Filter
  alternatingRowBackgrounds	f	View	(_?:AlternatingRowBackgroundBehavior)	some View
  altitude	v	PencilHoverPose		Angle
  always	V	NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy		NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  always	V	PageIndexViewStyle.BackgroundDisplayMode		PageIndexViewStyle.BackgroundDisplayMode
  always	V	PageTabViewStyle.IndexDisplayMode		PageTabViewStyle.IndexDisplayMode
  always	V	ScrollBounceBehavior		ScrollBounceBehavior
  always	V	SearchFieldPlacement.NavigationBarDrawerDisplayMode		SearchFieldPlacement.NavigationBarDrawerDisplayMode
  always	V	ViewAlignedScrollTargetBehavior.LimitBehavior		ViewAlignedScrollTargetBehavior.LimitBehavior
  alwaysAvailable	V	ToolbarCustomizationOptions		ToolbarCustomizationOptions
  alwaysByFew	V	ViewAlignedScrollTargetBehavior.LimitBehavior		ViewAlignedScrollTargetBehavior.LimitBehavior
  alwaysByOne	V	ViewAlignedScrollTargetBehavior.LimitBehavior		ViewAlignedScrollTargetBehavior.LimitBehavior
  anchor	v	PencilHoverPose		UnitPoint
  anchor	v	RotatedShape		UnitPoint
  anchor	v	ScaleTransition		UnitPoint
  anchor	v	ScaledShape		UnitPoint
  anchor	v	ScrollTarget		UnitPoint?
  anchorPreference	f	View	(key?:_,value:?,transform:{(Anchor)})	some View
  angle	v	RotatedShape		Angle
  angularGradient	F	ShapeStyle	(_:AnyGradient,center?:UnitPoint,startAngle:Angle,endAngle:Angle)	some ShapeStyle
  angularGradient	F	ShapeStyle	(_:Gradient,center:UnitPoint,startAngle:Angle,endAngle:Angle)	AngularGradient
  angularGradient	F	ShapeStyle	(colors:[Color],center:UnitPoint,startAngle:Angle,endAngle:Angle)	AngularGradient
  angularGradient	F	ShapeStyle	(stops:[Gradient.Stop],center:UnitPoint,startAngle:Angle,endAngle:Angle)	AngularGradient
  animatableData	v	Angle		Double
  animatableData	v	Animatable		EmptyAnimatableData
  animatableData	v	Animatable		Self
  animatableData	v	Animatable		_
  animatableData	v	AnyLayout		AnyLayout.AnimatableData
  animatableData	v	AnyShape		AnyShape.AnimatableData
  animatableData	v	CGPoint		CGPoint.AnimatableData
  animatableData	v	CGRect		CGRect.AnimatableData
  animatableData	v	CGSize		CGSize.AnimatableData
  animatableData	v	Color.Resolved		Color.Resolved.AnimatableData
  animatableData	v	EdgeInsets		EdgeInsets.AnimatableData
  animatableData	v	OffsetShape		?
  animatableData	v	RectangleCornerRadii		RectangleCornerRadii.AnimatableData
  animatableData	v	RotatedShape		?
  animatableData	v	RoundedRectangle		CGSize.AnimatableData
  animatableData	v	ScaledShape		?
  animatableData	v	StrokeStyle		StrokeStyle.AnimatableData
  animatableData	v	TransformedShape		?
  animatableData	v	UnevenRoundedRectangle		RectangleCornerRadii.AnimatableData
  animate	f	Animation	(value:some VectorArithmetic,time:TimeInterval,context:AnimationContext<some VectorArithmetic>)	some VectorArithmetic?
  animate	f	CustomAnimation	(value:some VectorArithmetic,time:TimeInterval,context:AnimationContext<some VectorArithmetic>)	some VectorArithmetic?
  animated	F	ScrollTransitionConfiguration	(_?:Animation)	ScrollTransitionConfiguration
  animated	V	ScrollTransitionConfiguration		ScrollTransitionConfiguration
  animating	V	ScrollPhase		Self
  animation	F	TimelineSchedule	(minimumInterval?:Double?,paused?:Bool)	AnimationTimelineSchedule
  animation	V	TimelineSchedule		AnimationTimelineSchedule
  animation	f	AnyTransition	(_:Animation?)	AnyTransition
  animation	f	Binding	(_?:Animation?)	Binding<_>
  animation	f	HoverEffectContent	(_:Animation?,body:{(EmptyHoverEffectContent)})	some HoverEffectContent
  animation	f	ScrollTransitionConfiguration	(_:Animation)	ScrollTransitionConfiguration
  animation	f	Transition	(_:Animation?)	some Transition
  animation	f	View	(_:Animation?)	some View
  animation	f	View	(_:Animation?,body:{@(PlaceholderContentView)})	some View
  animation	f	View	(_:Animation?,value:some Equatable)	some View
  animation	f	ViewModifier	(_:Animation?)	some ViewModifier
  animation	v	Transaction		Animation?
  antialiased	f	Image	(_:Bool)	Image
  anyTextModifier	F	Text.Modifier	(_:AnyTextModifier)	Self
  anyTextStorage	F	Text.Storage	(_:AnyTextStorage)	Self
  appBackgrounded	V	SnapshotData.SnapshotReason		Self
  appInfo	V	CommandGroupPlacement		CommandGroupPlacement
  appRefresh	F	BackgroundTask	(_:String)	BackgroundTask<Void,Void>
  appRefresh	V	BackgroundTask		BackgroundTask<String?,Void>
  appScheduled	V	SnapshotData.SnapshotReason		Self
  appSettings	V	CommandGroupPlacement		CommandGroupPlacement
  appTermination	V	CommandGroupPlacement		CommandGroupPlacement
  appVisibility	V	CommandGroupPlacement		CommandGroupPlacement
  appear	V	SymbolEffect		AppearSymbolEffect
  appearsActive	v	EnvironmentValues		Bool
  append	f	NavigationPath	(_:some Decodable)	Void
  append	f	NavigationPath	(_:some Hashable)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:AttributedString)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:ClosedRange<Date>)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:Date,style:Text.DateStyle)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:DateInterval)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:Image)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:LocalizedStringResource)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:String)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:Text)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:TimeDataSource<_>,format:some DiscreteFormatStyle)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:_,format:some FormatStyle)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:some NSObject,formatter?:Formatter?)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:some ReferenceConvertible,formatter?:Formatter?)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:some _FormatSpecifiable)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(_:some _FormatSpecifiable,specifier:String)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(accessibilityName:Color)	Void
  appendInterpolation	f	LocalizedStringKey.StringInterpolation	(timerInterval:ClosedRange<Date>,pauseTime?:Date?,countsDown?:Bool,showsHours?:Bool)	Void
  appendLiteral	f	LocalizedStringKey.StringInterpolation	(_:String)	Void
  apply	f	Transition	(content:some View,phase:TransitionPhase)	some View
  applying	f	CGPoint	(_:ProjectionTransform)	CGPoint
  applying	f	Path	(_:CGAffineTransform)	Path
  argc	V	CommandLine		Int32
  arguments	V	CommandLine		[String]
  arguments	v	Shader		[Shader.Argument]
  ascent	v	Text.Layout.TypographicBounds		CGFloat
  aspectRatio	f	View	(_:CGSize,contentMode:ContentMode)	some View
  aspectRatio	f	View	(_?:CGFloat?,contentMode:ContentMode)	some View
  asymmetric	F	AnyTransition	(insertion:AnyTransition,removal:AnyTransition)	AnyTransition
  autocapitalization	f	View	(_:UITextAutocapitalizationType)	some View
  autocorrectionDisabled	f	View	(_?:Bool)	some View
  autocorrectionDisabled	v	EnvironmentValues		Bool
  automatic	V	AdaptableTabBarPlacement		AdaptableTabBarPlacement
  automatic	V	AlternatingRowBackgroundBehavior		AlternatingRowBackgroundBehavior
  automatic	V	ButtonBorderShape		ButtonBorderShape
  automatic	V	ButtonRepeatBehavior		ButtonRepeatBehavior
  automatic	V	ContentMarginPlacement		ContentMarginPlacement
  automatic	V	ControlGroupStyle		AutomaticControlGroupStyle
  automatic	V	CurrencyFormatStyleConfiguration.SignDisplayStrategy		CurrencyFormatStyleConfiguration.SignDisplayStrategy
  automatic	V	CustomHoverEffect		AutomaticHoverEffect
  automatic	V	DatePickerStyle		DefaultDatePickerStyle
  automatic	V	DefaultFocusEvaluationPriority		DefaultFocusEvaluationPriority
  automatic	V	DialogSeverity		DialogSeverity
  automatic	V	DisclosureGroupStyle		AutomaticDisclosureGroupStyle
  automatic	V	FocusInteractions		FocusInteractions
  automatic	V	FormStyle		AutomaticFormStyle
  automatic	V	GaugeStyle		DefaultGaugeStyle
  automatic	V	GroupBoxStyle		DefaultGroupBoxStyle
  automatic	V	HoverEffect		HoverEffect
  automatic	V	KeyboardShortcut.Localization		KeyboardShortcut.Localization
  automatic	V	LabelStyle		DefaultLabelStyle
  automatic	V	LabeledContentStyle		AutomaticLabeledContentStyle
  automatic	V	ListStyle		DefaultListStyle
  automatic	V	MaterialActiveAppearance		MaterialActiveAppearance
  automatic	V	MenuActionDismissBehavior		MenuActionDismissBehavior
  automatic	V	MenuOrder		MenuOrder
  automatic	V	MenuStyle		DefaultMenuStyle
  automatic	V	NavigationBarItem.TitleDisplayMode		Self
  automatic	V	NavigationSplitViewStyle		AutomaticNavigationSplitViewStyle
  automatic	V	NavigationSplitViewVisibility		NavigationSplitViewVisibility
  automatic	V	NavigationTransition		AutomaticNavigationTransition
  automatic	V	NavigationViewStyle		DefaultNavigationViewStyle
  automatic	V	NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy		NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  automatic	V	NumberFormatStyleConfiguration.Grouping		NumberFormatStyleConfiguration.Grouping
  automatic	V	NumberFormatStyleConfiguration.Notation		NumberFormatStyleConfiguration.Notation
  automatic	V	NumberFormatStyleConfiguration.SignDisplayStrategy		NumberFormatStyleConfiguration.SignDisplayStrategy
  automatic	V	PageIndexViewStyle.BackgroundDisplayMode		PageIndexViewStyle.BackgroundDisplayMode
  automatic	V	PageTabViewStyle.IndexDisplayMode		PageTabViewStyle.IndexDisplayMode
  automatic	V	PaletteSelectionEffect		PaletteSelectionEffect
  automatic	V	PickerStyle		DefaultPickerStyle
  automatic	V	PresentationAdaptation		PresentationAdaptation
  automatic	V	PresentationBackgroundInteraction		PresentationBackgroundInteraction
  automatic	V	PresentationContentInteraction		PresentationContentInteraction
  automatic	V	PresentationSizing		AutomaticPresentationSizing
  automatic	V	PrimitiveButtonStyle		DefaultButtonStyle
  automatic	V	ProgressViewStyle		DefaultProgressViewStyle
  automatic	V	SceneRestorationBehavior		SceneRestorationBehavior
  automatic	V	ScrollBounceBehavior		ScrollBounceBehavior
  automatic	V	ScrollContentOffsetAdjustmentBehavior		ScrollContentOffsetAdjustmentBehavior
  automatic	V	ScrollDismissesKeyboardMode		ScrollDismissesKeyboardMode
  automatic	V	ScrollIndicatorVisibility		ScrollIndicatorVisibility
  automatic	V	ScrollInputBehavior		ScrollInputBehavior
  automatic	V	SearchFieldPlacement		SearchFieldPlacement
  automatic	V	SearchFieldPlacement.NavigationBarDrawerDisplayMode		SearchFieldPlacement.NavigationBarDrawerDisplayMode
  automatic	V	SearchPresentationToolbarBehavior		SearchPresentationToolbarBehavior
  automatic	V	SearchScopeActivation		SearchScopeActivation
  automatic	V	SearchSuggestionsPlacement		SearchSuggestionsPlacement
  automatic	V	SpringLoadingBehavior		SpringLoadingBehavior
  automatic	V	SymbolEffect		AutomaticSymbolEffect
  automatic	V	TabCustomizationBehavior		TabCustomizationBehavior
  automatic	V	TabPlacement		TabPlacement
  automatic	V	TabViewStyle		DefaultTabViewStyle
  automatic	V	TableColumnAlignment		TableColumnAlignment
  automatic	V	TextEditorStyle		AutomaticTextEditorStyle
  automatic	V	TextFieldStyle		DefaultTextFieldStyle
  automatic	V	TextInputDictationBehavior		TextInputDictationBehavior
  automatic	V	TextSelectionAffinity		Self
  automatic	V	ToggleStyle		DefaultToggleStyle
  automatic	V	ToolbarItemPlacement		ToolbarItemPlacement
  automatic	V	ToolbarLabelStyle		ToolbarLabelStyle
  automatic	V	ToolbarPlacement		ToolbarPlacement
  automatic	V	ToolbarRole		ToolbarRole
  automatic	V	ToolbarTitleDisplayMode		ToolbarTitleDisplayMode
  automatic	V	TypesettingLanguage		TypesettingLanguage
  automatic	V	VerticalPageTabViewStyle.TransitionStyle		VerticalPageTabViewStyle.TransitionStyle
  automatic	V	ViewAlignedScrollTargetBehavior.LimitBehavior		ViewAlignedScrollTargetBehavior.LimitBehavior
  automatic	V	Visibility		Self
  automatic	V	WindowManagerRole		WindowManagerRole
  automatic	V	WindowResizability		WindowResizability
  automatic	V	WindowToolbarFullScreenVisibility		WindowToolbarFullScreenVisibility
  automatic	V	WorldAlignmentBehavior		WorldAlignmentBehavior
  automatic	V	WritingToolsBehavior		WritingToolsBehavior
  autoupdatingCurrent	V	TimeZone		TimeZone
  availableStringEncodings	V	String		[String.Encoding]
  avoidHidingContent	V	SearchPresentationToolbarBehavior		SearchPresentationToolbarBehavior
  awayFromZero	V	FloatingPointRoundingRule		Self
  axes	v	ScrollTargetBehaviorContext		Axis.Set
  axes	v	ScrollTargetBehaviorPropertiesContext		Axis.Set
  axes	v	ScrollView		Axis.Set
  azimuth	v	PencilHoverPose		Angle
  b1	v	ColorMatrix		Float
  backDeployable_accessoryBar	F	ToolbarItemPlacement	(id:some Hashable)	ToolbarItemPlacement
  backDeployable_accessoryBar	F	ToolbarPlacement	(id:some Hashable)	ToolbarPlacement
  backdrop	V	GraphicsContext.Shading		GraphicsContext.Shading
  background	V	ScenePhase		Self
  background	V	ShapeStyle		BackgroundStyle
  background	f	MatchedTransitionSourceConfiguration	(_:Color)	some MatchedTransitionSourceConfiguration
  background	f	View	(_:some ShapeStyle,ignoresSafeAreaEdges?:Edge.Set)	some View
  background	f	View	(_:some ShapeStyle,in:some InsettableShape,fillStyle?:FillStyle)	some View
  background	f	View	(_:some ShapeStyle,in:some Shape,fillStyle?:FillStyle)	some View
  background	f	View	(_:some View,alignment?:Alignment)	some View
  background	f	View	(alignment?:Alignment,content:{@()})	some View
  background	f	View	(ignoresSafeAreaEdges?:Edge.Set)	some View
  background	f	View	(in:some InsettableShape,fillStyle?:FillStyle)	some View
  background	f	View	(in:some Shape,fillStyle?:FillStyle)	some View
  background	v	FillShapeView		_
  background	v	MeshGradient		Color
  background	v	StrokeBorderShapeView		_
  background	v	StrokeShapeView		_
  backgroundMaterial	v	EnvironmentValues		Material?
  backgroundPreferenceValue	f	View	(_:_,alignment?:Alignment,_:{@(_)})	some View
  backgroundPreferenceValue	f	View	(_?:_,_:{@(_)})	some View
  backgroundProminence	v	EnvironmentValues		BackgroundProminence
  backgroundStyle	f	View	(_:some ShapeStyle)	some View
  backgroundStyle	v	EnvironmentValues		AnyShapeStyle?
  badge	f	TabContent	(_:Int)	some TabContent<_>
  badge	f	TabContent	(_:LocalizedStringKey)	some TabContent<_>
  badge	f	TabContent	(_:Text?)	some TabContent<_>
  badge	f	TabContent	(_:some StringProtocol)	some TabContent<_>
  badge	f	View	(_:Int)	some View
  badge	f	View	(_:LocalizedStringKey?)	some View
  badge	f	View	(_:Text?)	some View
  badge	f	View	(_:some StringProtocol?)	some View
  badgeProminence	f	View	(_:BadgeProminence)	some View
  badgeProminence	v	EnvironmentValues		BadgeProminence
  balanced	V	NavigationSplitViewStyle		BalancedNavigationSplitViewStyle
  bar	V	Material		Material
  bar	V	ShapeStyle		Material
  base	v	Animation		CustomAnimation
  base	v	AnyScrollTargetBehavior		ScrollTargetBehavior
  base	v	GestureStateGesture		_
  basedOnSize	V	ScrollBounceBehavior		ScrollBounceBehavior
  baseline	F	Text.Modifier	(_:CGFloat)	Self
  baseline	v	GraphicsContext.ResolvedImage		CGFloat
  baselineOffset	f	Text	(_:CGFloat)	Text
  baselineOffset	f	View	(_:CGFloat)	some View
  beginningOfSentence	V	FormatStyleCapitalizationContext		FormatStyleCapitalizationContext
  behavior	f	HoverEffectGroup	(_:HoverEffectGroup.Behavior)	HoverEffectGroup
  bezier	F	UnitCurve	(startControlPoint:_,endControlPoint:_)	UnitCurve
  bezierPoints	F	MeshGradient.Locations	(_:[MeshGradient.BezierPoint])	Self
  bidirectionalCollectionLast	V	PredicateExpressions.KeyPath.CommonKeyPathKind		Self
  bitWidth	V	FixedWidthInteger		Int
  bitWidth	V	Int		Int
  bits	v	AlignmentKey		UInt
  black	V	Color		Color
  black	V	Font.Weight		Font.Weight
  black	V	ShapeStyle		Color
  blendMode	F	ShapeStyle	(_:BlendMode)	some ShapeStyle
  blendMode	f	ShapeStyle	(_:BlendMode)	some ShapeStyle
  blendMode	f	View	(_:BlendMode)	some View
  blendMode	f	VisualEffect	(_:BlendMode)	some VisualEffect
  blendMode	v	GraphicsContext		GraphicsContext.BlendMode
  blockQuote	V	PresentationIntent.Kind		Self
  blue	V	Color		Color
  blue	V	ShapeStyle		Color
  blue	v	Color.Resolved		Float
  bluetoothAlert	V	BackgroundTask		BackgroundTask<Void,Void>
  blur	F	GraphicsContext.Filter	(radius:CGFloat,options?:GraphicsContext.BlurOptions)	GraphicsContext.Filter
  blur	V	VerticalPageTabViewStyle.TransitionStyle		VerticalPageTabViewStyle.TransitionStyle
  blur	f	View	(radius:CGFloat,opaque?:Bool)	some View
  blur	f	VisualEffect	(radius:CGFloat,opaque?:Bool)	some VisualEffect
  blurReplace	F	Transition	(_?:BlurReplaceTransition.Configuration)	Self
  blurReplace	V	Transition		BlurReplaceTransition
  body	V	Font		Font
  body	V	Font.TextStyle		Self
  bold	V	Font.Weight		Font.Weight
  bold	V	LegibilityWeight		Self
  bold	f	Font	()	Font
  bold	f	Text	()	Text
  bold	f	Text	(_:Bool)	Text
  bold	f	View	(_?:Bool)	some View
  boldText	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  border	f	View	(_:some ShapeStyle,width?:CGFloat)	some View
  bordered	F	ListStyle	(alternatesRowBackgrounds:Bool)	BorderedListStyle
  bordered	V	ListStyle		BorderedListStyle
  bordered	V	PrimitiveButtonStyle		BorderedButtonStyle
  borderedButton	V	MenuStyle		BorderedButtonMenuStyle
  borderedProminent	V	PrimitiveButtonStyle		BorderedProminentButtonStyle
  borderless	V	PrimitiveButtonStyle		BorderlessButtonStyle
  borderlessButton	V	MenuStyle		BorderlessButtonMenuStyle
  bottom	V	Alignment		Alignment
  bottom	V	Anchor.Source		?
  bottom	V	Edge		Self
  bottom	V	Edge.Set		Edge.Set
  bottom	V	FrameResizePosition		Self
  bottom	V	UnitPoint		UnitPoint
  bottom	V	VerticalAlignment		VerticalAlignment
  bottom	V	VerticalEdge		Self
  bottom	V	VerticalEdge.Set		VerticalEdge.Set
  bottom	v	EdgeInsets		CGFloat
  bottomBar	V	TabBarPlacement		TabBarPlacement
  bottomBar	V	ToolbarItemPlacement		ToolbarItemPlacement
  bottomBar	V	ToolbarPlacement		ToolbarPlacement
  bottomControlPoint	v	MeshGradient.BezierPoint		SIMD2<Float>
  bottomLeading	V	Alignment		Alignment
  bottomLeading	V	Anchor.Source		?
  bottomLeading	V	FrameResizePosition		Self
  bottomLeading	V	UnitPoint		UnitPoint
  bottomLeading	v	RectangleCornerRadii		CGFloat
  bottomOrnament	V	ToolbarItemPlacement		ToolbarItemPlacement
  bottomOrnament	V	ToolbarPlacement		ToolbarPlacement
  bottomTrailing	V	Alignment		Alignment
  bottomTrailing	V	Anchor.Source		?
  bottomTrailing	V	FrameResizePosition		Self
  bottomTrailing	V	ScrollTransitionPhase		Self
  bottomTrailing	V	UnitPoint		UnitPoint
  bottomTrailing	v	RectangleCornerRadii		CGFloat
  bounce	V	SymbolEffect		BounceSymbolEffect
  bounce	v	Spring		Double
  bouncy	F	Animation	(duration?:TimeInterval,extraBounce?:Double)	Animation
  bouncy	F	Spring	(duration?:TimeInterval,extraBounce?:Double)	Spring
  bouncy	V	Animation		Animation
  bouncy	V	Spring		Spring
  boundingRect	V	Shader.Argument		Shader.Argument
  boundingRect	v	Path		CGRect
  bounds	V	Anchor.Source		?
  bounds	f	GeometryProxy	(of:NamedCoordinateSpace)	CGRect?
  bounds	v	DisplayProxy		CGRect
  bounds	v	ScrollGeometry		CGRect
  box	v	AnyShapeStyle.Storage		AnyShapeStyleBox
  breathe	V	SymbolEffect		BreatheSymbolEffect
  brightness	F	GraphicsContext.Filter	(_:Double)	GraphicsContext.Filter
  brightness	f	View	(_:Double)	some View
  brightness	f	VisualEffect	(_:Double)	some VisualEffect
  brown	V	Color		Color
  brown	V	ShapeStyle		Color
  browser	V	ToolbarRole		ToolbarRole
  bundle	F	ShaderLibrary	(_:Bundle)	ShaderLibrary
  button	V	MenuStyle		ButtonMenuStyle
  button	V	ToggleStyle		ButtonToggleStyle
  buttonBorder	V	Shape		ButtonBorderShape
  buttonBorderShape	f	View	(_:ButtonBorderShape)	some View
  buttonRepeatBehavior	f	View	(_:ButtonRepeatBehavior)	some View
  buttonRepeatBehavior	v	EnvironmentValues		ButtonRepeatBehavior
  buttonStyle	f	View	(_:some ButtonStyle)	some View
  buttonStyle	f	View	(_:some PrimitiveButtonStyle)	some View
  cadence	v	TimelineView.Context		?
  calendar	v	EnvironmentValues		Calendar
  callAsFunction	f	DismissAction	()	Void
  callAsFunction	f	DismissImmersiveSpaceAction	()	Void
  callAsFunction	f	DismissSearchAction	()	Void
  callAsFunction	f	DismissWindowAction	()	Void
  callAsFunction	f	DismissWindowAction	(id:String)	Void
  callAsFunction	f	DismissWindowAction	(id:String,value:some Decodable)	Void
  callAsFunction	f	DismissWindowAction	(value:some Decodable)	Void
  callAsFunction	f	Layout	(_:{@()})	some View
  callAsFunction	f	OpenImmersiveSpaceAction	(id:String)	OpenImmersiveSpaceAction.Result
  callAsFunction	f	OpenImmersiveSpaceAction	(id:String,value:some Decodable)	OpenImmersiveSpaceAction.Result
  callAsFunction	f	OpenImmersiveSpaceAction	(value:some Decodable)	OpenImmersiveSpaceAction.Result
  callAsFunction	f	OpenSettingsAction	()	Void
  callAsFunction	f	OpenURLAction	(_:URL)	Void
  callAsFunction	f	OpenURLAction	(_:URL,completion:{(Bool)})	Void
  callAsFunction	f	OpenWindowAction	(id:String)	Void
  callAsFunction	f	OpenWindowAction	(id:String,sharingBehavior:OpenWindowAction.SharingBehavior)	Void
  callAsFunction	f	OpenWindowAction	(id:String,value:some Decodable)	Void
  callAsFunction	f	OpenWindowAction	(id:String,value:some Decodable,sharingBehavior:OpenWindowAction.SharingBehavior)	Void
  callAsFunction	f	OpenWindowAction	(value:some Decodable)	Void
  callAsFunction	f	OpenWindowAction	(value:some Decodable,sharingBehavior:OpenWindowAction.SharingBehavior)	Void
  callAsFunction	f	PushWindowAction	(id:String)	Void
  callAsFunction	f	PushWindowAction	(id:String,value:some Decodable)	Void
  callAsFunction	f	PushWindowAction	(value:some Decodable)	Void
  callAsFunction	f	RefreshAction	()	Void
  callAsFunction	f	RenameAction	()	Void
  callAsFunction	f	ResetFocusAction	(in:Namespace.ID)	Void
  callout	V	Font		Font
  callout	V	Font.TextStyle		Self
  cancel	F	Alert.Button	(_:_)	_
  cancel	F	Alert.Button	(_:_,action:_)	_
  cancel	V	ButtonRole		ButtonRole
  cancel	V	DropOperation		Self
  cancelAction	V	KeyboardShortcut		KeyboardShortcut
  cancellationAction	V	ToolbarItemPlacement		ToolbarItemPlacement
  cancelled	V	AsyncStream.Continuation.Termination		Self
  cancelled	V	AsyncThrowingStream.Continuation.Termination		Self
  cancelled	V	SpatialEventCollection.Event.Phase		SpatialEventCollection.Event.Phase
  capsLock	V	EventModifiers		EventModifiers
  capsule	F	Shape	(style:RoundedCornerStyle)	Self
  capsule	V	ButtonBorderShape		ButtonBorderShape
  capsule	V	Shape		Capsule
  caption	V	Font		Font
  caption	V	Font.TextStyle		Self
  caption2	V	Font		Font
  caption2	V	Font.TextStyle		Self
  card	V	PrimitiveButtonStyle		CardButtonStyle
  carousel	V	ListStyle		CarouselListStyle
  carousel	V	TabViewStyle		CarouselTabViewStyle
  causesPageTurn	V	AccessibilityTraits		AccessibilityTraits
  center	V	Alignment		Alignment
  center	V	Anchor.Source		?
  center	V	HorizontalAlignment		HorizontalAlignment
  center	V	PresentationIntent.TableColumn.Alignment		Self
  center	V	TableColumnAlignment		TableColumnAlignment
  center	V	TextAlignment		Self
  center	V	UnitPoint		UnitPoint
  center	V	VerticalAlignment		VerticalAlignment
  centerFirstTextBaseline	V	Alignment		Alignment
  centerLastTextBaseline	V	Alignment		Alignment
  centered	V	ScrollTransitionConfiguration.Threshold		ScrollTransitionConfiguration.Threshold
  cgColor	v	Color		CGColor?
  cgColor	v	Color.Resolved		CGColor
  cgImage	v	ImageRenderer		CGImage?
  cgPath	v	Path		CGPath
  character	v	KeyEquivalent		Character
  characterIndices	v	Text.Layout.Run		[Text.Layout.CharacterIndex]
  characterIndices	v	Text.Layout.RunSlice		[Text.Layout.CharacterIndex]
  characters	V	TextInputAutocapitalization		TextInputAutocapitalization
  characters	v	KeyPress		String
  checkbox	V	ToggleStyle		CheckboxToggleStyle
  circle	V	ButtonBorderShape		ButtonBorderShape
  circle	V	Shape		Circle
  circle	V	SymbolVariants		SymbolVariants
  circle	v	SymbolVariants		SymbolVariants
  circular	V	GaugeStyle		CircularGaugeStyle
  circular	V	ProgressViewStyle		CircularProgressViewStyle
  circular	V	RoundedCornerStyle		Self
  circularEaseIn	V	UnitCurve		UnitCurve
  circularEaseInOut	V	UnitCurve		UnitCurve
  circularEaseOut	V	UnitCurve		UnitCurve
  clear	V	Color		Color
  clear	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  clear	V	KeyEquivalent		KeyEquivalent
  clear	V	ShapeStyle		Color
  clip	f	GraphicsContext	(to:Path,style?:FillStyle,options?:GraphicsContext.ClipOptions)	Void
  clipBoundingRect	v	GraphicsContext		CGRect
  clipShape	f	HoverEffectContent	(_:some Shape,style?:FillStyle)	some HoverEffectContent
  clipShape	f	MatchedTransitionSourceConfiguration	(_:RoundedRectangle)	some MatchedTransitionSourceConfiguration
  clipShape	f	View	(_:some Shape,style?:FillStyle)	some View
  clipToLayer	f	GraphicsContext	(opacity?:Double,options?:GraphicsContext.ClipOptions,content:{(GraphicsContext)})	Void
  clipped	f	View	(antialiased?:Bool)	some View
  closeSubpath	V	Path.Element		Self
  closeSubpath	f	Path	()	Void
  codable	v	NavigationPath		NavigationPath.CodableRepresentation?
  collapsed	V	ExpansionState		Self
  collectionCount	V	PredicateExpressions.KeyPath.CommonKeyPathKind		Self
  collectionFirst	V	PredicateExpressions.KeyPath.CommonKeyPathKind		Self
  collectionIsEmpty	V	PredicateExpressions.KeyPath.CommonKeyPathKind		Self
  color	F	GraphicsContext.Shading	(_:Color)	GraphicsContext.Shading
  color	F	GraphicsContext.Shading	(_?:Color.RGBColorSpace,red:Double,green:Double,blue:Double,opacity?:Double)	GraphicsContext.Shading
  color	F	GraphicsContext.Shading	(_?:Color.RGBColorSpace,white:Double,opacity?:Double)	GraphicsContext.Shading
  color	F	Shader.Argument	(_:Color)	Shader.Argument
  color	F	Text.Modifier	(_:Color?)	Self
  color	V	BlendMode		Self
  color	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  color	v	Gradient.Stop		Color
  colorArray	F	Shader.Argument	(_:[Color])	Shader.Argument
  colorBurn	V	BlendMode		Self
  colorBurn	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  colorDodge	V	BlendMode		Self
  colorDodge	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  colorEffect	V	Shader.UsageType		Shader.UsageType
  colorEffect	f	View	(_:Shader,isEnabled?:Bool)	some View
  colorEffect	f	VisualEffect	(_:Shader,isEnabled?:Bool)	some VisualEffect
  colorInvert	F	GraphicsContext.Filter	(_?:Double)	GraphicsContext.Filter
  colorInvert	f	View	()	some View
  colorMatrix	F	GraphicsContext.Filter	(_:ColorMatrix)	GraphicsContext.Filter
  colorMode	v	Canvas		ColorRenderingMode
  colorMode	v	ImageRenderer		ColorRenderingMode
  colorMultiply	F	GraphicsContext.Filter	(_:Color)	GraphicsContext.Filter
  colorMultiply	f	View	(_:Color)	some View
  colorScheme	f	View	(_:ColorScheme)	some View
  colorScheme	v	EnvironmentValues		ColorScheme
  colorSchemeContrast	v	EnvironmentValues		ColorSchemeContrast
  colorShader	F	GraphicsContext.Filter	(_:Shader)	GraphicsContext.Filter
  colorSpace	f	AnyGradient	(_:Gradient.ColorSpace)	AnyGradient
  colorSpace	f	Gradient	(_:Gradient.ColorSpace)	AnyGradient
  colorSpace	v	MeshGradient		Gradient.ColorSpace
  colors	F	MeshGradient.Colors	(_:[Color])	Self
  colors	v	MeshGradient		MeshGradient.Colors
  columns	V	FormStyle		ColumnsFormStyle
  columns	V	NavigationViewStyle		ColumnNavigationViewStyle
  combine	V	AccessibilityChildBehavior		AccessibilityChildBehavior
  combineExplicit	f	HorizontalAlignment	(_:some Sequence)	CGFloat?
  combineExplicit	f	VerticalAlignment	(_:some Sequence)	CGFloat?
  combined	f	AnyTransition	(with:AnyTransition)	AnyTransition
  combined	f	Transition	(with:some Transition)	some Transition
  command	V	EventModifiers		EventModifiers
  compact	V	DatePickerStyle		CompactDatePickerStyle
  compact	V	ListSectionSpacing		ListSectionSpacing
  compact	V	UserInterfaceSizeClass		Self
  compactMenu	V	ControlGroupStyle		CompactMenuControlGroupStyle
  compactName	V	NumberFormatStyleConfiguration.Notation		NumberFormatStyleConfiguration.Notation
  compile	f	Shader	(as:Shader.UsageType)	Void
  complete	V	WritingToolsBehavior		WritingToolsBehavior
  complicationUpdate	V	SnapshotData.SnapshotReason		Self
  compositingGroup	f	View	()	some View
  compressed	V	Font.Width		Font.Width
  concat	f	ViewModifier	(_:_)	ModifiedContent<Self,_>
  concatenate	f	GraphicsContext	(_:CGAffineTransform)	Void
  concatenating	f	ProjectionTransform	(_:ProjectionTransform)	ProjectionTransform
  condensed	V	Font.Width		Font.Width
  condensedAbbreviated	V	Duration.UnitsFormatStyle.UnitWidth		Duration.UnitsFormatStyle.UnitWidth
  configuration	v	BlurReplaceTransition		BlurReplaceTransition.Configuration
  confirmationAction	V	ToolbarItemPlacement		ToolbarItemPlacement
  confirmationDialog	f	View	(_:LocalizedStringKey,isPresented:Binding<Bool>,titleVisibility?:Visibility,actions:{@()})	some View
  confirmationDialog	f	View	(_:LocalizedStringKey,isPresented:Binding<Bool>,titleVisibility?:Visibility,actions:{@()},message:{@()})	some View
  confirmationDialog	f	View	(_:LocalizedStringKey,isPresented:Binding<Bool>,titleVisibility?:Visibility,presenting:_?,actions:{@(_)})	some View
  confirmationDialog	f	View	(_:LocalizedStringKey,isPresented:Binding<Bool>,titleVisibility?:Visibility,presenting:_?,actions:{@(_)},message:{@(_)})	some View
  confirmationDialog	f	View	(_:Text,isPresented:Binding<Bool>,titleVisibility?:Visibility,actions:{@()})	some View
  confirmationDialog	f	View	(_:Text,isPresented:Binding<Bool>,titleVisibility?:Visibility,actions:{@()},message:{@()})	some View
  confirmationDialog	f	View	(_:Text,isPresented:Binding<Bool>,titleVisibility?:Visibility,presenting:_?,actions:{@(_)})	some View
  confirmationDialog	f	View	(_:Text,isPresented:Binding<Bool>,titleVisibility?:Visibility,presenting:_?,actions:{@(_)},message:{@(_)})	some View
  confirmationDialog	f	View	(_:some StringProtocol,isPresented:Binding<Bool>,titleVisibility?:Visibility,actions:{@()})	some View
  confirmationDialog	f	View	(_:some StringProtocol,isPresented:Binding<Bool>,titleVisibility?:Visibility,actions:{@()},message:{@()})	some View
  confirmationDialog	f	View	(_:some StringProtocol,isPresented:Binding<Bool>,titleVisibility?:Visibility,presenting:_?,actions:{@(_)})	some View
  confirmationDialog	f	View	(_:some StringProtocol,isPresented:Binding<Bool>,titleVisibility?:Visibility,presenting:_?,actions:{@(_)},message:{@(_)})	some View
  conicGradient	F	GraphicsContext.Shading	(_:Gradient,center:CGPoint,angle?:Angle,options?:GraphicsContext.GradientOptions)	GraphicsContext.Shading
  conicGradient	F	ShapeStyle	(_:AnyGradient,center?:UnitPoint,angle?:Angle)	some ShapeStyle
  conicGradient	F	ShapeStyle	(_:Gradient,center:UnitPoint,angle?:Angle)	AngularGradient
  conicGradient	F	ShapeStyle	(colors:[Color],center:UnitPoint,angle?:Angle)	AngularGradient
  conicGradient	F	ShapeStyle	(stops:[Gradient.Stop],center:UnitPoint,angle?:Angle)	AngularGradient
  console	V	AccessibilityTextContentType		AccessibilityTextContentType
  constant	F	Binding	(_:_)	Binding<_>
  constrainedHigh	V	Image.DynamicRange		Image.DynamicRange
  contain	V	AccessibilityChildBehavior		AccessibilityChildBehavior
  container	V	SafeAreaRegions		SafeAreaRegions
  containerBackground	f	View	(_:some ShapeStyle,for:ContainerBackgroundPlacement)	some View
  containerBackground	f	View	(for:ContainerBackgroundPlacement,alignment?:Alignment,content:{@()})	some View
  containerRelative	V	Shape		ContainerRelativeShape
  containerRelativeFrame	f	View	(_:Axis.Set,alignment?:Alignment)	some View
  containerRelativeFrame	f	View	(_:Axis.Set,alignment?:Alignment,_:{(CGFloat,Axis)})	some View
  containerRelativeFrame	f	View	(_:Axis.Set,count:Int,span?:Int,spacing:CGFloat,alignment?:Alignment)	some View
  containerShape	f	View	(_:some InsettableShape)	some View
  containerSize	v	ScrollGeometry		CGSize
  containerSize	v	ScrollTargetBehaviorContext		CGSize
  containerValue	f	View	(_:WritableKeyPath<ContainerValues,_>,_:_)	some View
  containerValues	v	LayoutSubview		ContainerValues
  containerValues	v	SectionConfiguration		ContainerValues
  containerValues	v	Subview		ContainerValues
  contains	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	Bool
  contains	f	AccessibilityTraits	(_:AccessibilityTraits)	Bool
  contains	f	Path	(_:CGPoint,eoFill?:Bool)	Bool
  contains	f	SymbolVariants	(_:SymbolVariants)	Bool
  content	V	AccessibilityLabeledPairRole		Self
  content	V	NavigationSplitViewColumn		NavigationSplitViewColumn
  content	V	SearchSuggestionsPlacement		SearchSuggestionsPlacement
  content	V	SearchSuggestionsPlacement.Set		SearchSuggestionsPlacement.Set
  content	v	AccessibilityOptionalRotorContent		_?
  content	v	ControlGroupStyleConfiguration		ControlGroupStyleConfiguration.Content
  content	v	DisclosureGroupStyleConfiguration		DisclosureGroupStyleConfiguration.Content
  content	v	EquatableView		_
  content	v	ForEach		{}
  content	v	FormStyleConfiguration		FormStyleConfiguration.Content
  content	v	GeometryReader		{}
  content	v	GroupBoxStyleConfiguration		GroupBoxStyleConfiguration.Content
  content	v	IDView		_
  content	v	ImageRenderer		_
  content	v	LabeledContentStyleConfiguration		LabeledContentStyleConfiguration.Content
  content	v	ModifiedContent		_
  content	v	ScrollView		_
  content	v	ScrollViewReader		{}
  content	v	SectionConfiguration		SubviewsCollection
  contentInsets	v	ScrollGeometry		EdgeInsets
  contentMargins	f	View	(_:CGFloat,for?:ContentMarginPlacement)	some View
  contentMargins	f	View	(_?:Edge.Set,_:CGFloat?,for?:ContentMarginPlacement)	some View
  contentMargins	f	View	(_?:Edge.Set,_:EdgeInsets,for?:ContentMarginPlacement)	some View
  contentMinSize	V	WindowResizability		WindowResizability
  contentOffset	v	ScrollGeometry		CGPoint
  contentShape	f	View	(_:ContentShapeKinds,_:some Shape,eoFill?:Bool)	some View
  contentShape	f	View	(_:some Shape,eoFill?:Bool)	some View
  contentSize	V	WindowResizability		WindowResizability
  contentSize	v	ScrollGeometry		CGSize
  contentSize	v	ScrollTargetBehaviorContext		CGSize
  contentToolbar	f	View	(for:ContentToolbarPlacement,content:{()})	some View
  contentToolbar	f	View	(for:ContentToolbarPlacement,content:{@()})	some View
  contentTransition	f	View	(_:ContentTransition)	some View
  contentTransition	v	EnvironmentValues		ContentTransition
  contentTransitionAddsDrawingGroup	v	EnvironmentValues		Bool
  contentType	v	FileDocumentReadConfiguration		UTType
  contentType	v	FileDocumentWriteConfiguration		UTType
  contextMenu	f	TabContent	(menuItems:{@()})	some TabContent<_>
  contextMenu	f	View	(_:ContextMenu<some View>?)	some View
  contextMenu	f	View	(forSelectionType?:_,menu:{@(Set)},primaryAction?:{(Set)}?)	some View
  contextMenu	f	View	(menuItems:{@()})	some View
  contextMenu	f	View	(menuItems:{@()},preview:{@()})	some View
  contextMenuPreview	V	ContentShapeKinds		ContentShapeKinds
  continue	V	SubmitLabel		SubmitLabel
  continuous	V	RoundedCornerStyle		Self
  continuous	V	SymbolEffectOptions.RepeatBehavior		SymbolEffectOptions.RepeatBehavior
  contrast	F	GraphicsContext.Filter	(_:Double)	GraphicsContext.Filter
  contrast	f	View	(_:Double)	some View
  contrast	f	VisualEffect	(_:Double)	some VisualEffect
  control	V	EventModifiers		EventModifiers
  controlActiveState	v	EnvironmentValues		ControlActiveState
  controlGroupStyle	f	View	(_:some ControlGroupStyle)	some View
  controlSize	f	View	(_:ControlSize)	some View
  controlSize	v	EnvironmentValues		ControlSize
  coordinateSpace	f	View	(_:NamedCoordinateSpace)	some View
  coordinateSpace	f	View	(name:some Hashable)	some View
  coordinateSpace	v	CoordinateSpaceProtocol		CoordinateSpace
  coordinateSpace	v	DragGesture		CoordinateSpace
  coordinateSpace	v	GlobalCoordinateSpace		CoordinateSpace
  coordinateSpace	v	LocalCoordinateSpace		CoordinateSpace
  coordinateSpace	v	NamedCoordinateSpace		CoordinateSpace
  copy	V	DropOperation		Self
  copy	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  copyable	f	View	(_:{()})	some View
  cornerRadii	v	UnevenRoundedRectangle		RectangleCornerRadii
  cornerRadius	f	View	(_:CGFloat,antialiased?:Bool)	some View
  cornerSize	v	RoundedRectangle		CGSize
  count	v	NavigationPath		Int
  count	v	TapGesture		Int
  critical	V	DialogSeverity		DialogSeverity
  current	V	TimeZone		TimeZone
  currentDate	V	TimeDataSource		TimeDataSource<Date>
  currentPoint	v	Path		CGPoint?
  currentUser	V	TermOfAddress		TermOfAddress
  currentValueLabel	v	GaugeStyleConfiguration		GaugeStyleConfiguration.CurrentValueLabel?
  currentValueLabel	v	ProgressViewStyleConfiguration		ProgressViewStyleConfiguration.CurrentValueLabel?
  curve	F	Path.Element	(to:CGPoint,control1:CGPoint,control2:CGPoint)	Self
  custom	F	Font	(_:String,fixedSize:CGFloat)	Font
  custom	F	Font	(_:String,size:CGFloat)	Font
  custom	F	Font	(_:String,size:CGFloat,relativeTo:Font.TextStyle)	Font
  custom	F	ListSectionSpacing	(_:CGFloat)	ListSectionSpacing
  custom	F	PresentationDetent	(_:_)	PresentationDetent
  custom	V	KeyboardShortcut.Localization		KeyboardShortcut.Localization
  custom	V	PaletteSelectionEffect		PaletteSelectionEffect
  custom	f	WiggleSymbolEffect	(angle:Angle)	WiggleSymbolEffect
  customAttribute	f	Text	(_:some TextAttribute)	Text
  customMirror	v	Animation		Mirror
  customizationBehavior	f	CustomizableToolbarContent	(_:ToolbarCustomizationBehavior)	some CustomizableToolbarContent
  customizationBehavior	f	TabContent	(_:TabCustomizationBehavior,for:AdaptableTabBarPlacement...)	some TabContent<_>
  customizationID	f	TabContent	(_:String)	some TabContent<_>
  cuttable	f	View	(for?:_,action:{()})	some View
  cyan	V	Color		Color
  cyan	V	ShapeStyle		Color
  damping	v	Spring		Double
  dampingRatio	v	Spring		Double
  dark	V	ColorScheme		Self
  darken	V	BlendMode		Self
  darken	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  dash	V	Text.LineStyle.Pattern		Text.LineStyle.Pattern
  dash	v	StrokeStyle		[CGFloat]
  dashDot	V	Text.LineStyle.Pattern		Text.LineStyle.Pattern
  dashDotDot	V	Text.LineStyle.Pattern		Text.LineStyle.Pattern
  dashPhase	v	StrokeStyle		CGFloat
  data	F	Shader.Argument	(_:Data)	Shader.Argument
  data	v	DynamicViewContent		_
  data	v	ForEach		_
  data	v	ModifiedContent		_
  date	V	DatePickerComponents		DatePickerComponents
  date	V	Text.DateStyle		Text.DateStyle
  date	v	TimelineView.Context		Date
  datePickerStyle	f	View	(_:some DatePickerStyle)	some View
  dateRange	F	TimeDataSource	(endingAt:Date)	TimeDataSource<Range<Date>>
  dateRange	F	TimeDataSource	(startingAt:Date)	TimeDataSource<Range<Date>>
  dateTime	V	FormatStyle		Date.FormatStyle
  dateTime	V	ParseStrategy		Date.FormatStyle
  dateTime	V	ParseableFormatStyle		Date.FormatStyle
  days	V	Duration.UnitsFormatStyle.Unit		Duration.UnitsFormatStyle.Unit
  debugDescription	v	Animation		String
  debugDescription	v	AnyTextStorage		String
  debugDescription	v	KeyPress		String
  debugDescription	v	KeyPress.Phases		String
  debugDescription	v	ScrollGeometry		String
  debugDescription	v	ScrollPhase		String
  debugDescription	v	Viewpoint3D		String
  decelerating	V	ScrollPhase		Self
  decimal	V	Scanner.NumberRepresentation		Self
  decode	F	AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute	(from:_)	_
  decode	F	AttributeScopes.SwiftUIAttributes.KerningAttribute	(from:_)	_
  decode	F	AttributeScopes.SwiftUIAttributes.TrackingAttribute	(from:_)	_
  decodingConfiguration	V	DecodingConfigurationProviding		_
  decrease	V	SensoryFeedback		SensoryFeedback
  decreased	V	BadgeProminence		BadgeProminence
  decrement	V	AccessibilityAdjustmentDirection		Self
  default	F	Alert.Button	(_:_,action:_)	_
  default	F	TouchBarItemPresence	(_:String)	Self
  default	V	AccessibilityActionCategory		AccessibilityActionCategory
  default	V	AccessibilityActionKind		AccessibilityActionKind
  default	V	Animation		Animation
  default	V	Font.Design		Self
  default	V	ListSectionSpacing		ListSectionSpacing
  default	V	ShaderLibrary		ShaderLibrary
  default	V	SymbolEffectOptions		SymbolEffectOptions
  default	V	Text.Scale		Text.Scale
  default	V	ToolbarCustomizationBehavior		ToolbarCustomizationBehavior
  defaultAction	V	KeyboardShortcut		KeyboardShortcut
  defaultAdaptableTabBarPlacement	f	View	(_?:AdaptableTabBarPlacement)	some View
  defaultAppStorage	f	View	(_:UserDefaults)	some View
  defaultAppStorageDefaults	v	EnvironmentValues		UserDefaults
  defaultCStringEncoding	V	String		String.Encoding
  defaultCustomization	f	CustomizableToolbarContent	()	some CustomizableToolbarContent
  defaultCustomization	f	CustomizableToolbarContent	(_?:Visibility,options?:ToolbarCustomizationOptions)	some CustomizableToolbarContent
  defaultFocus	f	View	(_:?,_:some Hashable,priority?:DefaultFocusEvaluationPriority)	some View
  defaultHoverEffect	f	View	(_:HoverEffect?)	some View
  defaultHoverEffect	f	View	(_:some CustomHoverEffect)	some View
  defaultMinListHeaderHeight	v	EnvironmentValues		CGFloat?
  defaultMinListRowHeight	v	EnvironmentValues		CGFloat
  defaultScrollAnchor	f	View	(_:UnitPoint?)	some View
  defaultScrollAnchor	f	View	(_:UnitPoint?,for:ScrollAnchorRole)	some View
  defaultValue	F	AlignmentID	(in:ViewDimensions)	CGFloat
  defaultValue	V	AnimationStateKey		_
  defaultValue	V	AppearsActiveKey		Bool
  defaultValue	V	CanTransitionTraitKey		Bool
  defaultValue	V	ClipsListRowBackgroundTraitKey		Bool
  defaultValue	V	ContainerBackgroundTraitKey		AnyView?
  defaultValue	V	ContainerValueKey		_
  defaultValue	V	DepthTraitKey		Int
  defaultValue	V	EnvironmentKey		_
  defaultValue	V	IsAuxiliaryContentTraitKey		Bool
  defaultValue	V	IsCollapsibleTraitKey		Bool
  defaultValue	V	IsDeleteDisabledTraitKey		Bool
  defaultValue	V	IsEmptyViewTraitKey		Bool
  defaultValue	V	IsExpandedTraitKey		Binding<Bool>?
  defaultValue	V	IsLeafTraitKey		Bool
  defaultValue	V	IsLinkedGroupTraitKey		Bool
  defaultValue	V	IsMoveDisabledTraitKey		Bool
  defaultValue	V	IsSectionFooterTraitKey		Bool
  defaultValue	V	IsSectionHeaderTraitKey		Bool
  defaultValue	V	IsSectionedTraitKey		Bool
  defaultValue	V	IsSelectionEnabledTraitKey		Bool
  defaultValue	V	ItemProviderTraitKey		ItemProviderTraitKey.Value
  defaultValue	V	KeyboardShortcutPickerOptionTraitKey		KeyboardShortcut?
  defaultValue	V	LayoutPriorityTraitKey		Double
  defaultValue	V	LayoutValueKey		_
  defaultValue	V	ListItemReuseIdentifierTrait		String
  defaultValue	V	ListItemTintTraitKey		ListItemTint?
  defaultValue	V	ListRowBackgroundTraitKey		AnyView?
  defaultValue	V	ListRowInsetsTraitKey		EdgeInsets?
  defaultValue	V	ListRowPlatterColorTraitKey		Color?
  defaultValue	V	ListSectionSpacingTraitKey		ListSectionSpacing?
  defaultValue	V	NavigationSplitViewExtraWidePrimaryColumnTraitKey		Bool
  defaultValue	V	NavigationSplitViewOpaqueBackgroundTraitKey		Bool
  defaultValue	V	OnDeleteTraitKey		Optional<{}>
  defaultValue	V	OnMoveClipBackgroundTraitKey		Bool
  defaultValue	V	OnMoveTraitKey		Optional<{}>
  defaultValue	V	PreferenceKey		_
  defaultValue	V	PreviewColorSchemeTraitKey		ColorScheme?
  defaultValue	V	PreviewContextKey		_
  defaultValue	V	PreviewContextTraitKey		PreviewContext?
  defaultValue	V	PreviewDeviceTraitKey		PreviewDevice?
  defaultValue	V	PreviewDisplayNameTraitKey		String?
  defaultValue	V	PreviewInterfaceOrientationTraitKey		InterfaceOrientation
  defaultValue	V	PreviewLayoutTraitKey		PreviewLayout
  defaultValue	V	SectionIndexLabelKey		SectionIndexLabel?
  defaultValue	V	SectionIndexTitleKey		Text?
  defaultValue	V	ShouldExpandAllTraitKey		Binding<ExpansionState>?
  defaultValue	V	TagValueTraitKey		?
  defaultValue	V	Text.LayoutKey		Text.LayoutKey.Value
  defaultValue	V	TouchBarCustomizationLabelTraitKey		Text
  defaultValue	V	TouchBarItemPresenceTraitKey		TouchBarItemPresence?
  defaultValue	V	TouchBarItemPrincipalTraitKey		Bool
  defaultValue	V	TransactionKey		_
  defaultValue	V	TransitionTraitKey		AnyTransition
  defaultValue	V	TypeSelectEquivalentKey		Text?
  defaultValue	V	UseCompactSectionSpacingTraitKey		Bool
  defaultValue	V	ZIndexTraitKey		Double
  defaultVisibility	f	TabContent	(_:Visibility,for:AdaptableTabBarPlacement...)	some TabContent<_>
  defaultWheelPickerItemHeight	f	View	(_:CGFloat)	some View
  defaultWheelPickerItemHeight	v	EnvironmentValues		CGFloat
  defersSystemGestures	f	View	(on:Edge.Set)	some View
  degrees	F	Angle	(_:Double)	Angle
  degrees	v	Angle		Double
  delay	f	Animation	(_:TimeInterval)	Animation
  delete	V	AccessibilityActionKind		AccessibilityActionKind
  delete	V	EditActions		EditActions<_>
  delete	V	KeyEquivalent		KeyEquivalent
  deleteDisabled	f	View	(_:Bool)	some View
  deleteForward	V	KeyEquivalent		KeyEquivalent
  descent	v	Text.Layout.TypographicBounds		CGFloat
  description	v	Animation		String
  description	v	Axis		String
  description	v	Color		String
  description	v	Color.Resolved		String
  description	v	EnvironmentValues		String
  description	v	ExpansionState		String
  description	v	Path		String
  destinationAtop	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  destinationIn	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  destinationOut	V	BlendMode		Self
  destinationOut	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  destinationOver	V	BlendMode		Self
  destinationOver	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  destructive	F	Alert.Button	(_:_,action:_)	_
  destructive	V	ButtonRole		ButtonRole
  destructive	V	DismissBehavior		DismissBehavior
  destructiveAction	V	ToolbarItemPlacement		ToolbarItemPlacement
  detail	V	NavigationSplitViewColumn		NavigationSplitViewColumn
  detailOnly	V	NavigationSplitViewVisibility		NavigationSplitViewVisibility
  device	V	Gradient.ColorSpace		Gradient.ColorSpace
  dialogIcon	f	View	(_:Image?)	some View
  dialogPreventsAppTermination	f	View	(_:Bool?)	some View
  dialogSeverity	f	View	(_:DialogSeverity)	some View
  dialogSuppressionToggle	f	View	(_:LocalizedStringKey,isSuppressed:Binding<Bool>)	some View
  dialogSuppressionToggle	f	View	(_:Text,isSuppressed:Binding<Bool>)	some View
  dialogSuppressionToggle	f	View	(_:some StringProtocol,isSuppressed:Binding<Bool>)	some View
  dialogSuppressionToggle	f	View	(isSuppressed:Binding<Bool>)	some View
  didDisappear	V	TransitionPhase		Self
  difference	V	BlendMode		Self
  difference	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  digitalCrownAccessory	f	View	(_:Visibility)	some View
  digitalCrownAccessory	f	View	(content:{@()})	some View
  digitalCrownRotation	f	View	(_:Binding<some BinaryFloatingPoint>)	some View
  digitalCrownRotation	f	View	(_:Binding<some BinaryFloatingPoint>,from:some BinaryFloatingPoint,through:some BinaryFloatingPoint,by?:_?,sensitivity?:DigitalCrownRotationalSensitivity,isContinuous?:Bool,isHapticFeedbackEnabled?:Bool)	some View
  digitalCrownRotation	f	View	(_:Binding<some BinaryFloatingPoint>,from:some BinaryFloatingPoint,through:some BinaryFloatingPoint,sensitivity?:DigitalCrownRotationalSensitivity,isContinuous?:Bool,isHapticFeedbackEnabled?:Bool,onChange?:{(DigitalCrownEvent)},onIdle?:{()})	some View
  digitalCrownRotation	f	View	(_:Binding<some BinaryFloatingPoint>,onChange?:{(DigitalCrownEvent)},onIdle?:{()})	some View
  digitalCrownRotation	f	View	(detent:Binding<some BinaryFloatingPoint>,from:some BinaryFloatingPoint,through:some BinaryFloatingPoint,by:_,sensitivity?:DigitalCrownRotationalSensitivity,isContinuous?:Bool,isHapticFeedbackEnabled?:Bool,onChange?:{(DigitalCrownEvent)},onIdle?:{()})	some View
  digitalCrownRotation	f	View	(detent:Binding<some BinaryInteger>,from:some BinaryInteger,through:some BinaryInteger,by:_,sensitivity?:DigitalCrownRotationalSensitivity,isContinuous?:Bool,isHapticFeedbackEnabled?:Bool,onChange?:{(DigitalCrownEvent)},onIdle?:{()})	some View
  dimensions	f	LayoutSubview	(in:ProposedViewSize)	ViewDimensions
  direction	v	AccessibilityZoomGestureAction		AccessibilityZoomGestureAction.Direction
  disableAutocorrection	f	View	(_:Bool?)	some View
  disableAutocorrection	v	EnvironmentValues		Bool?
  disabled	V	AlternatingRowBackgroundBehavior		AlternatingRowBackgroundBehavior
  disabled	V	ButtonRepeatBehavior		ButtonRepeatBehavior
  disabled	V	MenuActionDismissBehavior		MenuActionDismissBehavior
  disabled	V	PresentationBackgroundInteraction		PresentationBackgroundInteraction
  disabled	V	ScrollContentOffsetAdjustmentBehavior		ScrollContentOffsetAdjustmentBehavior
  disabled	V	ScrollInputBehavior		ScrollInputBehavior
  disabled	V	SpringLoadingBehavior		SpringLoadingBehavior
  disabled	V	TabCustomizationBehavior		TabCustomizationBehavior
  disabled	V	TextSelectability		DisabledTextSelectability
  disabled	V	ToolbarCustomizationBehavior		ToolbarCustomizationBehavior
  disabled	V	WritingToolsBehavior		WritingToolsBehavior
  disabled	f	TabContent	(_:Bool)	some TabContent<_>
  disabled	f	View	(_:Bool)	some View
  disablesAnimations	v	Transaction		Bool
  disablesGroup	V	GraphicsContext.ShadowOptions		GraphicsContext.ShadowOptions
  disablesSubpixelQuantization	V	Text.Layout.DrawingOptions		Text.Layout.DrawingOptions
  disappear	V	SymbolEffect		DisappearSymbolEffect
  discarded	V	OpenURLAction.Result		OpenURLAction.Result
  disclosureGroupStyle	f	View	(_:some DisclosureGroupStyle)	some View
  dismiss	f	PresentationMode	()	Void
  dismiss	v	EnvironmentValues		DismissAction
  dismissBehavior	v	Transaction		DismissBehavior
  dismissImmersiveSpace	v	EnvironmentValues		DismissImmersiveSpaceAction
  dismissSearch	v	EnvironmentValues		DismissSearchAction
  dismissWindow	v	EnvironmentValues		DismissWindowAction
  dismissalConfirmationDialog	f	View	(_:LocalizedStringKey,shouldPresent:Bool,actions:{@()})	some View
  dismissalConfirmationDialog	f	View	(_:LocalizedStringKey,shouldPresent:Bool,actions:{@()},message:{@()})	some View
  dismissalConfirmationDialog	f	View	(_:Text,shouldPresent:Bool,actions:{@()})	some View
  dismissalConfirmationDialog	f	View	(_:Text,shouldPresent:Bool,actions:{@()},message:{@()})	some View
  dismissalConfirmationDialog	f	View	(_:some StringProtocol,shouldPresent:Bool,actions:{@()})	some View
  dismissalConfirmationDialog	f	View	(_:some StringProtocol,shouldPresent:Bool,actions:{@()},message:{@()})	some View
  displayFileExtensions	V	FileDialogBrowserOptions		FileDialogBrowserOptions
  displayP3	V	Color.RGBColorSpace		Self
  displayPadding	v	TextRenderer		EdgeInsets
  displayScale	v	EnvironmentValues		CGFloat
  displayedComponents	v	DatePickerStyleConfiguration		DatePickerComponents
  distance	f	Text.Layout.CharacterIndex	(to:Text.Layout.CharacterIndex)	Int
  distance	f	ViewSpacing	(to:ViewSpacing,along:Axis)	CGFloat
  distantFuture	V	Date		Date
  distantPast	V	Date		Date
  distortionEffect	V	Shader.UsageType		Shader.UsageType
  distortionEffect	f	View	(_:Shader,maxSampleOffset:CGSize,isEnabled?:Bool)	some View
  distortionEffect	f	VisualEffect	(_:Shader,maxSampleOffset:CGSize,isEnabled?:Bool)	some VisualEffect
  distortionShader	F	GraphicsContext.Filter	(_:Shader,maxSampleOffset:CGSize)	GraphicsContext.Filter
  dithersColor	v	Shader		Bool
  dithersResult	V	GraphicsContext.BlurOptions		GraphicsContext.BlurOptions
  document	v	FileDocumentConfiguration		_
  document	v	ReferenceFileDocumentConfiguration		_
  documentBrowserContextMenu	f	View	(_:{@([URL]?)})	some View
  documentConfiguration	v	EnvironmentValues		DocumentConfiguration?
  done	V	SubmitLabel		SubmitLabel
  dot	V	Text.LineStyle.Pattern		Text.LineStyle.Pattern
  double	V	String.LocalizationValue.Placeholder		Self
  doubleColumn	V	NavigationSplitViewVisibility		NavigationSplitViewVisibility
  doubleSpecifier	v			String
  down	V	FloatingPointRoundingRule		Self
  down	V	Image.Orientation		Self
  down	V	KeyPress.Phases		KeyPress.Phases
  down	V	MoveCommandDirection		Self
  down	V	VerticalDirection		Self
  down	V	VerticalDirection.Set		VerticalDirection.Set
  downArrow	V	KeyEquivalent		KeyEquivalent
  downMirrored	V	Image.Orientation		Self
  downUp	V	BlurReplaceTransition.Configuration		BlurReplaceTransition.Configuration
  downUp	V	ReplaceSymbolEffect		ReplaceSymbolEffect
  downstream	V	TextSelectionAffinity		Self
  dragPreview	V	ContentShapeKinds		ContentShapeKinds
  draggable	f	TabContent	(_:{()})	some TabContent<_>
  draggable	f	View	(_:{()})	some View
  draggable	f	View	(_:{()},preview:{@()})	some View
  draw	f	GraphicsContext	(_:GraphicsContext.ResolvedImage,at:CGPoint,anchor?:UnitPoint)	Void
  draw	f	GraphicsContext	(_:GraphicsContext.ResolvedImage,in:CGRect,style?:FillStyle)	Void
  draw	f	GraphicsContext	(_:GraphicsContext.ResolvedSymbol,at:CGPoint,anchor?:UnitPoint)	Void
  draw	f	GraphicsContext	(_:GraphicsContext.ResolvedSymbol,in:CGRect)	Void
  draw	f	GraphicsContext	(_:GraphicsContext.ResolvedText,at:CGPoint,anchor?:UnitPoint)	Void
  draw	f	GraphicsContext	(_:GraphicsContext.ResolvedText,in:CGRect)	Void
  draw	f	GraphicsContext	(_:Image,at:CGPoint,anchor?:UnitPoint)	Void
  draw	f	GraphicsContext	(_:Image,in:CGRect,style?:FillStyle)	Void
  draw	f	GraphicsContext	(_:Text,at:CGPoint,anchor?:UnitPoint)	Void
  draw	f	GraphicsContext	(_:Text,in:CGRect)	Void
  draw	f	GraphicsContext	(_:Text.Layout.Line,options?:Text.Layout.DrawingOptions)	Void
  draw	f	GraphicsContext	(_:Text.Layout.Run,options?:Text.Layout.DrawingOptions)	Void
  draw	f	GraphicsContext	(_:Text.Layout.RunSlice,options?:Text.Layout.DrawingOptions)	Void
  draw	f	TextRenderer	(layout:Text.Layout,in:GraphicsContext)	Void
  drawLayer	f	GraphicsContext	(content:{(GraphicsContext)})	Void
  drawingGroup	f	View	(opaque?:Bool,colorMode?:ColorRenderingMode)	some View
  drop	F	ShadowStyle	(color?:Color,radius:CGFloat,x?:CGFloat,y?:CGFloat)	ShadowStyle
  dropDestination	f	DynamicViewContent	(for?:_,action:{([_],Int)})	some DynamicViewContent
  dropDestination	f	TabContent	(for?:_,action:{([_])})	some TabContent<_>
  dropDestination	f	View	(for?:_,action:{([_],CGPoint)},isTargeted?:{(Bool)})	some View
  dropEntered	f	DropDelegate	(info:DropInfo)	Void
  dropExited	f	DropDelegate	(info:DropInfo)	Void
  dropUpdated	f	DropDelegate	(info:DropInfo)	DropProposal?
  duration	v	KeyframeTimeline		TimeInterval
  duration	v	Spring		TimeInterval
  durationOffset	F	TimeDataSource	(to:Date)	TimeDataSource<Duration>
  dynamicTypeSize	f	View	(_:DynamicTypeSize)	some View
  dynamicTypeSize	f	View	(_:some RangeExpression)	some View
  dynamicTypeSize	v	EnvironmentValues		DynamicTypeSize
  dynamicallyCall	f	ShaderFunction	(withArguments:[Shader.Argument])	Shader
  easeIn	F	Animation	(duration:TimeInterval)	Animation
  easeIn	V	Animation		Animation
  easeIn	V	UnitCurve		UnitCurve
  easeInEaseOut	V	UnitCurve		UnitCurve
  easeInOut	F	Animation	(duration:TimeInterval)	Animation
  easeInOut	V	Animation		Animation
  easeInOut	V	UnitCurve		UnitCurve
  easeOut	F	Animation	(duration:TimeInterval)	Animation
  easeOut	V	Animation		Animation
  easeOut	V	UnitCurve		UnitCurve
  edge	v	MoveTransition		Edge
  edge	v	PushTransition		Edge
  edge	v	ScrollPosition		Edge?
  edgesIgnoringSafeArea	f	View	(_:Edge.Set)	some View
  edit	V	AccessibilityActionCategory		AccessibilityActionCategory
  edit	V	FocusInteractions		FocusInteractions
  editMode	v	EnvironmentValues		Binding<EditMode>?
  editor	V	ToolbarRole		ToolbarRole
  effectValue	f	GeometryEffect	(size:CGSize)	ProjectionTransform
  ellipse	V	Shape		Ellipse
  elliptical	V	ListStyle		EllipticalListStyle
  ellipticalGradient	F	ShapeStyle	(_:AnyGradient,center?:UnitPoint,startRadiusFraction?:CGFloat,endRadiusFraction?:CGFloat)	some ShapeStyle
  ellipticalGradient	F	ShapeStyle	(_:Gradient,center?:UnitPoint,startRadiusFraction?:CGFloat,endRadiusFraction?:CGFloat)	EllipticalGradient
  ellipticalGradient	F	ShapeStyle	(colors:[Color],center?:UnitPoint,startRadiusFraction?:CGFloat,endRadiusFraction?:CGFloat)	EllipticalGradient
  ellipticalGradient	F	ShapeStyle	(stops:[Gradient.Stop],center?:UnitPoint,startRadiusFraction?:CGFloat,endRadiusFraction?:CGFloat)	EllipticalGradient
  empty	V	AsyncImagePhase		Self
  empty	V	CustomHoverEffect		EmptyHoverEffect
  empty	V	Path.Storage		Self
  enabled	F	PresentationBackgroundInteraction	(upThrough:PresentationDetent)	PresentationBackgroundInteraction
  enabled	V	AlternatingRowBackgroundBehavior		AlternatingRowBackgroundBehavior
  enabled	V	ButtonRepeatBehavior		ButtonRepeatBehavior
  enabled	V	MenuActionDismissBehavior		MenuActionDismissBehavior
  enabled	V	PresentationBackgroundInteraction		PresentationBackgroundInteraction
  enabled	V	ScrollInputBehavior		ScrollInputBehavior
  enabled	V	SpringLoadingBehavior		SpringLoadingBehavior
  enabled	V	TextSelectability		EnabledTextSelectability
  encode	F	AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute	(_:_,to:_)	Void
  encode	F	AttributeScopes.SwiftUIAttributes.KerningAttribute	(_:_,to:_)	Void
  encode	F	AttributeScopes.SwiftUIAttributes.TrackingAttribute	(_:_,to:_)	Void
  encodingConfiguration	V	EncodingConfigurationProviding		_
  encodingError	V	NSUserActivity.TypedPayloadError		NSUserActivity.TypedPayloadError
  end	V	KeyEquivalent		KeyEquivalent
  endIndex	v	Binding		?
  endIndex	v	FetchedResults		Int
  endIndex	v	ForEachSectionCollection		Int
  endIndex	v	ForEachSubviewCollection		Int
  endIndex	v	IndexedIdentifierCollection		?
  endIndex	v	LayoutSubviews		Int
  endIndex	v	SectionCollection		Int
  endIndex	v	SectionedFetchResults		Int
  endIndex	v	SectionedFetchResults.Section		Int
  endIndex	v	SubviewsCollection		Int
  endIndex	v	SubviewsCollectionSlice		Int
  endIndex	v	Text.Layout		Int
  endIndex	v	Text.Layout.Line		Int
  endIndex	v	Text.Layout.Run		Int
  endIndex	v	Text.Layout.RunSlice		Int
  ended	F	PencilSqueezeGesturePhase	(_:PencilSqueezeGestureValue)	Self
  ended	V	HoverPhase		Self
  ended	V	SpatialEventCollection.Event.Phase		SpatialEventCollection.Event.Phase
  entries	f	AnimationTimelineSchedule	(from:Date,mode:TimelineScheduleMode)	AnimationTimelineSchedule.Entries
  entries	f	EveryMinuteTimelineSchedule	(from:Date,mode:TimelineScheduleMode)	EveryMinuteTimelineSchedule.Entries
  entries	f	ExplicitTimelineSchedule	(from:Date,mode:TimelineScheduleMode)	_
  entries	f	PeriodicTimelineSchedule	(from:Date,mode:TimelineScheduleMode)	PeriodicTimelineSchedule.Entries
  entries	f	TimelineSchedule	(from:Date,mode:_)	_
  enumeratePackages	V	FileDialogBrowserOptions		FileDialogBrowserOptions
  environment	f	View	(_:WritableKeyPath<EnvironmentValues,_>,_:_)	some View
  environment	f	View	(_:some AnyObject?)	some View
  environment	v	AnimationContext		EnvironmentValues
  environment	v	GraphicsContext		EnvironmentValues
  environment	v	ScrollTargetBehaviorPropertiesContext		EnvironmentValues
  environmentObject	f	View	(_:some ObservableObject)	some View
  environmentStore	V	ObservableObject		WritableKeyPath<EnvironmentValues,Self?>
  equatable	f	View	()	EquatableView<Self>
  error	V	OpenImmersiveSpaceAction.Result		Self
  error	V	SensoryFeedback		SensoryFeedback
  error	v	AsyncImagePhase		Error?
  errorDomain	V	CustomNSError		String
  escape	V	AccessibilityActionKind		AccessibilityActionKind
  escape	V	KeyEquivalent		KeyEquivalent
  evenOdd	V	CGPathFillRule		Self
  eventDebuggingLog	V	Log		os.OSLog
  everyMinute	V	TimelineSchedule		EveryMinuteTimelineSchedule
  exclusion	V	BlendMode		Self
  exclusion	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  exclusively	f	Gesture	(before:some Gesture)	ExclusiveGesture<Self,some Gesture>
  existingFile	v	FileDocumentWriteConfiguration		FileWrapper?
  expanded	V	ExpansionState		Self
  expanded	V	Font.Width		Font.Width
  explicit	F	TimelineSchedule	(_:some Sequence)	ExplicitTimelineSchedule<some Sequence>
  explicit	F	TypesettingLanguage	(_:Locale.Language)	TypesettingLanguage
  explicitAlignment	f	AnyLayout	(of:HorizontalAlignment,in:CGRect,proposal:ProposedViewSize,subviews:AnyLayout.Subviews,cache:AnyLayout.Cache)	CGFloat?
  explicitAlignment	f	AnyLayout	(of:VerticalAlignment,in:CGRect,proposal:ProposedViewSize,subviews:AnyLayout.Subviews,cache:AnyLayout.Cache)	CGFloat?
  explicitAlignment	f	GridLayout	(of:HorizontalAlignment,in:CGRect,proposal:ProposedViewSize,subviews:GridLayout.Subviews,cache:GridLayout.Cache)	CGFloat?
  explicitAlignment	f	GridLayout	(of:VerticalAlignment,in:CGRect,proposal:ProposedViewSize,subviews:GridLayout.Subviews,cache:GridLayout.Cache)	CGFloat?
  explicitAlignment	f	Layout	(of:HorizontalAlignment,in:CGRect,proposal:ProposedViewSize,subviews:_,cache:_)	CGFloat?
  explicitAlignment	f	Layout	(of:VerticalAlignment,in:CGRect,proposal:ProposedViewSize,subviews:_,cache:_)	CGFloat?
  exponentBitCount	V	BinaryFloatingPoint		Int
  exponentBitCount	V	Double		Int
  exponentBitCount	V	Float		Int
  exportableToServices	f	View	(_:{()})	some View
  exportableToServices	f	View	(_:{()},onEdit:{([_])})	some View
  exportsItemProviders	f	View	(_:[UTType],onExport:{()})	some View
  exportsItemProviders	f	View	(_:[UTType],onExport:{()},onEdit:{([NSItemProvider])})	some View
  extendedLinear	V	ColorRenderingMode		Self
  extraExtraExtraLarge	V	ContentSizeCategory		Self
  extraExtraLarge	V	ContentSizeCategory		Self
  extraLarge	V	ContentSizeCategory		Self
  extraLarge	V	ControlSize		Self
  extraLargeTitle	V	Font		Font
  extraLargeTitle	V	Font.TextStyle		Self
  extraLargeTitle2	V	Font		Font
  extraLargeTitle2	V	Font.TextStyle		Self
  extraSmall	V	ContentSizeCategory		Self
  failed	V	PencilSqueezeGesturePhase		Self
  failure	F	AsyncImagePhase	(_:Error)	Self
  false	V	Predicate		Predicate<_>
  feminine	V	TermOfAddress		TermOfAddress
  field	V	DatePickerStyle		FieldDatePickerStyle
  file	v	FileDocumentReadConfiguration		FileWrapper
  fileDialogBrowserOptions	f	View	(_:FileDialogBrowserOptions)	some View
  fileDialogConfirmationLabel	f	View	(_:LocalizedStringKey)	some View
  fileDialogConfirmationLabel	f	View	(_:Text?)	some View
  fileDialogConfirmationLabel	f	View	(_:some StringProtocol)	some View
  fileDialogCustomizationID	f	View	(_:String)	some View
  fileDialogDefaultDirectory	f	View	(_:URL?)	some View
  fileDialogImportsUnresolvedAliases	f	View	(_:Bool)	some View
  fileDialogMessage	f	View	(_:LocalizedStringKey)	some View
  fileDialogMessage	f	View	(_:Text?)	some View
  fileDialogMessage	f	View	(_:some StringProtocol)	some View
  fileDialogURLEnabled	f	View	(_:Predicate<URL>)	some View
  fileExporter	f	View	(isPresented:Binding<Bool>,document:some FileDocument?,contentType:UTType,defaultFilename?:String?,onCompletion:{(Result)})	some View
  fileExporter	f	View	(isPresented:Binding<Bool>,document:some FileDocument?,contentTypes?:[UTType],defaultFilename?:String?,onCompletion:{(Result)},onCancellation?:{()})	some View
  fileExporter	f	View	(isPresented:Binding<Bool>,document:some ReferenceFileDocument?,contentType:UTType,defaultFilename?:String?,onCompletion:{(Result)})	some View
  fileExporter	f	View	(isPresented:Binding<Bool>,document:some ReferenceFileDocument?,contentTypes?:[UTType],defaultFilename?:String?,onCompletion:{(Result)},onCancellation?:{()})	some View
  fileExporter	f	View	(isPresented:Binding<Bool>,documents:some Collection,contentType:UTType,onCompletion:{(Result)})	some View
  fileExporter	f	View	(isPresented:Binding<Bool>,documents:some Collection,contentTypes?:[UTType],onCompletion:{(Result)},onCancellation?:{()})	some View
  fileExporter	f	View	(isPresented:Binding<Bool>,item:some Transferable?,contentTypes?:[UTType],defaultFilename?:String?,onCompletion:{(Result)},onCancellation?:{()})	some View
  fileExporter	f	View	(isPresented:Binding<Bool>,items:some Collection,contentTypes?:[UTType],onCompletion:{(Result)},onCancellation?:{()})	some View
  fileExporterFilenameLabel	f	View	(_:LocalizedStringKey)	some View
  fileExporterFilenameLabel	f	View	(_:Text?)	some View
  fileExporterFilenameLabel	f	View	(_:some StringProtocol)	some View
  fileImporter	f	View	(isPresented:Binding<Bool>,allowedContentTypes:[UTType],allowsMultipleSelection:Bool,onCompletion:{(Result)})	some View
  fileImporter	f	View	(isPresented:Binding<Bool>,allowedContentTypes:[UTType],allowsMultipleSelection:Bool,onCompletion:{(Result)},onCancellation:{()})	some View
  fileImporter	f	View	(isPresented:Binding<Bool>,allowedContentTypes:[UTType],onCompletion:{(Result)})	some View
  fileMover	f	View	(isPresented:Binding<Bool>,file:URL?,onCompletion:{(Result)})	some View
  fileMover	f	View	(isPresented:Binding<Bool>,file:URL?,onCompletion:{(Result)},onCancellation:{()})	some View
  fileMover	f	View	(isPresented:Binding<Bool>,files:some Collection,onCompletion:{(Result)})	some View
  fileMover	f	View	(isPresented:Binding<Bool>,files:some Collection,onCompletion:{(Result)},onCancellation:{()})	some View
  filePathErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  fileSystem	V	AccessibilityTextContentType		AccessibilityTextContentType
  fileURL	v	FileDocumentConfiguration		URL?
  fileURL	v	ReferenceFileDocumentConfiguration		URL?
  fileWrapper	f	FileDocument	(configuration:_)	FileWrapper
  fileWrapper	f	ReferenceFileDocument	(snapshot:_,configuration:_)	FileWrapper
  fill	V	ContentMode		Self
  fill	V	ShapeRole		Self
  fill	V	ShapeStyle		FillShapeStyle
  fill	V	SymbolVariants		SymbolVariants
  fill	f	GraphicsContext	(_:Path,with:GraphicsContext.Shading,style?:FillStyle)	Void
  fill	f	Shape	(_:some ShapeStyle,style?:FillStyle)	some View
  fill	f	Shape	(_?:some ShapeStyle,style?:FillStyle)	_ShapeView<Self,some ShapeStyle>
  fill	f	Shape	(style?:FillStyle)	some View
  fill	f	ShapeView	(_?:some ShapeStyle,style?:FillStyle)	FillShapeView<_,some ShapeStyle,Self>
  fill	v	SymbolVariants		SymbolVariants
  fillStyle	v	FillShapeView		FillStyle
  findDisabled	f	View	(_?:Bool)	some View
  findNavigator	f	View	(isPresented:Binding<Bool>)	some View
  finished	V	AsyncStream.Continuation.Termination		Self
  first	F	ExclusiveGesture.Value	(_:_)	Self
  first	F	SequenceGesture.Value	(_:_)	Self
  first	v	AnimatablePair		_
  first	v	ExclusiveGesture		_
  first	v	SequenceGesture		_
  first	v	SimultaneousGesture		_
  first	v	SimultaneousGesture.Value		_?
  firstBaseline	f	GraphicsContext.ResolvedText	(in:CGSize)	CGFloat
  firstTextBaseline	V	VerticalAlignment		VerticalAlignment
  fit	V	ContentMode		Self
  fitted	V	PresentationSizing		FittedPresentationSizing
  fitted	f	PresentationSizing	(horizontal:Bool,vertical:Bool)	some PresentationSizing
  fixed	F	GridItem.Size	(_:CGFloat)	Self
  fixed	F	ListItemTint	(_:Color)	ListItemTint
  fixed	V	LayoutDirectionBehavior		Self
  fixed	V	MenuOrder		MenuOrder
  fixed	V	TextVariantPreference		FixedTextVariant
  fixedSize	f	View	()	some View
  fixedSize	f	View	(horizontal:Bool,vertical:Bool)	some View
  flexible	F	GridItem.Size	(minimum?:CGFloat,maximum?:CGFloat)	Self
  flipsForRightToLeftLayoutDirection	f	View	(_:Bool)	some View
  float	F	Shader.Argument	(_:some BinaryFloatingPoint)	Shader.Argument
  float	V	String.LocalizationValue.Placeholder		Self
  float2	F	Shader.Argument	(_:CGPoint)	Shader.Argument
  float2	F	Shader.Argument	(_:CGSize)	Shader.Argument
  float2	F	Shader.Argument	(_:CGVector)	Shader.Argument
  float2	F	Shader.Argument	(_:some BinaryFloatingPoint,_:some BinaryFloatingPoint)	Shader.Argument
  float3	F	Shader.Argument	(_:some BinaryFloatingPoint,_:some BinaryFloatingPoint,_:some BinaryFloatingPoint)	Shader.Argument
  float4	F	Shader.Argument	(_:some BinaryFloatingPoint,_:some BinaryFloatingPoint,_:some BinaryFloatingPoint,_:some BinaryFloatingPoint)	Shader.Argument
  floatArray	F	Shader.Argument	(_:[Float])	Shader.Argument
  floatSpecifier	v			String
  focusEffect	V	ContentShapeKinds		ContentShapeKinds
  focusEffectDisabled	f	View	(_?:Bool)	some View
  focusScope	f	View	(_:Namespace.ID)	some View
  focusSection	f	View	()	some View
  focusable	f	View	(_?:Bool)	some View
  focusable	f	View	(_?:Bool,interactions:FocusInteractions)	some View
  focusable	f	View	(_?:Bool,onFocusChange?:{(Bool)})	some View
  focused	f	View	(_:?)	some View
  focused	f	View	(_:?,equals:some Hashable)	some View
  focusedObject	f	View	(_:some ObservableObject)	some View
  focusedObject	f	View	(_:some ObservableObject?)	some View
  focusedSceneObject	f	View	(_:some ObservableObject)	some View
  focusedSceneObject	f	View	(_:some ObservableObject?)	some View
  focusedSceneValue	f	View	(_:WritableKeyPath<FocusedValues,_?>,_:_)	some View
  focusedSceneValue	f	View	(_:WritableKeyPath<FocusedValues,_?>,_:_?)	some View
  focusedSceneValue	f	View	(_:some AnyObject?)	some View
  focusedValue	f	View	(_:WritableKeyPath<FocusedValues,_?>,_:_)	some View
  focusedValue	f	View	(_:WritableKeyPath<FocusedValues,_?>,_:_?)	some View
  focusedValue	f	View	(_:some AnyObject?)	some View
  focusedValueKey	V	Observable		WritableKeyPath<FocusedValues,Self?>
  focusedValueKey	V	ObservableObject		WritableKeyPath<FocusedValues,Self?>
  followsGroup	V	HoverEffectGroup.Behavior		HoverEffectGroup.Behavior
  font	F	Text.Modifier	(_:Font?)	Self
  font	f	Text	(_:Font?)	Text
  font	f	View	(_:Font?)	some View
  font	v	EnvironmentValues		Font?
  fontDesign	f	Text	(_:Font.Design?)	Text
  fontDesign	f	View	(_:Font.Design?)	some View
  fontWeight	f	Text	(_:Font.Weight?)	Text
  fontWeight	f	View	(_:Font.Weight?)	some View
  fontWidth	f	Text	(_:Font.Width?)	Text
  fontWidth	f	View	(_:Font.Width?)	some View
  footer	v	SectionConfiguration		SubviewsCollection
  footnote	V	Font		Font
  footnote	V	Font.TextStyle		Self
  forEach	f	Path	(_:{(Path.Element)})	Void
  forbidden	V	DropOperation		Self
  force	f	Spring	(fromValue:some Animatable,toValue:some Animatable,position:some Animatable,velocity:some Animatable)	some Animatable
  force	f	Spring	(target:some VectorArithmetic,position:some VectorArithmetic,velocity:some VectorArithmetic)	some VectorArithmetic
  forceCastFailure	V	PredicateError		PredicateError
  forceUnwrapFailure	V	PredicateError		PredicateError
  foreground	V	GraphicsContext.Shading		GraphicsContext.Shading
  foreground	V	ShapeStyle		ForegroundStyle
  foregroundColor	f	Text	(_:Color?)	Text
  foregroundColor	f	View	(_:Color?)	some View
  foregroundColor	v	EnvironmentValues		Color?
  foregroundStyle	f	Text	(_:some ShapeStyle)	Text
  foregroundStyle	f	View	(_:some ShapeStyle)	some View
  foregroundStyle	f	View	(_:some ShapeStyle,_:some ShapeStyle)	some View
  foregroundStyle	f	View	(_:some ShapeStyle,_:some ShapeStyle,_:some ShapeStyle)	some View
  form	V	PresentationSizing		FormPresentationSizing
  formIndex	f	Binding	(after:?)	Void
  formIndex	f	Binding	(before:?)	Void
  formIntersection	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	Void
  formIntersection	f	AccessibilityTraits	(_:AccessibilityTraits)	Void
  formStyle	f	View	(_:some FormStyle)	some View
  formSymmetricDifference	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	Void
  formSymmetricDifference	f	AccessibilityTraits	(_:AccessibilityTraits)	Void
  formUnion	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	Void
  formUnion	f	AccessibilityTraits	(_:AccessibilityTraits)	Void
  formUnion	f	ViewSpacing	(_:ViewSpacing,edges?:Edge.Set)	Void
  formatSpecifier	f		(_:_)	String
  forward	V	SortOrder		Self
  fraction	F	PresentationDetent	(_:CGFloat)	PresentationDetent
  fractionCompleted	v	ProgressViewStyleConfiguration		Double?
  frame	V	MatchedGeometryProperties		MatchedGeometryProperties
  frame	f	GeometryProxy	(in:CoordinateSpace)	CGRect
  frame	f	GeometryProxy	(in:some CoordinateSpaceProtocol)	CGRect
  frame	f	View	()	some View
  frame	f	View	(minWidth?:CGFloat?,idealWidth?:CGFloat?,maxWidth?:CGFloat?,minHeight?:CGFloat?,idealHeight?:CGFloat?,maxHeight?:CGFloat?,alignment?:Alignment)	some View
  frame	f	View	(width?:CGFloat?,height?:CGFloat?,alignment?:Alignment)	some View
  fullName	V	CurrencyFormatStyleConfiguration.Presentation		CurrencyFormatStyleConfiguration.Presentation
  fullScreenCover	V	PresentationAdaptation		PresentationAdaptation
  fullScreenCover	f	View	(isPresented:Binding<Bool>,onDismiss?:{()}?,content:{@()})	some View
  fullScreenCover	f	View	(item:Binding<some Identifiable?>,onDismiss?:{()}?,content:{@(_)})	some View
  function	V	EventModifiers		EventModifiers
  function	v	Shader		ShaderFunction
  g1	v	ColorMatrix		Float
  gaugeStyle	f	View	(_:some GaugeStyle)	some View
  geometry	v	ScrollPhaseChangeContext		ScrollGeometry
  geometryGroup	f	View	()	some View
  gesture	V	GestureMask		GestureMask
  gesture	f	View	(_:some Gesture,including?:GestureMask)	some View
  gesture	f	View	(_:some Gesture,isEnabled:Bool)	some View
  gesture	f	View	(_:some Gesture,name:String,isEnabled?:Bool)	some View
  gesture	f	View	(_:some UIGestureRecognizerRepresentable)	some View
  get	f	UserDefaultLocation	()	_
  global	V	CoordinateSpace		Self
  global	V	CoordinateSpaceProtocol		GlobalCoordinateSpace
  gmt	V	TimeZone		TimeZone
  go	V	SubmitLabel		SubmitLabel
  gradient	v	Color		AnyGradient
  graphical	V	DatePickerStyle		GraphicalDatePickerStyle
  gravityAligned	V	WorldAlignmentBehavior		WorldAlignmentBehavior
  gray	V	Color		Color
  gray	V	ShapeStyle		Color
  grayscale	F	GraphicsContext.Filter	(_:Double)	GraphicsContext.Filter
  grayscale	f	View	(_:Double)	some View
  grayscale	f	VisualEffect	(_:Double)	some VisualEffect
  greaterThan	V	PredicateExpressions.ComparisonOperator		Self
  greaterThanOrEqual	V	PredicateExpressions.ComparisonOperator		Self
  greatestFiniteMagnitude	V	Double		Double
  greatestFiniteMagnitude	V	Float		Float
  greatestFiniteMagnitude	V	FloatingPoint		Self
  green	V	Color		Color
  green	V	ShapeStyle		Color
  green	v	Color.Resolved		Float
  gridCellAnchor	f	View	(_:UnitPoint)	some View
  gridCellColumns	f	View	(_:Int)	some View
  gridCellUnsizedAxes	f	View	(_:Axis.Set)	some View
  gridColumnAlignment	f	View	(_:HorizontalAlignment)	some View
  groupBoxStyle	f	View	(_:some GroupBoxStyle)	some View
  grouped	V	FormStyle		GroupedFormStyle
  grouped	V	ListStyle		GroupedListStyle
  grouped	V	TabViewStyle		GroupedTabViewStyle
  h1	V	AccessibilityHeadingLevel		Self
  h2	V	AccessibilityHeadingLevel		Self
  h3	V	AccessibilityHeadingLevel		Self
  h4	V	AccessibilityHeadingLevel		Self
  h5	V	AccessibilityHeadingLevel		Self
  h6	V	AccessibilityHeadingLevel		Self
  handGestureShortcut	V	ScrollInputKind		ScrollInputKind
  handGestureShortcut	f	View	(_:HandGestureShortcut,isEnabled?:Bool)	some View
  handled	V	KeyPress.Result		Self
  handled	V	OpenURLAction.Result		OpenURLAction.Result
  handlesExternalEvents	f	View	(preferring:Set<String>,allowing:Set<String>)	some View
  hardLight	V	BlendMode		Self
  hardLight	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  hasItemsConforming	f	DropInfo	(to:[String])	Bool
  hasItemsConforming	f	DropInfo	(to:[UTType])	Bool
  hasMotion	v	TransitionProperties		Bool
  hasTag	f	ContainerValues	(_:some Hashable)	Bool
  head	V	Text.TruncationMode		Self
  header	v	SectionConfiguration		SubviewsCollection
  headerProminence	f	View	(_:Prominence)	some View
  headerProminence	v	EnvironmentValues		Prominence
  headings	F	AccessibilitySystemRotor	(level:AccessibilityHeadingLevel)	AccessibilitySystemRotor
  headings	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  headline	V	Font		Font
  headline	V	Font.TextStyle		Self
  heavy	V	Font.Weight		Font.Weight
  heavy	V	SensoryFeedback.Weight		SensoryFeedback.Weight
  height	F	CustomPresentationDetent	(in:_)	CGFloat?
  height	F	PresentationDetent	(_:CGFloat)	PresentationDetent
  height	v	MeshGradient		Int
  height	v	ProposedViewSize		CGFloat?
  height	v	ViewDimensions		CGFloat
  help	V	CommandGroupPlacement		CommandGroupPlacement
  help	f	View	(_:LocalizedStringKey)	some View
  help	f	View	(_:Text)	some View
  help	f	View	(_:some StringProtocol)	some View
  helpAnchorErrorKey	V	ErrorUserInfoKey		ErrorUserInfoKey
  hexadecimal	V	Scanner.NumberRepresentation		Self
  hidden	V	ScrollIndicatorVisibility		ScrollIndicatorVisibility
  hidden	V	ScrollTransitionConfiguration.Threshold		ScrollTransitionConfiguration.Threshold
  hidden	V	Visibility		Self
  hidden	f	CustomizableToolbarContent	(_?:Bool)	some CustomizableToolbarContent
  hidden	f	TabContent	(_?:Bool)	some TabContent<_>
  hidden	f	ToolbarContent	(_?:Bool)	some ToolbarContent
  hidden	f	View	()	some View
  hide	V	Duration.UnitsFormatStyle.FractionalPartDisplayStrategy		Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
  hide	V	Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy		Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
  hierarchical	V	SymbolRenderingMode		SymbolRenderingMode
  high	V	DigitalCrownRotationalSensitivity		Self
  high	V	Image.DynamicRange		Image.DynamicRange
  high	V	Image.Interpolation		Self
  highPriorityGesture	f	View	(_:some Gesture,including?:GestureMask)	some View
  highPriorityGesture	f	View	(_:some Gesture,isEnabled:Bool)	some View
  highPriorityGesture	f	View	(_:some Gesture,name:String,isEnabled?:Bool)	some View
  highlight	V	CustomHoverEffect		HighlightHoverEffect
  highlight	V	HoverEffect		HoverEffect
  home	V	KeyEquivalent		KeyEquivalent
  horizontal	V	Axis		Self
  horizontal	V	Axis.Set		Axis.Set
  horizontal	V	Edge.Set		Edge.Set
  horizontal	v	Alignment		HorizontalAlignment
  horizontalRadioGroupLayout	f	View	()	some View
  horizontalScrollBounceBehavior	v	EnvironmentValues		ScrollBounceBehavior
  horizontalScrollIndicatorVisibility	v	EnvironmentValues		ScrollIndicatorVisibility
  horizontalSizeClass	v	EnvironmentValues		UserInterfaceSizeClass?
  horizontalSpacing	v	GridLayout		CGFloat?
  hourAndMinute	V	DatePickerComponents		DatePickerComponents
  hourMinute	V	Duration.TimeFormatStyle.Pattern		Duration.TimeFormatStyle.Pattern
  hourMinuteAndSecond	V	DatePickerComponents		DatePickerComponents
  hourMinuteSecond	V	Duration.TimeFormatStyle.Pattern		Duration.TimeFormatStyle.Pattern
  hours	V	Duration.UnitsFormatStyle.Unit		Duration.UnitsFormatStyle.Unit
  hoverEffect	V	ContentShapeKinds		ContentShapeKinds
  hoverEffect	f	CustomHoverEffect	(_:some CustomHoverEffect,in?:HoverEffectGroup?,isEnabled?:Bool)	some CustomHoverEffect
  hoverEffect	f	CustomHoverEffect	(in?:HoverEffectGroup?,isEnabled?:Bool,body:{(EmptyHoverEffectContent,Bool,GeometryProxy)})	some CustomHoverEffect
  hoverEffect	f	View	(_:some CustomHoverEffect,in:HoverEffectGroup?,isEnabled?:Bool)	some View
  hoverEffect	f	View	(_?:HoverEffect)	some View
  hoverEffect	f	View	(_?:HoverEffect,isEnabled?:Bool)	some View
  hoverEffect	f	View	(_?:some CustomHoverEffect,isEnabled?:Bool)	some View
  hoverEffect	f	View	(in?:HoverEffectGroup?,isEnabled?:Bool,body:{(EmptyHoverEffectContent,Bool,GeometryProxy)})	some View
  hoverEffectDisabled	f	CustomHoverEffect	(_?:Bool)	some CustomHoverEffect
  hoverEffectDisabled	f	View	(_?:Bool)	some View
  hoverEffectGroup	f	CustomHoverEffect	(_:HoverEffectGroup?)	some CustomHoverEffect
  hoverEffectGroup	f	CustomHoverEffect	(id?:String?,in:Namespace.ID,behavior?:HoverEffectGroup.Behavior)	some CustomHoverEffect
  hoverEffectGroup	f	View	()	some View
  hoverEffectGroup	f	View	(_:HoverEffectGroup?)	some View
  hoverEffectGroup	f	View	(id?:String?,in:Namespace.ID,behavior?:HoverEffectGroup.Behavior)	some View
  hoverPose	v	PencilDoubleTapGestureValue		PencilHoverPose?
  hoverPose	v	PencilSqueezeGestureValue		PencilHoverPose?
  hue	V	BlendMode		Self
  hue	V	GraphicsContext.BlendMode		GraphicsContext.BlendMode
  hueRotation	F	GraphicsContext.Filter	(_:Angle)	GraphicsContext.Filter
  hueRotation	f	View	(_:Angle)	some View
  hueRotation	f	VisualEffect	(_:Angle)	some VisualEffect
  iOS	V	PreviewPlatform		Self
  icon	v	LabelStyleConfiguration		LabelStyleConfiguration.Icon
  iconOnly	V	LabelStyle		IconOnlyLabelStyle
  iconOnly	V	ToolbarLabelStyle		ToolbarLabelStyle
  id	f	View	(_:some Hashable)	some View
  id	v	Bindable		_
  id	v	Binding		_
  id	v	IDView		_
  id	v	InterfaceOrientation		String
  id	v	SectionConfiguration		SectionConfiguration.ID
  id	v	SectionedFetchResults.Section		_
  id	v	Subview		Subview.ID
  id	v	ToolbarItem		_
  identifier	v	SnapshotData		String?
  identity	V	AnyTransition		AnyTransition
  identity	V	CGAffineTransform		CGAffineTransform
  identity	V	ContentTransition		ContentTransition
  identity	V	EmptyModifier		EmptyModifier
  identity	V	ScrollTransitionConfiguration		ScrollTransitionConfiguration
  identity	V	ScrollTransitionPhase		Self
  identity	V	Transition		IdentityTransition
  identity	V	TransitionPhase		Self
  identity	V	VerticalPageTabViewStyle.TransitionStyle		VerticalPageTabViewStyle.TransitionStyle
  idle	V	ScrollPhase		Self
  ignore	V	AccessibilityChildBehavior		AccessibilityChildBehavior
  ignore	V	PencilPreferredAction		PencilPreferredAction
  ignored	V	KeyPress.Result		Self
  ignoredByLayout	f	GeometryEffect	()	_IgnoredByLayoutEffect<Self>
  ignoresGroup	V	HoverEffectGroup.Behavior		HoverEffectGroup.Behavior
  ignoresSafeArea	f	View	(_?:SafeAreaRegions,edges?:Edge.Set)	some View
  image	F	SectionIndexLabel	(_:Image)	Self
  image	F	Shader.Argument	(_:Image)	Shader.Argument
  image	F	ShapeStyle	(_:Image,sourceRect?:CGRect,scale?:CGFloat)	ImagePaint
  image	v	AsyncImagePhase		Image?
  image	v	ImagePaint		Image
  imageScale	f	View	(_:Image.Scale)	some View
  imageScale	v	EnvironmentValues		Image.Scale
  images	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  immediately	V	ScrollDismissesKeyboardMode		ScrollDismissesKeyboardMode
  immersiveEnvironmentPicker	f	View	(content:{@()})	some View
  impact	F	SensoryFeedback	(flexibility:SensoryFeedback.Flexibility,intensity?:Double)	SensoryFeedback
  impact	F	SensoryFeedback	(weight?:SensoryFeedback.Weight,intensity?:Double)	SensoryFeedback
  impact	V	SensoryFeedback		SensoryFeedback
  importExport	V	CommandGroupPlacement		CommandGroupPlacement
  importableFromServices	f	View	(for?:_,action:{([_])})	some View
  importsItemProviders	f	View	(_:[UTType],onImport:{([NSItemProvider])})	some View
  in	f	ShapeStyle	(_:CGRect)	some ShapeStyle
  inactive	V	ControlActiveState		Self
  inactive	V	EditMode		Self
  inactive	V	MaterialActiveAppearance		MaterialActiveAppearance
  inactive	V	ScenePhase		Self
  includeHiddenFiles	V	FileDialogBrowserOptions		FileDialogBrowserOptions
  increase	V	SensoryFeedback		SensoryFeedback
  increased	V	BackgroundProminence		BackgroundProminence
  increased	V	BadgeProminence		BadgeProminence
  increased	V	ColorSchemeContrast		Self
  increased	V	Prominence		Self
  increment	V	AccessibilityAdjustmentDirection		Self
  index	f	Binding	(after:?)	?
  index	f	Binding	(before:?)	?
  index	f	IndexedIdentifierCollection	(after:?)	?
  index	f	IndexedIdentifierCollection	(before:?)	?
  index	f	SubviewsCollection	(after:Int)	Int
  index	f	SubviewsCollection	(before:Int)	Int
  indexViewStyle	f	View	(_:some IndexViewStyle)	some View
  indices	v	Binding		_
  indices	v	Text.Layout.RunSlice		Range<Int>
  indices	v	TextSelection		TextSelection.Indices
  indigo	V	Color		Color
  indigo	V	ShapeStyle		Color
  infinite	V	CGRect		CGRect
  infinity	V	CGPoint		CGPoint
  infinity	V	Double		Double
  infinity	V	Float		Float
  infinity	V	FloatingPoint		Self
  infinity	V	ProposedViewSize		ProposedViewSize
  inheritedByAddedText	V	AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute		Bool
  inheritedByAddedText	V	AttributeScopes.SwiftUIAttributes.KerningAttribute		Bool
  inheritedByAddedText	V	AttributeScopes.SwiftUIAttributes.TrackingAttribute		Bool
  initialOffset	V	ScrollAnchorRole		ScrollAnchorRole
  initially	F	StateObject.Storage	(_:{()})	Self
  inline	F	TextInputDictationBehavior	(activation:TextInputDictationActivation)	TextInputDictationBehavior
  inline	V	NavigationBarItem.TitleDisplayMode		Self
  inline	V	PickerStyle		InlinePickerStyle
  inline	V	ToolbarTitleDisplayMode		ToolbarTitleDisplayMode
  inlineLarge	V	ToolbarTitleDisplayMode		ToolbarTitleDisplayMode
  inner	F	ShadowStyle	(color?:Color,radius:CGFloat,x?:CGFloat,y?:CGFloat)	ShadowStyle
  insert	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	()
  insert	f	AccessibilityTraits	(_:AccessibilityTraits)	()
  insertion	v	AsymmetricTransition		_
  inset	F	ListStyle	(alternatesRowBackgrounds:Bool)	InsetListStyle
  inset	V	ListStyle		InsetListStyle
  inset	f	ButtonBorderShape	(by:CGFloat)	some InsettableShape
  inset	f	Capsule	(by:CGFloat)	some InsettableShape
  inset	f	Circle	(by:CGFloat)	some InsettableShape
  inset	f	ContainerRelativeShape	(by:CGFloat)	some InsettableShape
  inset	f	Ellipse	(by:CGFloat)	some InsettableShape
  inset	f	InsettableShape	(by:CGFloat)	_
  inset	f	OffsetShape	(by:CGFloat)	OffsetShape<_>
  inset	f	Rectangle	(by:CGFloat)	some InsettableShape
  inset	f	RotatedShape	(by:CGFloat)	RotatedShape<_>
  inset	f	RoundedRectangle	(by:CGFloat)	some InsettableShape
  inset	f	ScrollTransitionConfiguration.Threshold	(by:Double)	ScrollTransitionConfiguration.Threshold
  inset	f	UnevenRoundedRectangle	(by:CGFloat)	some InsettableShape
  insetGrouped	V	ListStyle		InsetGroupedListStyle
  inspector	f	View	(isPresented:Binding<Bool>,content:{@()})	some View
  inspectorColumnWidth	f	View	(_:CGFloat)	some View
  inspectorColumnWidth	f	View	(min?:CGFloat?,ideal:CGFloat,max?:CGFloat?)	some View
  int	V	String.LocalizationValue.Placeholder		Self
  int32Specifier	v			String
  int64Specifier	v			String
  intentDidRun	V	BackgroundTask		BackgroundTask<Void,Void>
  interacting	V	ScrollPhase		Self
  interaction	V	ContentShapeKinds		ContentShapeKinds
  interactionActivityTrackingTag	f	View	(_:String)	some View
  interactive	F	ScrollTransitionConfiguration	(timingCurve?:UnitCurve)	ScrollTransitionConfiguration
  interactive	V	DismissBehavior		DismissBehavior
  interactive	V	PageIndexViewStyle.BackgroundDisplayMode		PageIndexViewStyle.BackgroundDisplayMode
  interactive	V	ScrollTransitionConfiguration		ScrollTransitionConfiguration
  interactiveDismissDisabled	f	View	(_?:Bool)	some View
  interactiveSpring	F	Animation	(duration?:TimeInterval,extraBounce?:Double,blendDuration?:TimeInterval)	Animation
  interactiveSpring	F	Animation	(response?:Double,dampingFraction?:Double,blendDuration?:TimeInterval)	Animation
  interactiveSpring	V	Animation		Animation
  interactively	V	ScrollDismissesKeyboardMode		ScrollDismissesKeyboardMode
  internalErrorsLog	V	Log		os.OSLog
  interpolate	V	ContentTransition		ContentTransition
  interpolate	f	VectorArithmetic	(towards:Self,amount:Double)	Void
  interpolated	f	ScrollTransitionConfiguration.Threshold	(towards:ScrollTransitionConfiguration.Threshold,amount:Double)	ScrollTransitionConfiguration.Threshold
  interpolated	f	VectorArithmetic	(towards:Self,amount:Double)	Self
  interpolatingSpring	F	Animation	(_:Spring,initialVelocity?:Double)	Animation
  interpolatingSpring	F	Animation	(duration?:TimeInterval,bounce?:Double,initialVelocity?:Double)	Animation
  interpolatingSpring	F	Animation	(mass?:Double,stiffness:Double,damping:Double,initialVelocity?:Double)	Animation
  interpolatingSpring	V	Animation		Animation
  interpolation	f	Image	(_:Image.Interpolation)	Image
  intersection	f	AccessibilityTechnologies	(_:AccessibilityTechnologies)	AccessibilityTechnologies
  intersection	f	AccessibilityTraits	(_:AccessibilityTraits)	AccessibilityTraits
  intersection	f	Path	(_:Path,eoFill?:Bool)	Path
  intersection	f	Shape	(_:some Shape,eoFill?:Bool)	some Shape
  interval	V	FormatStyle		Date.IntervalFormatStyle
  intrinsicContentSize	V	UIHostingControllerSizingOptions		UIHostingControllerSizingOptions
  invalidContent	V	NSUserActivity.TypedPayloadError		NSUserActivity.TypedPayloadError
  invalidInput	V	PredicateError		PredicateError
  invalidatableContent	f	View	(_?:Bool)	some View
  invalidateTimelineContent	f	TimelineView.Context	()	Void
  invalidated	V	RedactionReasons		RedactionReasons
  invalidationConditions	V	AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute		_
  invalidationConditions	V	AttributeScopes.SwiftUIAttributes.KerningAttribute		_
  invalidationConditions	V	AttributeScopes.SwiftUIAttributes.TrackingAttribute		_
  inverse	V	GraphicsContext.ClipOptions		GraphicsContext.ClipOptions
  invert	f	ProjectionTransform	()	Bool
  inverted	f	ProjectionTransform	()	ProjectionTransform
  invertsAlpha	V	GraphicsContext.ShadowOptions		GraphicsContext.ShadowOptions
  inward	V	FrameResizeDirection		Self
  inward	V	FrameResizeDirection.Set		FrameResizeDirection.Set
  isAccessibilityCategory	v	ContentSizeCategory		Bool
  isAccessibilitySize	v	DynamicTypeSize		Bool
  isAffine	v	ProjectionTransform		Bool
  isAntialiased	v	FillStyle		Bool
  isAntialiased	v	StrokeBorderShapeView		Bool
  isAntialiased	v	StrokeShapeView		Bool
  isButton	V	AccessibilityTraits		AccessibilityTraits
  isContinuous	v	Transaction		Bool
  isDetailLink	f	NavigationLink	(_:Bool)	some View
  isEOFilled	v	FillStyle		Bool
  isEditable	v	FileDocumentConfiguration		Bool
  isEditable	v	ReferenceFileDocumentConfiguration		Bool
  isEditing	v	EditMode		Bool
  isEmpty	v	NavigationPath		Bool
  isEmpty	v	Path		Bool
  isEnabled	V	EnableRuntimeConcurrencyCheck		Bool
  isEnabled	v	EnvironmentValues		Bool
  isExpanded	v	DisclosureGroupStyleConfiguration		Bool
  isFocusEffectEnabled	v	EnvironmentValues		Bool
  isFocused	v	EnvironmentValues		Bool
  isGlobal	v	CoordinateSpace		Bool
  isHeader	V	AccessibilityTraits		AccessibilityTraits
  isHoverEffectEnabled	v	EnvironmentValues		Bool
  isIdentity	v	ProjectionTransform		Bool
  isIdentity	v	ScrollTransitionPhase		Bool
  isIdentity	v	TransitionPhase		Bool
  isImage	V	AccessibilityTraits		AccessibilityTraits
  isInsertion	v	TextSelection		Bool
  isKeyboardKey	V	AccessibilityTraits		AccessibilityTraits
  isLink	V	AccessibilityTraits		AccessibilityTraits
  isLocal	v	CoordinateSpace		Bool
  isLogicallyComplete	v	AnimationContext		Bool
  isLuminanceReduced	v	EnvironmentValues		Bool
  isMixed	v	ToggleStyleConfiguration		Bool
  isModal	V	AccessibilityTraits		AccessibilityTraits
  isObservationEnabled	v	ImageRenderer		Bool
  isOn	v	ToggleStyleConfiguration		Bool
  isOpaque	v	Canvas		Bool
  isOpaque	v	ImageRenderer		Bool
  isPositionedByUser	v	ScrollPosition		Bool
  isPresented	v	EnvironmentValues		Bool
  isPresented	v	PresentationMode		Bool
  isPressed	v	ButtonStyleConfiguration		Bool
  isSceneCaptured	v	EnvironmentValues		Bool
  isScrollEnabled	v	EnvironmentValues		Bool
  isScrolling	v	ScrollPhase		Bool
  isSearchField	V	AccessibilityTraits		AccessibilityTraits
  isSearching	v	EnvironmentValues		Bool
  isSelected	V	AccessibilityTraits		AccessibilityTraits
  isSigned	V	BinaryInteger		Bool
  isSigned	V	SignedInteger		Bool
  isSigned	V	UnsignedInteger		Bool
  isStaticText	V	AccessibilityTraits		AccessibilityTraits
  isSummaryElement	V	AccessibilityTraits		AccessibilityTraits
  isTabBar	V	AccessibilityTraits		AccessibilityTraits
  isTabBarShowingSections	v	EnvironmentValues		Bool
  isToggle	V	AccessibilityTraits		AccessibilityTraits
  isTruncated	v	Text.Layout		Bool
  isUserAuthenticationEnabled	v	EnvironmentValues		Bool
  iso8601	V	FormatStyle		Date.ISO8601FormatStyle
  iso8601	V	ParseStrategy		Date.ISO8601FormatStyle
  iso8601	V	ParseableFormatStyle		Date.ISO8601FormatStyle
  iso8601	V	RegexComponent		Date.ISO8601FormatStyle
  isoCode	V	CurrencyFormatStyleConfiguration.Presentation		CurrencyFormatStyleConfiguration.Presentation
  italic	V	Text.Modifier		Self
  italic	f	Font	()	Font
  italic	f	Text	()	Text
  italic	f	Text	(_:Bool)	Text
  italic	f	View	(_?:Bool)	some View
  italicText	V	AccessibilitySystemRotor		AccessibilitySystemRotor
  itemProvider	f	View	(_:{()})	some View
  itemProviders	f	DropInfo	(for:[String])	[NSItemProvider]
  itemProviders	f	DropInfo	(for:[UTType])	[NSItemProvider]
  join	V	SubmitLabel		SubmitLabel
  kerning	F	Text.Modifier	(_:CGFloat)	Self
  kerning	f	Text	(_:CGFloat)	Text
  kerning	f	View	(_:CGFloat)	some View
  key	V	ControlActiveState		Self
  key	v	KeyPress		KeyEquivalent
  key	v	KeyboardShortcut		KeyEquivalent
  keyboard	V	SafeAreaRegions		SafeAreaRegions
  keyboard	V	ToolbarItemPlacement		ToolbarItemPlacement
  keyboardShortcut	f	View	(_:KeyEquivalent,modifiers?:EventModifiers)	some View
  keyboardShortcut	f	View	(_:KeyEquivalent,modifiers?:EventModifiers,localization:KeyboardShortcut.Localization)	some View
  keyboardShortcut	f	View	(_:KeyboardShortcut)	some View
  keyboardShortcut	f	View	(_:KeyboardShortcut?)	some View
  keyboardShortcut	v	EnvironmentValues		KeyboardShortcut?
  keyboardType	f	View	(_:UIKeyboardType)	some View
  keyframeAnimator	f	View	(initialValue:_,repeating:_,content:{},keyframes:{})	some View
  keyframeAnimator	f	View	(initialValue:_,trigger:_,content:{},keyframes:{})	some View
  knownTimeZoneIdentifiers	V	TimeZone		[String]
  """
