import CompilerDriver

/// Compares the builds of a library's users: the emitted Swift of components, and the same components
/// declared with a macro, including swift-syntax, which the macro needs.
///
/// Both declare the same structs, initializers, modifiers and bodies; the emitted Swift also has
/// documentation and previews. The package with the macro takes minutes and is built from scratch once.
func compareWithMacro(_ compiler: String) throws(BenchmarkError) {
  let folder = try makeLargeWorkFolder()
  let environment = currentEnvironment()
  defer { try? run(["rm", "-rf", folder], environment: environment) }
  let options = try interfaceOptions(in: folder)
  let names = sampleNames(100)
  let emitted = "\(folder)/Emitted"
  let declared = "\(folder)/Declared"
  func perform(_ arguments: String...) throws(BenchmarkError) {
    try run(arguments, environment: environment)
  }
  func build(_ package: String) throws(BenchmarkError) {
    try perform("swift", "build", "--package-path", package, "--target", "Components")
  }

  try perform(
    "mkdir", "-p", "\(folder)/components", "\(emitted)/Sources/Components",
    "\(declared)/Sources/Components", "\(declared)/Sources/ComponentMacros")
  try write(
    "library: Components\noutput: {sources: Emitted/Sources/Components}\n",
    to: "\(folder)/dscompile.yaml")
  try write(emittedManifest(options), to: "\(emitted)/Package.swift")
  try write(declaredManifest(options), to: "\(declared)/Package.swift")
  try write(macroImplementation, to: "\(declared)/Sources/ComponentMacros/ComponentMacro.swift")
  try write(macroDeclaration, to: "\(declared)/Sources/Components/Macros.swift")
  for name in names {
    try write(specOfComponent(name), to: "\(folder)/components/\(name).yaml")
    try write(
      declarationOfComponent(name, padding: 12), to: "\(declared)/Sources/Components/\(name).swift")
  }
  try perform(compiler, "build", folder)
  for package in [emitted, declared] {
    try perform("swift", "package", "resolve", "--package-path", package)
  }

  let clean = try Pairs(1, warmUps: 0) { () throws(BenchmarkError) in
    try build(emitted)
  } against: { () throws(BenchmarkError) in
    try build(declared)
  }
  print(
    clean.line(
      "clean build of \(names.count) emitted components", against: "of those by a macro", aim: 0.1))

  let edited = names[names.count / 2]
  let paths = try files(below: "\(emitted)/Sources").filter { $0.hasSuffix("/\(edited).swift") }
  guard let path = paths.first else {
    throw BenchmarkError(message: "'\(edited).swift' is not emitted")
  }
  let text = try text(of: path)
  var padding = 12
  let edit = try Pairs(5) { () throws(BenchmarkError) in
    try write(text.replacing(".padding(12)", with: ".padding(\(padding))"), to: path)
    try build(emitted)
  } against: { () throws(BenchmarkError) in
    try write(
      declarationOfComponent(edited, padding: padding),
      to: "\(declared)/Sources/Components/\(edited).swift")
    try build(declared)
  } cleanup: {
    padding += 1
  }
  print(edit.line("build after an edit of one", against: "of one by a macro", aim: 1))
}

/// The options with which packages find SwiftUI; none if the system has it.
private func interfaceOptions(in folder: String) throws(BenchmarkError) -> [String] {
  #if os(macOS)
    return []
  #else
    let files = FileSystem()
    guard let sources = files.interfaceSources() else {
      throw BenchmarkError(message: "the sources of the interface modules are missing")
    }
    do {
      return try InterfaceStore(
        sources: sources, store: "\(folder)/interfaces", compiler: SwiftCompiler.current(),
        files: files
      ).modules(for: nil).options
    } catch {
      throw BenchmarkError(message: "\(error)")
    }
  #endif
}

// MARK: - The packages

private func emittedManifest(_ options: [String]) -> String {
  """
  // swift-tools-version: 6.0
  import PackageDescription

  let package = Package(
    name: "Emitted", platforms: [.macOS(.v13)],
    targets: [.target(name: "Components", swiftSettings: [.unsafeFlags(\(options))])])

  """
}

private func declaredManifest(_ options: [String]) -> String {
  """
  // swift-tools-version: 6.0
  import CompilerPluginSupport
  import PackageDescription

  let package = Package(
    name: "Declared", platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
      .macro(
        name: "ComponentMacros",
        dependencies: [
          .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
          .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        ]),
      .target(
        name: "Components", dependencies: ["ComponentMacros"],
        swiftSettings: [.unsafeFlags(\(options))]),
    ])

  """
}

