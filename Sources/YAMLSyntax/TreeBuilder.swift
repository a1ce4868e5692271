import Diagnostics

/// Builds the tree of one document from libyaml's events.
struct TreeBuilder {
  let source: SourceText
  let limits: Limits

  /// The source's UTF-8, with letters in place of Swift that YAML cannot parse.
  let text: [UInt8]

  /// Swift that is treated as if it were quoted, and Swift that turned out to need that.
  let unquotedParts: [UnquotedSwift]
  var newUnquoted: UnquotedSwift?

  /// Whether the text may be parsed again.
  let canReparse: Bool

  var root: Node?
  var comments: [Comment] = []
  var diagnostics: [Diagnostic] = []

  /// The collections that are not closed yet, outermost first.
  var open: [OpenCollection] = []
  var anchors: [String: Anchored] = [:]
  var firstReference: Span?

  /// The size of the whole tree, with aliases expanded.
  var size = Size()

  /// The end of the last token, where the search for comments starts.
  var gapStart = 0

  /// The place of the last value, and its quotes.
  var last: (span: Span, style: Scalar.Style?)?
  var hasDocument = false

  var strayBreaks = StrayBreaks(offsets: [])
  var foreignIndentation = ForeignIndentation()

  /// The start of a syntax error, after which the tree is unreliable.
  var unreliableStart: Int?

  /// The size of a subtree.
  struct Size {
    var nodes = 0
    var text = 0
  }

  struct Anchored {
    var node: Node
    var size: Size
    var height: Int
  }

  struct OpenCollection {
    var isMapping: Bool
    var isFlow: Bool

    /// Whether it is a flow collection, except a mapping without braces in `[key: value]`.
    var hasBrackets: Bool
    var start: Int
    var anchor: String?
    var sizeBefore: Size

    var entries: [Node.Entry] = []
    var items: [Node] = []

    /// The end of the last token of the last child.
    var lastEnd: Int

    /// The number of levels below it.
    var height = 0

    /// The key whose value comes next, and whether its entry is added to the tree.
    var key: (node: Node, isUsable: Bool)?

    /// Indices of entries by key, if there are many.
    var indexOfKey: [String: Int] = [:]

    init(
      isMapping: Bool, isFlow: Bool, hasBrackets: Bool, start: Int, anchor: String?,
      sizeBefore: Size
    ) {
      self.isMapping = isMapping
      self.isFlow = isFlow
      self.hasBrackets = hasBrackets
      self.start = start
      self.anchor = anchor
      self.sizeBefore = sizeBefore
      lastEnd = start
    }

    var content: Node.Content { isMapping ? .mapping(entries) : .sequence(items) }
  }

  /// Stops the parsing; the problem has been reported.
  struct Stop: Error {}

  init(source: SourceText, limits: Limits, unquotedParts: [UnquotedSwift], canReparse: Bool) {
    self.source = source
    self.limits = limits
    self.unquotedParts = unquotedParts
    self.canReparse = canReparse
    text = masking(unquotedParts, in: source.utf8)
  }

  /// Parses the whole text; stops early if Swift has to be treated as quoted.
  mutating func build() -> ParsedDocument {
    if !text.isEmpty {
      let input = ParserInput(text)
      strayBreaks = StrayBreaks(offsets: input.unicodeBreaks)
      let finished: Void? = text.withUnsafeBufferPointer { utf8 in
        withEventReader(over: input, source: utf8) { reader in read(&reader, utf8) }
      }
      if finished == nil {
        report(.yamlSyntax, Span(0, 0), "there is not enough memory to read this file")
      }
    }
    return ParsedDocument(
      root: root, comments: comments, diagnostics: diagnostics, firstReference: firstReference,
      unreliableStart: unreliableStart)
  }

