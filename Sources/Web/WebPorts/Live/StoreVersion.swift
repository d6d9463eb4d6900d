/// Where the database stands, as open pages compare it.
public struct StoreVersion: Sendable, Hashable {
  /// A number that changes whenever something changes that the pages show; deliveries of reminders
  /// alone do not count.
  public var content: Int
  /// A number that changes with every commit.
  public var commits: Int

  /// Creates a version.
  public init(content: Int, commits: Int) {
    self.content = content
    self.commits = commits
  }
}
