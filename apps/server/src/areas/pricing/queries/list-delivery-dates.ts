import type { CheckedInput, getDeliveryDates } from '@grossist/contracts';
import { addDays, type CalendarDate, calendarDate } from '@grossist/domain';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../customer.ts';
import { askErp } from '../failures.ts';
import type { PricingDeps } from '../pricing-deps.ts';

const MOST_MONTHS = 24;

const firstOfMonth = (year: number, month: number): CalendarDate =>
  calendarDate(`${year}-${String(month).padStart(2, '0')}-01`);

/**
 * The possible delivery dates of some months. [erp-10]
 * @throws Failure 422 when the months end before they begin or are more than 24, 503 when the ERP does not answer
 */
export const listDeliveryDates =
  ({ erp }: Pick<PricingDeps, 'erp'>) =>
  (
    buyer: Buyer,
    wanted: CheckedInput<typeof getDeliveryDates>['body'],
    signal: AbortSignal,
  ): Promise<readonly CalendarDate[]> => {
    const start = wanted.StartYear * 12 + wanted.StartMonth - 1;
    const end = wanted.EndYear * 12 + wanted.EndMonth - 1;
    if (end < start) throw breaksRule('dates-reversed', 'The end is before the start', 'EndMonth');
    if (end - start >= MOST_MONTHS) {
      throw breaksRule('too-many-months', `At most ${MOST_MONTHS} months are told at once`, 'EndMonth');
    }
    const next = end + 1;
    return askErp(() =>
      erp.datesOfRoute(
        customerOf(buyer),
        {
          route: wanted.Route,
          plant: wanted.PlantId,
          shippingCondition: wanted.ShippingCondition,
          shipTo: wanted.ShipTo,
          from: firstOfMonth(wanted.StartYear, wanted.StartMonth),
          to: addDays(firstOfMonth(Math.floor(next / 12), (next % 12) + 1), -1),
        },
        signal,
      ),
    );
  };
