import { getLabelPreferences, type LabelPreferences, saveLabelPreferences } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeyOf, useOperation, useOperationQuery } from '../../api/index.ts';

export interface LabelSettings {
  preferences: LabelPreferences;
  change(changes: Partial<LabelPreferences>): void;
}

/** How the person prints labels; a change is saved at once and follows to other devices. Undefined while it loads. */
export const useLabelPreferences = (): LabelSettings | undefined => {
  const client = useQueryClient();
  const { data } = useOperationQuery(getLabelPreferences, {});
  const [changed, setChanged] = useState<LabelPreferences>();
  const save = useOperation(saveLabelPreferences, { inTurn: 'label-preferences' });
  const preferences = changed ?? data;
  if (preferences === undefined) return undefined;
  return {
    preferences,
    change: (changes) => {
      const next = { ...preferences, ...changes };
      setChanged(next);
      client.setQueryData(queryKeyOf(getLabelPreferences, {}), next);
      save.mutate({ body: next });
    },
  };
};
