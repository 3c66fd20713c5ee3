import type { DialuxInformation } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import type { MediaRow } from '../queries/list-media.ts';
import { addressOf } from './media.ts';

/** ETIM feature "Luminous flux", which every lamp has and nothing else. */
const LUMINOUS_FLUX = 'EF011587';
const DIALUX = 'dialux';
const LIGHT_DISTRIBUTION = 'light-distribution';
/** Photometric data as lamps' makers publish them: Dialux, EULUMDAT, IES. */
const PHOTOMETRIC_FILE = /\.(?:uld|ldt|ies)(?:[?#]|$)/i;
const MOST_LINKS = 20;

const fileName = (url: string): string =>
  url
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? url;

/** Returns true for a file or page for planning light. */
export const isDialuxLink = (row: MediaRow): boolean =>
  (row.kind === 'document' || row.kind === 'link') &&
  (row.document_type === DIALUX || PHOTOMETRIC_FILE.test(row.source));

/**
 * Returns the Dialux links of a lamp with its picture; null for what is no lamp, or has no such link. Section 3,
 * "dialux information".
 */
export const presentDialux = (
  media: readonly MediaRow[],
  features: Readonly<Record<string, unknown>>,
  picture: string,
  language: Language,
): DialuxInformation | null => {
  if (features[LUMINOUS_FLUX] === undefined) return null;
  const links = media.filter(isDialuxLink).flatMap((row) => {
    const address = addressOf(row);
    if (address === undefined) return [];
    return [{ Title: textIn(row.titles, language)?.text ?? fileName(address.Url), Url: address.Url }];
  });
  if (links.length === 0) return null;
  const distribution = media.find(
    ({ kind, document_type }) => (kind === 'picture' || kind === 'drawing') && document_type === LIGHT_DISTRIBUTION,
  );
  return {
    dialuxLinks: links.slice(0, MOST_LINKS),
    imageUrl: (distribution && addressOf(distribution)?.Url) ?? picture,
  };
};
