const REASONS = { time: 'it takes too long to read', memory: 'it takes too much memory to read' };

/** A task was ended since it exceeded its limit; the message is for people. */
export class TaskExceeded extends Error {
  override name = 'TaskExceeded';

  constructor(readonly limit: 'time' | 'memory') {
    super(REASONS[limit]);
  }
}
