import * as calls from '@grossist/contracts';
import { calendarWords } from '@grossist/domain';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { fastboxDeliveryTime } from '../drafts/queries/fastbox-delivery-time.ts';
import type { CartDeps } from './deps.ts';

const instant = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString();

/** What the delivery panel is written with, and when an express box arrives. */
export const deliveryTextRoutes = ({ db, erp, now = Date.now }: CartDeps): readonly Answer[] => {
  const timesOf = fastboxDeliveryTime(db, erp, now);

  return [
    answerBuyer(calls.getCartLanguage, async (_, buyer) => ({ Language: buyer.locale })),
    answerBuyer(calls.getCartDeliveryDateConfig, async (_, buyer) => {
      const words = calendarWords(buyer.locale);
      return {
        PreviousMonth: words.previousMonth,
        NextMonth: words.nextMonth,
        Months: [...words.months],
        Weekdays: [...words.weekdays],
        WeekdaysShort: [...words.weekdaysShort],
        Language: words.language,
      };
    }),
    answerBuyer(calls.getFastboxDeliveryTime, async ({ query }, buyer) => {
      const { arrives, closes } = await timesOf(buyer, query.cartId);
      return { DeliveryTime: instant(arrives), FastboxClosingTime: instant(closes) };
    }),
  ];
};
