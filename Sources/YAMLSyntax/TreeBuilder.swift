import Diagnostics

/// Builds the tree of one document from libyaml's events.
struct TreeBuilder {
  let source: SourceText
  let limits: Limits

  private var root: Node?
  private var comments: [Comment] = []
  private var diagnostics: [Diagnostic] = []

  /// The collections that are not closed yet, outermost first.
  private var open: [OpenCollection] = []
  private var anchors: [String: Anchored] = [:]

  /// Of the whole tree, aliases expanded.
  private var size = Size()

  /// Behind the last token; comments are looked for from here on.
  private var gapStart = 0

  /// Where the last value stands that was read, and which quotes it has.
  private var last: (span: Span, style: Scalar.Style?)?
  private var hasDocument = false

  /// Tokens of a value that was read as a whole already and is Swift that YAML had cut up.
  private var swallowed: Swallowed?
  private var strayBreaks = StrayBreaks(offsets: [])

  /// What a subtree asks for.
  private struct Size {
    var nodes = 0
    var text = 0
  }

  private struct Anchored {
    var node: Node
    var size: Size
    var height: Int
  }

  private struct OpenCollection {
    var isMapping: Bool
    var isFlow: Bool

    /// Flow, and not one of the mappings without braces in `[key: value]`.
    var hasBrackets: Bool
    var start: Int
    var anchor: String?
    var sizeBefore: Size

    var entries: [Node.Entry] = []
    var items: [Node] = []

    /// Behind the last token of the last child.
    var lastEnd: Int

    /// Levels below, itself not counted.
    var height = 0

    /// The key whose value comes next, and whether its entry goes into the tree.
    var key: (node: Node, isUsable: Bool)?

    /// Entries by key, once there are many.
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

  private struct Swallowed {
    var until: Int
    var depth = 0
    var count = 0
  }

  /// Ends the reading of events; what is wrong has been said.
  private struct Stop: Error {}

  init(source: SourceText, limits: Limits) {
    self.source = source
    self.limits = limits
  }

  /// Reads the whole text.
  mutating func build() -> ParsedDocument {
    if !source.utf8.isEmpty {
      let input = ParserInput(source.utf8)
      strayBreaks = StrayBreaks(offsets: input.unicodeBreaks)
      let finished: Void? = source.utf8.withUnsafeBufferPointer { utf8 in
        withEventReader(over: input, source: utf8) { reader in read(&reader, utf8) }
      }
      if finished == nil {
        report("yaml-syntax", Span(0, 0), "there is not enough memory to read this file")
      }
    }
    return ParsedDocument(root: root, comments: comments, diagnostics: diagnostics)
  }

  private mutating func read(_ reader: inout EventReader, _ utf8: UnsafeBufferPointer<UInt8>) {
    do throws(EventReader.Failure) {
      while true {
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
        source: source, openFlow: open.first { $0.hasBrackets }?.start, last: last?.span,
        lastStyle: last?.style)
      append(syntaxError(error, context))
    }
    while !open.isEmpty { closeLast(end: open[open.count - 1].lastEnd) }
    if let stray = strayBreaks.diagnostic(in: source) { diagnostics.append(stray) }
  }

  /// Adds a syntax error, which says more than what was found inside of it before.
  private mutating func append(_ error: Diagnostic) {
    if let span = error.place?.span, span.start < span.end {
      diagnostics.removeAll { earlier in
        guard let inner = earlier.place?.span else { return false }
        return inner.start >= span.start && inner.end <= span.end
      }
    }
    diagnostics.append(error)
  }