  mutating func read(_ reader: inout EventReader, _ utf8: UnsafeBufferPointer<UInt8>) {
    do throws(EventReader.Failure) {
      // Nobody reads more problems than that.
      while diagnostics.count < 100 {
        let (event, start, end) = try reader.next()
        do throws(Stop) {
          if case .end = event {
            appendComments(from: gapStart, to: utf8.count, of: utf8, to: &comments)
            strayBreaks.skip(to: utf8.count)
            break
          }
          try handle(event, start, end, utf8)
        } catch {
          break
        }
      }
    } catch {
      let context = SyntaxErrorContext(
        source: source, utf8: text, openFlow: open.first { $0.hasBrackets }?.start,
        last: last?.span,
        lastStyle: last?.style)
      let diagnostic = syntaxError(error, context)
      if canReparse, let unquoted = UnquotedSwift(diagnostic) {
        newUnquoted = unquoted
      } else {
        append(diagnostic)
        unreliableStart = diagnostic.place?.span.start
      }
    }
    closeAll()
    if let problem = foreignIndentation.diagnostic(in: source) {
      diagnostics.removeAll { ($0.place?.span.start ?? 0) > (foreignIndentation.start ?? 0) }
      diagnostics.append(problem)
      unreliableStart = foreignIndentation.start
    }
    if let stray = strayBreaks.diagnostic(in: source) { diagnostics.append(stray) }
  }

  /// Adds a syntax error, which replaces less helpful problems found inside it.
  mutating func append(_ error: Diagnostic) {
    if let span = error.place?.span, span.start < span.end {
      diagnostics.removeAll { earlier in
        guard let inner = earlier.place?.span else { return false }
        return inner.start >= span.start && inner.end <= span.end
      }
    }
    diagnostics.append(error)
  }

  mutating func report(
    _ id: ProblemID, _ span: Span, _ message: String, notes: [Note] = []
  ) {
    diagnostics.append(Diagnostic(id, at: Place(source, span), message, notes: notes))
  }
}

// MARK: - Events

extension TreeBuilder {
  mutating func handle(
    _ event: EventReader.Event, _ start: Int, _ end: Int, _ utf8: UnsafeBufferPointer<UInt8>
  ) throws(Stop) {
    switch event {
    case .documentStart(let isExplicit, let hasTagDirectives):
      if hasDocument {
        report(
          .severalDocuments, Span(start, isExplicit ? min(start + 3, utf8.count) : start),
          "a second document starts here, and only the first is read; move it to another file")
        throw Stop()
      }
      hasDocument = true
      if hasTagDirectives {
        report(
          .yamlDirective, Span(start, text.lineEnd(of: start)),
          "a directive for tags, which have no effect here; delete the line")
      }
    case .documentEnd, .end: break
    case .scalar(let text, let style, let properties):
      note(properties, at: start)
      try handleScalar(text, style, properties, start, end, utf8)
    case .sequenceStart(let isFlow, let properties):
      note(properties, at: start)
      try openCollection(isMapping: false, isFlow: isFlow, properties, start, utf8)
    case .mappingStart(let isFlow, let properties):
      note(properties, at: start)
      try openCollection(isMapping: true, isFlow: isFlow, properties, start, utf8)
    case .sequenceEnd, .mappingEnd:
      let top = open.count - 1
      guard top >= 0 else { return }
      if open[top].hasBrackets {
        readGap(to: start, utf8)
        gapStart = end
        open[top].lastEnd = end
      }
      closeLast()
    case .alias(let name):
      firstReference = firstReference ?? Span(start, end)
      readGap(to: start, utf8)
      gapStart = end
      try expand(name, Span(start, end))
    }
  }

  private mutating func note(_ properties: EventReader.Properties, at start: Int) {
    guard firstReference == nil, let anchor = properties.anchor else { return }
    firstReference = Span(start, min(start + 1 + anchor.utf8.count, text.count))
  }

  mutating func readGap(to end: Int, _ utf8: UnsafeBufferPointer<UInt8>) {
    if end > gapStart { appendComments(from: gapStart, to: end, of: utf8, to: &comments) }
    gapStart = max(gapStart, end)
  }

