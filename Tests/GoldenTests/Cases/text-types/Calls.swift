import DesignKit
import Foundation
import SwiftUI

@MainActor func calls(v: Color, s: String, part: Substring, resource: LocalizedStringResource) {
  _ = Message(title: "t")
  _ = Message(title: s)
  _ = Message(title: part, note: s)
  _ = Message(title: resource, note: "n")
  _ = Message(title: "t", note: nil)
  _ = Message(title: part, note: nil)
  _ = Message(title: "t", note: part)
  _ = Message(title: "t") { v }
}
