// Only the method sets the property.
// error: cannot assign to property: 'count' setter is inaccessible
import DesignKit
import SwiftUI

@MainActor func reject() {
  var portrait = Portrait(name: "A", action: {})
  portrait.count = 2
}
