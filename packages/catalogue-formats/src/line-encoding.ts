/** Text of files that do not tell, or wrongly tell, how it is encoded. */

import { importMessage } from './import-message.ts';
import { noteEvent } from './read-events.ts';
import type { NoteEvent } from './reader.ts';

const NORDIC = 'æøåÆØÅ';
const NEIGHBOURING = 'äöüÄÖÜßéÉ';
const TECHNICAL = '°²³µ±½¼¾×';
const TYPOGRAPHIC = '‘’“”„–—…™®©€·§«»•÷\u00a0';
/** Units that may follow µ. */
const MICRO_UNITS = 'FAmVHsSgl';

const isLetter = (char: string): boolean => /\p{L}/u.test(char);
const isDigit = (char: string): boolean => char >= '0' && char <= '9';
const isUpper = (char: string): boolean => char !== char.toLowerCase();
const isLower = (char: string): boolean => char !== char.toUpperCase();

const letterScore = (char: string, before: string, after: string): number => {
  const rank = NORDIC.includes(char) ? 6 : NEIGHBOURING.includes(char) ? 5 : 2;
  if (isDigit(before)) return rank - 3;
  if (isUpper(char) && isLower(before)) return rank - 3;
  if (isLower(char) && isUpper(before) && isUpper(after)) return rank - 2;
  if (isLower(char) && !isLetter(before) && isUpper(after)) return rank - 2;
  return isLetter(before) || isLetter(after) ? rank + 2 : rank;
};

const degreeScore = (before: string, after: string): number => {
  if (isLetter(before)) return 0;
  if (isDigit(before)) return 7;
  return after === 'C' || after === 'F' ? 7 : 2;
};

const signScore = (char: string, before: string, after: string): number => {
  switch (char) {
    case '°':
      return degreeScore(before, after);
    case '²':
    case '³':
      return (before === 'm' || before === 'M') && !isLetter(after) ? 8 : isDigit(before) ? 5 : 2;
    case 'µ':
      return !isLetter(before) && MICRO_UNITS.includes(after) ? 7 : 3;
    case '”':
      return isDigit(before) ? 5 : 2;
    case '’':
    case '‘':
      return isLetter(before) && isLetter(after) ? 4 : 2;
    case '™':
      return isLetter(before) && !isLetter(after) ? 5 : 2;
    default:
      return TECHNICAL.includes(char) ? 4 : 2;
  }
};

/**
 * How likely a character is in the name of an article in the shop's languages; to be compared, not to be read.
 * @param before the character before it, '' at the start; only its kind matters
 */
const plausibility = (char: string, before: string, after: string): number => {
  if (/\p{Cc}/u.test(char)) return -12;
  if (/[\u2017\u2500-\u25ff]/.test(char)) return -6;
  if (TECHNICAL.includes(char) || TYPOGRAPHIC.includes(char)) return signScore(char, before, after);
  return isLetter(char) ? letterScore(char, before, after) : 0;
};

/** The characters of the bytes 0x80 to 0xFF in IBM code page 850. */
export const CP850 =
  'ÇüéâäàåçêëèïîìÄÅ' +
  'ÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»' +
  '░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´' +
  '\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The same of Windows-1252, which from 0xA0 on is ISO-8859-1. Bytes it leaves undefined stay C1 controls. */
export const WINDOWS_1252 =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f' +
  '\u0090‘’“”•–—˜™š›œ\u009džŸ' +
  '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯' +
  '°±²³´µ¶·¸¹º»¼½¾¿' +
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ' +
  'ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß' +
  'àáâãäåæçèéêëìíîï' +
  'ðñòóôõö÷øùúûüýþÿ';

export type LineEncoding = 'ascii' | 'utf-8' | 'windows-1252' | 'cp850' | 'mixed';

export interface DecodedLine {
  text: string;
  encoding: LineEncoding;
}

/** How much likelier a byte must be in the other code page before a line is held to mix them. */
const CLEARLY = 3;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const inPage = (page: string, byte: number): string =>
  byte < 0x80 ? String.fromCharCode(byte) : (page[byte - 0x80] ?? '');

interface Choice {
  windows: string;
  cp850: string;
  /** Positive when CP850 is likelier. */
  lead: number;
}

const around = (bytes: Uint8Array, at: number, page: string): string => {
  const byte = bytes[at];
  return byte === undefined ? '' : inPage(page, byte);
};

const choiceAt = (bytes: Uint8Array, at: number, byte: number): Choice => {
  const windows = inPage(WINDOWS_1252, byte);
  const cp850 = inPage(CP850, byte);
  const score = (char: string, page: string): number =>
    plausibility(char, around(bytes, at - 1, page), around(bytes, at + 1, page));
  return { windows, cp850, lead: score(cp850, CP850) - score(windows, WINDOWS_1252) };
};

const decodeSingleBytes = (bytes: Uint8Array): DecodedLine => {
  const choices = new Map<number, Choice>();
  let total = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    const choice = choiceAt(bytes, at, byte);
    choices.set(at, choice);
    total += choice.lead;
  }
  const leaning = total > 0 ? 1 : -1;
  const mixed = [...choices.values()].some((choice) => choice.lead * leaning <= -CLEARLY);
  let text = '';
  for (const [at, byte] of bytes.entries()) {
    const choice = choices.get(at);
    if (!choice) text += String.fromCharCode(byte);
    else text += (mixed && choice.lead !== 0 ? choice.lead : leaning) > 0 ? choice.cp850 : choice.windows;
  }
  return { text, encoding: mixed ? 'mixed' : leaning > 0 ? 'cp850' : 'windows-1252' };
};

/**
 * Decodes one line whose encoding is not known: UTF-8 when it is valid UTF-8, else Windows-1252 (ISO-8859-1) or
 * CP850, whichever reads more like the name of an article; byte by byte when the line mixes both. Never fails.
 */
export const decodeLine = (bytes: Uint8Array): DecodedLine => {
  try {
    const text = utf8.decode(bytes);
    // What has more than one byte in UTF-8 has fewer units as text.
    return text.length === bytes.length
      ? { text, encoding: 'ascii' }
      : { text: text.normalize('NFC'), encoding: 'utf-8' };
  } catch {
    return decodeSingleBytes(bytes);
  }
};

const NAMES: Readonly<Record<LineEncoding, string>> = {
  ascii: 'ASCII',
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252/ISO-8859-1',
  cp850: 'CP850',
  mixed: 'Windows-1252 + CP850',
};

/** Counts the encodings of a file's lines, to tell them once. */
export class EncodingTally {
  readonly #lines = new Map<LineEncoding, number>();

  add(encoding: LineEncoding): void {
    this.#lines.set(encoding, (this.#lines.get(encoding) ?? 0) + 1);
  }

  note(): NoteEvent {
    const counts = [...this.#lines].sort(([, left], [, right]) => right - left);
    const found = counts.map(([encoding, count]) => `${NAMES[encoding]}: ${count}`);
    return noteEvent('encoding', importMessage`Encodings found, with number of lines: ${found.join('; ')}.`);
  }
}
