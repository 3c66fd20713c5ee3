import type { Branch, ServiceCenter as CenterOnWire } from '@grossist/contracts';
import type { ServiceCenter } from '../../../gateways/erp/port.ts';
import type { openWeekAt } from './opening.ts';

const toTenths = (kilometres: number): number => Math.round(kilometres * 10) / 10;

type OpenWeek = ReturnType<typeof openWeekAt>;

/** A branch as everybody may know it. */
export const presentBranch = (center: ServiceCenter, week: OpenWeek): Branch => ({
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
