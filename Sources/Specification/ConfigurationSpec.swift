import Diagnostics
import SwiftFragments

/// The value of `configuration`: what a style sees.
package struct ConfigurationSpec: Sendable {
  /// What is named or added, in the order of the spec.
  package var entries: [ConfigurationEntrySpec]
}

/// An entry of `configuration`.
package struct ConfigurationEntrySpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?

  /// The value as an expression over the component's members.
  package var value: SwiftExpression?

  /// The part as statements over the component's members.
  package var view: SwiftBlock?

  /// The part in UIKit; made from the view if absent.
  package var uiKit: SwiftBlock?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }

  /// Whether it only names a member of the component.
  package var isName: Bool {
    type == nil && value == nil && view == nil
  }

  /// Whether it names a member of the component whose value styles read and cannot write.
  package var isRead: Bool {
    type != nil && value == nil && view == nil
  }
}
