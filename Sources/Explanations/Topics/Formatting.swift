import Diagnostics

let formattingTopic = Topic(
  "Formatting",
  [
    Explanation(
      .notFormatted, "A file is left as it is by 'dscompile format'.",
      "A file that is no spec has no canonical form. In one with anchors and aliases the order of keys "
        + "counts, and a directive is for readers of YAML that are not known here. Such a file works as "
        + "it did before.")
  ])
