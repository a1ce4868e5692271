import CoreGraphics

/// Rows of cells in columns: `Grid`
final class ModelGridBox: ModelLayoutBox {
  fileprivate struct Cell {
    let box: ModelLayoutBox
    let column: Int
    let span: Int
    let anchor: UnitPoint?
    let unsized: Axis.Set
  }

  fileprivate struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?

    /// A view that is no row: it goes over all columns.
    var whole: ModelLayoutBox?
  }

  private struct Arrangement {
    var size: CGSize
    var places: [ModelPlace]
  }

  private let alignment: Alignment
  private let horizontal: ModelStackLayout
  private let vertical: ModelStackLayout
  private var rows: [Row] = []
  private var guides: [Int: HorizontalAlignment] = [:]
  private let columns: [ModelLayoutBox]

  init(
    _ nodes: [ModelNode], _ alignment: Alignment, _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?, isRightToLeft: Bool
  ) {
    self.alignment = alignment
    horizontal = ModelStackLayout(
      axis: .horizontal, guide: alignment.vertical.key, spacing: horizontalSpacing)
    vertical = ModelStackLayout(
      axis: .vertical, guide: alignment.horizontal.key, spacing: verticalSpacing)
    var count = 0
    for node in nodes {
      guard case .gridRow(let alignment) = node.kind else {
        rows.append(Row(whole: node.box()))
        continue
      }
      var row = Row(alignment: alignment)
      var column = 0
      for cell in node.children {
        let traits = cell.traits[ObjectIdentifier(ModelGridCell.self)] as? ModelGridCell
        let span = max(1, traits?.columns ?? 1)
        row.cells.append(
          Cell(
            box: cell.box(), column: column, span: span, anchor: traits?.anchor,
            unsized: traits?.unsized ?? []))
        if let guide = traits?.guide { guides[column] = guide }
        column += span
      }
      count = max(count, column)
      rows.append(row)
    }
    let cells = rows.flatMap(\.cells)
    columns = (0..<count).map { column in
      ModelGridLineBox(
        cells.filter { $0.column == column && $0.span == 1 && !$0.unsized.contains(.horizontal) }
          .map { ($0.box, nil) }, .horizontal)
    }
    super.init(isRightToLeft: isRightToLeft)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { arrangement(for: offer).size }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    arrangement(for: offer).places
  }

  /// The lengths of columns or rows: shared as those of views in a stack are.
  private func lengths(
    of lines: [ModelLayoutBox], in stack: ModelStackLayout, _ offer: CGFloat?
  ) -> (lengths: [CGFloat], gaps: [CGFloat]) {
    let parts = LayoutSubviews(lines.map { ModelLayoutPart($0) }, .leftToRight)
    let gaps = stack.distances(between: parts)
    let offered = ProposedViewSize(offer, along: stack.axis, across: nil)
    let lengths = stack.lengths(of: parts, for: offered, gaps.reduce(0, +))
    return (
      zip(lines, lengths).map {
        $0.size(ProposedViewSize($1, along: stack.axis, across: nil))[stack.axis]
      }, gaps
    )
  }

  private func arrangement(for offer: ProposedViewSize) -> Arrangement {
    if rows.isEmpty { return Arrangement(size: .zero, places: []) }
    let (widths, gaps) = lengths(of: columns, in: horizontal, offer.width)
    var starts: [CGFloat] = []
    var x: CGFloat = 0
    for (column, width) in widths.enumerated() {
      starts.append(x)
      x += width + (column < gaps.count ? gaps[column] : 0)
    }
    var total = x
    func width(_ cell: Cell) -> CGFloat {
      let last = cell.column + cell.span - 1
      return starts[last] + widths[last] - starts[cell.column]
    }
    for whole in rows.compactMap(\.whole) {
      total = max(total, whole.size(ProposedViewSize(width: total, height: nil)).width)
    }
    let lines = rows.map { row in
      ModelGridLineBox(
        row.whole.map { [($0, total)] }
          ?? row.cells.filter { !$0.unsized.contains(.vertical) }.map { ($0.box, width($0)) },
        .vertical)
    }
    let (heights, distances) = lengths(of: lines, in: vertical, offer.height)
    var places: [ModelPlace] = []
    var y: CGFloat = 0
    for (position, row) in rows.enumerated() {
      let height = heights[position]
      if let whole = row.whole {
        places.append(
          place(
            whole, nil, alignment,
            in: CGRect(x: 0, y: y, width: total, height: height)))
      }
      for cell in row.cells {
        let alignment = Alignment(
          horizontal: guides[cell.column] ?? alignment.horizontal,
          vertical: row.alignment ?? alignment.vertical)
        places.append(
          place(
            cell.box, cell.anchor, alignment,
            in: CGRect(x: starts[cell.column], y: y, width: width(cell), height: height)))
      }
      y += height + (position < distances.count ? distances[position] : 0)
    }
    return Arrangement(size: CGSize(width: total, height: y), places: places)
  }

  private func place(
    _ box: ModelLayoutBox, _ anchor: UnitPoint?, _ alignment: Alignment, in frame: CGRect
  ) -> ModelPlace {
    var place = ModelPlace(box, alignment, in: frame.size)
    var origin = place.origin
    if let anchor {
      let size = box.size(place.offer)
      origin = CGPoint(
        x: (frame.width - size.width) * anchor.x, y: (frame.height - size.height) * anchor.y)
    }
    place = ModelPlace(
      box: box, origin: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y),
      offer: place.offer)
    return place
  }
}

