import Foundation
import SwiftUI

// What a call passes is marked with a number from 7001 to 7999, which is in a text, a value, or is performed.

/// The numbers of the actions that were performed, and of the bindings that were written.
@MainActor private var performed: [Int] = []

/// An action that leaves a mark.
public func perform(_ mark: Int) { MainActor.assumeIsolated { performed.append(mark) } }

/// A binding that leaves a mark when it is written.
public func bound<Value>(_ value: Value, _ mark: Int) -> Binding<Value> {
  nonisolated(unsafe) let value = value
  return Binding(get: { value }, set: { _ in perform(mark) })
}

public func text(_ mark: Int) -> Text { Text(verbatim: "m\(mark)") }
public func view(_ mark: Int) -> AnyView { AnyView(text(mark)) }

/// A value of a type that callers decide.
public struct Marked: Hashable, Comparable, Codable, Sendable, Identifiable, CaseIterable,
  CustomStringConvertible
{
  public static let allCases = [Marked(1)]
  public let mark: Int
  public init(_ mark: Int) { self.mark = mark }
  public var id: Int { mark }
  public var description: String { "\(mark)" }
  public static func < (one: Self, other: Self) -> Bool { one.mark < other.mark }
}

/// An error.
public struct MarkedError: Error {
  public let mark: Int
  public init(mark: Int) { self.mark = mark }
}

/// Compares what calls create with what they should.
@MainActor public final class CallChecks {
  public private(set) var problems: [String] = []

  /// The number of calls, and of arguments that arrived where they should.
  public private(set) var callCount = 0
  public private(set) var argumentCount = 0

  /// The arguments that are in their place, and cannot be told from others of their type.
  public private(set) var incomparable: [String] = []

  /// The marks that can be in any part of what the current call creates.
  private var ignored: Set<Int> = []

  public init() {}

  /// Compares the parts of a value with what is expected.
  ///
  /// - Parameters:
  ///   - call: The call, for people.
  ///   - made: What it created.
  ///   - expected: Expectations that are separated by spaces. A part is a stored property, or the position of a value
  ///     in an enum's case, such as `#0`.
  ///     - `title=7001,7002`: it contains these marks, in this order.
  ///     - `title~7001,@0`: it contains the marks that are given, and those of the value, in any order.
  ///     - `title<7001`: it contains some of these marks, and no others.
  ///     - `role@0`: it is the given value with this position.
  ///     - `format&0@1`: it is a function, whose result is compared; value 0 calls it.
  ///     - `title+`, `title-`: it is not nil, or nil.
  ///     - `*!7001,@0`: these marks can be in any part.
  ///   - values: The values of variables.
  public func check(_ call: String, _ made: Any, _ expected: String, _ values: [Any] = []) {
    callCount += 1
    let parts = storedParts(of: made)
    ignored = []
    for expectation in expected.split(separator: " ") {
      guard let sign = expectation.firstIndex(where: { "=~<@+-!&".contains($0) }) else { continue }
      let name = String(expectation[..<sign])
      let text = expectation[expectation.index(after: sign)...]
      if name == "*" {
        ignored = Set(expectedMarks(text, values))
        continue
      }
      // A value stores the function that makes a slot's views.
      let maker = "make\(name.prefix(1).uppercased())\(name.dropFirst())"
      guard let part = parts[name] ?? parts[maker] else {
        problems.append("\(call): nothing is stored as '\(name)': \(parts.keys.sorted())")
        continue
      }
      if let problem = problem(of: part, expectation[sign], text, values) {
        problems.append("\(call): \(name) \(problem)")
      }
    }
  }

  private func expectedMarks(_ text: Substring, _ values: [Any]) -> [Int] {
    text.split(separator: ",").flatMap { word in
      word.first == "@" ? marks(in: values[Int(word.dropFirst())!]) : [Int(word)!]
    }
  }

