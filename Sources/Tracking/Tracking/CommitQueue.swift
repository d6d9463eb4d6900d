import Model

/// Commits that wait to be written, oldest first.
///
/// Writes the commits of several requests in one transaction, since a transaction costs more than
/// a position. A commit that fails stays and is tried again before the next one, so that nothing is
/// lost while the disk is full or the database is locked.
struct CommitQueue: Sendable {
  /// Receives the commits; `nil` if they are only returned.
  private let store: (any ReminderStore)?
  private var waiting: [PipelineCommit] = []
  /// The commits that were returned, oldest first, if they are kept.
  private(set) var kept: [PipelineCommit] = []
  private let keeps: Bool
  /// The number of commits that were ever added.
  private(set) var added = 0
  /// True if the store did not accept all commits of the last try.
  private(set) var hasFailed = false

  init(store: (any ReminderStore)?, keeps: Bool = false) {
    self.store = store
    self.keeps = keeps
  }

  /// True if every commit has been written.
  var isEmpty: Bool { waiting.isEmpty }
  /// The number of commits that were written.
  var written: Int { added - waiting.count }

  /// Adds a commit without writing it.
  mutating func append(_ commit: PipelineCommit) {
    waiting.append(commit)
    added += 1
  }

  /// Writes as many commits as the store accepts, and returns them.
  ///
  /// - Throws: The store's error if it did not accept even the first one.
  mutating func flush() throws -> ArraySlice<PipelineCommit> {
    guard !waiting.isEmpty else { return [] }
    hasFailed = true
    let written = waiting.prefix(try store?.commit(waiting) ?? waiting.count)
    waiting.removeFirst(written.count)
    hasFailed = !waiting.isEmpty
    if keeps { for commit in written { keep(commit) } }
    return written
  }

  /// Adds a commit; the newer state of a track replaces the older one.
  private mutating func keep(_ commit: PipelineCommit) {
    if !commit.tracks.isEmpty, let earlier = kept.lastIndex(where: { !$0.tracks.isEmpty }) {
      kept[earlier].tracks = kept[earlier].tracks.filter { commit.tracks[$0.key] == nil }
    }
    kept.append(commit)
  }
}
