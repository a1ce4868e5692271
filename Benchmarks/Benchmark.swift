#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures a compiler against the minimum cost of its work.
///
///     dscompile-bench PATH-OF-DSCOMPILE PATH-OF-YAMLLINT [builds|startup|tokens|targets|growth|macro]
@main
struct Benchmark {
  static func main() {
    do throws(BenchmarkError) {
      let arguments = CommandLine.arguments
      guard arguments.count == 3 || arguments.count == 4, let parts = Part.parts(arguments) else {
        throw BenchmarkError(
          message:
            "usage: dscompile-bench PATH-OF-DSCOMPILE PATH-OF-YAMLLINT "
            + "[\(Part.allCases.map(\.rawValue).joined(separator: "|"))]")
      }
      try measure(arguments[1], yamllint: arguments[2], parts)
    } catch {
      print("error: \(error.message)")
      exit(1)
    }
  }

  private enum Part: String, CaseIterable {
    case builds, startup, tokens, targets, growth, macro

    /// The parts that the last argument selects: all if there is none, nil if there is no such part.
    static func parts(_ arguments: [String]) -> [Part]? {
      guard arguments.count == 4 else { return allCases }
      return Part(rawValue: arguments[3]).map { [$0] }
    }
  }

  private static func measure(
    _ compiler: String, yamllint: String, _ parts: [Part]
  ) throws(BenchmarkError) {
    let folder = try makeWorkFolder()
    // Caches of other runs are not changed.
    let environment = currentEnvironment().merging([
      "HOME": folder.path, "XDG_CACHE_HOME": "\(folder.path)/cache",
    ]) { $1 }
    defer { try? run(["rm", "-rf", folder.path], environment: environment) }
    if !folder.isInMemory { print("There is no /dev/shm, so the measurements include a disk.") }
    for part in parts {
      switch part {
      case .builds:
        for corpus in Corpus.allCases {
          try compare(compiler, yamllint: yamllint, corpus, in: folder.path, environment)
        }
      case .startup: try compareStartup(compiler, environment)
      case .tokens: try compareTokens(compiler, in: folder.path, environment)
      case .targets: try compareTargets(compiler, in: folder.path, environment)
      case .growth:
        for corpus in Corpus.allCases { try measureGrowth(compiler, corpus, environment) }
      case .macro: try compareWithMacro(compiler)
      }
    }
  }
}

/// Measures the cost of reading and emitting many design tokens, with and without an asset catalog.
private func compareTokens(
  _ compiler: String, in parent: String, _ environment: [String: String]
) throws(BenchmarkError) {
  for assets in [false, true] {
    let folder = "\(parent)/tokens-\(assets)"
    let output = "\(folder)/Generated"
    let copy = "\(folder)/Copy"
    try makeFolder("\(folder)/tokens")
    try write(
      "library: BenchKit\ntokens: {path: tokens/design.resolver.json, assets: \(assets)}\n",
      to: "\(folder)/dscompile.yaml")
    for (path, text) in sampleTokens(5000) { try write(text, to: "\(folder)/tokens/\(path)") }
    func perform(_ arguments: String...) throws(BenchmarkError) {
      try run(arguments, environment: environment)
    }
    try perform(compiler, "build", folder)
    print("5000 tokens, 8 combinations; \(try files(below: output).count) files")
    let pairs = try Pairs(7) { () throws(BenchmarkError) in
      try perform(compiler, "build", folder)
    } against: { () throws(BenchmarkError) in
      try perform("cp", "-r", output, copy)
    } cleanup: { () throws(BenchmarkError) in
      try perform("rm", "-rf", output, copy, "\(parent)/cache", "\(parent)/Library")
    }
    print(
      pairs.line(
        assets ? "tokens with an asset catalog" : "tokens", against: "cp -r of their output", aim: 3
      ))
  }
}

