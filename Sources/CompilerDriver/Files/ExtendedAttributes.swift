#if canImport(Darwin)
  import Darwin

  /// Copies the extended attributes and the access control list of an open file to another, as far as possible.
  func copyExtendedAttributes(from old: Int32, to new: Int32) {
    _ = fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
  }
#else
  import CXattr

  /// Copies the extended attributes and the access control list of an open file to another, as far as possible.
  func copyExtendedAttributes(from old: Int32, to new: Int32) {
    for name in namesOfAttributes(old) where isKept(name) {
      let size = fgetxattr(old, name, nil, 0)
      if size < 0 { continue }
      var value = [UInt8](repeating: 0, count: size)
      let count = fgetxattr(old, name, &value, size)
      if count >= 0 { fsetxattr(new, name, value, count, 0) }
    }
  }

  /// Others describe the old content, such as its signature.
  private func isKept(_ name: String) -> Bool {
    ["user.", "system.posix_acl_", "security.selinux"].contains { name.hasPrefix($0) }
  }

  private func namesOfAttributes(_ file: Int32) -> [String] {
    let size = flistxattr(file, nil, 0)
    if size <= 0 { return [] }
    var names = [CChar](repeating: 0, count: size)
    let count = flistxattr(file, &names, size)
    return names.prefix(max(0, count)).split(separator: 0)
      .map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }
#endif
