import DesignKit
import DesignKitUIKit
import UIKit

@MainActor private let avatarSample = Sample(
  "DKAvatar", DKAvatarView("AB Smith", initials: "AB"),
  [
    each(\.size, [.small, .regular, .large]), [{ $0.picture("CD") }, { $0.picture("E") }],
    [{ $0.dkAvatarViewStyle(.automatic) }, { $0.dkAvatarViewStyle(.rounded) }],
  ])

@MainActor private let avatarGroupSample = Sample(
  "DKAvatarGroup",
  DKAvatarGroupView {
    DKAvatarView("AB Smith", initials: "AB")
    DKAvatarView("CD Smith", initials: "CD")
    DKAvatarView("EF Smith", initials: "EF")
  },
  [each(\.limit, [1, 2, 5]), each(\.isReversed, [true, false])])

@MainActor private let badgeSample = Sample(
  "DKBadge", DKBadgeView("New"),
  [
    each(\.role, [.neutral, .positive, .critical]), [{ $0.label("Old") }, { $0.label("New") }],
    [{ $0.dkBadgeViewStyle(.automatic) }, { $0.dkBadgeViewStyle(.plain) }],
  ])

@MainActor private let bannerSample = Sample(
  "DKBanner", DKBannerView("Title", message: "Message") { DKButtonView("Act") {} },
  [
    each(\.role, [.information, .warning, .critical]),
    [{ $0.message("Other") }, { $0.message(nil) }],
    [{ $0.dkBannerViewStyle(.automatic) }, { $0.dkBannerViewStyle(.inline) }],
  ])

@MainActor private let breadcrumbTrailSample = Sample(
  "DKBreadcrumbTrail",
  DKBreadcrumbTrailView {
    UILabel("Home")
    UILabel("Letters")
  },
  [
    [{ $0.crumbs = [UILabel("One")] }, { $0.crumbs = [UILabel("One"), UILabel("Two")] }],
    [{ $0.dkBreadcrumbTrailViewStyle(.automatic) }, { $0.dkBreadcrumbTrailViewStyle(.back) }],
  ])

@MainActor private let buttonSample = Sample(
  "DKButton", DKButtonView("Save") {},
  [
    each(\.role, [.primary, .secondary, .destructive]),
    each(\.isLoading, [true, false]), each(\.fillsWidth, [true, false]),
    [{ $0.disabled(true) }, { $0.disabled(false) }], [{ $0.label("Send") }, { $0.label("Save") }],
    [
      { $0.dkButtonViewStyle(.automatic) }, { $0.dkButtonViewStyle(.outlined) },
      { $0.dkButtonViewStyle(.plain) }, { $0.dkButtonViewStyle(.stacked) },
    ],
  ])

@MainActor private let cardSample = Sample(
  "DKCard", DKCardView(title: "Inbox", actions: { DKButtonView("Open") {} }),
  [
    each(\.role, [.neutral, .critical]), each(\.elevation, [0, 2]),
    each(\.badge, ["3", nil]), [{ $0.title("Sent") }, { $0.title("Inbox") }],
    [
      { $0.dkCardViewStyle(.automatic) }, { $0.dkCardViewStyle(.compact) },
      { $0.dkCardViewStyle(.outlined(lineWidth: 2)) },
    ],
  ])

@MainActor private let checkboxSample = Sample(
  "DKCheckbox", DKCheckboxView("Milk", state: .unchecked),
  [
    each(\.state, [.unchecked, .checked, .mixed]),
    each(\.isProblem, [true, false]), [{ $0.label("Eggs") }, { $0.label("Milk") }],
    [{ $0.dkCheckboxViewStyle(.automatic) }, { $0.dkCheckboxViewStyle(.trailing) }],
  ])

@MainActor private let disclosureCardSample = Sample(
  "DKDisclosureCard",
  DKDisclosureCardView("More", subtitle: "Of it", isExpanded: false) { UILabel("All") },
  [
    each(\.isExpanded, [true, false]), [{ $0.subtitle("Else") }, { $0.subtitle(nil) }],
    [{ $0.dkDisclosureCardViewStyle(.automatic) }, { $0.dkDisclosureCardViewStyle(.plain) }],
  ])

@MainActor private let dividedStackSample = Sample(
  "DKDividedStack",
  DKDividedStackView {
    UILabel("a")
    UILabel("b")
    UILabel("c")
  },
  [
    each(\.limit, [1, 2, nil]), each(\.spacing, [4, nil]),
    each(\.alignment, [.leading, .center, .trailing]),
  ])

