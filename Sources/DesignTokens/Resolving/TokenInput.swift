import Diagnostics

/// The settings for tokens in the project file, and functions that read token files.
///
/// Paths are relative to the project's folder and use slashes.
package struct TokenInput {
  /// A word in the project file and its place; the place is nil if it is not from a file.
  package struct Setting {
    package var text: String
    package var place: Place?

    package init(_ text: String, at place: Place? = nil) {
      self.text = text
      self.place = place
    }
  }

  /// A context that applies in an appearance of the system.
  package struct Scheme {
    package var context: Setting
    package var isDark: Bool
    package var isHighContrast: Bool

    package init(_ context: Setting, isDark: Bool, isHighContrast: Bool = false) {
      self.context = context
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }
  }

  /// A resolver, a token file, or a folder with either.
  package var path: Setting

  /// The modifier that is the theme; nil to find it by its contexts.
  package var theme: Setting?

  /// The modifier that is the color scheme; nil to find it by its contexts.
  package var colorScheme: Setting?

  /// The contexts of the color scheme for the appearances of the system; empty to find them by their names.
  package var schemes: [Scheme]

  /// The modifier that is the contrast; nil to find it by its name.
  package var contrast: Setting?

  /// Modifiers with a fixed context.
  package var inputs: [(modifier: Setting, context: Setting)]

  /// The number of points in a `rem`.
  package var rem: Double

  /// Parts of values, types of tokens and patterns of paths that the project does without.
  package var ignored: [Setting]

  /// The types of tokens for which the files have none, by patterns of their paths; the first one applies.
  package var types: [(pattern: Setting, type: TokenType)]

  /// The files in a folder and below, in any order; nil if it is not a folder.
  package var filesInFolder: (String) throws -> [String]?

  /// The bytes of a file; nil if it does not exist. It throws ``TokenFileProblem``, or another error if the
  /// file cannot be read.
  package var read: (String) throws -> [UInt8]?

  /// The path of a file as messages show it.
  package var shownPath: (String) -> String

  package init(
    path: Setting, theme: Setting? = nil, colorScheme: Setting? = nil,
    schemes: [Scheme] = [], contrast: Setting? = nil,
    inputs: [(modifier: Setting, context: Setting)] = [], rem: Double = 16,
    ignored: [Setting] = [], types: [(pattern: Setting, type: TokenType)] = [],
    filesInFolder: @escaping (String) throws -> [String]?,
    read: @escaping (String) throws -> [UInt8]?,
    shownPath: @escaping (String) -> String = { $0 }
  ) {
    self.path = path
    self.theme = theme
    self.colorScheme = colorScheme
    self.schemes = schemes
    self.contrast = contrast
    self.inputs = inputs
    self.rem = rem
    self.ignored = ignored
    self.types = types
    self.filesInFolder = filesInFolder
    self.read = read
    self.shownPath = shownPath
  }
}

/// Why a file is not read.
package enum TokenFileProblem: Error {
  /// A symbolic link leads out of the folder of the resolver.
  case leadsOut
}

/// The tokens of a project as far as they could be read, with their problems.
package struct ReadTokens {
  /// Nil if nothing could be resolved.
  package var system: TokenSystem?
  package var diagnostics: [Diagnostic]

  /// The requested files, whether they exist or not, in the order of the requests.
  package var files: [String]
}
