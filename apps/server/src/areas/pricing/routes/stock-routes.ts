import * as calls from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { presentCenterStock } from '../presenter/index.ts';
import type { PricingDeps } from '../pricing-deps.ts';
import { findCenterStock } from '../queries/find-center-stock.ts';
import { findFastboxStock } from '../queries/find-fastbox-stock.ts';
import { listDeliveryDates } from '../queries/list-delivery-dates.ts';
import { readerOf } from '../reader.ts';

/** Where materials lie, and when they can be there. */
export const stockRoutes = (deps: PricingDeps): readonly Answer[] => {
  const fastboxOf = findFastboxStock(deps);
  const centersOf = findCenterStock(deps);
  const datesOf = listDeliveryDates(deps);

  return [
    answerBuyer(calls.getFastBoxStock, async ({ body }, buyer, { signal }) =>
      (await fastboxOf(buyer, body, signal)).map(({ sapMaterialNumber, quantity }) => ({
        MaterialNo: sapMaterialNumber,
        FastboxStock: { AtpQuantity: quantityToNumber(quantity) },
      })),
    ),
    answerBuyer(calls.getStockForServiceCenters, async ({ body }, buyer, { signal }) => {
      const stocks = presentCenterStock(await centersOf.everywhere(buyer, body, signal), readerOf(buyer));
      const byCenter = new Map<string, typeof stocks>();
      for (const stock of stocks) {
        byCenter.set(stock.ServiceCenterId, [...(byCenter.get(stock.ServiceCenterId) ?? []), stock]);
      }
      return Object.fromEntries(byCenter);
    }),
    answerBuyer(calls.getStockForSpecificServiceCenters, async ({ body }, buyer, { signal }) => {
      const found = await centersOf.at(buyer, body.MaterialNums, body.ServiceCenterIds, signal);
      return { ProductStock: presentCenterStock(found, readerOf(buyer)) };
    }),
    answerBuyer(calls.getDeliveryDates, async ({ body }, buyer, { signal }) => ({
      DeliveryDates: [...(await datesOf(buyer, body, signal))],
    })),
  ];
};
