import Diagnostics

let templatesTopic = Topic(
  "Templates",
  [
    Explanation(
      .templateTag, "A tag in a template is not closed.",
      "A tag begins with '{{' and ends with '}}' in the same line."),
    Explanation(
      .templateValue, "A template asks for a value that it has not.",
      "'dscompile templates --verbose' lists the values of each template."),
  ])
let outputTopic = Topic(
  "The output folder",
  [
    Explanation(
      .editedByHand, "An emitted file was edited.",
      "The third line of each file holds a hash of the rest, and it no longer fits. Nothing is "
        + "overwritten: move the change to the spec or a template, or give it up with '--force'."),
    Explanation(
      .editedOrphan, "A file whose spec is gone was edited.",
      "It would be removed, and the edits with it. Save them elsewhere and delete the file, or "
        + "give them up with '--force'."),
    Explanation(
      .outputInTheWay, "Something that dscompile did not write stands where a file goes.",
      "It is left alone. Move it away, or give the spec another name."),
    Explanation(
      .outputLeadsOut, "The output folder is a link to a place outside of the project.",
      "Replace the link by a folder, or name the place with '--output'."),
    Explanation(
      .outputPathCollision, "Two specs emit one file.",
      "On some disks names that differ in letter case alone are the same. Rename one component."),
    Explanation(
      .sameOutput, "Two outputs go to the same folder, or one into the other's.",
      "Each would take the files of the other for its own. Give each a folder of its own."),
    Explanation(
      .unsafeOutputPath, "A file would have a name that some disk does not allow.",
      "Emitted code is shared, so its paths work on all systems. Choose another name."),
    Explanation(
      .unsafeSpecPath, "The name of a spec cannot stand in a comment.",
      "Each emitted file names its spec. Rename the spec."),
  ])
