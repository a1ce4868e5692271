// swift-format-ignore-file

import UniformTypeIdentifiers

/// What a file dialog shows.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDialogBrowserOptions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 1 << 0)
  public static let includeHiddenFiles: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 1 << 1)
  public static let displayFileExtensions: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 1 << 2)
  public typealias ArrayLiteralElement = FileDialogBrowserOptions
  public typealias Element = FileDialogBrowserOptions
  public typealias RawValue = Int
}
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension FileDialogBrowserOptions: Sendable {}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { unmodeled() }
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { unmodeled() }
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { unmodeled() }
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { unmodeled() }
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { unmodeled() }
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { unmodeled() }
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { unmodeled() }
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { unmodeled() }
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { unmodeled() }
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { unmodeled() }
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { unmodeled() }
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View { unmodeled() }
  nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View { unmodeled() }
  nonisolated public func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View where C.Element == URL { unmodeled() }
  nonisolated public func fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = { }) -> some View { unmodeled() }
  nonisolated public func fileExporter<C: Collection, T: Transferable>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = { }) -> some View where T == C.Element { unmodeled() }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View { unmodeled() }
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void) -> some View { unmodeled() }
  nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View { unmodeled() }
  nonisolated public func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void) -> some View where C.Element == URL { unmodeled() }
}
