import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const RANDOM_BYTES = 16;

/** So many ids in the order of time, their chance drawn at once: for each by itself it takes longer than its row. */
export const newIds = (count: number): string[] => {
  const chance = randomFillSync(new Uint8Array(count * RANDOM_BYTES));
  const msecs = Date.now();
  return Array.from({ length: count }, (_, place) =>
    uuidv7({ msecs, seq: place, random: chance.subarray(place * RANDOM_BYTES, (place + 1) * RANDOM_BYTES) }),
  );
};
