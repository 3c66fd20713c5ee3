import type { ChoiceObstacle, OfferedChoice } from '@grossist/domain';
import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { CheckIcon, Skeleton } from '../../../ui/index.ts';
import { CHOICE_NAMES } from '../../cart/index.ts';

const OBSTACLES: Record<ChoiceObstacle, MessageKey> = {
  'not-to-this-address': 'delivery.off.address',
  closed: 'delivery.off.closed',
  'out-of-stock': 'delivery.off.stock',
  'not-for-pickup': 'delivery.off.pickup',
  'not-for-smart-kits': 'delivery.off.smartKit',
  'has-direct-delivery': 'delivery.off.direct',
  'no-delivery-date': 'delivery.off.date',
  'out-of-stock-at-center': 'delivery.off.stock',
};

export interface ChoiceButtonProps {
  offered: OfferedChoice;
  isChosen: boolean;
  /** Text on when it opens again, if known. */
  closed?: string | undefined;
  /** When it comes, or from where; undefined while loading. */
  detail: string | undefined;
  isLoading: boolean;
  isBusy: boolean;
  /** The choice does not exist for this buyer. */
  isMissing: boolean;
  /** Availability is unknown. */
  isUnknown: boolean;
  onChoose: () => void;
}

/** A delivery choice: its name and time in two lines of fixed height, or why it is unavailable. */
export const ChoiceButton = (props: ChoiceButtonProps) => {
  const { offered, isChosen, closed, detail, isLoading, isBusy, isMissing, isUnknown, onChoose } = props;
  const text = useText();
  const [obstacle] = offered.obstacles;
  // A date that is still loading is no obstacle.
  const isOff = isMissing || isUnknown || (obstacle !== undefined && !(obstacle === 'no-delivery-date' && isLoading));
  const named = obstacle === 'closed' && closed !== undefined ? closed : obstacle && text(OBSTACLES[obstacle]);
  const reason = isMissing ? text('delivery.off.center') : isOff && named;
  return (
    <ChoiceFace
      name={text(CHOICE_NAMES[offered.choice])}
      detail={reason || detail || <Skeleton className="my-0.5 h-4 w-24" />}
      isChosen={isChosen}
      isOff={isOff}
      isBusy={isBusy}
      onPress={onChoose}
    />
  );
};

export interface ChoiceFaceProps {
  name: string;
  detail: ReactNode;
  isChosen: boolean;
  isOff: boolean;
  isBusy: boolean;
  /** Can be combined with any other choice; another press unsets it. */
  isExtra?: boolean;
  onPress: () => void;
}

/** A button with name, detail and a mark that shows whether it is chosen. */
export const ChoiceFace = ({ name, detail, isChosen, isOff, isBusy, isExtra, onPress }: ChoiceFaceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    aria-disabled={isOff || isBusy || undefined}
    onClick={() => !isOff && !isBusy && onPress()}
    className="flex min-h-14 items-center gap-2.5 rounded-md border border-edge bg-surface px-3 py-1.5 text-left hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:hover:border-line aria-pressed:border-accent aria-pressed:bg-accent-soft"
  >
    <span
      aria-hidden="true"
      className={`grid size-4.5 shrink-0 place-items-center border ${isExtra ? 'rounded-sm' : 'rounded-full'} ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-edge'}`}
    >
      {isChosen && <CheckIcon size={14} />}
    </span>
    <span className="min-w-0">
      <span className={`block font-semibold ${isOff ? 'text-muted' : ''}`}>{name}</span>
      <span className="block min-h-5 truncate text-sm text-muted">{detail}</span>
    </span>
  </button>
);