  private func problem(
    of part: Any, _ sign: Character, _ text: Substring, _ values: [Any]
  ) -> String? {
    switch sign {
    case "&":
      guard let sign = text.firstIndex(where: { "=~<@".contains($0) }),
        let call = values[Int(text[..<sign])!] as? StoredCall
      else { return "has a malformed expectation \(text)" }
      let function = contained(in: part)
      guard isFunction(function) else { return "is no function: \(part)" }
      return problem(
        of: call(words(of: function), types(in: function)[0]), text[sign],
        text[text.index(after: sign)...], values)
    case "+", "-":
      let isNil = isNil(part)
      return isNil == (sign == "-") ? nil : isNil ? "is nil" : "is not nil: \(part)"
    case "@":
      let value = values[Int(text)!]
      let (found, expected) = (marks(in: part), marks(in: value))
      guard expected.isEmpty, found.isEmpty else {
        argumentCount += 1
        return found == expected ? nil : "has the marks \(found), not \(expected)"
      }
      if contained(in: part) is any Equatable {
        argumentCount += 1
        let (found, expected) = (onlyElement(of: part), onlyElement(of: value))
        return "\(found)" == "\(expected)" ? nil : "is \(found), not \(expected)"
      }
      incomparable.append("\(type(of: value))")
      return isNil(part) == isNil(value) ? nil : "is \(part), not \(value)"
    default:
      var expected = expectedMarks(text, values)
      var found = marks(in: part).filter { !ignored.contains($0) || expected.contains($0) }
      argumentCount += expected.count
      if sign == "<", Set(found).isSubset(of: expected) { return nil }
      if sign == "~" { (found, expected) = (found.sorted(), Set(expected).sorted()) }
      return found == expected ? nil : "has the marks \(found), not \(expected)"
    }
  }
}

/// The stored properties of what a call creates, by name, or the values of an enum's case.
@MainActor private func storedParts(of value: Any) -> [String: Any] {
  let mirror = Mirror(reflecting: value)
  // A method of a view applies a modifier.
  if "\(type(of: value))".hasPrefix("ModifiedContent<"),
    let modifier = mirror.descendant("modifier")
  {
    return storedParts(of: modifier)
  }
  var parts: [String: Any] = [:]
  if mirror.displayStyle == .enum {
    guard let payload = mirror.children.first?.value else { return [:] }
    let several = Mirror(reflecting: payload)
    let values = several.displayStyle == .tuple ? several.children.map(\.value) : [payload]
    for (index, value) in values.enumerated() { parts["#\(index)"] = value }
    return parts
  }
  for (label, value) in mirror.children {
    guard let label else { continue }
    parts[label.hasPrefix("_") ? String(label.dropFirst()) : label] = value
  }
  return parts
}

/// What an optional contains, or the value.
private func contained(in value: Any) -> Any {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else {
    return value
  }
  return contained(in: wrapped)
}

/// The element of a collection that has one, which a result builder can make from it.
private func onlyElement(of value: Any) -> Any {
  let value = contained(in: value)
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .collection, mirror.children.count == 1 else { return value }
  return mirror.children.first!.value
}

private func isNil(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return false }
  return mirror.children.first.map { isNil($0.value) } ?? true
}

/// What the previews of a component, which are evaluated, name that is not modeled: once for each preview.
@MainActor public func unmodeled<P: View & CaseIterable & RawRepresentable & Sendable>(
  inPreviews _: P.Type
) -> [Set<String>] where P.RawValue == String {
  P.allCases.map { preview in
    let host = ModelHost(preview)
    host.update()
    _ = host.accessibilityTree
    return host.unmodeled
  }
}

/// A function and its context, as they are stored.
///
/// A mirror passes a function as it is stored, whose parameters and result can be passed in another way than those of a
/// function in a variable of type `Any`: only code that knows the type of the property can call it.
public typealias FunctionWords = (UInt, UInt)

/// The call of a stored function, whose result has the given type.
public typealias StoredCall = @MainActor (FunctionWords, Any.Type) -> Any

private func words(of function: Any) -> FunctionWords {
  withUnsafeBytes(of: function) { $0.load(as: FunctionWords.self) }
}

private protocol Writable { @MainActor func write() }
extension Binding: Writable { fileprivate func write() { wrappedValue = wrappedValue } }

/// The marks in a value, each once: in what it shows, in what is stored in it, and in what it performs.
@MainActor private func marks(in value: Any) -> [Int] {
  var found: [Int] = []
  collect(from: value, into: &found, depth: 0)
  return found
}

@MainActor private func collect(from value: Any, into found: inout [Int], depth: Int) {
  guard depth < 8 else { return }
  func add(_ marks: [Int]) { for mark in marks where !found.contains(mark) { found.append(mark) } }
  if let binding = value as? any Writable {
    performed = []
    binding.write()
    add(performed)
  }
  switch value {
  case let text as any StringProtocol: return add(marks(inText: String(text)))
  case let number as any Numeric: return add(marks(inText: "\(number)"))
  case let date as Date: return add(marks(inText: "\(Int(date.timeIntervalSinceReferenceDate))"))
  case let url as URL: return add(marks(inText: url.absoluteString))
  case let view as any View:
    let host = ModelHost(AnyView(view))
    add(marks(inText: host.update().outline))
  default: break
  }
  if isFunction(value) {
    performed = []
    guard let result = called(value) else { return }
    add(performed)
    return collect(from: result, into: &found, depth: depth + 1)
  }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class { return }
  for child in mirror.children {
    if let view = storedView(child.value, in: value) {
      collect(from: view, into: &found, depth: depth + 1)
    } else if isCallable(child.value, in: value) {
      collect(from: child.value, into: &found, depth: depth + 1)
    }
  }
}

