/// What the localized half of the option `text` takes.
package enum LocalizedTextType: String, CaseIterable, Sendable {
  case localizedStringKey = "LocalizedStringKey"
  case localizedStringResource = "LocalizedStringResource"
}

/// What its other half takes.
package enum StringType: String, CaseIterable, Sendable {
  case string = "String"
  case stringProtocol = "StringProtocol"
}
