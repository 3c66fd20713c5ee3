import type { LandingPageSettings } from '@grossist/contracts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useVersioned, type Versioned } from '../parts/use-versioned.ts';
import {
  findSettings,
  type LandingFields,
  type LandingPlace,
  landingFieldsOf,
  NEW_LANDING,
  saveLanding,
} from './landing-fields.ts';

export type LandingDraft = Versioned<LandingFields>;

/** The draft of a landing page; the page that shows it is asked for again once it is saved. */
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
