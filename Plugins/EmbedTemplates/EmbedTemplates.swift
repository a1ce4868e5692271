import Foundation
import PackagePlugin

/// Embeds every `.template` file of a target: the texts become one dictionary, by their paths in the target. In a target
/// with tables, `.tsv` files, each table becomes a constant.
///
/// Resources that the package manager embeds are arrays of bytes, one literal each, which take the compiler half a
/// minute.
@main struct EmbedTemplates: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tables = module.sourceFiles(withSuffix: ".tsv").map(\.url)
    let texts = tables.isEmpty ? module.sourceFiles(withSuffix: ".template").map(\.url) : tables
    let sorted = texts.sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
    return [
      .buildCommand(
        displayName: "Embedding the templates",
        executable: try context.tool(named: "embed-texts").url,
        arguments: [output.path, target.directoryURL.path] + sorted.map(\.path),
        inputFiles: sorted, outputFiles: [output])
    ]
  }
}
