import ServiceLifecycle

/// Answers the requests of phones until a graceful shutdown begins.
struct PhoneService: Service {
  let receiver: PhoneReceiver

  func run() async {
    await withGracefulShutdownHandler {
      await receiver.serve()
    } onGracefulShutdown: {
      receiver.stop()
    }
  }
}
