// swift-format-ignore-file
import Foundation
import SwiftUI
@_spi(Pictures) import ViewTesting

// Elements are written by hand. A character of the test font is 6 points wide, and a line 11.93 points high, of which
// 9.52 are above the baseline. A symbol beside it has a side of 12.

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

private func text(_ text: String, _ color: Color = red) -> Text {
  Text(verbatim: text).font(.system(size: 10, design: .monospaced)).foregroundColor(color)
}

@MainActor private func picture(
  _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> Picture {
  let host = ModelHost(view)
  host.offer = .unspecified
  change(&host.environment)
  return Picture(of: host.update(), margin: 0)
}

extension Picture {
  /// The elements, with the colors in the place of their classes.
  fileprivate var elements: String { markup(classes: colors.map(\.description)) }
}

/// Checks the elements of a view that is drawn at the origin.
@MainActor private func check(
  _ view: some View, isRightToLeft: Bool = false, _ elements: String..., line: Int = #line
) {
  let picture = picture(view) { if isRightToLeft { $0.layoutDirection = .rightToLeft } }
  expectEqual(picture.elements, elements.joined(), line: line)
}

private let bar = #"<rect class="f #FF0000" x="0" y="0" width="20" height="10"/>"#
private let fontAttributes = #"class="f #FF0000" font-size="10" font-family="ui-monospace, monospace""#

@MainActor let pictureTests: [RuntimeTest] = [
  (
    "shapes are elements with their outlines",
    {
      check(red.frame(width: 20, height: 10), bar)
      check(
        RoundedRectangle(cornerRadius: 4).fill(red).frame(width: 20, height: 10),
        #"<rect class="f #FF0000" x="0" y="0" width="20" height="10" rx="4"/>"#)
      // The middle of a line inside of the outline is half of its width from it.
      check(
        RoundedRectangle(cornerRadius: 4).strokeBorder(red, lineWidth: 2).frame(width: 20, height: 10),
        #"<rect class="s #FF0000" x="1" y="1" width="18" height="8" rx="3" stroke-width="2"/>"#)
      let quarter = Circle().trim(from: 0, to: 0.25).stroke(red, lineWidth: 2).frame(width: 20, height: 20)
      let path = #"<path class="s #FF0000" d="M20 10C20 15.52 15.52 20 10 20""#
      check(quarter, path, #" stroke-width="2"/>"#)
      check(quarter, isRightToLeft: true, path, #" transform="matrix(-1 0 0 1 20 0)" stroke-width="2"/>"#)
      check(
        LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing).frame(width: 20, height: 10),
        ##"<linearGradient id="§1" x1="0" y1="0.5" x2="1" y2="0.5"><stop offset="0" class="g #FF0000"/>"##,
        ##"<stop offset="1" class="g #0000FF"/></linearGradient>"##,
        ##"<rect fill="url(#§1)" x="0" y="0" width="20" height="10"/>"##)
    }
  ),
  (
    "effects are groups",
    {
      let view = red.frame(width: 20, height: 10)
      check(view.opacity(0.5), #"<g opacity="0.5">"#, bar, "</g>")
      check(view.opacity(0))
      check(
        view.clipShape(Circle()),
        #"<clipPath id="§1"><path d="M15 5C15 7.76 12.76 10 10 10C7.24 10 5 7.76 5 5C5 2.24 7.24 0 10 0C12.76 0 15 2.24 15 5Z"/></clipPath>"#,
        ##"<g clip-path="url(#§1)">"##, bar, "</g>")
      check(
        view.mask { Circle().fill(blue) },
        #"<mask id="§1" mask-type="alpha"><circle class="f #0000FF" cx="10" cy="5" r="5"/></mask>"#,
        ##"<g mask="url(#§1)">"##, bar, "</g>")
      // The shadow reaches as far as its radius, and its distance.
      check(
        view.shadow(color: blue, radius: 4, y: 2), ##"<g filter="url(#§1)">"##, bar, "</g>",
        #"<filter id="§1" filterUnits="userSpaceOnUse" x="-6" y="-6" width="32" height="22">"#,
        ##"<feDropShadow dx="0" dy="2" stdDeviation="2" class="d #0000FF"/></filter>"##)
    }
  ),
  (
    "a picture has room for what transforms do",
    {
      let view = red.frame(width: 20, height: 10)
      check(
        view.rotationEffect(.degrees(90)), #"<g transform="translate(10 5) rotate(90) translate(-10 -5)">"#, bar, "</g>")
      expectEqual(picture(view.rotationEffect(.degrees(90))).frame, CGRect(x: 5, y: -5, width: 10, height: 20))
      expectEqual(picture(view.scaleEffect(2)).frame, CGRect(x: -10, y: -5, width: 40, height: 20))
      expectEqual(picture(view.scaleEffect(2).clipShape(Rectangle())).frame, CGRect(x: 0, y: 0, width: 20, height: 10))
      // The shadow is inside of the transform, and its room, too.
      expectEqual(
        picture(view.shadow(color: blue, radius: 5).rotationEffect(.degrees(90))).frame,
        CGRect(x: 0, y: -10, width: 20, height: 30))
    }
  ),
  (
    "texts are texts",
    {
      check(text("a<b"), "<text \(fontAttributes)>", #"<tspan x="0" y="9.52" textLength="18">a&lt;b</tspan></text>"#)
      // Another font draws letters that Inter does not have, as wide as the layout counts them.
      check(
        text("שלום"), #"<text direction="rtl" "#, fontAttributes,
        #"><tspan x="24" y="9.52" textLength="24" lengthAdjust="spacingAndGlyphs">שלום</tspan></text>"#)
      check(
        text("a") + text("b", blue), #"<text><tspan x="0" y="9.52" textLength="12"><tspan "#, fontAttributes,
        ">a</tspan><tspan ", fontAttributes.replacingOccurrences(of: "#FF0000", with: "#0000FF"), ">b</tspan></tspan></text>")
      check(
        text("aa").redacted(reason: .placeholder), #"<rect class="redacted" rx="3" x="0" y="1.79" width="12" height="8.35"/>"#)
    }
  ),
  (
    "symbols are mirrored with the text, and stand in it",
    {
      func symbol(_ name: String) -> some View { Image(systemName: name).font(.system(size: 10)).foregroundStyle(red) }
      func use(_ name: String, x: Int) -> String {
        "<use href=\"#symbol-\(name)\" class=\"f #FF0000\" x=\"\(x)\" y=\"0\" width=\"12\" height=\"12\" stroke-width=\"2\""
      }
      check(symbol("chevron.forward"), use("chevron.forward", x: 0), "/>")
      check(
        symbol("chevron.forward"), isRightToLeft: true, use("chevron.forward", x: 0),
        #" transform="matrix(-1 0 0 1 12 0)"/>"#)
      check(symbol("chevron.right"), isRightToLeft: true, use("chevron.right", x: 0), "/>")
      expectEqual(picture(symbol("star")).symbols, ["star"])
      check(
        text("a") + Text(Image(systemName: "star")).font(.system(size: 10)).foregroundColor(red) + text("b"),
        #"<text><tspan x="0" y="9.52"><tspan x="0" "#, fontAttributes, #">a</tspan><tspan x="18" "#, fontAttributes,
        ">b</tspan></tspan></text>", use("star", x: 6), "/>")
    }
  ),
  (
    "the same view in the dark has the same elements with other colors",
    {
      let view = Text(verbatim: "a").background(Color(red: 0, green: 1, blue: 0))
      let (light, dark) = (picture(view), picture(view) { $0.colorScheme = .dark })
      expect(light.hasSameElements(as: dark))
      expectEqual(light.colors.map(\.description), ["#00FF00", "#000000"])
      expectEqual(dark.colors.map(\.description), ["#00FF00", "#FFFFFF"])
      expect(!light.hasSameElements(as: picture(view.bold())))
    }
  ),
  (
    "controls show their values",
    {
      /// Where circles begin.
      @MainActor func knobs(_ view: some View) -> [String] {
        picture(view).elements.matches(of: #/<circle class="f #FFFFFF" cx="([0-9.]+)"/#).map { String($0.1) }
      }
      // The knob is 27 points wide, 2 points from the edge of the switch, which is 51 points wide.
      expectEqual(knobs(Toggle("", isOn: .constant(false)).labelsHidden()), ["15.5"])
      expectEqual(knobs(Toggle("", isOn: .constant(true)).labelsHidden()), ["35.5"])
      expectEqual(
        knobs(Toggle("", isOn: .constant(true)).labelsHidden().environment(\.layoutDirection, .rightToLeft)), ["15.5"])
      /// The paths in a control of 100 points.
      @MainActor func paths(_ view: some View) -> [String] {
        picture(view.frame(width: 100)).elements.matches(of: #/ d="([^"]*)"/#).map { String($0.1) }
      }
      expectEqual(
        paths(ProgressView(value: 0.5)),
        ["M2 0L48 0C49.1 0 50 0.9 50 2L50 2C50 3.1 49.1 4 48 4L2 4C0.9 4 0 3.1 0 2L0 2C0 0.9 0.9 0 2 0Z"])
      expectEqual(paths(ProgressView(value: 0)), [""])
      // A knob of 27 points has a way of 73 points, and its right end is where it begins.
      expect(paths(Slider(value: .constant(0.25))).last?.hasPrefix("M45.25 15.5C") == true)
      let stepper = picture(Stepper("", value: .constant(1)).labelsHidden())
      expectEqual(stepper.symbols, ["minus", "plus"])
    }
  ),
  (
    "paths have the points of their curves",
    {
      func arc(clockwise: Bool) -> Path {
        Path { $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise) }
      }
      expectEqual(arc(clockwise: false).modelData, "M10 0C10 5.52 5.52 10 0 10")
      expectEqual(
        arc(clockwise: true).modelData, "M10 0C10 -5.52 5.52 -10 0 -10C-5.52 -10 -10 -5.52 -10 0C-10 5.52 -5.52 10 0 10")
      let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
      }
      expectEqual(line.trimmedPath(from: 0.25, to: 0.75).modelData, "M5 0L10 0L10 5")
      expectEqual(line.trimmedPath(from: 0, to: 0.5).modelData, "M0 0L10 0")
      expectEqual(line.trimmedPath(from: 0.5, to: 0.5).modelData, "")
      // A trimmed part of a closed path begins where it is cut.
      let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      expectEqual(square.trimmedPath(from: 0.75, to: 1).modelData, "M0 10L0 0")
      expectEqual(
        Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 4).modelData,
        "M4 0L16 0C18.21 0 20 1.79 20 4L20 6C20 8.21 18.21 10 16 10L4 10C1.79 10 0 8.21 0 6L0 4C0 1.79 1.79 0 4 0Z")
      let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
      expectEqual(ellipse.trimmedPath(from: 0, to: 0.25).modelData, "M20 5C20 7.76 15.52 10 10 10")
    }
  ),
  (
    "paths have bounds without the points that direct curves, and an inside",
    {
      let arch = Path { path in
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -10))
      }
      expectEqual(arch.boundingRect, CGRect(x: 0, y: -5, width: 10, height: 5))
      expectEqual(Path().boundingRect, .null)
      let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
      expect(ellipse.contains(CGPoint(x: 10, y: 9)))
      expect(!ellipse.contains(CGPoint(x: 1, y: 1)))
      // The second square has the same direction as the first.
      var squares = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      squares.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      expect(squares.contains(CGPoint(x: 10, y: 10)))
      expect(!squares.contains(CGPoint(x: 10, y: 10), eoFill: true))
      expect(arch.contains(CGPoint(x: 5, y: -1)))
    }
  ),
]
