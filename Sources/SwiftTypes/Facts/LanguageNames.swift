/// The top-level types of a module.
package struct ModuleTypes: Sendable {
  package let module: String

  /// Whether files that import SwiftUI see them: SwiftUI exports the module, or every file imports it.
  package let isVisibleWithSwiftUI: Bool
  package let names: Set<String>

  fileprivate init(_ module: String, isVisibleWithSwiftUI: Bool = true, _ names: StaticString) {
    self.module = module
    self.isVisibleWithSwiftUI = isVisibleWithSwiftUI
    self.names = words(names)
  }
}

/// The top-level types of Swift's own modules and Foundation, with some of CoreGraphics, UIKit, AppKit and
/// Combine that Swift in a spec may use, as the interfaces of Swift 6.3 have them.
private let languageTypes: [ModuleTypes] = [
  ModuleTypes(
    "Swift",
    """
    Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection
    AnyRegexOutput AnySequence Array ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence
    AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
    AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence
    AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
    AsyncThrowingPrefixWhileSequence AsyncThrowingStream BidirectionalCollection
    BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable
    Bool BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble
    CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar
    CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar
    CancellationError CaseIterable Character CheckedContinuation Clock ClosedRange
    ClosedRangeIndex Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection
    CollectionDifference CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray
    ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible Decodable Decoder DecodingError DefaultBidirectionalIndices
    DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation Dictionary
    DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible
    DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration
    DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError
    EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FixedWidthInteger
    FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher Identifiable
    ImplicitlyUnwrappedOptional Indexable IndexableBase IndexingIterator InlineArray
    InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible
    IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence Job JobPriority
    JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
    LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
    LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
    LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
    LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
    LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
    LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol
    LosslessStringConvertible MainActor ManagedBufferPointer MemoryLayout Mirror MirrorPath
    MutableBidirectionalSlice MutableCollection MutableIndexable MutableRandomAccessSlice
    MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
    MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Never
    NilLiteralConvertible Numeric ObjectIdentifier Observable ObservationRegistrar Observations
    OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence
    RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range
    RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
    RawRepresentable RawSpan ReferenceWritableKeyPath Regex RegexComponent
    RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result
    ReversedCollection ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3
    SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Sendable SendableMetatype Sequence
    SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric
    SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt
    StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible
    StringLiteralType StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task
    TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable
    ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16
    UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence
    Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible
    UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob
    UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator
    UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
    UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator
    UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void
    WritableKeyPath Zip2Iterator Zip2Sequence
    """),
  ModuleTypes(
    "Foundation",
    """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter Calendar
    CharacterSet CocoaError CodableAttributedStringKey CodableConfiguration
    CodableWithConfiguration ComparableComparator Comparator ComparisonResult ContiguousBytes
    CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date DateComponents
    DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal
    DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding
    DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
    DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
    EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType
    FileHandle FileManager FileManagerDelegate FileProtectionType FloatingPointFormatStyle
    FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter Host
    ISO8601DateFormatter IndexPath IndexSet InflectionRule InputStream IntegerFormatStyle
    IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization KeyPathComparator
    LengthFormatter ListFormatStyle ListFormatter Locale LocalizedError LocalizedStringResource
    MarkdownDecodableAttributedStringKey MassFormatter Measurement MeasurementFormatter
    Morphology MutableDataProtocol NSAffineTransform NSAffineTransformStruct NSArray
    NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar
    NSCharacterSet NSCoder NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition
    NSConditionLock NSCopying NSCountedSet NSData NSDate NSDateComponents NSDateInterval
    NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSEdgeInsets
    NSEnumerationOptions NSEnumerator NSError NSErrorDomain NSExceptionName NSExpression
    NSIndexPath NSIndexSet NSIndexSetIterator NSKeyedArchiver NSKeyedArchiverDelegate
    NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale NSLock NSLocking NSMeasurement
    NSMutableArray NSMutableAttributedString NSMutableCharacterSet NSMutableCopying
    NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet
    NSMutableString NSNotification NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet
    NSOrthography NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPredicate NSRange
    NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock
    NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor
    NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL
    NSURLComponents NSURLQueryItem NSUUID NSUserActivity NSValue NSZone Notification
    NotificationCenter NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool
    OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy
    ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Port
    PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression
    PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressReporting
    ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization
    QualityOfService RecoverableError ReferenceConvertible RelativeDateTimeFormatter RunLoop
    Scanner ScopedAttributeContainer Selector SocketNativeHandle SocketPort SortComparator
    SortDescriptor SortOrder StandardPredicateExpression Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StringStyle StringTransform Thread TimeInterval TimeZone Timer URL
    URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey URLResourceValues
    UUID UndoManager Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass
    UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy
    UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass
    UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults unichar
    uuid_string_t uuid_t
    """),
  ModuleTypes(
    "CoreGraphics",
    """
    CGAffineTransform CGColor CGFloat CGImage CGLineCap CGLineJoin CGPath CGPoint CGRect
    CGRectEdge CGSize CGVector
    """),
  ModuleTypes(
    "Combine",
    """
    AnyCancellable CurrentValueSubject Empty Future Just ObservableObject PassthroughSubject
    Published Publisher
    """),
  ModuleTypes(
    "Dispatch",
    """
    DispatchQueue
    """),
  ModuleTypes(
    "UIKit",
    """
    UIApplication UIColor UIDevice UIEdgeInsets UIFont UIImage UIScreen UIView UIViewController
    """),
  ModuleTypes(
    "AppKit",
    """
    NSApplication NSColor NSFont NSImage NSScreen NSView NSViewController
    """),
  ModuleTypes(
    "os", isVisibleWithSwiftUI: false,
    """
    Logger OSLog
    """),
  ModuleTypes(
    "RegexBuilder", isVisibleWithSwiftUI: false,
    """
    AlternationBuilder Anchor Capture CharacterClass ChoiceOf Local Lookahead NegativeLookahead
    One OneOrMore Optionally Reference RegexComponentBuilder Repeat TryCapture ZeroOrMore
    """),
  ModuleTypes(
    "Synchronization", isVisibleWithSwiftUI: false,
    """
    AtomicLazyReference AtomicLoadOrdering AtomicOptionalRepresentable AtomicRepresentable
    AtomicStoreOrdering AtomicUpdateOrdering Mutex WordPair
    """),
]

