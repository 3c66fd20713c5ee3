import { isForbidden } from './characters.ts';
import { ENTITIES } from './data/entities.ts';
import { Malformed } from './malformed.ts';

const OWN: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" };
const NAMED: ReadonlyMap<string, string> = new Map([...Object.entries(OWN), ...Object.entries(ENTITIES)]);

const LAST_CHARACTER = 0x10ffff;

const characterOf = (digits: string, base: number): string => {
  const code = Number.parseInt(digits, base);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  if (isHalf || code > LAST_CHARACTER || (code < 0x1_0000 && isForbidden(code)))
    throw new Malformed('malformed character entity.');
  return String.fromCodePoint(code);
};

const meant = (name: string): string => {
  const known = NAMED.get(name);
  if (known !== undefined) return known;
  const [, hexadecimal, decimal] = /^#(?:[xX]([0-9a-fA-F]{1,8})|([0-9]{1,10}))$/.exec(name) ?? [];
  if (hexadecimal !== undefined && name.startsWith('#x')) return characterOf(hexadecimal, 16);
  if (decimal !== undefined) return characterOf(decimal, 10);
  throw new Malformed(name.startsWith('#') ? 'malformed character entity.' : 'undefined entity.');
};

/** The longest name of a character, and more zeros than anybody writes before a number. */
const LONGEST = 40;

/** A text with what its references mean. @throws Malformed for one that nobody declared */
export const dereferenced = (text: string): string => {
  let ampersand = text.indexOf('&');
  if (ampersand < 0) return text;
  let result = '';
  let from = 0;
  while (ampersand >= 0) {
    const end = text.indexOf(';', ampersand);
    if (end < 0 || end - ampersand > LONGEST) throw new Malformed('undefined entity.');
    result += text.slice(from, ampersand) + meant(text.slice(ampersand + 1, end));
    from = end + 1;
    ampersand = text.indexOf('&', from);
  }
  return result + text.slice(from);
};
