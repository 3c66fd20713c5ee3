import type { Market } from '@grossist/domain';

export interface PlantRecord {
  kind: 'plant';
  /** "2001" */
  code: string;
  market: Market;
  name: string;
  city: string;
}

export interface ServiceCenterRecord {
  kind: 'service-center';
  code: string;
  market: Market;
  plant: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  latitude: number;
  longitude: number;
  /** Local time, "16:30". */
  closingTime: string;
  /** Local time, "07:00"; absent: open from midnight on. */
  openingTime?: string;
}
