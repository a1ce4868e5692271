import Foundation
import SwiftUI

// Sizes are computed by hand: a character of the test font is 0.6 of its size wide, and taken to be 5 % narrower.

/// The findings in a view: rules with subjects.
@MainActor private func findings(_ view: some View) -> [String] {
  var found: [String] = []
  for finding in modelFindings(in: AnyView(view)) {
    let text = "\(finding.rule.rawValue) \(finding.subject)"
    if !found.contains(text) { found.append(text) }
  }
  return found
}

/// The messages of findings of a rule, with the text size of each.
@MainActor private func messages(
  _ rule: ModelFinding.Rule, _ view: some View
) -> [String] {
  modelFindings(in: AnyView(view)).filter { $0.rule == rule }.map { finding in
    finding.message + (finding.condition.textSize.map { " at \($0)" } ?? "")
      + (finding.condition.hasLongTexts ? " if long" : "")
      + (finding.condition.isRightToLeft ? " mirrored" : "")
      + (finding.condition.isDark ? " dark" : "")
  }
}

private func text(_ text: String, size: CGFloat = 10) -> Text {
  Text(verbatim: text).font(.system(size: size, design: .monospaced))
}

/// A view that an app puts at a place of its own.
private struct Negated: View {
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    text("aa").frame(
      maxWidth: .infinity, alignment: direction == .rightToLeft ? .trailing : .leading)
  }
}

private struct ReadablyTall: View {
  var body: some View {
    VStack { ForEach(0..<100, id: \.self) { text("line \($0)", size: 30) } }
  }
}

