import Diagnostics

extension CompilationTarget {
  /// The compiler's messages about files; a crash is reported as an error.
  ///
  /// - Throws: If the compiler cannot be run.
  func diagnose(
    _ compilation: Compilation, forNewest: Bool = false
  ) throws(VerificationError) -> String {
    let output = try compilePointers(compilation, forNewest: forNewest)
    let hasErrors = CompilerMessage.all(in: output.text).contains { $0.severity == .error }
    if output.isSuccess || hasErrors { return output.text }
    let reason =
      output.text.split(separator: "\n").first { $0.contains("While ") || $0.hasPrefix("Fatal") }
      ?? "it printed no reason"
    return output.text + "\nerror: the compiler crashed: \(reason)\n"
  }

  /// Compiles files, also if they convert values to pointers.
  ///
  /// With Objective-C, which is on for Apple's platforms, the compiler needs a type for such conversions that the
  /// standard library of other machines lacks.
  private func compilePointers(
    _ compilation: Compilation, forNewest: Bool
  ) throws(VerificationError) -> CommandOutput {
    let output = try compile(compilation, forNewest: forNewest)
    let lack = "broken standard library: cannot find intrinsic operations on "
    guard !usesDriver, output.text.contains(lack) else { return output }
    var plain = compilation
    plain.flags.append("-disable-objc-interop")
    let other = try compile(plain, forNewest: forNewest)
    if !other.text.contains("Objective-C interoperability is disabled") { return other }
    let rest = messageParts(of: output.text).map(\.text).filter { !$0.contains(lack) }.joined()
    return CommandOutput(
      isSuccess: !CompilerMessage.all(in: rest).contains { $0.severity == .error }, text: rest)
  }
}
