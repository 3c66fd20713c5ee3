import { getLandingPageSettings, type LandingPageSettings, saveLandingPageSettings } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { callOperation } from '../../../api/index.ts';

export type LandingType = LandingPageSettings['Type'];
export const LANDING_TYPES: readonly LandingType[] = ['custom', 'node', 'vendor', 'bundle'];

/** Which page of the shop it is the landing page of. */
export interface LandingPlace {
  type: LandingType;
  key: string;
}

/** A landing page as it is edited. */
export interface LandingFields {
  title: Texts;
  introduction: Texts;
  heroImageUrl: string;
  heroText: Texts;
  heroLinkUrl: string;
  blockIds: readonly string[];
  isPublished: boolean;
}

export const NEW_LANDING: LandingFields = {
  title: {},
  introduction: {},
  heroImageUrl: '',
  heroText: {},
  heroLinkUrl: '',
  blockIds: [],
  isPublished: false,
};

export const landingFieldsOf = (page: LandingPageSettings): LandingFields => ({
  title: page.Title,
  introduction: page.Introduction,
  heroImageUrl: page.HeroImageUrl,
  heroText: page.HeroText,
  heroLinkUrl: page.HeroLinkUrl,
  blockIds: page.BlockIds,
  isPublished: page.IsPublished,
});

/** What the shop is told of a landing page; without id and version it is a new one. */
export const landingBody = ({ type, key }: LandingPlace, fields: LandingFields) => ({
  Type: type,
  Key: key,
  Title: fields.title,
  Introduction: fields.introduction,
  HeroImageUrl: fields.heroImageUrl.trim(),
  HeroText: fields.heroText,
  HeroLinkUrl: fields.heroLinkUrl.trim(),
  BlockIds: [...fields.blockIds],
  IsPublished: fields.isPublished,
});

/** The landing page of a place as the shop keeps it. [own-land-01] */
export const findSettings = async ({ type, key }: LandingPlace): Promise<LandingPageSettings | undefined> => {
  const { PageItems } = await callOperation(getLandingPageSettings, {
    query: { Type: type, Query: key, PageSize: 100 },
  });
  return PageItems.find((page) => page.Key === key);
};

/** [cat-06] */
export const saveLanding = async (
  place: LandingPlace,
  id: string | undefined,
  fields: LandingFields,
  Version: number,
): Promise<{ id: string; version: number }> => {
  const body = { ...landingBody(place, fields), ...(id !== undefined && { Id: id, Version }) };
  const saved = await callOperation(saveLandingPageSettings, { body });
  return { id: saved.Id, version: saved.Version };
};