@MainActor private let emptyStateSample = Sample(
  "DKEmptyState", DKEmptyStateView("Nothing", systemImage: "tray", message: "Yet"),
  [
    [{ $0.message("Later") }, { $0.message(nil) }],
    [{ $0.title("None") }, { $0.title("Nothing") }],
    [
      { $0.dkEmptyStateViewStyle(.automatic) }, { $0.dkEmptyStateViewStyle(.boxed) },
      { $0.dkEmptyStateViewStyle(.inline) },
    ],
  ])

@MainActor private let chipSample = Sample(
  "DKChip", DKChipView("Milk", icon: .star, isSelected: .constant(true)),
  [
    each(\.role, [.neutral, .suggestion, .problem]),
    [{ $0.isSelected = nil }, { $0.isSelected = .constant(true) }],
    [{ $0.label("Eggs") }, { $0.label("Milk") }], [{ $0.onRemove {} }],
    [
      { $0.dkChipViewStyle(.automatic) }, { $0.dkChipViewStyle(.outlined) },
      { $0.dkChipViewStyle(.token) },
    ],
  ])

@MainActor private let formFieldSample = Sample(
  "DKFormField",
  DKFormFieldView("Mail", helper: "Nobody sees it.") { DKTextFieldView("Mail", icon: nil) },
  [
    [{ $0.validity(.invalid("No @ in it.")) }, { $0.validity(.valid) }, { $0.validity(.unknown) }],
    each(\.isRequired, [true, false]), [{ $0.helper("Other") }, { $0.helper(nil) }],
    [
      { $0.dkFormFieldViewStyle(.automatic) },
      { $0.dkFormFieldViewStyle(.columns(labelWidth: 80)) },
    ],
  ])

@MainActor private let textFieldSample = Sample(
  "DKTextField", DKTextFieldView("Name", icon: .edit),
  [
    each(\.text, ["a", "b", ""]), each(\.prompt, ["Anna", nil]),
    [{ $0.dkTextFieldViewStyle(.automatic) }],
  ])

@MainActor private let iconButtonSample = Sample(
  "DKIconButton", DKIconButtonView("Add", icon: .add) {},
  [
    each(\.role, [.primary, .secondary, .destructive]), each(\.badge, [0, 3]),
    [
      { $0.dkIconButtonViewStyle(.automatic) }, { $0.dkIconButtonViewStyle(.filled) },
      { $0.dkIconButtonViewStyle(.outlined) },
    ],
  ])

@MainActor private let keyValueSample = Sample(
  "DKKeyValue", DKKeyValueView("Name", value: "Anna", accessory: .edit),
  [
    each(\.isLoading, [true, false]), [{ $0.value("Bo") }, { $0.value("Anna") }],
    [
      { $0.dkKeyValueViewStyle(.automatic) }, { $0.dkKeyValueViewStyle(.dotted) },
      { $0.dkKeyValueViewStyle(.stacked) },
    ],
  ])

@MainActor private let labelSample = Sample(
  "DKLabel", DKLabelView("Star", symbol: .star),
  [
    [{ $0.title("Moon") }, { $0.title("Star") }],
    [
      { $0.dkLabelViewStyle(.automatic) }, { $0.dkLabelViewStyle(.stacked) },
      { $0.dkLabelViewStyle(.iconOnly) }, { $0.dkLabelViewStyle(.titleOnly) },
    ],
  ])

@MainActor private let labeledDividerSample = Sample(
  "DKLabeledDivider", DKLabeledDividerView("or"),
  [
    each(\.alignment, [.leading, .center, .trailing]),
    each(\.tint, [.systemRed, nil]),
    [{ $0.dkLabeledDividerViewStyle(.automatic) }, { $0.dkLabeledDividerViewStyle(.band) }],
  ])

@MainActor private let listRowSample = Sample(
  "DKListRow", DKListRowView("Title", subtitle: "Subtitle", systemImage: "tray"),
  [
    [{ $0.title("One") }, { $0.title("Two") }],
    [
      // The style `card` sets the separators of the row, which keeps them.
      { $0.dkListRowViewStyle(.automatic) }, { $0.dkListRowViewStyle(.value) },
    ],
  ])

@MainActor private let listSectionSample = Sample(
  "DKListSection",
  DKListSectionView("Section") {
    UILabel("a")
    UILabel("b")
  },
  [
    [{ $0.header("Other") }, { $0.header(nil) }], [{ $0.footer("Footer") }, { $0.footer(nil) }],
    [{ $0.rows = [] }, { $0.rows = [UILabel("c"), UILabel("d")] }],
    [{ $0.dkListSectionViewStyle(.automatic) }, { $0.dkListSectionViewStyle(.boxed) }],
  ])

