// swift-format-ignore-file

import UniformTypeIdentifiers

/// Rows of data in columns.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: Columns
  let selection: ModelRowSelection?
  let order: ModelTableOrder?
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Table {
  nonisolated public init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) { (self.rows, self.columns, self.selection, order) = (rows(), columns(), nil, nil) }
  nonisolated public init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init<Sort: SortComparator>(sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), nil, ModelTableOrder(sortOrder)) }
  nonisolated public init<Sort: SortComparator>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), nil, ModelTableOrder(sortOrder)) }
  nonisolated public init<Sort: SortComparator>(selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Sort: SortComparator>(selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), nil, nil) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), nil, ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
}
@available(*, unavailable)
extension Table: Sendable {}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Table {
  nonisolated public init(of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) { (self.rows, self.columns, self.selection, order) = (rows(), columns(), nil, nil) }
  nonisolated public init(of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init<Sort: SortComparator>(of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), nil, ModelTableOrder(sortOrder)) }
  nonisolated public init<Sort: SortComparator>(of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Sort: SortComparator>(of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared { (self.rows, self.columns, self.selection, order) = (rows(), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), nil, nil) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), nil, ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableForEachContent(data: data), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableOutlineGroupContent(data: data, children: children), columns(), nil, nil) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableOutlineGroupContent(data: data, children: children), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element { (self.rows, self.columns, self.selection, order) = (TableOutlineGroupContent(data: data, children: children), columns(), ModelRowSelection(selection), nil) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableOutlineGroupContent(data: data, children: children), columns(), nil, ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableOutlineGroupContent(data: data, children: children), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared { (self.rows, self.columns, self.selection, order) = (TableOutlineGroupContent(data: data, children: children), columns(), ModelRowSelection(selection), ModelTableOrder(sortOrder)) }
}

/// A column of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent {
  let label: ErasedView
  nonisolated(unsafe) let cell: (RowValue) -> ErasedView
  let comparator: ModelComparator?
  var columnWidth = ModelColumnWidth()
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  nonisolated public var tableColumnBody: Never { return interfaceValue() }
}
@available(*, unavailable)
extension TableColumn: Sendable {}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where RowValue == Sort.Compared, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: ModelComparator(comparator), cell: content) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: ModelComparator(comparator), cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  nonisolated public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: ModelComparator(comparator), cell: content) }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text { self.init(label: Text(titleKey), sorted: nil, cell: { Text($0[keyPath: value]) }) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text { self.init(label: Text(title), sorted: nil, cell: { Text($0[keyPath: value]) }) }
  @available(iOS 16.6, macOS 13.5, *)
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text { self.init(label: text, sorted: nil, cell: { Text($0[keyPath: value]) }) }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn {
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { var copy = self; copy.columnWidth = ModelColumnWidth(least: width, ideal: width, most: width); return copy }
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { var copy = self; copy.columnWidth = ModelColumnWidth(least: min, ideal: ideal, most: max); return copy }
  @available(*, deprecated, message: "Please pass one or more parameters to modify a column's width.")
  nonisolated public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: ModelComparator(KeyPathComparator(value)), cell: content) }
  @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: ModelComparator(KeyPathComparator(value)), cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init<V: Comparable>(_ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: ModelComparator(KeyPathComparator(value)), cell: content) }
  public init<V, C: SortComparator>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) where V == C.Compared { self.init(label: Text(titleKey), sorted: ModelComparator(KeyPathComparator(value, comparator: comparator)), cell: content) }
  @_disfavoredOverload public init<S: StringProtocol, V, C: SortComparator>(_ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) where V == C.Compared { self.init(label: Text(title), sorted: ModelComparator(KeyPathComparator(value, comparator: comparator)), cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init<V, C: SortComparator>(_ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) where V == C.Compared { self.init(label: text, sorted: ModelComparator(KeyPathComparator(value, comparator: comparator)), cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text { self.init(label: Text(titleKey), sorted: ModelComparator(KeyPathComparator(value, comparator: comparator)), cell: { Text($0[keyPath: value]) }) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text { self.init(label: Text(title), sorted: ModelComparator(KeyPathComparator(value, comparator: comparator)), cell: { Text($0[keyPath: value]) }) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text { self.init(label: text, sorted: ModelComparator(KeyPathComparator(value, comparator: comparator)), cell: { Text($0[keyPath: value]) }) }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Double>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Double>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Double?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Double?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Float>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Float>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Float?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Float?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int8>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int8>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int16>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int16>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int32>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int32>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int64>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int64>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Int?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Int?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Date>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Date>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, Date?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, Date?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UUID>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UUID>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(titleKey), sorted: nil, cell: content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: Text(title), sorted: nil, cell: content) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(label: text, sorted: nil, cell: content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text { self.init(label: Text(titleKey), sorted: nil, cell: { Text($0[keyPath: value]) }) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text { self.init(label: Text(title), sorted: nil, cell: { Text($0[keyPath: value]) }) }
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard) where Content == Text { self.init(label: text, sorted: nil, cell: { Text($0[keyPath: value]) }) }
}

/// The alignment of a column.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnAlignment: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static var automatic: TableColumnAlignment { TableColumnAlignment(modelName: "automatic") }
  public static var leading: TableColumnAlignment { TableColumnAlignment(modelName: "leading") }
  public static var center: TableColumnAlignment { TableColumnAlignment(modelName: "center") }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(modelName: "trailing") }
  public static var numeric: TableColumnAlignment { TableColumnAlignment(modelName: "numeric") }
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { TableColumnAlignment(modelName: "numeric(\(numberingSystem))") }
  public static func == (a: TableColumnAlignment, b: TableColumnAlignment) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// Makes the columns of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> TableColumn<RowValue, Sort, Content, Label> { column }
  @_disfavoredOverload public static func buildExpression<Content: View, Label: View>(_ column: TableColumn<RowValue, Never, Content, Label>) -> TableColumn<RowValue, Never, Content, Label> { column }
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }
  @_disfavoredOverload public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }
  @available(*, unavailable, message: "this expression does not conform to 'TableColumnContent'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some TableColumnContent<RowValue, Sort> { return interfaceValue() as TupleTableColumnContent<RowValue, Sort, Never> }
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }
  @_disfavoredOverload public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }
}

