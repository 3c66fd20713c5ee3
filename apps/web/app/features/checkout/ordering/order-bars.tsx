import { Suspense } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button, LinkButton, WarningBar } from '../../../ui/index.ts';
import type { ChangesBarProps } from './changes-bar.tsx';
import { FocusOnMount } from './focus-on-mount.tsx';
import type { Ordering } from './use-ordering.ts';

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

const Bar = lazyWithTexts(async () => (await import('./changes-bar.tsx')).ChangesBar);

/** Why the order was refused; loaded after a refusal. */
export const ChangesBar = (props: ChangesBarProps) =>
  props.ordering.refusal !== undefined && (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
