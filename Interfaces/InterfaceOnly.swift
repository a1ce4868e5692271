// swift-format-ignore-file

/// The body of a declaration that is compiled against only: where it is called, the program ends with its name and
/// place.
func interfaceOnly(_ name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("not modeled: \(name) \(file):\(line)")
}

/// The value of a constant that is compiled against only.
func interfaceValue<Value>(_ name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) -> Value {
  interfaceOnly(name, file: file, line: line)
}