@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnBuilder {
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator { content }
  @_disfavoredOverload public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where RowValue == C.TableRowValue, C.TableColumnSortComparator == Never { content }
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first: T) -> _ConditionalContent<T, F> where RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue { _ConditionalContent(storage: .first(first)) }
  @_disfavoredOverload public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first: T) -> _ConditionalContent<T, F> where RowValue == T.TableRowValue, T.TableColumnSortComparator == Never, T.TableRowValue == F.TableRowValue, F.TableColumnSortComparator == Never { _ConditionalContent(storage: .first(first)) }
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second: F) -> _ConditionalContent<T, F> where RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue { _ConditionalContent(storage: .second(second)) }
  @_disfavoredOverload public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second: F) -> _ConditionalContent<T, F> where RowValue == T.TableRowValue, T.TableColumnSortComparator == Never, T.TableRowValue == F.TableRowValue, F.TableColumnSortComparator == Never { _ConditionalContent(storage: .second(second)) }
}

@available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnBuilder {
  public static func buildLimitedAvailability(_ content: any TableColumnContent<RowValue, Sort>) -> some TableColumnContent<RowValue, Sort> { TupleTableColumnContent<RowValue, Sort, Any>(value: content) }
  @_disfavoredOverload public static func buildLimitedAvailability(_ content: any TableColumnContent<RowValue, Never>) -> some TableColumnContent<RowValue, Never> { TupleTableColumnContent<RowValue, Never, Any>(value: content) }
}
@available(*, unavailable)
extension TableColumnBuilder: Sendable {}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnBuilder {
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue { .init(value: (c0, c1)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<RowValue, Never, (C0, C1)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never { .init(value: (c0, c1)) }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue { .init(value: (c0, c1, c2)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never { .init(value: (c0, c1, c2)) }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue { .init(value: (c0, c1, c2, c3)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never { .init(value: (c0, c1, c2, c3)) }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue { .init(value: (c0, c1, c2, c3, c4)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue, C4.TableColumnSortComparator == Never { .init(value: (c0, c1, c2, c3, c4)) }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue, C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue, C5.TableColumnSortComparator == Never { .init(value: (c0, c1, c2, c3, c4, c5)) }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5, c6)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue, C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue, C5.TableColumnSortComparator == Never, C5.TableRowValue == C6.TableRowValue, C6.TableColumnSortComparator == Never { .init(value: (c0, c1, c2, c3, c4, c5, c6)) }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue, C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue, C5.TableColumnSortComparator == Never, C5.TableRowValue == C6.TableRowValue, C6.TableColumnSortComparator == Never, C6.TableRowValue == C7.TableRowValue, C7.TableColumnSortComparator == Never { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7)) }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue, C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue, C5.TableColumnSortComparator == Never, C5.TableRowValue == C6.TableRowValue, C6.TableColumnSortComparator == Never, C6.TableRowValue == C7.TableRowValue, C7.TableColumnSortComparator == Never, C7.TableRowValue == C8.TableRowValue, C8.TableColumnSortComparator == Never { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8)) }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent, C9: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> where RowValue == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue, C8.TableRowValue == C9.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) }
  @_disfavoredOverload public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent, C9: TableColumnContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> where RowValue == C0.TableRowValue, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue, C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue, C5.TableColumnSortComparator == Never, C5.TableRowValue == C6.TableRowValue, C6.TableColumnSortComparator == Never, C6.TableRowValue == C7.TableRowValue, C7.TableColumnSortComparator == Never, C7.TableRowValue == C8.TableRowValue, C8.TableColumnSortComparator == Never, C8.TableRowValue == C9.TableRowValue, C9.TableColumnSortComparator == Never { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) }
}