/// The names of Swift itself and of modules that are written like those of types.
private let languageWords = words("Any CoreGraphics Foundation Protocol Self Swift SwiftUI Type")

/// The names that Swift in a spec may use for types of Swift's own modules, Foundation and frameworks.
package let languageTypeNames = languageTypes.reduce(into: languageWords) { $0.formUnion($1.names) }

/// Further types that files see if they import SwiftUI.
private let typesWithSwiftUI: [ModuleTypes] = [
  ModuleTypes(
    "Foundation",
    """
    FileWrapper HTTPCookie HTTPURLResponse URLCache URLCredential URLProtocol URLRequest
    URLResponse URLSession XMLParser
    """),
  ModuleTypes(
    "Combine",
    """
    AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher Cancellable
    CombineIdentifier ConnectablePublisher CustomCombineIdentifierConvertible Deferred Fail
    ImmediateScheduler ObservableObjectPublisher Publishers Record Scheduler
    SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription Subscriptions
    TopLevelDecoder TopLevelEncoder
    """),
  ModuleTypes(
    "CoreTransferable",
    """
    CodableRepresentation DataRepresentation FileRepresentation ProxyRepresentation
    ReceivedTransferredFile SentTransferredFile TransferRepresentation
    TransferRepresentationBuilder TransferRepresentationVisibility Transferable
    TupleTransferRepresentation
    """),
  ModuleTypes(
    "UniformTypeIdentifiers",
    """
    UTTagClass UTType
    """),
  ModuleTypes(
    "DeveloperToolsSupport",
    """
    ColorResource ImageResource LibraryContentBuilder LibraryContentProvider LibraryItem Preview
    PreviewBodyBuilder PreviewCamera PreviewCameraBuilder PreviewLayout PreviewMacroBodyBuilder
    PreviewRegistry PreviewTrait PreviewUnavailable
    """),
  ModuleTypes(
    "Symbols",
    """
    AppearSymbolEffect AutomaticSymbolEffect BounceSymbolEffect BreatheSymbolEffect
    ContentTransitionSymbolEffect DisappearSymbolEffect DiscreteSymbolEffect
    IndefiniteSymbolEffect PulseSymbolEffect ReplaceSymbolEffect RotateSymbolEffect
    ScaleSymbolEffect SymbolEffect SymbolEffectConfiguration SymbolEffectOptions
    TransitionSymbolEffect VariableColorSymbolEffect WiggleSymbolEffect
    """),
]

/// The module whose type of a name files see if they import SwiftUI; nil if there is none.
package func moduleVisibleWithSwiftUI(declaring type: String) -> String? {
  if swiftUIType(named: type) != nil || knownTypes[type]?.contains(.view) == true {
    return "SwiftUI"
  }
  return (languageTypes + typesWithSwiftUI).first {
    $0.isVisibleWithSwiftUI && $0.names.contains(type)
  }?.module
}

/// The top-level functions and values of Swift, Foundation, SwiftUI and C, which are used unqualified.
package let languageFunctionNames = words(
  """
  abort abs acos acosh all any arc4random arc4random_uniform asin asinh assert assertionFailure
  async asyncDetached atan atan2 atanh autoreleasepool cbrt ceil clock copysign cos cosh
  debugPrint detach drand48 dump erf erfc exchange exit exp exp2 expm1 extendLifetime
  extractIsolation fabs fatalError fdim floor fma fmax fmin fmod free frexp getenv
  globalConcurrentExecutor hypot ilogb isKnownUniquelyReferenced ldexp lgamma log log10 log1p log2
  logb malloc max memcmp memcpy min modf nan nearbyint nextafter numericCast
  objc_getAssociatedObject objc_setAssociatedObject pi pointwiseMax pointwiseMin pow precondition
  preconditionFailure print rand readLine remainder remquo repeatElement rint round scalbn
  sequence signbit sin sinh sleep sqrt srand stride strlen swap swift_unboxFromSwiftValueWithType
  tan tanh tgamma time transcode trunc type unsafeBitCast unsafeDowncast usleep withAnimation
  withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup
  withExtendedLifetime withObservationTracking withTaskCancellationHandler
  withTaskExecutorPreference withTaskGroup withTaskPriorityEscalationHandler
  withThrowingDiscardingTaskGroup withThrowingTaskGroup withTransaction withUnsafeBytes
  withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes withUnsafeMutablePointer
  withUnsafePointer withUnsafeTemporaryAllocation withUnsafeThrowingContinuation withVaList
  withoutActuallyEscaping zip
  """)

/// The words of a text.
func words(_ text: StaticString) -> Set<String> {
  text.withUTF8Buffer { bytes in
    Set(
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        .map { String(decoding: $0, as: UTF8.self) })
  }
}
