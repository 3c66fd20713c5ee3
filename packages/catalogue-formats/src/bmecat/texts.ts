import type { Language, Texts } from '@grossist/domain';
import { type Element, tidy } from '../xml/element.ts';
import { ENTITIES } from '../xml/text-run.ts';
import type { NoteTally } from './note-tally.ts';

const ENTITY = /&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,9});/gi;
const OF_XML: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characterOf = (name: string): string | undefined => {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : undefined;
  }
  if (Object.hasOwn(OF_XML, name)) return OF_XML[name];
  return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
};

// The bounds keep a text of tags that never end from being looked through again and again.
const LINE_END = /<(?:br|\/(?:div|h[1-6]|li|p|tr))(?:\s[^<>]{0,500})?\/?>/gi;
const TAG =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|span|strong|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]{0,500})?\/?>/gi;
/** What may be an entity or a tag; most signs of "and" are neither. */
const MARKED = /<|&[#a-z]/i;
/** What is to be made one space, or taken away. */
const UNTIDY = /[\u0000-\u001f\u007f-\u00a0\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\s\s|[^\S ]|^ | $/;
/** Control characters, and invisible ones that turn the direction of what follows. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const unmarked = (raw: string, line: number, notes: NoteTally): string => {
  const plain = raw.replaceAll(ENTITY, (whole, name: string) => characterOf(name) ?? whole);
  if (plain !== raw) notes.add('double-escaped', line);
  const text = plain.replaceAll(LINE_END, '\n').replaceAll(TAG, '');
  if (text !== plain) notes.add('markup', line);
  return text;
};

/**
 * Returns a text for display: unescapes what was escaped twice, removes markup, joins white space, and preserves line breaks.
 * What it holds is still to be escaped for wherever it is shown.
 */
export const cleanText = (raw: string, line: number, notes: NoteTally): string => {
  const text = MARKED.test(raw) ? unmarked(raw, line, notes) : raw;
  // Most texts are clean, and to see that costs less than to make a new one.
  if (!UNTIDY.test(text)) return text;
  return text
    .replaceAll(CONTROL, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};

/** The first characters of a text, no character cut in two. */
export const cutText = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

/** A clean text as one line. */
export const cleanLine = (raw: string, line: number, notes: NoteTally): string => tidy(cleanText(raw, line, notes));

const CODES: Readonly<Record<string, Language>> = {
  deu: 'de',
  ger: 'de',
  de: 'de',
  eng: 'en',
  en: 'en',
  dan: 'da',
  da: 'da',
  swe: 'sv',
  sv: 'sv',
  nob: 'nb',
  nor: 'nb',
  nno: 'nb',
  nb: 'nb',
  no: 'nb',
  nn: 'nb',
  nld: 'nl',
  dut: 'nl',
  nl: 'nl',
  fao: 'fo',
  fo: 'fo',
};

const CODE = /^[a-z]{2,3}(?=$|[-_])/;

/** The shop's language of a code of ISO 639 ("deu", "de", "de-DE"); undefined for all others. */
export const languageOfCode = (code: string): Language | undefined => {
  // Nearly always a code of the table itself.
  if (code.length === 3 && Object.hasOwn(CODES, code)) return CODES[code];
  const [plain] = CODE.exec(code.trim().toLowerCase()) ?? [];
  return plain !== undefined && Object.hasOwn(CODES, plain) ? CODES[plain] : undefined;
};

/** What a text without a language is in. */
export interface Speech {
  /** Undefined: in one that the shop does not have. */
  language: Language | undefined;
  /** As the file writes it; empty when it names none. */
  code: string;
}

export interface SpokenText {
  language: Language;
  text: string;
  line: number;
}

/** The language an element speaks; undefined when the shop does not have it, which is noted. */
export const languageOfElement = (element: Element, speech: Speech, notes: NoteTally): Language | undefined => {
  const code = element.attributes['lang'] ?? element.attributes['xml:lang'] ?? '';
  const language = code === '' ? speech.language : languageOfCode(code);
  if (language === undefined) notes.add('language', element.line, code === '' ? speech.code : code);
  else if (code === '' && speech.code === '') notes.add('no-language', element.line);
  return language;
};

/** Texts of the shop's languages that are not empty, in the order of the file. */
export const spokenTexts = (elements: readonly Element[], speech: Speech, notes: NoteTally): SpokenText[] => {
  const spoken: SpokenText[] = [];
  for (const element of elements) {
    const language = languageOfElement(element, speech, notes);
    const text = language === undefined ? '' : cleanText(element.text, element.line, notes);
    if (language !== undefined && text !== '') spoken.push({ language, text, line: element.line });
  }
  return spoken;
};

/** The first text of each language. */
export const firstTexts = (spoken: readonly SpokenText[]): Texts => {
  const texts: Texts = {};
  for (const { language, text } of spoken) texts[language] ??= text;
  return texts;
};
