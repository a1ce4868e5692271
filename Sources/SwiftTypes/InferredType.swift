/// The type of an expression as far as it is known without a type checker: sufficient to find errors, but not
/// to prove correctness.
package indirect enum InferredType: Hashable, Sendable {
  /// Nothing is known.
  case unknown

  /// A type by its qualified name, without generic arguments.
  case named(String)
  case optional(InferredType)
  case list(InferredType)

  /// A type that conforms to a protocol.
  case conforming(String)

  /// The type itself, as in `Edge.top`.
  case metatype(String)
  case function

  /// A function with known parameters and result.
  case callable([InferredType], InferredType)

  /// `Binding` of a value.
  case binding(InferredType)

  /// A closure with a result builder; the parameters are nil if unknown.
  case builder([InferredType]?)

  /// `Void`, and tuples.
  case tuple

  /// The wrapped type of an optional.
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
    // Its meaning is only known where it is declared.
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

  /// Whether it is a closure with a result builder.
  package var isBuilder: Bool { if case .builder = unwrapped { true } else { false } }

  /// The parameters of a closure; nil if unknown.
  package var closureParameters: [InferredType]? {
    switch unwrapped {
    case .callable(let parameters, _): parameters
    case .builder(let parameters): parameters
    case .unknown, .named, .optional, .list, .conforming, .metatype, .function, .binding, .tuple:
      nil
    }
  }

  /// The types of a list that ``signatureTable`` writes in parentheses.
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
  package init(row text: Substring) {
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
