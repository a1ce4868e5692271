// swift-format-ignore-file
import Foundation
import SwiftUI

// Frames are computed by hand. A character of the test font is 6 points wide, and a line 11.93 points high.

/// A view of one size.
private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.clear.frame(width: width, height: height)
}

private func text(_ text: String, size: CGFloat = 10) -> Text {
  Text(verbatim: text).font(.system(size: size, design: .monospaced))
}

@MainActor private func host(
  _ view: some View, _ width: CGFloat, _ height: CGFloat,
  _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ModelHost {
  let host = ModelHost(view)
  host.environment.modelScreenSize = CGSize(width: width, height: height)
  change(&host.environment)
  host.update()
  return host
}

extension ModelHost {
  /// The nodes with content of their own that have a place.
  fileprivate var leaves: [ModelNode] {
    func leaves(_ node: ModelNode) -> [ModelNode] {
      switch node.kind {
      case .spacer: []
      case .text, .image, .shape, .divider: node.frame == nil ? [] : [node]
      default: node.children.flatMap(leaves)
      }
    }
    return leaves(update())
  }

  fileprivate var frames: String { leaves.compactMap(\.frame?.modelText).joined(separator: ", ") }
  fileprivate var lines: ModelTextLines? { leaves.lazy.compactMap(\.lines).first }
}

/// Checks the frames of what is seen of a view on a screen of a size.
@MainActor private func check(
  _ view: some View, _ frames: String, _ change: (inout EnvironmentValues) -> Void = { _ in },
  in size: (CGFloat, CGFloat) = (100, 100), line: Int = #line
) {
  expectEqual(host(view, size.0, size.1, change).frames, frames, line: line)
}

/// Checks the lines of a text, and whether it is cut.
@MainActor private func check(
  _ view: some View, in size: (CGFloat, CGFloat) = (100, 100), lines: String,
  isCut: Bool = false, line: Int = #line
) {
  let found = host(view, size.0, size.1).lines
  expectEqual(found?.lines.map(\.text).joined(separator: "|") ?? "", lines, line: line)
  expectEqual(found?.isCut ?? false, isCut, "the cut", line: line)
}

private struct Diagonal: Layout {
  struct Step: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      corner.x += subview[Step.self]
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.dimensions(in: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

private struct Lazy: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A line below another view.
private struct Underline: View {
  let anchor: Anchor<CGRect>
  var body: some View {
    GeometryReader { proxy in
      let frame = proxy[anchor]
      box(frame.width, 2).offset(x: frame.minX, y: frame.maxY)
    }
  }
}

private struct Underlined: View {
  var body: some View {
    HStack(spacing: 0) {
      box(10, 10)
      box(30, 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Bounds.self) { Underline(anchor: $0[0]) }
  }
}

/// A view that is twice as wide as another, of which it only knows a preference.
private struct Doubled: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      box(20, 10).background(
        GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
      )
      .onPreferenceChange(Width.self) { width = $0 }
      box(width * 2, 10)
    }
  }
}

private struct Measured: View {
  @State private var size = CGSize.zero
  var body: some View {
    VStack(spacing: 0) {
      Color.clear.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      box(size.width / 2, 20)
    }
  }
}

private struct Switching: View {
  @State private var isRow = true
  var body: some View {
    let layout =
      isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      box(10, 10)
      box(20, 10)
    }
    .accessibilityElement()
    .accessibilityLabel("switch")
    .accessibilityAction { isRow = false }
  }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

private func rightToLeft(_ environment: inout EnvironmentValues) {
  environment.layoutDirection = .rightToLeft
}
private func withSafeArea(_ environment: inout EnvironmentValues) {
  environment.modelSafeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
}

@MainActor private func stacks() {
  check(HStack { box(10, 10); box(20, 30) }, "31 45 10×10, 49 35 20×30")
  check(HStack(alignment: .top, spacing: 0) { box(10, 10); box(20, 30) }, "35 35 10×10, 45 35 20×30")
  check(VStack(alignment: .trailing, spacing: 4) { box(10, 10); box(40, 20) }, "60 33 10×10, 30 47 40×20")
  check(ZStack(alignment: .bottomTrailing) { box(10, 10); box(40, 20) }, "60 50 10×10, 30 40 40×20")
  check(HStack(spacing: 0) { ForEach(0..<3) { _ in box(10, 10) } }, "35 45 10×10, 45 45 10×10, 55 45 10×10")
  check(HStack(spacing: 0) { box(80, 10); box(60, 10) }, "-20 45 80×10, 60 45 60×10")
  check(HStack(spacing: 0) { box(10, 10).hidden(); box(10, 10).opacity(0) }, "40 45 10×10, 50 45 10×10")
}

@MainActor private func spacers() {
  check(HStack { box(10, 10); Spacer(); box(20, 10) }, "0 45 10×10, 80 45 20×10")
  check(HStack { box(10, 10); Spacer(); box(20, 10) }, "-9 45 10×10, 9 45 20×10", in: (20, 100))
  check(HStack { box(10, 10); Spacer(minLength: 30); box(20, 10) }, "-20 45 10×10, 20 45 20×10", in: (20, 100))
  check(HStack { box(10, 10); Spacer(minLength: 0); box(10, 10) }, "0 45 10×10, 10 45 10×10", in: (20, 100))
  check(VStack { Spacer(); box(10, 10) }, "45 90 10×10")
  check(HStack(spacing: 0) { Spacer(); box(10, 10); Spacer() }, "45 45 10×10")
  check(HStack(spacing: 0) { Color.clear; Spacer() }, "0 0 92×10", in: (100, 10))
  check(HStack(spacing: 0) { box(10, 10); Spacer().frame(width: 30); box(10, 10) }, "25 45 10×10, 65 45 10×10")
}

@MainActor private func sharing() {
  check(HStack(spacing: 10) { Color.clear; Color.clear }, "0 0 50×50, 60 0 50×50", in: (110, 50))
  check(HStack(spacing: 10) { Color.clear; box(30, 10) }, "0 0 70×50, 80 20 30×10", in: (110, 50))
  check(
    HStack(spacing: 0) {
      Color.clear
      Color.clear.frame(maxWidth: 20)
      Color.clear
    },
    "0 0 50×10, 50 0 20×10, 70 0 50×10", in: (120, 10))
  check(HStack(spacing: 0) { Color.clear.frame(minWidth: 80); Color.clear }, "0 0 80×10, 80 0 20×10", in: (100, 10))
  check(HStack(spacing: 0) { Circle(); Color.clear }, "0 0 40×40, 40 0 60×40", in: (100, 40))
  check(
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.clear
        Color.clear
      }
      box(10, 10)
    },
    "0 0 50×40, 50 0 50×40, 45 40 10×10", in: (100, 50))
  check(
    VStack(alignment: .leading, spacing: 0) {
      box(10, 10)
      box(10, 10).frame(maxWidth: .infinity)
    },
    "0 40 10×10, 45 50 10×10")
  check(HStack { Color.clear; box(5, 5) }.fixedSize(), "38.5 45 10×10, 56.5 47.5 5×5")
}

