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
      return try site.exportedFile(
        fields.text("format") ?? "passby", table: fields.text("table"))
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
        throw RequestFailure(.usage, .file, ExchangePhrase.fileExpected)
      }
      var wanted = try ImportRequest(form, ports.actionContext) { form[$0] != nil }
      wanted.format = form.text("format")
      wanted.name = form.text("name") ?? form.text("file-name") ?? "file"
      wanted.isDryRun = form["action"] != "import"
      let (report, step) = try await importFile(bytes, wanted, from: context)
      guard wanted.isDryRun || (!report.problems.isEmpty && !wanted.choice.skipsBad) else {
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
