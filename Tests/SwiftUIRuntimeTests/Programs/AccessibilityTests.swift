import SwiftUI

@MainActor private func tree(_ view: some View) -> String { ModelHost(view).accessibilityTree }

@MainActor let accessibilityTests: [RuntimeTest] = [
  (
    "elements are combined, contained or ignored",
    {
      let parts = HStack {
        Text("Total")
        Text("$42").accessibilityHint("In dollars")
        Image(systemName: "star").accessibilityHidden(true)
      }
      expectEqual(tree(parts), "\"Total\"; text\n\"$42\"; text; hint \"In dollars\"")
      expectEqual(
        tree(parts.accessibilityElement(children: .combine)),
        "\"Total, $42\"; text; hint \"In dollars\"")
      expectEqual(
        tree(parts.accessibilityElement(children: .contain).accessibilityLabel("Sum")),
        "group \"Sum\"\n  \"Total\"; text\n  \"$42\"; text; hint \"In dollars\"")
      expectEqual(
        tree(parts.accessibilityElement().accessibilityLabel("Sum").accessibilityValue("42")),
        "\"Sum\"; value \"42\"")
    }
  ),
  (
    "buttons in a combined element are its activation or its actions",
    {
      var log: [String] = []
      let one = ModelHost(
        HStack {
          Text("Mail")
          Button("Open") { log.append("open") }
        }
        .accessibilityElement(children: .combine))
      expectEqual(one.accessibilityTree, "\"Mail, Open\"; button")
      one.tap("Mail, Open")
      let two = ModelHost(
        HStack {
          Text("Mail")
          Button("Open") { log.append("open") }
          Button("Delete") { log.append("delete") }
        }
        .accessibilityElement(children: .combine))
      expectEqual(two.allElements.first?.actionNames, ["Open", "Delete"])
      two.allElements.first?.performAction("Delete")
      expectEqual(log, ["open", "delete"])
    }
  ),
  (
    "traits are added and removed",
    {
      let host = ModelHost(
        Text("Title").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(
          .isStaticText
        )
        .accessibilityAddTraits(.isButton).accessibilityIdentifier("title"))
      expectEqual(host.accessibilityTree, "\"Title\"; button, header, selected; identifier title")
      expectEqual(tree(Text("H").accessibilityHeading(.h2)), "\"H\"; header, text; level 2")
    }
  ),
  (
    "adjustable elements, actions and more content",
    {
      var value = 1
      var log: [String] = []
      let host = ModelHost(
        Text("Stars")
          .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
          .accessibilityAction(named: "Reset") { log.append("reset") }
          .accessibilityActions { Button("Clear") { log.append("clear") } }
          .accessibilityCustomContent("Votes", "12"))
      expectEqual(
        host.accessibilityTree,
        "\"Stars\"; text, adjustable; actions \"Reset\", \"Clear\"; more \"Votes: 12\"")
      host.element("Stars")?.increment()
      host.element("Stars")?.performAction("Clear")
      expectEqual(value, 2)
      expectEqual(log, ["clear"])
    }
  ),
  (
    "a label of views replaces, or says more than, the label so far",
    {
      expectEqual(
        tree(Text("Stars").accessibilityLabel { _ in Text("Rating") }), "\"Rating\"; text")
      expectEqual(
        tree(
          Image("star").accessibilityLabel { label in
            Text("Favorite")
            label
          }), "\"Favorite, star\"; image")
    }
  ),
  (
    "a representation replaces, priorities sort",
    {
      expectEqual(
        tree(
          VStack {
            Text("second")
            Text("first").accessibilitySortPriority(1)
            Circle().accessibilityRepresentation { Button("Drawn") {} }
            Text("hidden").hidden()
          }),
        "\"first\"; text\n\"second\"; text\n\"Drawn\"; button")
    }
  ),
]
