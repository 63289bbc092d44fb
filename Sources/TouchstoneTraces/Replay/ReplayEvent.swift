public import Touchstone

/// One thing that came out of a replay.
public typealias ReplayEvent = SwipeListEvent
