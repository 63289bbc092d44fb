/// A block of Swift in a document.
struct DocumentBlock {
  var document: String
  /// The line of the document with the opening fence, counted from 1.
  var line: Int
  var code: [Substring]

  /// The blocks fenced as `swift`, in order.
  static func blocks(in text: String, of document: String) -> [DocumentBlock] {
    var blocks: [DocumentBlock] = []
    var open: DocumentBlock?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let bare = line.drop { $0 == " " }
      if let block = open, bare.hasPrefix("```") {
        blocks.append(block)
        open = nil
      } else if open != nil {
        open?.code.append(line)
      } else if bare.hasPrefix("```swift") {
        open = DocumentBlock(document: document, line: index + 1, code: [])
      }
    }
    return blocks
  }
}
