import DesignKit
import SwiftUI

@MainActor func calls(v: Color, s: String) {
  let without = Choice(title: "t")
  let number = Choice(value: 1, title: "t")
  let letters = Choice(value: s) { v }
  let none = Choice(value: nil) { v }
  let _: Choice<String, Text> = without
  let _: Choice<Int, Text> = number
  let _: Choice<String, Color> = letters
  let _: Choice<String, Color> = none
}
