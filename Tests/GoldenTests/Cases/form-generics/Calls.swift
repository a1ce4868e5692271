import DesignKit
import SwiftUI

@MainActor func fields(v: Color, s: String, numbers: Set<Int>) {
  let plain: ValueField<Int, Text> = ValueField(content: 1, title: "t")
  let formatted: ValueField<Formatted<Int>, Text> = ValueField(format: 1, title: "t")
  let string = ValueField(format: "f", title: s)
  let _: ValueField<Formatted<String>, Color> = ValueField(format: "f") { v }
  let list: ValueField<[Int], Text> = .listing(elements: numbers, title: "t")
  let whole: ValueField<Formatted<Int>, Text> = ValueField(formatted: Formatted(1), title: s)
  _ = (plain, formatted, string, list, whole, ValueField.listing(elements: [1], title: s))
}
@MainActor func choices(v: Color, s: String, number: Binding<Int>, numbers: Set<Int>) {
  _ = Chooser(selection: number, values: [1, 2], title: "t")
  _ = Chooser(selection: number, items: numbers, title: "t")
  let _: Chooser<Int, Text> = Chooser(selection: number, items: 1...3, title: s)
  let _: Chooser<Int, Color> = Chooser(selection: number, items: [1].lazy) { v }
}
@MainActor func menus(
  view: some View, word: Binding<String>, number: Binding<Int>, numbers: Binding<[Int]>
) {
  _ = view.choiceMenu(selection: word) { MenuChoice(title: "A", value: "a") }
  _ = view.choiceMenu(number: number) { MenuChoice(title: "One", value: 1) }
  _ = view.choiceMenu(elements: numbers) { MenuChoice(title: "A", value: [1, 2]) }
}
