/// Where the database stands, as open pages compare it.
package struct StoreVersion: Sendable, Hashable {
  /// A number that changes whenever something changes that the pages show; deliveries of reminders
  /// alone do not count.
  package var content: Int
  /// A number that changes with every commit.
  package var commits: Int

  package init(content: Int, commits: Int) {
    self.content = content
    self.commits = commits
  }
}
