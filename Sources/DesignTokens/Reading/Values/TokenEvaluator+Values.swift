import Diagnostics
import YAMLSyntax

extension TokenEvaluator {
  /// Reads a value of a type, following references; nil after an error.
  mutating func value(_ written: LocatedNode, _ type: TokenType) -> TokenPart<TokenValue>? {
    part(written, type) {
      $0
    } read: {
      $0.read($1, type)
    }
  }

  /// Reads a part of a value, which may refer to a token of a type, or to a part of one.
  ///
  /// - Parameters:
  ///   - unwrap: Extracts the part from the value of a referenced token.
  ///   - read: Reads a value that is not a reference.
  mutating func part<Value>(
    _ written: LocatedNode, _ type: TokenType, _ unwrap: (TokenValue) -> Value?,
    read: (inout Self, LocatedNode) -> Value?
  ) -> TokenPart<Value>? {
    var node = written
    var isReferred = false
    while count(node) {
      switch reference(in: node) {
      case nil:
        let outer = pointer
        defer { pointer = outer }
        if isReferred { pointer = outer ?? written.place }
        return read(&self, node).map { TokenPart($0, at: written.place) }
      case .failure(let error):
        report(.tokenReference, written.place, error.message)
        return nil
      case .success(.token(let path)):
        return token(path, type, at: written.place, unwrap).map {
          TokenPart($0, token: isReferred ? nil : path, at: written.place)
        }
      case .success(.pointer(let names)):
        switch target(names, at: written.place) {
        case .token(let index):
          return token(paths[index], type, at: written.place, unwrap).map {
            TokenPart($0, token: isReferred ? nil : paths[index], at: written.place)
          }
        case .part(let next):
          node = next
          isReferred = true
        case nil: return nil
        }
      }
    }
    return nil
  }

  private mutating func token<Value>(
    _ path: TokenPath, _ type: TokenType, at place: Place, _ unwrap: (TokenValue) -> Value?
  ) -> Value? {
    guard let resolved = resolved(path, at: place) else { return nil }
    if resolved.type == type, let value = unwrap(resolved.part.value) { return value }
    let remedy =
      if case .number(let number) = resolved.part.value, type == .dimension {
        "make it a dimension, as in {\"value\": \(JSONTree.number(number).lineText), \"unit\": \"px\"}"
      } else {
        "refer to another token"
      }
    report(
      .tokenReference, place,
      "'\(shown(path.description))' is \(resolved.type.phrase), and \(type.phrase) is expected here; "
        + remedy,
      notes: [Note("the token is here", at: resolved.declaration.place)])
    return nil
  }

  /// Reads a value that is not a reference.
  private mutating func read(_ node: LocatedNode, _ type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(node).map { .color($0) }
    case .dimension: dimension(node).map { .dimension($0) }
    case .fontFamily: fontFamily(node).map { .fontFamily($0) }
    case .fontWeight: fontWeight(node).map { .fontWeight($0) }
    case .duration: duration(node).map { .duration($0) }
    case .cubicBezier: cubicBezier(node).map { .cubicBezier($0) }
    case .number: number(node).map { .number($0) }
    case .strokeStyle: strokeStyle(node).map { .strokeStyle($0) }
    case .border: border(node).map { .border($0) }
    case .transition: transition(node).map { .transition($0) }
    case .shadow: shadow(node).map { .shadow($0) }
    case .gradient: gradient(node).map { .gradient($0) }
    case .typography: typography(node).map { .typography($0) }
    }
  }

  /// The members of an object by their keys; nil if it is not an object.
  ///
  /// One that is required and missing is reported, so that the others can be read too.
  ///
  /// - Parameter example: An example of such an object.
  mutating func members(
    _ node: LocatedNode, required: [String], optional: [String] = [], of owner: String,
    example: String
  ) -> [String: LocatedNode]? {
    guard let entries = node.entries else {
      reportKind(node, expected: owner, example: example)
      return nil
    }
    var members: [String: LocatedNode] = [:]
    var isRight = true
    for entry in entries {
      guard let key = entry.key.text else { continue }
      if required.contains(key) || optional.contains(key) {
        members[key] = node.with(entry.value)
      } else {
        isRight = false
        let remedy = remedy(for: key, among: required + optional, several: "\(owner) has")
        report(
          .tokenValue, node.with(entry.key).place, "unknown member '\(shown(key))'; \(remedy)")
      }
    }
    let missing = required.filter { members[$0] == nil }
    // A key that is wrong is probably the missing one.
    if !missing.isEmpty, isRight {
      let names = listedMembers(missing)
      report(.tokenValue, node.place, "\(owner) needs \(names), as in '\(example)'")
    }
    return members
  }

  private func listedMembers(_ names: [String]) -> String {
    names.count == 1
      ? "the member '\(names[0])'"
      : "the members " + names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Reports a value of a kind that its type does not allow.
  ///
  /// - Parameter remedy: The value that is certainly meant.
  mutating func reportKind(
    _ node: LocatedNode, expected owner: String, example: String, remedy: String? = nil
  ) {
    report(
      .tokenValue, node.place,
      "\(owner) is expected, found \(node.found); write \(remedy ?? "it as '\(example)'")",
      fix: remedy.map { ("write \($0)", $0) })
  }

  /// Reads a number within a value, which only a JSON pointer may replace.
  mutating func numberLiteral(_ written: LocatedNode, of owner: String) -> Double? {
    guard let node = literal(written) else { return nil }
    if let number = node.number { return number }
    report(
      .tokenValue, written.place, "\(owner) is a number, found \(node.found)\(numberHint(node))",
      fix: node.isSame(as: written) ? numberFix(node) : nil)
    return nil
  }

  /// The fix of a number in quotes; nil if the node is not one.
  func numberFix(_ node: LocatedNode) -> (message: String, replacement: String)? {
    guard case .scalar(let scalar) = node.node.content, scalar.style != .plain,
      JSONNumber(scalar.text) != nil
    else { return nil }
    return ("remove the quotes", scalar.text)
  }

  /// The end of a message with the number that a text probably means.
  func numberHint(_ node: LocatedNode) -> String {
    guard case .scalar(let scalar) = node.node.content else { return "" }
    if scalar.style != .plain, JSONNumber(scalar.text) != nil { return "; remove the quotes" }
    return JSONNumber(loose: scalar.text).map { "; write \($0.text)" } ?? ""
  }

  /// Reads a word within a value, which only a JSON pointer may replace.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ written: LocatedNode, _ noun: String, plural: String,
    hint: (String) -> (text: String, word: Word?)? = { _ in nil }
  ) -> Word? where Word.RawValue == String {
    guard let node = literal(written) else { return nil }
    let words = Word.allCases.map(\.rawValue)
    guard let text = node.string else {
      report(
        .tokenValue, written.place,
        "a \(noun) is expected, found \(node.found); the \(plural) are "
          + words.map { "'\($0)'" }.joined(separator: ", "))
      return nil
    }
    if let word = Word(rawValue: text) { return word }
    let hint = hint(text)
    let remedy = hint?.text ?? remedy(for: text, among: words, several: "the \(plural) are")
    // A word in other letter case is certainly meant.
    let meant = hint?.word?.rawValue ?? words.first { $0.lowercased() == text.lowercased() }
    let isHere = node.isSame(as: written)
    report(
      .tokenValue, written.place, "unknown \(noun) '\(shown(text))'; \(remedy)",
      fix: (isHere ? meant : nil).map { ("write '\($0)'", "\"\($0)\"") })
    return nil
  }
}