@MainActor private let noticeSample = Sample(
  "DKNotice", DKNoticeView("Note", message: "Read it") { DKButtonView("Act") {} },
  [
    each(\.severity, [.information, .positive, .warning, .critical]),
    [{ $0.message("Other") }, { $0.message(nil) }],
    [{ $0.dkNoticeViewStyle(.automatic) }, { $0.dkNoticeViewStyle(.caption) }],
  ])

@MainActor private let panelSample = Sample(
  "DKPanel", DKPanelView("Panel") { UILabel("Content") },
  [
    each(\.isDimmed, [true, false]), [{ $0.footer("Footer") }, { $0.footer(nil) }],
    [{ $0.dkPanelViewStyle(.automatic) }, { $0.dkPanelViewStyle(.plain) }],
  ])

@MainActor private let priceSample = Sample(
  "DKPrice", DKPriceView(39, currency: .euro, per: "night"),
  [
    each(\.amount, [5, 39]), [{ $0.unit("week") }, { $0.unit(nil) }],
    [{ $0.dkPriceViewStyle(.automatic) }, { $0.dkPriceViewStyle(.prominent) }],
  ])

@MainActor private let progressRingSample = Sample(
  "DKProgressRing", DKProgressRingView("Loading", value: 0.5),
  [
    each(\.value, [0.25, nil]), each(\.size, [.small, .regular, .large]),
    [{ $0.dkProgressRingViewStyle(.automatic) }, { $0.dkProgressRingViewStyle(.pie) }],
  ])

@MainActor private let quoteSample = Sample(
  "DKQuote", DKQuoteView("To be", by: "Hamlet", portrait: "hamlet"),
  [
    [{ $0.attribution("Somebody") }, { $0.attribution(nil) }],
    [{ $0.text("Or not") }, { $0.text("To be") }],
    [
      { $0.dkQuoteViewStyle(.automatic) }, { $0.dkQuoteViewStyle(.large) },
      { $0.dkQuoteViewStyle(.pulled) },
    ],
  ])

@MainActor private let rowSample = Sample(
  "DKRow", DKRowView(accessorySystemName: "chevron.right") { UILabel("Row") },
  [
    each(\.isSelected, [true, false]), each(\.isSeparated, [true, false]),
    [{ $0.dkRowViewStyle(.automatic) }, { $0.dkRowViewStyle(.checked) }],
  ])

@MainActor private let searchFieldSample = Sample(
  "DKSearchField", DKSearchFieldView("Search"),
  [
    each(\.text, ["a", ""]), each(\.isActive, [true, false]),
    each(\.suggestions, [["One", "Two"], []]),
    [{ $0.dkSearchFieldViewStyle(.automatic) }, { $0.dkSearchFieldViewStyle(.bar) }],
  ])

@MainActor private let sectionHeaderSample = Sample(
  "DKSectionHeader", DKSectionHeaderView("Header", subtitle: "Subtitle"),
  [
    [{ $0.subtitle("Other") }, { $0.subtitle(nil) }],
    [
      { $0.dkSectionHeaderViewStyle(.automatic) }, { $0.dkSectionHeaderViewStyle(.centered) },
      { $0.dkSectionHeaderViewStyle(.overline) },
    ],
  ])

@MainActor private let sheetPanelSample = Sample(
  "DKSheetPanel",
  DKSheetPanelView {
    UILabel("Title")
  } content: {
    UILabel("Content")
  } actions: {
    DKButtonView("Done") {}
  },
  [[{ $0.dkSheetPanelViewStyle(.automatic) }, { $0.dkSheetPanelViewStyle(.floating) }]])

@MainActor private let skeletonSample = Sample(
  "DKSkeleton", DKSkeletonView(.line),
  [
    [
      { $0.shape(.line) }, { $0.shape(.paragraph(lines: 2)) }, { $0.shape(.circle()) },
      { $0.shape(.rectangle(height: 20)) },
    ]
  ])

@MainActor private let statTileSample = Sample(
  "DKStatTile", DKStatTileView("Visits", value: "12", systemImage: "eye", footnote: "today"),
  [
    each(\.isLoading, [true, false]), [{ $0.value("13") }, { $0.value("12") }],
    [
      { $0.trend(.rising(by: 0.1)) }, { $0.trend(.falling(by: 0.1)) }, { $0.trend(.steady) },
      { $0.trend(nil) },
    ],
    [
      { $0.dkStatTileViewStyle(.automatic) }, { $0.dkStatTileViewStyle(.inline) },
      { $0.dkStatTileViewStyle(.live) },
    ],
  ])