/// Columns of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  nonisolated var tableColumnBody: Self.TableColumnBody { get }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnContent {
  @MainActor @preconcurrency public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> { self }
  @MainActor @preconcurrency public func customizationID(_ id: String) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> { self }
  @MainActor @preconcurrency public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> { self }
  @MainActor @preconcurrency public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> { self }
}

/// How a user arranged the columns of a table.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  public init() {}
  public subscript(visibility id: String) -> Visibility { get { interfaceOnly() } set { interfaceOnly() } }
  public mutating func resetOrder() { interfaceOnly() }
  public static func == (a: TableColumnCustomization<RowValue>, b: TableColumnCustomization<RowValue>) -> Bool { interfaceOnly() }
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

/// How a user can arrange a column.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  public init() {}
  public static var all: TableColumnCustomizationBehavior { interfaceOnly() }
  public static let reorder: TableColumnCustomizationBehavior = interfaceValue()
  public static let resize: TableColumnCustomizationBehavior = interfaceValue()
  public static let visibility: TableColumnCustomizationBehavior = interfaceValue()
  public func contains(_ member: TableColumnCustomizationBehavior.Element) -> Bool { interfaceOnly() }
  public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior { interfaceOnly() }
  public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior { interfaceOnly() }
  public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior { interfaceOnly() }
  public mutating func insert(_ newMember: TableColumnCustomizationBehavior.Element) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior.Element) { interfaceOnly() }
  public mutating func remove(_ member: TableColumnCustomizationBehavior.Element) -> TableColumnCustomizationBehavior.Element? { interfaceOnly() }
  public mutating func update(with newMember: TableColumnCustomizationBehavior.Element) -> TableColumnCustomizationBehavior.Element? { interfaceOnly() }
  public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { interfaceOnly() }
  public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { interfaceOnly() }
  public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) { interfaceOnly() }
  public static func == (a: TableColumnCustomizationBehavior, b: TableColumnCustomizationBehavior) -> Bool { interfaceOnly() }
  public typealias ArrayLiteralElement = TableColumnCustomizationBehavior.Element
}

