/// Measures what the UIKit module adds to a build, and to its output.
func compareTargets(
  _ compiler: String, in parent: String, _ environment: [String: String]
) throws(BenchmarkError) {
  let targets = ["swiftui", "swiftui, uikit"]
  let folders = targets.indices.map { "\(parent)/targets-\($0)" }
  for (folder, targets) in zip(folders, targets) {
    try makeFolder(folder)
    try makeFolder("\(folder)/components")
    try write(
      "library: BenchKit\nplatforms: {iOS: \"16.0\"}\ntargets: [\(targets)]\n",
      to: "\(folder)/dscompile.yaml")
    for (name, text) in sampleSpecs(1000) { try write(text, to: "\(folder)/components/\(name)") }
  }
  func build(_ folder: String) throws(BenchmarkError) {
    try run([compiler, "build", folder], environment: environment)
  }
  for folder in folders { try build(folder) }
  for module in ["BenchKit", "BenchKitUIKit"] {
    var lines = 0
    let paths = try files(below: "\(folders[1])/Generated/Sources/\(module)")
    for path in paths { lines += try text(of: path).utf8.count { $0 == UInt8(ascii: "\n") } }
    print("\(module): \(paths.count) files, \(lines) lines")
  }
  let pairs = try Pairs(5) { () throws(BenchmarkError) in
    try build(folders[1])
  } against: { () throws(BenchmarkError) in
    try build(folders[0])
  } cleanup: { () throws(BenchmarkError) in
    for folder in folders {
      try run(
        ["rm", "-rf", "\(folder)/Generated", "\(parent)/cache", "\(parent)/Library"],
        environment: environment)
    }
  }
  print(pairs.line("cold build for both targets", against: "for SwiftUI alone", aim: 2))
  for folder in folders { try run(["rm", "-rf", folder], environment: environment) }
}
