import { type Currency, type Language, type Market, marketFacts } from '@grossist/domain';
import { copied } from '../compact-strings.ts';
import { importMessage } from '../import-message.ts';
import { shown } from '../read-events.ts';
import { NotThisFormat } from '../reader.ts';
import { supplierCodeOf } from '../records/catalogue.ts';
import { child, childrenOf, type Element, textOf, tidy } from '../xml/element.ts';
import { LONGEST_CODE } from './bounds.ts';
import { isCurrency, marketOfTerritory, marketsOfFile } from './markets.ts';
import type { NoteTally } from './note-tally.ts';
import { cutText, languageOfCode, type Speech } from './texts.ts';
import { dateOf, dateTextOf } from './values.ts';

export interface Maker {
  code: string;
  name: string;
}

/** What the head of a file says of all its products. */
export interface Catalogue {
  id: string;
  version: string;
  supplier: Maker | undefined;
  /** Makers by the ids that products name them with. */
  parties: ReadonlyMap<string, Maker>;
  speech: Speech;
  languages: readonly Language[];
  currency: Currency | undefined;
  markets: readonly Market[];
  /** Whether the file itself names a market of the shop. */
  hasTerritory: boolean;
  /** The day the catalogue speaks of; tells which of several periods' prices count. */
  day: string | undefined;
  /** Where media without an address of their own are; an address, else it tells nothing. */
  mediaRoot: string;
}

const LONGEST_MAKER = 200;
const LONGEST_ROOT = 1000;
// A file names few makers, but many times.
const knownMakers = new Map<string, Maker>();
const MOST_KNOWN_MAKERS = 1000;

/** A supplier as records name it; undefined for a name that is none. */
export const makerOf = (name: string): Maker | undefined => {
  if (name === '') return undefined;
  const known = knownMakers.get(name);
  if (known) return known;
  const short = copied(cutText(name, LONGEST_MAKER));
  const maker = { code: cutText(supplierCodeOf(short), LONGEST_CODE), name: short };
  if (knownMakers.size < MOST_KNOWN_MAKERS) knownMakers.set(short, maker);
  return maker;
};

const partiesOf = (header: Element | undefined): Map<string, Maker> => {
  const parties = new Map<string, Maker>();
  for (const party of childrenOf(child(header, 'PARTIES'), 'PARTY')) {
    const address = child(party, 'ADDRESS');
    const maker = makerOf(textOf(address, 'NAME') || textOf(address, 'NAME2'));
    if (maker) for (const id of childrenOf(party, 'PARTY_ID')) parties.set(tidy(id.text), maker);
  }
  return parties;
};

const roleOf = (header: Element | undefined, role: string): string | undefined => {
  const party = childrenOf(child(header, 'PARTIES'), 'PARTY').find((each) =>
    childrenOf(each, 'PARTY_ROLE').some((given) => tidy(given.text) === role),
  );
  return party && textOf(party, 'PARTY_ID');
};

const speechOf = (catalogue: Element | undefined, markets: readonly Market[]): Speech => {
  const languages = childrenOf(catalogue, 'LANGUAGE');
  const chosen = languages.find((each) => each.attributes['default'] === 'true') ?? languages[0];
  const code = tidy(chosen?.text);
  if (code !== '') return { code, language: languageOfCode(code) };
  const [only, ...others] = markets;
  const home = only && others.length === 0 ? languageOfCode(marketFacts(only).locale) : undefined;
  return { code: '', language: home ?? 'en' };
};

/**
 * Reads a HEADER.
 * @param header undefined for a file without one: it is then of no supplier and sold everywhere
 */
export const readCatalogue = (header: Element | undefined, notes: NoteTally): Catalogue => {
  const catalogue = child(header, 'CATALOG');
  const languages = childrenOf(catalogue, 'LANGUAGE').flatMap((element) => {
    const code = tidy(element.text);
    const language = languageOfCode(code);
    if (language === undefined && code !== '') notes.add('language', element.line, code);
    return language === undefined ? [] : [language];
  });
  const currencyText = textOf(catalogue, 'CURRENCY').toUpperCase();
  const currency = isCurrency(currencyText) ? currencyText : undefined;
  const territories = childrenOf(catalogue, 'TERRITORY').map((each) => tidy(each.text));
  const markets = marketsOfFile(territories, currency, languages);
  const parties = partiesOf(header);
  const supplierId = textOf(header, 'SUPPLIER_IDREF') || roleOf(header, 'supplier') || '';
  return {
    id: textOf(catalogue, 'CATALOG_ID'),
    version: textOf(catalogue, 'CATALOG_VERSION'),
    supplier: makerOf(textOf(child(header, 'SUPPLIER'), 'SUPPLIER_NAME')) ?? parties.get(supplierId),
    parties,
    speech: speechOf(catalogue, markets),
    languages: [...new Set(languages)],
    currency,
    markets,
    hasTerritory: territories.some((territory) => marketOfTerritory(territory) !== undefined),
    day: dateOf(
      dateTextOf(catalogue, 'generation_date', 'GENERATION_DATE') ||
        dateTextOf(catalogue, 'valid_start_date', 'VALID_START_DATE'),
    ),
    mediaRoot: cutText(textOf(catalogue, 'MIME_ROOT'), LONGEST_ROOT),
  };
};

/** With the additions of one industry or another ("2005+onto", "2005fd"), which change nothing that is read. */
const NAMESPACE = /^https?:\/\/www\.bmecat\.org\/(?:bmecat\/)?(\d[\w.+-]{0,20})(?:\/[\w.+-]{0,40})?$/i;
/** That of ETIM's own guideline from its version 3.1 on (".../bmecat/50"), which is of BMEcat 2005. */
const ETIM_NAMESPACE = /^https?:\/\/www\.etim-international\.com\/bmecat\/\d{1,3}$/i;
const VERSION = /^(?:1\.(?:01|2)(?:\.\d)?|2005(?:\.[0-9])?(?:fd)?(?:\.\d)?)$/i;
const OWN = /^2005(?:\.[12])?$/;

interface Root {
  version: string;
  namespace: string;
  /** False for a namespace that only resembles the version's. */
  isOwnNamespace: boolean;
}

/** Reads the root of a file. @throws NotThisFormat when it is none of BMEcat, or of a version that is not read */
export const checkRoot = ({ name, attributes }: Element): Root => {
  const local = name.toUpperCase();
  if (local !== 'BMECAT')
    throw new NotThisFormat(importMessage`The file’s first element is ${shown(name)}, not BMECAT.`);
  const prefixed = Object.entries(attributes).find(
    ([key, value]) => key.startsWith('xmlns:') && (NAMESPACE.test(value) || ETIM_NAMESPACE.test(value)),
  );
  const namespace = attributes['xmlns'] ?? prefixed?.[1] ?? '';
  const [, release] = ETIM_NAMESPACE.test(namespace) ? ['', '2005'] : (NAMESPACE.exec(namespace) ?? []);
  if (namespace !== '' && release === undefined)
    throw new NotThisFormat(importMessage`The namespace ${shown(namespace)} is not that of BMEcat.`);
  const version = (attributes['version'] ?? '').trim();
  if (version !== '' && !VERSION.test(version))
    throw new NotThisFormat(
      importMessage`BMEcat version ${shown(version)} is not supported. Use 1.2, 2005, 2005.1 or 2005.2.`,
    );
  const known = version || (release ?? '1.2');
  return { version: known, namespace, isOwnNamespace: namespace === '' || OWN.test(release ?? '') };
};
