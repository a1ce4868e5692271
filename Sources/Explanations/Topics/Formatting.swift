import Diagnostics

let formattingTopic = Topic(
  "Formatting",
  [
    Explanation(
      .notFormatted, "A file is not formatted.",
      "Only specs have a canonical form. In a file with anchors and aliases the order of keys "
        + "matters, and a directive is for other YAML parsers. Such a file can still be compiled. "
        + "`format` exits with 1 if it cannot format a spec, or a file that it was asked to format. "
        + "The comment `# dscompile:format off` leaves the parts below it as they are.")
  ])
