import {
  type IndexImage,
  type Section,
  STATE_SECTIONS,
  segmentFrom,
  segmentSections,
  stateFrom,
  stateSections,
} from '../src/index.ts';

const copied = ({ buffer, byteOffset, byteLength }: Section): Uint8Array => {
  const copy = new Uint8Array(new SharedArrayBuffer(byteLength));
  copy.set(new Uint8Array(buffer, byteOffset, byteLength));
  return copy;
};

/** An index as it comes back from a file. */
export const throughBytes = ({ segments, registrations }: IndexImage): IndexImage => ({
  segments: segments.map(({ id, segment, state }) => {
    const states = stateSections(state);
    if (states.length !== STATE_SECTIONS) throw new Error('A state has other sections than it should');
    return {
      id,
      segment: segmentFrom(segmentSections(segment).map(copied)),
      state: stateFrom({ liveCount: state.liveCount, marketSize: [...state.marketSize] }, states.map(copied)),
    };
  }),
  registrations: JSON.parse(JSON.stringify(registrations)),
});
