import { sharedWords, sharedWordsOf } from './shared.ts';

/** A set of documents: one bit each. All sets of one segment have the same length. */
export type Bits = Uint32Array;

export const bitsFor = (count: number): Bits => new Uint32Array((count + 31) >>> 5);

/** An empty set that threads share. */
export const sharedBits = (count: number): Bits => sharedWords((count + 31) >>> 5);

/** A copy that threads share. */
export const sharedCopy = (bits: Bits): Bits => sharedWordsOf(bits);

export const hasBit = (bits: Bits, index: number): boolean => ((bits[index >>> 5]! >>> (index & 31)) & 1) === 1;

export const setBit = (bits: Bits, index: number): void => {
  bits[index >>> 5]! |= 1 << (index & 31);
};

export const clearBit = (bits: Bits, index: number): void => {
  bits[index >>> 5]! &= ~(1 << (index & 31));
};

export const andInto = (target: Bits, other: Bits): Bits => {
  for (let word = 0; word < target.length; word++) target[word]! &= other[word]!;
  return target;
};

export const andNotInto = (target: Bits, other: Bits): Bits => {
  for (let word = 0; word < target.length; word++) target[word]! &= ~other[word]!;
  return target;
};

export const orInto = (target: Bits, other: Bits): Bits => {
  for (let word = 0; word < target.length; word++) target[word]! |= other[word]!;
  return target;
};

const ones = (word: number): number => {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

// Most sets are nearly empty, as those of numbers are: what holds nothing is passed over, which is quicker than to count it.
export const countBits = (bits: Bits): number => {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const members = bits[word]!;
    if (members !== 0) count += ones(members);
  }
  return count;
};

/** Whether there is anything in both. */
export const haveBoth = (one: Bits, other: Bits): boolean => {
  for (let word = 0; word < one.length; word++) if ((one[word]! & other[word]!) !== 0) return true;
  return false;
};

export const countBoth = (one: Bits, other: Bits): number => {
  let count = 0;
  for (let word = 0; word < one.length; word++) {
    const members = one[word]! & other[word]!;
    if (members !== 0) count += ones(members);
  }
  return count;
};

/** Writes the members in ascending order into `out`, which must be long enough, and tells how many. */
export const membersInto = (bits: Bits, out: Uint32Array): number => {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      out[count++] = (word << 5) + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
  return count;
};

export const firstMember = (bits: Bits): number | undefined => {
  for (let word = 0; word < bits.length; word++) {
    const rest = bits[word]!;
    if (rest !== 0) return (word << 5) + 31 - Math.clz32(rest & -rest);
  }
  return undefined;
};
