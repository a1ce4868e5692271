import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// Enums whose default value is repeated at each use.
  static let repeatedDefault = Self(
    "repeated-default", in: .api, .note,
    summary: "An enum has the same default wherever it is used.",
    rationale: """
      `default` of an enum sets the default once. It applies to every property, modifier and \
      environment value of that type, so no component can forget it.
      """,
    compares: .defaults,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {role: {type: TagRole}, otherRole: {type: TagRole}}
      types: {TagRole: {cases: [neutral, critical], default: neutral}}
      """
    ],
    bad: [
      [
        """
        component: Tag
        slots: {title: {options: [text]}}
        modifiers: {role: {type: TagRole, default: .neutral}}
        types: {↓TagRole: {cases: [neutral, critical]}}
        """,
        """
        component: Badge
        slots: {title: {options: [text]}}
        modifiers: {role: {type: TagRole, default: .neutral}}
        """,
      ]
    ],
    check: .library { subject, _ in
      var uses: [String: [SwiftExpression?]] = [:]
      for spec in subject.subjects.map(\.spec) {
        for case (let type?, let value) in spec.typedDefaults where type.wrapped == nil {
          uses[subject.library.library.naming.plain(type.text), default: []].append(value)
        }
      }
      return subject.subjects.flatMap(\.spec.types).compactMap { type in
        guard !type.cases.isEmpty, type.defaultMember == nil,
          let all = uses[type.name.text], all.count > 1,
          let first = all[0]?.implicitMember,
          all.allSatisfy({ $0?.implicitMember?.text == first.text }),
          type.cases.contains(where: { $0.name.text == first.text })
        else { return nil }
        return Finding(
          type.name.place,
          "all \(all.count) uses of '\(type.name.text)' have the default '.\(first.text)'; set it "
            + "once, with 'default: \(first.text)' here",
          notes: [Note("the first use is here", at: first.place)])
      }
    })
}

extension ComponentSpec {
  /// The types and default values of everything that can have one.
  var typedDefaults: [(type: SwiftType?, value: SwiftExpression?)] {
    properties.map { ($0.type, $0.defaultValue) } + modifiers.map { ($0.type, $0.defaultValue) }
      + environment.map { ($0.type, $0.defaultValue) }
  }
}
