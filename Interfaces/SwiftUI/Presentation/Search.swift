// swift-format-ignore-file

/// Where a search field is.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SearchFieldPlacement: Sendable {
  @usableFromInline let modelName: String
  public static let automatic: SearchFieldPlacement = SearchFieldPlacement(modelName: "automatic")
  @available(tvOS, unavailable)
  public static let toolbar: SearchFieldPlacement = SearchFieldPlacement(modelName: "toolbar")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebar: SearchFieldPlacement = SearchFieldPlacement(modelName: "sidebar")
  @available(iOS 15.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let navigationBarDrawer: SearchFieldPlacement = SearchFieldPlacement(modelName: "navigationBarDrawer")
  @available(iOS 15.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement(modelName: "navigationBarDrawer(\(displayMode))") }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension SearchFieldPlacement {
  /// When the search field below a bar shows.
  @available(iOS 15.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public struct NavigationBarDrawerDisplayMode: Sendable {
    @usableFromInline let modelName: String
    public static let automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode = SearchFieldPlacement.NavigationBarDrawerDisplayMode(modelName: "automatic")
    public static let always: SearchFieldPlacement.NavigationBarDrawerDisplayMode = SearchFieldPlacement.NavigationBarDrawerDisplayMode(modelName: "always")
  }
}

/// How a toolbar behaves during a search.
@available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
public struct SearchPresentationToolbarBehavior {
  @usableFromInline let modelName: String
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(modelName: "automatic") }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(modelName: "avoidHidingContent") }
}
@available(*, unavailable)
extension SearchPresentationToolbarBehavior: Sendable {}

/// When the scopes of a search show.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct SearchScopeActivation {
  @usableFromInline let modelName: String
  public static var automatic: SearchScopeActivation { SearchScopeActivation(modelName: "automatic") }
  @available(tvOS, unavailable)
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(modelName: "onTextEntry") }
  @available(tvOS, unavailable)
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(modelName: "onSearchPresentation") }
}
@available(*, unavailable)
extension SearchScopeActivation: Sendable {}

/// Where suggestions show.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  public static var automatic: SearchSuggestionsPlacement { interfaceOnly() }
  public static var menu: SearchSuggestionsPlacement { interfaceOnly() }
  public static var content: SearchSuggestionsPlacement { interfaceOnly() }
  /// Places where suggestions show.
  public struct Set: OptionSet, Sendable {
    public typealias Element = SearchSuggestionsPlacement.Set
    public var rawValue: Int
    public static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1 << 0) }
    public static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1 << 1) }
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
  public static func == (a: SearchSuggestionsPlacement, b: SearchSuggestionsPlacement) -> Bool { interfaceOnly() }
}
@available(*, unavailable)
extension SearchUnavailableContent.Label: Sendable {}
@available(*, unavailable)
extension SearchUnavailableContent.Description: Sendable {}
@available(*, unavailable)
extension SearchUnavailableContent.Actions: Sendable {}

extension View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.4, *)
  @available(watchOS, unavailable)
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View { unmodeled() }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
  @available(watchOS, unavailable)
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View { modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt)) }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View { modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt))) }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View { modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt))) }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { unmodeled() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { unmodeled() }
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(tvOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(watchOS, introduced: 8.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  nonisolated public func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S) -> some View { modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt)).unmodeled("searchSuggestions(_:)") }
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(tvOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(watchOS, introduced: 8.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  nonisolated public func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S) -> some View { modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt))).unmodeled("searchSuggestions(_:)") }
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(tvOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(watchOS, introduced: 8.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @_disfavoredOverload nonisolated public func searchable<V: View, S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V) -> some View { modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt))).unmodeled("searchSuggestions(_:)") }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { unmodeled() }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View { unmodeled() }
  @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { unmodeled() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View { modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt)) }
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View { modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt))) }
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View { modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt))) }
  nonisolated public func searchCompletion(_ completion: String) -> some View { unmodeled() }
}
