import Foundation
import Sodium
import Testing

struct SecretBoxTests {
  @Test func `a message of another implementation is decrypted`() throws {
    // Made with libsodium's secretbox in C: key "123", nonce 0 to 23.
    let message = try #require(
      Data(
        base64Encoded:
          "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXz3JAbVZ9BA1RdSZYWhsKwH672QoGGCC7tSyFj4PNu/4GZkEtPt3J"))
    let box = try #require(SecretBox(secret: "123"))
    #expect(box.open(Array(message)) == Array(#"{"_type":"lwt","tst":1}"#.utf8))
  }

  @Test func `what was sealed opens with the same secret only, and never looks the same`() throws {
    let text = Array("[]".utf8)
    let box = try #require(SecretBox(secret: "пароль"))
    let message = box.seal(text)
    #expect(box.open(message) == text)
    #expect(box.seal(text) != message)
    #expect(try #require(SecretBox(secret: "пароль2")).open(message) == nil)
    #expect(box.open(box.seal([])) == [])
  }

  @Test func `a message that was cut or changed does not open`() throws {
    let box = try #require(SecretBox(secret: String(repeating: "k", count: 32)))
    let message = box.seal(Array("position".utf8))
    for length in [0, 1, 23, 24, 39, 40, message.count - 1] {
      #expect(box.open(Array(message[..<length])) == nil, "\(length) bytes")
    }
    for index in message.indices {
      var changed = message
      changed[index] ^= 1
      #expect(box.open(changed) == nil, "byte \(index)")
    }
  }

  @Test func `a secret has 1 to 32 bytes`() {
    #expect(SecretBox(secret: "") == nil)
    #expect(SecretBox(secret: String(repeating: "ї", count: 17)) == nil)
    #expect(SecretBox(secret: String(repeating: "ї", count: 16)) != nil)
  }
}
