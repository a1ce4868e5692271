import CoreGraphics

extension ModelNode {
  /// The box that lays out the node.
  func box() -> ModelLayoutBox {
    let box = newBox()
    box.nodes.append(self)
    return box
  }

  private func newBox() -> ModelLayoutBox {
    switch kind {
    case .text(let text):
      return ModelTextBox(text.paragraph, text.alignment, isRightToLeft: isRightToLeft)
    case .image(let image): return image.box
    case .row(let alignment, let spacing):
      return container(HStackLayout(alignment: alignment, spacing: spacing), in: .horizontal)
    case .column(let alignment, let spacing):
      return container(VStackLayout(alignment: alignment, spacing: spacing), in: .vertical)
    case .layers(let alignment): return container(ZStackLayout(alignment: alignment))
    case .lazy(let axis, let alignment):
      // A lazy stack takes all the room across its axis.
      return ModelFlexibleFrameBox(
        part, width: .init(most: axis == .vertical ? .infinity : nil),
        height: .init(most: axis == .horizontal ? .infinity : nil), alignment: alignment,
        isRightToLeft: isRightToLeft)
    case .grid(let alignment, let horizontal, let vertical):
      return ModelGridBox(children, alignment, horizontal, vertical, isRightToLeft: isRightToLeft)
    case .gridRow: return container(HStackLayout(), in: .horizontal)
    case .lazyGrid(let axis, let items, let alignment, let spacing):
      return ModelLazyGridBox(
        children.map { $0.box() }, axis, items, alignment, spacing, isRightToLeft: isRightToLeft)
    case .layout(let layout): return container(layout)
    case .spacer(let least): return ModelSpacerBox(in: stackAxis, least: least)
    case .divider: return ModelDividerBox(in: stackAxis)
    case .shape(let shape): return ModelShapeBox(shape.sizeThatFits)
    case .padding(let edges, let insets):
      return ModelPaddingBox(
        part, insets ?? EdgeInsets(modelEdges: edges, ModelMetrics.padding),
        isRightToLeft: isRightToLeft)
    case .frame(let width, let height, let alignment):
      return ModelFrameBox(
        part, width: width, height: height, alignment: alignment, isRightToLeft: isRightToLeft)
    case .flexibleFrame(let frame, let alignment):
      return ModelFlexibleFrameBox(
        part, width: .init(least: frame.minWidth, ideal: frame.idealWidth, most: frame.maxWidth),
        height: .init(least: frame.minHeight, ideal: frame.idealHeight, most: frame.maxHeight),
        alignment: alignment, isRightToLeft: isRightToLeft)
    case .fixedSize(let horizontal, let vertical):
      return ModelFixedSizeBox(part, horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode):
      return ModelAspectRatioBox(part, ratio: ratio, fills: mode == .fill)
    case .priority(let value): return ModelPriorityBox(part, value)
    case .background(let alignment): return layered(alignment, isBehind: true)
    case .overlay(let alignment): return layered(alignment, isBehind: false)
    case .effect(let effect): return box(for: effect)
    case .horizontalGuide(let guide, let value): return ModelGuideBox(part, guide.key, value)
    case .verticalGuide(let guide, let value): return ModelGuideBox(part, guide.key, value)
    case .firstThatFits(let axes):
      return ModelFittingBox(children.map { $0.box() }, axes, isRightToLeft: isRightToLeft)
    case .geometry: return reader(.topLeading)
    case .deferred(let alignment): return reader(alignment)
    case .scroll(let axes): return ModelScrollBox(part, axes, isRightToLeft: isRightToLeft)
    case .list(let style, let height): return listBox(style, height)
    case .control(let control): return box(for: control)
    case .coordinateSpace(let name): return ModelSpaceBox(part, name: name)
    case .safeAreaInset(let edge, let alignment, let spacing):
      return ModelInsetBox(
        children[0].box(), bar: Self.boxes(children[1].children, isRightToLeft), at: edge,
        alignment: alignment, distance: spacing ?? 0, isRightToLeft: isRightToLeft)
    case .barred(let edge):
      return ModelInsetBox(
        children[0].box(), bar: children[1].box(), at: edge, alignment: .center, distance: 0,
        isRightToLeft: isRightToLeft)
    case .bar(let bar): return barBox(bar)
    case .filling:
      return ModelFlexibleFrameBox(
        part, width: .init(most: .infinity), height: .init(most: .infinity), alignment: .center,
        isRightToLeft: isRightToLeft)
    case .presentation(let presentation):
      let own = children[0].box()
      guard presentation.isPresented else { return own }
      let fills = [.sheet, .fullScreenCover, .inspector].contains(presentation.kind)
      return ModelPresentationBox(
        own, presented: Self.boxes(Array(children.dropFirst()), isRightToLeft), fills: fills)
    case .representation, .contextMenu, .accessibility: return children[0].box()
    case .group, .section, .gestures, .identity: return part
    }
  }

