import UIKit

@MainActor let listTests: [RuntimeTest] = [
  (
    "a list has its default separator between its views",
    {
      let column = ColumnView {
        UILabel("a")
        UILabel("b")
        UILabel("c")
      }
      expectEqual(texts(column), ["a", "b", "c"])
      expectEqual(views(Divider.self, in: column).count, 2)
    }
  ),
  (
    "a separator is created for each position, and stays with its view",
    {
      let column = ColumnView {
        UILabel("a")
        UILabel("b")
      } separator: {
        UIImageView(systemName: "circle")
      }
      let marks = views(UIImageView.self, in: column)
      expectEqual(marks.count, 1)
      column.rows.append(UILabel("c"))
      let more = views(UIImageView.self, in: column)
      expectEqual(more.count, 2)
      expect(more[0] === marks[0])
      expectEqual(views(UIImageView.self, in: ColumnView { UILabel("a") }).count, 0)
    }
  ),
  (
    "a text between the views of a list is in each place",
    {
      let column = ColumnView(separator: "and") {
        UILabel("a")
        UILabel("b")
        UILabel("c")
      }
      expectEqual(texts(column), ["a", "and", "b", "and", "c"])
    }
  ),
  (
    "views beyond the limit are counted, and a header is above all",
    {
      let column = ColumnView(header: "Letters") {
        UILabel("a")
        UILabel("b")
        UILabel("c")
      }
      .limit(1)
      expectEqual(texts(column), ["Letters", "a", "+2"])
      column.limit = nil
      expectEqual(texts(column), ["Letters", "a", "b", "c"])
    }
  ),
  (
    "a method fills a slot of an existing view",
    {
      let column = ColumnView {}
      expectEqual(texts(column), [])
      column.placeholder("Nothing")
      expectEqual(texts(column), ["Nothing"])
      column.placeholder { UILabel("None") }
      expectEqual(texts(column), ["None"])
      column.rows = [UILabel("a")]
      expectEqual(texts(column), ["a"])
    }
  ),
]

@MainActor let announcementTests: [RuntimeTest] = [
  (
    "a style shows the one around it, and follows the same values",
    {
      let window = UIWindow()
      let news = AnnouncementView("News") { isUnfolded in
        UILabel(isUnfolded ? "All of it" : "A part")
      }
      window.addSubview(news)
      expectEqual(texts(news), ["News", "A part"])
      expectEqual(views(ShapeView.self, in: news).count, 0)
      news.announcementViewStyle(.framed)
      expectEqual(texts(news), ["News", "A part"])
      expectEqual(views(ShapeView.self, in: news).count, 1)
      news.prominence(.increased)
      expectEqual(views(ShapeView.self, in: news).count, 1)
      views(ContentButton.self, in: news)[0].sendActions(for: .touchUpInside)
      expectEqual(texts(news), ["News", "All of it"])
    }
  ),
  (
    "assistive technologies are offered the current actions",
    {
      var dismissals = 0
      let news = AnnouncementView("News")
      expectEqual(news.accessibilityCustomActions?.map(\.name), ["Unfold"])
      news.onDismiss { dismissals += 1 }
      let actions = news.accessibilityCustomActions ?? []
      expectEqual(actions.map(\.name), ["Dismiss", "Unfold"])
      expect(actions[0].actionHandler?(actions[0]) == true)
      expectEqual(dismissals, 1)
    }
  ),
  (
    "an announcement in a style is not retained",
    {
      weak var left: AnnouncementView?
      do {
        let window = UIWindow()
        let news = AnnouncementView("News").onDismiss {}
        window.addSubview(news.announcementViewStyle(.framed))
        left = news
        news.removeFromSuperview()
      }
      expect(left == nil)
    }
  ),
]
