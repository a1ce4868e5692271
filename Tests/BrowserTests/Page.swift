#if os(Linux)
  import Foundation

  /// A page in a browser.
  final class Page {
    private let browser: Browser
    private let session: String

    /// What went wrong in the page, as its console shows it: errors, warnings, and what its security policy refused.
    private var found: [String] = []

    init(_ browser: Browser, _ session: String) throws {
      self.browser = browser
      self.session = session
      for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
      try setSize(1280, 900)
    }

    @discardableResult private func call(
      _ method: String, _ parameters: [String: Any] = [:]
    ) throws -> [String: Any] {
      try browser.call(method, parameters, in: session)
    }

    // MARK: - Loading

    /// Opens an address, and waits until all of it is there.
    func open(_ address: URL) throws {
      try waitForLoad {
        let result = try call("Page.navigate", ["url": address.absoluteString])
        if let error = result["errorText"] { throw BrowserError("\(address): \(error)") }
      }
    }

    func reload() throws { try waitForLoad { try call("Page.reload") } }

    /// Waits for the page to which something leads.
    func waitForLoad(_ change: () throws -> Void) throws {
      readEvents()
      try change()
      try browser.wait(for: "Page.loadEventFired", in: session)
      // Fonts that the page needs are in its style sheet, and are decoded later.
      try evaluate("document.fonts.ready.then(() => true)")
    }

    // MARK: - Surroundings

    /// Sets the size of the window, in points.
    func setSize(_ width: Int, _ height: Int) throws {
      try call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    func setScheme(_ name: String) throws {
      try call(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": name]]])
      // Pages hear of it before the next frame.
      try evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    func setScripts(areRun: Bool) throws {
      try call("Emulation.setScriptExecutionDisabled", ["value": !areRun])
    }

    // MARK: - Contents

    /// The value of an expression in JavaScript, after waiting for it if it is a promise.
    @discardableResult func evaluate(_ expression: String) throws -> Any? {
      let result = try call(
        "Runtime.evaluate",
        ["expression": expression, "returnByValue": true, "awaitPromise": true])
      if let details = result["exceptionDetails"] as? [String: Any] {
        throw BrowserError(Self.text(of: details))
      }
      return (result["result"] as? [String: Any])?["value"]
    }

    func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

    func number(_ expression: String) throws -> Double {
      (try evaluate(expression) as? NSNumber)?.doubleValue ?? .nan
    }

    func isTrue(_ expression: String) throws -> Bool { try evaluate(expression) as? Bool ?? false }

    func texts(_ expression: String) throws -> [String] {
      try evaluate(expression) as? [String] ?? []
    }

    /// Chooses a value in a field, as people do.
    ///
    /// - Parameter field: A selector.
    func choose(_ value: String, in field: String) throws {
      try evaluate(
        """
        (() => {
          const field = document.querySelector(\(Self.literal(field)));
          if (field.type === "checkbox" || field.type === "radio") field.click();
          else {
            field.value = \(Self.literal(value));
            field.dispatchEvent(new Event("input", { bubbles: true }));
            field.dispatchEvent(new Event("change", { bubbles: true }));
          }
        })()
        """)
    }

    /// Presses and releases a key, by its name in JavaScript.
    func press(_ key: String) throws {
      let codes = ["Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40, "Tab": 9]
      var event: [String: Any] = ["type": "keyDown", "key": key]
      if let code = codes[key] {
        event["code"] = key
        event["windowsVirtualKeyCode"] = code
        if key == "Enter" { event["text"] = "\r" }
      } else {
        event["text"] = key
      }
      try call("Input.dispatchKeyEvent", event)
      event["type"] = "keyUp"
      event["text"] = nil
      try call("Input.dispatchKeyEvent", event)
    }

    /// Types a text.
    func type(_ text: String) throws { for character in text { try press(String(character)) } }

    /// A text as a literal in JavaScript.
    static func literal(_ text: String) -> String {
      let data = try? JSONSerialization.data(withJSONObject: [text])
      return data.map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) }
        ?? "\"\""
    }

    // MARK: - Problems

    /// What went wrong since the last call.
    func takeProblems() -> [String] {
      readEvents()
      defer { found = [] }
      return found
    }

    private func readEvents() {
      for event in browser.takeEvents(of: session) {
        let values = event.values
        switch event.name {
        case "Runtime.exceptionThrown":
          found.append(Self.text(of: values["exceptionDetails"] as? [String: Any] ?? [:]))
        case "Runtime.consoleAPICalled":
          guard let kind = values["type"] as? String, ["error", "warning", "assert"].contains(kind)
          else { continue }
          let arguments = values["args"] as? [[String: Any]] ?? []
          found.append("\(kind): \(arguments.map { "\($0["value"] ?? $0["description"] ?? "")" })")
        case "Log.entryAdded":
          guard let entry = values["entry"] as? [String: Any],
            let level = entry["level"] as? String, ["error", "warning"].contains(level)
          else { continue }
          found.append("\(level): \(entry["text"] ?? "") \(entry["url"] ?? "")")
        default: continue
        }
      }
    }

    private static func text(of details: [String: Any]) -> String {
      let exception = details["exception"] as? [String: Any]
      return "\(exception?["description"] ?? details["text"] ?? details)"
    }
  }
#endif
