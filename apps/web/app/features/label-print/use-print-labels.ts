import { type LabelPreferences, prepareLabelPrint } from '@grossist/contracts';
import { useState } from 'react';
import { callOperation, ProblemError } from '../../api/index.ts';
import type { LabelSourceOfPage } from './label-address.ts';
import type { Copies } from './use-copies.ts';
import { bodyOf, type LabelWishes } from './use-label-lines.ts';

export interface WantedLabels {
  source: LabelSourceOfPage;
  wishes: LabelWishes;
  preferences: LabelPreferences;
  offset: number;
  copies: Copies;
}

type PreparedLabels = Awaited<ReturnType<typeof prepare>>;

const prepare = ({ source, wishes, preferences, offset, copies }: WantedLabels) =>
  callOperation(prepareLabelPrint, {
    body: {
      ...bodyOf(source, wishes),
      Product: preferences.Product,
      Offset: offset,
      ShiftX: preferences.ShiftX,
      ShiftY: preferences.ShiftY,
      Copies: copies.each,
      CopiesOf: [...copies.of].map(([MaterialNo, count]) => ({ MaterialNo, Copies: count })),
    },
  });

/** Labels beyond which the shop makes the document in the background. */
const MOST_AT_ONCE = 500;

/**
 * Prepares labels and opens their document in a new window. The window is opened before the request, since browsers block
 * one that opens later. Many labels are made in the background instead, and opened from the page.
 */
export const usePrintLabels = () => {
  const [isPending, setPending] = useState(false);
  const [prepared, setPrepared] = useState<PreparedLabels>();
  const [problem, setProblem] = useState<ProblemError>();
  const print = async (wanted: WantedLabels, count: number): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    setPrepared(undefined);
    const target = count > MOST_AT_ONCE ? null : window.open('', '_blank');
    try {
      const labels = await prepare(wanted);
      setPrepared(labels);
      if (target && labels.DocumentId === null) target.location.href = labels.Url;
      else target?.close();
    } catch (error) {
      target?.close();
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    } finally {
      setPending(false);
    }
  };
  return { isPending, prepared, problem, print: (wanted: WantedLabels, count: number) => void print(wanted, count) };
};
