/** In [0, 1), the same for the same words: what a warehouse would decide, decided by the order's number. FNV-1a, mixed. */
export const chanceOf = (...words: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const sign of words.join(' ')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
};