private func compare(
  _ compiler: String, yamllint: String, _ corpus: Corpus, in parent: String,
  _ environment: [String: String]
) throws(BenchmarkError) {
  let folder = "\(parent)/\(corpus.rawValue)"
  let caches = ["\(parent)/cache", "\(parent)/Library"]
  let specs = "\(folder)/components"
  let output = "\(folder)/Generated"
  let copy = "\(folder)/Copy"
  try makeFolder(folder)
  try corpus.writeProject(1000, to: folder)
  defer { try? run(["rm", "-rf", folder] + caches, environment: environment) }
  var lines = 0
  for path in try files(below: specs) {
    lines += try text(of: path).utf8.count { $0 == UInt8(ascii: "\n") }
  }
  func perform(_ arguments: String...) throws(BenchmarkError) {
    try run(arguments, environment: environment)
  }
  try perform(compiler, "build", folder)
  let inputs = try files(below: specs) + ["\(folder)/dscompile.yaml"]
  let outputs = try files(below: output)
  print("\(corpus.rawValue): \(inputs.count - 1) specs, \(lines) lines; \(outputs.count) files")

  let cold = try Pairs(11) { () throws(BenchmarkError) in
    try perform(compiler, "build", folder)
  } against: { () throws(BenchmarkError) in
    try perform("cp", "-r", output, copy)
  } cleanup: { () throws(BenchmarkError) in
    try run(["rm", "-rf", output, copy] + caches, environment: environment)
  }
  print(cold.line("cold build", against: "cp -r of its output", aim: 3))
  let again = try Pairs(11) { () throws(BenchmarkError) in
    try perform(compiler, "build", folder)
  } against: { () throws(BenchmarkError) in
    try perform("cp", "-r", output, copy)
  } cleanup: { () throws(BenchmarkError) in
    try perform("rm", "-rf", output, copy)
  }
  print(again.line("output deleted", against: "cp -r of the output", aim: 0.9))

  let everything = inputs + outputs
  let idle = try Pairs(31) { () throws(BenchmarkError) in
    try perform(compiler, "build", folder)
  } against: { () throws(BenchmarkError) in
    try look(at: everything)
  }
  print(idle.line("nothing to do", against: "stat of every file", aim: 1.5))

  let spec = try EditedSpec(
    path: "\(specs)/\(corpus.edited.name).yaml", mark: corpus.edited.mark)
  let edit = try Pairs(7) { () throws(BenchmarkError) in
    try perform(compiler, "build", folder)
  } against: { () throws(BenchmarkError) in
    try look(at: everything)
  } cleanup: { () throws(BenchmarkError) in
    try spec.edit()
  }
  print(edit.line("one spec edited", against: "stat of every file", aim: 2.5))
  print(try watchLine(compiler, folder, spec, stat: everything, environment))

  // How many times as long the other tool takes.
  for state in ["lint", "lint after one edit", "lint again"] {
    let lint = try Pairs(3) { () throws(BenchmarkError) in
      try run([yamllint, "-d", "relaxed", specs], environment: environment)
    } against: { () throws(BenchmarkError) in
      try run([compiler, "lint", folder], environment: environment)
    } cleanup: { () throws(BenchmarkError) in
      switch state {
      case "lint": try run(["rm", "-rf"] + caches, environment: environment)
      case "lint again": break
      default: try spec.edit()
      }
    }
    print(lint.line("yamllint", against: state, aim: state == "lint" ? 12 : 100))
  }
}

/// Measures commands that do almost nothing.
private func compareStartup(
  _ compiler: String, _ environment: [String: String]
) throws(BenchmarkError) {
  func perform(_ arguments: String...) throws(BenchmarkError) {
    try run(arguments, environment: environment)
  }
  let start = try Pairs(101) { () throws(BenchmarkError) in
    try perform(compiler, "--version")
  } against: { () throws(BenchmarkError) in
    try perform("true")
  }
  print(start.line("--version", against: "true", aim: 1.5))
  let other = try Pairs(101) { () throws(BenchmarkError) in
    try perform(compiler, "rules")
  } against: { () throws(BenchmarkError) in
    try perform("true")
  }
  print(other.line("rules", against: "true", aim: 3.5))
}
