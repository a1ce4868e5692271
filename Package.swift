// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "dscompile",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "dscompile", targets: ["dscompile"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Diagnostics"),
    .target(name: "YAMLSyntax", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(
      name: "SwiftFragments",
      dependencies: [
        "Diagnostics", "YAMLSyntax",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
  ]
)