@MainActor private func priorities() {
  check(
    HStack(spacing: 0) {
      Color.clear.frame(minWidth: 10)
      Color.clear.layoutPriority(1)
    },
    "0 0 10×10, 10 0 90×10", in: (100, 10))
  check(HStack(spacing: 0) { Color.clear; Color.clear.layoutPriority(1).padding(5) }, "0 0 0×20, 5 5 90×10", in: (100, 20))
  check(HStack(spacing: 0) { Color.clear.layoutPriority(-1); Color.clear }, "0 0 0×10, 0 0 100×10", in: (100, 10))
  check(ZStack { box(40, 40); box(10, 10).layoutPriority(1) }.background(Color.red), "30 30 40×40, 45 45 10×10, 45 45 10×10")
}

@MainActor private func dividers() {
  check(HStack(spacing: 0) { box(10, 20); Divider(); box(10, 10) }, "39.8 20 10×20, 49.8 0 0.3×60, 50.2 25 10×10", in: (100, 60))
  check(VStack(spacing: 0) { box(10, 10); Divider() }, "45 24.8 10×10, 0 34.8 100×0.3", in: (100, 60))
  check(HStack(spacing: 0) { box(10, 20); Divider() }.fixedSize(), "44.8 40 10×20, 54.8 40 0.3×20")
  check(HStack(spacing: 0) { box(10, 20); Divider().padding(.vertical, 5) }, "44.8 20 10×20, 54.8 5 0.3×50", in: (100, 60))
}

