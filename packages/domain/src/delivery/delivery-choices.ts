import type { DeliveryType } from '../order/wire-names.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { ClosingWindow } from './closing-window.ts';
import { type FastboxObstacle, fastboxObstacles } from './fastbox.ts';

/** How and when a cart is delivered, as the user chooses it. Section 4, "Delivery choices named". */
export const DELIVERY_CHOICES = ['fastbox', 'standard', 'custom-date', 'pickup-today'] as const;
export type DeliveryChoice = (typeof DELIVERY_CHOICES)[number];

/** What must be given with a choice before the cart can be ordered. */
export type ChoiceNeed = 'delivery-address' | 'delivery-date' | 'service-center';

export type ChoiceObstacle =
  | FastboxObstacle
  /** What is picked up at a service center is not brought there by express box. */
  | 'not-for-pickup'
  /** Smart kits are packed at the warehouse and leave on a day of the calendar. */
  | 'not-for-smart-kits'
  /** What the supplier delivers directly passes neither express box nor service center. */
  | 'has-direct-delivery'
  | 'no-delivery-date'
  | 'out-of-stock-at-center';

export interface ChoiceFacts {
  deliveryType: DeliveryType;
  hasAddress: boolean;
  /** Dates on which an order sent now can arrive, earliest first. */
  possibleDates: readonly CalendarDate[];
  deliveryDate?: CalendarDate;
  hasDirectDelivery?: boolean;
  /** The cart is picked up at a service center. */
  isPickup?: boolean;
  /** Undefined until it is known. */
  addressHasFastbox: boolean | undefined;
  fastboxWindow: ClosingWindow;
  linesBeyondFastboxStock?: number;
  /** The service center that was chosen to pick up at, with its window of today. */
  serviceCenter?: { window: ClosingWindow; linesBeyondStock?: number };
}

export interface OfferedChoice {
  choice: DeliveryChoice;
  /** Obstacles are none; what is needed may still be missing. */
  isPossible: boolean;
  obstacles: readonly ChoiceObstacle[];
  needs: readonly ChoiceNeed[];
  /** Needs that are not met yet; the cart can be ordered this way when it is possible and nothing is missing. */
  missing: readonly ChoiceNeed[];
  /** What the cart becomes by the choice: an express box is a mode of its own, the others leave it. */
  deliveryType: DeliveryType;
}

const NEEDS: Record<DeliveryChoice, readonly ChoiceNeed[]> = {
  fastbox: ['delivery-address'],
  standard: ['delivery-address'],
  'custom-date': ['delivery-address', 'delivery-date'],
  'pickup-today': ['service-center'],
};

/** All four choices with what each needs and what keeps it from being had. Section 4. */
export const deliveryChoices = (facts: ChoiceFacts): OfferedChoice[] =>
  DELIVERY_CHOICES.map((choice) => {
    const obstacles = OBSTACLES[choice](facts);
    const needs = NEEDS[choice];
    return {
      choice,
      isPossible: obstacles.length === 0,
      obstacles,
      needs,
      missing: needs.filter((need) => !isMet[need](facts)),
      deliveryType: typeAfter(choice, facts.deliveryType),
    };
  });

/** An express-box cart that is to come otherwise becomes a normal one; a smart kit stays what it is. */
const typeAfter = (choice: DeliveryChoice, now: DeliveryType): DeliveryType => {
  if (choice === 'fastbox') return 'fastbox';
  return now === 'fastbox' ? 'normal' : now;
};

const isMet: Record<ChoiceNeed, (facts: ChoiceFacts) => boolean> = {
  'delivery-address': ({ hasAddress }) => hasAddress,
  'delivery-date': ({ deliveryDate, possibleDates }) =>
    deliveryDate !== undefined && possibleDates.includes(deliveryDate),
  'service-center': ({ serviceCenter }) => serviceCenter !== undefined,
};

const atOnce = ({ deliveryType, hasDirectDelivery }: ChoiceFacts): ChoiceObstacle[] => [
  ...(deliveryType === 'smart-kit' ? (['not-for-smart-kits'] as const) : []),
  ...(hasDirectDelivery ? (['has-direct-delivery'] as const) : []),
];

const byCalendar = ({ possibleDates }: ChoiceFacts): ChoiceObstacle[] =>
  possibleDates.length === 0 ? ['no-delivery-date'] : [];

const OBSTACLES: Record<DeliveryChoice, (facts: ChoiceFacts) => ChoiceObstacle[]> = {
  fastbox: (facts) => [
    ...atOnce(facts),
    ...(facts.isPickup ? (['not-for-pickup'] as const) : []),
    ...fastboxObstacles({
      addressHasFastbox: facts.addressHasFastbox,
      window: facts.fastboxWindow,
      ...(facts.linesBeyondFastboxStock !== undefined && { linesBeyondStock: facts.linesBeyondFastboxStock }),
    }),
  ],
  standard: byCalendar,
  'custom-date': byCalendar,
  'pickup-today': (facts) => {
    const { window, linesBeyondStock = 0 } = facts.serviceCenter ?? {};
    return [
      ...atOnce(facts),
      ...(window?.state === 'closed' ? (['closed'] as const) : []),
      ...(linesBeyondStock > 0 ? (['out-of-stock-at-center'] as const) : []),
    ];
  },
};
