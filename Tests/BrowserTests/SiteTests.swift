#if os(Linux)
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// The pages of the samples' catalog work in a browser, with the keyboard, and for everyone.
  @Suite(.serialized, .enabled(if: Browser.isThere, Browser.notice))
  struct SiteInBrowserTests {
    // MARK: - Pages

    /// No page has errors, and no page has to be scrolled sideways on the smallest screen.
    @Test func pagesLoadWithoutProblems() async throws {
      let pages = try await SampleSite.pages
      #expect(pages.count > 60)
      let problems = try await withBrowser { browser in
        let page = try browser.newPage()
        return try pages.flatMap { address -> [String] in
          try page.setSize(1280, 900)
          try page.open(address)
          var problems = try page.texts(
            """
            [...document.querySelectorAll("[id]")].map((element) => element.id)
              .filter((id, index, all) => all.indexOf(id) !== index).map((id) => "used twice: " + id)
            """)
          problems += try page.texts(Self.brokenLinks)
          for address in try page.texts("[...document.links].map((link) => link.href)") {
            guard let path = URL(string: address)?.path, address.hasPrefix("file:"),
              !FileManager.default.fileExists(atPath: path)
            else { continue }
            problems.append("leads nowhere: \(address)")
          }
          try page.setSize(320, 640)
          let width = try page.number("document.documentElement.scrollWidth")
          if width > 320 {
            problems.append("is \(width) wide: \(try page.texts(Self.wideElements))")
          }
          return (problems + page.takeProblems()).map { "\(address.lastPathComponent): \($0)" }
        }
      }
      #expect(problems == [])
    }

    /// Links to places that a page does not have.
    private static let brokenLinks = """
      [...document.links].filter((link) => link.hash && link.pathname === location.pathname
          && !document.getElementById(decodeURIComponent(link.hash.slice(1))))
        .map((link) => "leads nowhere: " + link.hash)
      """

    /// The outermost elements that are beyond the right edge, and not in something that scrolls.
    private static let wideElements = """
      [...document.querySelectorAll("body *")].filter((element) => {
          if (element.getBoundingClientRect().right <= innerWidth + 0.5) return false;
          for (let outer = element.parentElement; outer; outer = outer.parentElement) {
            if (getComputedStyle(outer).overflowX !== "visible" && outer !== document.body) return false;
          }
          return true;
        }).slice(0, 3).map((element) => element.outerHTML.slice(0, 120))
      """

    /// Without scripts, pages show pictures and texts, and no controls that would do nothing.
    @Test func pagesCanBeReadWithoutScripts() async throws {
      let pages = try await SampleSite.kinds
      try await withBrowser { browser in
        let page = try browser.newPage()
        try page.setScripts(areRun: false)
        for address in pages {
          try page.open(address)
          let visible = try page.texts(
            """
            [...document.querySelectorAll("input, select, button")]
              .filter((field) => field.offsetParent).map((field) => field.outerHTML)
            """)
          #expect(visible == [], "\(address.lastPathComponent)")
          #expect(try page.isTrue("document.querySelector('h1').offsetHeight > 0"))
        }
        try page.open(try #require(pages.first { $0.path.hasSuffix("components/Button.html") }))
        #expect(try page.number("document.querySelectorAll('.stage > .picture').length") > 3)
        #expect(try page.text("document.querySelector('#calls code').textContent") != "")
      }
    }

    /// The pages are valid for a strict parser.
    @Test(.enabled(if: Validator.areThere, Validator.notice)) func pagesAreValid() async throws {
      let pages = try await SampleSite.kinds
      let program = """
        import sys, html5lib
        problems = []
        for path in sys.stdin.read().split("\\n"):
            parser = html5lib.HTMLParser()
            parser.parse(open(path, "rb").read())
            problems += [f"{path} {error}" for error in parser.errors[:5]]
        if problems: sys.exit("\\n".join(problems))
        """
      let problems = try await withTurn {
        try Validator.python(program, input: pages.map(\.path).joined(separator: "\n"))
      }
      #expect(problems == nil)
    }

    // MARK: - Playground

    /// What the playground of a page shows.
    private struct Shown: Equatable {
      let preview, picture, call, spoken: String

      init(_ page: Page) throws {
        preview = try page.text("shown.dataset.preview")
        picture = try page.text("shown.querySelector('.stage').innerHTML")
        call = try page.text("document.getElementById('calls').textContent")
        spoken = try page.text("document.getElementById('spoken').innerHTML")
      }
    }

    /// A choice shows the picture, the call and the spoken texts of another preview, and is in the address.
    @Test func choicesChangeWhatIsShown() async throws {
      let pages = try await SampleSite.componentPages
      try await withBrowser { browser in
        let page = try browser.newPage()
        var changed = (pictures: 0, calls: 0, spoken: 0)
        for address in pages {
          let name = address.lastPathComponent
          try page.open(address)
          if try page.isTrue("!window.choices || choices.hidden") { continue }
          for index in 0..<(try page.texts(Self.otherChoices).count) {
            // What was chosen before can have changed the others.
            let choice = try page.texts(Self.otherChoices)[index]
            let (before, words) = (try Shown(page), choice.split(separator: " "))
            try page.choose(
              String(words[1]),
              in: words[2] == "select"
                ? "[name=\(words[0])]" : "[name=\(words[0])][value='\(words[1])']")
            let after = try Shown(page)
            #expect(
              try page.text("choices.elements['\(words[0])'].value") == words[1],
              "\(name) \(choice)")
            #expect(after.preview != before.preview, "\(name) \(choice)")
            if after.picture != before.picture { changed.pictures += 1 }
            if after.call != before.call { changed.calls += 1 }
            if after.spoken != before.spoken { changed.spoken += 1 }
            #expect(
              after.picture != before.picture || after.call != before.call
                || after.spoken != before.spoken, "\(name) \(choice)")
          }
          let chosen = try Shown(page)
          try page.reload()
          #expect(try Shown(page) == chosen, "\(name)")
          #expect(page.takeProblems() == [], "\(name)")
        }
        #expect(min(changed.pictures, changed.calls, changed.spoken) > 50, "\(changed)")
      }
    }

    /// For each field, its name, a value that it does not have, and its kind.
    private static let otherChoices = """
      (() => {
        const names = [...new Set([...choices.elements].map((field) => field.name))].filter(Boolean);
        return names.flatMap((name) => {
          const fields = [...choices.querySelectorAll(`[name=${name}]`)];
          const isSelect = fields[0].tagName === "SELECT";
          const values = isSelect
            ? [...fields[0].options].map((option) => option.value) : fields.map((field) => field.value);
          const current = isSelect ? fields[0].value : fields.find((field) => field.checked).value;
          const other = values.find((value) => value !== current);
          return other === undefined ? [] : [`${name} ${other} ${isSelect ? "select" : "radio"}`];
        });
      })()
      """

    // MARK: - View

    /// Appearances, themes, contrast, text sizes and directions change pictures, and stay in the address.
    @Test func viewChangesPictures() async throws {
      let address = try await SampleSite.folder.appending(path: "components/Button.html")
      try await withBrowser { browser in
        let page = try browser.newPage()
        try page.setScheme("light")
        try page.open(address)
        func look() throws -> String { try page.text("document.documentElement.dataset.look") }
        func colors() throws -> [String] {
          try page.texts(
            "[...document.querySelectorAll('.picture .f')].map((part) => getComputedStyle(part).fill)"
          )
        }
        func height() throws -> Double {
          try page.number("shown.querySelector('.picture').getBoundingClientRect().height")
        }
        let (light, usual) = (try colors(), try height())
        #expect(try look() == "light")

        // Pictures follow the reader's device at once, until something is chosen.
        try page.setScheme("dark")
        #expect(try look() == "dark")
        let dark = try colors()
        #expect(dark != light)
        try page.choose("light", in: "[name=scheme]")
        #expect(try colors() == light)
        try page.choose("dark", in: "[name=scheme]")
        #expect(try colors() == dark)

        try page.choose("", in: "[name=contrast]")
        #expect(try look() == "dark increased")
        let theme = try page.text("view.theme.options[1].value")
        try page.choose(theme, in: "[name=theme]")
        #expect(try look() == "\(theme) dark increased")
        #expect(try colors() != dark)

        try page.choose("accessibility5", in: "[name=size]")
        #expect(try height() > usual * 1.3)
        let large = try page.text("shown.querySelector('.stage').innerHTML")
        for layout in try page.texts("[...view.layout.options].map((option) => option.value)") {
          try page.choose(layout, in: "[name=layout]")
          let shown = try page.text("shown.querySelector('.stage').innerHTML")
          #expect((shown == large) == layout.isEmpty, "\(layout)")
        }
        let chosen = (try look(), try page.text("location.search"))
        try page.reload()
        #expect(try look() == chosen.0)
        #expect(try page.text("location.search") == chosen.1)
        #expect(try page.text("view.size.value") == "accessibility5")
        #expect(page.takeProblems() == [])
      }
    }

    // MARK: - Search

    /// The search can be used with the keyboard alone.
    @Test func searchNeedsOnlyAKeyboard() async throws {
      let folder = try await SampleSite.folder
      try await withBrowser { browser in
        let page = try browser.newPage()
        try page.open(folder.appending(path: "index.html"))
        func selected() throws -> String {
          try page.text(
            """
            document.getElementById(search.getAttribute("aria-activedescendant")).firstChild.data
            """)
        }
        try page.press("/")
        #expect(try page.text("document.activeElement.id") == "search")
        #expect(try page.text("search.value") == "")
        try page.type("butto")
        #expect(try page.text("search.getAttribute('aria-expanded')") == "true")
        #expect(try page.isTrue("document.getElementById('results').offsetHeight > 0"))
        #expect(try selected() == "Button")
        try page.press("ArrowDown")
        #expect(try selected() != "Button")
        try page.press("ArrowUp")
        #expect(try selected() == "Button")
        try page.waitForLoad { try page.press("Enter") }
        #expect(try page.text("document.querySelector('h1').textContent") == "Button")

        // From a page below, paths are others; and a search can be given up.
        try page.press("/")
        try page.type("card")
        #expect(try selected() == "Card")
        try page.press("Escape")
        #expect(try page.text("search.value + search.getAttribute('aria-expanded')") == "false")
        try page.type("no such thing")
        #expect(try page.text("search.getAttribute('aria-expanded')") == "false")
        try page.press("Escape")
        try page.type("card")
        try page.waitForLoad { try page.press("Enter") }
        #expect(try page.text("document.querySelector('h1').textContent") == "Card")
        #expect(page.takeProblems() == [])
      }
    }

    // MARK: - Accessibility

    /// axe-core finds nothing: light and dark, on a wide screen and on a phone.
    @Test(.enabled(if: Validator.areThere, Validator.notice)) func pagesAreAccessible() async throws
    {
      let pages = try await SampleSite.kinds
      let checker = try Self.axe()
      let problems = try await withBrowser { browser in
        let page = try browser.newPage()
        var problems: [String] = []
        for (width, scheme) in [(1280, "light"), (375, "dark"), (1280, "dark"), (375, "light")] {
          try page.setSize(width, 812)
          try page.setScheme(scheme)
          for address in pages {
            try page.open(address)
            try page.evaluate(checker)
            problems += try page.texts(Self.violations).map {
              "\(address.lastPathComponent), \(width), \(scheme): \($0)"
            }
          }
        }
        try page.open(pages[0])
        try page.evaluate(checker)
        try page.press("/")
        try page.type("b")
        return problems + (try page.texts(Self.violations)).map { "search: \($0)" }
      }
      #expect(problems == [])
    }

    private static let violations = """
      axe.run(document, {
        resultTypes: ["violations"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }).then(({ violations }) => violations.map((violation) => violation.id + ": "
        + violation.nodes.length + " times, "
        + violation.nodes.slice(0, 2).map((node) => node.target + " " + node.failureSummary).join("; ")))
      """

    /// The program that checks, from a package for Python.
    private static func axe() throws -> String {
      let folder = repositoryRoot.appending(path: ".build/validators/lib")
      let path = try #require(
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
          .first { $0.hasSuffix("/axe.min.js") }, "run Scripts/install-validators")
      return try String(contentsOf: folder.appending(path: path), encoding: .utf8) + "\ntrue"
    }

    // MARK: - Pictures

    /// Texts in pictures are as wide as the layout expects, within one and a half points, in all arrangements.
    @Test func textsHaveTheWidthsOfTheLayout() async throws {
      let pages = try await SampleSite.componentPages
      let problems = try await withBrowser { browser in
        let page = try browser.newPage()
        var problems: [String] = []
        var count = 0.0
        for address in pages {
          try page.open(address)
          for weight in [400, 500, 600, 700] {
            try page.evaluate(
              "document.fonts.load('\(weight) 17px \"Catalog Inter\"').then(() => true)")
          }
          #expect(
            try page.number("[...document.fonts].filter((font) => font.status === 'loaded').length")
              == 4)
          count += try page.number(Self.measurement)
          problems += try page.texts("window.differences").map {
            "\(address.lastPathComponent): \($0)"
          }
        }
        #expect(count > 5_000)
        return problems
      }
      #expect(problems == [])
    }

    /// Measures the lines of all pictures of a page, each without the width that it is given.
    private static let measurement = #"""
      (() => {
        window.differences = [];
        let count = 0;
        const known = /^[\u0020-\u007e\u00a0-\u017f\u0370-\u03e1\u0400-\u045f\u2010-\u203a€№™←-↓−≈-≥●★✓]*$/;
        const holder = document.createElement("div");
        holder.style.visibility = "hidden";
        document.body.append(holder);
        for (const figure of document.querySelectorAll(".figures figure.case")) {
          for (const { markup } of drawings(figure)) {
            holder.innerHTML = markup.replaceAll("textLength=", "data-length=");
            for (const line of holder.querySelectorAll("[data-length]")) {
              // Families of the reader's system are not known.
              if (line.closest("[font-family]") || line.querySelector("[font-family]")) continue;
              if (!known.test(line.textContent)) continue;
              const [expected, measured] = [Number(line.dataset.length), line.getComputedTextLength()];
              count += 1;
              if (Math.abs(expected - measured) > 1.5) {
                window.differences.push(`'${line.textContent}' ${expected} ${measured.toFixed(2)}`);
              }
            }
          }
        }
        holder.remove();
        return count;
      })()
      """#
  }
#endif