@MainActor private func frames() {
  check(box(10, 10).frame(width: 40, height: 20, alignment: .topLeading), "30 40 10×10")
  check(box(10, 10).frame(width: 40, alignment: .trailing), "60 45 10×10")
  check(box(60, 60).frame(width: 20, height: 20), "20 20 60×60")
  check(box(60, 60).frame(width: 20, height: 20, alignment: .topLeading), "40 40 60×60")
  check(Color.clear.frame(width: 20), "40 0 20×100")
  check(box(10, 10).frame(width: -20, height: .infinity), "45 45 10×10")
  check(box(10, 10).containerRelativeFrame(.horizontal, alignment: .leading), "0 45 10×10")
  check(Color.clear.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5), "17.5 0 65×100")
}

@MainActor private func flexibleFrames() {
  check(box(10, 10).frame(maxWidth: .infinity, alignment: .leading), "0 45 10×10")
  check(Color.clear.frame(maxWidth: 60, maxHeight: 20), "20 40 60×20")
  check(Color.clear.frame(maxWidth: 60, maxHeight: 20), "0 0 40×10", in: (40, 10))
  check(box(20, 10).frame(maxWidth: 60, alignment: .trailing), "60 45 20×10")
  check(box(20, 10).frame(minWidth: 60, alignment: .leading), "20 45 20×10")
  check(box(20, 10).frame(minWidth: 10, maxWidth: 60, alignment: .leading), "0 45 20×10", in: (40, 100))
  check(Color.clear.frame(minWidth: 120, minHeight: 10), "-10 0 120×100")
  check(Color.clear.frame(idealWidth: 30, idealHeight: 20).fixedSize(), "35 40 30×20")
  check(box(20, 10).frame(maxWidth: .infinity).fixedSize(), "40 45 20×10")
  check(box(20, 10).frame(minHeight: 44, alignment: .bottom), "40 62 20×10")
}

@MainActor private func padding() {
  check(box(10, 10).padding(5).background(Color.red), "45 45 10×10, 40 40 20×20")
  check(box(10, 10).padding(.leading, 10), "50 45 10×10")
  check(box(10, 10).padding().background(Color.red), "45 45 10×10, 29 29 42×42")
  check(box(10, 10).padding([.top, .trailing]), "37 53 10×10")
  check(VStack(spacing: 0) { box(10, 10).padding(.vertical, -4); box(10, 10) }, "45 40 10×10, 45 46 10×10")
  check(box(4, 4).padding(-10).background(Color.red), "40 40 4×4, 50 50 0×0")
  check(Color.clear.padding(10), "10 7.5 80×0", in: (100, 15))
  check(Color.clear.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), "2 1 94×96")
}

@MainActor private func layers() {
  check(box(40, 40).overlay(alignment: .topTrailing) { box(10, 10) }, "30 30 40×40, 60 30 10×10")
  check(box(10, 10).overlay { box(30, 30) }, "45 45 10×10, 35 35 30×30")
  check(box(40, 20).background { Color.red }, "30 40 40×20, 30 40 40×20")
  check(box(40, 40).overlay(alignment: .bottomLeading) { box(10, 10); box(20, 20) }, "30 30 40×40, 30 60 10×10, 30 50 20×20")
  check(box(40, 40).border(.red), "30 30 40×40, 30 30 40×40")
  check(
    box(40, 40).overlay(alignment: .topTrailing) {
      box(10, 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }, "30 30 40×40, 65 25 10×10")
  check(HStack(spacing: 0) { box(10, 10).overlay { box(50, 50) }; box(10, 10) }, "40 45 10×10, 20 25 50×50, 50 45 10×10")
}

@MainActor private func guides() {
  check(
    VStack(alignment: .leading, spacing: 0) {
      box(20, 10)
      box(20, 10).alignmentGuide(.leading) { _ in -10 }
    }, "35 40 20×10, 45 50 20×10")
  check(
    HStack(alignment: .middle, spacing: 0) {
      VStack(spacing: 0) {
        box(10, 10)
        box(10, 30).alignmentGuide(.middle) { $0.height / 2 }
      }
      box(10, 10).alignmentGuide(.middle) { $0.height / 2 }
    }, "40 30 10×10, 40 40 10×30, 50 50 10×10")
  check(HStack(alignment: .firstTextBaseline, spacing: 0) { text("a"); text("b", size: 20) }, "41 47.5 6×12, 47 38 12×24")
  check(HStack(alignment: .firstTextBaseline, spacing: 0) { text("b", size: 20); box(10, 10) }, "39 38 12×24, 51 47 10×10")
  check(HStack(alignment: .lastTextBaseline, spacing: 0) { text("a\nb"); text("c") }, "44 38 6×24, 50 49.9 6×12")
  check(
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      VStack(spacing: 0) {
        box(6, 10)
        text("a")
      }
      text("b").padding(.top, 4)
    }, "44 39 6×10, 44 49 6×12, 50 49 6×12")
}

