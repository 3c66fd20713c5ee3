import type { MediaReference } from '../../records.ts';

export type MediaMeaning = Pick<MediaReference, 'kind' | 'documentType'>;

const picture: MediaMeaning = { kind: 'picture' };
const drawing: MediaMeaning = { kind: 'drawing' };
const document = (documentType: string): MediaMeaning => ({ kind: 'document', documentType });
const link: MediaMeaning = { kind: 'link' };

const of = (meaning: MediaMeaning | undefined, codes: string): [string, MediaMeaning | undefined][] =>
  codes.split(' ').map((code) => [`MD${code}`, meaning]);

/** UDX.EDXF.MIME_CODE of the ETIM guidelines; undefined: shows something else than the product. */
export const EDXF_MEDIA: ReadonlyMap<string, MediaMeaning | undefined> = new Map([
  ...of(picture, '01 02 20 23 24 25 26 27 28 29 30 46 47 60 66'),
  ...of(drawing, '10 12 15 16 34 61 62 65'),
  ...of(document('data-sheet'), '07 19 22 64'),
  ...of(document('certificate'), '08 09 11 31 33 42 56'),
  ...of(document('instructions'), '14 21 32 38'),
  ...of(document('declaration'), '03 35 36 43 49 50 51 52 53 54 55 57'),
  ...of(document('other'), '40 41 44 63 99'),
  ...of(link, '04 05 37 39 45 58 59'),
  ...of(undefined, '06 13 17 18 48'),
]);

/** MIME_PURPOSE; undefined: shows something else than the product. */
export const PURPOSES: ReadonlyMap<string, string | undefined> = new Map([
  ['data_sheet', 'data-sheet'],
  ['safety_data_sheet', 'declaration'],
  ['icon', undefined],
  ['logo', undefined],
]);
