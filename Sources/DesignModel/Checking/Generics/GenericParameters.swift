import Diagnostics
import Specification
import StepCounting
import SwiftFragments

func checkGenericParameters(
  _ specs: [GenericSpec], in scope: ComponentScope, _ findings: inout Findings
) -> [GenericParameter] {
  specs.map { spec in
    checkTypeName(spec.name, "generic parameter", &findings)
    if let other = scope.declarations.types[spec.name.text] {
      findings.error(
        .genericCollision, at: spec.name.place,
        "the generic parameter '\(spec.name.text)' would hide \(other.description); "
          + "choose another name",
        notes: [Note("\(other.description) is here", at: other.place)])
    } else if viewNames.contains(spec.name.text) || reservedTypeNames.contains(spec.name.text) {
      findings.error(
        .genericCollision, at: spec.name.place,
        "the generic parameter '\(spec.name.text)' would hide the type '\(spec.name.text)' that "
          + "emitted code needs; choose another name")
    }
    return GenericParameter(
      name: spec.name.text, conformances: spec.conforms.map(\.expression),
      defaultType: spec.defaultType?.expression, erasedType: spec.erasedType?.expression)
  }
}
