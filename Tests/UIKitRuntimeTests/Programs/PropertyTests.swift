import UIKit

/// Fluent methods that have the names of properties, by class.
@MainActor let propertyTests: [RuntimeTest] = [
  (
    "views: transform, content mode, touches, margins, direction and interface style",
    {
      let turn = CGAffineTransform(rotationAngle: 1)
      let view = UIView().transform(turn).contentMode(.scaleAspectFit).userInteractionEnabled(false)
        .directionalLayoutMargins(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        .semanticContentAttribute(.forceLeftToRight).overrideUserInterfaceStyle(.dark)
      expectEqual(view.transform, turn)
      expectEqual(view.contentMode, .scaleAspectFit)
      expect(!view.isUserInteractionEnabled)
      expectEqual(view.directionalLayoutMargins.leading, 2)
      expectEqual(view.semanticContentAttribute, .forceLeftToRight)
      expectEqual(view.traitCollection.userInterfaceStyle, .dark)
      expectEqual(view.rotationEffect(radians: 2).transform, CGAffineTransform(rotationAngle: 2))
      expectEqual(
        view.offset(x: 3, y: 4).transform, CGAffineTransform(translationX: 3, y: 4))
      expectEqual(view.zIndex(2).layer.zPosition, 2)
    }
  ),
  (
    "views: hugging and compression resistance, on one axis or on both",
    {
      let view = UIView().hugging(.required, for: .vertical).compressionResistance(.defaultLow)
      let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
      expectEqual(axes.map(view.contentHuggingPriority), [UILayoutPriority(250), .required])
      expectEqual(
        axes.map(view.contentCompressionResistancePriority), [.defaultLow, .defaultLow])
      view.hugging(.defaultHigh).compressionResistance(.required, for: .horizontal)
      expectEqual(axes.map(view.contentHuggingPriority), [.defaultHigh, .defaultHigh])
      expectEqual(
        axes.map(view.contentCompressionResistancePriority), [.required, .defaultLow])
    }
  ),
  (
    "controls: enabled, selected, alignment of the content and tool tip",
    {
      let control = UIControl().enabled(false).selected()
        .contentHorizontalAlignment(.leading).contentVerticalAlignment(.bottom).toolTip("Help")
      expectEqual(control.state, [.disabled, .selected])
      expectEqual(control.contentHorizontalAlignment, .leading)
      expectEqual(control.contentVerticalAlignment, .bottom)
      expectEqual(control.toolTip, "Help")
      expect(control.enabled().selected(false).toolTip(nil).state.isEmpty)
      expectEqual(control.toolTip, nil)
    }
  ),
  (
    "buttons: a menu on a tap or on a long press",
    {
      let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      let button = UIButton("More") {}.menu(menu)
      expect(button.menu === menu)
      expect(button.showsMenuAsPrimaryAction)
      expect(!button.menu(menu, isPrimaryAction: false).showsMenuAsPrimaryAction)
      expect(button.showsMenuAsPrimaryAction().showsMenuAsPrimaryAction)
      expect(!button.menu(nil).showsMenuAsPrimaryAction)
      expect(button.menu == nil)
    }
  ),
  (
    "buttons: each part of the configuration",
    {
      let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = UIButton(configuration: .filled())
        .title("Save").subtitle("now").image(systemName: "tray").imagePlacement(.trailing)
        .imagePadding(4).baseForegroundColor(.red).baseBackgroundColor(.blue)
        .cornerStyle(.capsule).buttonSize(.large).contentInsets(insets).showsActivityIndicator()
        .configuration { $0.titlePadding = 5 }
      let configuration = button.configuration
      expectEqual(configuration?.style, "filled")
      expectEqual(configuration?.title, "Save")
      expectEqual(configuration?.subtitle, "now")
      expectEqual(configuration?.image?.name, "tray")
      expectEqual(configuration?.imagePlacement, .trailing)
      expectEqual(configuration?.imagePadding, 4)
      expectEqual(configuration?.baseForegroundColor, .red)
      expectEqual(configuration?.baseBackgroundColor, .blue)
      expectEqual(configuration?.cornerStyle, .capsule)
      expectEqual(configuration?.buttonSize, .large)
      expectEqual(configuration?.contentInsets, insets)
      expectEqual(configuration?.showsActivityIndicator, true)
      expectEqual(configuration?.titlePadding, 5)
      expectEqual(button.image(nil).configuration?.image, nil)
    }
  ),
  (
    "labels: text, attributes, color, alignment, line breaks, scale factor and enabled",
    {
      let label = UILabel("a").text("b").textColor(.red).textAlignment(.center)
        .lineBreakMode(.byClipping).minimumScaleFactor(0.5).enabled(false)
      expectEqual(label.text, "b")
      expectEqual(label.textColor, .red)
      expectEqual(label.textAlignment, .center)
      expectEqual(label.lineBreakMode, .byClipping)
      expectEqual(label.minimumScaleFactor, 0.5)
      expect(label.adjustsFontSizeToFitWidth && !label.isEnabled)
      label.foreground(.blue).multilineTextAlignment(.natural).truncationMode(.byTruncatingHead)
        .minimumScaleFactor(1).lineLimit(2)
      expectEqual(label.textColor, .blue)
      expectEqual(label.textAlignment, .natural)
      expectEqual(label.lineBreakMode, .byTruncatingHead)
      expectEqual(label.numberOfLines, 2)
      expect(!label.adjustsFontSizeToFitWidth)
      let text = NSAttributedString(string: "c", attributes: [.kern: 2])
      expectEqual(label.attributedText(text).attributedText, text)
    }
  ),
  (
    "text fields: placeholder, colors and how text is entered",
    {
      let field = UITextField("Mail").textColor(.red).keyboardType(.emailAddress)
        .returnKeyType(.go).autocapitalizationType(.none).autocorrectionType(.no)
        .clearButtonMode(.whileEditing).borderStyle(.roundedRect)
      expectEqual(field.textColor, .red)
      expectEqual(field.keyboardType, .emailAddress)
      expectEqual(field.returnKeyType, .go)
      expectEqual(field.autocapitalizationType, .none)
      expectEqual(field.autocorrectionType, .no)
      expectEqual(field.clearButtonMode, .whileEditing)
      expectEqual(field.borderStyle, .roundedRect)
      expectEqual(field.foreground(.blue).textColor, .blue)
      expectEqual(field.submitLabel(.search).returnKeyType, .search)
      expectEqual(field.autocorrectionDisabled(false).autocorrectionType, .default)
      field.placeholder("Address", color: .green)
      let color = field.attributedPlaceholder?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil)
      expectEqual(color as? UIColor, .green)
      expectEqual(field.placeholder(nil).placeholder, nil)
    }
  ),
  (
    "text fields: views beside the text and above the keyboard",
    {
      let (icon, unit, bar) = (UIImageView(systemName: "at"), UILabel("kg"), UIView())
      let field = UITextField("a").leftView(icon).rightView(unit, mode: .unlessEditing)
        .inputAccessoryView(bar)
      expect(field.leftView === icon && field.rightView === unit)
      expectEqual(field.leftViewMode, .always)
      expectEqual(field.rightViewMode, .unlessEditing)
      expect(field.inputAccessoryView === bar)
      expectEqual(field.leftView(nil).leftView, nil)
    }
  ),
  (
    "text views: insets, editing and selecting, and a height of their own without scrolling",
    {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let view = UITextView().textContainerInset(insets).editable(false).selectable(false)
        .isScrollEnabled(false)
      expectEqual(view.textContainerInset, insets)
      expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled)
      view.editable().selectable().scrollEnabled()
      expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    }
  ),
  (
    "switches: value, tints and a handler of the value",
    {
      var values: [Bool] = []
      let view = UISwitch().isOn(true).onTint(.green).thumbTint(.white).onValueChange {
        values.append($0)
      }
      expect(view.isOn)
      expectEqual(view.onTintColor, .green)
      expectEqual(view.thumbTintColor, .white)
      view.isOn(false).sendActions(for: .valueChanged)
      expectEqual(values, [false])
    }
  ),
  (
    "sliders: value, range, tints and a handler of the value",
    {
      var values: [Float] = []
      let slider = UISlider().range(-10...10).value(-3).trackTint(minimum: .red, maximum: .gray)
        .thumbTint(.white).onValueChange { values.append($0) }
      expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [-10, 10, -3])
      expectEqual([slider.minimumTrackTintColor, slider.maximumTrackTintColor], [.red, .gray])
      expectEqual(slider.thumbTintColor, .white)
      slider.sendActions(for: .valueChanged)
      expectEqual(values, [-3])
    }
  ),
  (
    "steppers: value, range, step and a handler of the value",
    {
      var values: [Double] = []
      let stepper = UIStepper().range(0...8).step(2).value(4).wraps().tint(.red)
        .onValueChange { values.append($0) }
      expectEqual(
        [stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value],
        [0, 8, 2, 4])
      expect(stepper.wraps)
      expectEqual(stepper.tintColor, .red)
      stepper.sendActions(for: .valueChanged)
      expectEqual(values, [4])
    }
  ),
  (
    "segmented controls: titles, selection, tint and a handler of the selection",
    {
      var values: [Int] = []
      let control = UISegmentedControl(["Day", "Week"]).selectedIndex(1).selectedTint(.red)
        .onValueChange { values.append($0) }
      expectEqual(control.numberOfSegments, 2)
      expectEqual(control.selectedSegmentIndex, 1)
      expectEqual(control.selectedSegmentTintColor, .red)
      control.sendActions(for: .valueChanged)
      expectEqual(values, [1])
    }
  ),
  (
    "page controls: pages, tints and a handler of the page",
    {
      var values: [Int] = []
      let control = UIPageControl().numberOfPages(3).currentPage(2)
        .indicatorTint(.gray, current: .red).onValueChange { values.append($0) }
      expectEqual(control.numberOfPages, 3)
      expectEqual(
        [control.pageIndicatorTintColor, control.currentPageIndicatorTintColor], [.gray, .red])
      control.sendActions(for: .valueChanged)
      expectEqual(values, [2])
    }
  ),
  (
    "date pickers: date, range, step, mode and a handler of the date",
    {
      var values: [Date] = []
      let (first, last) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 9000))
      let picker = UIDatePicker().range(first...last).date(last).minuteInterval(15)
        .mode(.time).style(.compact).onValueChange { values.append($0) }
      expectEqual([picker.minimumDate, picker.maximumDate, picker.date], [first, last, last])
      expectEqual(picker.minuteInterval, 15)
      expectEqual(picker.datePickerMode, .time)
      expectEqual(picker.preferredDatePickerStyle, .compact)
      picker.sendActions(for: .valueChanged)
      expectEqual(values, [last])
      expectEqual(picker.range(from: first).maximumDate, nil)
    }
  ),
  (
    "image views: image, symbol configuration, tint and highlighted",
    {
      let configuration = UIImage.SymbolConfiguration(scale: .large)
      let view = UIImageView(systemName: "star").image(systemName: "heart").tint(.red)
        .preferredSymbolConfiguration(configuration).highlighted()
      expectEqual(view.image?.name, "heart")
      expect(view.preferredSymbolConfiguration === configuration)
      expectEqual(view.tintColor, .red)
      expect(view.isHighlighted)
      expect(view.image(nil).highlighted(false).image == nil && !view.isHighlighted)
    }
  ),
  (
    "scroll views: insets, offset, bounces, pages, keyboard, refreshing and delegate",
    {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let (refresh, listener) = (UIRefreshControl(), ScrollListener())
      let view = UIScrollView().contentInset(insets)
        .contentOffset(CGPoint(x: 0, y: 9), animated: true).bounces(false).pagingEnabled()
        .keyboardDismissMode(.onDrag).refreshControl(refresh).delegate(listener)
      expectEqual(view.contentInset, insets)
      expectEqual(view.contentOffset, CGPoint(x: 0, y: 9))
      expect(!view.bounces && view.isPagingEnabled)
      expectEqual(view.keyboardDismissMode, .onDrag)
      expect(view.refreshControl === refresh)
      expect(view.delegate === listener)
      var count = 0
      view.onRefresh {
        count += 1
        $0.endRefreshing()
      }
      view.refreshControl?.beginRefreshing()
      view.refreshControl?.sendActions(for: .valueChanged)
      expectEqual(count, 1)
      expectEqual(view.refreshControl?.isRefreshing, false)
      expect(view.refreshControl(nil).refreshControl == nil)
    }
  ),
  (
    "stack views: spacing after one view, and spacing from baseline to baseline",
    {
      let first = UILabel("a")
      let stack = VStackView {
        first
        UILabel("b")
      }
      .customSpacing(3, after: first).baselineRelativeArrangement().spacing(5)
      expectEqual(stack.customSpacing(after: first), 3)
      expect(stack.isBaselineRelativeArrangement)
      expectEqual(stack.spacing, 5)
      expectEqual(stack.spacing(nil).spacing, 8)
    }
  ),
  (
    "cells are registered and dequeued by type, and have a background",
    {
      let path = IndexPath(row: 0, section: 0)
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .red
      let table = UITableView(frame: .zero).register(NameCell.self)
      let row: NameCell = table.dequeue(NameCell.self, for: path)
      expectEqual(
        row.backgroundConfiguration(background).backgroundConfiguration?.backgroundColor, .red)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()
      ).register(PictureCell.self)
      let item: PictureCell = collection.dequeue(PictureCell.self, for: path)
      expectEqual(
        item.backgroundConfiguration(background).backgroundConfiguration?.backgroundColor, .red)
      expect(item.backgroundConfiguration(nil).backgroundConfiguration == nil)
    }
  ),
  (
    "progress views: value and tints",
    {
      let view = UIProgressView().progress(0.25).trackTint(.gray).tint(.red)
      expectEqual(view.progress, 0.25)
      expectEqual([view.trackTintColor, view.tintColor], [.gray, .red])
      expectEqual(view.progress(0.75, animated: true).progress, 0.75)
      expectEqual(
        [(1.0, 4.0), (9, 4), (1, 0)].map { view.progress($0, total: $1).progress },
        [
          0.25, 1, 0,
        ])
    }
  ),
  (
    "activity indicators start and stop",
    {
      let view = UIActivityIndicatorView(style: .medium).animating()
      expect(view.isAnimating)
      expect(!view.animating(false).isAnimating)
    }
  ),
  (
    "effect views: effect, and views in front of a blurred background",
    {
      let label = UILabel("a")
      let view = UIVisualEffectView(.systemMaterial) { label }
      expectEqual((view.effect as? UIBlurEffect)?.style, .systemMaterial)
      expect(label.isDescendant(of: view.contentView))
      view.layoutIfNeeded()
      expectEqual(constraints(of: label, .leading, to: view.contentView).count, 1)
      expectEqual(view.effect(nil).effect, nil)
    }
  ),
  (
    "bar button items show views",
    {
      let label = UILabel("2")
      let item = UIBarButtonItem(spacing: 4) {
        UIImageView(systemName: "bell")
        label
      }
      let stack = item.customView as? HStackView
      expectEqual(stack?.spacing, 4)
      expectEqual(stack?.arrangedSubviews.last, label)
    }
  ),
]

private final class ScrollListener: NSObject, UIScrollViewDelegate {}

private final class PictureCell: UICollectionViewCell, CellMaking {
  static func made(_ identifier: String) -> UIView { PictureCell(frame: .zero) }
}
