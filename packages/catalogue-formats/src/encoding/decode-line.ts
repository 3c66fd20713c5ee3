import { CP850, WINDOWS_1252 } from './data/code-pages.ts';
import { plausibility } from './plausibility.ts';

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
 * The text of one line whose encoding nobody told: UTF-8 when it is valid UTF-8, else Windows-1252 (ISO-8859-1) or
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