  /// The box of the children: of several, a column.
  private var part: ModelLayoutBox { Self.boxes(children, isRightToLeft) }

  private static func boxes(_ nodes: [ModelNode], _ isRightToLeft: Bool) -> ModelLayoutBox {
    switch nodes.count {
    case 0: ModelRigidBox(.zero)
    case 1: nodes[0].box()
    default: column(nodes, .center, isRightToLeft)
    }
  }

  private static func column(
    _ nodes: [ModelNode], _ alignment: HorizontalAlignment, _ isRightToLeft: Bool
  ) -> ModelLayoutBox {
    for node in nodes { node.setStackAxis(.vertical) }
    return ModelContainerBox(
      VStackLayout(alignment: alignment), nodes.map { $0.box() }, isRightToLeft: isRightToLeft)
  }

  private static func row(_ nodes: [ModelNode], _ isRightToLeft: Bool) -> ModelLayoutBox {
    for node in nodes { node.setStackAxis(.horizontal) }
    return ModelContainerBox(HStackLayout(), nodes.map { $0.box() }, isRightToLeft: isRightToLeft)
  }

  private func container(_ layout: some Layout, in axis: Axis? = nil) -> ModelLayoutBox {
    let orientation = axis ?? type(of: layout).layoutProperties.stackOrientation
    for child in children { child.setStackAxis(orientation) }
    return ModelContainerBox(
      layout, parts: children.map { ModelLayoutPart($0.box(), traits: $0.traits) },
      isRightToLeft: isRightToLeft)
  }

  /// Tells the spacers and dividers in views of a stack which axis it has.
  private func setStackAxis(_ axis: Axis?) {
    switch kind {
    case .spacer, .divider: stackAxis = axis
    case .row, .column, .layers, .grid, .lazyGrid, .lazy, .layout, .scroll, .list, .geometry: break
    case .firstThatFits: for child in children { child.setStackAxis(axis) }
    default: for child in children.prefix(1) { child.setStackAxis(axis) }
    }
  }

  /// The nodes of a layer: those of a group are layers of their own.
  private func layers(_ alignment: Alignment) -> ModelLayoutBox {
    var nodes = Array(children.dropFirst())
    if nodes.count == 1, case .group = nodes[0].kind { nodes = nodes[0].children }
    if nodes.isEmpty { return ModelRigidBox(.zero) }
    if nodes.count == 1 { return nodes[0].box() }
    return ModelContainerBox(
      ZStackLayout(alignment: alignment), nodes.map { $0.box() }, isRightToLeft: isRightToLeft)
  }

  private func layered(_ alignment: Alignment, isBehind: Bool) -> ModelLayoutBox {
    ModelLayeredBox(
      children[0].box(), layer: layers(alignment), isBehind: isBehind, alignment: alignment,
      isRightToLeft: isRightToLeft)
  }

  private func reader(_ alignment: Alignment) -> ModelLayoutBox {
    ModelReaderBox(alignment: alignment, isRightToLeft: isRightToLeft) { [self] geometry in
      makeContent(geometry)
      switch children.count {
      case 0: return ModelRigidBox(.zero)
      case 1: return children[0].box()
      default:
        return ModelContainerBox(
          ZStackLayout(alignment: alignment), children.map { $0.box() },
          isRightToLeft: isRightToLeft)
      }
    }
  }

  private func box(for effect: ModelEffect) -> ModelLayoutBox {
    switch effect {
    case .offset(let offset): ModelOffsetBox(part, offset, isRightToLeft: isRightToLeft)
    case .position(let point): ModelPositionBox(part, point, isRightToLeft: isRightToLeft)
    case .mask(let alignment): layered(alignment, isBehind: true)
    case .ignoresSafeArea(let edges):
      ModelSafeAreaBox(part, ignoring: edges, isRightToLeft: isRightToLeft)
    case .opacity, .scale, .rotation, .blur, .shadow, .clip, .contentShape, .order, .hidden,
      .hitTesting:
      ModelUnaryBox(part)
    }
  }

  // MARK: Controls