@MainActor private func ratiosAndMoves() {
  check(Color.clear.aspectRatio(2, contentMode: .fit), "0 25 100×50")
  check(Color.clear.aspectRatio(2, contentMode: .fill), "-50 0 200×100")
  check(Color.clear.aspectRatio(0.5, contentMode: .fit), "0 0 50×100", in: (50, 100))
  check(box(20, 10).aspectRatio(contentMode: .fit), "40 45 20×10")
  check(Circle(), "30 0 40×40", in: (100, 40))
  check(Circle().trim(from: 0, to: 0.5).stroke(), "30 0 40×40", in: (100, 40))
  check(ScrollView { Circle() }, "45 0 10×10", in: (100, 50))
  check(Capsule().fixedSize(), "45 45 10×10")
  check(HStack(spacing: 0) { box(10, 10).offset(x: 5, y: -5); box(10, 10) }, "45 40 10×10, 50 45 10×10")
  check(box(10, 10).position(x: 20, y: 30), "15 25 10×10")
  check(box(10, 10).scaleEffect(3).rotationEffect(.degrees(45)), "45 45 10×10")
  check(Image("photo").resizable(), "0 0 100×100")
  check(Image("photo").resizable().scaledToFit(), "30 0 40×40", in: (100, 40))
}

@MainActor private func texts() {
  check(text("abcd"), "38 44 24×12")
  check(text("aaaa bbbb"), "3 38 24×24", in: (30, 100))
  check(text("aaaa bbbb"), in: (30, 100), lines: "aaaa|bbbb")
  check(text("aaaa bb cccc"), in: (45, 100), lines: "aaaa bb|cccc")
  check(text("abcdefgh"), in: (30, 100), lines: "abcde|fgh")
  check(text("abcdefgh"), "0 38 30×24", in: (30, 100))
  check(text("a\nb"), "47 38 6×24")
  check(text("well-known"), in: (36, 100), lines: "well-|known")
  check(VStack(spacing: 0) { text(""); box(10, 10) }, "50 45 0×0, 45 45 10×10")
  check(text("aaaa bbbb").fixedSize(), "-12 44 54×12", in: (30, 100))
  check(text("aaaa bbbb").fixedSize(horizontal: false, vertical: true), "3 -9.5 24×24", in: (30, 5))
  check(HStack(spacing: 0) { text("aaaa bbbb"); box(10, 10) }, "3 38 24×24, 27 45 10×10", in: (40, 100))
  check(text("a\nb").lineSpacing(4), "47 36 6×28")
  check(text("abc").tracking(2), "38 44 24×12")
  check(text("ab") + text("cd", size: 20), "32 38 36×24")
  expectEqual(host(Text("X"), 100, 100).frames.hasSuffix("×20.3"), true)
}

