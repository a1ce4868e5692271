import SwiftUI

// A part of the library's own module, because the styles in the environment are internal.

private struct EmptyStyle: TileStyle {
  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

private struct OtherStyle: TileStyle {
  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A style of an app, with members that are not public and are not compared by the compiler.
private struct RibbonStyle: TileStyle {
  private let width: CGFloat
  @Environment(\.colorScheme) private var colorScheme

  init(width: CGFloat) { self.width = width }

  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

private struct DarkStyle: TileStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

private struct ActionStyle: TileStyle {
  let action: () -> Void

  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A style that its app compares: by its name, and not by its action.
private struct NamedStyle: TileStyle, Equatable {
  let name: String
  let action: () -> Void

  nonisolated static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

private final class Model {}

private struct ModelStyle: TileStyle {
  let model: Model
  var last: Model?

  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@MainActor private func environment(_ styles: any TileStyle...) -> EnvironmentValues {
  var values = EnvironmentValues()
  for style in styles { values.tileStyle = style }
  return values
}

@MainActor private func areEqual(_ left: any TileStyle, _ right: any TileStyle) -> Bool {
  environment(left).tileStyles == environment(right).tileStyles
}

/// What an app may expect of styles in the environment, each with whether it is so.
@MainActor public let styleExpectations: [(name: String, holds: Bool)] = {
  let model = Model()
  return [
    ("without a style it is the default one", EnvironmentValues().tileStyle is PlainTileStyle),
    ("the style that was set is read", environment(EmptyStyle()).tileStyle is EmptyStyle),
    (
      "the last of several is read",
      environment(EmptyStyle(), RibbonStyle(width: 2)).tileStyle is RibbonStyle
    ),
    ("no styles are equal", EnvironmentValues().tileStyles == EnvironmentValues().tileStyles),
    ("empty styles of one type are equal", areEqual(EmptyStyle(), EmptyStyle())),
    ("styles of different types are not", !areEqual(EmptyStyle(), OtherStyle())),
    ("a style differs from none", environment(EmptyStyle()).tileStyles != .init()),
    (
      "their number counts",
      environment(EmptyStyle(), EmptyStyle()).tileStyles != environment(EmptyStyle()).tileStyles
    ),
    (
      "their order counts",
      environment(EmptyStyle(), OtherStyle()).tileStyles
        != environment(OtherStyle(), EmptyStyle()).tileStyles
    ),
    ("emitted styles with equal values are equal", areEqual(.plain(inset: 4), .plain(inset: 4))),
    ("with other values they are not", !areEqual(.plain, .plain(inset: 4))),
    ("what a style reads is no difference", areEqual(DarkStyle(), DarkStyle())),
    (
      "private values are compared",
      areEqual(RibbonStyle(width: 2), RibbonStyle(width: 2))
        && !areEqual(RibbonStyle(width: 2), RibbonStyle(width: 3))
    ),
    ("a closure is a difference", !areEqual(ActionStyle {}, ActionStyle {})),
    (
      "the style of a closure is one, too",
      !areEqual(
        ClosureTileStyle { _ in EmptyView() }, ClosureTileStyle { _ in EmptyView() })
    ),
    (
      "a style can state what is equal",
      areEqual(NamedStyle(name: "a") {}, NamedStyle(name: "a") {})
        && !areEqual(NamedStyle(name: "a") {}, NamedStyle(name: "b") {})
    ),
    ("one object is equal to itself", areEqual(ModelStyle(model: model), ModelStyle(model: model))),
    (
      "two objects are not equal",
      !areEqual(ModelStyle(model: model), ModelStyle(model: Model()))
        && !areEqual(ModelStyle(model: model), ModelStyle(model: model, last: model))
    ),
    (
      "combined styles are compared",
      areEqual(EmptyStyle().concat(DarkStyle()), EmptyStyle().concat(DarkStyle()))
        && !areEqual(EmptyStyle().concat(.plain), EmptyStyle().concat(.plain(inset: 4)))
    ),
  ]
}()
