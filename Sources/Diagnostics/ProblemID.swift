/// A kind of problem with an input, regardless of the wording: the text in brackets after a message.
///
/// The text does not change with the wording, because it is used in baselines, reports and the documentation.
/// Each has an explanation with an example. The findings of lint rules have the identifiers of their rules
/// instead; see ``DiagnosticID``.
package enum ProblemID: String, CaseIterable, Sendable {
  // MARK: - Encoding

  case invalidUTF8 = "invalid-utf8"
  case invalidUTF16 = "invalid-utf16"
  case unsupportedEncoding = "unsupported-encoding"
  case fileTooLarge = "file-too-large"
  case controlCharacter = "control-character"
  case unicodeLineBreak = "unicode-line-break"
  case decomposedName = "decomposed-name"

  // MARK: - YAML

  case quoteSwift = "quote-swift"
  case badIndentation = "bad-indentation"
  case tabIndentation = "tab-indentation"
  case mergeConflict = "merge-conflict"
  case missingColon = "missing-colon"
  case missingComma = "missing-comma"
  case missingItem = "missing-item"
  case misplacedItem = "misplaced-item"
  case unclosedBracket = "unclosed-bracket"
  case mismatchedBracket = "mismatched-bracket"
  case strayBracket = "stray-bracket"
  case unclosedQuote = "unclosed-quote"
  case textBehindQuote = "text-behind-quote"
  case unknownEscape = "unknown-escape"
  case duplicateKey = "duplicate-key"
  case keyNotText = "key-not-text"
  case mergeKey = "merge-key"
  case unknownAlias = "unknown-alias"
  case aliasCycle = "alias-cycle"
  case yamlTag = "yaml-tag"
  case yamlDirective = "yaml-directive"
  case severalDocuments = "several-documents"
  case yamlSyntax = "yaml-syntax"
  case tooDeep = "too-deep"
  case tooManyNodes = "too-many-nodes"
  case tooMuchText = "too-much-text"

  // MARK: - Design tokens

  case jsonSyntax = "json-syntax"
  case oldTokenFormat = "old-token-format"
  case tokenFile = "token-file"
  case tokenResolver = "token-resolver"
  case tokenContext = "token-context"
  case tokenName = "token-name"
  case tokenStructure = "token-structure"
  case tokenType = "token-type"
  case tokenValue = "token-value"
  case unknownToken = "unknown-token"
  case tokenReference = "token-reference"
  case tokenCycle = "token-cycle"
  case tokenAppearance = "token-appearance"

  // MARK: - Keys and values

  case emptyFile = "empty-file"
  case foreignFile = "foreign-file"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongKind = "wrong-kind"
  case wrongValue = "wrong-value"
  case unknownValue = "unknown-value"
  case absolutePath = "absolute-path"
  case pathOutside = "path-outside"

  // MARK: - Swift in specs

  case swiftSyntax = "swift-syntax"
  case missingSwift = "missing-swift"
  case unknownName = "unknown-name"
  case unknownType = "unknown-type"
  case nameNotInScope = "name-not-in-scope"
  case notABinding = "not-a-binding"
  case assignedConstant = "assigned-constant"
  case noSuchMember = "no-such-member"
  case unknownArgument = "unknown-argument"
  case missingArgument = "missing-argument"
  case wrongType = "wrong-type"
  case missingConformance = "missing-conformance"
  case privateMember = "private-member"
  case incompleteSwitch = "incomplete-switch"
  case missingReturn = "missing-return"
  case missingTry = "missing-try"
  case calledView = "called-view"
  case awaitInBody = "await-in-body"
  case unavailableApi = "unavailable-api"
  case swiftArgument = "swift-argument"
  case bareText = "bare-text"
  case literalType = "literal-type"
  case unknownCase = "unknown-case"
  case misplacedDeclaration = "misplaced-declaration"

  // MARK: - The project

  case missingSpecs = "missing-specs"
  case noSpecs = "no-specs"
  case otherVersion = "other-version"
  case dependency
  case oldPlatform = "old-platform"
  case textAvailability = "text-availability"
  case availability
  case access
  case libraryScope = "library-scope"
  case unreadValue = "unread-value"

  // MARK: - Existing targets

  case sourcesWithoutTarget = "sources-without-target"
  case testsWithoutPackage = "tests-without-package"
  case sourcesInOutput = "sources-in-output"
  case missingSources = "missing-sources"
  case noSnapshots = "no-snapshots"
  case twoSettings = "two-settings"
  case uikitTarget = "uikit-target"
  case notPortable = "not-portable"
  case handwrittenType = "handwritten-type"
  case handwrittenFile = "handwritten-file"
  case handwrittenWithoutSources = "handwritten-without-sources"
  case handwrittenBody = "handwritten-body"
  case handwrittenBuilder = "handwritten-builder"
  case handwrittenAccess = "handwritten-access"
  case handwrittenSurroundings = "handwritten-surroundings"
  case handwrittenAccessibility = "handwritten-accessibility"

  // MARK: - Names

  case typeName = "type-name"
  case memberName = "member-name"
  case longName = "long-name"
  case reservedName = "reserved-name"
  case reservedTypeName = "reserved-type-name"
  case nameCollision = "name-collision"
  case duplicateType = "duplicate-type"
  case sameMethod = "same-method"
  case genericCollision = "generic-collision"

  // MARK: - Slots

  case unknownSlot = "unknown-slot"
  case unknownSlotOption = "unknown-slot-option"
  case duplicateOption = "duplicate-option"
  case unknownLabel = "unknown-label"
  case emptyOptional = "empty-optional"
  case defaultOfSlot = "default-of-slot"
  case sharedGeneric = "shared-generic"
  case typeAndGeneric = "type-and-generic"
  case typeAndBuilder = "type-and-builder"
  case slotType = "slot-type"
  case optionType = "option-type"
  case lazySlot = "lazy-slot"
  case concreteIdentifier = "concrete-identifier"
  case listConflict = "list-conflict"
  case listPart = "list-part"
  case listLimit = "list-limit"
  case listOrder = "list-order"
  case listNotArranged = "list-not-arranged"
  case repeatedSlot = "repeated-slot"
  case listOutOfReach = "list-out-of-reach"
  case itemWithoutStyles = "item-without-styles"
  case itemName = "item-name"
  case recursiveType = "recursive-type"
  case endlessView = "endless-view"

  // MARK: - Lists

  case missingTag = "missing-tag"
  case selectionNotHashable = "selection-not-hashable"
  case selectionValue = "selection-value"
  case selectionGeneric = "selection-generic"
  case swiftuiMethod = "swiftui-method"
  case genericItem = "generic-item"
  case itemOutOfReach = "item-out-of-reach"
  case itemsNotShown = "items-not-shown"

  // MARK: - Kinds of components

  case valueKey = "value-key"
  case caseSlots = "case-slots"

  // MARK: - Resolvers

  case resolver
  case duplicateResolver = "duplicate-resolver"
  case viaModifier = "via-modifier"
  case omitEmpty = "omit-empty"
  case slotArguments = "slot-arguments"

  // MARK: - Properties

  case missingDefault = "missing-default"
  case bindingDefault = "binding-default"
  case environmentObjectDefault = "environment-object-default"
  case requiredArgument = "required-argument"
  case observedObject = "observed-object"
  case optionalBinding = "optional-binding"
  case stateAccess = "state-access"
  case closureDefault = "closure-default"
  case escaping
  case preserveOptional = "preserve-optional"
  case conformance
  case nothingToCompare = "nothing-to-compare"

  // MARK: - Modifiers and the environment

  case valueName = "value-name"
  case twoArguments = "two-arguments"
  case parametersType = "parameters-type"
  case existingValue = "existing-value"
  case declaredKeyPath = "declared-key-path"
  case noModifier = "no-modifier"
  case environmentConflict = "environment-conflict"

  // MARK: - State

  case missingType = "missing-type"
  case unknownWrapper = "unknown-wrapper"
  case swiftuiEnvironment = "swiftui-environment"
  case wrapperArguments = "wrapper-arguments"
  case wrapperType = "wrapper-type"
  case focusType = "focus-type"
  case focusDefault = "focus-default"
  case namespaceValue = "namespace-value"

  // MARK: - Types

  case emptyType = "empty-type"
  case typeOfTwoKinds = "type-of-two-kinds"
  case typeKey = "type-key"
  case unknownDefault = "unknown-default"
  case defaultWithPayload = "default-with-payload"
  case duplicateCase = "duplicate-case"
  case constantType = "constant-type"
  case scopedType = "scoped-type"
  case nestedScope = "nested-scope"
  case nestedInGeneric = "nested-in-generic"
  case unknownOption = "unknown-option"
  case optionOfTwoKinds = "option-of-two-kinds"

  // MARK: - Raw values

  case rawValue = "raw-value"
  case rawValuePayload = "raw-value-payload"
  case duplicateRawValue = "duplicate-raw-value"

  // MARK: - Generic parameters

  case genericNotInferred = "generic-not-inferred"
  case genericConfiguration = "generic-configuration"
  case genericEnvironment = "generic-environment"
  case genericType = "generic-type"
  case genericDefault = "generic-default"

  // MARK: - Old names

  case oldSlotName = "old-slot-name"

  // MARK: - Modifiers of properties

  case propertyModifier = "property-modifier"

  // MARK: - Result builders

  case builderType = "builder-type"
  case builderArgument = "builder-argument"
  case builderConflict = "builder-conflict"
  case genericComponent = "generic-component"

  // MARK: - Modifiers of views

  case modifierKey = "modifier-key"
  case bodyWithoutContent = "body-without-content"
  case methodName = "method-name"

  // MARK: - Bodies and styles

  case noBody = "no-body"
  case noDefaultStyle = "no-default-style"
  case twoDefaultStyles = "two-default-styles"
  case defaultStyleParameter = "default-style-parameter"
  case defaultStyleAvailability = "default-style-availability"
  case swiftuiStyle = "swiftui-style"
  case bodyWithoutStyle = "body-without-style"

  // MARK: - Configurations of styles

  case unknownConfigurationMember = "unknown-configuration-member"
  case hiddenConfigurationMember = "hidden-configuration-member"
  case unknownMember = "unknown-member"
  case duplicateMember = "duplicate-member"
  case incompleteEntry = "incomplete-entry"
  case configurationType = "configuration-type"
  case partAndValue = "part-and-value"
  case configurationWithoutStyles = "configuration-without-styles"

  // MARK: - Accessibility

  case accessibilityAvailability = "accessibility-availability"
  case accessibilityBranch = "accessibility-branch"
  case accessibilitySlot = "accessibility-slot"
  case accessibilityType = "accessibility-type"
  case conditionType = "condition-type"
  case duplicateTrait = "duplicate-trait"
  case headingInBody = "heading-in-body"
  case identifierInBody = "identifier-in-body"
  case textForm = "text-form"
  case textInterpolation = "text-interpolation"
  case textLines = "text-lines"
  case textWithoutElse = "text-without-else"

  // MARK: - Previews

  case deprecatedPreview = "deprecated-preview"
  case previewName = "preview-name"
  case wrongExample = "wrong-example"

  // MARK: - Initializers

  case ambiguousCall = "ambiguous-call"
  case tooManyInitializers = "too-many-initializers"
  case tooManyParts = "too-many-parts"
  case defaultedClosures = "defaulted-closures"
  case unknownOrder = "unknown-order"

  // MARK: - Forms of initializers

  case noForms = "no-forms"
  case requiredSlotOmitted = "required-slot-omitted"
  case unknownProperty = "unknown-property"
  case formParameter = "form-parameter"
  case formValue = "form-value"
  case formGeneric = "form-generic"
  case formRequirement = "form-requirement"

  // MARK: - Deprecation

  case deprecation
  case deprecatedDefault = "deprecated-default"
  case deprecatedRequired = "deprecated-required"
  case deprecatedType = "deprecated-type"
  case deprecatedOption = "deprecated-option"

  // MARK: - Templates

  case templateTag = "template-tag"
  case templateValue = "template-value"

  // MARK: - Lint rules

  case unknownRule = "unknown-rule"
  case ruleOption = "rule-option"
  case unmatchedOverride = "unmatched-override"
  case brokenBaseline = "broken-baseline"
  case brokenAcceptedChanges = "broken-accepted-changes"

  // MARK: - Formatting

  case notFormatted = "not-formatted"

  // MARK: - The output folder

  case editedByHand = "edited-by-hand"
  case editedOrphan = "edited-orphan"
  case outputInTheWay = "output-in-the-way"
  case outputLeadsOut = "output-leads-out"
  case outputPathCollision = "output-path-collision"
  case sameOutput = "same-output"
  case staleFile = "stale-file"
  case unsafeOutputPath = "unsafe-output-path"
  case unsafeSpecPath = "unsafe-spec-path"

  // MARK: - The Swift compiler

  case swiftCompiler = "swift-compiler"
  case uncheckedCode = "unchecked-code"
  case compilerFlag = "compiler-flag"
  case emissionDefect = "emission-defect"
  case promisedCall = "promised-call"
  case compilingReject = "compiling-reject"
  case analysisDefect = "analysis-defect"

  // MARK: - Running views

  case notModeled = "not-modeled"
  case previewTrap = "preview-trap"
  case catalogPage = "catalog-page"
  case catalogAccent = "catalog-accent"
  case catalogFont = "catalog-font"

  /// Whether it is about something missing, which cannot be determined for an input that could not be read
  /// completely.
  package var isAboutAbsence: Bool {
    switch self {
    case .emptyFile, .emptyType, .missingDefault, .missingKey, .missingSwift, .missingType, .noBody,
      .noDefaultStyle, .noForms:
      true
    default: false
    }
  }

  /// Whether it is a problem of a token file.
  package var isAboutTokens: Bool {
    switch self {
    case .oldTokenFormat, .tokenFile, .tokenResolver, .tokenContext, .tokenName, .tokenStructure,
      .tokenType, .tokenValue, .unknownToken, .tokenReference, .tokenCycle, .tokenAppearance:
      true
    default: false
    }
  }

  /// Whether it is about the use of a declaration, which cannot be checked if declarations could not be read.
  package var isAboutUse: Bool {
    switch self {
    case .unknownName, .unknownType, .nameNotInScope, .notABinding, .noSuchMember, .unknownArgument,
      .missingArgument, .wrongType, .missingConformance, .incompleteSwitch, .unknownCase,
      .unknownSlot, .unknownLabel, .unknownProperty, .unknownDefault, .unknownMember,
      .unknownConfigurationMember, .listNotArranged:
      true
    default: false
    }
  }
}
