/// A message of the compiler with the changes that it suggests, which its text shows only in part.
struct SerializedMessage: Sendable {
  let line: Int
  let column: Int
  let text: String
  var fixes: [CompilerMessage.Fix] = []
}

/// Reads the messages of a file in the format of Clang's serialized diagnostics, which is a bitstream of LLVM. Notes
/// follow the message that they belong to.
///
/// - Returns: Nil if the bytes have another format.
func serializedMessages(in bytes: [UInt8]) -> [SerializedMessage]? {
  guard bytes.starts(with: "DIAG".utf8) else { return nil }
  var reader = SerializedReader(BitReader(bytes, from: 32))
  return reader.readAll() ? reader.messages : nil
}

/// Reads the blocks and records of a bitstream.
private struct SerializedReader {
  private var bits: BitReader
  private(set) var messages: [SerializedMessage] = []

  /// The abbreviations that a block has from its start, by its number.
  private var known: [Int: [[Operand]]] = [:]

  /// How a field of a record is written.
  private enum Operand {
    case literal(Int)
    case fixed(Int)
    case variable(Int)
    case array
    case letter
    case blob
  }

  private struct Record {
    let code: Int
    var fields: [Int] = []
    var blob: ArraySlice<UInt8> = []
  }

  init(_ bits: BitReader) { self.bits = bits }

  /// - Returns: Whether everything has the right format.
  mutating func readAll() -> Bool {
    while !bits.isAtEnd {
      guard bits.read(2) == 1, readBlock(depth: 0) else { return false }
    }
    return true
  }

  /// Reads a block after the mark of its start.
  private mutating func readBlock(depth: Int) -> Bool {
    guard depth < 8, let block = bits.readVariable(8), let width = bits.readVariable(4),
      (2...32).contains(width), bits.align(), bits.read(32) != nil
    else { return false }
    var abbreviations = known[block] ?? []
    // The block that a block with information is about.
    var subject: Int?
    while true {
      guard let mark = bits.read(width) else { return false }
      switch mark {
      case 0: return bits.align()
      case 1:
        guard readBlock(depth: depth + 1) else { return false }
      case 2:
        guard let abbreviation = readAbbreviation() else { return false }
        if block == 0 {
          guard let subject else { return false }
          known[subject, default: []].append(abbreviation)
        } else {
          abbreviations.append(abbreviation)
        }
      default:
        let record =
          mark == 3
          ? readRecord()
          : abbreviations.indices.contains(mark - 4) ? readRecord(abbreviations[mark - 4]) : nil
        guard let record else { return false }
        if block == 0 {
          if record.code == 1 { subject = record.fields.first }
        } else if block == 9 {
          use(record)
        }
      }
    }
  }

  private mutating func readAbbreviation() -> [Operand]? {
    guard let count = bits.readVariable(5), count < 1 << 10 else { return nil }
    var operands: [Operand] = []
    for _ in 0..<count {
      guard let isLiteral = bits.read(1) else { return nil }
      if isLiteral == 1 {
        guard let value = bits.readVariable(8) else { return nil }
        operands.append(.literal(value))
        continue
      }
      switch bits.read(3) {
      case 1:
        guard let width = bits.readVariable(5), width <= 32 else { return nil }
        operands.append(.fixed(width))
      case 2:
        guard let width = bits.readVariable(5), (2...32).contains(width) else { return nil }
        operands.append(.variable(width))
      case 3: operands.append(.array)
      case 4: operands.append(.letter)
      case 5: operands.append(.blob)
      default: return nil
      }
    }
    return operands
  }

  private mutating func readRecord() -> Record? {
    guard let code = bits.readVariable(6), let count = bits.readVariable(6), count < 1 << 16
    else { return nil }
    var record = Record(code: code)
    for _ in 0..<count {
      guard let field = bits.readVariable(6) else { return nil }
      record.fields.append(field)
    }
    return record
  }

  private mutating func readRecord(_ operands: [Operand]) -> Record? {
    var fields: [Int] = []
    var blob: ArraySlice<UInt8> = []
    var rest = operands[...]
    while let operand = rest.popFirst() {
      switch operand {
      case .blob:
        guard let bytes = bits.readBlob() else { return nil }
        blob = bytes
      case .array:
        guard let element = rest.popFirst(), let count = bits.readVariable(6), count < 1 << 16
        else { return nil }
        for _ in 0..<count {
          guard let field = readField(element) else { return nil }
          fields.append(field)
        }
      default:
        guard let field = readField(operand) else { return nil }
        fields.append(field)
      }
    }
    guard let code = fields.first else { return nil }
    return Record(code: code, fields: Array(fields.dropFirst()), blob: blob)
  }

  private mutating func readField(_ operand: Operand) -> Int? {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): bits.read(width)
    case .variable(let width): bits.readVariable(width)
    case .letter: bits.read(6)
    case .array, .blob: nil
    }
  }

  /// Takes a message, or a change that the last one suggests.
  private mutating func use(_ record: Record) {
    let text = String(decoding: record.blob, as: UTF8.self)
    let fields = record.fields
    switch record.code {
    case 2 where fields.count >= 4:
      messages.append(SerializedMessage(line: fields[2], column: fields[3], text: text))
    case 7 where fields.count >= 8 && !messages.isEmpty:
      messages[messages.count - 1].fixes.append(
        CompilerMessage.Fix(
          start: (fields[1], fields[2]), end: (fields[5], fields[6]), replacement: text))
    default: break
    }
  }
}

/// Reads numbers from the bits of 32-bit words, the lowest first.
private struct BitReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position + 32 > bytes.count * 8 }

  mutating func read(_ width: Int) -> Int? {
    guard position + width <= bytes.count * 8 else { return nil }
    var value = 0
    for bit in 0..<width where bytes[(position + bit) >> 3] >> ((position + bit) & 7) & 1 == 1 {
      value |= 1 << bit
    }
    position += width
    return value
  }

  /// Reads a number in groups of bits, of which the highest says whether another group follows.
  mutating func readVariable(_ width: Int) -> Int? {
    var (value, shift) = (0, 0)
    while true {
      guard shift < 60, let group = read(width) else { return nil }
      let mark = 1 << (width - 1)
      value |= (group & (mark - 1)) << shift
      if group & mark == 0 { return value }
      shift += width - 1
    }
  }

  /// Skips the rest of a word.
  mutating func align() -> Bool {
    position = (position + 31) / 32 * 32
    return position <= bytes.count * 8
  }

  mutating func readBlob() -> ArraySlice<UInt8>? {
    guard let count = readVariable(6), align(), count <= bytes.count - position / 8 else {
      return nil
    }
    let start = position / 8
    position += count * 8
    return align() ? bytes[start..<start + count] : nil
  }
}
