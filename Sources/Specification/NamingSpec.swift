/// The argument type for the localized half of the option `text`.
package enum LocalizedTextType: String, CaseIterable, Sendable {
  case localizedStringKey = "LocalizedStringKey"
  case localizedStringResource = "LocalizedStringResource"
}

/// The argument type for its other half.
package enum StringType: String, CaseIterable, Sendable {
  case string = "String"
  case stringProtocol = "StringProtocol"
}
