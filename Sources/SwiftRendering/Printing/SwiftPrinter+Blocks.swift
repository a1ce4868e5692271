extension SwiftPrinter {
  /// Prints a value after a head: a block in several lines, anything else in one if it fits.
  ///
  /// - Parameter closing: Text that follows without a space, such as a comma.
  mutating func printValue(
    _ value: Expression, closing: String = "", head: (inout CodeBuffer) -> Void
  ) {
    guard case .block(let block) = value else {
      return breakableLine(closing: closing) {
        head(&$0)
        $0.append(value)
      }
    }
    line {
      head(&$0)
      $0.append(block.opening)
    }
    indentation += 1
    for (index, row) in block.rows.enumerated() {
      let isLast = index == block.rows.count - 1
      switch (isLast, block.closing) {
      case (false, _): printRow(row, closing: ",")
      // The last item of a list is followed by a comma, the last argument of a call is not.
      case (true, .below): printRow(row, closing: block.brackets.hasPrefix("]") ? "," : "")
      case (true, .beside): printRow(row, closing: block.brackets + closing)
      }
    }
    indentation -= 1
    if block.closing == .below || block.rows.isEmpty { line(block.brackets + closing) }
  }

  private mutating func printRow(_ row: [Argument], closing: String) {
    guard row.count == 1 else {
      return fill(row.indices, closing: closing) { $1.append(row[$0]) }
    }
    printValue(row[0].value, closing: closing) { code in
      guard let label = row[0].label else { return }
      code.append(label)
      code.colon()
    }
  }
}
