import Foundation
import Model
import TestSupport
import Testing
import Text

@testable import SQLiteStore

/// The column of a checklist, which is read without a decoder as long as nothing in it is escaped.
struct StoredChecklistTests {
  @Test(arguments: [
    [ChecklistItem("milk")],
    [ChecklistItem("a", isDone: true), ChecklistItem("b", isOnce: true)],
    [
      ChecklistItem("a", isDone: true, isOnce: true), ChecklistItem("вівсянка"), ChecklistItem("🥛"),
    ],
    [
      ChecklistItem("\"quoted\""), ChecklistItem("back\\slash"),
      ChecklistItem("two\nlines\t\u{1B}"),
    ],
    [ChecklistItem("},{\"text\":\"x"), ChecklistItem("<script>alert(1)</script>")],
    [
      ChecklistItem("\u{202E}right\u{85}to left"),
      ChecklistItem(String(repeating: "e\u{301}", count: 200)),
    ],
  ])
  func `a list comes back as it was stored, and passes the check`(items: [ChecklistItem]) throws {
    let text = StoredChecklist.text(items)
    #expect(try StoredChecklist.items(in: text) == items)
    #expect(try StoredJSON.value([ChecklistItem].self, from: text, in: "") == items)
    try StoredChecklist.check(text)
  }

  @Test func `other forms of the same list are read as well`() throws {
    let text = #" [ {"once": true, "text": "a\u0062", "done": false} ] "#
    #expect(try StoredChecklist.items(in: text) == [ChecklistItem("ab", isOnce: true)])
  }

  @Test(arguments: [
    "[]", "{}", "null", #"["milk"]"#, #"[{"text":""}]"#, #"[{"text":" milk"}]"#,
    #"[{"done":true}]"#,
    #"[{"text":"milk"},{"text":"MILK"}]"#, #"[{"text":"milk","done":1}]"#, #"[{"text":"a"}"#,
    "[" + (0...200).map { #"{"text":"\#($0)"}"# }.joined(separator: ",") + "]",
    #"[{"text":"\#(String(repeating: "a", count: 201))"}]"#,
  ])
  func `what is no checklist does not pass the check`(text: String) {
    #expect(throws: DamagedValue.self) { try StoredChecklist.check(text) }
  }
}
