import { getLandingPageSettings, type LandingPageSettings, saveLandingPageSettings } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useVersioned, type Versioned } from '../parts/versioned-draft.ts';

export type LandingType = LandingPageSettings['Type'];
export const LANDING_TYPES: readonly LandingType[] = ['custom', 'node', 'vendor', 'bundle'];

/** Which page of the shop it is the landing page of. */
export interface LandingPlace {
  type: LandingType;
  key: string;
}

/** A landing page as it is edited. */
interface LandingFields {
  title: Texts;
  introduction: Texts;
  heroImageUrl: string;
  heroText: Texts;
  heroLinkUrl: string;
  blockIds: readonly string[];
  isPublished: boolean;
}

const NEW_LANDING: LandingFields = {
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

/** Returns the request body that saves a landing page; without id and version it is a new one. */
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

/** Loads the saved landing page of a place. [own-land-01] */
const findSettings = async ({ type, key }: LandingPlace): Promise<LandingPageSettings | undefined> => {
  const { PageItems } = await callOperation(getLandingPageSettings, {
    query: { Type: type, Query: key, PageSize: 100 },
  });
  return PageItems.find((page) => page.Key === key);
};

/** Saves a landing page; without id it is a new one. [cat-06] */
const saveLanding = async (
  place: LandingPlace,
  id: string | undefined,
  fields: LandingFields,
  Version: number,
): Promise<{ id: string; version: number }> => {
  const body = { ...landingBody(place, fields), ...(id !== undefined && { Id: id, Version }) };
  const saved = await callOperation(saveLandingPageSettings, { body });
  return { id: saved.Id, version: saved.Version };
};

export type LandingDraft = Versioned<LandingFields>;

/** Edits a landing page as a draft; saving revalidates the page that shows it. */
export const useLandingDraft = (
  place: LandingPlace,
  page: LandingPageSettings | undefined,
  onSaved?: () => void,
): LandingDraft => {
  const text = useText();
  const { revalidate } = useRevalidator();
  const [id, setId] = useState(page?.Id);
  return useVersioned<LandingFields>({
    fields: page === undefined ? NEW_LANDING : landingFieldsOf(page),
    version: page?.Version ?? 0,
    save: async (fields, version) => {
      const saved = await saveLanding(place, id, fields, version);
      setId(saved.id);
      return saved.version;
    },
    findNow: async () => {
      const now = await findSettings(place);
      if (now === undefined) return undefined;
      setId(now.Id);
      return { fields: landingFieldsOf(now), version: now.Version };
    },
    invalidates: ['catalogue'],
    onSaved: ({ isPublished }) => {
      notify(text(isPublished ? 'editing.saved.published' : 'editing.saved.draft'));
      void revalidate();
      onSaved?.();
    },
  });
};
