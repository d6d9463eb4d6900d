extension Output {
  /// Prints rows of a title and a text; rows without a text are left out.
  ///
  /// Titles are padded to the longest, at least to `titleWidth`; texts are wrapped beside them.
  package func table(_ rows: [(title: String, text: String)], titleWidth: Int) throws(OutputFailure)
  {
    let longest = rows.map(\.title.displayWidth).max() ?? 0
    let indent = max(titleWidth, longest + 2)
    for (title, text) in rows where !text.isEmpty {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { String($0).wrapped(to: width - indent) }
      for (index, row) in lines.enumerated() {
        try line(paint((index == 0 ? title : "").padded(to: indent), .dim) + row)
      }
    }
  }
}
