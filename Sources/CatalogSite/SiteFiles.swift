import Templates

/// A file of a site.
package struct SiteFile: Sendable {
  /// The path below the site's folder.
  package let path: String
  package let text: String
}

/// All files of a site. The same contents give the same files.
///
/// - Parameter isWanted: Whether the file with a path is made.
package func siteFiles(
  of contents: CatalogContents, where isWanted: (String) -> Bool = { _ in true }
) -> [SiteFile] {
  let frame = Frame(contents: contents, root: "")
  let inner = Frame(contents: contents, root: "../")
  var files: [SiteFile] = []
  func add(_ path: String, _ text: @autoclosure () -> String?) {
    if isWanted(path), let text = text() { files.append(SiteFile(path: path, text: text)) }
  }
  add("index.html", frame.overview)
  add("findings.html", frame.findings)
  add("fonts.css", embedded("Catalog/fonts.css.template") + ownFont(contents))
  add("site.css", embedded("Catalog/site.css.template"))
  add("site.js", embedded("Catalog/site.js.template"))
  add("measures.js", embedded("Catalog/measures.js.template"))
  add("pictures.css", pictureStyles(contents))
  add("search.js", searchIndex(contents))
  add("tokens.html", frame.tokens)
  add("changes.html", frame.changes)
  add("changes.md", contents.changesMarkdown)
  for page in contents.pages { add(page.address, inner.page(page)) }
  for component in contents.components {
    add(component.path, inner.page(of: component))
    if !component.sources.isEmpty { add(component.sourcePath, inner.sourcePage(of: component)) }
  }
  return files
}

/// The path of the page of a component in the site.
package func catalogPath(ofComponent name: String) -> String {
  "components/\(fileName(name)).html"
}

/// What keeps a page current that is open while its site is watched. It is for a server: the site does not need it.
package let liveFiles = [
  SiteFile(path: "live/live.js", text: embedded("Catalog/live.js.template")),
  SiteFile(path: "live/live.css", text: embedded("Catalog/live.css.template")),
]

/// A text that belongs to the tool.
func embedded(_ path: String) -> String {
  guard let text = embeddedTemplates[path] else { fatalError("no text '\(path)'") }
  return text
}

/// The team's font as a style.
private func ownFont(_ contents: CatalogContents) -> String {
  contents.font.map { address in
    "@font-face{font-family:\"Catalog Team\";font-display:swap;src:url(\"\(address)\")}\n"
      + ":root{--font:\"Catalog Team\"}\n"
  } ?? ""
}

/// What the search looks through, as a script: pages in files may not read others.
private func searchIndex(_ contents: CatalogContents) -> String {
  let entries = contents.components.flatMap { component -> [String] in
    let own = entry(component.name, "component", component.summary ?? "", component.path)
    return [own]
      + component.parts.map { part in
        entry(
          part.name, "\(component.name), \(part.kind.rawValue.lowercased())", part.summary ?? "",
          component.path + "#part-" + fileName(part.name))
      }
  }
  let tokens = contents.tokens.flatMap(\.tokens).map { token in
    entry(token.name, "token", token.description ?? "", "tokens.html#token-" + fileName(token.path))
  }
  let pages = contents.pages.map { entry($0.title, "guideline", "", $0.address) }
  return "var searchIndex = [\n" + (entries + tokens + pages).joined(separator: ",\n") + "\n];\n"
}

private func entry(_ name: String, _ kind: String, _ summary: String, _ path: String) -> String {
  "[" + [name, kind, summary, path].map(scriptText).joined(separator: ",") + "]"
}

/// A text as a literal in a script.
private func scriptText(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "<", ">", "&", "\0"..."\u{1F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
