#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// On Linux, the name of a file is any bytes, and a folder may have a name in Latin-1. A path in this module is a text
// that has a scalar of its own for each byte that is not part of UTF-8, so that the system gets the same bytes back. The
// functions of the system that take a path are declared again here for texts, and convert them.

/// The text for a name, a path or an argument that the system provides.
package func systemText(_ name: UnsafePointer<CChar>) -> String {
  systemText(UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) })
}

/// The text for bytes of the system.
package func systemText(_ bytes: [UInt8]) -> String {
  if let text = String(validating: bytes, as: UTF8.self), !mayHaveByteScalars(bytes) { return text }
  var result = String.UnicodeScalarView()
  var rest = bytes[...]
  while let byte = rest.first {
    var iterator = rest.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    if case .valid(let encoded) = parser.parseScalar(from: &iterator),
      // A scalar that stands for a byte is read as its own bytes, so that each text has one name.
      !ByteScalars.all.contains(Unicode.UTF8.decode(encoded).value)
    {
      result.append(Unicode.UTF8.decode(encoded))
      rest = rest.dropFirst(encoded.count)
    } else {
      result.append(ByteScalars.scalar(of: byte))
      rest = rest.dropFirst()
    }
  }
  return String(result)
}

/// The bytes of a text for the system, without a terminating zero.
package func systemBytes(_ text: String) -> [UInt8] {
  let utf8 = Array(text.utf8)
  if !mayHaveByteScalars(utf8) { return utf8 }
  return text.unicodeScalars.flatMap { scalar in
    ByteScalars.byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8)
  }
}

/// The bytes of a text for the system, with a terminating zero.
func systemName(_ text: String) -> [CChar] {
  systemBytes(text).map { CChar(bitPattern: $0) } + [0]
}

/// Whether a text has bytes that are not part of UTF-8.
func hasForeignBytes(_ text: String) -> Bool {
  mayHaveByteScalars(text.utf8) && text.unicodeScalars.contains { ByteScalars.byte(of: $0) != nil }
}

/// The byte that a scalar stands for; nil if it stands for itself.
func foreignByte(_ scalar: Unicode.Scalar) -> UInt8? { ByteScalars.byte(of: scalar) }

/// The last private-use scalars stand for the bytes that are not part of UTF-8.
private enum ByteScalars {
  static let all: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  /// - Parameter byte: At least 0x80.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    all.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }
}

/// Nearly all names have none of the scalars at the end of Unicode, which begin with this byte.
private func mayHaveByteScalars(_ utf8: some Sequence<UInt8>) -> Bool { utf8.contains(0xF4) }

// MARK: - Functions of the system

func open(_ path: String, _ flags: Int32) -> Int32 { open(systemName(path), flags) }

func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(systemName(path), flags, mode)
}

func lstat(_ path: String, _ status: UnsafeMutablePointer<stat>) -> Int32 {
  lstat(systemName(path), status)
}

func readlink(_ path: String, _ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
  readlink(systemName(path), buffer, size)
}

func openat(_ folder: Int32, _ name: String, _ flags: Int32) -> Int32 {
  openat(folder, systemName(name), flags)
}

func openat(_ folder: Int32, _ name: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  openat(folder, systemName(name), flags, mode)
}

func mkdir(_ path: String, _ mode: mode_t) -> Int32 { mkdir(systemName(path), mode) }

func mkdirat(_ folder: Int32, _ name: String, _ mode: mode_t) -> Int32 {
  mkdirat(folder, systemName(name), mode)
}

func symlinkat(_ target: String, _ folder: Int32, _ name: String) -> Int32 {
  symlinkat(systemName(target), folder, systemName(name))
}

func stat(_ path: String, _ status: UnsafeMutablePointer<stat>) -> Int32 {
  stat(systemName(path), status)
}

func fstatat(
  _ folder: Int32, _ name: String, _ status: UnsafeMutablePointer<stat>, _ flags: Int32
) -> Int32 {
  fstatat(folder, systemName(name), status, flags)
}

func renameat(_ folder: Int32, _ name: String, _ other: Int32, _ newName: String) -> Int32 {
  renameat(folder, systemName(name), other, systemName(newName))
}

func unlinkat(_ folder: Int32, _ name: String, _ flags: Int32) -> Int32 {
  unlinkat(folder, systemName(name), flags)
}

func realpath(_ path: String, _ buffer: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<
  CChar
>? {
  realpath(systemName(path), buffer)
}
