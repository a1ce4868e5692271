// swift-format-ignore-file

extension ModelNode {
  /// The node and those in it as indented text: content and arrangement, without what only a picture shows.
  @_spi(Model) public var outline: String { outlineLines { _, name in name }.joined(separator: "\n") }

  /// The outline of what has a place, with frames on the screen (`x y width×height`) and the lines of texts.
  @_spi(Model) public var layoutOutline: String {
    outlineLines { node, name in
      guard let frame = node.frame else { return nil }
      return ([name + " " + frame.modelText] + (node.lines?.outline ?? [])).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func outlineLines(_ line: (ModelNode, String) -> String?) -> [String] {
    var seen = seen
    // A label that is only said.
    if case .control(let control) = kind, !control.showsLabel { seen.removeFirst() }
    if case .representation = kind { seen.removeLast() }
    let inner = seen.flatMap { $0.outlineLines(line) }
    guard let line = name.flatMap({ line(self, $0) }) else { return inner }
    return line.components(separatedBy: "\n") + inner.map { "  " + $0 }
  }

  /// What the node is; nil if it is only a step between others.
  private var name: String? {
    func number(_ value: CGFloat) -> String { value == .infinity ? "∞" : value == value.rounded() ? "\(Int(value))" : "\(value)" }
    func numbers(_ values: [(String, CGFloat?)]) -> String {
      values.compactMap { name, value in value.map { " \(name) \(number($0))" } }.joined()
    }
    switch kind {
    case .group, .identity, .geometry, .deferred, .coordinateSpace, .lazy, .gestures, .barred, .filling: return nil
    case .text(let text):
      let runs = text.runs.map { run in
        let marks = (run.isUnderlined ? " underlined" : "") + (run.isStruckThrough ? " struck through" : "")
        return "\"\(run.text.replacingOccurrences(of: "\n", with: "⏎"))\" \(run.font) \(run.paint)\(marks)"
      }
      return (text.isRedacted ? "redacted text " : "text ") + runs.joined(separator: " + ") + (text.lineLimit.map { ", at most \($0) lines" } ?? "")
    case .image(let image): return "\(image.isRedacted ? "redacted " : "")\(image.isSymbol ? "symbol" : "image") \(image.name) \(image.font) \(image.paint)"
    case .row(let alignment, let spacing): return "row \(alignment.modelName)" + numbers([("spacing", spacing)])
    case .column(let alignment, let spacing): return "column \(alignment.modelName)" + numbers([("spacing", spacing)])
    case .layers(let alignment): return "layers \(alignment.modelName)"
    case .grid: return "grid"
    case .gridRow: return "grid row"
    case .lazyGrid(let axis, let items, _, _): return "grid \(axis) of \(items.count)"
    case .layout(let layout): return "layout \(type(of: layout))"
    case .spacer: return "spacer"
    case .divider: return "divider"
    case .shape(let shape): return "shape \(shape.outline) \(shape.drawing) \(shape.paint)"
    case .padding(let edges, let insets):
      guard let insets else { return "padding \(edges.rawValue == 15 ? "" : "edges \(edges.rawValue)")" }
      return "padding" + numbers([("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)])
    case .frame(let width, let height, let alignment): return "frame" + numbers([("width", width), ("height", height)]) + " \(alignment.modelName)"
    case .flexibleFrame(let frame, let alignment):
      return "frame"
        + numbers([
          ("min width", frame.minWidth), ("ideal width", frame.idealWidth), ("max width", frame.maxWidth),
          ("min height", frame.minHeight), ("ideal height", frame.idealHeight), ("max height", frame.maxHeight),
        ]) + " \(alignment.modelName)"
    case .fixedSize(let horizontal, let vertical): return "fixed" + (horizontal ? " width" : "") + (vertical ? " height" : "")
    case .aspectRatio(let ratio, let mode): return "aspect \(mode)" + numbers([("ratio", ratio)])
    case .priority(let priority): return "priority \(priority)"
    case .background(let alignment): return "with background \(alignment.modelName)"
    case .overlay(let alignment): return "with overlay \(alignment.modelName)"
    case .effect(let effect): return effect.name
    case .horizontalGuide(let guide, _): return "guide \(guide.modelName)"
    case .verticalGuide(let guide, _): return "guide \(guide.modelName)"
    case .firstThatFits: return "first that fits"
    case .safeAreaInset(let edge, _, _): return "with inset \(edge)"
    case .bar(let bar): return bar.rawValue
    case .scroll(let axes): return "scroll " + (axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "both")
    case .list(let style, _): return "list \(style)"
    case .section: return "section"
    case .control(let control): return control.name
    case .accessibility, .representation: return nil
    case .presentation(let presentation): return presentation.isPresented ? "presents \(presentation.kind.rawValue)" : nil
    case .contextMenu: return "with context menu"
    }
  }
}

extension ModelControl {
  fileprivate var name: String {
    let state = isEnabled ? "" : " disabled"
    switch kind {
    case .button(let role): return "button" + (role.map { " \($0)" } ?? "") + state
    case .toggle(let isOn): return "toggle \(isOn ? "on" : "off")" + state
    case .slider(let value, let range): return "slider \(value) in \(range.lowerBound)...\(range.upperBound)" + state
    case .stepper: return "stepper" + state
    case .progress(let value): return "progress" + (value.map { " \($0)" } ?? "")
    case .gauge(let value, _): return "gauge \(value)"
    case .textField(let text, let prompt, let isSecure, _):
      return (isSecure ? "secure field" : "text field") + " \"\(text)\"" + (prompt.map { " prompt \"\($0)\"" } ?? "") + state
    case .link(let url): return "link \(url.absoluteString)" + state
    case .menu(let isOpen): return "menu" + (isOpen ? " open" : "") + state
    case .picker: return "picker" + state
    case .navigationLink: return "navigation link" + state
    case .disclosure(let isExpanded): return "disclosure \(isExpanded ? "expanded" : "collapsed")" + state
    }
  }
}

extension ModelEffect {
  fileprivate var name: String? {
    switch self {
    case .opacity(let opacity): opacity == 1 ? nil : "opacity \(opacity)"
    case .offset(let offset): offset == .zero ? nil : "offset \(offset.width) \(offset.height)"
    case .position(let point): "position \(point.x) \(point.y)"
    case .scale(let scale, _): scale == CGSize(width: 1, height: 1) ? nil : "scale \(scale.width) \(scale.height)"
    case .rotation(let angle, _): angle.radians == 0 ? nil : "rotation \(angle.degrees)"
    case .blur(let radius): "blur \(radius)"
    case .shadow(let color, let radius, _, let y): "shadow \(color) radius \(radius) y \(y)"
    case .clip(let outline): "clip \(outline)"
    case .mask: "mask"
    case .contentShape: nil
    case .order(let order): "order \(order)"
    case .hidden: "hidden"
    case .ignoresSafeArea, .hitTesting: nil
    }
  }
}

extension ModelTextLines {
  /// The lines, if there are several or not all is seen.
  fileprivate var outline: [String] {
    if lines.count < 2, !isCut, scale == 1 { return [] }
    let marks = (isCut ? ["cut"] : []) + (breaksWords ? ["breaks words"] : []) + (scale < 1 ? ["scale \((scale * 100).rounded() / 100)"] : [])
    return lines.map { "  | \($0.text)" } + marks.map { "  \($0)" }
  }
}

extension CGRect {
  /// The origin and the size, to tenths of a point.
  @_spi(Model) public var modelText: String {
    func number(_ value: CGFloat) -> String {
      let tenths = (value * 10).rounded() / 10
      return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
    return "\(number(minX)) \(number(minY)) \(number(width))×\(number(height))"
  }
}

extension HorizontalAlignment {
  /// A name for the alignments of the system, else that of the type of the caller's.
  @_spi(Model) public var modelName: String {
    self == .leading ? "leading" : self == .center ? "center" : self == .trailing ? "trailing" : "\(key.id)"
  }
}
extension VerticalAlignment {
  @_spi(Model) public var modelName: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    default: "\(key.id)"
    }
  }
}
extension Alignment {
  @_spi(Model) public var modelName: String {
    self == .center ? "center" : "\(vertical.modelName) \(horizontal.modelName)"
  }
}
