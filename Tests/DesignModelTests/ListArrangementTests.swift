import DesignModel
import Testing

/// What stands between and around the views of a list.
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
      "'rows' is a list itself, and what stands among the views of one is a view; name another slot "
        + "[list-part]",
      "nothing says what the arguments of 'thumb' are where it is the list's 'header'; name a slot "
        + "without any [list-part]",
      "'\"·\"' is no view; write 'Text(\"·\")', or the name of a slot [list-part]",
      "an 'overflow' that is left empty would be there all the same, behind a separator; write "
        + "'optional: true' on 'none' in place of the option [list-part]",
      "the views of 'cells' are not known one by one where those of 'rows' are arranged; name it in a "
        + "body, or in the styles [list-out-of-reach]",
      "'3' is no view; name a slot, or write one in Swift [list-part]",
      "what stands for the views beyond the limit is made of their number; give 'flags' one argument of "
        + "the type 'Int', such as 'arguments: {hiddenCount: Int}' [list-part]",
      "'ends' is a list itself, and what stands among the views of one is a view; name another slot "
        + "[list-part]",
      "'Row' has no slot 'count'; there are 'rule', 'thumb', 'none' and 'flags' [unknown-slot]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {overflow: «'Text(verbatim: \"+\")'»}}}",
      "every view of 'cells' is shown, so that 'overflow' would never be; add 'limit', or remove it "
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
      "with the limit '0' none of the views would ever be shown; give a number from 1, or remove it "
        + "[list-limit]",
      "with the limit '-1' none of the views would ever be shown; give a number from 1, or remove it "
        + "[list-limit]",
      "a limit is a number, or the name of a member of the type 'Int' or 'Int?', and '2.5' is none; "
        + "there is 'limit' [list-limit]",
      "a limit is a number, or the name of a member of the type 'Int' or 'Int?', and 'limt' is none; did "
        + "you mean 'limit'? [list-limit]",
      "a limit is a number, or the name of a member of the type 'Int' or 'Int?', and 'limit + 1' is "
        + "none; there is 'limit' [list-limit]",
      "'reversed' is 'true', or the name of a member of the type 'Bool', and 'limit' is none; there is "
        + "'isFlipped' [list-order]",
      "'reversed' is 'true', or the name of a member of the type 'Bool', and 'flip' is none; there is "
        + "'isFlipped' [list-order]")
  }

  @Test func places() {
    expectProblems(
      """
      component: Row
      slots: {cells: {list: {limit: 3}}, rows: {list: {limit: 3}}}
      properties: {«arrangedCells»: Int}
      body: «HStack { cells; arrangedRows }»
      """,
      "'arrangedCells' is what the views of 'cells' are called as they are arranged; rename one of them "
        + "[name-collision]",
      "the views of 'cells' are arranged as the list says where 'arrangedCells' stands, which this body "
        + "does not name; write that in place of 'cells', or remove what the list says "
        + "[list-not-arranged]")
    expectProblems(
      """
      component: Row
      slots: {cells: {list: {limit: 3}}, title: {list: {item: «ArrangedCells»}}}
      body: style.id(«arrangedCells»)
      styles: {automatic: {body: configuration.«arrangedTitle»}}
      """,
      "an item of 'title' cannot be called 'ArrangedCells', the name of the arrangement of 'cells' in "
        + "the configuration; choose another [item-name]",
      "the views of 'cells' are known one by one where the component is shown, and the body stands "
        + "around all of that; name it in the styles alone [list-out-of-reach]",
      "the configuration has no 'arrangedTitle'; did you mean 'arrangedCells'? "
        + "[unknown-configuration-member]")
  }
}
