import CLibYAML

/// libyaml's events with source places.
struct EventReader {
  /// An event, except those for the start and the end of the stream.
  enum Event {
    case documentStart(isExplicit: Bool, hasTagDirectives: Bool)
    case documentEnd
    case scalar(text: String, style: Scalar.Style, Properties)
    case sequenceStart(isFlow: Bool, Properties)
    case sequenceEnd
    case mappingStart(isFlow: Bool, Properties)
    case mappingEnd
    case alias(String)
    case end
  }

  /// The anchor and tag of a node.
  struct Properties {
    var anchor: String?
    var tag: String?

    var isEmpty: Bool { anchor == nil && tag == nil }
  }

  /// libyaml's message about text it cannot read.
  struct Failure: Error {
    var problem: String
    var context: String

    /// Offsets in the source.
    var place: Int
    var contextPlace: Int
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: ParserInput
  private var cursor: MarkCursor

  init(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, input: ParserInput,
    source: UnsafeBufferPointer<UInt8>
  ) {
    self.parser = parser
    self.input = input
    cursor = MarkCursor(source: source, isIdentity: input.isIdentity)
  }

  /// Reads the next event.
  mutating func next() throws(Failure) -> (event: Event, start: Int, end: Int) {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) != 0 else { throw failure() }
      defer { yaml_event_delete(&event) }
      guard let kind = kind(of: event) else { continue }
      let start = cursor.offset(ofIndex: event.start_mark.index)
      return (kind, start, cursor.offset(ofIndex: event.end_mark.index))
    }
  }

  private func kind(of event: yaml_event_t) -> Event? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      let start = event.data.document_start
      return .documentStart(
        isExplicit: start.implicit == 0,
        hasTagDirectives: start.tag_directives.start != start.tag_directives.end)
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(
        text: input.restored(text), style: style(scalar.style),
        properties(anchor: scalar.anchor, tag: scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return .sequenceStart(
        isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE,
        properties(anchor: start.anchor, tag: start.tag))
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return .mappingStart(
        isFlow: start.style == YAML_FLOW_MAPPING_STYLE,
        properties(anchor: start.anchor, tag: start.tag))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_ALIAS_EVENT: return .alias(string(event.data.alias.anchor) ?? "")
    case YAML_STREAM_START_EVENT: return nil
    default: return .end
    }
  }

  private func style(_ style: yaml_scalar_style_t) -> Scalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private func properties(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> Properties {
    Properties(anchor: string(anchor), tag: string(tag))
  }

  private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private mutating func failure() -> Failure {
    let error = parser.pointee
    return Failure(
      problem: error.problem.map { String(cString: $0) } ?? "libyaml ran out of memory",
      context: error.context.map { String(cString: $0) } ?? "",
      place: cursor.offset(ofIndex: error.problem_mark.index),
      contextPlace: cursor.offset(ofIndex: error.context_mark.index))
  }
}

/// Runs a body with a parser over a text, and frees the parser.
func withEventReader<Result>(
  over input: ParserInput, source: UnsafeBufferPointer<UInt8>,
  _ body: (inout EventReader) -> Result
) -> Result? {
  func run(_ text: UnsafeBufferPointer<UInt8>) -> Result? {
    withUnsafeTemporaryAllocation(of: yaml_parser_t.self, capacity: 1) { memory -> Result? in
      guard let parser = memory.baseAddress, yaml_parser_initialize(parser) != 0 else {
        return nil
      }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)
      var reader = EventReader(parser, input: input, source: source)
      return body(&reader)
    }
  }
  guard let substitute = input.substitute else { return run(source) }
  return substitute.withUnsafeBufferPointer(run)
}