  /// A control is laid out as its label and its look are.
  private func box(for control: ModelControl) -> ModelLayoutBox {
    let label = control.showsLabel ? children[0].children : []
    let look = Array(children.dropFirst())
    switch control.kind {
    case .button, .link, .menu, .navigationLink:
      // The views of a label are in a row.
      let nodes = label + look
      return nodes.count > 1 ? Self.row(nodes, isRightToLeft) : Self.boxes(nodes, isRightToLeft)
    case .toggle, .stepper, .picker, .disclosure: return lined(label, look)
    case .slider: return Self.boxes(look, isRightToLeft)
    case .progress, .gauge: return Self.column(label + look, .leading, isRightToLeft)
    case .textField:
      return ModelFlexibleFrameBox(
        Self.boxes(look, isRightToLeft), width: .init(least: 0, most: .infinity), height: .init(),
        alignment: .leading, isRightToLeft: isRightToLeft)
    }
  }

  /// A label at the start of a line, and what it is for at its end.
  private func lined(_ label: [ModelNode], _ look: [ModelNode]) -> ModelLayoutBox {
    if label.isEmpty { return Self.boxes(look, isRightToLeft) }
    if look.isEmpty { return Self.boxes(label, isRightToLeft) }
    let start = label.count > 1 ? Self.row(label, isRightToLeft) : Self.boxes(label, isRightToLeft)
    let room = ModelSpacerBox(in: .horizontal, least: ModelSpacing.standard)
    return ModelContainerBox(
      HStackLayout(spacing: 0), [start, room, Self.boxes(look, isRightToLeft)],
      isRightToLeft: isRightToLeft)
  }

  // MARK: Bars

  private func barBox(_ bar: ModelBar) -> ModelLayoutBox {
    let content: ModelLayoutBox
    let height: CGFloat
    switch bar {
    case .navigation, .title: height = bar == .title ? 52 : 44
    case .search: height = 52
    case .toolbar: height = 44
    case .tabs: height = 49
    case .pages: height = 28
    }
    switch bar {
    case .navigation:
      let parts = children.map {
        $0.children.count > 1 ? Self.row($0.children, isRightToLeft) : $0.box()
      }
      let gap = { ModelSpacerBox(in: .horizontal, least: ModelSpacing.standard) }
      content = ModelContainerBox(
        HStackLayout(spacing: 0), [parts[0], gap(), parts[1], gap(), parts[2]],
        isRightToLeft: isRightToLeft)
    case .title, .search, .pages: content = part
    case .toolbar: content = Self.row(children, isRightToLeft)
    case .tabs:
      content = ModelContainerBox(
        HStackLayout(spacing: 0),
        children.map {
          ModelFlexibleFrameBox(
            $0.box(), width: .init(least: 0, most: .infinity), height: .init(), alignment: .center,
            isRightToLeft: isRightToLeft)
        }, isRightToLeft: isRightToLeft)
    }
    let margin = bar == .tabs ? 0 : ModelMetrics.barMargin
    let inset = EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    return ModelFlexibleFrameBox(
      ModelPaddingBox(content, inset, isRightToLeft: isRightToLeft),
      width: bar == .pages ? .init() : .init(least: 0, most: .infinity),
      height: .init(least: height, most: bar == .title || bar == .search ? nil : height),
      alignment: bar == .title ? .leading : .center, isRightToLeft: isRightToLeft)
  }

  // MARK: Lists

  /// Rows below each other in sections, which scroll.
  private func listBox(_ style: String, _ rowHeight: CGFloat) -> ModelLayoutBox {
    let margin = style.reachesListEdges ? 0 : ModelMetrics.listMargin
    var sections: [ListSectionParts] = []
    for child in children {
      let part = child.traits[ObjectIdentifier(ListPart.self)] as? ListPart
      if sections.isEmpty || sections[sections.count - 1].id != part?.section {
        sections.append(ListSectionParts(id: part?.section))
      }
      switch part?.role ?? .row {
      case .header: sections[sections.count - 1].headers.append(child)
      case .row: sections[sections.count - 1].rows.append(child)
      case .footer: sections[sections.count - 1].footers.append(child)
      }
    }
    var boxes: [ModelLayoutBox] = []
    listLook?.sections = []
    listLook?.separators = []
    for (position, section) in sections.enumerated() {
      if position > 0, !style.isPlainList { boxes.append(gap(ModelMetrics.sectionGap)) }
      boxes += section.headers.map { row($0, ModelMetrics.headerInsets, least: 0) }
      var rows: [ModelLayoutBox] = []
      for (place, node) in section.rows.enumerated() {
        if place > 0 {
          let separator = ModelDividerBox(in: .vertical)
          separator.nodes = [ModelNode(.group)]
          listLook?.separators += separator.nodes
          rows.append(
            ModelPaddingBox(
              separator,
              EdgeInsets(top: 0, leading: ModelMetrics.rowInsets.leading, bottom: 0, trailing: 0),
              isRightToLeft: isRightToLeft))
        }
        let traits = node.traits[ObjectIdentifier(ModelListRow.self)] as? ModelListRow
        rows.append(row(node, traits?.insets ?? ModelMetrics.rowInsets, least: rowHeight))
      }
      if !rows.isEmpty {
        let column = ModelContainerBox(
          VStackLayout(alignment: .leading, spacing: 0), rows, isRightToLeft: isRightToLeft)
        column.nodes = [ModelNode(.group)]
        listLook?.sections += column.nodes
        boxes.append(column)
      }
      boxes += section.footers.map { row($0, ModelMetrics.headerInsets, least: 0) }
    }
    let column = ModelContainerBox(
      VStackLayout(alignment: .leading, spacing: 0), boxes, isRightToLeft: isRightToLeft)
    let inset = EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    return ModelScrollBox(
      ModelPaddingBox(column, inset, isRightToLeft: isRightToLeft), .vertical,
      isRightToLeft: isRightToLeft)
  }

