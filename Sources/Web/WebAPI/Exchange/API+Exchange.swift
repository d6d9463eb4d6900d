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

extension API {
  /// Adds the route for the import of a file, which is the body as it is.
  func addImportRoute(to router: RouteGroup) {
    router.post("\(Self.root)/import") { request, context in
      try await answer(request) {
        // What any other site could make a browser send.
        let forms = ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"]
        guard let type = request.mediaType, !forms.contains(type) else {
          throw Problem(.badData, ExchangePhrase.formBody, field: "file")
        }
        let fields = FormFields(query: request)
        let isDryRun = try flag("dry_run", fields)
        var wanted = try ImportRequest(fields, ports.actionContext) { try flag($0, fields) }
        wanted.isDryRun = isDryRun
        wanted.format = fields["format"]?.trimmed
        wanted.name = fields.text("name") ?? "file"
        let (report, step) = try await importFile(context.upload, wanted, from: context)
        var response = Response(
          json: report.json, status: report.isRefused && !isDryRun ? .unprocessableContent : .ok)
        if let step { response.headers[.step] = String(step) }
        return response
      }
    }
  }

  /// Adds the route for a file in the format of another program.
  func addExportRoute(to router: RouteGroup) {
    router.get("\(Self.root)/export") { request, _ in
      try await answer(request) {
        let fields = FormFields(query: request)
        // What is named and empty is no format and no table.
        let format = (fields["format"]?.trimmed ?? "passby").lowercased()
        let table = fields["table"]?.trimmed
        // A table is a file of its own, which only CSV has.
        guard table == nil || format == "csv" else {
          throw Problem(
            .usage,
            TaskInputPhrase.unknownValue(
              subject: GivenValue(format.quoted), known: ["csv"], suggestion: nil
            ), field: "format")
        }
        return try exportedFile(format, table: table)
      }
    }
  }

  private func flag(_ name: String, _ fields: FormFields) throws -> Bool {
    switch fields[name] {
    case nil, "false", "0": return false
    case "true", "1", "": return true
    case let text?:
      throw Problem(
        .usage,
        TaskInputPhrase.unknownValue(
          subject: GivenValue(text.quoted), known: ["true", "false"], suggestion: nil
        ), field: name)
    }
  }
}
