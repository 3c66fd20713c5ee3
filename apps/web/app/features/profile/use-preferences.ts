import { type OperationInput, savePreferences, type UserContext } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';

type Sent = NonNullable<OperationInput<typeof savePreferences>['body']>;

/** Saves each preference as it is changed; a change that failed is taken back and reported. [own-ctx-01] */
export const usePreferences = (user: UserContext) => {
  const text = useText();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Sent>({});
  const { mutate, isError } = useOperation(savePreferences, {
    inTurn: 'preferences',
    onSuccess: (_, { body = {} }) => {
      notify(text(body.neverShowAgainGuideTypes === undefined ? 'profile.saved' : 'profile.guides.shown'));
      void revalidate();
      // Numbers of kits, catalogs and labels are chosen by the server.
      void queries.invalidateQueries();
    },
    onError: (_, { body = {} }) => {
      setSent((known) => {
        const rest = Object.entries(known).filter(([name]) => !Object.hasOwn(body, name));
        return Object.fromEntries(rest);
      });
    },
  });
  return {
    shown: { ...user, ...sent },
    hasFailed: isError,
    save: (body: Sent): void => {
      setSent((known) => ({ ...known, ...body }));
      mutate({ body });
    },
  };
};
