import {
  type CustomBrowsingPageSettings,
  getCustomBrowsingPageSettings,
  saveCustomBrowsingPage,
} from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { callOperation } from '../../../api/index.ts';
import type { Facet } from '../blocks/block-fields.ts';

export const ITEM_TYPES = ['node', 'search', 'materials'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** A part of a custom browsing page, as it is edited. */
export interface ItemFields {
  /** Identifies the part while the page is edited; not sent to the server. */
  id: string;
  type: ItemType;
  title: Texts;
  nodeId: string;
  term: string;
  facets: readonly Facet[];
  /** SAP numbers, as typed: one a line or with commas between. */
  materials: string;
}

export interface BrowsingFields {
  slug: string;
  title: Texts;
  introduction: Texts;
  items: readonly ItemFields[];
  isPublished: boolean;
}

export const NEW_BROWSING: BrowsingFields = { slug: '', title: {}, introduction: {}, items: [], isPublished: false };

export const newItem = (type: ItemType): ItemFields => ({
  id: crypto.randomUUID(),
  type,
  title: {},
  nodeId: '',
  term: '',
  facets: [],
  materials: '',
});

/** Returns the distinct material numbers in a typed text. */
export const numbersIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .map((number) => number.trim())
      .filter((number) => number !== ''),
  ),
];

export const browsingFieldsOf = (page: CustomBrowsingPageSettings): BrowsingFields => ({
  slug: page.Slug,
  title: page.Title,
  introduction: page.Introduction,
  items: page.Items.map((item, place) => ({
    id: `${page.Id} ${place}`,
    type: item.Type,
    title: item.Title,
    nodeId: item.CatalogNodeId,
    term: item.SearchTerm,
    facets: item.SelectedFacets,
    materials: item.SapMaterialNumbers.join('\n'),
  })),
  isPublished: page.IsPublished,
});

/** Returns the request body that saves a page; of each part only the fields of its type. */
export const browsingBody = (fields: BrowsingFields) => ({
  Slug: fields.slug,
  Title: fields.title,
  Introduction: fields.introduction,
  IsPublished: fields.isPublished,
  Items: fields.items.map((item) => ({
    Type: item.type,
    Title: item.title,
    CatalogNodeId: item.type === 'materials' ? '' : item.nodeId,
    SearchTerm: item.type === 'search' ? item.term.trim() : '',
    SelectedFacets: item.type === 'search' ? item.facets.map(({ Key, Values }) => ({ Key, Values: [...Values] })) : [],
    SapMaterialNumbers: item.type === 'materials' ? numbersIn(item.materials) : [],
  })),
});

/** Loads the saved page with a slug. [own-brw-01] */
export const findBrowsing = async (slug: string): Promise<CustomBrowsingPageSettings | undefined> => {
  const { PageItems } = await callOperation(getCustomBrowsingPageSettings, { query: { Query: slug, PageSize: 100 } });
  return PageItems.find((page) => page.Slug === slug);
};

/** Saves a page; without id it is a new one. [own-brw-02] */
export const saveBrowsing = async (id: string | undefined, fields: BrowsingFields, Version: number) =>
  callOperation(saveCustomBrowsingPage, {
    body: { ...browsingBody(fields), ...(id !== undefined && { Id: id, Version }) },
  });
