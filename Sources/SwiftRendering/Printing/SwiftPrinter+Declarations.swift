extension SwiftPrinter {
  /// Prints declarations, with a blank line between two groups.
  mutating func printGroups(_ groups: [[Declaration]]) {
    for (index, group) in groups.enumerated() where !group.isEmpty {
      if index > 0 { emptyLine() }
      for declaration in group { printDeclaration(declaration) }
    }
  }

  private mutating func printDeclaration(_ declaration: Declaration) {
    switch declaration {
    case .type(let type): printType(type)
    case .variable(let variable): printVariable(variable)
    case .function(let function): printFunction(function)
    case .enumCase(let enumCase):
      printDocumentation(enumCase.documentation)
      printAttributes(enumCase.attributes)
      line {
        $0.append("case ")
        $0.append(enumCase.name)
        if let value = enumCase.rawValue {
          $0.append(" = ")
          $0.append(value)
        }
      }
    case .enumCases(let comment, let names): printCases(names, below: comment)
    case .mark(let title): line("// MARK: - " + title)
    case .verbatim(let text):
      line("// swift-format-ignore")
      printVerbatim(text)
    case .statements(let statements):
      indentation -= 1
      printStatements(statements)
      indentation += 1
    case .traced(let origin, let inner): printTraced(from: origin) { $0.printDeclaration(inner) }
    case .macros(let attributes, let uses):
      for use in uses {
        printAttributes(attributes)
        breakableLine { $0.append(use) }
      }
    }
  }

  /// Prints the names of cases, as many per line as fit.
  private mutating func printCases(_ names: [String], below comment: String?) {
    if let comment { line("// " + comment) }
    var current = ""
    for name in names {
      // Leaves room for two more levels, so that the lines also fit inside an `#if`.
      if !current.isEmpty, current.count + name.count + 2 <= Self.width - 4 {
        current += ", " + name
      } else {
        if !current.isEmpty { line(current) }
        current = "case " + name
      }
    }
    if !current.isEmpty { line(current) }
  }

  // MARK: - Types

  private mutating func printType(_ type: TypeDeclaration) {
    printDocumentation(type.documentation)
    printAttributes(type.attributes)
    printHead(of: type)
    guard !type.members.isEmpty else { return }
    indentation += 1
    printGroups(type.members)
    indentation -= 1
    line("}")
  }

  private mutating func printHead(of type: TypeDeclaration) {
    let opening = type.members.isEmpty ? " {}" : " {"
    func rest(_ code: inout CodeBuffer) {
      code.append(generics: type.generics)
      code.append(list: type.inheritance, after: ": ")
    }
    var introducer = "\(type.access)\(type.keyword.rawValue) \(type.name)"
    func whole(_ code: inout CodeBuffer) {
      code.append(introducer)
      rest(&code)
      code.append(list: type.requirements, after: " where ")
      code.append(opening)
    }
    if lineIfItFits(whole) { return }
    if let end = type.access.lastIndex(of: "@") {
      // Attributes can go on the line above.
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
    var needsBrace = false
    if !lineIfItFits(whole) {
      needsBrace = !type.requirements.isEmpty
      let isHeadPrinted = lineIfItFits {
        $0.append(introducer)
        rest(&$0)
        if type.requirements.isEmpty { $0.append(opening) }
      }
      if !isHeadPrinted {
        if type.generics.isEmpty {
          line(introducer + (type.inheritance.isEmpty ? "" : ":"))
          fillIndented(type.inheritance)
          needsBrace = true
        } else {
          line(introducer + "<")
          fillIndented(type.generics)
          line {
            $0.append(">")
            $0.append(list: type.inheritance, after: ": ")
            if type.requirements.isEmpty { $0.append(opening) }
          }
        }
      }
      if !type.requirements.isEmpty {
        line("where")
        fillIndented(type.requirements)
      }
    }
    if isNameBelow { indentation -= 1 }
    if needsBrace { line(String(opening.dropFirst())) }
  }

  private mutating func fillIndented(_ items: [String]) {
    indentation += 1
    fill(items)
    indentation -= 1
  }

  // MARK: - Variables

  private mutating func printVariable(_ variable: VariableDeclaration) {
    if variable.ignoresFormat { line("// swift-format-ignore") }
    printDocumentation(variable.documentation)
    printAttributes(variable.attributes)
    func head(_ code: inout CodeBuffer) {
      code.append(swift: variable.introducer)
      code.blank()
      code.append(swift: variable.name)
    }
    func whole(_ code: inout CodeBuffer) {
      head(&code)
      if let type = variable.type {
        code.colon()
        code.append(swift: type)
      }
      if let value = variable.value {
        code.append(.assignment)
        code.append(value)
      }
    }
    if let observer = variable.observer { return printObserved(observer, head: whole) }
    guard let body = variable.body else {
      if let type = variable.type, let value = variable.value,
        !fits({
          head(&$0)
          $0.append(": \(type) =")
        })
      {
        line {
          head(&$0)
          $0.append(":")
        }
        indentation += 1
        breakableLine {
          $0.append(swift: type)
          $0.append(.assignment)
          $0.append(value)
        }
        indentation -= 1
        return
      }
      if let value = variable.value, case .block = value {
        return printValue(value) {
          head(&$0)
          if let type = variable.type { $0.append(": \(type)") }
          $0.append(.assignment)
        }
      }
      return breakableLine(whole)
    }
    if let type = variable.type,
      !fits({
        whole(&$0)
        $0.append(" {")
      })
    {
      return printTall(variable, type, body)
    }
    printBody(body, isShort: !variable.ignoresFormat, head: whole)
  }

  /// Prints a stored property with its observer.
  private mutating func printObserved(
    _ observer: [Statement], head: (inout CodeBuffer) -> Void
  ) {
    line {
      head(&$0)
      $0.append(" {")
    }
    indentation += 1
    printBody(observer, isShort: true) { $0.append("didSet") }
    indentation -= 1
    line("}")
  }

  /// Prints a computed property whose head is too long for a line: attributes go above it, and the type below
  /// if necessary.
  private mutating func printTall(
    _ variable: VariableDeclaration, _ type: String, _ body: [Statement]
  ) {
    let words = variable.introducer.split(separator: " ")
    let attributes = words.prefix { $0.first == "@" }
    if !attributes.isEmpty { line(attributes.joined(separator: " ")) }
    let head =
      (words.dropFirst(attributes.count) + [variable.name[...]]).joined(separator: " ") + ":"
    if fits("\(head) \(type) {") {
      return printBody(body) { $0.append("\(head) \(type)") }
    }
    line(head)
    indentation += 1
    breakableLine { $0.append(swift: type) }
    indentation -= 1
    line("{")
    printStatements(body)
    line("}")
  }

  // MARK: - Functions

  private mutating func printFunction(_ function: FunctionDeclaration) {
    if let comment = function.comment { line("// " + comment) }
    if function.ignoresFormat { line("// swift-format-ignore") }
    printDocumentation(function.documentation)
    printAttributes(function.attributes)
    func head(_ code: inout CodeBuffer) {
      code.append(function.introducer)
      code.append(generics: function.generics)
      code.append("(")
    }
    func end(_ code: inout CodeBuffer) {
      code.append(")")
      if let effects = function.effects {
        code.append(" ")
        code.append(effects)
      }
      if let result = function.result {
        code.append(" -> ")
        code.append(result)
      }
    }
    func whole(_ code: inout CodeBuffer) {
      head(&code)
      for (index, parameter) in function.parameters.enumerated() {
        if index > 0 { code.comma() }
        code.append(parameter)
      }
      end(&code)
      code.append(list: function.requirements, after: " where ")
    }
    if printIfItFits(whole, body: function.body) { return }
    if function.generics.isEmpty {
      line(head)
    } else if !lineIfItFits(head) {
      line(function.introducer + "<")
      fillIndented(function.generics)
      line(">(")
    }
    printParameters(of: function)
    printEnd(end, function.requirements, body: function.body)
  }

  /// Prints a head and a body in braces, if the head fits in a line with its brace.
  private mutating func printIfItFits(
    _ head: (inout CodeBuffer) -> Void, body: [Statement]?
  ) -> Bool {
    guard lineIfItFits(reserve: body == nil ? 0 : 2, head) else { return false }
    guard let body else { return true }
    code.truncate(to: code.bytes.count - 1)
    if body.isEmpty {
      code.append(" {}\n")
      return true
    }
    code.append(" {\n")
    printStatements(body)
    line("}")
    return true
  }

  private mutating func printParameters(of function: FunctionDeclaration) {
    let parameters = function.parameters
    indentation += 1
    if case .grouped(let counts) = function.layout {
      var start = 0
      for count in counts where count > 0 && count < parameters.count - start {
        fill(start..<start + count, closing: ",") { $1.append(parameters[$0]) }
        start += count
      }
      fill(start..<parameters.count) { $1.append(parameters[$0]) }
    } else {
      for (index, parameter) in parameters.enumerated() {
        breakableLine(closing: index == parameters.count - 1 ? "" : ",") { $0.append(parameter) }
      }
    }
    indentation -= 1
  }

  /// Prints the end of a head, the generic requirements, and a body in braces.
  private mutating func printEnd(
    _ end: (inout CodeBuffer) -> Void, _ requirements: [String], body: [Statement]?
  ) {
    if requirements.isEmpty { return printBody(body, head: end) }
    let isPrinted = printIfItFits(
      {
        end(&$0)
        $0.append(list: requirements, after: " where ")
      }, body: body)
    if isPrinted { return }
    line(end)
    if printIfItFits({ $0.append(list: requirements, after: "where ") }, body: body) { return }
    line("where")
    fillIndented(requirements)
    guard let body else { return }
    line("{")
    printStatements(body)
    line("}")
  }
}

extension CodeBuffer {
  fileprivate mutating func append(generics: [String]) {
    if generics.isEmpty { return }
    append(list: generics, after: "<")
    append(">")
  }

  /// Appends texts separated by commas; nothing if there are none.
  fileprivate mutating func append(list items: [String], after opening: String) {
    for (index, item) in items.enumerated() {
      append(index == 0 ? opening : ", ")
      append(item)
    }
  }

  mutating func append(_ parameter: ParameterDeclaration) {
    if let attribute = parameter.attribute {
      append(swift: attribute)
      blank()
    }
    if let label = parameter.label {
      append(label)
      blank()
    }
    if let name = parameter.name {
      append(name)
      colon()
    }
    append(swift: parameter.type)
    if let value = parameter.defaultValue {
      append(.assignment)
      append(value)
    }
  }
}