@MainActor private func cutTexts() {
  func breaksWords(_ view: some View) -> Bool? { host(view, 30, 100).lines?.breaksWords }
  expectEqual(breaksWords(text("abcdefgh")), true)
  expectEqual(breaksWords(text("aaaa bb\ncc-dd")), false)
  expectEqual(breaksWords(text("aaaa bbbbbbbb").lineLimit(1)), false)
  check(text("aaaa bbbb").lineLimit(1), in: (30, 100), lines: "aaaa…", isCut: true)
  check(text("aaaa bbbb").lineLimit(1).truncationMode(.head), in: (30, 100), lines: "…bbbb", isCut: true)
  check(text("aaaa bbbb").lineLimit(1).truncationMode(.middle), in: (30, 100), lines: "aa…bb", isCut: true)
  check(text("aaaa bbbb cccc"), in: (30, 25), lines: "aaaa|bbbb…", isCut: true)
  check(text("aaaa bbbb"), in: (30, 5), lines: "aaaa…", isCut: true)
  check(text("aaaa bbbb"), "0 -3.5 30×12", in: (30, 5))
  check(text("aaaa bbbb").lineLimit(2), in: (30, 100), lines: "aaaa|bbbb")
  check(text("a").lineLimit(2, reservesSpace: true), "47 38 6×24")
  check(text("a").lineLimit(2...4), "47 38 6×24")
  check(text("a").lineLimit(2...).lineLimit(3), "47 38 6×24")
  check(text("a").lineLimit(3).lineLimit(2...), "47 44 6×12")
  check(text("aaaa bbbb").lineLimit(1).minimumScaleFactor(0.5), in: (45, 100), lines: "aaaa bbbb")
  check(text("aaaa bbbb cccc dddd").lineLimit(1).minimumScaleFactor(0.5), in: (45, 100), lines: "aaaa bbbb cccc…", isCut: true)
  let scale =
    host(text("aaaa bbbb").lineLimit(1).minimumScaleFactor(0.5), 45, 100).lines?.scale ?? 0
  expect(abs(scale - 45.0 / 54) < 0.01, "\(scale)")
}

@MainActor private func alignedLines() {
  func starts(_ alignment: TextAlignment, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> [CGFloat]?
  {
    host(text("aaaa bb").multilineTextAlignment(alignment), 30, 100, change).lines?.lines.map(
      \.frame.minX)
  }
  expectEqual(starts(.leading), [3, 3])
  expectEqual(starts(.center), [3, 9])
  expectEqual(starts(.trailing), [3, 15])
  expectEqual(starts(.leading, rightToLeft), [3, 15])
}

@MainActor private func digits() {
  func width(_ text: Text) -> CGFloat? { host(text, 200, 100).leaves[0].frame?.width }
  expectEqual(width(Text("111").monospacedDigit()), width(Text("888").monospacedDigit()))
  expect(width(Text("111"))! < width(Text("888"))!)
}

@MainActor private func spacing() {
  check(VStack { box(10, 10); box(10, 10) }, "45 36 10×10, 45 54 10×10")
  check(VStack { text("a"); text("b") }, "47 38 6×12, 47 50 6×12")
  let symbol = Image(systemName: "star").font(.system(size: 10))
  check(VStack { symbol; text("a") }, "44 38 12×12, 47 50 6×12")
  check(VStack { symbol; box(10, 10) }, "44 37.3 12×12, 45 52.7 10×10")
  check(HStack { symbol; text("a") }, "37 44 12×12, 57 44 6×12")
  check(VStack { text("a").padding(.bottom, 2); box(10, 10) }, "47 34 6×12, 45 56 10×10")
  check(HStack { text("a"); box(10, 10) }, "38 44 6×12, 52 45 10×10")
}

@MainActor private func scrolling() {
  check(ScrollView { VStack(spacing: 0) { box(10, 40); box(20, 40) } }, "45 0 10×40, 40 40 20×40", in: (100, 50))
  check(ScrollView(.horizontal) { HStack(spacing: 0) { box(80, 10); box(80, 10) } }, "0 45 80×10, 80 45 80×10")
  check(ScrollView { box(10, 10); box(10, 10) }, "45 0 10×10, 45 18 10×10", in: (100, 50))
  check(ScrollView { LazyVStack(alignment: .leading, spacing: 0) { box(10, 10) } }, "0 0 10×10")
  check(ScrollView(.horizontal) { LazyHStack(alignment: .bottom) { box(10, 10) } }, "0 90 10×10")
  check(ScrollView { Color.clear }, "0 0 100×10")
  check(ScrollView { Color.clear }.contentMargins(.leading, 20), "20 0 80×10")
}

@MainActor private func lazyGrids() {
  // Two quizzes of objc.io.
  let cells = ForEach(0..<3) { _ in Color.clear.frame(height: 10) }
  check(
    LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { cells },
    "0 45 70×10, 78 45 57×10, 143 45 57×10", in: (200, 100))
  check(
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) { cells },
    "-12 36 108×10, 104 36 120×10, -12 54 108×10", in: (200, 100))
  check(
    LazyVGrid(columns: [GridItem(spacing: 10), GridItem()], spacing: 5) {
      ForEach(0..<3) { _ in box(10, 10) }
    },
    "20 37.5 10×10, 80 37.5 10×10, 20 52.5 10×10", in: (110, 100))
  check(
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 10)], spacing: 5) {
      ForEach(0..<4) { _ in Color.clear.frame(height: 10) }
    }, "0 37.5 30×10, 40 37.5 30×10, 80 37.5 30×10, 0 52.5 30×10", in: (110, 100))
  check(
    LazyVGrid(columns: [
      GridItem(.fixed(20), spacing: 0),
      GridItem(.flexible(maximum: 50), spacing: 0, alignment: .leading),
    ]) {
      Color.clear
      box(10, 10)
    }, "15 45 20×10, 35 45 10×10")
  check(
    LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30))], spacing: 0) {
      ForEach(0..<3) { _ in Color.clear }
    }, "40 25 10×20, 40 45 10×30, 50 25 10×20")
}

