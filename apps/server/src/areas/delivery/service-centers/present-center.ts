/** Presents service centers with their opening hours. */

import type { Branch, ServiceCenter as CenterOnWire, ContactDetails } from '@grossist/contracts';
import {
  addDays,
  type CalendarDate,
  localTime,
  type Market,
  type OpeningHours,
  openDay,
  openSpan,
  pickupDay,
  timeLeft,
} from '@grossist/domain';
import { ErpDoesNotAnswer, type MarketCalendar, type ServiceCenter } from '../../../gateways/erp/port.ts';
import type { DeliveryDeps } from '../deps.ts';

interface Opening {
  /** Local times of today, "07:00" and "16:30"; '' where there is none. */
  opens: string;
  closes: string;
  /** Milliseconds since 1970; undefined on a day on which it stays closed. */
  opensAt: number | undefined;
  closesAt: number | undefined;
  millisecondsLeft: number;
  /** Today while it is open today at all; undefined when it never opens again within a year. */
  nextOpenDate: CalendarDate | undefined;
}

const hoursOf = (calendar: MarketCalendar, center: ServiceCenter): OpeningHours => ({
  timeZone: calendar.timeZone,
  calendar,
  opens: center.openingTime ?? undefined,
  closes: center.closingTime,
  days: center.days,
});

/** Returns today's opening hours of a branch and its next open day. [svc-01] */
export const openingAt = (calendar: MarketCalendar, center: ServiceCenter, now: number): Opening => {
  const hours = hoursOf(calendar, center);
  const today = openDay(hours, localTime(now, hours.timeZone).date);
  return {
    opens: today?.opens ?? '',
    closes: today?.closes ?? '',
    opensAt: today?.opensAt,
    closesAt: today?.closesAt,
    millisecondsLeft: today === undefined ? 0 : timeLeft(today.closesAt, now),
    nextOpenDate: pickupDay(hours, now)?.date,
  };
};

/** Local times of an open date; `opens` is '' when unknown. */
interface OpenDate {
  date: CalendarDate;
  opens: string;
  closes: string;
}

/** Returns the open dates of the week that begins today, and the next open day also when it is later. [svc-03] */
export const openWeekAt = (
  calendar: MarketCalendar,
  center: ServiceCenter,
  now: number,
): { dates: OpenDate[]; nextOpenDate: CalendarDate | undefined } => {
  const hours = hoursOf(calendar, center);
  const { date: today } = localTime(now, hours.timeZone);
  const dates = Array.from({ length: 7 }, (_, later) => addDays(today, later)).flatMap((date) => {
    const span = openSpan(hours, date);
    return span === undefined ? [] : [{ date, opens: span.opens ?? '', closes: span.closes }];
  });
  return { dates, nextOpenDate: pickupDay(hours, now)?.date };
};

const toTenths = (kilometres: number): number => Math.round(kilometres * 10) / 10;

type OpenWeek = ReturnType<typeof openWeekAt>;

/** Presents the public details of a branch. */
const presentBranch = (center: ServiceCenter, week: OpenWeek): Branch => ({
  ServiceCenterId: center.code,
  Name: center.name,
  Address: center.street,
  City: center.city,
  Zip: center.postalCode,
  CountryCode: center.market,
  Latitude: center.latitude,
  Longitude: center.longitude,
  OpeningTime: center.openingTime ?? '',
  ClosingTime: center.closingTime,
  OpenDays: week.dates.map(({ date, opens, closes }) => ({ Date: date, OpeningTime: opens, ClosingTime: closes })),
  NextOpenDate: week.nextOpenDate ?? null,
});

export const presentServiceCenter = (
  center: ServiceCenter,
  { preferred, distanceKm, week }: { preferred: string | undefined; distanceKm: number | null; week: OpenWeek },
): CenterOnWire => ({
  ...presentBranch(center, week),
  PlantId: center.plant,
  IsPreferred: center.code === preferred,
  DistanceKm: distanceKm === null ? null : toTenths(distanceKm),
});

/** Returns contact details and a market's branches; `Branches` is null while the ERP is unavailable. [own-svc-03] */
export const contactDetails = ({ erp, contact, now = Date.now }: DeliveryDeps) => {
  const branchesOf = async (market: Market, signal: AbortSignal | undefined): Promise<Branch[] | null> => {
    try {
      const [centers, calendar] = await Promise.all([erp.serviceCenters(market, signal), erp.calendar(market, signal)]);
      const present = now();
      return centers.map((center) => presentBranch(center, openWeekAt(calendar, center, present)));
    } catch (error) {
      if (error instanceof ErpDoesNotAnswer) return null;
      throw error;
    }
  };
  return async (market: Market, signal?: AbortSignal): Promise<ContactDetails> => ({
    Market: market,
    CompanyName: contact?.companyName ?? '',
    Address: contact?.address ?? '',
    CompanyNumber: contact?.companyNumber ?? '',
    Email: contact?.email ?? '',
    Phone: contact?.phones.get(market) ?? '',
    Branches: await branchesOf(market, signal),
  });
};
