/**
 * 53 bits that tell one line's content from another's: enough to say whether a repeated article is the same, in the
 * memory of a number. (cyrb53, public domain.)
 */
export const fingerprint = (fields: readonly string[]): number => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  const text = fields.slice(0, fields.findLastIndex((field) => field !== '') + 1).join(';');
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
};
