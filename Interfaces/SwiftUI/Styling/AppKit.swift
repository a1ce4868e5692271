// swift-format-ignore-file

#if os(macOS)

@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use Color(nsColor:) when converting a NSColor, or create a standard Color directly")
extension Color {
  @_disfavoredOverload public init(_ color: NSColor) { self.init(.system(color)) }
}

@available(macOS 12.0, *)
extension Color {
  public init(nsColor: NSColor) { self.init(.system(nsColor)) }
}

extension NSColor {
  @available(macOS 11.0, *)
  convenience public init(_ color: Color) { interfaceOnly() }
}

@available(macOS 10.15, *)
extension Image {
  public init(nsImage: NSImage) { interfaceOnly() }
}

@available(macOS 13.0, *)
extension ImageRenderer {
  @MainActor final public var nsImage: NSImage? { interfaceOnly() }
}

extension View {
  @available(macOS 11.0, *)
  nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View { ignored() }
}
#endif
