import type { SearchDocument, SynonymGroup } from '@grossist/search-index';
import type { CatalogueSource } from '../../../src/gateways/search-engine/opensearch/filling/changes.ts';
import type { ContractTerms } from './world.ts';

/** A catalogue in memory, in the place of the one in the database. */
export interface MemoryCatalogue {
  documents: Map<string, SearchDocument>;
  terms: Map<string, ContractTerms>;
  featureOrders: Map<string, readonly string[]>;
  synonyms: readonly SynonymGroup[];
  source: CatalogueSource;
}

const BATCH = 4;

export const memoryCatalogue = (): MemoryCatalogue => {
  const catalogue: MemoryCatalogue = {
    documents: new Map(),
    terms: new Map(),
    featureOrders: new Map(),
    synonyms: [],
    source: {
      all: async function* () {
        const documents = [...catalogue.documents.values()];
        for (let at = 0; at < documents.length; at += BATCH) yield documents.slice(at, at + BATCH);
      },
      some: async (_, numbers) => numbers.flatMap((number) => catalogue.documents.get(number) ?? []),
      words: async (_, registry) => {
        for (const { kind, code, words } of catalogue.terms.values()) registry.registerTerms(kind, code, words);
        for (const [classCode, features] of catalogue.featureOrders) registry.registerFeatureOrder(classCode, features);
        registry.registerSynonyms(catalogue.synonyms);
      },
    },
  };
  return catalogue;
};