  mutating func handleScalar(
    _ content: String, _ style: Scalar.Style, _ properties: EventReader.Properties, _ start: Int,
    _ end: Int, _ utf8: UnsafeBufferPointer<UInt8>
  ) throws(Stop) {
    var scalar = Scalar(text: content, style: style)
    let valueStart = properties.isEmpty ? start : after(properties, from: start)
    readGap(to: min(valueStart, end), utf8)
    gapStart = max(gapStart, end)
    var span: Span
    switch style {
    case .plain where content.isEmpty:
      let offset = properties.isEmpty ? placeOfAbsentValue(readAt: start) : end
      span = Span(offset, offset)
    case .plain: span = Span(valueStart, end)
    case .singleQuoted, .doubleQuoted:
      span = Span(valueStart, end)
      strayBreaks.skip(to: valueStart, thenOver: end)
    case .literal, .folded:
      let headerEnd = text.lineEnd(of: valueStart)
      appendComments(from: valueStart, to: headerEnd, of: utf8, to: &comments)
      span = Span(valueStart, endOfBlockScalar(from: valueStart, to: end))
      strayBreaks.skip(to: headerEnd, thenOver: end)
    }
    if style == .plain {
      let isKey = open.last.map { $0.isMapping && $0.key == nil } ?? false
      foreignIndentation.note(scalarAt: span.start, isKey: isKey, in: text)
      if let written = originalText(of: span) { scalar = Scalar(text: written, style: .plain) }
      if canReparse, let unquoted = cutUpSwift(scalar, span) {
        newUnquoted = unquoted
        throw Stop()
      }
    }
    var node = Node(.scalar(scalar), span: span)
    if !properties.isEmpty, let swift = checkProperties(properties, of: node, from: start) {
      node = swift
      span = swift.span
    }
    last = (Span(valueStart, max(valueStart, span.end)), style)
    let before = size
    try grow(nodes: 1, text: content.utf8.count, at: span)
    if let anchor = properties.anchor { remember(anchor, node, sizeBefore: before, height: 0) }
    add(node, end: span.end, height: 0)
  }

  mutating func openCollection(
    isMapping: Bool, isFlow: Bool, _ properties: EventReader.Properties, _ start: Int,
    _ utf8: UnsafeBufferPointer<UInt8>
  ) throws(Stop) {
    let valueStart = properties.isEmpty ? start : after(properties, from: start)
    readGap(to: valueStart, utf8)
    let bracket = UInt8(ascii: isMapping ? "{" : "[")
    let hasBrackets = isFlow && text.unit(at: valueStart) == bracket
    if hasBrackets { gapStart = valueStart + 1 }
    let collection = OpenCollection(
      isMapping: isMapping, isFlow: isFlow, hasBrackets: hasBrackets, start: valueStart,
      anchor: properties.anchor, sizeBefore: size)
    if let tag = properties.tag { reportTag(tag, from: start) }
    let span = Span(valueStart, valueStart + (hasBrackets ? 1 : 0))
    try grow(nodes: 1, text: 0, at: span)
    try checkDepth(open.count + 1, at: span)
    open.append(collection)
  }

  mutating func closeLast() {
    guard let collection = open.popLast() else { return }
    let span = Span(collection.start, collection.lastEnd)
    let node = Node(collection.content, span: span)
    last = (span, nil)
    if let anchor = collection.anchor {
      remember(anchor, node, sizeBefore: collection.sizeBefore, height: collection.height + 1)
    }
    add(node, end: span.end, height: collection.height + 1)
  }

  /// Closes collections that are open at an early end; a key without a value is dropped.
  mutating func closeAll() {
    while let top = open.last {
      let outer = open.dropLast().last
      if outer?.isMapping ?? false, outer?.key == nil {
        open.removeLast()
        open[open.count - 1].lastEnd = max(open[open.count - 1].lastEnd, top.lastEnd)
      } else {
        closeLast()
      }
    }
  }

  /// Adds a node to its parent.
  ///
  /// `end` is the end of its last token, which for an alias is not the end of the node's span.
  mutating func add(_ node: Node, end: Int, height: Int) {
    let top = open.count - 1
    guard top >= 0 else {
      if case .scalar(let scalar) = node.content, scalar.isAbsent { return }
      root = node
      return
    }
    open[top].lastEnd = max(open[top].lastEnd, end)
    open[top].height = max(open[top].height, height)
    if !open[top].isMapping {
      open[top].items.append(node)
    } else if let key = open[top].key {
      if key.isUsable { open[top].entries.append(Node.Entry(key: key.node, value: node)) }
      open[top].key = nil
    } else {
      open[top].key = (node, isUsable(node, asKeyIn: top))
    }
  }
}
