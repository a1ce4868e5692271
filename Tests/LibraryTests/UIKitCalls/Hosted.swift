// Components that SwiftUI shows, as the screens of an app with UIKit use them.

import DesignKit
import DesignKitUIKit
import SwiftUI
import UIKit

enum Place: Hashable, CaseIterable { case news, saved, search }

@MainActor final class Places: UIViewController {
  private let news = UILabel("News")

  private lazy var bar = DKTabBarView(selection: Place.news) {
    news.tab(Place.news).tabBadge(3)
    UILabel("Saved").tab(Place.saved)
    for place in [Place.search] { UIImageView(systemName: "magnifyingglass").tab(place) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.onSelectionChange { [weak self] in self?.show($0) }
    bar.selection = .saved
    bar.dkTabBarViewStyle(.underlined)
    view.addSubview(bar.leading(to: nil).trailing(to: nil).bottom(to: nil, .safeArea))
    news.tabBadge(4)
  }

  private func show(_ place: Place) {}
}

/// At most one choice, or any number.
@MainActor func choices(styles: Set<String>, style: String?) -> UIView {
  let one = DKButtonGroupView(selection: style) { UILabel("Bold").choice("bold") }
  one.selection = []
  let none: DKButtonGroupView<Int> = DKButtonGroupView(selection: nil) { UILabel("1").choice(1) }
  none.selection = [1]
  return VStackView {
    one
    none
    DKButtonGroupView(selection: ["bold"]) {
      UIImageView(systemName: "bold").choice("bold")
      UIImageView(systemName: "italic").choice("italic")
    }
    .onSelectionChange { (values: Set<String>) in print(values) }
    .axis(.vertical)
    DKButtonGroupView(selection: styles) { UILabel("Bold").choice("bold") }
    DKFilterChipsView(selection: styles) {
      UILabel("New").filter("new").filterMatches(3)
      UILabel("Old").filter("old").filterMatches(nil)
    }
    .onSelectionChange { print($0.count) }
  }
}

/// Values of types that callers choose, and initializers with values for their expressions.
@MainActor func values(size: Int) -> UIView {
  VStackView {
    DKRadioGroupView("Size", selection: size) {
      DKRadioOption("Small", value: 1)
      DKRadioOption("Large", value: 2)
    }
    .disabledValues([2])
    .onSelectionChange { print($0 + 1) }
    DKRadioGroupView("Place", selection: Place.news) { _ in "Place" }
    DKSegmentedControlView("Year", selection: 2025, values: [2024, 2025]) {
      Text(verbatim: "\($0)")
    }
    .onSelect { print($0) }
    DKSegmentedControlView("Numbers", selection: true, off: "Rounded", on: "Exact")
    DKSegmentedControlView("Place", selection: Place.news) { Text(verbatim: "\($0)") }
    DKSegmentedControlView("Place", selection: Place.news) {
      UILabel("News").segment(Place.news)
      UILabel("Saved").segment(Place.saved)
    }
    DKSliderView("Volume", value: 0.5).step(0.1).format { "\($0)" }.onValueChange { print($0) }
    DKSliderView("Volume", value: Float(3), in: 1...7, minimumLabel: "Low", maximumLabel: "High")
    DKMeterView("Storage", value: 0.5).thresholds([.init(from: 0.5, .warning)])
    DKMeterView("Storage", value: Float(3), in: 0...5, currentValue: "3 of 5")
  }
}

/// Values and components of SwiftUI as arguments.
@MainActor func parts(isOn: Bool) -> UIView {
  VStackView {
    DKBulletedListView {
      DKListPoint("Knock before you enter.")
      DKListPoint("Leave the window closed.")
    }
    DKCheckboxGroupView("To buy") { DKCheckboxItem("Milk", isOn: .constant(isOn)) }
    DKProductCellView(
      "Kettle", price: DKPrice(39, currency: .euro), rating: DKRating(4.5), badge: nil)
    DKProductCellView("Kettle", price: DKPrice(39, currency: .euro)).soldOut().onSelect {}
  }
}

@available(iOS 17, *)
@MainActor func carousel(position: ValueBinding<String?>) -> UIView {
  VStackView {
    DKCarouselView("Pictures") { UIImageView(systemName: "star") }
      .spacing(4)
    DKCarouselView("Pictures", position: position) { UIImageView(systemName: "star") }
  }
}
