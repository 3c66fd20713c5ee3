import type { CatalogueRecord, MaterialRecord, NodeRecord, ProductRecord } from '@grossist/catalogue-formats';
import { demoRecords } from '@grossist/demo';
import { LANGUAGES, type Texts } from '@grossist/domain';
import { type SearchDocument, SearchIndex, type Words } from '../src/index.ts';

/** The demo wholesaler as the search engine knows it. */
export interface DemoCatalogue {
  index: SearchIndex;
  materials: readonly MaterialRecord[];
}

const BATCH = 5000;
const TODAY = '2026-11-21';

const wordsOf = (texts: Texts, more: Words = {}): Words => {
  const words: Words = {};
  for (const language of LANGUAGES) {
    const all = [texts[language], ...(more[language] ?? [])].filter((text) => text !== undefined);
    if (all.length > 0) words[language] = all;
  }
  return words;
};

const textsOf = (names: Texts, descriptions: Texts = {}): SearchDocument['texts'] => {
  const texts: SearchDocument['texts'] = {};
  for (const language of LANGUAGES) {
    const name = names[language];
    if (name !== undefined) texts[language] = { name, description: descriptions[language] };
  }
  return texts;
};

/** A material's record as a document; `productOf` and `pathOf` tell what came before it. */
export const documentOf = (
  record: MaterialRecord,
  product: ProductRecord | undefined,
  nodePath: readonly string[],
): SearchDocument => {
  const { status, isStocked = false, isOnClearanceSale = false } = record;
  return {
    key: record.sapMaterialNumber ?? record.supplierNumber ?? '',
    productKey: record.productCode ?? record.sapMaterialNumber ?? record.supplierNumber ?? '',
    numbers: {
      el: record.elNumber,
      hws: record.hwsNumber,
      ean: record.ean,
      supplier: record.supplierNumber,
      alternatives: record.alternativeNumbers ?? [],
    },
    typeDesignation: record.typeDesignation,
    texts: textsOf(record.names, { ...product?.descriptions, ...record.descriptions }),
    classCode: record.classCode,
    nodePath,
    supplierCode: record.supplierCode,
    markets: record.markets,
    features: record.features ?? {},
    flags: { stocked: isStocked, clearance: isOnClearanceSale, phasedOut: status === '33' },
    popularity: record.popularity ?? 0,
    keywords: record.keywords,
  };
};

type ToldOfWords = Pick<SearchIndex, 'registerTerms' | 'registerFeatureOrder'>;

class Surroundings {
  readonly #products = new Map<string, ProductRecord>();
  readonly #paths = new Map<string, readonly string[]>();

  learn(record: CatalogueRecord, index: ToldOfWords): void {
    if (record.kind === 'product') this.#products.set(record.code, record);
    else if (record.kind === 'node') this.#node(record, index);
    else if (record.kind === 'supplier') index.registerTerms('supplier', record.code, { en: [record.name] });
    else if (record.kind === 'etim-class') {
      index.registerTerms('class', record.code, wordsOf(record.names, record.synonyms));
      index.registerFeatureOrder(
        record.code,
        record.features.map(({ code }) => code),
      );
    }
  }

  #node({ code, parentCode, names }: NodeRecord, index: ToldOfWords): void {
    this.#paths.set(code, [...(this.#paths.get(parentCode ?? '') ?? []), code]);
    index.registerTerms('node', code, wordsOf(names));
  }

  documentOf(record: MaterialRecord): SearchDocument {
    const product = this.#products.get(record.productCode ?? '');
    return documentOf(record, product, this.#paths.get(product?.nodeCode ?? record.nodeCode ?? '') ?? []);
  }
}

/** Tells an index, a batch at a time, of so many materials of the demo, obsolete ones left out; and the caller of each record. */
export const indexDemo = (
  materials: number,
  index: Pick<SearchIndex, 'put' | 'registerTerms' | 'registerFeatureOrder'>,
  onMaterial: (record: MaterialRecord) => void,
): void => {
  const surroundings = new Surroundings();
  let batch: SearchDocument[] = [];
  for (const record of demoRecords({ materials, buyers: 0, today: TODAY })) {
    surroundings.learn(record, index);
    if (record.kind !== 'material' || record.status === '40') continue;
    onMaterial(record);
    batch.push(surroundings.documentOf(record));
    if (batch.length < BATCH) continue;
    index.put(batch);
    batch = [];
  }
  index.put(batch);
};

/** An index of so many materials of the demo, obsolete ones left out, and the records. */
export const catalogueOf = (materials: number): DemoCatalogue => {
  const index = new SearchIndex();
  const records: MaterialRecord[] = [];
  indexDemo(materials, index, (record) => records.push(record));
  index.commit();
  return { index, materials: records };
};
