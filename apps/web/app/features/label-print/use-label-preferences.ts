import { getLabelPreferences, type LabelPreferences, saveLabelPreferences } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeyOf, useOperation, useOperationQuery } from '../../api/index.ts';
import type { MessageKey } from '../../i18n/index.ts';
import { problemTexts } from '../../problem-texts.ts';

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

const SENTENCES: Readonly<Record<string, MessageKey>> = {
  'not-found': 'shelfLabels.problem.gone',
  'changed-meanwhile': 'shelfLabels.problem.gone',
  'no-labels': 'shelfLabels.problem.none',
  'not-allowed': 'shelfLabels.problem.prices',
  'erp-does-not-answer': 'shelfLabels.problem.erp',
  offline: 'shelfLabels.problem.offline',
};

/** Returns a function for the text of a problem with showing or printing labels. */
export const useLabelProblem = problemTexts(SENTENCES, 'shelfLabels.problem.other');
