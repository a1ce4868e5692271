/// Every rule, in the order of the documentation: by groups, and by identifiers in them.
package let rules: [Rule] = [
  // Naming
  .abbreviatedName, .booleanName, .eventName, .negatedName, .repeatedComponentName,
  .repeatedTypeName, .singularList, .styleName, .typeInName, .viewTypeSlot, .vocabulary,
  // Documentation
  .booleanSummary, .deprecationWithoutReplacement, .deprecationWithoutVersion, .expiredDeprecation,
  .longSummary, .missingSummary, .repeatedNameSummary, .summaryCapital, .summaryFullStop,
  .unfinishedSummary, .unresolvedLink,
  // API
  .colorAsProperty, .enumWithoutDefault, .essentialModifier, .manyBooleans, .manyRequiredArguments,
  .optionalProperty, .redundantKey,
  .repeatedDefault, .shadowedModifier, .shadowedType, .singleCaseEnum, .styleAsProperty,
  .textAsString, .unlabeledBoolean, .unplacedSlot, .unusedEnvironmentEntry, .unusedResolver,
  .unusedType, .unusedValue, .viewAsProperty,
  // Initializers
  .builderBeforeValue, .closureBeforeValue, .closureBesideBuilder, .manyInitializers,
  .manyOptionalSlots,
  .unlabeledArguments, .unmixedTexts,
  // Styles
  .equalStyles, .fixedColor, .itemEnvironment, .longBody, .magicNumber, .singleStyle,
  .unusedEnvironmentRead, .unusedStyleParameter,
  // Tokens
  .deprecatedToken, .equalTokens, .literalForToken, .tokenContrast, .unusedToken,
  // Accessibility
  .colorAlone, .endlessMotion, .fixedFontSize, .fixedTextHeight, .gestureAlone, .iconWithoutLabel,
  .labelOverTexts, .lostIdentifier, .namelessElement,
  .roleInLabel, .silentAppearance, .smallTarget, .smallText, .tapGesture, .traitOnContainer,
  .unannouncedState, .ungatedMotion, .unlabeledSymbol, .untypedTextField,
  // Localization
  .changedCase, .directionalSymbol, .formattedString, .textOfTheApp,
  // Compatibility
  .newerAPI, .replacedAPI, .singlePlatformAPI,
  // Cost
  .erasedView, .keyOrder, .longEmittedFile, .manyPublicSymbols, .missingPreview,
  // Suppressions
  .blanketSuppression, .malformedSuppression, .suppressionWithoutReason, .unusedSuppression,
]

/// The rule with an identifier.
package func rule(_ id: String) -> Rule? { rulesByID[id] }

private let rulesByID = Dictionary(
  rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
