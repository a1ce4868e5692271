import Diagnostics
import Specification
import StepCounting
import SwiftFragments

/// - Parameter type: The enum, if the deprecation is that of a case.
func checkDeprecation(
  _ spec: DeprecationSpec?, among type: TypeSpec? = nil, in scope: ComponentScope,
  _ findings: inout Findings
) -> Deprecation? {
  guard let spec else { return nil }
  if let message = spec.message, message.value == "true" || message.value == "false" {
    findings.error(
      .deprecation, at: message.place,
      "'deprecated' takes a message, and '\(message.value)' is not a sentence; write a sentence, "
        + "or remove the key")
  }
  if let renamed = spec.renamed {
    if !scope.isDeclarationName(renamed.value) {
      findings.error(
        .deprecation, at: renamed.place,
        "'\(renamed.value)' is not the name of a declaration, such as 'Banner', 'Banner.title' or "
          + "'show(title:)'")
    } else if let type, renamed.value.allSatisfy({ $0.isLetter || $0.isNumber }),
      !type.cases.contains(where: { $0.name.text == renamed.value })
    {
      let cases = type.cases.map(\.name.text)
      let remedy = remedy(
        for: renamed.value, among: cases, one: "its only case is", several: "its cases are")
      findings.error(
        .unknownCase, at: renamed.place,
        "'\(type.name.text)' has no case '\(renamed.value)'; \(remedy)")
    }
  }
  if let message = spec.message, message.value.count > 80 {
    findings.error(
      .deprecation, at: message.place,
      "this message has \(message.value.count) characters, and compilers show it on one line; use "
        + "at most 80, and write the rest in 'discussion' or 'summary'")
  }
  let since = spec.since.map { "since \($0.value)" }
  let message = [spec.message?.value.inOneLine, since].compactMap { $0 }
  return Deprecation(
    message: message.isEmpty
      ? nil
      : message.count == 2
        ? "\(message[0].last == "." ? message[0].dropLast() : message[0][...]) (\(message[1]))"
        : message[0],
    renamed: spec.renamed?.value, systems: deprecatedSystems(of: spec, in: scope, &findings))
}

private func deprecatedSystems(
  of spec: DeprecationSpec, in scope: ComponentScope, _ findings: inout Findings
) -> [(platform: Platform, version: PlatformVersion)] {
  let supported = platforms(scope.project).map(\.0)
  for (platform, _) in spec.systems where !supported.contains(platform.value) {
    findings.error(
      .deprecation, at: platform.place,
      "the library does not support \(platform.value.rawValue); remove it here, or add the platform "
        + "to the project's 'platforms'")
  }
  return spec.systems.map { ($0.platform.value, $0.version.value) }
}

/// Checks the deprecation of a component: its replacement is another component, named with or without the
/// library's prefix.
func checkComponentDeprecation(
  in scope: ComponentScope, _ findings: inout Findings
) -> Deprecation? {
  let spec = scope.spec.deprecated
  let deprecation = checkDeprecation(spec, in: scope, &findings)
  guard let deprecation, let renamed = spec?.renamed,
    renamed.value.first?.isUppercase == true, renamed.value.allSatisfy(\.isPartOfName)
  else { return deprecation }
  let full = scope.declarations.fullName(of: renamed.value) ?? renamed.value
  if let near = scope.nearTypeName(to: full) {
    findings.error(
      .unknownType, at: renamed.place, "there is no type '\(full)'; did you mean '\(near)'?")
  }
  return deprecation.with(message: deprecation.message, renamed: full)
}

/// Checks that a default is not a case, an option or a constant that is deprecated.
func checkDefaultIsNotDeprecated(
  of value: SwiftExpression?, _ type: SwiftType, in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard let value, let member = value.implicitMember?.text, !scope.isDeprecated,
    let used = scope.declarations.typeIndex.resolved(type.unwrapped.text)
  else { return }
  guard used.deprecatedMembers.contains(member) else { return }
  findings.error(
    .deprecatedDefault, at: value.place,
    "'\(member)' is deprecated, so the emitted code would cause a warning; choose another default",
    notes: [Note("'\(used.name.text)' is declared here", at: used.name.place)])
}

extension ComponentScope {
  /// Whether a text is a qualified name with labels: `Card.show(title:)`.
  fileprivate func isDeclarationName(_ text: String) -> Bool {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let isName = parts[0].split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      $0.isPlainName
    }
    guard parts.count == 2 else { return isName }
    guard isName, parts[1].last == ")" else { return false }
    let labels = parts[1].dropLast()
    return labels.isEmpty
      || labels.last == ":"
        && labels.dropLast().split(
          separator: ":", omittingEmptySubsequences: false
        ).allSatisfy { $0 == "_" || $0.isPlainName }
  }

  /// Whether the whole component is deprecated, so that nothing in it causes warnings.
  var isDeprecated: Bool { spec.deprecated != nil }
}

extension String {
  /// A text without line breaks.
  var inOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .joined(separator: " ")
  }
}

extension Substring {
  /// Whether it consists of letters, digits and `_`, and does not begin with a digit.
  fileprivate var isPlainName: Bool {
    first?.isNumber == false && allSatisfy(\.isPartOfName)
  }
}
