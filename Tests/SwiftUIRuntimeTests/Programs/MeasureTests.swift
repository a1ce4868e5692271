// swift-format-ignore-file
import SwiftUI

// A square has the size that it is given, so that all numbers are those of the code.

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

private func square(_ color: Color = red, _ side: CGFloat = 10) -> some View {
  color.frame(width: side, height: side)
}

@MainActor private func host(_ view: some View) -> ModelHost {
  let host = ModelHost(view)
  host.offer = .unspecified
  host.update()
  return host
}

/// Measures, but those of the squares themselves: what they are, where, and the points that were chosen.
@MainActor private func measures(_ view: some View) -> [String] {
  host(view).node.measures.filter { ![.width, .height].contains($0.kind) }.map { measure in
    let frame = measure.frame
    let value = [measure.value, measure.radius, measure.line].compactMap(\.self)
    return ([measure.kind.rawValue, measure.subject] + [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" })
      .filter { !$0.isEmpty }.joined(separator: " ") + (value.isEmpty ? "" : " = \(value.map { "\(Int($0))" }.joined(separator: ", "))")
  }
}

private struct Framed: View {
  var body: some View { square().padding(3) }
}

@MainActor let measureTests: [RuntimeTest] = [
  (
    "distances are measured where they are",
    {
      expectEqual(
        measures(square().padding(.horizontal, 4).padding(.top, 2)),
        ["padding top 0 0 18 2 = 2", "padding leading 0 2 4 10 = 4", "padding trailing 14 2 4 10 = 4", "shape 4 2 10 10"])
      expectEqual(
        measures(HStack(spacing: 6) { square(); square(red, 20) }),
        ["spacing horizontal 10 0 6 20 = 6", "shape 0 5 10 10", "shape 16 0 20 20"])
      // Nobody chose these: the system's distance, and room that was left.
      expectEqual(measures(VStack { square(); square() })[0], "spacing vertical 0 10 10 8")
      expectEqual(
        measures(HStack(spacing: 0) { square(); Spacer(); square() }.frame(width: 50)),
        ["shape 0 0 10 10", "shape 40 0 10 10"])
      expectEqual(measures(square().padding().environment(\.layoutDirection, .rightToLeft)).first, "padding top 16 0 10 16")
    }
  ),
  (
    "parts have their colors, corners and lines",
    {
      expectEqual(
        measures(RoundedRectangle(cornerRadius: 4).strokeBorder(red, lineWidth: 2).frame(width: 20, height: 10)),
        ["shape 0 0 20 10 = 4, 2"])
      let clip = measures(square().clipShape(RoundedRectangle(cornerRadius: 3)))
      expectEqual(clip, ["shape clip 0 0 10 10 = 3", "shape 0 0 10 10"])
      let sizes = host(square(red, 12)).node.measures.filter { $0.kind != .shape }.map { "\($0.kind.rawValue) \($0.value ?? 0)" }
      expectEqual(sizes, ["width 12.0", "height 12.0"])
      // What is not seen, or not in points of the screen, is not measured.
      expectEqual(measures(square().hidden()), [])
      expectEqual(measures(square().opacity(0)), [])
      expectEqual(measures(square().scaleEffect(2)), [])
    }
  ),
  (
    "measures know the view that has them",
    {
      let types = host(HStack(spacing: 5) { Framed() }).node.measures.map { $0.types.first ?? "" }
      expect(!types.isEmpty && types.allSatisfy { $0.hasSuffix("Framed") || $0.contains("Framed in") }, "\(types)")
    }
  ),
  (
    "colors have those behind them",
    {
      let view = Text(verbatim: "a").font(.system(size: 20)).foregroundColor(.white)
        .padding(4).background(blue).padding(4).background(red)
      let shown = host(view)
      let pairs = shown.node.colorPairs(in: shown.environment).map { pair in
        "\(pair.use.rawValue) \(pair.front) on \(pair.back) \((pair.ratio * 100).rounded(.down) / 100)"
      }
      expectEqual(pairs, ["shape #FF0000 on #FFFFFF 3.99", "shape #0000FF on #FF0000 2.14", "large text #FFFFFF on #0000FF 8.59"])
    }
  ),
]
