// Slots: `default`, `in`, `where`
import DesignKit
import SwiftUI

@MainActor func calls(v: Color, s: String, n: Binding<Int>) {
  _ = Choice(repeat: true, class: n, default: "d", in: { v }, where: { v })  // k v v
  _ = Choice(class: n, default: { v }, in: { v }, where: { v })  // v v v
  _ = Choice(class: n, default: "d")  // k - -
  _ = Choice(class: n, default: s, where: { v })  // s - v
  _ = Choice(class: n, default: s, in: { v })  // s v -
  _ = Choice(class: n) { v }  // v - -
  _ = Choice(class: n, default: "d")  // k - -
    .switch(.repeat)
    .func(nil)
    .choiceStyle(.if)
    .choiceStyle(.if(for: 2, is: true))
    .choiceStyle(.repeat)
    .import(.default)
    .return(1)
  _ = Loop(while: true)
  _ = Loop(for: { v })
}