/// What modifiers say about a cell.
struct ModelGridCell {
  var columns = 1
  var anchor: UnitPoint?
  var guide: HorizontalAlignment?
  var unsized: Axis.Set = []
}

/// The cells of a column or a row: as long as the longest of them.
private final class ModelGridLineBox: ModelLayoutBox {
  private let cells: [(box: ModelLayoutBox, across: CGFloat?)]
  private let axis: Axis

  init(_ cells: [(box: ModelLayoutBox, across: CGFloat?)], _ axis: Axis) {
    (self.cells, self.axis) = (cells, axis)
    super.init()
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    let length = cells.map {
      $0.box.size(ProposedViewSize(offer[axis], along: axis, across: $0.across))[axis]
    }.max()
    return CGSize(length ?? 0, along: axis, across: 0)
  }

  override var priority: Double {
    cells.map { $0.box.setPriority ?? $0.box.priority }.max() ?? 0
  }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    for cell in cells { spacing.formUnion(cell.box.spacing) }
    return spacing
  }
}

/// Cells in columns of sizes that the caller describes: `LazyVGrid`, and `LazyHGrid` with rows.
final class ModelLazyGridBox: ModelLayoutBox {
  private let cells: [ModelLayoutBox]

  /// The axis along which it grows.
  private let axis: Axis
  private let items: [GridItem]
  private let alignment: Alignment
  private let gap: CGFloat

  init(
    _ cells: [ModelLayoutBox], _ axis: Axis, _ items: [GridItem], _ alignment: Alignment,
    _ spacing: CGFloat?, isRightToLeft: Bool
  ) {
    (self.cells, self.axis, self.items, self.alignment) = (cells, axis, items, alignment)
    gap = spacing ?? ModelSpacing.standard
    super.init(isRightToLeft: isRightToLeft)
  }

  private struct Line {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The columns: fixed ones first get their lengths, then each of the others its share of the rest.
  private func lines(_ offer: CGFloat?) -> (lines: [Line], length: CGFloat) {
    func distance(_ item: GridItem) -> CGFloat { item.spacing ?? ModelSpacing.standard }
    var rest: CGFloat? = offer.map { $0 - items.dropLast().reduce(0) { $0 + distance($1) } }
    for case .fixed(let length) in items.map(\.size) { rest? -= length }
    var left = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var lines: [Line] = []
    var position: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      lines.append(Line(start: position, length: length, alignment: item.alignment))
      position += length + distance(item)
    }
    for item in items {
      let share = rest.map { max(0, $0 / CGFloat(max(1, left))) }
      switch item.size {
      case .fixed(let length):
        add(length, item)
        continue
      case .flexible(let minimum, let maximum):
        let length = min(max(share ?? minimum, minimum), maximum)
        rest? -= length
        add(length, item)
      case .adaptive(let minimum, let maximum):
        let room = share ?? minimum
        let step = max(1, minimum + distance(item))
        let count = max(1, ((room + distance(item)) / step).rounded(.down))
        let length = min(max((room - distance(item) * (count - 1)) / count, minimum), maximum)
        for _ in 0..<Int(count) { add(length, item) }
        rest? -= room
      @unknown default: break
      }
      left -= 1
    }
    return (lines, max(0, position - (items.last.map(distance) ?? 0)))
  }

  private func arrangement(for offer: ProposedViewSize) -> (size: CGSize, places: [ModelPlace]) {
    let across = axis.other
    let (lines, length) = lines(offer[across])
    let whole = max(offer[across] ?? length, length)
    // The columns together are where the alignment of the grid says.
    let outer = ViewDimensions(
      box: nil, size: CGSize(0, along: axis, across: whole), proposal: .unspecified)
    let inner = ViewDimensions(
      box: nil, size: CGSize(0, along: axis, across: length), proposal: .unspecified)
    let start =
      axis == .vertical
      ? outer[alignment.horizontal] - inner[alignment.horizontal]
      : outer[alignment.vertical] - inner[alignment.vertical]
    var places: [ModelPlace] = []
    var position: CGFloat = 0
    var first = 0
    while first < cells.count, !lines.isEmpty {
      let row = cells[first..<min(cells.count, first + lines.count)]
      let height =
        zip(row, lines).map { cell, line in
          cell.size(ProposedViewSize(nil, along: axis, across: line.length))[axis]
        }.max() ?? 0
      for (cell, line) in zip(row, lines) {
        let offer = ProposedViewSize(nil, along: axis, across: line.length)
        let alignment = line.alignment ?? .center
        let room = ViewDimensions(
          box: nil, size: CGSize(height, along: axis, across: line.length), proposal: offer)
        let own = cell.dimensions(offer)
        let corner = CGPoint(position, along: axis, across: start + line.start)
        places.append(
          ModelPlace(
            box: cell,
            origin: CGPoint(
              x: corner.x + room[alignment.horizontal] - own[alignment.horizontal],
              y: corner.y + room[alignment.vertical] - own[alignment.vertical]), offer: offer))
      }
      position += height + gap
      first += lines.count
    }
    return (CGSize(max(0, position - gap), along: axis, across: whole), places)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    guard offer[axis.other] == .infinity else { return arrangement(for: offer).size }
    let ideal = arrangement(for: .unspecified).size
    return CGSize(ideal[axis], along: axis, across: .infinity)
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    // A grid that is wider than its offer shares its own width.
    arrangement(for: ProposedViewSize(size)).places
  }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? { nil }
}