  private mutating func report(
    _ id: String, _ span: Span, _ message: String, notes: [Note] = []
  ) {
    diagnostics.append(Diagnostic(id, at: Place(source, span), message, notes: notes))
  }
}

// MARK: - Events

extension TreeBuilder {
  private mutating func handle(
    _ event: EventReader.Event, _ start: Int, _ end: Int, _ utf8: UnsafeBufferPointer<UInt8>
  ) throws(Stop) {
    if swallow(event, start, end) { return }
    switch event {
    case .documentStart(let isExplicit, let hasTagDirectives):
      if hasDocument {
        report(
          "several-documents", Span(start, isExplicit ? min(start + 3, utf8.count) : start),
          "a second document starts here, and only the first is read; "
            + "make it a file of its own")
        throw Stop()
      }
      hasDocument = true
      if hasTagDirectives {
        report(
          "yaml-directive", Span(start, source.utf8.lineEnd(of: start)),
          "a directive for tags, which have no meaning here; delete the line")
      }
    case .documentEnd, .end: break
    case .scalar(let text, let style, let properties):
      try handleScalar(text, style, properties, start, end, utf8)
    case .sequenceStart(let isFlow, let properties):
      try openCollection(isMapping: false, isFlow: isFlow, properties, start, utf8)
    case .mappingStart(let isFlow, let properties):
      try openCollection(isMapping: true, isFlow: isFlow, properties, start, utf8)
    case .sequenceEnd, .mappingEnd:
      guard let collection = open.last else { return }
      if collection.hasBrackets {
        readGap(to: start, utf8)
        gapStart = end
      }
      closeLast(end: collection.hasBrackets ? end : collection.lastEnd)
    case .alias(let name):
      readGap(to: start, utf8)
      gapStart = end
      try expand(name, Span(start, end))
    }
  }

  private mutating func readGap(to end: Int, _ utf8: UnsafeBufferPointer<UInt8>) {
    if end > gapStart { appendComments(from: gapStart, to: end, of: utf8, to: &comments) }
    gapStart = max(gapStart, end)
  }

  private mutating func handleScalar(
    _ text: String, _ style: Scalar.Style, _ properties: EventReader.Properties, _ start: Int,
    _ end: Int, _ utf8: UnsafeBufferPointer<UInt8>
  ) throws(Stop) {
    let scalar = Scalar(text: text, style: style)
    let valueStart = properties.isEmpty ? start : behind(properties, from: start)
    readGap(to: min(valueStart, end), utf8)
    gapStart = max(gapStart, end)
    var span: Span
    switch style {
    case .plain where text.isEmpty:
      let offset = properties.isEmpty ? placeOfAbsentValue(readAt: start) : end
      span = Span(offset, offset)
    case .plain: span = Span(valueStart, end)
    case .singleQuoted, .doubleQuoted:
      span = Span(valueStart, end)
      strayBreaks.skip(to: valueStart, thenOver: end)
    case .literal, .folded:
      let headerEnd = source.utf8.lineEnd(of: valueStart)
      appendComments(from: valueStart, to: headerEnd, of: utf8, to: &comments)
      span = Span(valueStart, endOfBlockScalar(from: valueStart, to: end))
      strayBreaks.skip(to: headerEnd, thenOver: end)
    }
    var node = Node(.scalar(scalar), span: span)
    if !properties.isEmpty, let swift = checkProperties(properties, of: node, from: start) {
      node = swift
      span = swift.span
    } else if style == .plain, let whole = wholeSwift(of: scalar, span) {
      node = whole
      span = whole.span
      swallowed = Swallowed(until: span.end)
    }
    last = (Span(valueStart, max(valueStart, span.end)), style)
    let before = size
    try grow(nodes: 1, text: text.utf8.count, at: span)
    if let anchor = properties.anchor { remember(anchor, node, sizeBefore: before, height: 0) }
    add(node, end: span.end, height: 0)
  }