@MainActor private let stepIndicatorSample = Sample(
  "DKStepIndicator", DKStepIndicatorView(current: 1, of: 3),
  [
    each(\.current, [0, 2]), each(\.count, [4, 3]),
    [{ $0.caption("Pay") }, { $0.caption(nil) }],
    [{ $0.dkStepIndicatorViewStyle(.automatic) }, { $0.dkStepIndicatorViewStyle(.compact) }],
  ])

@MainActor private let stepperSample = Sample(
  "DKStepper", DKStepperView("Eggs", value: 2) { UILabel("At most ten") },
  [
    each(\.value, [0, 3]), each(\.range, [0...3, 0...99]),
    [
      { $0.dkStepperViewStyle(.automatic) }, { $0.dkStepperViewStyle(.stacked) },
    ],
  ])

@MainActor private let tagItemSample = Sample(
  "DKTagItem", DKTagItemView("Tag"),
  [
    each(\.isSelected, [true, false]), [{ $0.label("Word") }, { $0.label("Tag") }],
    [{ $0.dkTagItemViewStyle(.automatic) }, { $0.dkTagItemViewStyle(.hash) }],
  ])

@MainActor private let taskRowSample = Sample(
  "DKTaskRow", DKTaskRowView(isDone: false, title: "Water", notes: "The roses"),
  [
    each(\.isDone, [true, false]), each(\.priority, [.low, .normal, .high]),
    [{ $0.notes("The lilies") }, { $0.notes(nil) }],
    [{ $0.dkTaskRowViewStyle(.automatic) }, { $0.dkTaskRowViewStyle(.minimal) }],
  ])

@MainActor private let timelineItemSample = Sample(
  "DKTimelineItem", DKTimelineItemView("Sent", detail: "By mail", at: "9:00"),
  [
    each(\.status, [.done, .current, .upcoming]), each(\.isLast, [true, false]),
    [{ $0.detail("By post") }, { $0.detail(nil) }],
    [{ $0.dkTimelineItemViewStyle(.automatic) }, { $0.dkTimelineItemViewStyle(.table) }],
  ])

@MainActor private let toggleSample = Sample(
  "DKToggle", DKToggleView("Wi-Fi", caption: "At home", isOn: false),
  [
    each(\.isOn, [true, false]), each(\.role, [.setting, .risk]),
    [{ $0.caption("Everywhere") }, { $0.caption(nil) }],
    [{ $0.disabled(true) }, { $0.disabled(false) }],
    [
      { $0.dkToggleViewStyle(.automatic) }, { $0.dkToggleViewStyle(.panel) },
      { $0.dkToggleViewStyle(.button) },
    ],
  ])

@MainActor private let linkSample = Sample(
  "DKLink", DKLinkView("Terms", destination: URL(fileURLWithPath: "/terms")),
  [
    each(\.isExternal, [true, false]), [{ $0.label("Help") }, { $0.label("Terms") }],
    [
      { $0.dkLinkViewStyle(.automatic) }, { $0.dkLinkViewStyle(.inline) },
      { $0.dkLinkViewStyle(.block) },
    ],
  ])

@MainActor private let toastSample = Sample(
  "DKToast", DKToastView("Deleted", isPresented: true, systemImage: "trash"),
  [
    each(\.severity, [.information, .warning, .critical]),
    [{ $0.message("Sent") }, { $0.message("Deleted") }],
    each(\.duration, [.untilDismissed, .long]),
    [{ $0.dkToastViewStyle(.automatic) }, { $0.dkToastViewStyle(.banner) }],
  ])

/// The components of the samples that are built from UIKit views, in alphabetical order.
@MainActor let samples: [Sample] = [
  avatarSample, avatarGroupSample, badgeSample, bannerSample, breadcrumbTrailSample, buttonSample,
  cardSample, checkboxSample, chipSample, disclosureCardSample, dividedStackSample,
  emptyStateSample,
  formFieldSample, iconButtonSample, keyValueSample, labelSample, labeledDividerSample,
  linkSample, listRowSample,
  listSectionSample, noticeSample, panelSample, priceSample, progressRingSample, quoteSample,
  rowSample, searchFieldSample, sectionHeaderSample, sheetPanelSample, skeletonSample,
  statTileSample, stepIndicatorSample, stepperSample, tagItemSample, taskRowSample,
  textFieldSample, timelineItemSample, toastSample, toggleSample,
]

/// The screens that the documentation shows.
@MainActor let screens: [(name: String, make: () -> UIViewController)] = [
  ("log in", { LoginViewController() }), ("settings", { SettingsViewController() }),
]
