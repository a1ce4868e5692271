import UIKit

/// Counts how often a style is used.
private final class Count {
  var value = 0
}

private struct CountingStyle: CardViewStyle {
  let count: Count
  var followsChanges = true

  func makeView(configuration: Configuration) -> UIView {
    count.value += 1
    let view = HStackView { configuration.title }
    if followsChanges { configuration.onChange { view.opacity($0.isSelected ? 1 : 0.5) } }
    return view
  }
}

@MainActor let styleTests: [RuntimeTest] = [
  (
    "the nearest style decides, and a card follows when it moves",
    {
      let (outer, inner) = (UIView(), UIView())
      let card = CardView(title: "Hello")
      outer.addSubview(inner)
      inner.addSubview(card)
      outer.cardViewStyle(.outlined(lineWidth: 2))
      @MainActor func borders() -> Int {
        views(UIView.self, in: card).count { $0.layer.borderWidth == 2 }
      }
      expectEqual(borders(), 1)
      inner.cardViewStyle(.automatic)
      expectEqual(borders(), 0)
      outer.addSubview(card)
      expectEqual(borders(), 1)
      card.removeFromSuperview()
      expectEqual(borders(), 0)
    }
  ),
  (
    "a style that follows changes creates one view, another one a view for each change",
    {
      let (following, other) = (Count(), Count())
      let card = CardView(title: "Hello").cardViewStyle(CountingStyle(count: following))
      card.isSelected = true
      card.isSelected = false
      expectEqual(following.value, 1)
      card.cardViewStyle(CountingStyle(count: other, followsChanges: false))
      card.isSelected = true
      expectEqual(other.value, 2)
      expectEqual(texts(card), ["Hello"])
    }
  ),
  (
    "values that a style sets for the style below it do not outlast it",
    {
      let card = CardView(title: "Hello").elevation(2)
      let shown = Count()
      card.cardViewStyle { configuration in
        shown.value += 1
        return CardView(configuration).elevation(5).isSelected(true)
      }
      expectEqual(card.elevation, 5)
      expectEqual(shown.value, 1)
      card.cardViewStyle(.automatic)
      expectEqual(card.elevation, 2)
      expectEqual(card.isSelected, false)
      card.isSelected = true
      expectEqual(card.isSelected, true)
    }
  ),
  (
    "a style can be a closure",
    {
      let card = CardView(title: "Hello", subtitle: "World").cardViewStyle { configuration in
        VStackView { configuration.subtitle }
      }
      expectEqual(texts(card), ["World"])
      card.cardViewStyle(.automatic)
      expectEqual(texts(card), ["Hello", "World"])
    }
  ),
]
