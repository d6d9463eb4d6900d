import Application
package import CommandSupport
import DaemonControl
import Delivery
import Foundation
import HTTPServer
import Localization
import Logging
import Model
import SQLiteStore
import ServiceLifecycle
import SystemEvents
import Tracking
import UnixSignals
import WebPorts

/// The daemon: receiver, tracker, notifiers, page, control socket and file watch, wired together.
package struct Daemon: Sendable {
  private let options: RunOptions
  private let environment: CommandEnvironment
  private let store: SQLiteStore
  private let lock: DaemonLock
  private let logger: Logger
  private let level: AdjustableLevel

  /// Opens the database and locks it against a second daemon.
  package init(_ options: RunOptions) throws {
    // Ignored until `SIGHUPService` runs: its default action would end the process.
    signal(SIGHUP, SIG_IGN)
    self.options = options
    environment = try options.openEnvironment()
    level = AdjustableLevel(environment.logLevel)
    logger = Logger(label: "passby") { [level, environment] in
      AdjustableLog(label: $0, level: level, streams: environment.process.streams)
    }
    store = try environment.openStore()
    lock = try DaemonLock(database: store.path, record: .own)
  }

  /// Runs until a signal or the end of the recording.
  package func run() async throws {
    let receiver = try options.receiver(environment)
    let origin = receiver?.phrase ?? options.statusPhrase
    let board = LiveStatus(source: origin.text)
    let choice = try NotifierChoice(
      environment, answer: environment.answer(logger: logger), page: { board.page })
    let pipelineSettings = try environment.pipelineSettings(notifiers: choice.names)
    board.update { $0.configFile = environment.configPath }

    let live = environment.live()
    let watch = try SystemWatch()
    defer { watch.stop() }
    let signal = DeliverySignal()
    let terminal = TerminalQueue()
    let (storeChanges, storeChange) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let (brokerChanges, brokerChange) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let tracker = Tracker(
      // Passed inline: a local variable would keep a second copy alive.
      pipeline: try Pipeline(
        store: store, settings: pipelineSettings, isRecording: clock.isOfFixes),
      clock: clock, logger: logger,
      outputs: TrackerOutputs(
        events: { batch in
          board.record(batch)
          for event in batch { live.post(event) }
          terminal.post(batch)
          signal.raise()
        },
        report: {
          board.record($0)
          live.post($0)
        },
        position: {
          board.record($0)
          live.post($0)
        },
        storeTrouble: { board.record(storeTrouble: $0) },
        storeChanged: {
          storeChange.yield()
          brokerChange.yield()
        },
        gap: { gap in board.update { $0.lastGap = gap } },
        wake: { seconds in
          let instant = Date(timeIntervalSinceNow: seconds)
          watch.setAlarm(instant)
          board.update { $0.nextWake = instant }
        }))
    store.releaseMemory()
    let lines = EventWriter(
      environment.output, zone: environment.zone, localizer: environment.localizer)
    let (deliveries, deliveriesEnd) = AsyncStream.makeStream(of: [any Service].self)
    let (receivers, receiversEnd) = AsyncStream.makeStream(of: Receiver.self)
    deliveriesEnd.yield(delivering(choice, environment: environment, signal: signal))
    if let receiver {
      let text = receiver.phrase.text(in: environment.localizer)
      environment.output.message(DaemonPhrase.following(text).text(in: environment.localizer))
      receiversEnd.yield(receiver)
    }
    let notice = SystemdNotifier(environment: environment.variables)
    let webSettings = try CurrentWebSettings(environment)
    let network = environment.networkListener(board)
    let followNetwork: @Sendable () async -> Void = {
      await network.follow(webSettings.environment.letsNetworkIn)
    }
    let reloader = Reloader(
      options: options, environment: environment, notifiers: choice.names,
      outputs: Reloader.Outputs(
        tracker: tracker, level: level, lines: lines, board: board, notice: notice,
        notifiers: { deliveriesEnd.yield(delivering($0, environment: $1, signal: signal)) },
        receiver: { receiversEnd.yield($0) },
        page: {
          webSettings.adopt($0)
          brokerChange.yield()
          await followNetwork()
        }),
      logger: logger)

    var services: [any Service] = [
      TerminalService(
        queue: terminal, store: store, descriptor: environment.process.streams.output,
        logger: logger,
        schedule: environment.retrySchedule, text: { lines.text(of: $0) }),
      DeliveryHub(choices: deliveries),
      ScheduleService(tracker: tracker, alarms: watch.alarms) { watch.isAlarmSet },
      SIGHUPService(reloader: reloader),
      ControlService(
        paths: SocketPlace.candidates(database: store.path, environment: environment.variables),
        lock: lock, board: board, logger: logger),
      changes(
        tracker: tracker, watch: watch, reloader: reloader, live: live,
        tokenChanged: followNetwork),
      PreferenceService(store: store, reloader: reloader, changes: storeChanges),
    ]
    let settingsChanged: @Sendable () async -> Void = { [store] in
      await PreferenceService.applyChoices(in: store, reloader)
    }
    let browsersChanged: @Sendable () async -> Void = {
      await reloader.reload(because: "the browsers for reminders changed")
    }
    let phones = environment.phoneReceiver(
      webSettings, store: store, board: board, clock: clock, logger: logger, tracker: tracker)
    if let page = page(
      webSettings, board: board, live: live, phones: phones, network: network,
      settingsChanged: settingsChanged, browsersChanged: browsersChanged)
    {
      await followNetwork()
      services.append(page)
    } else {
      ProcessMemory.giveBack()
    }
    services.append(
      environment.broker(
        webSettings, changes: brokerChanges, receiver: phones, board: board, logger: logger))
    services.append(
      WatchdogService(notice: notice, status: options.statusPhrase.text, tracker: tracker))
    services.append(try source(receivers, tracker: tracker, board: board))
    try await run(services)
  }

  private func delivering(
    _ choice: NotifierChoice, environment: CommandEnvironment, signal: DeliverySignal
  ) -> [any Service] {
    var isLive = true
    if case .fixes = clock { isLive = false }
    return choice.services(
      store: store, signal: signal, schedule: environment.retrySchedule, logger: logger,
      isLive: isLive)
  }

  /// Returns the page; `nil` if it is not wanted or cannot be served.
  private func page(
    _ webSettings: CurrentWebSettings, board: LiveStatus, live: LiveHub, phones: PhoneReceiver,
    network: NetworkListener, settingsChanged: @escaping @Sendable () async -> Void,
    browsersChanged: @escaping @Sendable () async -> Void
  ) -> (any Service)? {
    guard options.hasPage else { return nil }
    do {
      return try environment.page(
        webSettings, board: board, live: live, clock: clock, logger: logger, phones: phones.port,
        network: network, settingsChanged: settingsChanged, browsersChanged: browsersChanged)
    } catch {
      logger.error("no page", metadata: ["because": "\(error)"])
      return nil
    }
  }

  private func changes(
    tracker: Tracker, watch: SystemWatch, reloader: Reloader, live: LiveHub,
    tokenChanged: @escaping @Sendable () async -> Void
  ) -> any Service {
    let tokenWasChanged: @Sendable () -> Void = {
      live.closeRevoked()
      Task { await tokenChanged() }
    }
    do {
      return try ChangeService(
        store: store, tracker: tracker, watch: watch, reloader: reloader,
        token: TokenFile(database: store.path).path, changed: { live.storeWasWritten() },
        tokenChanged: tokenWasChanged, logger: logger)
    } catch {
      logger.warning("looking for changes once a second", metadata: ["error": "\(error)"])
      return PollService(
        tracker: tracker, file: DatabaseWatch(store, logger: logger),
        changed: {
          live.storeWasWritten()
          tokenWasChanged()
        })
    }
  }

  private func source(
    _ receivers: AsyncStream<Receiver>, tracker: Tracker, board: LiveStatus
  ) throws -> any Service {
    let notes = ReceiverNotes(environment, logger)
    if let nmea = options.nmea {
      var present: (@Sendable () -> Date)?
      if case .system(let now) = clock { present = now }
      return TrackService(
        source: try TraceSource(
          TraceFile(nmea, input: environment.process.streams.input), clock: present,
          present: environment.now),
        tracker: tracker
      ) { [options] state in
        notes.tell(state)
        let isDated = state.phrase == .datedByComputer
        board.update { $0.datedByComputer = isDated }
        board.record(
          source: (isDated ? DaemonPhrase.readingInputWithoutDate : options.statusPhrase).text)
      }
    }
    return SwitchingTrackService(
      choices: receivers, tracker: tracker,
      onStateChange: {
        notes.tell($0)
        board.record($0)
      }, source: { $0.items })
  }

  /// The clock: that of the recording, or the one that the user fixed, else the computer's.
  private var clock: RunClock {
    if environment.isClockFixed { return .fixes(from: environment.now) }
    return options.nmea == nil || options.nmea == "-" ? .system { Date() } : .fixes(from: nil)
  }

  /// Runs all services until a signal or the end of the recording.
  ///
  /// They stop in reverse order: first the source, last the terminal.
  private func run(_ services: [any Service]) async throws {
    var configurations = services.map {
      ServiceGroupConfiguration.ServiceConfiguration(service: $0)
    }
    let last = configurations.count - 1
    configurations[last].successTerminationBehavior = .gracefullyShutdownGroup
    configurations[last].failureTerminationBehavior = .gracefullyShutdownGroup
    var quiet = logger
    quiet.logLevel = .warning
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: configurations, gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet))
    try await group.run()
  }
}

