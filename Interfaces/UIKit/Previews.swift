// swift-format-ignore-file
// Previews of views and of view controllers.

@_exported import DeveloperToolsSupport

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView) = #externalMacro(module: "PreviewsMacros", type: "KitViewMacro")

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController) = #externalMacro(module: "PreviewsMacros", type: "KitViewMacro")

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
extension Preview {
  @MainActor public init(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView) { interfaceOnly() }
  @MainActor public init(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController) { interfaceOnly() }
}
