import CCMark

/// A page that the team has written, in Markdown.
package struct CatalogPage: Sendable {
  /// Its path in the folder of pages.
  package let path: String
  package let text: String

  /// Its first heading; its file name if it has none.
  package let title: String

  /// What it shows and links to, in the order of its text.
  package let references: [CatalogReference]

  /// Whether its text begins with its title.
  let hasTitle: Bool

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    let read = Markdown.withDocument(text) { document, _ in
      let heading = document.children.first { $0.isTitle }
      return (
        heading?.plainText,
        document.all.compactMap { node in
          CatalogReference.Target(node, at: path).map {
            CatalogReference(target: $0, line: node.line, isAlone: node.standsWithPicturesOnly)
          }
        }
      )
    }
    let heading = read?.0 ?? ""
    hasTitle = !heading.isEmpty
    title = heading.isEmpty ? readable(path) : heading
    references = read?.1 ?? []
  }

  /// Its path in the site.
  var address: String { "pages/\(fileName(path)).html" }
}

/// What a page shows or links to.
package struct CatalogReference: Sendable {
  package enum Target: Equatable, Sendable {
    /// A picture of a component; without a preview's name, the one that stands for it.
    case preview(component: String, name: String?)

    /// An image, or another page, by its path in the folder of pages; nil if it is elsewhere.
    case image(String?, written: String)
    case page(String?, written: String)
  }
  package let target: Target

  /// Its line, from 1.
  package let line: Int

  /// Whether its paragraph has nothing but pictures of previews.
  package let isAlone: Bool
}

extension CatalogReference.Target {
  /// What an image or a link refers to; nil for an address on the web, or in the same page.
  ///
  /// - Parameter page: The path of the page.
  init?(_ node: MarkdownNode, at page: String) {
    let address = node.address
    switch node.type {
    case CMARK_NODE_IMAGE:
      guard let name = address.previewName else {
        self = .image(address.hasScheme ? nil : address.path(from: page), written: address)
        return
      }
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      self = .preview(component: parts.first ?? "", name: parts.count > 1 ? parts[1] : nil)
    case CMARK_NODE_LINK:
      let file = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      guard !address.hasScheme, file.hasSuffix(".md") else { return nil }
      self = .page(String(file).path(from: page), written: address)
    default: return nil
    }
  }
}

extension MarkdownNode {
  fileprivate var isTitle: Bool {
    type == CMARK_NODE_HEADING && cmark_node_get_heading_level(node) == 1
  }

  /// Whether it is in a paragraph of pictures of previews.
  fileprivate var standsWithPicturesOnly: Bool { parent?.hasPicturesOnly ?? false }

  /// Whether it is a paragraph of pictures of previews.
  var hasPicturesOnly: Bool {
    type == CMARK_NODE_PARAGRAPH
      && children.allSatisfy { child in
        switch child.type {
        case CMARK_NODE_IMAGE: child.address.previewName != nil
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: true
        case CMARK_NODE_TEXT: child.plainText.allSatisfy { $0 == " " }
        default: false
        }
      }
  }
}

extension String {
  /// What follows `preview:`; nil if it does not begin with that.
  fileprivate var previewName: String? {
    let scheme = "preview:"
    return hasPrefix(scheme) ? String(dropFirst(scheme.count)) : nil
  }

  /// Whether it is an address with a scheme, or of a server, instead of a relative path.
  fileprivate var hasScheme: Bool {
    hasPrefix("//") || prefix { $0 != "/" && $0 != "#" && $0 != "?" }.contains(":")
  }

  /// The path that a relative one leads to from a file; nil if it leads out of the folder.
  fileprivate func path(from file: String) -> String? {
    if hasPrefix("/") { return nil }
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

/// A file name as a title: `01-writing-style.md` is "Writing style".
private func readable(_ path: String) -> String {
  let file = path.split(separator: "/").last.map(String.init) ?? path
  let name = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
  let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }.map(String.init)
  let text = words.drop { word in word.allSatisfy(\.isNumber) }.joined(separator: " ")
  return text.isEmpty ? name : text.prefix(1).uppercased() + text.dropFirst()
}
