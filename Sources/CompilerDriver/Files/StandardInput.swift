#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads all of the process's standard input.
@Sendable package func standardInput() throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { part in
      retrying { read(STDIN_FILENO, part.baseAddress, part.count) }
    }
    if count < 0 { throw FileError(.read, "<stdin>", code: errno) }
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}
