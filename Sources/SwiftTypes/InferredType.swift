/// What is known of the type of an expression without a type checker: enough to say that something is wrong,
/// never that it is right.
package indirect enum InferredType: Hashable, Sendable {
  /// Nothing is known.
  case unknown

  /// A type by its name with those around it, without generic arguments.
  case named(String)
  case optional(InferredType)
  case list(InferredType)

  /// A type that conforms to a protocol.
  case conforming(String)

  /// The type itself, as in `Edge.top`.
  case metatype(String)
  case function

  /// A function of which it is known what it takes and returns.
  case callable([InferredType], InferredType)

  /// `Binding` of a value.
  case binding(InferredType)

  /// A closure of some parameters whose statements a result builder puts together; nil if they are not known.
  case builder([InferredType]?)

  /// `Void`, and tuples.
  case tuple

  /// What is inside of an optional.
  package var unwrapped: InferredType {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }

  package init(_ type: TypeExpression) {
    let type = type.desugared
    if let wrapped = type.wrapped {
      self = .optional(InferredType(wrapped))
      return
    }
    switch type.form {
    case .name("Binding") where type.parts.count == 1: self = .binding(InferredType(type.parts[0]))
    // What it stands for is known where it is declared.
    case .name("Self"): self = .unknown
    case .name, .member: self = type.fullName.map(InferredType.named) ?? .unknown
    case .array: self = .list(type.element.map(InferredType.init) ?? .unknown)
    case .function: self = Self.function(of: type)
    case .tuple: self = .tuple
    case .opaque, .existential:
      self = type.parts.first?.fullName.map(InferredType.conforming) ?? .unknown
    case .attributed: self = type.isFunction ? Self.function(of: type) : .unknown
    case .optional, .dictionary, .parentheses, .composition, .suppressed, .metatype,
      .packExpansion, .packElement, .other:
      self = .unknown
    }
  }

  private static func function(of type: TypeExpression) -> Self {
    guard let function = type.function else { return .function }
    return .callable(function.parameters.map(Self.init), Self(function.result))
  }

  /// Whether it is a function.
  package var isFunction: Bool {
    switch self {
    case .function, .callable: true
    default: false
    }
  }

  /// Whether it is a closure whose statements a result builder puts together.
  package var isBuilder: Bool { if case .builder = unwrapped { true } else { false } }

  /// What a closure is called with; nil if that is not known.
  package var closureParameters: [InferredType]? {
    switch unwrapped {
    case .callable(let parameters, _): parameters
    case .builder(let parameters): parameters
    case .unknown, .named, .optional, .list, .conforming, .metatype, .function, .binding, .tuple:
      nil
    }
  }

  /// The types of a list that ``signatureTable`` writes between parentheses.
  private static func rowParameters(_ text: Substring) -> [InferredType] {
    var types: [InferredType] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "<", "[", "(": depth += 1
      case ">", "]", ")": depth -= 1
      case "," where depth == 0:
        types.append(InferredType(row: text[start..<index]))
        start = text.index(after: index)
      default: break
      }
    }
    if !text.isEmpty { types.append(InferredType(row: text[start...])) }
    return types
  }

  /// A type as ``signatureTable`` writes it.
  init(row text: Substring) {
    if text.hasSuffix("?") {
      self = .optional(InferredType(row: text.dropLast()))
    } else if text.hasPrefix("some ") {
      self = .conforming(String(text.dropFirst(5)))
    } else if text == "{}" {
      self = .function
    } else if text.hasPrefix("{(") {
      self = .callable(Self.rowParameters(text.dropFirst(2).dropLast(2)), .unknown)
    } else if text.hasPrefix("{@") {
      self = .builder(
        text == "{@}" ? nil : Self.rowParameters(text.dropFirst(3).dropLast(2)))
    } else if text == "()" || text == "Void" {
      self = .tuple
    } else if text.hasPrefix("["), text != "[:]" {
      self = .list(InferredType(row: text.dropFirst().dropLast()))
    } else if text.isEmpty || text == "_" || text == "Self" || text.first == "[" {
      self = .unknown
    } else if text.hasPrefix("Binding<") {
      self = .binding(InferredType(row: text.dropFirst(8).dropLast()))
    } else {
      self = .named(String(text.prefix { $0 != "<" }))
    }
  }
}
