import DesignModel
import DesignTokens
import Emission
import PortableViews
import SwiftRendering
import TokenEmission

/// The design tokens of a library, for its UIKit module.
package struct UIKitTokens: Sendable {
  private let tokens: TokenLibrary

  package init(_ tokens: TokenLibrary) {
    self.tokens = tokens
  }

  /// The theme; nil without themes.
  package var theme: ThemeName? {
    guard tokens.themes.indices.contains(tokens.defaultTheme) else { return nil }
    return ThemeName(
      type: tokens.themeType, initial: "." + tokens.themes[tokens.defaultTheme].name)
  }

  private var members: [TokenMember] { tokens.namespaces.flatMap(\.emittedMembers) }

  /// Adds the tokens that bodies can mention to the meanings of names.
  package func add(to names: inout LibraryNames) {
    for member in members {
      switch member.token.type {
      case .color: names.colors.insert(member.name)
      case .gradient: names.foreignMembers[member.name] = .other("Gradient")
      case .dimension, .fontFamily, .fontWeight, .duration, .number, .cubicBezier, .strokeStyle,
        .border, .shadow, .typography, .transition:
        continue
      }
    }
    let types = Set(members.map(\.token.type))
    if types.contains(.typography) {
      names.modifiers["typography"] = ModifierTwin(
        "typography", [ModifierParameter(nil, .value)], isTextAttribute: true)
    }
    if types.contains(.shadow) {
      names.modifiers["shadow"] = ModifierTwin(
        "shadow", [ModifierParameter(nil, .value)], place: .shadow)
    }
    if types.contains(.border) {
      names.modifiers["border"] = ModifierTwin(
        "border",
        [ModifierParameter(nil, .value), ModifierParameter("in", .shape, isOptional: true)],
        place: .overlay)
    }
  }

  /// The files of the tokens.
  ///
  /// - Parameter settings: The settings of the library, which are independent of the module.
  func files(
    in library: Library, _ module: UIKitModule, _ settings: TokenSettings, _ templates: Templates
  ) -> [EmittedFile] {
    var settings = settings
    settings.sources = module.folder
    settings.condition = module.condition(in: library)
    return emitUIKitTokens(
      tokens, settings, besides: module.isBesideSwiftUI ? library.name : nil, templates)
  }
}