/// Columns for the elements of a collection.
@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public var data: Data
  public var content: (Data.Element) -> Content
  public init(_ data: Data, @TableColumnBuilder<TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable { self.data = data; self.content = content }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator> content: @escaping (Data.Element) -> Content) { self.data = data; self.content = content }
  public init(_ data: Range<Int>, @TableColumnBuilder<TableColumnForEach<Range<Int>, Int, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Range<Int>, Int, RowValue, Sort, Content>.TableColumnSortComparator> content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int { self.data = data; self.content = content }
  nonisolated public var tableColumnBody: Never { return interfaceValue() }
}
@available(*, unavailable)
extension TableColumnForEach: Sendable {}

/// Rows for the elements of a collection.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data
  public typealias TableRowValue = Data.Element
  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { return interfaceOnly() }
}
@available(*, unavailable)
extension TableForEachContent: Sendable {}

/// The header row of a section.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  let content: Content
  public typealias TableRowValue = Value
  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { return interfaceOnly() }
}
@available(*, unavailable)
extension TableHeaderRowContent: Sendable {}

/// Rows for a tree of data.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  public typealias TableRowValue = Data.Element
  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { return interfaceOnly() }
}
@available(*, unavailable)
extension TableOutlineGroupContent: Sendable {}

/// A row of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public init(_ value: Value) { self.value = value }
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
}
@available(*, unavailable)
extension TableRow: Sendable {}

/// Makes the rows of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Value == Content.TableRowValue { content }
  @available(*, unavailable, message: "this expression does not conform to 'TableRowContent'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some TableRowContent<Value> { return interfaceValue() as EmptyTableRowContent<Value> }
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowBuilder {
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue { content }
  public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue { _ConditionalContent(storage: .first(first)) }
  public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue { _ConditionalContent(storage: .second(second)) }
  @available(*, unavailable, message: "this code may crash on earlier versions of the OS; add 'if #available' version check around the Table instead")
  public static func buildLimitedAvailability(_ content: some TableRowContent<Value>) -> some TableRowContent<Value> { content }
}
@available(*, unavailable)
extension TableRowBuilder: Sendable {}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowBuilder {
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<Value, (C0, C1)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue { .init(value: (c0, c1)) }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableRowContent<Value, (C0, C1, C2)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue { .init(value: (c0, c1, c2)) }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableRowContent<Value, (C0, C1, C2, C3)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue { .init(value: (c0, c1, c2, c3)) }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue { .init(value: (c0, c1, c2, c3, c4)) }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5)) }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5, c6)) }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7)) }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8)) }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue, C8.TableRowValue == C9.TableRowValue { .init(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) }
}

/// Rows of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent {
  @available(iOS 17.0, macOS 14.0, *)
  @MainActor @preconcurrency public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> { self }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent {
  @MainActor @preconcurrency public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<Self.TableRowValue> { self }
  @MainActor @preconcurrency public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void) -> some TableRowContent<Self.TableRowValue> { self }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent {
  @MainActor @preconcurrency public func itemProvider(_ action: (() -> NSItemProvider?)?) -> ModifiedContent<Self, ItemProviderTableRowModifier> { interfaceOnly() }
}

@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent {
  @MainActor @preconcurrency public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<Self.TableRowValue> { self }
}

