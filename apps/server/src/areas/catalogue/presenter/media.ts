import type { DialuxInformation, VariationDetails } from '@grossist/contracts';
import { type Language, MEDIA_ENDINGS, textIn } from '@grossist/domain';
import { isServerKey, textFor } from '@grossist/messages/server-texts.ts';
import type { MediaRow } from '../queries/find-variation.ts';

/**
 * Returns an address that is safe to link; undefined for anything else from a source, such as a file name or a script.
 */
const webAddress = (source: string): string | undefined => {
  if (/^\/(?!\/)[^\s\\]*$/.test(source)) return source;
  const url = URL.canParse(source) ? new URL(source) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
};

/** Returns the shop's own copy where there is one, else the source's address. */
const addressOf = (row: MediaRow): { Url: string; MimeType: string } | undefined => {
  if (row.stored_hash !== null && row.stored_mime_type !== null)
    return {
      Url: `/media/files/${row.stored_hash}.${MEDIA_ENDINGS[row.stored_mime_type]}`,
      MimeType: row.stored_mime_type,
    };
  const Url = webAddress(row.source);
  return Url === undefined ? undefined : { Url, MimeType: row.mime_type };
};

const titleOf = (row: MediaRow, language: Language): string => textIn(row.titles, language)?.text ?? '';

/** Presents the sources' pictures before the shop's generated one, which is left out after a stored picture. */
export const presentPictures = (
  media: readonly MediaRow[],
  drawn: string,
  language: Language,
): VariationDetails['Pictures'] => {
  const given = media.flatMap((row) => {
    const address = addressOf(row);
    if (address === undefined || (row.kind !== 'picture' && row.kind !== 'drawing')) return [];
    return [{ Kind: row.kind, ...address, Title: titleOf(row, language) }];
  });
  const isStored = media.some(({ kind, stored_hash }) => kind === 'picture' && stored_hash !== null);
  return isStored ? given : [...given, { Kind: 'drawing', Url: drawn, Title: '', MimeType: 'image/svg+xml' }];
};

const typeName = (row: MediaRow, language: Language): string => {
  const named = textIn(row.type_names ?? {}, language)?.text;
  if (named !== undefined) return named;
  const key = `documentType.${row.document_type || 'other'}`;
  return isServerKey(key) ? textFor(language)(key) : row.document_type;
};

/** Ranks media: the reader's language before language-independent ones, and these before the others. */
const rank = (row: MediaRow, language: Language): number =>
  row.language === language ? 0 : row.language === '' ? 1 : 2;

/** Returns the address of a variation's generated data sheet. [own-med-07] */
const dataSheetUrl = (code: string, language: Language): string =>
  `/api/variation-details/${encodeURIComponent(code)}/data-sheet?cultureName=${language}`;

/** Returns the generated data sheet, unless a source has one in the reader's language or a language-independent one. */
const ownDataSheet = (
  media: readonly MediaRow[],
  { code, hasAttributes }: DescribedVariation,
  language: Language,
): VariationDetails['Documents'] => {
  const isGiven = media.some((row) => row.document_type === 'data-sheet' && rank(row, language) < 2);
  if (isGiven || !hasAttributes) return [];
  const name = textFor(language)('documentType.data-sheet');
  return [
    {
      Kind: 'document',
      Type: 'data-sheet',
      TypeName: name,
      Title: name,
      Url: dataSheetUrl(code, language),
      MimeType: 'application/pdf',
      Language: language,
    },
  ];
};

const givenDocuments = (media: readonly MediaRow[], language: Language): VariationDetails['Documents'] =>
  media
    .flatMap((row) => {
      const address = addressOf(row);
      return address === undefined || (row.kind !== 'document' && row.kind !== 'link')
        ? []
        : [{ row, kind: row.kind, address }];
    })
    .sort((a, b) => rank(a.row, language) - rank(b.row, language))
    .map(({ row, kind, address }) => ({
      Kind: kind,
      Type: row.document_type,
      TypeName: typeName(row, language),
      Title: titleOf(row, language) || typeName(row, language),
      ...address,
      Language: row.language,
    }));

interface DescribedVariation {
  code: string;
  hasAttributes: boolean;
}

/** Presents the sources' documents, after the generated data sheet where they have none. [cat-03] */
export const presentDocuments = (
  media: readonly MediaRow[],
  variation: DescribedVariation,
  language: Language,
): VariationDetails['Documents'] => [...ownDataSheet(media, variation, language), ...givenDocuments(media, language)];

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
