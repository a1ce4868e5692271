/// The values of a token by mode, as exporters write them into its extensions; nil if there are none.
package func modesInExtensions(of token: LocatedNode) -> LocatedNode? {
  guard let extensions = token["$extensions"] ?? token["extensions"] else { return nil }
  let owners = [extensions] + (extensions.entries ?? []).map { extensions.with($0.value) }
  for owner in owners {
    for key in ["mode", "modes"] {
      guard let modes = owner[key], let entries = modes.entries, !entries.isEmpty else { continue }
      if entries.allSatisfy({ modes.with($0.value).looksLikeValue }) { return modes }
    }
  }
  return nil
}

/// The values that replace the usual one in some modes: `"org.example.overrides": {"dark": …}`.
package func overridesInExtensions(of token: LocatedNode) -> LocatedNode? {
  guard let extensions = token["$extensions"] else { return nil }
  let entry = extensions.entries?.first { entry in
    guard entry.key.text?.hasSuffix(".overrides") == true else { return false }
    let names = extensions.with(entry.value).entries?.compactMap(\.key.text) ?? []
    return names.contains { schemeLook($0) == true }
  }
  return entry.map { extensions.with($0.value) }
}

extension LocatedNode {
  /// Whether it can be the value of a token, and not a description of a mode.
  fileprivate var looksLikeValue: Bool {
    guard entries != nil else { return true }
    let keys = [
      "$value", "value", "colorSpace", "components", "channels", "hex", "r", "h", "$ref",
      "fontSize",
      "color", "offsetX", "duration", "dashArray", "unit",
    ]
    return keys.contains { self[$0] != nil }
  }
}