  private mutating func openCollection(
    isMapping: Bool, isFlow: Bool, _ properties: EventReader.Properties, _ start: Int,
    _ utf8: UnsafeBufferPointer<UInt8>
  ) throws(Stop) {
    let valueStart = properties.isEmpty ? start : behind(properties, from: start)
    readGap(to: valueStart, utf8)
    let bracket = UInt8(ascii: isMapping ? "{" : "[")
    let hasBrackets = isFlow && source.utf8.unit(at: valueStart) == bracket
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

  private mutating func closeLast(end: Int) {
    guard let collection = open.popLast() else { return }
    let span = Span(collection.start, max(collection.start, end))
    let node = Node(collection.content, span: span)
    last = (span, nil)
    if let anchor = collection.anchor {
      remember(anchor, node, sizeBefore: collection.sizeBefore, height: collection.height + 1)
    }
    add(node, end: span.end, height: collection.height + 1)
  }

  /// Puts a node where it belongs.
  ///
  /// `end` is behind its last token, which for an alias is not the end of the node's span.
  private mutating func add(_ node: Node, end: Int, height: Int) {
    guard var collection = open.popLast() else {
      if case .scalar(let scalar) = node.content, scalar.isAbsent { return }
      root = node
      return
    }
    collection.lastEnd = max(collection.lastEnd, end)
    collection.height = max(collection.height, height)
    if !collection.isMapping {
      collection.items.append(node)
    } else if let key = collection.key {
      if key.isUsable { collection.entries.append(Node.Entry(key: key.node, value: node)) }
      collection.key = nil
    } else {
      collection.key = (node, isUsable(node, asKeyIn: &collection))
    }
    open.append(collection)
  }
}

// MARK: - Keys

extension TreeBuilder {
  private mutating func isUsable(_ key: Node, asKeyIn mapping: inout OpenCollection) -> Bool {
    guard case .scalar(let scalar) = key.content else {
      report(
        "key-not-text", key.span,
        "a list or mapping cannot be a key; write a name, or quote the value if this is Swift")
      return false
    }
    if scalar.isAbsent {
      report("missing-key", key.span, "there is no key before this colon; write one")
      return false
    }
    if scalar.style == .plain, scalar.text == "<<" {
      report(
        "merge-key", key.span,
        "merge keys are not supported; write the keys out, or use an alias for the whole value")
      return false
    }
    guard let earlier = entry(named: scalar.text, in: &mapping) else { return true }
    report(
      "duplicate-key", key.span,
      "the key '\(scalar.text)' stands here twice; delete one or rename it",
      notes: [Note("the key '\(scalar.text)' stands here first", at: Place(source, earlier.span))])
    return false
  }

  /// Finds the key of an entry. Most mappings are small and cost no dictionary.
  private func entry(named name: String, in mapping: inout OpenCollection) -> Node? {
    let entries = mapping.entries
    if entries.count < 16 {
      return entries.first { entry in
        if case .scalar(let scalar) = entry.key.content { scalar.text == name } else { false }
      }?.key
    }
    for index in mapping.indexOfKey.count..<entries.count {
      if case .scalar(let scalar) = entries[index].key.content {
        mapping.indexOfKey[scalar.text] = index
      }
    }
    return mapping.indexOfKey[name].map { entries[$0].key }
  }
}

// MARK: - Anchors, aliases, tags

extension TreeBuilder {
  private mutating func remember(_ anchor: String, _ node: Node, sizeBefore: Size, height: Int) {
    let size = Size(nodes: size.nodes - sizeBefore.nodes, text: size.text - sizeBefore.text)
    anchors[anchor] = Anchored(node: node, size: size, height: height)
  }

  private mutating func expand(_ name: String, _ span: Span) throws(Stop) {
    last = (span, nil)
    if let outer = open.first(where: { $0.anchor == name }) {
      report(
        "alias-cycle", span,
        "the alias '*\(name)' stands inside of what it stands for and would never end; "
          + "write the value out",
        notes: [
          Note("'&\(name)' is here", at: Place(source, Span(outer.start, outer.start)))
        ])
      add(absent(at: span.end), end: span.end, height: 0)
    } else if let anchored = anchors[name] {
      try grow(nodes: anchored.size.nodes, text: anchored.size.text, at: span)
      try checkDepth(open.count + anchored.height, at: span)
      add(anchored.node, end: span.end, height: anchored.height)
    } else {
      diagnostics.append(unknownAlias(name, span))
      add(swift(span), end: span.end, height: 0)
    }
  }

  private func unknownAlias(_ name: String, _ span: Span) -> Diagnostic {
    if anchors.isEmpty {
      return quoteSwift(
        span, in: source, because: "in YAML '*' starts an alias, and nothing is named '&\(name)'")
    }
    let hint =
      nearest(name, among: anchors.keys.sorted()).map { "; did you mean '*\($0)'?" }
      ?? "; name one, or quote the value if this is Swift"
    return Diagnostic(
      "unknown-alias", at: Place(source, span), "nothing before is named '&\(name)'\(hint)")
  }