// MARK: - A component

private func specOfComponent(_ name: String) -> String {
  """
  component: \(name)
  slots:
    title: {options: [text]}
    actions: {optional: true}
  modifiers:
    elevation: {type: Int, default: 1}
    isProminent: {type: Bool, default: false}
  body: |
    VStack(alignment: .leading, spacing: 8) {
      title.font(.headline)
      actions
    }
    .padding(12)
    .bold(isProminent)
    .shadow(radius: CGFloat(elevation * 2))

  """
}

private func declarationOfComponent(_ name: String, padding: Int) -> String {
  """
  import SwiftUI

  @Component(texts: "title")
  public struct \(name)<Title: View, Actions: View>: View {
    private let title: Title
    private let actions: Actions?
    private var elevation: Int = 1
    private var isProminent: Bool = false

    public var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        title.font(.headline)
        actions
      }
      .padding(\(padding))
      .bold(isProminent)
      .shadow(radius: CGFloat(elevation * 2))
    }
  }

  """
}

// MARK: - The macro

private let macroDeclaration = """
  /// Adds an initializer for each way to fill the slots, which are constants, and a modifier for each
  /// variable.
  @attached(member, names: named(init), arbitrary)
  macro Component(texts: String...) = #externalMacro(module: "ComponentMacros", type: "ComponentMacro")

  """

private let macroImplementation = #"""
  import SwiftCompilerPlugin
  import SwiftSyntax
  import SwiftSyntaxMacros

  @main
  struct ComponentPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [ComponentMacro.self]
  }

  struct ComponentMacro: MemberMacro {
    struct Way {
      var parameter: String?
      var value: String
      var requirement: String?
      var isDisfavored = false
    }

    static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let texts: [String] =
        node.arguments?.as(LabeledExprListSyntax.self)?.compactMap {
          $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        } ?? []
      var slots: [(name: String, type: String, ways: [Way])] = []
      var members: [DeclSyntax] = []
      for case let variable? in declaration.memberBlock.members.map({ $0.decl.as(VariableDeclSyntax.self) }) {
        for binding in variable.bindings where binding.accessorBlock == nil {
          guard let type = binding.typeAnnotation?.type else { continue }
          let name = binding.pattern.trimmedDescription
          if variable.bindingSpecifier.tokenKind == .keyword(.let) {
            slots.append((name, type.trimmedDescription, ways(name, type, takesTexts: texts.contains(name))))
          } else {
            members.append(
              """
              public func \(raw: name)(_ \(raw: name): \(type.trimmed)) -> Self {
                var copy = self
                copy.\(raw: name) = \(raw: name)
                return copy
              }
              """)
          }
        }
      }
      members.append(
        """
        private init(\(raw: slots.map { "_ \($0.name): \($0.type)" }.joined(separator: ", "))) {
          \(raw: slots.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; "))
        }
        """)
      let forms = slots.reduce([[]]) { (forms: [[Way]], slot) in
        forms.flatMap { form in slot.ways.map { form + [$0] } }
      }
      for form in forms {
        let requirements = form.compactMap(\.requirement).joined(separator: ", ")
        members.append(
          """
          \(raw: form.contains(where: \.isDisfavored) ? "@_disfavoredOverload " : "")          public init(\(raw: form.compactMap(\.parameter).joined(separator: ", ")))           \(raw: requirements.isEmpty ? "" : "where \(requirements) "){
            self.init(\(raw: form.map(\.value).joined(separator: ", ")))
          }
          """)
      }
      return members
    }

    private static func ways(_ name: String, _ type: TypeSyntax, takesTexts: Bool) -> [Way] {
      let optional = type.as(OptionalTypeSyntax.self)
      let generic = (optional?.wrappedType ?? type).trimmedDescription
      var ways = [Way(parameter: "@ViewBuilder \(name): () -> \(generic)", value: "\(name)()")]
      if takesTexts {
        for type in ["LocalizedStringKey", "String"] {
          ways.append(
            Way(
              parameter: "\(name): \(type)", value: "Text(\(name))", requirement: "\(generic) == Text",
              isDisfavored: type == "String"))
        }
      }
      if optional != nil { ways.append(Way(value: "nil", requirement: "\(generic) == Never")) }
      return ways
    }
  }

  """#
