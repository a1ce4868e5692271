// swift-format-ignore-file
// Tables, collections and their cells: they are made, registered and dequeued, and not laid out.

@_exported import CoreGraphics

/// What makes a view that shows content.
@available(iOS 14.0, tvOS 14.0, *)
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows content.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor public protocol UIContentView: NSObjectProtocol {
  @MainActor var configuration: any UIContentConfiguration { get set }
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 16.0, tvOS 16.0, *)
extension UIContentView {
  @MainActor public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// The state of a cell.
@available(iOS 14.0, tvOS 14.0, *)
public protocol UIConfigurationState {}

@MainActor open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, @unchecked Sendable { case none, singleLine }
  public enum CellStyle: Int, @unchecked Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, @unchecked Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, @unchecked Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  private var identifier: String?
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    identifier = reuseIdentifier
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) lazy var contentView = UIView()
  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}
  open var selectionStyle: SelectionStyle = .default
  open var accessoryType: AccessoryType = .none
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background as? UIBackgroundConfiguration }
    set { background = newValue }
  }
  private var background: Any?
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  private var identifier: String?
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    identifier = reuseIdentifier
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) lazy var contentView = UIView()
  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}
}

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, @unchecked Sendable { case plain, grouped, insetGrouped }
  public static var automaticDimension: CGFloat { -1 }
  private var cells: [String: UITableViewCell.Type] = [:]
  private var headers: [String: UITableViewHeaderFooterView.Type] = [:]
  public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open weak var dataSource: (any UITableViewDataSource)?
  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cells[identifier] = cellClass as? UITableViewCell.Type }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { headers[identifier] = aClass as? UITableViewHeaderFooterView.Type }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cells[identifier].map { make($0, identifier) } }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let type = cells[identifier] else { fatalError("no cell is registered for \(identifier)") }
    return make(type, identifier)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }
  private func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell { (type as! any CellMaking.Type).made(identifier) as! UITableViewCell }
}

/// Cells are made by their class, as the runtime of Objective-C does without a required initializer.
@MainActor @_spi(Model) public protocol CellMaking {
  static func made(_ identifier: String) -> UIView
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) lazy var contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background as? UIBackgroundConfiguration }
    set { background = newValue }
  }
  private var background: Any?
}

@MainActor open class UICollectionViewLayout: NSObject {
  @MainActor public override init() { super.init() }
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
}

@MainActor open class UICollectionView: UIScrollView {
  private var cells: [String: UICollectionViewCell.Type] = [:]
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
  open var collectionViewLayout: UICollectionViewLayout
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { cells[identifier] = cellClass as? UICollectionViewCell.Type }
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    guard let type = cells[identifier] else { fatalError("no cell is registered for \(identifier)") }
    return (type as! any CellMaking.Type).made(identifier) as! UICollectionViewCell
  }
  open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { interfaceOnly() }
}

@available(iOS 7.0, watchOS 2.0, *)
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { get { self[0] } set { self[0] = newValue } }
  public var row: Int { get { self[1] } set { self[1] = newValue } }
  public var item: Int { get { self[1] } set { self[1] = newValue } }
}
