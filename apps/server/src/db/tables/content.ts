import type { Language, Texts } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { Json, JsonDefault } from './columns.ts';

export type TranslationKind = 'document-type' | 'sap-error' | 'url-type' | 'user-segment';

export interface TranslationsTable {
  kind: TranslationKind;
  code: string;
  texts: Json<Texts>;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

/** A choice of a facet's values, as a block or page stores it. */
export interface StoredFacetChoice {
  key: string;
  values: readonly string[];
}

export interface ActionBlocksTable {
  block_id: string;
  node_url: string;
  node_code: string;
  search_term: string;
  selected_facets: JsonDefault<readonly StoredFacetChoice[]>;
  block_type: 'carousel' | 'grid' | 'list';
  sort_key: '' | 'relevance' | 'popularity' | 'name' | 'number';
  display_name: string;
  titles: JsonDefault<Texts>;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

export interface ContextualHeaderTable {
  id: Generated<boolean>;
  titles: Json<Texts>;
  texts: JsonDefault<Texts>;
  link_texts: JsonDefault<Texts>;
  link_url: Generated<string>;
  breakpoints: ('small_mobile' | 'mobile' | 'large_tablet' | 'desktop')[];
  is_open: Generated<boolean>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  modified_at: Generated<Date>;
  modified_by: Generated<string>;
}

export interface LandingPagesTable {
  id: string;
  type: 'node' | 'vendor' | 'bundle' | 'custom';
  key: string;
  titles: Json<Texts>;
  introductions: JsonDefault<Texts>;
  hero_image_url: Generated<string>;
  hero_texts: JsonDefault<Texts>;
  hero_link_url: Generated<string>;
  block_ids: Generated<string[]>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  modified_at: Generated<Date>;
  modified_by: Generated<string>;
}

export interface StoredBrowsingItem {
  type: 'node' | 'search' | 'materials';
  titles: Texts;
  nodeCode: string;
  searchTerm: string;
  selectedFacets: readonly StoredFacetChoice[];
  sapMaterialNumbers: readonly string[];
}

export interface BrowsingPagesTable {
  id: string;
  slug: string;
  titles: Json<Texts>;
  introductions: JsonDefault<Texts>;
  items: JsonDefault<readonly StoredBrowsingItem[]>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

export interface PagesTable {
  id: string;
  slug: string;
  kind: 'help' | 'guide';
  titles: Json<Texts>;
  introductions: JsonDefault<Texts>;
  bodies: JsonDefault<Texts>;
  position: Generated<number>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

export interface PageTextsTable {
  page_id: string;
  kind: 'help' | 'guide' | 'landing';
  language: Language;
  url: string;
  title: string;
  text: string;
  search: string;
}
