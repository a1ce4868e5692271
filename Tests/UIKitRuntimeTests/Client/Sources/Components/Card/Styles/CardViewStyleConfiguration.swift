import UIKit

/// What a style knows of a card.
@MainActor
public final class CardViewStyleConfiguration {
  /// Whether the card is selected.
  public internal(set) var isSelected: Bool

  /// The card's heading.
  public internal(set) var title: Slot

  /// A second line below the title; `nil` if omitted.
  public internal(set) var subtitle: Slot?

  /// What can be done with the subject; `nil` if omitted.
  public internal(set) var actions: Slot?

  /// How far the card is raised above its surroundings.
  public internal(set) var elevation = 1

  private var updates: [@MainActor (CardViewStyleConfiguration) -> Void] = []

  init(isSelected: Bool, title: Slot, subtitle: Slot?, actions: Slot?) {
    self.isSelected = isSelected
    self.title = title
    self.subtitle = subtitle
    self.actions = actions
  }

  /// Performs an update now and whenever a value changes.
  ///
  /// The views that the style makes stay, with first responder and animations. A style that asks
  /// for no update has its view made again at every change.
  ///
  /// - Parameter update: The update. It is given the configuration, so it must not capture it.
  public func onChange(_ update: @escaping @MainActor (CardViewStyleConfiguration) -> Void) {
    updates.append(update)
    update(self)
  }

  /// Performs the updates; `false` if there are none.
  func update() -> Bool {
    for update in updates { update(self) }
    return !updates.isEmpty
  }

  /// Forgets what the last style asked for.
  func prepare() {
    updates = []
    for slot in [title, subtitle, actions] { slot?.resetText() }
    title.accessibilityIdentifier(CardAccessibilityIdentifiers.title)
    subtitle?.accessibilityIdentifier(CardAccessibilityIdentifiers.subtitle)
    actions?.accessibilityIdentifier(CardAccessibilityIdentifiers.actions)
  }
}
