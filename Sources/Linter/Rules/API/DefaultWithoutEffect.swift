import DesignModel
import Specification

extension Rule {
  /// Defaults of generic parameters that no initializer uses.
  static let defaultWithoutEffect = Self(
    "default-without-effect", in: .api,
    summary:
      "Every initializer has an argument that determines a generic parameter with a default.",
    rationale: """
      The default of a generic parameter applies if no argument determines it. If each initializer has \
      a required argument whose type mentions the parameter, that argument always decides: `kind: \
      .label` with a `RowKind<Value>` leaves `Value` open, and Swift rejects the call instead of using the \
      default. Give the argument a default, list a form without it, or remove the default.
      """,
    good: [
      """
      component: Row
      generics: {Value: {conforms: Hashable, default: String}}
      properties: {selection: Value?}
      body: Circle()
      """,
      """
      component: Row
      generics: {Value: {conforms: Hashable}}
      properties: {kind: RowKind<Value>}
      body: Circle()
      types: {RowKind: {generics: {Value: Hashable}, cases: {label: , value: {values: {value: Value}}}}}
      """,
    ],
    bad: [
      """
      component: Row
      generics: {Value: {conforms: Hashable, default: ↓String}}
      properties: {kind: RowKind<Value>}
      body: Circle()
      types: {RowKind: {generics: {Value: Hashable}, cases: {label: , value: {values: {value: Value}}}}}
      """
    ],
    check: .spec { subject, _ in
      guard let component = subject.component, !component.initializers.isEmpty else { return [] }
      return subject.spec.generics.compactMap { generic in
        let name = generic.name.text
        guard let type = generic.defaultType,
          !component.initializers.contains(where: { initializer in
            initializer.details.pins[name] == nil
              && initializer.pins.contains { $0.generic == name }
          })
        else { return nil }
        return Finding(
          type.place,
          "every initializer has an argument that determines '\(name)', so the default has no effect; "
            + "remove it, or give that argument a default")
      }
    })
}
