import type { SearchDocument, SynonymGroup, TermKind, Words } from '@grossist/search-index';
import type { SearchEngine } from '../../../src/gateways/search-engine/port.ts';

/** Words that stand for a class, a node or a supplier. */
export interface ContractTerms {
  kind: TermKind;
  code: string;
  words: Words;
}

/** An engine, and the catalogue that it is filled from and follows. */
export interface World {
  engine: SearchEngine;
  /** Adds materials or changes them; found once the engine has caught up. */
  put(...documents: readonly SearchDocument[]): Promise<void>;
  remove(...keys: readonly string[]): Promise<void>;
  register(...terms: readonly ContractTerms[]): Promise<void>;
  synonyms(groups: readonly SynonymGroup[]): Promise<void>;
  /** The features of a class in its own order. */
  featureOrder(classCode: string, features: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
