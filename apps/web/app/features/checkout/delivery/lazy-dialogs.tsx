import type { Cart } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { useEndUserGaps } from '../details/missing-details.ts';
import type { DateDialogProps } from './date-dialog.tsx';
import type { ModeQuestionProps } from './mode-question.tsx';
import type { PunchoutBlockProps } from './punchout-block.tsx';

const Question = lazyWithTexts(async () => (await import('./mode-question.tsx')).ModeQuestion);
const Dates = lazyWithTexts(async () => (await import('./date-dialog.tsx')).DateDialog);

const Strip = lazyWithTexts(async () => (await import('./mode-strip.tsx')).ModeStrip);
const Block = lazyWithTexts(async () => (await import('./punchout-block.tsx')).PunchoutBlock);

/** Dialogs are loaded when they open, not with the cart. */
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

export interface ModeStripProps {
  cart: Cart;
  prices: CartPrices;
}

/** The delivery mode of a cart without lines. */
export const ModeStrip = (props: ModeStripProps) => (
  <Suspense fallback={<Skeleton className="h-10 w-80 max-w-full" />}>
    <Strip {...props} />
  </Suspense>
);

/** Why a punchout user's cart can't be sent back; nothing if the end user is registered or not needed. */
export const PunchoutBlock = (props: PunchoutBlockProps) =>
  useEndUserGaps(props.cart).length > 0 && (
    <Suspense>
      <Block {...props} />
    </Suspense>
  );
