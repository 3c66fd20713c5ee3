import * as calls from '@grossist/contracts';
import { isPostalCode } from '@grossist/domain';
import type { ServiceCenter } from '../../../gateways/erp/port.ts';
import { type Answer, answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import type { DeliveryDeps } from '../deps.ts';
import { nearestToZip, ownCenter, prefer, preferredCenter } from './find-center.ts';
import { contactDetails, openingAt, openWeekAt, presentServiceCenter } from './present-center.ts';

export const serviceCenterRoutes = (deps: DeliveryDeps): readonly Answer[] => {
  const { db, erp, geocoder, now = Date.now } = deps;
  const centersOf = (buyer: Buyer, signal: AbortSignal) => askErp(() => erp.serviceCenters(buyer.market, signal));
  const calendarOf = (buyer: Buyer, signal: AbortSignal) => askErp(() => erp.calendar(buyer.market, signal));
  const own = ownCenter(deps);
  const detailsOf = contactDetails(deps);

  const listOf = async (buyer: Buyer, signal: AbortSignal) => {
    const [centers, preferred, calendar] = await Promise.all([
      centersOf(buyer, signal),
      preferredCenter(db, buyer.contactId),
      calendarOf(buyer, signal),
    ]);
    const present = now();
    return { centers, preferred, weekOf: (center: ServiceCenter) => openWeekAt(calendar, center, present) };
  };

  return [
    answer(calls.getContactDetails, ({ query }, { visitor, signal }) =>
      detailsOf(query.market ?? visitor.market, signal),
    ),
    answerBuyer(calls.getClosingTime, async (_, buyer, { signal }) => {
      const center = await own(buyer, signal);
      const calendar = await calendarOf(buyer, signal);
      const opening = center && openingAt(calendar, center, now());
      const isOpenToday = opening?.closesAt !== undefined;
      return {
        ServiceCenterId: center?.code ?? '',
        ServiceCenterName: center?.name ?? '',
        ClosingTime: opening?.closesAt === undefined ? null : new Date(opening.closesAt).toISOString(),
        OpeningTime: opening?.opensAt === undefined ? null : new Date(opening.opensAt).toISOString(),
        LocalOpeningTime: opening?.opens ?? '',
        LocalClosingTime: opening?.closes ?? '',
        IsOpenToday: isOpenToday,
        SecondsLeft: Math.ceil((opening?.millisecondsLeft ?? 0) / 1000),
        NextOpenDate: opening?.nextOpenDate ?? null,
      };
    }),
    answerBuyer(calls.addressHasFastboxDelivery, async ({ query }, buyer, { signal }) => {
      const zip = query.zipcode.trim();
      if (!isPostalCode(buyer.market, zip)) return false;
      return (await askErp(() => erp.fastboxZone(buyer.market, zip, signal))) !== undefined;
    }),
    answerBuyer(calls.getServiceCenters, async (_, buyer, { signal }) => {
      const { centers, preferred, weekOf } = await listOf(buyer, signal);
      return centers
        .toSorted((left, right) => Number(right.code === preferred) - Number(left.code === preferred))
        .map((center) => presentServiceCenter(center, { preferred, distanceKm: null, week: weekOf(center) }));
    }),
    answerBuyer(calls.getServiceCentersByZip, async ({ query }, buyer, { signal }) => {
      const { centers, preferred, weekOf } = await listOf(buyer, signal);
      const wanted = { market: buyer.market, zip: query.zipcode.trim() };
      const found = await nearestToZip(geocoder, centers, wanted, signal);
      return found.map(({ center, distanceKm }) =>
        presentServiceCenter(center, { preferred, distanceKm, week: weekOf(center) }),
      );
    }),
    answerBuyer(calls.setPreferredServiceCenter, async ({ body: { ServiceCenterId: code } }, buyer, { signal }) => {
      if (code !== null && !(await centersOf(buyer, signal)).some((center) => center.code === code)) {
        throw notFound('service center');
      }
      await prefer(db, buyer.contactId, code);
      return DONE;
    }),
  ];
};
