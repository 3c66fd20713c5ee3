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

/** Where addresses are, and what customers account their lines on. */
export type PlaceRecord = PostalPlaceRecord | PostalStreetRecord | AccountingStringRecord;

/** A postal code and a town that has it; a code may have several towns. */
export interface PostalPlaceRecord {
  kind: 'postal-place';
  /** Two letters, "SE". */
  countryCode: string;
  /** As people write it: "624 66". */
  postalCode: string;
  place: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

/** A street of a postal code. */
export interface PostalStreetRecord {
  kind: 'postal-street';
  countryCode: string;
  postalCode: string;
  name: string;
}

/** A project of a company, or a task of one, that order lines may be accounted on. */
export interface AccountingStringRecord {
  kind: 'accounting-string';
  companyCode: string;
  project: string;
  projectDescription?: string;
  /** Absent: the project by itself. */
  task?: string;
  taskDescription?: string;
  /** Calendar dates, both included; absent: open. */
  validFrom?: string;
  validTo?: string;
  createdBy?: string;
}
