import type { CheckedInput, getDeliveryDates } from '@grossist/contracts';
import { addDays, type CalendarDate, calendarDate } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { DatesAsk } from '../../../gateways/erp/port.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf, type PricingDeps } from '../ask-erp.ts';

const MOST_MONTHS = 24;

const firstOfMonth = (year: number, month: number): CalendarDate =>
  calendarDate(`${year}-${String(month).padStart(2, '0')}-01`);

/** @throws Failure 404 when the account has no such address */
const findShipTo = async (db: Database, accountId: string, shipTo: string): Promise<DatesAsk['address']> => {
  if (shipTo === '') return undefined;
  const row = await db
    .selectFrom('addresses')
    .select(['postal_code', 'country_code'])
    .where('account_id', '=', accountId)
    .where('ship_to', '=', shipTo)
    .orderBy('project_number')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw notFound('address');
  return { postalCode: row.postal_code, countryCode: row.country_code };
};

/**
 * The possible delivery dates of some months. [erp-10]
 * @throws Failure 422 when the months end before they begin or are more than 24, 404 for an
 * address that is not the account's, 503 when the ERP does not answer
 */
export const listDeliveryDates =
  ({ db, erp }: Pick<PricingDeps, 'db' | 'erp'>) =>
  async (
    buyer: Buyer,
    wanted: CheckedInput<typeof getDeliveryDates>['body'],
    signal: AbortSignal,
  ): Promise<readonly CalendarDate[]> => {
    const start = wanted.StartYear * 12 + wanted.StartMonth - 1;
    const end = wanted.EndYear * 12 + wanted.EndMonth - 1;
    if (end < start) throw breaksRule('dates-reversed', 'The end is before the start', 'EndMonth');
    if (end - start >= MOST_MONTHS) {
      throw breaksRule('too-many-months', `At most ${MOST_MONTHS} months can be requested at once`, 'EndMonth');
    }
    const address = await findShipTo(db, buyer.account.id, wanted.ShipTo);
    const next = end + 1;
    return askErp(() =>
      erp.datesOfRoute(
        customerOf(buyer),
        {
          route: wanted.Route,
          plant: wanted.PlantId,
          shippingCondition: wanted.ShippingCondition,
          address,
          from: firstOfMonth(wanted.StartYear, wanted.StartMonth),
          to: addDays(firstOfMonth(Math.floor(next / 12), (next % 12) + 1), -1),
        },
        signal,
      ),
    );
  };