  private func row(
    _ node: ModelNode, _ insets: EdgeInsets, least height: CGFloat
  ) -> ModelLayoutBox {
    ModelFlexibleFrameBox(
      ModelPaddingBox(node.box(), insets, isRightToLeft: isRightToLeft),
      width: .init(least: 0, most: .infinity), height: .init(least: height), alignment: .leading,
      isRightToLeft: isRightToLeft)
  }

  private func gap(_ height: CGFloat) -> ModelLayoutBox {
    ModelRigidBox(CGSize(width: 0, height: height))
  }
}

/// What a view in a list is for.
struct ListPart {
  enum Role { case header, row, footer }
  let section: ObjectIdentifier
  let role: Role
}

/// What modifiers say about a row of a list.
struct ModelListRow {
  /// nil for those of the list.
  var insets: EdgeInsets?

  mutating func set(_ length: CGFloat?, _ edges: Edge.Set) {
    var new = insets ?? ModelMetrics.rowInsets
    let standard = ModelMetrics.rowInsets
    if edges.contains(.top) { new.top = length ?? standard.top }
    if edges.contains(.leading) { new.leading = length ?? standard.leading }
    if edges.contains(.bottom) { new.bottom = length ?? standard.bottom }
    if edges.contains(.trailing) { new.trailing = length ?? standard.trailing }
    insets = new
  }
}

private struct ListSectionParts {
  let id: ObjectIdentifier?
  var headers: [ModelNode] = []
  var rows: [ModelNode] = []
  var footers: [ModelNode] = []
}

/// Sizes that are not documented, as they are seen on an iPhone.
enum ModelMetrics {
  /// `padding()` without a length.
  static let padding: CGFloat = 16

  /// A picture without a known size.
  static let picture = CGSize(width: 24, height: 24)
  static let listMargin: CGFloat = 16
  static let barMargin: CGFloat = 16
  static let sectionGap: CGFloat = 35
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let headerInsets = EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
}

extension ModelText {
  var paragraph: ModelParagraph {
    ModelParagraph(
      runs: runs.map { run in
        ModelParagraph.Run(
          text: run.text, font: run.font.metrics(narrowing), tracking: run.tracking,
          baselineOffset: run.baselineOffset, picture: run.image?.size.width)
      }, lineLimit: lineLimit, reservedLines: reservedLines,
      truncation: truncation == .head ? .head : truncation == .middle ? .middle : .tail,
      lineSpacing: lineSpacing, minimumScale: minimumScale)
  }
}

extension ModelFont {
  var metrics: ModelFontMetrics { metrics(1) }

  /// The height of capital letters, in whose middle symbols are.
  @_spi(Model) public var capHeight: CGFloat { metrics.capHeight }

  func metrics(_ narrowing: CGFloat) -> ModelFontMetrics {
    ModelFontMetrics(
      size: size, weight: weight, hasTabularDigits: hasMonospacedDigits,
      isMonospaced: isMonospaced || design == "monospaced", narrowing: narrowing)
  }
}

extension ModelImage {
  /// A symbol is as wide and as high as a line of its font, but for its scale.
  fileprivate var size: CGSize {
    guard isSymbol else { return ModelMetrics.picture }
    let factor: CGFloat = scale == "small" ? 0.8 : scale == "large" ? 1.28 : 1
    let side = (font.metrics.lineHeight * factor).inWholePixels
    return CGSize(width: side, height: side)
  }

  fileprivate var box: ModelLayoutBox {
    if isResizable { return ModelResizableBox(size) }
    guard isSymbol else { return ModelRigidBox(size) }
    // The center of a symbol is that of capital letters.
    let metrics = font.metrics
    return ModelSymbolBox(size, baseline: size.height / 2 + metrics.capHeight / 2)
  }
}
