import Diagnostics

let templatesTopic = Topic(
  "Templates",
  [
    Explanation(
      .templateTag, "A tag in a template is not closed.",
      "A tag begins with '{{' and ends with '}}' on the same line."),
    Explanation(
      .templateValue, "A template uses an unknown value.",
      "'dscompile templates --verbose' lists the values of each template."),
  ])
let outputTopic = Topic(
  "The output folder",
  [
    Explanation(
      .editedByHand, "An emitted file was edited.",
      "The third line of each file contains a hash of the rest, which no longer matches. Nothing "
        + "is overwritten: move the change to the spec or a template, or discard it with "
        + "'--force'."),
    Explanation(
      .editedOrphan, "A file whose spec is gone was edited.",
      "It would be removed, and the edits with it. Save them elsewhere and delete the file, or "
        + "discard them with '--force'."),
    Explanation(
      .outputInTheWay, "Another file has the path of an emitted file.",
      "dscompile did not write it and does not change it. Move it, or rename the spec."),
    Explanation(
      .outputLeadsOut, "The output folder is a link that leads out of the project.",
      "Replace the link with a folder, or name the folder with '--output'."),
    Explanation(
      .outputPathCollision, "Two specs emit the same file.",
      "On some file systems, names that differ only in letter case are the same. Rename one "
        + "component."),
    Explanation(
      .sameOutput, "Two output folders overlap.",
      "Each would treat the files of the other as its own. Use separate folders."),
    Explanation(
      .staleFile, "An emitted file differs from what a build would write.",
      "'dscompile build --check' reports it if a spec, a template or the version of dscompile "
        + "changed and the result was not committed. Run 'dscompile build' and commit the output "
        + "folder."),
    Explanation(
      .unsafeOutputPath, "A file would have a name that some file systems do not allow.",
      "Emitted paths have to work on all systems. Choose another name."),
    Explanation(
      .unsafeSpecPath, "The name of a spec cannot be written in a comment.",
      "Each emitted file names its spec. Rename the spec."),
  ])
