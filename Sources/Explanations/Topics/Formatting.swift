import Diagnostics

let formattingTopic = Topic(
  "Formatting",
  [
    Explanation(
      .notFormatted, "A file is not formatted.",
      "Only specs have a canonical form. In a file with anchors and aliases the order of keys "
        + "matters, and a directive is for other YAML parsers. Such a file can still be compiled.")
  ])
