import { LANGUAGES, type Language, MARKETS, type Market, type Texts } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { Refusal } from '../read-events.ts';
import type { MaterialRecord, MaterialStatus } from '../records.ts';
import { child, childrenOf, type Element, textOf, tidy, together, within } from '../xml/element.ts';
import { KEYWORD_OF_FORMAT, LONGEST_CODE, LONGEST_KEYWORD, LONGEST_NAME, MOST_KEYWORDS } from './bounds.ts';
import type { Catalogue, Maker } from './catalogue.ts';
import { readDescriptions } from './descriptions.ts';
import type { DefinedNames } from './feature-lines.ts';
import { type Numbers, readIdentity } from './identity.ts';
import { readListPrices, readSurcharges } from './list-prices.ts';
import { marketOfTerritory } from './markets.ts';
import { readMedia } from './media.ts';
import type { NoteTally } from './note-tally.ts';
import { readOrderTerms, readPackingRules } from './order-terms.ts';

import { type FeatureTally, readFeatures } from './read-features.ts';
import { readReferences } from './references.ts';
import { cutText, spokenTexts } from './texts.ts';

/** KEYWORD, SEGMENT, and the brand and series of the ETIM extension, each once in its language. */
const readKeywords = (
  product: Element,
  { speech }: Catalogue,
  notes: NoteTally,
): NonNullable<MaterialRecord['keywords']> => {
  const details = child(product, 'PRODUCT_DETAILS');
  const extensions = child(product, 'USER_DEFINED_EXTENSIONS');
  const given = together(
    childrenOf(details, 'KEYWORD'),
    childrenOf(details, 'SEGMENT'),
    within(extensions, 'UDX.EDXF.BRAND_NAME'),
    within(extensions, 'UDX.EDXF.PRODUCT_SERIES'),
  );
  const keywords: { [language in keyof MaterialRecord['names']]: string[] } = {};
  for (const { language, text, line } of spokenTexts(given, speech, notes)) {
    const keyword = tidy(text);
    const taken = (keywords[language] ??= []);
    if (taken.includes(keyword)) continue;
    if (keyword.length > LONGEST_KEYWORD || taken.length >= MOST_KEYWORDS) {
      notes.add('keyword-left-out', line);
      continue;
    }
    if (keyword.length > KEYWORD_OF_FORMAT) notes.add('long-keyword', line);
    taken.push(keyword);
  }
  for (const language of LANGUAGES) if (keywords[language]?.length === 0) delete keywords[language];
  return keywords;
};

export interface ReadingContext {
  catalogue: Catalogue;
  notes: NoteTally;
  features: FeatureTally;
  defined: DefinedNames;
}

export interface ReadProduct {
  maker: Maker | undefined;
  record: MaterialRecord;
}

/** A material of which only its numbers are known yet. */
type Begun = Numbers & Pick<MaterialRecord, 'kind'>;

const hasAny = (texts: Partial<Record<Language, unknown>>): boolean =>
  LANGUAGES.some((each) => texts[each] !== undefined);

const namesOf = (product: Element, typeDesignation: string, pid: string, context: ReadingContext): Texts => {
  const { catalogue, notes } = context;
  const details = child(product, 'PRODUCT_DETAILS');
  const extensions = child(product, 'USER_DEFINED_EXTENSIONS');
  const own = childrenOf(details, 'DESCRIPTION_SHORT');
  const short = together(own, within(extensions, 'UDX.EDXF.DESCRIPTION_VERY_SHORT'));
  const names: Texts = {};
  for (const spoken of spokenTexts(short, catalogue.speech, notes)) {
    const text = tidy(spoken.text);
    if (text.length > LONGEST_NAME) notes.add('name-cut', spoken.line);
    names[spoken.language] ??= cutText(text, LONGEST_NAME);
  }
  if (hasAny(names)) return names;
  const hasText = short.some((element) => tidy(element.text) !== '');
  if (hasText || !details) {
    throw new Refusal('name', importMessage`${'DESCRIPTION_SHORT'} is in no language of the shop`, 'DESCRIPTION_SHORT');
  }
  notes.add('name-from-elsewhere', details.line);
  return { [catalogue.speech.language ?? 'en']: typeDesignation || pid };
};

/** Those of version 1.2 end in article. */
const KNOWN_STATUSES: ReadonlySet<string> = new Set([
  'core_product',
  'core_article',
  'new',
  'new_product',
  'new_article',
]);
const ENDING: ReadonlySet<string> = new Set(['old_product', 'old_article']);

