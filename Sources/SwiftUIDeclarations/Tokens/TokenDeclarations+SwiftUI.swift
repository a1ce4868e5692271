import DesignModel
import DesignTokens
import Diagnostics
import Emission
import SwiftFragments
import SwiftRendering
import TokenEmission

extension TokenDeclarations {
  /// The declarations of the token files, before there is a library into which they are emitted.
  ///
  /// - Parameters:
  ///   - isComplete: Whether the library has all tokens.
  ///   - place: Where the project file names the tokens.
  package init(
    _ library: TokenLibrary, isComplete: Bool, at place: Place, _ templates: Templates
  ) {
    // Only this setting affects names: a key that is written out has a name.
    let text = TokenText(
      library,
      TokenSettings(
        library: "", access: "public ", sources: "", origin: "", writesEnvironmentKeysOut: true),
      .swiftUI)
    let files =
      text.supportFiles(templates)
      + (library.themes.isEmpty ? [] : [text.themeFile(templates)])
    self.init(
      at: place,
      namespaces: library.namespaces.compactMap { namespace in
        guard let first = namespace.emittedMembers.first else { return nil }
        return Namespace(
          name: namespace.name, group: namespace.group,
          place: library.system.place(ofGroup: namespace.group) ?? first.token.place,
          property: namespace.property,
          members: namespace.members.map { member in
            Member(
              name: member.name, type: text.swiftType(of: member.token.type),
              place: member.token.place, isThemed: member.isThemed,
              lacking: library.system.contexts(lacking: member.token).map {
                $0.joined(separator: ", ")
              })
          },
          followsContrast: library.system.contrast != nil
            && namespace.members.contains { $0.token.type.containsColors })
      },
      nestedIn: library.prefixes.namespace,
      support: files.map { SwiftFileOutline(of: SourceText(path: $0.path, utf8: $0.body)) },
      themeType: library.themes.isEmpty ? nil : library.themeType,
      themes: library.themesFromDefault.map(\.name), isComplete: isComplete)
  }
}

extension TokenLibrary {
  /// The themes, the default one first.
  fileprivate var themesFromDefault: [TokenTheme] {
    guard themes.indices.contains(defaultTheme) else { return themes }
    var others = themes
    return [others.remove(at: defaultTheme)] + others
  }
}

extension TokenSystem {
  /// Where a top-level group is named; nil if there is none.
  fileprivate func place(ofGroup name: String) -> Place? {
    groups.first { $0.path.names == [name] }?.place
  }
}
