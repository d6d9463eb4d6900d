import Application
import HTTPServer
import Hummingbird
import Model
import WebPorts

extension API {
  /// Adds the days of the coming weeks.
  func addWeeksRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/weeks") { request, _ in
      try await answer(request) {
        let count = try number(
          "weeks", in: WeeksAhead.weekRange, usual: WeeksAhead.usualWeeks,
          FormFields(query: request))
        let actionContext = actionContext
        return list(
          try ports.store.withSnapshot {
            try WeeksAhead(weeks: count, in: $0, actionContext: actionContext).json
          })
      }
    }
  }
}
