#if canImport(Glibc)
  import Glibc

  /// A client that sends whatever a test wants to a server on this machine.
  package final class TCPClient {
    private let descriptor: Int32

    /// What has arrived.
    package private(set) var received = ""

    package init(port: Int) {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      _ = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }

    deinit { close(descriptor) }

    package func send(_ text: String) {
      let bytes = Array(text.utf8)
      _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Reads until a text has arrived.
    ///
    /// - Returns: Whether it has, before the end and in time.
    package func waits(for text: String, seconds: Int = 60) -> Bool {
      for _ in 0..<seconds * 10 {
        if received.contains(text) { return true }
        if !readMore(milliseconds: 100) { return received.contains(text) }
      }
      return false
    }

    /// Everything up to the end of the connection; nil if it does not end in time.
    package func rest(seconds: Int = 30) -> String? {
      for _ in 0..<seconds * 10 where !readMore(milliseconds: 100) { return received }
      return nil
    }

    /// Forgets what has arrived.
    package func clear() { received = "" }

    /// - Returns: Whether the connection is open.
    private func readMore(milliseconds: Int32) -> Bool {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, milliseconds) > 0 else { return true }
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &part, part.count, 0)
      if count > 0 { received += String(decoding: part[..<count], as: UTF8.self) }
      return count > 0
    }
  }
#endif
