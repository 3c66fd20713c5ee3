import type { LiveState } from './segment/live-state.ts';
import { bytesOf, type Segment } from './segment/segment.ts';

interface Held {
  readonly segment: Segment;
  readonly state: LiveState;
}

const stateBytes = ({ live, inMarket, marketCounts }: LiveState): number =>
  [live, ...inMarket, ...marketCounts].reduce((sum, { byteLength }) => sum + byteLength, 0);

/**
 * Bytes of shared memory that are held before and not after. The garbage collector does not count them: whoever lets
 * go of many has to see to it that they are collected.
 */
export const bytesLetGo = (before: Iterable<Held>, after: Iterable<Held>): number => {
  const segments = new Set<Segment>();
  const states = new Set<LiveState>();
  for (const { segment, state } of after) {
    segments.add(segment);
    states.add(state);
  }
  let bytes = 0;
  for (const { segment, state } of before) {
    if (!segments.has(segment)) bytes += bytesOf(segment);
    if (!states.has(state)) bytes += stateBytes(state);
  }
  return bytes;
};