@MainActor private func grids() {
  check(
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(30, 10)
      }
      GridRow {
        box(20, 20)
        box(10, 10)
      }
    }, "30 35 10×10, 45 35 30×10, 25 45 20×20, 55 50 10×10")
  check(
    Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        box(10, 10)
        box(30, 20)
      }
      GridRow {
        box(20, 20).gridColumnAlignment(.trailing)
        box(10, 10)
      }
    }, "35 40 10×10, 45 30 30×20, 25 50 20×20, 45 50 10×10")
  check(
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(30, 10)
      }
      GridRow { box(20, 10).gridCellColumns(2) }
    }, "30 40 10×10, 40 40 30×10, 40 50 20×10")
  check(Grid(horizontalSpacing: 0) { GridRow { Color.clear; Color.clear } }, "0 0 50×20, 50 0 50×20", in: (100, 20))
  check(
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(30, 10)
      }
      Color.clear.frame(height: 5).gridCellUnsizedAxes(.horizontal)
    }, "30 42.5 10×10, 40 42.5 30×10, 30 52.5 40×5")
}

@MainActor private func lists() {
  check(List { box(10, 10); box(10, 10) }, "32 17 10×10, 32 61.3 10×10", in: (200, 300))
  check(List { box(10, 60).listRowInsets(EdgeInsets()) }, "16 0 10×60", in: (200, 300))
  check(List { box(10, 10) }.environment(\.defaultMinListRowHeight, 60), "32 25 10×10", in: (200, 300))
  check(List { box(10, 60) }.listStyle(.plain), "16 11 10×60", in: (200, 300))
  check(
    List {
      Section {
        box(10, 10)
      } header: {
        box(5, 5)
      }
      Section { box(20, 10) }
    },
    "32 7 5×5, 32 36 10×10, 32 115 20×10", in: (200, 300))
  check(Form { Toggle(isOn: .constant(true)) { box(10, 10) } }, "32 21.5 10×10, 117 11 51×31, 139 13 27×27", in: (200, 300))
}

@MainActor private func controls() {
  check(Toggle(isOn: .constant(true)) { box(10, 10) }, "0 45 10×10, 49 34.5 51×31, 71 36.5 27×27")
  check(Toggle(isOn: .constant(true)) { box(10, 10) }.labelsHidden(), "24.5 34.5 51×31, 46.5 36.5 27×27")
  check(Button {} label: { box(10, 10); box(10, 10) }, "36 45 10×10, 54 45 10×10")
  check(Button {} label: { box(10, 10) }.buttonStyle(.bordered), "45 45 10×10, 33 38 34×24")
  check(
    Stepper { box(10, 10) } onIncrement: {} onDecrement: {},
    "0 45 10×10, 106 34 94×32, 119.1 39.8 20.3×20.3, 152.5 41 1×18, 166.6 39.8 20.3×20.3", in: (200, 100))
  check(TextField("", text: .constant("ab")).font(.system(size: 10, design: .monospaced)), "0 44 12×12")
  check(TextField("", text: .constant("aaaa bbbb")).font(.system(size: 10, design: .monospaced)), "0 44 30×12", in: (30, 100))
  check(
    TextField("", text: .constant("aaaa bbbb"), axis: .vertical).font(.system(size: 10, design: .monospaced)),
    "0 38 24×24", in: (30, 100))
  // A bar, what the value fills of it, and the room in which the knob moves.
  check(VStack(spacing: 0) { Slider(value: .constant(0)); box(10, 10) }, "0 43 100×4, 0 43 100×4, 0 31.5 100×27, 45 60.5 10×10")
  check(Button {} label: { Color.clear }, "0 0 100×100")
}

