/// Appends the text of declarations to bytes.
///
/// The text is what `swift format` with two spaces and 100 columns leaves as it is.
package struct SwiftPrinter {
  /// What has been printed, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// What the parts of it are from.
  private var marks: [OriginMark] = []

  /// What is printed now is from there.
  private var origin: Origin?

  /// In levels of two spaces.
  var indentation = 0

  /// The length of a line, in characters.
  static let width = 100

  /// By how many levels the text will be moved to the right once it is printed.
  private let margin: Int

  /// How long the only statement of a property can be, in code units, to stand beside its head.
  private static let shortStatement = 24

  package init(margin: Int = 0) {
    self.margin = margin
  }

  /// The text of declarations, with a blank line between two.
  ///
  /// - Parameter margin: By how many levels it will be moved to the right.
  package static func text(of declarations: [Declaration], margin: Int = 0) -> String {
    printed(declarations, margin: margin).text
  }

  /// The same, with what its parts are from.
  package static func printed(_ declarations: [Declaration], margin: Int = 0) -> PrintedText {
    var printer = Self(margin: margin)
    printer.print(groups: declarations.map { [$0] })
    var printed = PrintedText()
    printed.text = String(decoding: printer.bytes.dropLast(), as: UTF8.self)
    printed.marks = printer.marks
    return printed
  }

  private mutating func mark(isCopied: Bool = false) {
    marks.append(OriginMark(offset: bytes.count, origin: origin, isCopied: isCopied))
  }

  /// Prints what is from somewhere.
  private mutating func print(from origin: Origin, _ print: (inout Self) -> Void) {
    let outer = self.origin
    self.origin = origin
    mark()
    print(&self)
    self.origin = outer
    mark()
  }

  /// Prints lines of somebody's own.
  private mutating func print(verbatim text: String) {
    if origin != nil { mark(isCopied: true) }
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line(String(part))
    }
    if origin != nil { mark() }
  }

  /// The text of statements, as they stand in a playground.
  package static func text(of statements: [Statement]) -> String {
    var printer = Self()
    // Statements stand one level deeper than what they are in.
    printer.indentation = -1
    printer.print(statements)
    return String(decoding: printer.bytes.dropLast(), as: UTF8.self)
  }

  mutating func line(_ text: String) {
    if !text.isEmpty {
      for _ in 0..<indentation { bytes.append(contentsOf: [0x20, 0x20]) }
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(0x0A)
  }

  func fits(_ text: String) -> Bool {
    // Counting code units costs nothing, and only text beyond ASCII has more of them than
    // characters.
    let room = Self.width - 2 * (indentation + margin)
    return text.utf8.count <= room || text.count <= room
  }

  mutating func print(groups: [[Declaration]]) {
    for (index, group) in groups.enumerated() where !group.isEmpty {
      if index > 0 { line("") }
      for declaration in group { print(declaration) }
    }
  }

  private mutating func print(_ declaration: Declaration) {
    switch declaration {
    case .type(let type): print(type)
    case .variable(let variable): print(variable)
    case .function(let function): print(function)
    case .enumCase(let enumCase):
      print(enumCase.documentation)
      for attribute in enumCase.attributes { print(attribute: attribute) }
      line("case \(enumCase.text)")
    case .mark(let title): line("// MARK: - \(title)")
    case .verbatim(let text):
      line("// swift-format-ignore")
      print(verbatim: text)
    case .traced(let origin, let inner): print(from: origin) { $0.print(inner) }
    case .lines(let lines): for text in lines { broken(text) }
    }
  }

  private mutating func print(_ type: TypeDeclaration) {
    print(type.documentation)
    for attribute in type.attributes { print(attribute: attribute) }
    let inheritance =
      type.inheritance.isEmpty ? "" : ": " + type.inheritance.joined(separator: ", ")
    let generics =
      type.generics.isEmpty ? "" : "<" + type.generics.joined(separator: ", ") + ">"
    let requirements =
      type.requirements.isEmpty ? "" : " where " + type.requirements.joined(separator: ", ")
    var introducer = "\(type.access)\(type.keyword.rawValue) \(type.name)"
    let opening = type.members.isEmpty ? " {}" : " {"
    if !fits(introducer + generics + inheritance + requirements + opening),
      let end = type.access.lastIndex(of: "@")
    {
      // Attributes can stand above.
      let attributes = type.access[end...].prefix { $0 != " " }.endIndex
      line(String(type.access[..<attributes]))
      introducer = String(
        introducer.dropFirst(type.access.distance(from: type.access.startIndex, to: attributes) + 1)
      )
    }
    let isNameBelow = !fits(introducer + ":") && type.keyword != .extension
    if isNameBelow {
      line(String(introducer.dropLast(type.name.count + 1)))
      introducer = type.name
      indentation += 1
    }
    let head = introducer + generics + inheritance
    var isBraceDue = false
    if fits(head + requirements + opening) {
      line(head + requirements + opening)
    } else {
      isBraceDue = !type.requirements.isEmpty
      if fits(type.requirements.isEmpty ? head + opening : head) {
        line(head)
      } else if type.generics.isEmpty {
        line(introducer + (type.inheritance.isEmpty ? "" : ":"))
        fill(type.inheritance, indented: 1)
        isBraceDue = true
      } else {
        line(introducer + "<")
        fill(type.generics, indented: 1)
        line(">" + inheritance + (requirements.isEmpty ? opening : ""))
      }
      if !type.requirements.isEmpty {
        line("where")
        fill(type.requirements, indented: 1)
      }
    }
    if isNameBelow { indentation -= 1 }
    if isBraceDue { line(String(opening.dropFirst())) }
    guard !type.members.isEmpty else { return }
    indentation += 1
    print(groups: type.members)
    indentation -= 1
    line("}")
  }

  private mutating func print(_ variable: VariableDeclaration) {
    if variable.ignoresFormat { line("// swift-format-ignore") }
    print(variable.documentation)
    for attribute in variable.attributes { print(attribute: attribute) }
    var text = "\(variable.introducer) \(variable.name)"
    if let type = variable.type { text += ": \(type)" }
    if let value = variable.value { text += " = \(value)" }
    if variable.body == nil {
      let head = "\(variable.introducer) \(variable.name):"
      guard let type = variable.type, let value = variable.value, !fits("\(head) \(type) =") else {
        return broken(text)
      }
      line(head)
      indentation += 1
      broken("\(type) = \(value)")
      indentation -= 1
      return
    }
    if let type = variable.type, let body = variable.body, !fits(text + " {") {
      return printTall(variable, type, body)
    }
    print(text, body: variable.body, isShort: !variable.ignoresFormat)
  }

  /// Prints a computed property whose head has no room in a line: attributes stand above it then, and
  /// the type below if need be.
  private mutating func printTall(
    _ variable: VariableDeclaration, _ type: String, _ body: [Statement]
  ) {
    let words = variable.introducer.split(separator: " ")
    let attributes = words.prefix { $0.first == "@" }
    if !attributes.isEmpty { line(attributes.joined(separator: " ")) }
    let head =
      (words.dropFirst(attributes.count) + [variable.name[...]]).joined(separator: " ") + ":"
    if fits("\(head) \(type) {") {
      return print("\(head) \(type)", body: body, isShort: false)
    }
    line(head)
    indentation += 1
    broken(type)
    indentation -= 1
    line("{")
    print(body)
    line("}")
  }

  private mutating func print(_ function: FunctionDeclaration) {
    if function.ignoresFormat { line("// swift-format-ignore") }
    print(function.documentation)
    for attribute in function.attributes { print(attribute: attribute) }
    let effects = function.effects.map { " \($0)" } ?? ""
    let result = effects + (function.result.map { " -> \($0)" } ?? "")
    let requirements =
      function.requirements.isEmpty
      ? "" : " where \(function.requirements.joined(separator: ", "))"
    let generics =
      function.generics.isEmpty ? "" : "<\(function.generics.joined(separator: ", "))>"
    let head = function.introducer + generics + "("
    let whole = head + function.parameters.joined(separator: ", ") + ")" + result + requirements
    let opening = function.body == nil ? "" : " {"
    let isTall =
      if case .onePerLine = function.layout { function.parameters.count > 1 } else { false }
    guard isTall || !fits(whole + opening) else {
      return print(whole, body: function.body, isShort: false)
    }
    if fits(head) || function.generics.isEmpty {
      line(head)
    } else {
      line(function.introducer + "<")
      fill(function.generics, indented: 1)
      line(">(")
    }
    if case .grouped(let counts) = function.layout {
      var rest = function.parameters[...]
      for count in counts where count > 0 && count < rest.count {
        fill(Array(rest.prefix(count)), indented: 1, closing: ",")
        rest = rest.dropFirst(count)
      }
      fill(Array(rest), indented: 1)
    } else {
      indentation += 1
      for (index, parameter) in function.parameters.enumerated() {
        broken(parameter + (index == function.parameters.count - 1 ? "" : ","))
      }
      indentation -= 1
    }
    print(")" + result, function.requirements, body: function.body)
  }

  /// Prints the end of a head, what is required of generic parameters, and a body in braces.
  private mutating func print(_ end: String, _ requirements: [String], body: [Statement]?) {
    let clause = requirements.isEmpty ? "" : "where " + requirements.joined(separator: ", ")
    let opening = body == nil ? "" : " {"
    let whole = clause.isEmpty ? end : "\(end) \(clause)"
    if clause.isEmpty || fits(whole + opening) { return print(whole, body: body, isShort: false) }
    line(end)
    if fits(clause + opening) { return print(clause, body: body, isShort: false) }
    line("where")
    fill(requirements, indented: 1)
    guard let body else { return }
    line("{")
    print(body)
    line("}")
  }

  /// Prints a head and, in braces, a body.
  ///
  /// - Parameter isShort: Whether a body of one line stands beside its head.
  private mutating func print(_ head: String, body: [Statement]?, isShort: Bool) {
    guard let body else { return line(head) }
    if body.isEmpty { return line(head + " {}") }
    if isShort, body.count == 1, case .line(let statement) = body[0],
      statement.utf8.count <= Self.shortStatement, fits("\(head) { \(statement) }")
    {
      return line("\(head) { \(statement) }")
    }
    line(head + " {")
    print(body)
    line("}")
  }

  private mutating func print(_ statements: [Statement]) {
    indentation += 1
    for statement in statements {
      switch statement {
      case .line(let text): broken(text)
      case .call(let callee, let arguments):
        let whole = "\(callee)(" + arguments.joined(separator: ", ") + ")"
        if fits(whole) {
          line(whole)
        } else {
          line(callee + "(")
          fill(arguments, indented: 1, closing: ")")
        }
      case .tallCall(let callee, let arguments):
        if arguments.isEmpty {
          line(callee + "()")
        } else {
          line(callee + "(")
          indentation += 1
          for (index, argument) in arguments.enumerated() {
            broken(argument + (index == arguments.count - 1 ? "" : ","))
          }
          indentation -= 1
          line(")")
        }
      case .list(let items):
        let whole = "[\(items.joined(separator: ", "))]"
        if fits(whole) {
          line(whole)
        } else {
          line("[")
          fill(items, indented: 1, closing: ",")
          line("]")
        }
      case .closureCall(let callee, let arguments, let closures):
        print(callee, arguments, closures)
      case .block(let opening, let inner):
        line(opening)
        print(inner)
        line("}")
      case .indented(let inner): print(inner)
      case .chain(let head, let members):
        let start = bytes.count
        indentation -= 1
        print([head])
        let isTall = bytes[start...].count { $0 == 0x0A } > 1
        if !isTall { indentation += 1 }
        print(members.map { .line($0) })
        if isTall { indentation += 1 }
      case .verbatim(let text): print(verbatim: text)
      case .traced(let origin, let inner):
        // They stand where they would without.
        indentation -= 1
        print(from: origin) { $0.print(inner) }
        indentation += 1
      }
    }
    indentation -= 1
  }

  private mutating func print(
    _ callee: String, _ arguments: [String], _ closures: [TrailingClosure]
  ) {
    let list =
      arguments.isEmpty && !closures.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let opening = closures.first.map { " {" + $0.head } ?? ""
    if fits(callee + list + opening) {
      line(callee + list + opening)
    } else {
      line(callee + "(")
      fill(arguments, indented: 1)
      line(")" + opening)
    }
    for (index, closure) in closures.enumerated() {
      if index > 0 {
        // Behind a brace, Swift reads `default:` as a case of a switch.
        let label = closure.label == "default" ? "`default`" : closure.label ?? "_"
        line("} \(label): {" + closure.head)
      }
      print(closure.body)
    }
    if !closures.isEmpty { line("}") }
  }

  /// Prints items with commas between them, as many a line as fit.
  ///
  /// - Parameter closing: What follows the last one.
  mutating func fill(_ items: [String], indented levels: Int, closing: String = "") {
    indentation += levels
    var current = ""
    for (index, item) in items.enumerated() {
      let ending = index == items.count - 1 ? closing : ","
      if current.isEmpty {
        current = item
      } else if fits("\(current), \(item)\(ending)") {
        current += ", " + item
      } else {
        broken(current, closing: ",")
        current = item
      }
    }
    if !current.isEmpty { broken(current, closing: closing) }
    indentation -= levels
  }
}
