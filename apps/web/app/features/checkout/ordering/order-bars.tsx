import type { Cart } from '@grossist/contracts';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button, LinkButton, WarningBar } from '../../../ui/index.ts';
import type { OpenChanges } from './order-refusal.ts';
import type { Ordering } from './use-ordering.ts';

/**
 * Scrolls its children into view and focuses them when they appear, since the pressed button may have lost the focus.
 */
export const FocusOnMount = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  // Braces, because an effect must not return the promise that some browsers return here.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="rounded-md print:hidden">
      {children}
    </div>
  );
};

/** Reports that a response was lost and the order is retried, which never orders twice. */
export const UnansweredBar = ({ ordering }: { ordering: Ordering }) => {
  const text = useText();
  const { unanswered, underWay } = ordering;
  if (!unanswered) return null;
  const { isExpired } = unanswered;
  return (
    <FocusOnMount>
      <WarningBar onClose={isExpired ? ordering.dismissUnanswered : undefined}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-72">
            <p className="font-semibold">{text('ordering.unknown')}</p>
            <p>{text(isExpired ? 'ordering.unknown.givenUp' : 'ordering.unknown.text')}</p>
          </div>
          <span className="flex flex-wrap gap-2">
            <LinkButton to="/orders" size="small">
              {text('pages.orders')}
            </LinkButton>
            <Button size="small" kind="primary" isPending={underWay !== undefined} onPress={ordering.retryNow}>
              {text('ordering.unknown.ask')}
            </Button>
          </span>
        </div>
      </WarningBar>
    </FocusOnMount>
  );
};

export interface ChangesBarProps {
  cart: Cart;
  ordering: Ordering;
  asked: OpenChanges;
  /** Sends the order again with all changes accepted. */
  onAcceptAll: () => void;
  isWaiting: boolean;
  /** Scrolls to the next line with a change. */
  onShowNext: () => void;
}

const Bar = lazyWithTexts(async () => (await import('./changes-bar.tsx')).ChangesBar);

/** Why the order was refused; loaded after a refusal. */
export const ChangesBar = (props: ChangesBarProps) =>
  props.ordering.refusal !== undefined && (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
