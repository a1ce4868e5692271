import Templates

/// A file of a site.
package struct SiteFile: Sendable {
  /// The path below the site's folder.
  package let path: String
  package let text: String
}

/// All files of a site. The same contents give the same files.
package func siteFiles(of contents: CatalogContents) -> [SiteFile] {
  let frame = Frame(contents: contents, root: "")
  let inner = Frame(contents: contents, root: "../")
  return [
    SiteFile(path: "index.html", text: frame.overview),
    SiteFile(path: "findings.html", text: frame.findings),
    SiteFile(path: "fonts.css", text: embedded("Catalog/fonts.css.template")),
    SiteFile(path: "site.css", text: embedded("Catalog/site.css.template")),
    SiteFile(path: "site.js", text: embedded("Catalog/site.js.template")),
    SiteFile(path: "measures.js", text: embedded("Catalog/measures.js.template")),
    SiteFile(path: "pictures.css", text: pictureStyles(contents)),
    SiteFile(path: "search.js", text: searchIndex(contents)),
  ]
    + [
      frame.tokens.map { SiteFile(path: "tokens.html", text: $0) },
      frame.changes.map { SiteFile(path: "changes.html", text: $0) },
      contents.changesMarkdown.map { SiteFile(path: "changes.md", text: $0) },
    ].compactMap(\.self)
    + contents.pages.map { SiteFile(path: $0.address, text: inner.page($0)) }
    + contents.components.flatMap { component in
      [SiteFile(path: component.path, text: inner.page(of: component))]
        + (component.sources.isEmpty
          ? [] : [SiteFile(path: component.sourcePath, text: inner.sourcePage(of: component))])
    }
}

/// A text that belongs to the tool.
func embedded(_ path: String) -> String {
  guard let text = embeddedTemplates[path] else { fatalError("no text '\(path)'") }
  return text
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