/// The view that a function returns which is stored in a type without generic parameters.
@MainActor private func storedView(_ stored: Any, in value: Any) -> AnyView? {
  struct Stored { let function: () -> AnyView }
  let function = contained(in: stored)
  guard isFunction(function), !(value is any View), !"\(type(of: value))".contains("<"),
    types(in: function).map(ObjectIdentifier.init) == [ObjectIdentifier(AnyView.self)]
  else { return nil }
  return unsafeBitCast(words(of: function), to: Stored.self).function()
}

/// Whether what is stored in a value is no function, or one that is stored as a variable of type `Any` expects it: it
/// returns nothing, or a value of a generic type. Those of views are called when the view is evaluated.
private func isCallable(_ stored: Any, in value: Any) -> Bool {
  let function = contained(in: stored)
  guard isFunction(function) else { return true }
  if value is any View { return false }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional || mirror.displayStyle == .collection { return true }
  let result = types(in: function)[0]
  let parent = "\(type(of: value))"
  return result == Void.self
    || parent.firstIndex(of: "<").map { parent[$0...].contains("\(result)") } ?? false
}

private func isFunction(_ value: Any) -> Bool {
  unsafeBitCast(type(of: value) as Any.Type, to: UnsafePointer<UInt>.self)[0] == 0x302
}

private func marks(inText text: String) -> [Int] {
  text.matches(of: #/7\d\d\d(?!\d)/#).compactMap { Int($0.output) }
}

/// The result of a function whose type is only known when it runs; nil if it is no function, or cannot be called.
///
/// The closures of calls ignore their arguments.
@MainActor private func called(_ function: Any) -> Any? {
  guard isFunction(function) else { return nil }
  let types = types(in: function)
  func without<R>(_: R.Type) -> Any? {
    if let function = function as? () -> R { return function() }
    if let function = function as? @MainActor () -> R { return function() }
    if let function = function as? @Sendable () -> R { return function() }
    return (function as? @MainActor @Sendable () -> R)?()
  }
  func withOne<R, A>(_: R.Type, _: A.Type) -> Any? {
    guard let a = example(of: A.self) else { return nil }
    if let function = function as? (A) -> R { return function(a) }
    if let function = function as? @MainActor (A) -> R { return function(a) }
    if let function = function as? @Sendable (A) -> R { return function(a) }
    return (function as? @MainActor @Sendable (A) -> R)?(a)
  }
  func withTwo<R, A, B>(_: R.Type, _: A.Type, _: B.Type) -> Any? {
    guard let a = example(of: A.self), let b = example(of: B.self) else { return nil }
    if let function = function as? (A, B) -> R { return function(a, b) }
    return (function as? @MainActor (A, B) -> R)?(a, b)
  }
  return switch types.count {
  case 1: without(types[0])
  case 2: withOne(types[0], types[1])
  case 3: withTwo(types[0], types[1], types[2])
  default: nil
  }
}

/// The types of a function's result and of its parameters.
private func types(in function: Any) -> [Any.Type] {
  // The layout of the metadata of function types is stable: the kind, flags with the number of parameters, the result,
  // and the parameters.
  let words = unsafeBitCast(type(of: function) as Any.Type, to: UnsafePointer<UInt>.self)
  return (2..<(3 + Int(words[1] & 0xFFFF))).map { unsafeBitCast(words[$0], to: Any.Type.self) }
}

/// A value of a type; nil if there is none.
@MainActor private func example<Value>(of type: Value.Type) -> Value? {
  func first<Cases: CaseIterable>(of: Cases.Type) -> Any? { Cases.allCases.first }
  if let type = type as? any CaseIterable.Type { return first(of: type) as? Value }
  let values: [Any] = [
    true, 1, 0.5, "a", Marked(1), CGFloat(1), [Marked](), (1, true), [Int: Bool](),
  ]
  for value in values {
    if let value = value as? Value { return value }
  }
  // The first case of an enum without values.
  let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)[0]
  if kind == 0x201, MemoryLayout<Value>.size <= 1 {
    return withUnsafeBytes(of: UInt8(0)) { $0.load(as: Value.self) }
  }
  return nil
}
