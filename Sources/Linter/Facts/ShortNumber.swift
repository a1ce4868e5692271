/// A number without redundant digits: `8` rather than `8.0`, with three decimals at most.
func shortNumber(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
  return "\(whole)"
}
