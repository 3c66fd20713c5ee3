import type { ServiceCenter as CenterOnWire } from '@grossist/contracts';
import type { ServiceCenter } from '../../../gateways/erp/port.ts';
import type { openWeekAt } from './opening.ts';

const toTenths = (kilometres: number): number => Math.round(kilometres * 10) / 10;

export const presentServiceCenter = (
  center: ServiceCenter,
  {
    preferred,
    distanceKm,
    week,
  }: { preferred: string | undefined; distanceKm: number | null; week: ReturnType<typeof openWeekAt> },
): CenterOnWire => ({
  ServiceCenterId: center.code,
  Name: center.name,
  Address: center.street,
  City: center.city,
  Zip: center.postalCode,
  CountryCode: center.market,
  PlantId: center.plant,
  Latitude: center.latitude,
  Longitude: center.longitude,
  OpeningTime: center.openingTime ?? '',
  ClosingTime: center.closingTime,
  OpenDays: week.dates.map(({ date, opens, closes }) => ({ Date: date, OpeningTime: opens, ClosingTime: closes })),
  NextOpenDate: week.nextOpenDate ?? null,
  IsPreferred: center.code === preferred,
  DistanceKm: distanceKm === null ? null : toTenths(distanceKm),
});
