import UIKit

/// A container for one subject and what can be done with it.
///
/// The nearest `cardViewStyle(_:)` decides how a card looks.
public final class CardView: UIView {
  private let configuration: CardViewStyleConfiguration
  private var content: UIView?
  private var styleBox: ViewValue<any CardViewStyle>.Box?

  /// Creates a card with a title, a subtitle and actions.
  ///
  /// - Parameters:
  ///   - isSelected: Whether the card is selected.
  ///   - title: The card's heading.
  ///   - subtitle: A second line below the title.
  ///   - actions: What can be done with the subject; nothing if omitted.
  public convenience init(
    isSelected: Bool = false,
    @UIViewBuilder title: () -> [UIView],
    @UIViewBuilder subtitle: () -> [UIView],
    @UIViewBuilder actions: () -> [UIView] = { [] }
  ) {
    self.init(isSelected, Slot(title), Slot(subtitle), Slot(actions))
  }

  /// Creates a card with a title text, a subtitle text and actions.
  ///
  /// - Parameters:
  ///   - isSelected: Whether the card is selected.
  ///   - title: The card's heading, which is not localized.
  ///   - subtitle: A second line below the title, which is not localized, or `nil` for none.
  ///   - actions: What can be done with the subject; nothing if omitted.
  public convenience init(
    isSelected: Bool = false,
    title: String,
    subtitle: String? = nil,
    @UIViewBuilder actions: () -> [UIView] = { [] }
  ) {
    self.init(isSelected, Slot(text: title), subtitle.map(Slot.init(text:)), Slot(actions))
  }

  private init(_ isSelected: Bool, _ title: Slot, _ subtitle: Slot?, _ actions: Slot) {
    configuration = CardViewStyleConfiguration(
      isSelected: isSelected,
      title: title,
      subtitle: subtitle,
      actions: actions.views.isEmpty ? nil : actions
    )
    super.init(frame: .zero)
    makeContent()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether the card is selected.
  public var isSelected: Bool {
    get { configuration.isSelected }
    set {
      configuration.isSelected = newValue
      updateContent()
    }
  }

  /// How far the card is raised above its surroundings.
  public var elevation: Int {
    get { configuration.elevation }
    set {
      configuration.elevation = newValue
      updateContent()
    }
  }

  /// Looks for the style again.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    readInheritedValues()
  }

  /// Looks for the style again.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    readInheritedValues()
  }

  /// Looks for the style again, for a view above may have moved within the window.
  public override func layoutSubviews() {
    readInheritedValues()
    super.layoutSubviews()
  }

  private func updateContent() {
    // A style that does not follow changes is asked for another view.
    if !configuration.update() { makeContent() }
  }

  private func makeContent() {
    let old = content
    configuration.prepare()
    let style = styleBox?.value ?? DefaultCardViewStyle()
    let new = style.makeView(configuration: configuration)
    content = new
    guard new !== old else { return }
    old?.removeFromSuperview()
    addFilling(new)
  }
}

extension CardView: InheritingView {
  func readInheritedValues() {
    let nearest = CardViewStyleKey.value.nearest(to: self)
    guard nearest !== styleBox else { return }
    styleBox = nearest
    makeContent()
  }
}

// MARK: - Modifiers

extension CardView {
  /// Sets whether the card is selected.
  ///
  /// - Parameter isSelected: Whether the card is selected.
  /// - Returns: The card.
  @discardableResult
  public func isSelected(_ isSelected: Bool) -> Self {
    self.isSelected = isSelected
    return self
  }

  /// Sets the elevation: how far the card is raised above its surroundings.
  ///
  /// - Parameter elevation: The elevation; 1 if not set.
  /// - Returns: The card.
  @discardableResult
  public func elevation(_ elevation: Int) -> Self {
    self.elevation = elevation
    return self
  }

  /// Replaces the title: the card's heading.
  ///
  /// - Parameter title: The title, which is not localized.
  /// - Returns: The card.
  @discardableResult
  public func title(_ title: String) -> Self {
    if !configuration.title.setText(title) {
      configuration.title = Slot(text: title)
      makeContent()
    }
    return self
  }

  /// Replaces the subtitle: a second line below the title.
  ///
  /// - Parameter subtitle: The subtitle, which is not localized, or `nil` for none.
  /// - Returns: The card.
  @discardableResult
  public func subtitle(_ subtitle: String?) -> Self {
    if let subtitle, configuration.subtitle?.setText(subtitle) == true { return self }
    configuration.subtitle = subtitle.map(Slot.init(text:))
    makeContent()
    return self
  }
}
