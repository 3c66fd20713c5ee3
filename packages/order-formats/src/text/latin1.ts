const LIKE: ReadonlyMap<string, string> = new Map(
  '‘ \' ’ \' ‚ \' “ " ” " „ " – - — - − - • * … ... € EUR ™ TM Œ OE œ oe Š S š s Ž Z ž z Ÿ Y ł l Ł L đ d Đ D ı i'
    .split(' ')
    .reduce<[string, string][]>((pairs, word, at, words) => {
      if (at % 2 === 0) pairs.push([word, words[at + 1] ?? '']);
      return pairs;
    }, []),
);

const asLatin1 = (char: string): string => {
  if (char.charCodeAt(0) <= 0xff && char.length === 1) return char;
  const like = LIKE.get(char);
  if (like !== undefined) return like;
  const bare = char.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return /^[\u0020-\u00ff]+$/.test(bare) ? bare : '?';
};

/** A text with every character that ISO-8859-1 lacks made the nearest that it has, or a question mark. */
export const toLatin1 = (text: string): string => Array.from(text.normalize('NFC'), asLatin1).join('');

/** Its bytes. @throws RangeError for a character that ISO-8859-1 lacks */
export const latin1Bytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0xff) throw new RangeError(`character ${code} is none of ISO-8859-1`);
    bytes[at] = code;
  }
  return bytes;
};
