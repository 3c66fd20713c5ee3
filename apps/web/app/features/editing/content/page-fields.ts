import { getPageSettings, type PageSettings, savePage } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { callOperation } from '../../../api/index.ts';

export const PAGE_KINDS = ['help', 'guide'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page of the shop as it is edited. */
export interface PageFields {
  slug: string;
  kind: PageKind;
  title: Texts;
  introduction: Texts;
  body: Texts;
  position: number;
  isPublished: boolean;
}

export const NEW_PAGE: PageFields = {
  slug: '',
  kind: 'help',
  title: {},
  introduction: {},
  body: {},
  position: 0,
  isPublished: false,
};

export const pageFieldsOf = (page: PageSettings): PageFields => ({
  slug: page.Slug,
  kind: page.Kind,
  title: page.Title,
  introduction: page.Introduction,
  body: page.Body,
  position: page.Position,
  isPublished: page.IsPublished,
});

/** Returns the request body that saves a page; without id and version it is a new one. */
export const pageBody = (fields: PageFields) => ({
  Slug: fields.slug,
  Kind: fields.kind,
  Title: fields.title,
  Introduction: fields.introduction,
  Body: fields.body,
  Position: fields.position,
  IsPublished: fields.isPublished,
});

/** Loads the saved page with a slug. [own-page-03] */
export const findPageSettings = async (slug: string): Promise<PageSettings | undefined> => {
  const { PageItems } = await callOperation(getPageSettings, { query: { Query: slug, PageSize: 100 } });
  return PageItems.find((page) => page.Slug === slug);
};

/** Saves a page; without id it is a new one. [own-page-04] */
export const savePageFields = async (id: string | undefined, fields: PageFields, Version: number) =>
  callOperation(savePage, { body: { ...pageBody(fields), ...(id !== undefined && { Id: id, Version }) } });
