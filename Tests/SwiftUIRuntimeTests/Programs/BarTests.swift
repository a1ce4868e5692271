import SwiftUI

private struct Letters: View {
  let list: [String]
  @State private var text = ""
  @Environment(\.isSearching) private var isSearching
  var body: some View {
    List(list.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text(verbatim: $0) }
      .overlay { Status() }
      .searchable(text: $text, prompt: Text(verbatim: "Find letters"))
  }
  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { if isSearching { Button("end") { dismissSearch() } } }
  }
}

private struct Tabs: View {
  let log: (String) -> Void
  @State private var selection = "home"
  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: "home") {
        Counter(name: "home").onAppear { log("home appears") }.onDisappear { log("home leaves") }
      }
      if true {
        Tab("Inbox", systemImage: "tray", value: "inbox") {
          Counter(name: "inbox").onAppear { log("inbox appears") }
        }
        .badge(3)
      }
      Tab("Hidden", systemImage: "eye", value: "hidden") { Text("hidden") }.hidden()
      Tab(value: "search", role: .search) { Text("found") }
    }
  }
}

private struct SharedItems: ToolbarContent {
  @State private var count = 0
  var body: some ToolbarContent {
    ToolbarItem(placement: .bottomBar) { Button("count \(count)") { count += 1 } }
  }
}

private struct Dropping: View {
  @State private var texts: [String] = []
  @State private var numbers: [Int] = []
  @State private var targeted: [Bool] = []
  var body: some View {
    VStack {
      Text("Source").draggable("dragged")
      Text("Provider").onDrag { NSItemProvider() }
      Text("Texts \(texts.joined(separator: ", ")) \(targeted.count)")
        .dropDestination(for: String.self) { items, _ in
          texts += items
          return true
        } isTargeted: {
          targeted.append($0)
        }
        .accessibilityIdentifier("texts")
      Text("Data").dropDestination(for: Data.self) { _, _ in true }
    }
  }
}

