import Application
import Exchange
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// The page for files of other programs: what comes in, and downloads.
struct ExchangePage: TemplateView {
  static let template = "exchange"

  /// The things that a file would bring.
  struct Preview: Sendable {
    let file: String
    let format: String
    let parts: String
    let isEmpty: Bool
    /// How much of the file would be added, unless all of it.
    let outcome: String?
    let first: [String]
    let hasProblems: Bool
    let problems: [String]
    let hasLosses: Bool
    let losses: [String]
    /// The file in Base64, for the button; `nil` for a large one, which is chosen again, and where
    /// nothing would be added.
    let content: String?
  }

  let error: String?
  let formats: [SelectOption]
  let updates: Bool
  let skips: Bool
  let approximates: Bool
  let events: Bool
  /// The choices for places.
  let radius: String
  let tag: String
  let withTime: Bool
  let polygons: Bool
  let hasPlaceChoice: Bool
  let preview: Preview?
  /// The files to download, of other programs and of tables.
  let downloads: [SelectOption]
  let tables: [SelectOption]
  let backupName = "passby.jsonl"

  /// Creates the page; `form` is what was sent to it.
  init(_ form: FormFields = FormFields(""), preview: Preview? = nil, error: String? = nil) {
    self.error = error
    self.preview = preview
    updates = form["update"] != nil
    skips = form["skip_bad"] != nil
    approximates = form["approximate"] != nil
    events = form["events"] != nil
    radius = form["radius"] ?? ""
    tag = form["tag"] ?? ""
    withTime = form["with_time"] != nil
    polygons = form["polygons"] != nil
    hasPlaceChoice = withTime || polygons || !radius.isEmpty || !tag.isEmpty
    let chosen = form["format"] ?? ""
    formats =
      [
        SelectOption(
          value: "", label: ExchangePagePhrase.exchangeFormatByContent.text,
          selected: chosen.isEmpty)
      ]
      + ExchangeFormat.uploaded.map { format in
        SelectOption(
          value: format.name,
          label: format.title == "OwnTracks" ? "\(format.title) (\(format.name))" : format.title,
          selected: chosen == format.name)
      }
    downloads = ExchangeFormat.all.filter { $0.write != nil && $0.name != "passby" }.map { format in
      SelectOption(
        value: format.name, label: "\(format.title) · \(format.fileName)", selected: false)
    }
    tables = Table.allCases.map { table in
      SelectOption(
        value: "csv:\(table.rawValue)", label: "passby-\(table.rawValue).csv", selected: false)
    }
  }
}

extension ExchangePage.Preview {
  /// The largest file that goes back to the page with its preview, in bytes.
  private static let mostKept = 2 << 20

  init(_ report: ImportReport, file: String, bytes: [UInt8]) {
    self.init(
      file: file, format: report.format, parts: report.parts.joined(separator: ", "),
      isEmpty: report.isEmpty, outcome: report.outcome, first: report.firstLines,
      hasProblems: !report.problems.isEmpty,
      problems: report.problemLines, hasLosses: !report.losses.isEmpty,
      losses: report.lossLines,
      content: !report.isEmpty && bytes.count <= Self.mostKept
        ? Data(bytes).base64EncodedString() : nil)
  }
}

extension ImportReport {
  /// How much of the file is new; `nil` where all of it is.
  var outcome: String? {
    let new = added + updated.count
    let all = new + known + differing.count + problems.count
    if missing != nil { return emptyPhrase.text }
    if new == 0, known + differing.count == 0 {
      return ExchangePagePhrase.exchangePreviewUnread.text
    }
    if new == 0, problems.isEmpty, differing.isEmpty {
      return ExchangePagePhrase.exchangePreviewNothing.text
    }
    return new == all ? nil : ExchangePhrase.newOfAll(new, of: all).text
  }
}

/// Adds the page for import and export, and its downloads.
func addExchangeRoutes(to router: RouteGroup, site: Site) {
  router.get("/exchange") { request, context -> Response in
    try site.page(
      ExchangePage(), of: .exchange,
      toast: try site.toast(FormFields(query: request), back: LocalAddress("/exchange")),
      for: context)
  }
  router.get("/exchange/download") { request, _ -> Response in
    let fields = FormFields(query: request)
    do {
      // The list of files names a table after its format.
      let wanted = (fields.text("format") ?? "passby").split(separator: ":", maxSplits: 1)
      return try site.exportedFile(
        wanted.first.map(String.init) ?? "",
        table: fields.text("table") ?? wanted.dropFirst().first.map(String.init))
    } catch {
      throw Problem(refusing: error) ?? error
    }
  }
}

/// Adds the import, whose body may be larger than other forms.
func addImportRoutes(to router: RouteGroup, site: Site) {
  router.post("/exchange") { request, context -> Response in
    try await site.importFile(request, context)
  }
}

extension Site {
  fileprivate func importFile(_ request: Request, _ context: WebContext) async throws -> Response {
    let form = context.form
    do {
      var bytes = context.files["file"] ?? []
      if bytes.isEmpty, let text = form["content"], let data = Data(base64Encoded: text) {
        bytes = Array(data)
      }
      guard !bytes.isEmpty else {
        throw Refusal(.usage, .file, ExchangePhrase.fileExpected)
      }
      var wanted = try ImportRequest(form, ports.actionContext) { form[$0] != nil }
      wanted.format = form.text("format")
      wanted.name = form.text("name") ?? form.text("file-name") ?? "file"
      wanted.isDryRun = form["action"] != "import"
      let (report, step) = try await importFile(bytes, wanted, from: context)
      guard wanted.isDryRun || report.isRefused else {
        let text =
          report.isEmpty
          ? report.outcome ?? ExchangePagePhrase.exchangePreviewNothing.text
          : ExchangePhrase.imported(report.parts.joined(separator: ", ")).text
        return ActionResponse(text: text, step: step, back: LocalAddress("/exchange"))
          .response(to: request)
      }
      return try page(
        ExchangePage(
          form, preview: ExchangePage.Preview(report, file: wanted.name, bytes: bytes)),
        of: .exchange, for: context)
    } catch {
      guard let problem = Problem(refusing: error), !request.wantsJSON else {
        throw Problem(refusing: error) ?? error
      }
      return try page(
        ExchangePage(form, error: problem.message), of: .exchange, status: problem.status,
        for: context)
    }
  }
}
