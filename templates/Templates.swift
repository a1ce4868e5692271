// The templates that dscompile brings along, as the files beside this one, embedded in the binary.

/// The texts of the templates, by the names of their files.
package let embeddedTemplates: [String: String] = [
  "Component.swift.template": PackageResources.Component_swift_template,
  "Type.swift.template": PackageResources.Type_swift_template,
  "BindingOrState.swift.template": PackageResources.BindingOrState_swift_template,
  "BindingOrFocusState.swift.template": PackageResources.BindingOrFocusState_swift_template,
  "BindingOrAccessibilityFocusState.swift.template":
    PackageResources.BindingOrAccessibilityFocusState_swift_template,
  "SlotItem.swift.template": PackageResources.SlotItem_swift_template,
  "SlotItems.swift.template": PackageResources.SlotItems_swift_template,
  "SlotItems+Combining.swift.template": PackageResources.SlotItems_Combining_swift_template,
  "ResultBuilder.swift.template": PackageResources.ResultBuilder_swift_template,
  "Style.swift.template": PackageResources.Style_swift_template,
  "StyleProtocol.swift.template": PackageResources.StyleProtocol_swift_template,
  "StyleConfiguration.swift.template": PackageResources.StyleConfiguration_swift_template,
  "StyleKey.swift.template": PackageResources.StyleKey_swift_template,
  "EnvironmentKey.swift.template": PackageResources.EnvironmentKey_swift_template,
  "Previews.swift.template": PackageResources.Previews_swift_template,
  "Namespace.swift.template": PackageResources.Namespace_swift_template,
  "Omitted.swift.template": PackageResources.Omitted_swift_template,
  "StyleStack.swift.template": PackageResources.StyleStack_swift_template,
  "Localizable.xcstrings.template": PackageResources.Localizable_xcstrings_template,
  "Package.swift.template": PackageResources.Package_swift_template,
  "SnapshotPackage.swift.template": PackageResources.SnapshotPackage_swift_template,
  "SnapshotAssertion.swift.template": PackageResources.SnapshotAssertion_swift_template,
  "Snapshots.swift.template": PackageResources.Snapshots_swift_template,
  "README.md.template": PackageResources.README_md_template,
  "swift-format.template": PackageResources.swift_format_template,
  "LandingPage.md.template": PackageResources.LandingPage_md_template,
  "ComponentPage.md.template": PackageResources.ComponentPage_md_template,
].mapValues { String(decoding: $0, as: UTF8.self) }
