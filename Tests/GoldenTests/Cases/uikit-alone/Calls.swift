// Every call compiles as a client of the module, which imports nothing but UIKit.

import DesignKitUIKit
import UIKit

@MainActor func cards(in view: UIView) {
  let badge = BadgeView("New").size(.small).tone(.positive)
  let card = CardView(title: "Inbox") { badge }
  card.title("Sent")
  badge.label = "Old"
  view.addSubview(card.fillSuper(.safeArea, inset: Spacing.medium))
  _ = CardView {
    UILabel(BadgeTone.negative == .neutral ? "Calm" : "Alarm").textColor(BadgeTone.negative.color)
  }
  .accessibilityIdentifier(CardAccessibilityIdentifiers.title)
}