/// How a kind of view looks.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol TableStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TableStyleConfiguration
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == InsetTableStyle {
  @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
  @available(iOS, unavailable)
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the `.inset` style with the `.alternatingRowBackgrounds()` view modifier")
  @available(visionOS, unavailable)
  @MainActor @preconcurrency public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { interfaceOnly() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == AutomaticTableStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension TableStyle where Self == BorderedTableStyle {
  @MainActor @preconcurrency public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the `.bordered` style with the `.alternatingRowBackgrounds()` view modifier")
  @MainActor @preconcurrency public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { interfaceOnly() }
}

/// The parts that a style arranges.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableStyleConfiguration {}
@available(*, unavailable)
extension TableStyleConfiguration: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct AutomaticTableStyle: TableStyle {
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticTableStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension AutomaticTableStyle: Sendable {}

/// A style that is offered by name.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct BorderedTableStyle: TableStyle {
  public init() {}
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the `.bordered` style with the `.alternatingRowBackgrounds()` view modifier")
  public init(alternatesRowBackgrounds: Bool) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: BorderedTableStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension BorderedTableStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct InsetTableStyle: TableStyle {
  public init() {}
  @available(iOS, unavailable)
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the `.inset` style with the `.alternatingRowBackgrounds()` view modifier")
  @available(visionOS, unavailable)
  public init(alternatesRowBackgrounds: Bool) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: InsetTableStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension InsetTableStyle: Sendable {}

/// A row that shows and hides other rows.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content) where Label == TableRow<Value>, Value == Content.TableRowValue { interfaceOnly() }
  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { return interfaceOnly() }
}
@available(*, unavailable)
extension DisclosureTableRow: Sendable {}

/// Rows for a collection that can change.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DynamicTableRowContent {
  public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void) -> ModifiedContent<Self, OnInsertTableRowModifier> { interfaceOnly() }
  @available(*, unavailable, message: "Unavailable for DynamicTableRowContent, use `dropDestination(for:action:)` instead.")
  public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: (Bool) -> Void = { _ in }) -> some View { return interfaceOnly() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DynamicTableRowContent {
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ModifiedContent<Self, OnInsertTableRowModifier> { interfaceOnly() }
}

/// No rows.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EmptyTableRowContent<Value: Identifiable> {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public var tableRowBody: Never { return interfaceValue() }
}
@available(*, unavailable)
extension EmptyTableRowContent: Sendable {}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EmptyTableRowContent: TableRowContent {}

/// Several columns.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@frozen nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public var value: T
  public typealias TableColumnBody = Never
  nonisolated public var tableColumnBody: Never { return interfaceValue() }
}
@available(*, unavailable)
extension TupleTableColumnContent: Sendable {}

/// Several rows.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@frozen nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public var value: T
  public typealias TableRowBody = Never
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
}
@available(*, unavailable)
extension TupleTableRowContent: Sendable {}

/// Accepts inserted rows.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct OnInsertTableRowModifier {}
@available(*, unavailable)
extension OnInsertTableRowModifier: Sendable {}

/// Makes rows draggable.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct ItemProviderTableRowModifier {}
@available(*, unavailable)
extension ItemProviderTableRowModifier: Sendable {}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable { (self.data, self.content, identify) = (data, content, { element, _ in element.id }) }
  nonisolated public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TableRowValue { (self.data, self.content, identify) = (data, content, { element, _ in element[keyPath: id] }) }
  nonisolated public init(_ data: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable { (self.data, content, identify) = (data, { TableRow($0) }, { element, _ in element.id }) }
  nonisolated public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int, V == Content.TableRowValue { (self.data, self.content, identify) = (data, content, { element, _ in element }) }
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
}
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never
  nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content) where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.content = content() }
  nonisolated public var tableColumnBody: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue { self.content = content() }
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  nonisolated public var tableColumnBody: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: TableRowContent {
  public typealias TableRowBody = Never
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
}

@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableRowBody = Never
  public typealias TableColumnBody = Never
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
  nonisolated public var tableColumnBody: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  nonisolated public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { (parent, self.content, footer, isExpanded) = (TableHeaderRowContent(content: header()), content(), EmptyTableRowContent(), nil) }
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { (parent, self.content, footer, isExpanded) = (TableHeaderRowContent(content: Text(titleKey)), content(), EmptyTableRowContent(), nil) }
  @_disfavoredOverload nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { (parent, self.content, footer, isExpanded) = (TableHeaderRowContent(content: Text(title)), content(), EmptyTableRowContent(), nil) }
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content) where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { (parent, self.content, footer, isExpanded) = (EmptyTableRowContent(), content(), EmptyTableRowContent(), nil) }
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { unmodeled() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { changingEnvironment { $0.hidesTableHeaders = visibility == .hidden } }
}

@available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension _ConditionalContent: TableColumnContent where TrueContent: TableColumnContent, FalseContent: TableColumnContent {
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableRowBody = Never
  public typealias TableColumnBody = Never
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
  nonisolated public var tableColumnBody: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension _ConditionalContent: TableRowContent where TrueContent: TableRowContent, FalseContent: TableRowContent {
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never
  @MainActor @preconcurrency public var tableRowBody: Never { return interfaceValue() }
}
