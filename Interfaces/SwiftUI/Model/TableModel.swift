// swift-format-ignore-file

/// A column of a table, without its type.
struct ModelTableColumn {
  let label: ErasedView
  let cell: @MainActor (Any) -> ErasedView?
  let comparator: ModelComparator?
  let width: ModelColumnWidth
}
/// The widths between which a column chooses; without any, columns share what is left.
struct ModelColumnWidth: Sendable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}
/// A row of a table, or the header of a section.
struct ModelTableRow {
  var id: AnyHashable
  var value: Any?
  var header: ErasedView?
  var section: Scope?
  let inputs: Inputs
}
/// How a column sorts, without its type.
struct ModelComparator: Sendable {
  nonisolated(unsafe) let value: Any
  init<S: SortComparator>(_ comparator: S) { value = comparator }
}
/// The selected rows of a list or a table.
struct ModelRowSelection: Sendable {
  nonisolated(unsafe) let contains: (AnyHashable) -> Bool
  nonisolated(unsafe) let select: (AnyHashable) -> Void
  /// Whether only one row can be selected.
  let isSingle: Bool
  init<ID: Hashable>(_ selection: Binding<ID>) {
    isSingle = true
    contains = { AnyHashable(selection.wrappedValue) == $0 }
    select = { if let id = $0.base as? ID { selection.wrappedValue = id } }
  }
  init?<ID: Hashable>(_ selection: Binding<ID?>?) {
    guard let selection else { return nil }
    self.init(selection)
  }
  init?<ID: Hashable>(_ selection: Binding<Set<ID>>?) {
    guard let selection else { return nil }
    self.init(selection)
  }
  init<ID: Hashable>(_ selection: Binding<ID?>) {
    isSingle = true
    contains = { selection.wrappedValue.map { AnyHashable($0) } == $0 }
    select = { selection.wrappedValue = $0.base as? ID }
  }
  init<ID: Hashable>(_ selection: Binding<Set<ID>>) {
    isSingle = false
    contains = { selected in (selected.base as? ID).map { selection.wrappedValue.contains($0) } ?? false }
    select = { if let id = $0.base as? ID { selection.wrappedValue = [id] } }
  }
}
/// By what rows are sorted, which their owner does.
struct ModelTableOrder: Sendable {
  nonisolated(unsafe) let order: (ModelComparator) -> SortOrder?
  nonisolated(unsafe) let sort: (ModelComparator) -> Void
  init<S: SortComparator>(_ binding: Binding<[S]>) {
    func isSame(_ a: S, _ b: S) -> Bool {
      var a = a
      a.order = b.order
      return a == b
    }
    order = { comparator in
      guard let first = binding.wrappedValue.first, let own = comparator.value as? S, isSame(first, own) else { return nil }
      return first.order
    }
    sort = { comparator in
      guard let own = comparator.value as? S else { return }
      var list = binding.wrappedValue
      if let first = list.first, isSame(first, own) {
        list[0].order = first.order == .forward ? .reverse : .forward
      } else {
        list.removeAll { isSame($0, own) }
        list.insert(own, at: 0)
      }
      binding.wrappedValue = list
    }
  }
}

extension EnvironmentValues {
  var hidesTableHeaders: Bool {
    get { read(false) }
    set { write(newValue) }
  }
}

// MARK: - Columns

