import type { OrderDetails } from '@grossist/contracts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { CheckIcon, classNames } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';

type Step = OrderDetails['Progress'][number];

const NAMES: Record<Step['Step'], MessageKey> = {
  ordered: 'orders.status.ordered',
  confirmed: 'orders.status.confirmed',
  picked: 'orders.status.picked',
  'on-the-way': 'orders.status.onTheWay',
  delivered: 'orders.status.delivered',
};

type Reach = 'all' | 'some' | 'none';
/** A step is reached when the first line has reached it, and partly while not all have. */
const reachOf = ({ IsReached, IsPartly }: Step): Reach => {
  if (!IsReached) return 'none';
  return IsPartly ? 'some' : 'all';
};

const REACH_TEXTS: Record<Reach, MessageKey> = {
  all: 'orders.step.reached',
  some: 'orders.step.partly',
  none: 'orders.step.open',
};

const Sign = ({ reach }: { reach: Reach }) => {
  if (reach === 'all') {
    return (
      <span className="grid size-7 place-items-center rounded-full bg-stock-green text-surface">
        <CheckIcon size={18} />
      </span>
    );
  }
  return (
    <span className="relative size-7 overflow-clip rounded-full border-2 border-edge bg-surface">
      {reach === 'some' && <span className="absolute inset-y-0 left-0 w-1/2 bg-stock-green" />}
    </span>
  );
};

/** How far the order is, as a way with its stations: by shape, colour and word. Section 2, "order details". */
export const OrderProgress = ({ steps }: { steps: readonly Step[] }) => {
  const text = useText();
  const moment = useMoment();
  const last = steps.findLastIndex((step) => reachOf(step) !== 'none');
  if (steps.length === 0) return null;
  return (
    <ol
      aria-label={text('orders.progress')}
      className="grid rounded-lg border border-line bg-surface p-4 tablet:auto-cols-fr tablet:grid-flow-col"
    >
      {steps.map((step, place) => {
        const reach = reachOf(step);
        const next = steps[place + 1];
        const goesOn = next && reachOf(next) !== 'none';
        return (
          <li
            key={step.Step}
            aria-current={place === last ? 'step' : undefined}
            className="relative flex items-start gap-3 pb-4 last:pb-0 tablet:grid tablet:content-start tablet:justify-items-center tablet:gap-1.5 tablet:pb-0 tablet:text-center"
          >
            {next && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-7 bottom-0 left-[0.8125rem] w-0.5 tablet:top-[0.8125rem] tablet:bottom-auto tablet:left-[calc(50%+1.25rem)] tablet:h-0.5 tablet:w-[calc(100%-2.5rem)]',
                  goesOn ? 'bg-stock-green' : 'bg-line',
                )}
              />
            )}
            <Sign reach={reach} />
            <span className="grid pt-0.5 tablet:pt-0">
              <span className={reach === 'none' ? 'text-muted' : 'font-semibold'}>
                {text(NAMES[step.Step])}
                {reach === 'some' ? (
                  <span className="font-normal"> ({text(REACH_TEXTS.some)})</span>
                ) : (
                  <span className="sr-only">: {text(REACH_TEXTS[reach])}</span>
                )}
              </span>
              {step.At !== null && <span className="text-sm text-balance text-muted">{moment(step.At)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
