import { types } from 'pg';

type Parser = (text: string) => unknown;

const TEXT_ARRAY: number = 1009;
const JSONB: number = 3802;
/** The different arrays that are remembered: paths to nodes and sets of markets are few, numbers are not. */
const REMEMBERED = 10_000;

const textsOf: Parser = types.getTypeParser(TEXT_ARRAY);
const jsonOf: Parser = types.getTypeParser(JSONB);
const NOTHING: Readonly<Record<string, never>> = Object.freeze({});

const remembered = new Map<string, unknown>();

const sharedTexts: Parser = (text) => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const texts = textsOf(text);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(text, texts);
  return texts;
};

const sharedJson: Parser = (text) => (text === '{}' ? NOTHING : jsonOf(text));

/**
 * Columns as pg has them, but equal arrays of texts and empty objects are one: most materials have the markets and the
 * path of the one before, and no keywords. They must not be changed.
 */
export const sharingParsers = {
  getTypeParser(oid: number, format: 'text' | 'binary' = 'text'): Parser {
    if (format === 'text' && oid === TEXT_ARRAY) return sharedTexts;
    if (format === 'text' && oid === JSONB) return sharedJson;
    return types.getTypeParser(oid, format);
  },
};