@MainActor let inspectionTests: [RuntimeTest] = [
  (
    "a text that is whole at the standard size and cut at a larger one is a finding",
    {
      // 17 points are 9.69 wide: 5 characters are 49; at 19 points they are 54.2, and an ellipsis is needed.
      let view = Text(verbatim: "aaaaa").font(.system(.body, design: .monospaced)).lineLimit(1)
        .frame(width: 50)
      expectEqual(messages(.cutText, view), ["'aaaaa' is cut to 'aaa…' at xLarge"])
      expectEqual(findings(view.dynamicTypeSize(.large)), [])
      expectEqual(findings(view.accessibilityShowsLargeContentViewer()), [])
    }
  ),
  (
    "a limit of lines cuts on purpose at the standard size, and a height does not",
    {
      // Two lines of 11.93 points do not fit into 20.
      let long = text("aaaa bbbb cccc dddd")
      expectEqual(findings(long.lineLimit(1).frame(width: 60)), [])
      expectEqual(
        findings(long.frame(width: 60, height: 20)), ["cut-text aaaa bbbb cccc dddd"])
    }
  ),
  (
    "a localized text is longer in other languages",
    {
      // 10 characters are 57 points wide, and 20 are 114.
      let view = Text("aaaa bbbbb").font(.system(size: 10, design: .monospaced)).lineLimit(1)
      expectEqual(
        messages(.cutText, view.frame(width: 100)),
        ["'aaaa bbbbb aaaa bbbb' is cut to 'aaaa bbbbb aaaa…' if long"])
      expectEqual(findings(view.frame(width: 120)), [])
      expectEqual(findings(text("aaaa bbbbb").lineLimit(1).frame(width: 100)), [])
    }
  ),
  (
    "a word that fits the screen and not its place is broken",
    {
      expectEqual(
        messages(.brokenWord, text("aaaaaaaa").frame(width: 30)),
        ["'aaaaaaaa' is broken inside a word: 'aaaaa|aaa'"])
      expectEqual(findings(text("aaaa aaaa").frame(width: 30)), [])
      // 80 characters are wider than the screen.
      expectEqual(findings(text(String(repeating: "a", count: 80))), [])
    }
  ),
  (
    "texts that lie on each other are a finding, unless something is between them",
    {
      let first = text("aaaa")
      let second = text("bbbb")
      expectEqual(
        messages(
          .overlappingTexts,
          ZStack {
            first
            second
          }
        ).first, "'bbbb' lies on 'aaaa'")
      expectEqual(
        findings(
          VStack(spacing: 0) {
            first
            second
          }), [])
      expectEqual(
        findings(
          ZStack {
            first
            Rectangle().fill(.background)
            second
          }), [])
      expectEqual(
        findings(
          ZStack {
            first
            first
          }), [])
      expectEqual(
        findings(
          ZStack {
            first
            second.hidden()
          }), [])
    }
  ),
  (
    "what is beside the screen is a finding, unless it scrolls",
    {
      // 80 characters are 456 points wide, and the screen 393: 31.5 are beside it at each side.
      let wide = text(String(repeating: "a", count: 80)).fixedSize()
      expectEqual(
        messages(.offScreenView, wide).first?.hasSuffix(
          "goes 31.5 points beyond the edge of the screen, which is 393 points wide"), true)
      expectEqual(findings(ScrollView(.horizontal) { wide }), [])
      expectEqual(findings(Color.red.frame(width: 500, height: 10)), [])
    }
  ),
  (
    "a high view is no wider for it",
    { expectEqual(findings(ReadablyTall()), []) }
  ),
  (
    "targets are measured with their content shapes",
    {
      func button(_ label: some View) -> some View {
        Button {
        } label: {
          label
        }
      }
      let square = Color.clear.frame(width: 20, height: 20)
      expectEqual(
        messages(.drawnTarget, button(square)),
        [
          "the target is 20 by 20 points, too small for a fingertip; the Human Interface Guidelines "
            + "ask for 44 by 44"
        ])
      expectEqual(findings(button(square.frame(width: 44, height: 44))), [])
      expectEqual(
        findings(button(square.padding(12).contentShape(Rectangle()).padding(-12))), [])
      expectEqual(findings(square.onTapGesture {}), ["drawn-target "])
      expectEqual(findings(square.onTapGesture {}.allowsHitTesting(false)), [])
      expectEqual(findings(List { button(square) }), [])
      expectEqual(findings(Toggle(isOn: .constant(true)) { EmptyView() }), [])
    }
  ),
  (
    "a view that stays where it is from right to left is a finding",
    {
      expectEqual(findings(Negated()), ["unmirrored-view aa"])
      expectEqual(findings(text("aa").frame(maxWidth: .infinity, alignment: .leading)), [])
      expectEqual(findings(text("aa")), [])
      expectEqual(
        findings(
          text("aa").frame(maxWidth: .infinity, alignment: .leading)
            .environment(\.layoutDirection, .leftToRight)), [])
    }
  ),
  (
    "contrast is that of what is drawn on what",
    {
      // A gray of 0.6 on white has 2.84, one of 0.4 5.74, and one of 0.5 3.97.
      let gray = text("aa").foregroundStyle(Color(white: 0.6))
      expectEqual(
        messages(.drawnContrast, gray),
        ["'aa' has a contrast of 2.84 (#999999 on #FFFFFF), and text of this size needs 4.5"])
      expectEqual(findings(text("aa").foregroundStyle(Color(white: 0.4)).background(.white)), [])
      let middle = Color(white: 0.5)
      expectEqual(
        findings(text("aa").foregroundStyle(middle).background(.white)), ["drawn-contrast aa"])
      expectEqual(findings(text("aa", size: 18).foregroundStyle(middle).background(.white)), [])
      // An opacity is that of a color on another one.
      expectEqual(
        messages(.drawnContrast, text("aa").foregroundStyle(.black.opacity(0.4)).background(.white))
          .first?.contains("#999999 on #FFFFFF"), true)
      expectEqual(
        findings(text("aa").foregroundStyle(Color(white: 0.6)).background(.black)), [])
      expectEqual(
        findings(
          text("aa").foregroundStyle(Color(white: 0.6)).padding().background(
            .black, in: RoundedRectangle(cornerRadius: 8))), [])
      expectEqual(findings(gray.disabled(true)), [])
    }
  ),
  (
    "a control without text is made out by its shapes",
    {
      func button(_ label: some View) -> some View {
        Button {
        } label: {
          label.frame(width: 44, height: 44)
        }.buttonStyle(.plain)
      }
      // Grays of 0.6 and 0.5 on white have 2.84 and 3.97, and one of 0.8 has 1.6; 0.6 on 0.8 has 1.77.
      func circle(_ white: Double) -> some View { Circle().fill(Color(white: white)) }
      expectEqual(
        messages(.drawnContrast, button(circle(0.6)).background(.white)).first,
        "the target has a contrast of 2.84 (#FFFFFF on #999999), and a control without text needs 3"
      )
      expectEqual(findings(button(circle(0.5)).background(.white)), [])
      expectEqual(
        findings(button(circle(0.8).padding(4).background(circle(0.6))).background(.white)),
        ["drawn-contrast "])
      expectEqual(
        findings(button(circle(0.8).overlay(Circle().stroke(.black))).background(.white)), [])
      // What says something else, cannot be operated, or is not certain.
      let pale = circle(0.8)
      expectEqual(
        findings(button(pale.overlay(text("aa").foregroundStyle(.black))).background(.white)), [])
      expectEqual(
        findings(
          ZStack {
            button(pale)
            text("aa").foregroundStyle(.black)
          }.background(.white)), [])
      expectEqual(findings(button(pale).disabled(true).background(.white)), [])
      expectEqual(findings(button(pale).accessibilityHidden(true).background(.white)), [])
      expectEqual(findings(button(Circle().fill(.secondary)).background(.white)), [])
      expectEqual(
        findings(pale.frame(width: 44, height: 44).onTapGesture {}.background(.white)), [])
      // Its text is beside the edge of the screen, to which people scroll.
      let chip = HStack(spacing: 40) {
        pale.frame(width: 20, height: 20)
        text("aa").foregroundStyle(.black)
      }
      expectEqual(
        messages(
          .drawnContrast,
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.white.frame(width: 360, height: 44)
              Button {
              } label: {
                chip.frame(height: 44)
              }.buttonStyle(.plain)
            }
          }.background(.white)), [])
    }
  ),
  (
    "a decorative symbol that is all of a control has to be made out",
    {
      let symbol = Image(systemName: "xmark").foregroundStyle(Color(white: 0.6))
        .accessibilityHidden(true).frame(width: 44, height: 44)
      func button(_ label: some View) -> some View {
        Button {
        } label: {
          label
        }.buttonStyle(.plain).background(.white)
      }
      expectEqual(findings(button(symbol)), ["drawn-contrast xmark"])
      expectEqual(findings(symbol.background(.white)), [])
      expectEqual(
        findings(
          button(
            HStack {
              symbol
              text("aa").foregroundStyle(.black)
            })), [])
    }
  ),
  (
    "increased contrast is inspected, too, if it makes a difference",
    {
      struct Tag: View {
        let standard, increased: Double
        @Environment(\.colorSchemeContrast) private var contrast
        var body: some View {
          text("aa").foregroundStyle(Color(white: contrast == .increased ? increased : standard))
            .background(.white)
        }
      }
      @MainActor func conditions(_ view: some View) -> [String] {
        modelFindings(in: AnyView(view)).map(\.condition.description)
      }
      expectEqual(conditions(Tag(standard: 0.4, increased: 0.2)), [])
      expectEqual(
        conditions(Tag(standard: 0.4, increased: 0.6)),
        ["with increased contrast", "in dark mode with increased contrast"])
      expectEqual(conditions(Tag(standard: 0.6, increased: 0.6)), ["", "in dark mode"])
      let host = ModelHost(text("aa").foregroundStyle(.red))
      host.environment._colorSchemeContrast = .increased
      expect(host.update().outline.contains("#D70015"), host.node.outline)
    }
  ),
  (
    "colors that are not certain have no contrast",
    {
      let gray = text("aa").foregroundStyle(Color(white: 0.6))
      expectEqual(findings(gray.background(.regularMaterial)), [])
      expectEqual(findings(gray.background(Image("picture").resizable())), [])
      expectEqual(findings(text("aa").foregroundStyle(.secondary)), [])
      expectEqual(findings(text("aa").foregroundStyle(.tint)), [])
      // The shape is behind a part of the text.
      expectEqual(findings(gray.background { Color.black.frame(width: 5) }), [])
      expectEqual(findings(gray.scaleEffect(2)), [])
      expectEqual(findings(List { gray }), [])
    }
  ),
  (
    "dark colors are inspected, too",
    {
      expectEqual(
        messages(.drawnContrast, text("aa").foregroundStyle(Color(white: 0.2))),
        ["'aa' has a contrast of 1.66 (#333333 on #000000), and text of this size needs 4.5 dark"])
    }
  ),
]
