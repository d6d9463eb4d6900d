extension Output {
  /// Prints rows of a title and a text; rows without a text are left out.
  ///
  /// Titles are padded to the longest, at least to `titleWidth`; texts are wrapped beside them.
  public func table(_ rows: [(title: String, text: String)], titleWidth: Int) {
    let longest = rows.map(\.title.displayWidth).max() ?? 0
    let indent = max(titleWidth, longest + 2)
    for (title, text) in rows where !text.isEmpty {
      for (index, row) in text.wrapped(to: width - indent).enumerated() {
        line(paint((index == 0 ? title : "").padded(to: indent), .dim) + row)
      }
    }
  }
}