@MainActor let barTests: [RuntimeTest] = [
  (
    "items of a toolbar are in the bars of the stack around them, by their placement",
    {
      let host = ModelHost(
        NavigationStack {
          Text("content")
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItemGroup { Button("One", systemImage: "1.circle") {} }
              ToolbarItem(placement: .keyboard) { Button("Done") {} }
              SharedItems()
            }
        })
      expectEqual(host.labels, ["Cancel", "One", "Title", "content", "count 0"])
      expectEqual(host.texts.contains("One"), false)
      host.tap("count 0")
      expectEqual(host.labels.last, "count 1")
      expectEqual(host.element("Title")?.traits, ["header", "text"])
      // The bar is 44 points high, the title below it 52, and the toolbar 44.
      let outline = host.node.layoutOutline
      expect(outline.contains("navigation bar 0 0 393×44"), outline)
      expect(outline.contains("large title 0 44 393×52"), outline)
      expect(outline.contains("toolbar 0 808 393×44"), outline)
      expectEqual(host.element("content")?.frame?.midY, 452)
      expectEqual(host.unmodeled, [])
    }
  ),
  (
    "without a stack, a toolbar is not shown",
    {
      let host = ModelHost(Text("content").toolbar { Button("item") {} }.navigationTitle("Title"))
      expectEqual(host.labels, ["content"])
    }
  ),
  (
    "bars of a sheet are not those of the view behind it",
    {
      let host = ModelHost(
        NavigationStack {
          Text("behind").sheet(isPresented: .constant(true)) {
            Text("sheet").toolbar { Button("lost") {} }
          }
        })
      expectEqual(host.labels, ["sheet"])
      expectEqual(host.texts, ["behind", "sheet"])
    }
  ),
  (
    "a title can be in the bar, and a bar can be hidden",
    {
      @MainActor func stack(_ visibility: Visibility) -> ModelHost {
        ModelHost(
          NavigationStack {
            Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
              .toolbar(visibility, for: .navigationBar)
          })
      }
      let shown = stack(.automatic)
      expectEqual(shown.labels, ["Title", "content"])
      expectEqual(shown.element("Title")?.frame?.midX, 196.5)
      expectEqual(shown.node.outline.contains("large title"), false)
      expectEqual(stack(.hidden).labels, ["content"])
    }
  ),
  (
    "secondary actions are in a menu",
    {
      var log: [String] = []
      let host = ModelHost(
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem(placement: .secondaryAction) { Button("Archive") { log.append("archive") } }
          }
        })
      expectEqual(host.labels, ["More", "content"])
      host.tap("More")
      host.tap("Archive")
      expectEqual(log, ["archive"])
    }
  ),
  (
    "a search field is in the bars, edits its text, and can be dismissed",
    {
      let host = ModelHost(NavigationStack { Letters(list: ["alpha", "beta"]) })
      expectEqual(host.labels, ["Find letters", "alpha", "beta"])
      expectEqual(host.element("Find letters")?.traits, ["search field", "text field"])
      host.element("Find letters")?.type("b")
      expectEqual(host.labels, ["Find letters", "beta", "end"])
      expectEqual(host.element("Find letters")?.value, "b")
      host.tap("end")
      expectEqual(host.labels, ["Find letters", "alpha", "beta"])
    }
  ),
  (
    "a search field around a stack is in its bars, and without a stack nowhere",
    {
      let inner = Text("content")
      expectEqual(
        ModelHost(NavigationStack { inner }.searchable(text: .constant(""))).labels,
        ["Search", "content"])
      expectEqual(ModelHost(inner.searchable(text: .constant(""))).labels, ["content"])
    }
  ),
  (
    "a tab view shows the selected tab, and the others keep their state",
    {
      var log: [String] = []
      let host = ModelHost(Tabs { log.append($0) })
      expectEqual(host.labels, ["home 0", "Home", "Inbox", "Search"])
      expectEqual(
        host.accessibilityTree.components(separatedBy: "\n").dropFirst().first,
        "group \"\"; tab bar")
      expectEqual(host.element("Home")?.isSelected, true)
      expectEqual(host.element("Inbox")?.value, "3")
      host.tap("home 0")
      host.tap("Inbox")
      expectEqual(host.labels.first, "inbox 0")
      host.tap("Home")
      expectEqual(host.labels.first, "home 1")
      expectEqual(log, ["home appears", "home leaves", "inbox appears", "home appears"])
      expect(host.node.layoutOutline.contains("tab bar 0 803 393×49"), host.node.layoutOutline)
      expectEqual(host.unmodeled, [])
    }
  ),
  (
    "tabs can be views with items, and pages are adjusted",
    {
      let views = Group {
        Text("one").tabItem {
          Image(systemName: "1.circle")
          Text("First")
        }
        Text("two").tabItem { Label("Second", systemImage: "2.circle") }
      }
      let tabs = ModelHost(TabView { views })
      expectEqual(tabs.labels, ["one", "First", "Second"])
      tabs.tap("Second")
      expectEqual(tabs.labels.first, "two")
      let pages = ModelHost(TabView { views }.tabViewStyle(.page))
      expectEqual(pages.elements.last?.value, "page 1 of 2")
      pages.elements.last?.increment()
      expectEqual(pages.labels.first, "two")
    }
  ),
  (
    "a badge is at the end of a row",
    {
      let host = ModelHost(
        List {
          Text("Recents").badge(2)
          Text("Old").badge(0)
        })
      expectEqual(host.texts, ["Recents", "2", "Old"])
    }
  ),
  (
    "what is dragged is dropped where its type is accepted",
    {
      let host = ModelHost(Dropping())
      expectEqual(host.elements[0].line, "\"Source\"; text; can be dragged")
      expectEqual(host.elements[1].isDragSource, true)
      expectEqual(host.elements[3].line, "\"Data\"; text; accepts drops")
      expectEqual(host.elements[0].drag(onto: host.elements[3]), false)
      expectEqual(host.elements[1].drag(onto: host.elements[2]), false)
      expectEqual(host.elements[0].drag(onto: host.elements[2]), true)
      expectEqual(host.element("texts")?.label, "Texts dragged 2")
      let named = ModelHost(
        Text("File").draggable("x").accessibilityDragPoint(.center, description: "Move the file"))
      expectEqual(named.elements[0].line, "\"File\"; text; can be dragged \"Move the file\"")
    }
  ),
  (
    "a split view has columns on an iPad, and one on an iPhone",
    {
      let split = NavigationSplitView {
        Text("sidebar").navigationTitle("Mail")
      } detail: {
        Text("detail")
      }
      expectEqual(ModelHost(split).labels, ["Mail", "sidebar"])
      let wide = ModelHost(split.environment(\.horizontalSizeClass, .regular))
      expectEqual(wide.labels, ["Mail", "sidebar", "detail"])
      expectEqual(wide.element("sidebar")?.frame?.midX, 160)
    }
  ),
  (
    "missing content is a title and a text in the middle",
    {
      let host = ModelHost(
        ContentUnavailableView(
          "No mail", systemImage: "tray", description: Text("It appears here.")))
      expectEqual(host.labels, ["No mail", "It appears here."])
      expectEqual(host.element("No mail")?.frame?.midX.rounded(), 197)
      expectEqual(
        ModelHost(ContentUnavailableView.search(text: "x")).labels.first,
        "No Results for “x”")
    }
  ),
]
