import DesignModel
import Testing

/// Separators and containers of the views of a list.
struct ListArrangementTests {
  @Test func whole() throws {
    let component = try component(
      """
      component: Row
      slots:
        cells:
          list: {separator: rule, empty: none, limit: most, overflow: more, reversed: isTurned}
        rule: {default: {type: Divider, value: Divider()}}
        none: {via: modifier}
        more: {optional: true, arguments: {count: Number}}
        note:
      properties: {most: Number?}
      environment: {isTurned: {type: Bool, default: false}}
      types: {Number: {alias: Int}}
      """)
    let (slot, arrangement) = try #require(component.arrangedLists.first)
    #expect(slot.name == "cells")
    #expect(arrangement.name == "arrangedCells")
    #expect(arrangement.erased == "ArrangedCells")
    #expect(arrangement.identifiers == ["none", "rule", "more"])
    #expect(component.placedSlots.map(\.name) == ["cells", "note"])
    guard case .member("most", isOptional: true) = arrangement.limit,
      case .reversedIf("isTurned") = arrangement.order
    else {
      Issue.record("\(arrangement)")
      return
    }
    #expect(component.environmentReads.map(\.name) == ["isTurned"])
  }

  @Test func constants() throws {
    func arrangement(_ list: String) throws -> SlotArrangement? {
      try component("component: Row\nslots: {cells: {list: {\(list)}}}").lists[0].list?.arrangement
    }
    #expect(try arrangement("") == nil)
    guard case .number(3) = try arrangement("limit: 3")?.limit,
      case .reversed = try arrangement("reversed: true")?.order,
      case .asGiven = try arrangement("reversed: false")?.order
    else {
      Issue.record("a constant is something else")
      return
    }
  }

  @Test func parts() {
    expectProblems(
      """
      component: Row
      slots:
        cells: {list: {separator: «rul», empty: «rows», header: «thumb», footer: «'"·"'»}}
        rows: {list: {overflow: «none», limit: 2, header: 'Text("\\(«cells».count)")', footer: «3»}}
        others: {list: {overflow: «flags», limit: 2, separator: «ends», header: mark, footer: «count»}}
        rule:
        thumb: {arguments: {isOn: Bool}}
        none: {options: [empty], arguments: {count: Int}}
        flags: {arguments: {isOn: Bool}}
        ends: {list: true}
      properties: {mark: Text, count: Int}
      """,
      "'Row' has no slot 'rul'; did you mean 'rule'? [unknown-slot]",
      "'rows' is a list itself, and a single view is needed here; name another slot [list-part]",
      "'thumb' has arguments, which the list's 'header' cannot pass; name a slot without "
        + "arguments [list-part]",
      "'\"·\"' is not a view; write 'Text(\"·\")', or the name of a slot [list-part]",
      "an empty 'overflow' would still be shown after a separator; write 'optional: true' on "
        + "'none' instead of the option 'empty' [list-part]",
      "the views of 'cells' are not available in the arrangement of 'rows'; use them in a body, or "
        + "in the styles [list-out-of-reach]",
      "'3' is not a view; name a slot, or write one in Swift [list-part]",
      "the slot for the views beyond the limit takes the number of these views; give 'flags' one "
        + "argument of the type 'Int', such as 'arguments: {hiddenCount: Int}' [list-part]",
      "'ends' is a list itself, and a single view is needed here; name another slot [list-part]",
      "'Row' has no slot 'count'; there are 'rule', 'thumb', 'none' and 'flags' [unknown-slot]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {separator: «Divider»}}}",
      "'Divider' is a type, not a view; write 'Divider()' [list-part]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {separator: «divider», empty: «nothing»}}}",
      "'Row' has no slot 'divider'; for the view of SwiftUI, write 'Divider()' [unknown-slot]",
      "'Row' has no slot 'nothing'; declare it, or write a view in Swift [unknown-slot]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {empty: «\"Nothing\"»}}}",
      "'Nothing' is not a known view; write 'Text(\"Nothing\")' for a text, or 'Nothing()' for a "
        + "view of another module [bare-text]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {overflow: «'Text(verbatim: \"+\")'»}}}",
      "every view of 'cells' is shown, so 'overflow' never appears; add 'limit', or remove it "
        + "[list-limit]")
  }

  @Test func numbersAndOrders() {
    expectProblems(
      """
      component: Row
      slots:
        a: {list: {limit: «0»}}
        b: {list: {limit: «-1»}}
        c: {list: {limit: «2.5»}}
        d: {list: {limit: «limt»}}
        e: {list: {limit: «limit + 1»}}
        f: {list: {reversed: «limit»}}
        g: {list: {reversed: «flip»}}
      modifiers: {limit: {type: Int, default: 3}, isFlipped: {type: Bool, default: false}}
      properties: {flip: Bool?}
      """,
      "with the limit '0', no view would be shown; write a number of at least 1, or remove it "
        + "[list-limit]",
      "with the limit '-1', no view would be shown; write a number of at least 1, or remove it "
        + "[list-limit]",
      "a limit is a number, or the name of a member of the type 'Int' or 'Int?', and '2.5' is "
        + "not; there is 'limit' [list-limit]",
      "a limit is a number, or the name of a member of the type 'Int' or 'Int?', and 'limt' is "
        + "not; did you mean 'limit'? [list-limit]",
      "a limit is a number, or the name of a member of the type 'Int' or 'Int?', and 'limit + 1' "
        + "is not; there is 'limit' [list-limit]",
      "'reversed' is 'true', or the name of a member of the type 'Bool', and 'limit' is not; "
        + "there is 'isFlipped' [list-order]",
      "'reversed' is 'true', or the name of a member of the type 'Bool', and 'flip' is not; there "
        + "is 'isFlipped' [list-order]")
  }

  @Test func places() {
    expectProblems(
      """
      component: Row
      slots: {cells: {list: {limit: 3}}, rows: {list: {limit: 3}}}
      properties: {«arrangedCells»: Int}
      body: «HStack { cells; arrangedRows }»
      """,
      "'arrangedCells' is the name of the arrangement of 'cells'; rename one of them "
        + "[name-collision]",
      "the views of 'cells' have an arrangement, 'arrangedCells', which this body does not show; "
        + "write that instead of 'cells', or remove the arrangement [list-not-arranged]")
    expectProblems(
      """
      component: Row
      slots: {cells: {list: {limit: 3}}, title: {list: {item: «ArrangedCells»}}}
      body: style.id(«arrangedCells»)
      styles: {automatic: {body: configuration.«arrangedTitle»}}
      """,
      "an item of 'title' cannot be named 'ArrangedCells', the name of the arrangement of 'cells' "
        + "in the configuration; choose another [item-name]",
      "the views of 'cells' are available where the component is shown, and the body is outside of "
        + "that code; use them only in the styles [list-out-of-reach]",
      "the configuration has no 'arrangedTitle'; did you mean 'arrangedCells'? "
        + "[unknown-configuration-member]")
  }
}
