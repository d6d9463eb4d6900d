import Application
import Exchange
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import NIOCore
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
        var wanted = ImportRequest(ports.actionContext)
        wanted.format = fields["format"]?.trimmed
        wanted.name = fields.text("name") ?? "file"
        wanted.isDryRun = try flag("dry_run", fields)
        wanted.options.approximates = try flag("approximate", fields)
        wanted.options.takesTimedPoints = try flag("with_time", fields)
        wanted.options.takesEvents = try flag("events", fields)
        try wanted.readPlaces(fields)
        wanted.choice.updates = try flag("update", fields)
        wanted.choice.skipsBad = try flag("skip_bad", fields)
        let (report, step) = try await importFile(context.upload, wanted, from: context)
        let isRefused = !report.problems.isEmpty && !wanted.choice.skipsBad && !wanted.isDryRun
        var response = Response(
          json: report.json, status: isRefused ? .unprocessableContent : .ok)
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
        let file = try exportedFile(format, table: table)
        var response = Response(
          status: .ok,
          headers: [
            .contentType: file.mediaType, .cacheControl: "no-store",
            .contentDisposition: "attachment; filename=\"\(file.name)\"",
          ],
          body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
        response.headers[.contentLength] = String(file.bytes.count)
        return response
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