  /// Reports a tag, and an anchor or a tag that is Swift by mistake; the value is then the Swift.
  private mutating func checkProperties(
    _ properties: EventReader.Properties, of node: Node, from start: Int
  ) -> Node? {
    guard case .scalar(let scalar) = node.content else { return nil }
    let isCut = scalar.isAbsent || scalar.style == .plain && startsWithOperator(scalar.text)
    if isCut, properties.tag?.hasPrefix("!") ?? (properties.anchor != nil) {
      let span = Span(start, max(start, node.span.end))
      let sign =
        source.utf8[start] == UInt8(ascii: "&") ? "'&' starts an anchor" : "'!' starts a tag"
      diagnostics.append(quoteSwift(span, in: source, because: "in YAML \(sign)"))
      return swift(span)
    }
    if let tag = properties.tag { reportTag(tag, from: start) }
    return nil
  }

  private mutating func reportTag(_ tag: String, from start: Int) {
    var tagStart = start
    if source.utf8.unit(at: start) == UInt8(ascii: "&") {
      tagStart = behindProperty(at: start)
    }
    report(
      "yaml-tag", Span(tagStart, max(tagStart, behindTag(at: tagStart))),
      "tags have no meaning here, and a value is what is written; delete the tag, "
        + "or quote the value if this is Swift")
  }

  /// Whether a text goes on like a Swift expression: `&& isOn`.
  private func startsWithOperator(_ text: String) -> Bool {
    let rest = text.utf8.drop { "+-*/%=<>&|^~?!".utf8.contains($0) }
    return rest.count < text.utf8.count && rest.first == UInt8(ascii: " ")
  }

  private func absent(at offset: Int) -> Node {
    Node(.scalar(Scalar(text: "", style: .plain)), span: Span(offset, offset))
  }

  /// What is written there, as it is.
  private func swift(_ span: Span) -> Node {
    Node(.scalar(Scalar(text: source[span], style: .plain)), span: span)
  }
}

// MARK: - Swift that YAML cuts up

extension TreeBuilder {
  /// `(Int, Int)` in `{type: (Int, Int)}`, of which YAML has read `(Int`.
  private mutating func wholeSwift(of scalar: Scalar, _ span: Span) -> Node? {
    guard let collection = open.last, collection.isFlow,
      collection.isMapping == (collection.key != nil),
      scalar.text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "<") })
    else { return nil }
    let extent = swiftExtent(
      from: span.start, collection.isMapping ? .flowMapping : .flowSequence, in: source.utf8)
    // A mapping without braces ends at the first comma, whatever Swift says.
    guard extent.isCertain, extent.end > span.end, !collection.isMapping || collection.hasBrackets
    else { return nil }
    let whole = Span(span.start, extent.end)
    diagnostics.append(
      quoteSwift(
        whole, in: source, because: "between brackets a comma ends the value in YAML"))
    return swift(whole)
  }

  /// Whether an event belongs to Swift that has been read as a whole.
  private mutating func swallow(_ event: EventReader.Event, _ start: Int, _ end: Int) -> Bool {
    guard var swallowed else { return false }
    let isInsideEntry = (open.last?.isMapping ?? false) && !swallowed.count.isMultiple(of: 2)
    if swallowed.depth == 0, start >= swallowed.until, !isInsideEntry {
      self.swallowed = nil
      return false
    }
    switch event {
    case .sequenceStart, .mappingStart: swallowed.depth += 1
    case .sequenceEnd, .mappingEnd: swallowed.depth -= 1
    case .scalar, .alias, .documentStart, .documentEnd, .end: break
    }
    if swallowed.depth < 0 {
      self.swallowed = nil
      return false
    }
    if swallowed.depth == 0 { swallowed.count += 1 }
    gapStart = max(gapStart, end)
    self.swallowed = swallowed
    return true
  }
}

// MARK: - Places

