import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/index.ts';
import type { DateDialogProps } from './date-dialog.tsx';
import type { ModeQuestionProps } from './mode-question.tsx';
import type { ModeStripProps } from './mode-strip.tsx';

const Question = lazy(async () => ({ default: (await import('./mode-question.tsx')).ModeQuestion }));
const Dates = lazy(async () => ({ default: (await import('./date-dialog.tsx')).DateDialog }));

const Strip = lazy(async () => ({ default: (await import('./mode-strip.tsx')).ModeStrip }));

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

/** How a cart without lines is delivered. */
export const ModeStrip = (props: ModeStripProps) => (
  <Suspense fallback={<Skeleton className="h-10 w-80 max-w-full" />}>
    <Strip {...props} />
  </Suspense>
);
