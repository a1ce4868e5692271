// swift-format-ignore-file

/// The body of every declaration: an interface is compiled against, never run.
func interfaceOnly() -> Never {
  fatalError("an interface")
}

/// The value of every constant.
func interfaceValue<Value>() -> Value {
  interfaceOnly()
}
