/// A type as it is written, with what follows from that.
///
/// Deciding what a call means holds the same few types against each other again and again. Each is
/// looked at once, when it is needed; two forms of one table are the same if their texts are.
final class TypeForm {
  let text: String

  /// Its words and signs without spaces, by their numbers in the table.
  let words: [Int]

  /// Whether it is written as an optional type.
  let isOptional: Bool

  /// Whether it is a generic type with arguments.
  let hasArguments: Bool

  /// Whether it takes any string.
  let isAnyString: Bool
  private unowned let table: TypeTable
  private var conformances: [String: Bool] = [:]

  fileprivate init(_ text: String, words: [Int], in table: TypeTable) {
    self.text = text
    self.words = words
    self.table = table
    isOptional = text.isOptionalType
    hasArguments = text.utf8.contains(UInt8(ascii: "<"))
    isAnyString = text.contains("some StringProtocol")
  }

  /// What is inside of an optional type.
  private(set) lazy var wrapped = text.wrappedInOptional.map(table.form)

  /// What it says as a function's type.
  private(set) lazy var function = FunctionShape(text).map { FunctionForm($0, in: table) }

  /// The same without spaces.
  private(set) lazy var compact =
    text.utf8.contains(UInt8(ascii: " ")) ? table.form(text.filter { $0 != " " }) : self

  /// Whether it conforms to what is written; see ``TypeFacts/conforms(_:to:)``.
  func conforms(to protocols: String) -> Bool {
    if let known = conformances[protocols] { return known }
    let conforms = TypeFacts.conforms(text, to: protocols)
    conformances[protocols] = conforms
    return conforms
  }
}

extension TypeForm {
  /// What a function's type says, part by part.
  struct FunctionForm {
    let shape: FunctionShape

    /// The parameters in their parentheses.
    let parameters: TypeForm
    let parameterCount: Int
    let result: TypeForm

    /// How often it may wait.
    let waits: Int

    fileprivate init(_ shape: FunctionShape, in table: TypeTable) {
      self.shape = shape
      parameters = table.form("(\(shape.parameters))")
      parameterCount = shape.parameterCount
      result = table.form(shape.result)
      waits = shape.effects.contains("async") ? 1 : 0
    }
  }
}

/// The types that some initializers and the calls of them name.
final class TypeTable {
  private var forms: [String: TypeForm] = [:]
  private var numbers: [String: Int] = [:]
  private var texts: [String] = []

  private(set) lazy var string = form("String")
  private(set) lazy var key = form("LocalizedStringKey")
  private(set) lazy var nothing = form("Void")
  private(set) lazy var anyView = form(TypeFacts.anyView)
  private(set) lazy var twoViews = form(TypeFacts.twoViews)
  private(set) lazy var noView = form(TypeFacts.noView)

  func form(_ text: String) -> TypeForm {
    if let known = forms[text] { return known }
    let form = TypeForm(text, words: tokens(of: text).map(number), in: self)
    forms[text] = form
    return form
  }

  /// The form of some words and signs.
  func form(_ words: ArraySlice<Int>) -> TypeForm {
    form(words.map { texts[$0] }.joined())
  }

  /// The number of a word or sign.
  func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = texts.count
    texts.append(word)
    return texts.count - 1
  }
}

/// The words and signs of a type.
private func tokens(of type: String) -> [String] {
  var tokens: [String] = []
  var isWord = false
  for character in type {
    let continues = character.isPartOfName
    if character != " " {
      if continues, isWord {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    isWord = continues
  }
  return tokens
}
