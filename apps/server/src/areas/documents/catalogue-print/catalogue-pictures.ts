/** Pictures of catalogs: of materials and of the company, loaded within a time limit. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Database, DocumentReportLine } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import { createPrintPictures } from '../../../images/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { findMaterialPictures, readCompanyMedia } from '../../media/index.ts';
import type { DocumentPicture } from './catalogue-document.ts';

/** Milliseconds after which a picture is replaced by a placeholder. */
const TIME_LIMIT = 5000;

/** Loads a picture on demand; undefined when there is none. */
export type LoadPicture = (signal: AbortSignal) => Promise<DocumentPicture | undefined>;

/** Returns loaders of the pictures of materials, by SAP number. */
export type PicturesOf = (sapMaterialNumbers: readonly string[]) => Promise<ReadonlyMap<string, LoadPicture>>;

type LoadedPicture = DocumentPicture | 'missing' | 'timeout';

/** Loads a picture within a time limit. A failure counts as missing: a document is made without it. @throws when `signal` aborts */
export const loadPicture = async (
  load: LoadPicture,
  signal: AbortSignal,
  timeLimit = TIME_LIMIT,
): Promise<LoadedPicture> => {
  const late = new AbortController();
  const ended = AbortSignal.any([signal, late.signal]);
  const timeout = pause(timeLimit, 'timeout' as const, { signal: ended }).catch(() => 'missing' as const);
  try {
    const loaded = load(ended).then(
      (picture) => picture ?? ('missing' as const),
      () => 'missing' as const,
    );
    const result = await Promise.race([loaded, timeout]);
    signal.throwIfAborted();
    return result;
  } finally {
    late.abort();
  }
};

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

interface Reading {
  signal: AbortSignal;
  report: DocumentReportLine[];
}

/**
 * Returns what reads a picture that the buyer's company uploaded, by its address. '' is none; one that is gone or is not read
 * in time is reported by the name of its place.
 */
export const companyPictures = (
  deps: { db: Database; store: MediaStore },
  { company }: Buyer,
  { signal, report }: Reading,
) => {
  const readMedia = readCompanyMedia(deps);
  return async (name: 'cover' | 'introduction' | 'logo', url: string): Promise<DocumentPicture | undefined> => {
    if (url === '') return undefined;
    const loaded = await loadPicture(async () => {
      const media = await readMedia(company.id, url);
      const ending = media && ENDINGS[media.mimeType];
      return media && ending ? { path: `/${name}.${ending}`, content: media.content } : undefined;
    }, signal);
    if (typeof loaded !== 'string') return loaded;
    report.push({ code: `picture-${loaded}`, sapMaterialNumber: '', name });
    return undefined;
  };
};

/**
 * Returns the pictures of materials, stored or drawn. One query; each is read when it is printed, and a stored one is made as
 * small as it is printed.
 */
export const materialPictures = (deps: { db: Database; store: MediaStore }): PicturesOf => {
  const find = findMaterialPictures(deps);
  const print = createPrintPictures();
  return async (numbers) =>
    new Map(
      Array.from(await find(numbers), ([number, load]): [string, LoadPicture] => [
        number,
        async () => {
          const { format, content } = await load();
          const name = `/materials/${encodeURIComponent(number)}`;
          if (format === 'svg') return { path: `${name}.svg`, content };
          return { path: `${name}.jpg`, content: await print(content, 'JPG') };
        },
      ]),
    );
};

const ENDING = { PNG: 'png', JPG: 'jpg' } as const;

/** Returns the pictures of materials in one format, large enough to be printed 45 mm wide at 200 dpi. */
export const printedPictures = ({ picturesOf }: { picturesOf: PicturesOf }, format: 'PNG' | 'JPG'): PicturesOf => {
  const print = createPrintPictures();
  return async (numbers) =>
    new Map(
      Array.from(await picturesOf(numbers), ([number, load]): [string, LoadPicture] => [
        number,
        async (signal) => {
          const picture = await load(signal);
          return (
            picture && {
              path: `/materials/${encodeURIComponent(number)}.${ENDING[format]}`,
              content: await print(picture.content, format),
            }
          );
        },
      ]),
    );
};
