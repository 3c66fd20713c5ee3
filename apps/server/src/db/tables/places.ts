import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

/** A delivery address as it was chosen, wherever it came from. */
export interface StoredAddress {
  id: string;
  name: string;
  name2: string;
  street: string;
  city: string;
  postalCode: string;
  countryCode: string;
  projectNumber: string;
  shipTo: string;
  soldTo: string;
  shippingCondition: string;
  isOneTimeAddress: boolean;
  isServiceCenter: boolean;
  plantId: string;
  isDefault: boolean;
}

export interface AddressesTable {
  id: string;
  code: string;
  account_id: string;
  project_number: Generated<string>;
  ship_to: string;
  name: string;
  name2: Generated<string>;
  street: string;
  postal_code: string;
  city: string;
  country_code: string;
  is_default: Generated<boolean>;
  content_hash: Buffer;
}

/** A postal code and a town that has it. */
export interface PostalPlacesTable {
  country_code: string;
  /** Without spaces and in capitals. */
  code_key: string;
  place: string;
  /** As people write it: "624 66". */
  postal_code: string;
  /** In small letters without accents. */
  place_key: string;
  latitude: number;
  longitude: number;
  content_hash: Buffer;
}

export interface PostalStreetsTable {
  country_code: string;
  code_key: string;
  name: string;
  name_key: string;
  content_hash: Buffer;
}

export interface LatestAddressesTable {
  id: string;
  contact_id: string;
  account_id: string;
  project_number: Generated<string>;
  key: string;
  address: Json<StoredAddress>;
  is_service_center: boolean;
  last_used: Generated<Date>;
}

export interface PreferredServiceCentersTable {
  contact_id: string;
  service_center: string;
}

export interface AccountingStringsTable {
  company_id: string;
  project: string;
  /** Empty: the project by itself. */
  task: Generated<string>;
  project_description: Generated<string>;
  task_description: Generated<string>;
  valid_from: Generated<string | null>;
  valid_to: Generated<string | null>;
  created_by: Generated<string>;
  content_hash: Buffer;
}
