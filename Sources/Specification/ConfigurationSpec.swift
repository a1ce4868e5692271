import Diagnostics
import SwiftFragments

/// The value of `configuration`: the members that a style sees.
package struct ConfigurationSpec: Sendable {
  /// The named or added members, in the order of the spec.
  package var entries: [ConfigurationEntrySpec]
}

/// An entry of `configuration`.
package struct ConfigurationEntrySpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?

  /// The value as an expression in terms of the component's members.
  package var value: SwiftExpression?

  /// The part as statements in terms of the component's members.
  package var view: SwiftBlock?

  /// The part in UIKit; derived from the SwiftUI view if absent.
  package var uiKit: SwiftBlock?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }

  /// Whether it is only the name of a component member.
  package var isName: Bool {
    type == nil && value == nil && view == nil
  }

  /// Whether it is the name of a component member that styles can read but not write.
  package var isRead: Bool {
    type != nil && value == nil && view == nil
  }
}
