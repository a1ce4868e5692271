import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

func checkIsProtocol(_ type: SwiftType, _ findings: inout Findings) {
  guard !type.expression.mayBeProtocol || rawTypes.contains(type.text) else { return }
  findings.error(
    .conformance, at: type.place,
    rawTypes.contains(type.text)
      ? "'\(type.text)' is not a protocol; for an enum with such values write 'raw: \(type.text)'"
      : "'\(type.text)' is not a protocol")
}

/// Checks conformances that Swift would have to synthesize but cannot.
func checkTypeConformances(
  of spec: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let own = spec.members?.declaredNames ?? []
  let hasPayload = spec.cases.contains(where: \.hasPayload)
  var seen: Set<String> = []
  for type in spec.conforms {
    checkTypesAreKnown(in: type, in: scope, &findings)
    if !seen.insert(type.text).inserted {
      findings.error(
        .conformance, at: type.place, "'\(type.text)' is listed twice; remove one")
    }
    let remedy = "declare it under 'swift', or remove the conformance"
    switch type.text {
    case "CaseIterable" where !own.contains("allCases"):
      if hasPayload {
        findings.error(
          .conformance, at: type.place,
          "the cases of '\(spec.name.text)' cannot be listed, because one has a payload: "
            + "'CaseIterable' needs 'allCases'; \(remedy)")
      } else if spec.cases.isEmpty {
        findings.error(
          .conformance, at: type.place,
          "only an enum has cases to list: 'CaseIterable' needs 'allCases'; \(remedy)")
      }
    case "Comparable"
    where (spec.cases.isEmpty || hasPayload || spec.raw != nil)
      && spec.members?.tree?.declaresFunction("<") != true:
      findings.error(
        .conformance, at: type.place,
        "Swift orders only enums without payloads and raw values: 'Comparable' needs 'static func <'; "
          + remedy)
    case "Identifiable"
    where !own.contains("id") && !spec.properties.contains { $0.name.text == "id" }
      && !(scope.isEnumWithoutName(spec, "id")):
      findings.error(
        .conformance, at: type.place,
        "'Identifiable' needs a property 'id'; add it"
          + (spec.cases.isEmpty
            ? "" : " under 'swift', because the payload may not be hashable"))
    default: break
    }
  }
}
