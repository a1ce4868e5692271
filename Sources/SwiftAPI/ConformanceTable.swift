/// The protocols for which the conformances of ``valueTypes`` are known.
package let settledProtocols: Set<String> = [
  "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "Comparable", "Equatable",
  "FixedWidthInteger", "FloatingPoint", "Hashable", "Identifiable", "Numeric", "ObservableObject",
  "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "UnsignedInteger",
]

/// The protocols that a Swift protocol refines, directly or indirectly, including itself; nil if unknown.
package func refinements(of name: String) -> Set<String>? {
  guard let direct = refined[name] else {
    guard knownDeclaration(of: name)?.kind == .interface else { return nil }
    return knownProtocols(of: name)?.union([name])
  }
  return direct.reduce(into: [name]) { $0.formUnion(refinements(of: $1) ?? []) }
}

private let refined: [String: [String]] = [
  "AdditiveArithmetic": ["Equatable"],
  "AnyObject": [],
  "BidirectionalCollection": ["Collection"],
  "BinaryFloatingPoint": ["FloatingPoint"],
  "BinaryInteger": ["Hashable", "Numeric", "Strideable"],
  "BitwiseCopyable": [],
  "CaseIterable": [],
  "Codable": [],
  "Collection": ["Sequence"],
  "Comparable": ["Equatable"],
  "CustomStringConvertible": [],
  "Decodable": [],
  "Encodable": [],
  "Equatable": [],
  "Error": ["Sendable"],
  "FixedWidthInteger": ["BinaryInteger"],
  "FloatingPoint": ["Hashable", "SignedNumeric", "Strideable"],
  "Hashable": ["Equatable"],
  "Identifiable": [],
  "LocalizedError": ["Error"],
  "Numeric": ["AdditiveArithmetic"],
  "ObservableObject": [],
  "OptionSet": ["SetAlgebra", "RawRepresentable"],
  "RandomAccessCollection": ["BidirectionalCollection"],
  "RawRepresentable": [],
  "Sendable": [],
  "Sequence": [],
  "SetAlgebra": ["Equatable"],
  "SignedInteger": ["BinaryInteger", "SignedNumeric"],
  "SignedNumeric": ["Numeric"],
  "Strideable": ["Comparable"],
  "StringProtocol": ["BidirectionalCollection", "Comparable", "Hashable"],
  "UnsignedInteger": ["BinaryInteger"],
  "View": [],
]

/// The associated types of the protocols that ``refinements(of:)`` covers; protocols without any are omitted.
package let associatedTypes: [String: [String]] = [
  "CaseIterable": ["AllCases"],
  "Collection": ["Index", "Indices", "SubSequence"],
  "FixedWidthInteger": ["Magnitude", "Words"],
  "FloatingPoint": ["Exponent"],
  "BinaryFloatingPoint": ["RawExponent", "RawSignificand"],
  "BinaryInteger": ["Words"],
  "Identifiable": ["ID"],
  "Numeric": ["IntegerLiteralType", "Magnitude"],
  "ObservableObject": ["ObjectWillChangePublisher"],
  "RawRepresentable": ["RawValue"],
  "SetAlgebra": ["ArrayLiteralElement", "Element"],
  "Sequence": ["Element", "Iterator"],
  "Strideable": ["Stride"],
  "StringProtocol": [
    "ExtendedGraphemeClusterLiteralType", "StringInterpolation", "StringLiteralType", "UTF8View",
    "UTF16View", "UnicodeScalarLiteralType", "UnicodeScalarView",
  ],
  "View": ["Body"],
]

/// The ``settledProtocols`` that a value type conforms to; nil for other types. Nothing is implicitly
/// converted to a value type, and value types are only converted to optionals and existentials.
package func valueTypeConformances(of name: String) -> Set<String>? {
  guard let direct = valueTypes[name] else { return nil }
  return direct.reduce(into: []) { $0.formUnion(refinements(of: $1) ?? []) }
}

private let signed = ["FixedWidthInteger", "SignedInteger"]
private let unsigned = ["FixedWidthInteger", "UnsignedInteger"]

private let valueTypes: [String: [String]] = [
  "Alignment": ["Equatable"],
  "Angle": ["Hashable", "Comparable"],
  "Animation": ["Hashable"],
  "AnyView": [],
  "AttributedString": ["Hashable"],
  "Bool": ["Hashable"],
  "Bundle": ["Hashable"],
  "CGFloat": ["BinaryFloatingPoint"],
  "CGPoint": ["Hashable"],
  "CGRect": ["Hashable"],
  "CGSize": ["Hashable"],
  "Character": ["Hashable", "Comparable"],
  "Color": ["Hashable"],
  "ColorScheme": ["Hashable"],
  "ContentMode": ["Hashable"],
  "ControlSize": ["Hashable"],
  "Date": ["Hashable", "Strideable"],
  "DateInterval": ["Hashable", "Comparable"],
  "Divider": [],
  "Double": ["BinaryFloatingPoint"],
  "DynamicTypeSize": ["Hashable", "Comparable"],
  "Edge": ["Hashable"],
  "EdgeInsets": ["Equatable"],
  "EmptyView": [],
  "Float": ["BinaryFloatingPoint"],
  "Font": ["Hashable"],
  "Font.Design": ["Hashable"],
  "Font.TextStyle": ["Hashable"],
  "Font.Weight": ["Hashable"],
  "HorizontalAlignment": ["Equatable"],
  "Image": ["Equatable"],
  "Int": signed,
  "Int16": signed,
  "Int32": signed,
  "Int64": signed,
  "Int8": signed,
  "LayoutDirection": ["Hashable"],
  "LocalizedStringKey": ["Equatable"],
  "LocalizedStringResource": ["Equatable"],
  "ScenePhase": ["Hashable", "Comparable"],
  "String": ["StringProtocol"],
  "Text": ["Equatable"],
  "TextAlignment": ["Hashable"],
  "UInt": unsigned,
  "UInt16": unsigned,
  "UInt32": unsigned,
  "UInt64": unsigned,
  "UInt8": unsigned,
  "URL": ["Hashable", "Comparable"],
  "UUID": ["Hashable", "Comparable"],
  "VerticalAlignment": ["Equatable"],
  "Visibility": ["Hashable"],
]
