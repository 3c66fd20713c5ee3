import type { Texts } from '@grossist/domain';
import type { MediaReference } from '../records.ts';
import { child, childrenOf, type Element, textOf, tidy, together, within } from '../xml/element.ts';
import { MOST_MEDIA } from './bounds.ts';
import type { Catalogue } from './catalogue.ts';
import type { NoteTally } from './note-tally.ts';
import { firstTexts, languageOfElement, spokenTexts } from './texts.ts';

type MediaMeaning = Pick<MediaReference, 'kind' | 'documentType'>;

const picture: MediaMeaning = { kind: 'picture' };
const drawing: MediaMeaning = { kind: 'drawing' };
const document = (documentType: string): MediaMeaning => ({ kind: 'document', documentType });
const link: MediaMeaning = { kind: 'link' };

const of = (meaning: MediaMeaning | undefined, codes: string): [string, MediaMeaning | undefined][] =>
  codes.split(' ').map((code) => [`MD${code}`, meaning]);

/** UDX.EDXF.MIME_CODE of the ETIM guidelines; undefined: shows something else than the product. */
const EDXF_MEDIA: ReadonlyMap<string, MediaMeaning | undefined> = new Map([
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
const PURPOSES: ReadonlyMap<string, string | undefined> = new Map([
  ['data_sheet', 'data-sheet'],
  ['safety_data_sheet', 'declaration'],
  ['icon', undefined],
  ['logo', undefined],
]);

/** Bytes of an address or file name. */
const LONGEST_SOURCE = 2000;
/** Bytes of a character at most. */
const WIDEST = 3;
const CONTROL = /\p{Cc}/u;
const ADDRESS = /^https?:\/\/[^\s]+$/i;
/** "C:" is the drive of a file name. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const MIME_TYPE = /^[a-z]+\/[a-z0-9.+-]+$/;
const PICTURE_NAME = /\.(?:avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/i;
const DRAWING_NAME = /\.(?:dwg|dxf|eps|igs|iges|step|stp)$/i;
const DOCUMENT_NAME = /\.(?:docx?|pdf|pptx?|rtf|txt|xlsx?)$/i;

/** An address or a file's name; undefined for an address of another kind. */
const sourceOf = (text: string, { mediaRoot }: Catalogue): string | undefined => {
  const written = tidy(text);
  const isAddress = ADDRESS.test(written);
  if (written === '' || (!isAddress && (OTHER_SCHEME.test(written) || written.startsWith('//')))) return undefined;
  const isBelow = !isAddress && ADDRESS.test(mediaRoot);
  const source = isBelow ? `${mediaRoot.replace(/\/+$/, '')}/${written.replace(/^(?:\.?\/)+/, '')}` : written;
  const isShort = source.length * WIDEST <= LONGEST_SOURCE || Buffer.byteLength(source) <= LONGEST_SOURCE;
  return isShort && !CONTROL.test(source) ? source : undefined;
};

const guessed = (mimeType: string, source: string, documentType: string | undefined): MediaMeaning => {
  if (mimeType.startsWith('image/')) return { kind: 'picture' };
  if (mimeType === 'application/pdf') return { kind: 'document', documentType: documentType ?? 'other' };
  const path = source.replace(/[?#].*$/, '');
  if (PICTURE_NAME.test(path)) return { kind: 'picture' };
  if (DRAWING_NAME.test(path)) return { kind: 'drawing' };
  if (mimeType === 'url' || mimeType === 'text/html' || (ADDRESS.test(source) && !DOCUMENT_NAME.test(path)))
    return { kind: 'link', ...(documentType === undefined ? {} : { documentType }) };
  return { kind: 'document', documentType: documentType ?? 'other' };
};

const meaningOf = (mime: Element, mimeType: string, source: string): MediaMeaning | 'not of the product' => {
  const code = textOf(mime, 'UDX.EDXF.MIME_CODE').toUpperCase();
  if (code !== '' && EDXF_MEDIA.has(code) && code !== 'MD99') return EDXF_MEDIA.get(code) ?? 'not of the product';
  const purpose = textOf(mime, 'MIME_PURPOSE').toLowerCase();
  if (PURPOSES.has(purpose) && PURPOSES.get(purpose) === undefined) return 'not of the product';
  return guessed(mimeType, source, PURPOSES.get(purpose));
};

const TITLES = ['MIME_DESCR', 'UDX.EDXF.MIME_DESIGNATION', 'MIME_ALT', 'UDX.EDXF.MIME_ALT'];

const titlesOf = (mime: Element, { speech }: Catalogue, notes: NoteTally): Texts | undefined => {
  const titles: Element[] = [];
  for (const name of TITLES) for (const each of mime.children) if (each.name === name) titles.push(each);
  const spoken = titles.length > 0 ? spokenTexts(titles, speech, notes) : [];
  return spoken.length > 0 ? firstTexts(spoken) : undefined;
};

/** Written out: objects that are put together of others take several times as long. */
const referenceTo = (
  source: string,
  { kind, documentType }: MediaMeaning,
  mimeType: string | undefined,
): MediaReference => {
  if (documentType === undefined) return mimeType === undefined ? { kind, source } : { kind, source, mimeType };
  return mimeType === undefined ? { kind, documentType, source } : { kind, documentType, source, mimeType };
};

const isSpoken = ({ attributes }: Element): boolean => (attributes['lang'] ?? attributes['xml:lang'] ?? '') !== '';

const referenceOf = (
  mime: Element,
  element: Element,
  catalogue: Catalogue,
  notes: NoteTally,
): MediaReference | undefined => {
  const language = isSpoken(element) ? languageOfElement(element, catalogue.speech, notes) : undefined;
  if (isSpoken(element) && language === undefined) return undefined;
  const source = sourceOf(element.text, catalogue);
  if (source === undefined) {
    notes.add('media-left-out', element.line);
    return undefined;
  }
  const mimeType = textOf(mime, 'MIME_TYPE').toLowerCase();
  const meaning = meaningOf(mime, mimeType, source);
  if (meaning === 'not of the product') {
    notes.add('media-not-of-product', element.line, textOf(mime, 'MIME_PURPOSE') || textOf(mime, 'UDX.EDXF.MIME_CODE'));
    return undefined;
  }
  const reference = referenceTo(source, meaning, MIME_TYPE.test(mimeType) ? mimeType : undefined);
  const titles = titlesOf(mime, catalogue, notes);
  if (titles) reference.titles = titles;
  if (language !== undefined) reference.language = language;
  return reference;
};

const orderOf = (mime: Element): number =>
  Number(textOf(mime, 'MIME_ORDER') || textOf(mime, 'UDX.EDXF.MIME_ORDER') || '0') || 0;

const isThumbnail = (mime: Element): boolean =>
  textOf(mime, 'MIME_PURPOSE') === 'thumbnail' || textOf(mime, 'UDX.EDXF.MIME_CODE') === 'MD47';

const ranked = (mimes: readonly Element[]): readonly Element[] => {
  const ranks = mimes.map((mime) => ({ mime, isLast: isThumbnail(mime) ? 1 : 0, order: orderOf(mime) }));
  // Most files write them in their order.
  const isInOrder = ranks.every(({ isLast, order }, at) => {
    const before = at === 0 ? undefined : ranks[at - 1];
    return before === undefined || (before.isLast - isLast || before.order - order) <= 0;
  });
  if (isInOrder) return mimes;
  return ranks
    .toSorted((left, right) => left.isLast - right.isLast || left.order - right.order)
    .map(({ mime }) => mime);
};

/** MIME_INFO of the product and of its ETIM extension, in MIME_ORDER, small pictures last, each address once. */
export const readMedia = (product: Element, catalogue: Catalogue, notes: NoteTally): MediaReference[] => {
  const extension = child(product, 'USER_DEFINED_EXTENSIONS');
  const own = childrenOf(child(product, 'MIME_INFO'), 'MIME');
  const mimes = together(own, within(extension, 'UDX.EDXF.MIME'));
  const found = new Map<string, MediaReference>();
  for (const mime of mimes.length > 1 ? ranked(mimes) : mimes)
    for (const element of mime.children) {
      if (element.name !== 'MIME_SOURCE' && element.name !== 'UDX.EDXF.MIME_SOURCE') continue;
      const reference = referenceOf(mime, element, catalogue, notes);
      if (!reference || found.has(reference.source)) continue;
      if (found.size < MOST_MEDIA) found.set(reference.source, reference);
      else notes.add('media-left-out', element.line);
    }
  return [...found.values()];
};
