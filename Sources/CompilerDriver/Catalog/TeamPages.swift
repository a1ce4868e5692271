import CatalogSite
import Diagnostics
import Specification

/// What a team adds to its catalog: pages with images, drawings of symbols, its color and its font.
struct TeamPages {
  private(set) var pages: [CatalogPage] = []

  /// Addresses with the data of images, by their paths in the folder of the pages.
  private(set) var images: [String: String] = [:]

  /// Addresses with the data of drawings, by the names of the symbols.
  private(set) var symbols: [String: String] = [:]

  /// The color of links; nil for the catalog's own.
  private(set) var accent: CatalogAccent?

  /// An address with the data of the font of texts; nil for the catalog's own.
  private(set) var font: String?
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the folders that the project names.
  ///
  /// - Parameter components: What pages can show.
  init(
    _ project: VerifiedProject, showing components: [ShownComponent], _ reader: inout InputReader
  ) throws(FileError) {
    let spec = project.catalog
    do throws(DiagnosticError) {
      accent = try CatalogAccent(spec?.accent, in: project.tokens)
    } catch {
      diagnostics.append(error.diagnostic)
    }
    if let folder = spec?.pages { try readPages(in: folder, components, &reader) }
    if let folder = spec?.symbols { try readSymbols(in: folder, &reader) }
    if let file = spec?.font { try readFont(file, &reader) }
  }

  private mutating func readPages(
    in folder: Located<String>, _ components: [ShownComponent], _ reader: inout InputReader
  ) throws(FileError) {
    let files = try paths(in: folder, ["md"], "the pages", &reader)
    let imageFiles = try Set(
      reader.paths(below: folder.value, types: Set(imageTypes.keys))?.compactMap {
        inner($0, in: folder.value)
      } ?? [])
    var texts: [SourceText] = []
    for file in files {
      let text = try reader.text(joined(folder.value, file))
      texts.append(text)
      pages.append(CatalogPage(path: file, text: String(decoding: text.utf8, as: UTF8.self)))
    }
    let known = References(folder: folder.value, pages: files, images: imageFiles, components)
    for (page, text) in zip(pages, texts) {
      for reference in page.references {
        if let problem = known.problem(with: reference) {
          diagnostics.append(
            Diagnostic(.catalogPage, at: text.place(ofLine: reference.line), problem))
        } else if case .image(let file?, _) = reference.target, images[file] == nil {
          if try isOutside(file, of: folder, &reader) { continue }
          images[file] = try address(ofImage: joined(folder.value, file), &reader)
        }
      }
    }
  }

  private mutating func readSymbols(
    in folder: Located<String>, _ reader: inout InputReader
  ) throws(FileError) {
    for file in try paths(in: folder, ["svg"], "the symbols", &reader) {
      let name = String(lastName(of: file).dropLast(".svg".count))
      symbols[name] = try address(ofImage: joined(folder.value, file), &reader)
    }
  }

  private mutating func readFont(
    _ file: Located<String>, _ reader: inout InputReader
  ) throws(FileError) {
    let folder = parentFolder(of: file.value) ?? "."
    let problem: String
    if let text = try reader.textIfAny(file.value) {
      if try reader.isLinked(file.value, outOf: folder) {
        problem = "'\(file.value)' is a link to a file in another folder; copy the file"
      } else if let type = fontType(of: text.utf8) {
        font = "data:\(type);base64," + base64(text.utf8)
        return
      } else {
        problem =
          "'\(file.value)' is no font that browsers show; name a file in WOFF2, WOFF, TrueType or "
          + "OpenType"
      }
    } else {
      problem = "there is no file '\(file.value)'; name the file of a font, or remove the key"
    }
    diagnostics.append(Diagnostic(.catalogFont, at: file.place, problem))
  }

  /// The paths of files in a folder, relative to it; links that lead out of it are reported.
  private mutating func paths(
    in folder: Located<String>, _ types: Set<String>, _ content: String,
    _ reader: inout InputReader
  ) throws(FileError) -> [String] {
    guard let paths = try reader.paths(below: folder.value, types: types) else {
      diagnostics.append(
        Diagnostic(
          .missingSources, at: folder.place,
          "the folder '\(folder.value)' does not exist; name the folder of \(content), or remove "
            + "the key"))
      return []
    }
    var inside: [String] = []
    for file in paths {
      guard let name = inner(file, in: folder.value), try !isOutside(name, of: folder, &reader)
      else { continue }
      inside.append(name)
    }
    return inside
  }

