import Testing
import Touchstone
import TouchstoneTraces

@Suite struct TraceScaleTests {
  /// Where a finger at device unit (25, 40) of a panel of 100 × 200 units lands in the view.
  private func place(_ header: String, _ options: TraceOptions = TraceOptions()) throws -> Point? {
    let text = "{\"trace\":1\(header)}\n{\"t\":0,\"down\":[[1,25,40]]}\n"
    for event in try TraceSource.events(of: Array(text.utf8), options) {
      if case .frame(let frame) = event.kind { return frame.touches[0].position }
    }
    return nil
  }

  private let axes = #","axes":[[0,99],[0,199]]"#

  @Test(arguments: [
    ("", Point(x: 25, y: 40)),
    (#","view":[50,50]"#, Point(x: 25, y: 40)),
    (#","orient":"flipX""#, Point(x: 375, y: 40)),
    (#","orient":"flipY""#, Point(x: 25, y: 600)),
    (#","orient":"swap""#, Point(x: 40, y: 25)),
    (#","axes":[[0,99],[0,199]]"#, Point(x: 100, y: 160)),
    (#","axes":[[0,99],[0,199]],"view":[50,50]"#, Point(x: 12.5, y: 10)),
    (#","axes":[[0,99],[0,199]],"view":[50,50],"orient":"flipX""#, Point(x: 37, y: 10)),
    (#","axes":[[0,99],[0,199]],"view":[50,50],"orient":"swap""#, Point(x: 10, y: 12.5)),
    (#","axes":[[0,99],[0,199]],"orient":"swap""#, Point(x: 80, y: 50)),
    (#","axes":[[0,99],[0,199]],"view":[50,50],"orient":"swap+flipY""#, Point(x: 10, y: 37)),
    (#","axes":[[5,104],[-10,189]],"view":[100,200]"#, Point(x: 20, y: 50)),
  ])
  func `coordinates become points of the view`(header: String, expected: Point) throws {
    #expect(try place(header) == expected)
  }

  @Test func `a view given by the caller goes before the file's`() throws {
    var options = TraceOptions()
    options.view = Size(width: 1000, height: 1000)
    #expect(
      try place(#","axes":[[0,99],[0,199]],"view":[50,50]"#, options) == Point(x: 250, y: 200))
  }
}
