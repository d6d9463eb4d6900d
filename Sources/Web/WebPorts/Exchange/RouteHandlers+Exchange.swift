package import Application
package import Exchange
import Foundation
package import HTTPServer
import HTTPTypes
package import Hummingbird
import Localization
import Model
import NIOCore
import Text

extension ImportRequest {
  /// Reads the fields of a form or of a query; `flag` says whether a field is set.
  ///
  /// - Throws: `Refusal` that names the field, and what `flag` throws.
  package init(
    _ fields: FormFields, _ actionContext: ActionContext, flag: (String) throws -> Bool
  ) throws {
    self.init(actionContext)
    options.approximates = try flag("approximate")
    options.takesTimedPoints = try flag("with_time")
    options.takesEvents = try flag("events")
    try readPlaces(
      radius: fields.text("radius"), tags: fields.text("tag").map { [$0] } ?? [],
      polygons: fields.text("polygons"))
    choice.updates = try flag("update")
    choice.skipsBad = try flag("skip_bad")
  }
}

extension RouteHandlers {
  /// The longest that a file is read and merged beside other requests.
  private static var importTime: Duration { .seconds(60) }

  /// Imports a file, or rehearses that.
  ///
  /// The file is read on a thread of its own, one at a time, and neither the database nor its
  /// thread waits for that. The work ends when the client goes, the daemon stops or its time is
  /// over.
  ///
  /// - Returns: The report, and the number of the step; `nil` if nothing was changed.
  /// - Throws: `Refusal` for a file that cannot be read; `CancellationError`.
  package func importFile(
    _ bytes: [UInt8], _ wanted: ImportRequest, from context: WebContext
  ) async throws -> (report: ImportReport, step: Int64?) {
    let deadline = ContinuousClock.now + Self.importTime
    var request = wanted
    request.options.work = FileWork { [live = ports.live, isWaiting = context.isWaiting] in
      isWaiting() && !live.isClosed && ContinuousClock.now < deadline
    }
    do {
      let file = try await withTaskExecutorPreference(SerialExecutor.files) { [request] in
        try await Self.read(bytes, request)
      }
      return try file.perform(in: ports.store)
    } catch is CancellationError where ContinuousClock.now >= deadline {
      throw Refusal(
        .tooLarge, .file,
        ExchangePhrase.slowFile(request.name.quoted, command: "passby import FILE"))
    }
  }

  @concurrent private static func read(
    _ bytes: [UInt8], _ request: ImportRequest
  ) async throws -> FileImport {
    try FileImport(bytes, request)
  }

  /// Answers with a file in a format, a table as CSV, or everything in `passby`.
  ///
  /// - Throws: `Refusal` for a format or a table that is unknown.
  package func exportedFile(_ word: String, table: String?) throws -> Response {
    let table = table.flatMap { Table(rawValue: $0.lowercased()) }
    let request = try ExportRequest(
      .named(word, among: ExchangeFormat.exported, orElse: nil), table: table)
    var text = ""
    try request.write(ports.store, ports.actionContext, everything: ports.backup) { text += $0 }
    let name = request.table.map { "passby-\($0.rawValue).csv" } ?? request.format.fileName
    return Response(
      status: .ok,
      headers: [
        .contentType: request.format.mediaType, .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"\(name)\"",
      ], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
