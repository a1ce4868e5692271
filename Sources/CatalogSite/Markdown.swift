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
  static func linked(_ text: String, _ contents: CatalogContents, _ root: String) -> String {
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
      let page = contents.component(String(name))
      result += page.map { "[\($0.name)](\(root)\($0.path))" } ?? "`\(last)`"
    }
    return result + rest
  }

  /// A document as HTML; empty if it cannot be read.
  ///
  /// - Parameter change: Changes the document before.
  static func html(_ text: String, changing change: (MarkdownNode) -> Void = { _ in }) -> String {
    withDocument(text) { document, parser in
      change(document)
      // Without CMARK_OPT_UNSAFE, raw HTML and dangerous addresses are replaced.
      guard
        let html = cmark_render_html(
          document.node, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser))
      else { return "" }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return String(cString: html)
    } ?? ""
  }

  /// Reads a document.
  static func withDocument<Result>(
    _ text: String, _ body: (MarkdownNode, OpaquePointer) -> Result
  ) -> Result? {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_SMART | CMARK_OPT_VALIDATE_UTF8) else {
      return nil
    }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(document) }
    return body(MarkdownNode(node: document), parser)
  }
}

/// A part of a document, as long as the document is there.
struct MarkdownNode {
  let node: OpaquePointer

  var type: cmark_node_type { cmark_node_get_type(node) }
  var line: Int { Int(cmark_node_get_start_line(node)) }
  var address: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }
  var parent: MarkdownNode? { cmark_node_parent(node).map(Self.init) }

  var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(MarkdownNode(node: child))
      next = cmark_node_next(child)
    }
    return children
  }

  /// The node and all below it, from the beginning of the text to its end.
  var all: [MarkdownNode] {
    guard let walk = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(walk) }
    var all: [MarkdownNode] = []
    while true {
      switch cmark_iter_next(walk) {
      case CMARK_EVENT_ENTER:
        if let node = cmark_iter_get_node(walk) { all.append(MarkdownNode(node: node)) }
      case CMARK_EVENT_EXIT: break
      default: return all
      }
    }
  }

  /// Whether it is a link or an image.
  var refers: Bool { type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE }

  /// Its words, without marks.
  var plainText: String {
    all.map { node in
      switch node.type {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        cmark_node_get_literal(node.node).map { String(cString: $0) } ?? ""
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
      default: ""
      }
    }.joined()
  }

  /// Puts HTML in its place.
  ///
  /// - Returns: Whether it can be there: not in a table.
  @discardableResult func replace(by html: HTML, _ type: cmark_node_type) -> Bool {
    guard let new = cmark_node_new(type) else { return false }
    cmark_node_set_on_enter(new, html.text)
    let isReplaced = cmark_node_replace(node, new) == 1
    cmark_node_free(isReplaced ? node : new)
    return isReplaced
  }

  func setAddress(_ address: String) { cmark_node_set_url(node, address) }
}