@MainActor private func readers() {
  check(GeometryReader { box($0.size.width / 2, 10) }, "0 0 50×10", in: (100, 50))
  check(VStack(spacing: 0) { box(10, 20); GeometryReader { box(5, $0.size.height) } }, "45 0 10×20, 0 20 5×30", in: (100, 50))
  check(GeometryReader { _ in box(5, 5) }.fixedSize(), "45 45 5×5")
  check(Doubled(), "40 40 20×10, 40 40 20×10, 30 50 40×10")
  check(Measured(), "0 0 100×30, 25 30 50×20", in: (100, 50))
  var found: [CGRect] = []
  _ = host(
    VStack(spacing: 0) {
      box(10, 20)
      GeometryReader { proxy in
        let _ =
          found = [
            proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("outer")),
          ]
      }
    }.padding(5).coordinateSpace(.named("outer")).padding(3), 100, 50)
  expectEqual(found.map(\.modelText), ["8 28 84×14", "0 0 84×14", "5 25 84×14"])
}

@MainActor private func anchors() {
  check(Underlined(), "30 45 10×10, 40 40 30×20, 40 60 30×2")
}

@MainActor private func fitting() {
  check(ViewThatFits { box(120, 10); box(50, 10); box(5, 5) }, "25 45 50×10")
  check(ViewThatFits { box(120, 10); box(150, 10) }, "-25 45 150×10")
  check(ViewThatFits(in: .vertical) { box(120, 10); box(50, 10) }, "-10 45 120×10")
  var appeared: [String] = []
  _ = host(
    ViewThatFits {
      box(120, 10).onAppear { appeared.append("wide") }
      box(50, 10).onAppear { appeared.append("narrow") }
    }, 100, 100)
  expectEqual(appeared, ["narrow"])
  let texts = host(
    ViewThatFits {
      text("aaaa bbbb")
      text("cc")
    }, 30, 100)
  expectEqual(texts.labels, ["cc"])
  expect(texts.node.layoutOutline.contains("\"cc\""))
  expect(!texts.node.outline.contains("aaaa"))
}

@MainActor private func layouts() {
  check(Diagonal { box(10, 10); box(20, 20).layoutValue(key: Diagonal.Step.self, value: 5) }, "35 35 10×10, 50 45 20×20")
  check(AnyLayout(Diagonal()) { box(10, 10); box(20, 20) }, "35 35 10×10, 45 45 20×20")
  check(Lazy { box(10, 10) }, "45 45 10×10")
  let switching = host(Switching(), 100, 100)
  expectEqual(switching.frames, "35 45 10×10, 45 45 20×10")
  switching.tap("switch")
  expectEqual(switching.frames, "45 40 10×10, 40 50 20×10")
}

@MainActor private func safeArea() {
  check(Color.clear, "0 20 100×70", withSafeArea)
  check(Color.clear.ignoresSafeArea(), "0 0 100×100", withSafeArea)
  check(Color.clear.ignoresSafeArea(edges: .bottom), "0 20 100×80", withSafeArea)
  check(box(10, 10).background(Color.red), "45 50 10×10, 45 50 10×10", withSafeArea)
  check(box(10, 10).frame(maxHeight: .infinity).background(Color.red), "45 50 10×10, 45 0 10×100", withSafeArea)
  check(Color.clear.safeAreaInset(edge: .bottom) { box(10, 20) }, "0 0 100×80, 45 80 10×20")
  check(Color.clear.safeAreaInset(edge: .leading, spacing: 5) { box(10, 20) }, "15 0 85×100, 0 40 10×20")
  check(Color.clear.safeAreaPadding(10), "10 10 80×80")
}

