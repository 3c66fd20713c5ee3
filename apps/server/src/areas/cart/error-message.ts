import {
  type BlockedLine,
  type CartObstacle,
  calendarDate,
  type LineObstacle,
  type Locale,
  type OrderObstacles,
  type Quantity,
  quantityToNumber,
  writeDate,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { StoredAddress } from '../../db/index.ts';

/** What the texts name. */
export interface ErrorFacts {
  /** Material codes by line. */
  codes: ReadonlyMap<string, string>;
  address: Pick<StoredAddress, 'postalCode' | 'city'> | null;
  deliveryDate: string | null;
}

/** In the order in which they are shown: first what no other choice of delivery can mend. */
const LINE_OBSTACLES: readonly LineObstacle[] = [
  'not-in-market',
  'blocked',
  'no-price',
  'remnant-stock',
  'clearance-stock',
  'phased-out-stock',
  'pickup-stock',
  'fastbox-stock',
];

const count = (quantity: Quantity | undefined, locale: Locale): string =>
  quantity === undefined ? '' : new Intl.NumberFormat(locale).format(quantityToNumber(quantity));

const lineText = (lines: readonly BlockedLine[], { codes }: ErrorFacts, locale: Locale): string => {
  const [first] = lines;
  if (first === undefined) return '';
  return textFor(locale)(`lineObstacle.${first.obstacle}`, {
    count: lines.length,
    material: codes.get(first.lineId) ?? '',
    available: count(first.available, locale),
  });
};

const cartText = (obstacle: CartObstacle, facts: ErrorFacts, locale: Locale): string =>
  textFor(locale)(`cartObstacle.${obstacle}`, {
    place: `${facts.address?.postalCode ?? ''} ${facts.address?.city ?? ''}`.trim(),
    date: facts.deliveryDate === null ? '' : writeDate(calendarDate(facts.deliveryDate), { locale }),
  });

/**
 * Writes what an order of a cart would be refused for: first what concerns the cart as a whole, then of each kind how
 * many lines and which first, in the reader's language; '' when nothing does. Section 3, "Cart price info".
 */
export const errorMessageOf = ({ cart, lines }: OrderObstacles, facts: ErrorFacts, locale: Locale): string => {
  const ofCart = cart.map((obstacle) => cartText(obstacle, facts, locale));
  const ofLines = LINE_OBSTACLES.map((wanted) =>
    lineText(
      lines.filter(({ obstacle }) => obstacle === wanted),
      facts,
      locale,
    ),
  );
  return [...ofCart, ...ofLines].filter((text) => text !== '').join(' ');
};
