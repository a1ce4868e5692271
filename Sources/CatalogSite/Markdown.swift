import CCMark

/// Markdown of specs and pages as HTML. HTML in it is left out, and so are addresses that run scripts.
enum Markdown {
  /// Paragraphs, lists, tables and code.
  ///
  /// - Parameter root: The path from the page to the root of the site.
  static func blocks(_ text: String, in contents: CatalogContents, _ root: String) -> HTML {
    .markup(html(linked(text, contents, root)))
  }

  /// A single line.
  static func line(_ text: String, in contents: CatalogContents, _ root: String) -> HTML {
    var html = html(linked(text, contents, root))
    if html.hasPrefix("<p>"), html.hasSuffix("</p>\n"), html.ranges(of: "<p>").count == 1 {
      html = String(html.dropFirst(3).dropLast(5))
    }
    return .markup(html)
  }

  /// Turns links to symbols, in two grave accents, into links to pages, or into code if there is none.
  private static func linked(_ text: String, _ contents: CatalogContents, _ root: String) -> String
  {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "``"),
      let end = rest[start.upperBound...].firstRange(of: "``")
    {
      let name = rest[start.upperBound..<end.lowerBound]
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
      // A block of code begins with three.
      if name.hasPrefix("`") || name.contains("\n") || name.isEmpty {
        result += "``" + name + "``"
        continue
      }
      let last = name.split(separator: "/").last.map(String.init) ?? String(name)
      let page = contents.components.first { $0.swiftName == name || $0.name == name }
      result += page.map { "[\($0.name)](\(root)\($0.path))" } ?? "`\(last)`"
    }
    return result + rest
  }

  private static func html(_ text: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_SMART | CMARK_OPT_VALIDATE_UTF8) else {
      return ""
    }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return "" }
    defer { cmark_node_free(document) }
    // Without CMARK_OPT_UNSAFE, raw HTML and dangerous addresses are replaced.
    guard
      let html = cmark_render_html(
        document, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser))
    else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }
}