extension TreeBuilder {
  /// Directly behind the colon. In brackets libyaml puts an absent value before the next token.
  private func placeOfAbsentValue(readAt start: Int) -> Int {
    guard let collection = open.last, collection.isFlow, collection.key != nil else { return start }
    var index = collection.lastEnd
    while index < start, source.utf8[index].isBlankOrBreak { index += 1 }
    return source.utf8.unit(at: index) == UInt8(ascii: ":") ? index + 1 : collection.lastEnd
  }

  /// Behind the last line of a block scalar that is not blank, or behind its header.
  private func endOfBlockScalar(from start: Int, to end: Int) -> Int {
    var index = end
    while index > start, source.utf8[index - 1].isBlankOrBreak { index -= 1 }
    if index > source.utf8.lineEnd(of: start) { return index }
    var headerEnd = start
    while headerEnd < end, !source.utf8[headerEnd].isBlankOrBreak { headerEnd += 1 }
    return headerEnd
  }

  /// Where the value starts behind an anchor and a tag; libyaml's marks include them.
  private func behind(_ properties: EventReader.Properties, from start: Int) -> Int {
    var index = start
    if properties.anchor != nil { index = behindProperty(at: index) }
    if properties.tag != nil { index = behindProperty(at: index) }
    return index
  }

  /// Behind an anchor or a tag and the white space and comments that follow.
  private func behindProperty(at start: Int) -> Int {
    let utf8 = source.utf8
    var index = start + 1
    if utf8.unit(at: start) == UInt8(ascii: "&") {
      while let unit = utf8.unit(at: index), unit.isIdentifier || unit == UInt8(ascii: "-") {
        index += 1
      }
    } else {
      index = behindTag(at: start)
    }
    while let unit = utf8.unit(at: index), unit.isBlankOrBreak || unit == UInt8(ascii: "#") {
      index = unit == UInt8(ascii: "#") ? utf8.lineEnd(of: index) : index + 1
    }
    return min(index, utf8.count)
  }

  private func behindTag(at start: Int) -> Int {
    var index = start
    while let unit = source.utf8.unit(at: index), !unit.isBlankOrBreak { index += 1 }
    return index
  }
}

// MARK: - Limits

extension TreeBuilder {
  private mutating func grow(nodes: Int, text: Int, at span: Span) throws(Stop) {
    size.nodes += nodes
    size.text += text
    if size.nodes > limits.nodes {
      report(
        "too-many-nodes", span,
        "with its aliases expanded this file has more than \(limits.nodes) values; "
          + "use fewer aliases or split it")
      throw Stop()
    }
    if size.text > limits.text {
      report(
        "too-much-text", span,
        "with its aliases expanded this file has more than \(limits.text) bytes of text; "
          + "use fewer aliases or split it")
      throw Stop()
    }
  }

  private mutating func checkDepth(_ depth: Int, at span: Span) throws(Stop) {
    guard depth > limits.depth else { return }
    report(
      "too-deep", span,
      "lists and mappings are nested more than \(limits.depth) deep here; make them flatter")
    throw Stop()
  }
}

/// U+0085, U+2028 and U+2029 outside of quoted and block scalars.
struct StrayBreaks {
  /// Where they stand in the text, stray or not.
  let offsets: [Int]
  private var next = 0
  private var stray: [Int] = []

  init(offsets: [Int]) { self.offsets = offsets }

  /// Notes the ones before a place as stray and those from there to an end as harmless.
  mutating func skip(to start: Int, thenOver end: Int = 0) {
    while next < offsets.count, offsets[next] < start {
      stray.append(offsets[next])
      next += 1
    }
    while next < offsets.count, offsets[next] < end { next += 1 }
  }

  func diagnostic(in source: SourceText) -> Diagnostic? {
    guard let first = stray.first else { return nil }
    let (name, length) =
      source.utf8[first] == 0xC2
      ? ("U+0085 (next line)", 2)
      : source.utf8[first + 2] == 0xA8
        ? ("U+2028 (line separator)", 3) : ("U+2029 (paragraph separator)", 3)
    let more = stray.count > 1 ? "; \(stray.count - 1) more like it follow" : ""
    return Diagnostic(
      "unicode-line-break", at: Place(source, Span(first, first + length)),
      "the invisible \(name) ends a line for some readers of YAML and for others not; "
        + "delete it or use a line feed\(more)")
  }
}
