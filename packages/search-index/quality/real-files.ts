import { createReadStream, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { detectFormat, type MaterialRecord, NotThisFormat, readerOf } from '@grossist/catalogue-formats';
import { LANGUAGES, type Language } from '@grossist/domain';
import { SearchIndex } from '../src/index.ts';
import { type QualityCase, spread } from './cases.ts';
import { numberCases } from './demo-cases.ts';
import { documentOf } from './demo-catalogue.ts';

/** Folders of catalogue files as others publish them, below the data folder. */
const FOLDERS = ['efonelfo', 'datanorm', 'bmecat'];
const HEAD = 4096;
const NUMBERED = 150;
const NAMED = 200;

/** A material of a file, with a key of our own: files have no SAP numbers. */
export interface RealMaterial {
  key: string;
  record: MaterialRecord;
}

const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const readFile = async (path: string, found: MaterialRecord[]): Promise<void> => {
  const format = detectFormat(await headOf(path));
  if (format === undefined) return;
  try {
    for await (const event of readerOf(format).read(createReadStream(path)))
      if (event.type === 'record' && event.record.kind === 'material') found.push(event.record);
  } catch (error) {
    if (!(error instanceof NotThisFormat)) throw error;
  }
};

/** Every material of the files below a data folder, in the order of their names. */
export const realMaterials = async (data: string): Promise<RealMaterial[]> => {
  const records: MaterialRecord[] = [];
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(data, folder)).sort()) await readFile(join(data, folder, name), records);
  return records.map((record, index) => ({ key: `K-${index}-K`, record }));
};

export const realIndex = (materials: readonly RealMaterial[]): SearchIndex => {
  const index = new SearchIndex();
  index.put(materials.map(({ key, record }) => ({ ...documentOf(record, undefined, []), key, productKey: key })));
  index.commit();
  return index;
};

const nameOf = ({ names }: MaterialRecord): { language: Language; words: readonly string[] } | undefined => {
  const language = LANGUAGES.find((each) => (names[each] ?? '') !== '');
  if (language === undefined) return undefined;
  return { language, words: (names[language] ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u) };
};

/** Two telling words of a name, the later first. */
const nameCases = (materials: readonly RealMaterial[]): QualityCase[] =>
  spread(materials, NAMED).flatMap(({ record }) => {
    const name = nameOf(record);
    const telling = [...new Set(name?.words)].filter((word) => /^\p{L}{4,}$/u.test(word));
    const [first, second] = telling;
    const market = record.markets[0];
    if (name === undefined || first === undefined || second === undefined || market === undefined) return [];
    const others = materials.filter((other) => {
      const words = nameOf(other.record)?.words ?? [];
      return words.includes(first) && words.includes(second);
    });
    const expected = new Set(others.map(({ key }) => key));
    return [{ kind: 'two-words' as const, language: name.language, market, query: `${second} ${first}`, expected }];
  });

/** Numbers and names of real articles. */
export const realCases = (materials: readonly RealMaterial[]): QualityCase[] => {
  const keys = new Map(materials.map(({ key, record }) => [record, key]));
  const records = materials.map(({ record }) => record);
  return [...numberCases(records, (record) => keys.get(record) ?? '', NUMBERED), ...nameCases(materials)];
};