@MainActor private func mirroring() {
  check(HStack(spacing: 5) { box(10, 10); box(20, 10) }, "57.5 45 10×10, 32.5 45 20×10", rightToLeft)
  check(VStack(alignment: .leading, spacing: 0) { box(10, 10); box(20, 10) }, "50 40 10×10, 40 50 20×10", rightToLeft)
  check(box(10, 10).padding(.leading, 10), "40 45 10×10", rightToLeft)
  check(box(10, 10).frame(width: 40, alignment: .leading), "60 45 10×10", rightToLeft)
  check(box(40, 40).overlay(alignment: .topTrailing) { box(10, 10) }, "30 30 40×40, 30 30 10×10", rightToLeft)
  check(ScrollView(.horizontal) { HStack(spacing: 0) { box(80, 10); box(80, 10) } }, "20 45 80×10, -60 45 80×10", rightToLeft)
  check(
    HStack(spacing: 0) {
      box(10, 10)
      HStack(spacing: 0) {
        box(20, 10)
        box(5, 10)
      }.environment(\.layoutDirection, .leftToRight)
    },
    "57.5 45 10×10, 32.5 45 20×10, 52.5 45 5×10", rightToLeft)
}

@MainActor private func presentations() {
  check(box(10, 10).sheet(isPresented: .constant(true)) { Color.clear }, "45 50 10×10, 0 20 100×70", withSafeArea)
  check(box(10, 10).popover(isPresented: .constant(true)) { box(30, 20) }, "45 45 10×10, 35 40 30×20")
}

@MainActor private func idealRoot() {
  let host = host(
    VStack(spacing: 0) {
      Color.clear
      box(10, 300)
    }, 100, 50)
  host.offer = ProposedViewSize(width: 100, height: nil)
  expectEqual(host.frames, "0 0 100×10, 45 10 10×300")
}

@MainActor private func outlines() {
  expectEqual(
    host(VStack { text("aaaa bbbb").lineLimit(1) }, 30, 100).node.layoutOutline,
    """
    column center 0 44 30×12
      text "aaaa bbbb" system 10 monospaced #000000, at most 1 lines 0 44 30×12
        | aaaa…
        cut
    """)
}

@MainActor private func elements() {
  let host = host(
    VStack(spacing: 0) {
      Button {} label: { text("a").padding(19) }
      HStack(spacing: 0) { text("b"); text("c") }.accessibilityElement(children: .combine)
      text("d").padding(4).onTapGesture {}
    }, 100, 100)
  expectEqual(host.allElements.map { "\($0.label) \($0.frame?.modelText ?? "")" }, ["a 28 9 44×50", "b, c 44 59 12×12", "d 43 71 14×20"])
}

@MainActor let layoutTests: [RuntimeTest] = [
  ("stacks are as large as their views, which are aligned", stacks),
  ("spacers take what is left", spacers),
  ("flexible views share a stack, the least flexible first", sharing),
  ("higher priorities come first, after the least lengths of lower ones", priorities),
  ("a divider lies across its stack", dividers),
  ("a frame has its size, and its content a place in it", frames),
  ("a flexible frame is between its limits", flexibleFrames),
  ("padding makes larger, or smaller", padding),
  ("layers are offered the size of the view", layers),
  ("guides align views across containers", guides),
  ("ratios, circles, moved views", ratiosAndMoves),
  ("texts wrap at words, and are as wide as their widest line", texts),
  ("texts that do not fit are cut or scaled", cutTexts),
  ("lines are aligned in their text", alignedLines),
  ("digits are equally wide if they are to be", digits),
  ("stacks without a spacing keep views apart as they prefer", spacing),
  ("what scrolls has its ideal length, and starts at the start", scrolling),
  ("lazy grids have columns of the described sizes", lazyGrids),
  ("the cells of a grid are in columns", grids),
  ("a list has rows of at least 44 points", lists),
  ("controls are as large as their labels and looks", controls),
  ("a reader has the room that it is offered, and what is in it knows it", readers),
  ("anchors are frames of other views", anchors),
  ("the first view that fits is seen", fitting),
  ("layouts of apps place their views", layouts),
  ("the safe area keeps views from the edges", safeArea),
  ("places are mirrored where reading is from right to left", mirroring),
  ("what is presented has a place on the screen", presentations),
  ("without an end the root has its ideal length", idealRoot),
  ("an outline has frames and lines", outlines),
  ("elements have frames", elements),
]
