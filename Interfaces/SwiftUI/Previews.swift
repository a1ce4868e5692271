// swift-format-ignore-file

/// A type that makes previews of views.
@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension Preview {
  @MainActor public init(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> any View) { interfaceOnly() }
}

/// Makes a preview of a view.
@freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "InterfaceMacros", type: "PreviewMacro")

/// Makes a preview of a view.
@freestanding(declaration) public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "InterfaceMacros", type: "PreviewMacro")

/// Lets a preview have properties with wrappers.
@attached(peer) public macro Previewable() = #externalMacro(module: "InterfaceMacros", type: "PreviewableMacro")