const statusOf = (details: Element | undefined, notes: NoteTally): MaterialStatus => {
  let status: MaterialStatus = '10';
  for (const element of childrenOf(details, 'PRODUCT_STATUS')) {
    const type = (element.attributes['type'] ?? '').trim().toLowerCase();
    if (ENDING.has(type)) status = '33';
    else if (!KNOWN_STATUSES.has(type)) notes.add('status', element.line, type || tidy(element.text));
  }
  return status;
};

/** The discount group: the buyer's own, else what the ETIM extension or the supplier says. */
const groupOf = (product: Element): string => {
  const details = child(product, 'PRODUCT_DETAILS');
  const extension = child(child(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.DISCOUNT_GROUP');
  return (
    textOf(details, 'ERP_GROUP_BUYER') ||
    textOf(extension, 'UDX.EDXF.DISCOUNT_GROUP_SUPPLIER') ||
    textOf(extension, 'UDX.EDXF.DISCOUNT_GROUP_MANUFACTURER') ||
    textOf(details, 'ERP_GROUP_SUPPLIER')
  ).slice(0, LONGEST_CODE);
};

/** The file's markets; where it names no territory, those that the product's prices name. */
const marketsOf = (product: Element, { hasTerritory, markets }: Catalogue): readonly Market[] => {
  if (hasTerritory) return markets;
  const named = new Set(
    childrenOf(product, 'PRODUCT_PRICE_DETAILS')
      .flatMap((details) => childrenOf(details, 'PRODUCT_PRICE'))
      .flatMap((price) => childrenOf(price, 'TERRITORY'))
      .map((territory) => marketOfTerritory(tidy(territory.text))),
  );
  const found = MARKETS.filter((market) => named.has(market));
  return found.length > 0 ? found : markets;
};

/**
 * Reads a PRODUCT or ARTICLE of a catalogue.
 * @throws Refusal when it has no number, no name in a language of the shop, or a unit that the shop does not sell by
 */
export const readProduct = (product: Element, context: ReadingContext): ReadProduct => {
  const { catalogue, notes, features: tally, defined } = context;
  const { pid, maker, numbers } = readIdentity<Begun>(product, catalogue, notes, { kind: 'material' });
  const details = child(product, 'PRODUCT_DETAILS');
  const terms = readOrderTerms(product, notes);
  const typeDesignation = textOf(details, 'MANUFACTURER_TYPE_DESCR').slice(0, LONGEST_CODE);
  const names = namesOf(product, typeDesignation, pid, context);
  const { classCode, features, lines } = readFeatures(product, { speech: catalogue.speech, defined, notes }, tally);
  const descriptions = readDescriptions(product, names, lines, catalogue, notes);
  const keywords = readKeywords(product, catalogue, notes);
  const media = readMedia(product, catalogue, notes);
  const listPrices = readListPrices(product, terms, catalogue, notes);
  const duties = readSurcharges(product, terms, catalogue, notes);
  const materialGroup = groupOf(product);
  if (listPrices.length === 0) notes.add('no-price', product.line);
  // Added to what is there already: an object that is put together of several takes as long as all of them to read.
  const begun: Omit<MaterialRecord, 'markets'> = Object.assign(numbers, { names, salesUnit: terms.salesUnit });
  const { minQuantity, multiplum, packageSize, packagings } = readPackingRules(product, terms, notes);
  if (minQuantity !== undefined) begun.minQuantity = minQuantity;
  if (multiplum !== undefined) begun.multiplum = multiplum;
  if (packageSize !== undefined) begun.packageSize = packageSize;
  if (packagings !== undefined) begun.packagings = packagings;
  begun.status = statusOf(details, notes);
  const { alternatives, accessories, replacedBy } = readReferences(
    product,
    { pid, supplierCode: numbers.supplierCode },
    catalogue,
    notes,
  );
  if (alternatives !== undefined) begun.alternatives = alternatives;
  if (accessories !== undefined) begun.accessories = accessories;
  if (replacedBy !== undefined) begun.replacedBy = replacedBy;
  const record: MaterialRecord = Object.assign(begun, { markets: marketsOf(product, catalogue) });
  if (classCode !== undefined) record.classCode = classCode;
  if (typeDesignation !== '') record.typeDesignation = typeDesignation;
  if (hasAny(descriptions)) record.descriptions = descriptions;
  if (materialGroup !== '') record.materialGroup = materialGroup;
  if (Object.keys(features).length > 0) record.features = features;
  if (listPrices.length > 0) record.listPrices = listPrices;
  if (duties !== undefined) record.duties = duties;
  if (hasAny(keywords)) record.keywords = keywords;
  if (media.length > 0) record.media = media;
  return { maker, record };
};
