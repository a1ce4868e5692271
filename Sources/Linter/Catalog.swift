/// Every rule, in the order of the documentation: by groups, and by identifiers in them.
package let rules: [Rule] = [
  namingRules, documentationRules, apiRules, initializersRules, stylesRules, tokensRules,
  accessibilityRules, drawingRules, localizationRules, compatibilityRules, changesRules,
  costRules, suppressionsRules,
].flatMap(\.self)

// A list for each group: the compiler would take seconds for one of all rules.
private let namingRules: [Rule] = [
  .abbreviatedName, .booleanName, .eventName, .negatedName, .repeatedComponentName,
  .repeatedTypeName, .singularList, .styleName, .typeInName, .viewTypeSlot, .vocabulary,
]

private let documentationRules: [Rule] = [
  .booleanSummary, .deprecationWithoutReplacement, .deprecationWithoutVersion, .expiredDeprecation,
  .longSummary, .missingSummary, .repeatedNameSummary, .summaryCapital, .summaryFullStop,
  .unfinishedSummary, .unresolvedLink,
]

private let apiRules: [Rule] = [
  .colorAsProperty, .defaultWithoutEffect, .enumWithoutDefault, .essentialModifier, .manyBooleans,
  .manyRequiredArguments, .optionalProperty, .redundantKey, .repeatedDefault, .shadowedModifier,
  .shadowedType, .singleCaseEnum, .styleAsProperty, .textAsString, .typeNamedLikeLibrary,
  .unlabeledBoolean, .unplacedSlot, .unusedEnvironmentEntry, .unusedResolver, .unusedType,
  .unusedValue, .viewAsProperty,
]

private let initializersRules: [Rule] = [
  .builderBeforeValue, .closureBeforeValue, .closureBesideBuilder, .manyInitializers,
  .manyOptionalSlots, .unlabeledArguments, .unmixedTexts,
]

private let stylesRules: [Rule] = [
  .equalStyles, .fixedColor, .itemEnvironment, .longBody, .magicNumber, .singleStyle,
  .unusedEnvironmentRead, .unusedStyleParameter,
]

private let tokensRules: [Rule] = [
  .deprecatedToken, .equalTokens, .literalForToken, .tokenContrast, .unusedToken,
]

private let accessibilityRules: [Rule] = [
  .colorAlone, .endlessMotion, .fixedFontSize, .fixedTextHeight, .gestureAlone, .iconWithoutLabel,
  .labelOverTexts, .lostIdentifier, .namelessElement, .roleInLabel, .silentAppearance, .smallTarget,
  .smallText, .tapGesture, .traitOnContainer, .unannouncedState, .ungatedMotion, .unlabeledSymbol,
  .untypedTextField,
]

private let drawingRules: [Rule] = [
  .brokenWord, .cutText, .drawnContrast, .drawnTarget, .offScreenView, .overlappingTexts,
  .unmirroredView,
]

private let localizationRules: [Rule] = [
  .changedCase, .directionalSymbol, .formattedString, .textOfTheApp,
]

private let compatibilityRules: [Rule] = [
  .newerAPI, .replacedAPI, .singlePlatformAPI,
]

private let changesRules: [Rule] = [
  .changedDocumentation, .changedLook, .changedMeaning, .referenceBreak, .sourceBreak,
]

private let costRules: [Rule] = [
  .debugOutput, .erasedView, .keyOrder, .longEmittedFile, .manyPublicSymbols, .missingPreview,
]

private let suppressionsRules: [Rule] = [
  .blanketSuppression, .malformedSuppression, .suppressionWithoutReason, .unusedSuppression,
]

/// The rule with an identifier.
package func rule(_ id: String) -> Rule? { rulesByID[id] }

private let rulesByID = Dictionary(
  rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