  /// Whether a file in a folder is a link to a file elsewhere, which is reported.
  private mutating func isOutside(
    _ file: String, of folder: Located<String>, _ reader: inout InputReader
  ) throws(FileError) -> Bool {
    guard try reader.isLinked(joined(folder.value, file), outOf: folder.value) else { return false }
    diagnostics.append(
      Diagnostic(
        .pathOutside, at: folder.place,
        "'\(file)' in '\(folder.value)' is a link to a file in another folder; copy the file"))
    return true
  }

  /// An address with the data of an image. A page shows it as an image, in which no script runs.
  private func address(
    ofImage path: String, _ reader: inout InputReader
  ) throws(FileError) -> String {
    let type = path.split(separator: ".").last.map(String.init) ?? ""
    return "data:\(imageTypes[type] ?? "image/svg+xml");base64,"
      + base64(try reader.text(path).utf8)
  }
}

extension CatalogContents {
  /// Adds what the team has.
  mutating func add(_ own: TeamPages) {
    pages = own.pages
    images = own.images
    symbols = own.symbols
    font = own.font
    accent = own.accent
  }
}

extension ProjectSession {
  /// Diagnostics in the order of reports, by the paths of specs below the project's folder.
  func bySpec(_ diagnostics: [Diagnostic]) -> [String: [Diagnostic]] {
    Dictionary(grouping: reportOrder(diagnostics)) { diagnostic in
      location.origin(ofShown: diagnostic.place?.source.path ?? "")
    }
  }
}

/// The path of a file relative to a folder, both relative to the project's folder.
private func inner(_ file: String, in folder: String) -> String? {
  let folder = normalized(folder)
  return folder == "." || folder.isEmpty ? file : path(file, below: folder)
}

/// The types of images that browsers show, by their file name extensions.
private let imageTypes = [
  "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
  "svg": "image/svg+xml", "webp": "image/webp",
]

/// The type of a font by its first bytes; nil if browsers do not show it.
private func fontType(of bytes: [UInt8]) -> String? {
  switch Array(bytes.prefix(4)) {
  case Array("wOF2".utf8): "font/woff2"
  case Array("wOFF".utf8): "font/woff"
  case Array("OTTO".utf8): "font/otf"
  case [0, 1, 0, 0], Array("true".utf8): "font/ttf"
  default: nil
  }
}

/// What pages can refer to.
private struct References {
  let folder: String
  let pages: [String]
  let images: Set<String>

  /// The names of previews, by the name of their component.
  let previews: [String: [String]]

  init(folder: String, pages: [String], images: Set<String>, _ components: [ShownComponent]) {
    self.folder = folder
    self.pages = pages
    self.images = images
    previews = Dictionary(
      components.flatMap { shown in
        [shown.name, shown.component.name].map { ($0, shown.previews.cases) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What is wrong with a reference, and the remedy; nil if nothing is.
  func problem(with reference: CatalogReference) -> String? {
    switch reference.target {
    case .preview(let component, let name):
      guard let known = previews[component] else {
        return "no component with pictures is named '\(component)'; "
          + remedy(for: component, among: previews.keys.sorted(), none: "there are none")
      }
      if let name, !known.contains(name) {
        return "'\(component)' has no preview '\(name)'; "
          + remedy(for: name, among: known, several: "its previews are")
      }
      return reference.isAlone
        ? nil
        : "a picture of a preview needs a paragraph of its own; put empty lines around it"
    case .image(let path, let written):
      if let path, images.contains(path) { return nil }
      return path == nil
        ? "the site shows only images in '\(folder)', and '\(written)' is elsewhere; copy the image "
          + "to the folder, or show a preview, as in '![](preview:Card/everything)'"
        : "there is no image '\(written)' in '\(folder)'; "
          + remedy(for: path ?? "", among: images.sorted(), none: "add it")
    case .page(let path, let written):
      if let path, pages.contains(path) { return nil }
      return path == nil
        ? "'\(written)' is not in '\(folder)', and the site has only the pages in this folder"
        : "there is no page '\(written)' in '\(folder)'; "
          + remedy(for: path ?? "", among: pages)
    }
  }
}

extension SourceText {
  /// The text of a line, from 1.
  fileprivate func place(ofLine number: Int) -> Place {
    var (line, start) = (1, 0)
    while line < number, let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      (line, start) = (line + 1, end + 1)
    }
    return Place(self, self.line(around: start))
  }
}

/// Bytes as text, in the usual alphabet.
private func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
    for index in 0..<4 {
      let digit = alphabet[bits >> (18 - 6 * index) & 63]
      result.append(index <= group.count ? digit : UInt8(ascii: "="))
    }
  }
  return String(decoding: result, as: UTF8.self)
}