/// Columns that the model knows, so that their body is not asked.
protocol PrimitiveTableColumns {
  func tableColumns() -> [ModelTableColumn]
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
func tableColumns<C: TableColumnContent>(of content: C) -> [ModelTableColumn] {
  (content as? any PrimitiveTableColumns)?.tableColumns() ?? tableColumns(of: content.tableColumnBody)
}
/// The members of a tuple, or a single value.
private func members(of value: Any) -> [Any] {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn: PrimitiveTableColumns {
  nonisolated init(label: some View, sorted comparator: ModelComparator?, cell: @escaping (RowValue) -> Content) {
    (self.label, self.comparator, self.cell) = (ErasedView(label), comparator, { ErasedView(cell($0)) })
  }
  func tableColumns() -> [ModelTableColumn] {
    [ModelTableColumn(label: label, cell: { [cell] in ($0 as? RowValue).map(cell) }, comparator: comparator, width: columnWidth)]
  }
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TupleTableColumnContent: PrimitiveTableColumns {
  func tableColumns() -> [ModelTableColumn] {
    members(of: value).flatMap { member in (member as? any TableColumnContent).map { SwiftUI.tableColumns(of: $0) } ?? [] }
  }
}
@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnForEach: PrimitiveTableColumns {
  func tableColumns() -> [ModelTableColumn] { data.flatMap { SwiftUI.tableColumns(of: content($0)) } }
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Group: PrimitiveTableColumns where Content: TableColumnContent {
  func tableColumns() -> [ModelTableColumn] { SwiftUI.tableColumns(of: content) }
}
@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Optional: PrimitiveTableColumns where Wrapped: TableColumnContent {
  func tableColumns() -> [ModelTableColumn] { map { SwiftUI.tableColumns(of: $0) } ?? [] }
}
@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension _ConditionalContent: PrimitiveTableColumns where TrueContent: TableColumnContent, FalseContent: TableColumnContent {
  func tableColumns() -> [ModelTableColumn] {
    switch storage {
    case .first(let content): SwiftUI.tableColumns(of: content)
    case .second(let content): SwiftUI.tableColumns(of: content)
    }
  }
}

// MARK: - Rows

/// Rows that the model knows, so that their body is not asked.
protocol PrimitiveTableRows {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow]
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor func tableRows<C: TableRowContent>(of content: C, _ inputs: Inputs) -> [ModelTableRow] {
  if let primitive = content as? any PrimitiveTableRows { return primitive.tableRows(inputs) }
  let scope = inputs.scope.child(.body, C.self)
  scope.host.bodyCount += 1
  return tableRows(of: linked(content, in: scope, inputs.environment).tableRowBody, Inputs(environment: inputs.environment, scope: scope))
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRow: PrimitiveTableRows {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] { [ModelTableRow(id: AnyHashable(value.id), value: value, inputs: inputs)] }
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableForEachContent: PrimitiveTableRows {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] {
    data.map { ModelTableRow(id: AnyHashable($0.id), value: $0, inputs: inputs.at(.id(AnyHashable($0.id)))) }
  }
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableHeaderRowContent: PrimitiveTableRows {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] {
    [ModelTableRow(id: AnyHashable(ObjectIdentifier(inputs.scope)), header: ErasedView(content), inputs: inputs)]
  }
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EmptyTableRowContent: PrimitiveTableRows {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] { [] }
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TupleTableRowContent: PrimitiveTableRows {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] {
    members(of: value).enumerated().flatMap { place, member in
      (member as? any TableRowContent).map { SwiftUI.tableRows(of: $0, inputs.at(.index(place))) } ?? []
    }
  }
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ForEach: PrimitiveTableRows where Content: TableRowContent {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] {
    data.enumerated().flatMap { place, element in SwiftUI.tableRows(of: content(element), inputs.at(.id(AnyHashable(identify(element, place))))) }
  }
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Group: PrimitiveTableRows where Content: TableRowContent {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] { SwiftUI.tableRows(of: content, inputs.at(.content)) }
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Optional: PrimitiveTableRows where Wrapped: TableRowContent {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] { map { SwiftUI.tableRows(of: $0, inputs.at(.content)) } ?? [] }
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension _ConditionalContent: PrimitiveTableRows where TrueContent: TableRowContent, FalseContent: TableRowContent {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] {
    switch storage {
    case .first(let content): SwiftUI.tableRows(of: content, inputs.at(.branch(true)))
    case .second(let content): SwiftUI.tableRows(of: content, inputs.at(.branch(false)))
    }
  }
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Section: PrimitiveTableRows where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  @MainActor func tableRows(_ inputs: Inputs) -> [ModelTableRow] {
    let rows = SwiftUI.tableRows(of: parent, inputs.at(.part("header")))
      + (isExpanded?.wrappedValue == false ? [] : SwiftUI.tableRows(of: content, inputs.at(.content)))
    return rows.map { row in
      var row = row
      row.section = inputs.scope
      return row
    }
  }
}

// MARK: - Tables

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Table: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    let (rows, columns, selection, order) = (rows, columns, selection, order)
    return single(inputs) { inputs in
      // There is room for one column on a narrow screen.
      let isCompact = inputs.environment.horizontalSizeClass == .compact
      let all = SwiftUI.tableColumns(of: columns)
      let shown = isCompact ? Array(all.prefix(1)) : all
      var nodes: [ModelNode] = []
      if !isCompact, !inputs.environment.hidesTableHeaders {
        nodes.append(tableHeader(shown, order, inputs.at(.part("columns"))))
      }
      nodes += SwiftUI.tableRows(of: rows, inputs.at(.part("rows"))).map { tableRow($0, shown, selection, inputs.environment) }
      return ModelNode(.list(style: "PlainTable", rowHeight: inputs.environment.defaultMinListRowHeight), nodes)
    }
  }
}

@MainActor private func cells(_ views: [(node: ModelNode, width: ModelColumnWidth)], _ environment: EnvironmentValues) -> ModelNode {
  let isRightToLeft = environment.layoutDirection == .rightToLeft
  let cells = views.map { node, width -> ModelNode in
    let frame = ModelFrame(minWidth: width.least ?? 0, idealWidth: width.ideal, maxWidth: width.most ?? .infinity)
    let cell = ModelNode(.flexibleFrame(frame, .leading), [node])
    cell.isRightToLeft = isRightToLeft
    return cell
  }
  let row = ModelNode(.row(.center, spacing: 8), cells)
  row.isRightToLeft = isRightToLeft
  return row
}

/// The labels of the columns: buttons, if they sort.
@MainActor private func tableHeader(_ columns: [ModelTableColumn], _ order: ModelTableOrder?, _ inputs: Inputs) -> ModelNode {
  let header = cells(columns.enumerated().map { place, column in
    let inner = inputs.at(.index(place))
    let label = ModelNode(.group, nodes(of: ErasedContent(column.label).font(.subheadline).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader), inner))
    guard let order, let comparator = column.comparator else { return (label, column.width) }
    let control = ModelControl(.button(role: nil), inner, activate: { order.sort(comparator) })
    var change = ModelAccessibility()
    if let current = order.order(comparator) { change.value = current == .forward ? "ascending" : "descending" }
    return (ModelNode(.accessibility(change), [ModelNode(.control(control), [label])]), column.width)
  }, inputs.environment)
  header.traits[ObjectIdentifier(ListPart.self)] = ListPart(section: ObjectIdentifier(inputs.scope), role: .header)
  return header
}

@MainActor private func tableRow(
  _ row: ModelTableRow, _ columns: [ModelTableColumn], _ selection: ModelRowSelection?, _ environment: EnvironmentValues
) -> ModelNode {
  let section = row.section.map { ObjectIdentifier($0) }
  func part(_ node: ModelNode, _ role: ListPart.Role) -> ModelNode {
    if let section { node.traits[ObjectIdentifier(ListPart.self)] = ListPart(section: section, role: role) }
    return node
  }
  var inputs = row.inputs
  inputs.environment = environment
  if let header = row.header { return part(ModelNode(.group, nodes(of: ErasedContent(header).accessibilityAddTraits(.isHeader), inputs)), .header) }
  guard let value = row.value else { return part(ModelNode(.group), .row) }
  let content = cells(columns.enumerated().map { place, column in
    (ModelNode(.group, column.cell(value).map { nodes(of: ErasedContent($0), inputs.at(.index(place))) } ?? []), column.width)
  }, environment)
  guard let selection else { return part(content, .row) }
  var change = ModelAccessibility()
  if selection.contains(row.id) { change.addedTraits = .isSelected }
  let gestures = ModelGestures(isEnabled: environment.isEnabled, taps: [(1, { _ in selection.select(row.id) })])
  return part(ModelNode(.accessibility(change), [ModelNode(.gestures(gestures), [content])]), .row)
}