/// The options of `passby run`.
package struct RunOptions: Sendable {
  /// The address of gpsd, if given.
  let gpsd: String?
  /// The device to follow, if given.
  let device: String?
  /// The recording to follow instead of gpsd; `-` is standard input.
  let nmea: String?
  /// True if the page is served.
  let hasPage: Bool
  /// The options that every command takes.
  let environment: EnvironmentOptions
  /// The environment, the streams and the clock of the process.
  let process: ProcessContext

  /// Creates options; `nil` means that an option was not given.
  package init(
    gpsd: String? = nil, device: String? = nil, nmea: String? = nil, hasPage: Bool = true,
    environment: EnvironmentOptions, process: ProcessContext
  ) {
    self.gpsd = gpsd
    self.device = device
    self.nmea = nmea
    self.hasPage = hasPage
    self.environment = environment
    self.process = process
  }

  /// Reads the settings as they are now; `preferences` are the choices of the page, if they are
  /// known.
  func openEnvironment(preferences: [String: String]? = nil) throws -> CommandEnvironment {
    try CommandEnvironment(environment, in: process, preferences: preferences)
  }

  /// Returns the receiver to follow; `nil` if a recording is read instead.
  func receiver(_ environment: CommandEnvironment) throws -> Receiver? {
    guard nmea == nil else { return nil }
    return try Receiver(environment, gpsd: gpsd, device: device)
  }

  /// The text that the service manager shows beside the daemon's name.
  var statusPhrase: DaemonPhrase {
    nmea.map { $0 == "-" ? .readingInput : .readingFile("\"\($0.oneLine)\"") }
      ?? .followingReceiver
  }
}
