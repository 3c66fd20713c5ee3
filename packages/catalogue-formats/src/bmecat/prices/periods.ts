import { type Element, textOf } from '../../xml/index.ts';
import { dateOf, dateTextOf } from '../dates.ts';
import type { NoteTally } from '../note-tally.ts';

interface Period {
  details: Element;
  from: string | undefined;
  to: string | undefined;
}

const readDate = (details: Element, type: string, name: string, notes: NoteTally): string | undefined => {
  const text = dateTextOf(details, type, name);
  const date = dateOf(text);
  if (text !== '' && date === undefined) notes.add('price-date', details.line);
  return date;
};

const periodOf = (details: Element, notes: NoteTally): Period => ({
  details,
  from: readDate(details, 'valid_start_date', 'VALID_START_DATE', notes),
  to: readDate(details, 'valid_end_date', 'VALID_END_DATE', notes),
});

/**
 * The PRODUCT_PRICE_DETAILS whose prices count: those of the catalogue's day, else of the next period to come; of a
 * catalogue without a day the first. Several count when they are of the same period.
 */
export const periodThatCounts = (
  all: readonly Element[],
  day: string | undefined,
  notes: NoteTally,
): { details: Element[]; validFrom: string | undefined } => {
  const fixed = all.filter((details) => {
    const isDaily = textOf(details, 'DAILY_PRICE').toLowerCase() === 'true';
    if (isDaily) notes.add('daily-price', details.line);
    return !isDaily;
  });
  const periods = fixed.map((details) => periodOf(details, notes));
  const open = periods.filter(({ to }) => day === undefined || to === undefined || to >= day);
  const now = open.filter(({ from }) => day === undefined || from === undefined || from <= day);
  // Of periods that have begun the one that began last, of those to come the next.
  const byStart = (left: Period, right: Period): number => {
    const [one, other] = [left.from ?? '', right.from ?? ''];
    return one < other ? -1 : one > other ? 1 : 0;
  };
  const chosen = day === undefined ? open[0] : (now.toSorted(byStart).at(-1) ?? open.toSorted(byStart)[0]);
  const isChosen = ({ from, to }: Period): boolean => chosen?.from === from && chosen?.to === to;
  const same = chosen ? periods.filter(isChosen) : [];
  for (const { details } of periods.filter((period) => !chosen || !isChosen(period)))
    notes.add('price-period', details.line);
  return { details: same.map(({ details }) => details), validFrom: chosen?.from };
};
