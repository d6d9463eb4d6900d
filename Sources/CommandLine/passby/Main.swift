import CLinux
import CommandSupport
import Commands
import Dispatch
import Foundation

/// The process of a command.
@main
enum Main {
  @MainActor static func main() {
    // A heap for each thread would grow page by page, and a command has few threads.
    mallopt(M_ARENA_MAX, 1)
    // A closed pipe is reported by the failing write instead.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.secure()
    // Otherwise libdispatch logs, for each thread, that its priority cannot be raised.
    setenv("LIBDISPATCH_LOG", "NO", 0)
    let process = ProcessContext(environment: ProcessInfo.processInfo.environment)
    // On this thread until something has to be waited for: most commands never need another one.
    Task.immediate { @MainActor in
      exit(await Program.run(Array(CommandLine.arguments.dropFirst()), in: process))
    }
    dispatchMain()
  }
}
