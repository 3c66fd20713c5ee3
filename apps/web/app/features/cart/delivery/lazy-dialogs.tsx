import { lazy, Suspense } from 'react';
import type { DateDialogProps } from './date-dialog.tsx';
import type { ModeQuestionProps } from './mode-question.tsx';

const Question = lazy(async () => ({ default: (await import('./mode-question.tsx')).ModeQuestion }));
const Dates = lazy(async () => ({ default: (await import('./date-dialog.tsx')).DateDialog }));

/** The questions come when they are asked, not with the cart. */
export const LazyModeQuestion = (props: ModeQuestionProps) => (
  <Suspense fallback={null}>
    <Question {...props} />
  </Suspense>
);

export const LazyDateDialog = (props: DateDialogProps) => (
  <Suspense fallback={null}>
    <Dates {...props} />
  </Suspense>
);
