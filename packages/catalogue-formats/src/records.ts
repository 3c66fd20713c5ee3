import type { ErpRecord } from './erp-records.ts';
import type { PlaceRecord } from './place-records.ts';
import type { PunchoutCustomerRecord } from './punchout-record.ts';
import type { MaterialAmendmentRecord } from './records/amendments.ts';
import type { AssortmentRecord, AssortmentRelationRecord } from './records/assortments.ts';
import type { NodeRecord, ProductRecord, SupplierRecord } from './records/catalogue.ts';
import type {
  AccountRecord,
  AddressRecord,
  CompanyRecord,
  ContactRecord,
  PurchaseRecord,
} from './records/customers.ts';
import type {
  EtimClassFeatureRecord,
  EtimClassNameRecord,
  EtimClassRecord,
  EtimFeatureRecord,
  EtimNumberedValuesRecord,
  EtimSynonymsRecord,
  EtimUnitRecord,
  EtimValueRecord,
} from './records/etim.ts';
import type { PlantRecord, ServiceCenterRecord } from './records/houses.ts';
import type { MaterialRecord } from './records/materials.ts';
import type { DiscountRecord, NetPriceRecord } from './records/prices.ts';
import type { MaterialRenumberingRecord } from './records/renumberings.ts';

export type * from './records/amendments.ts';
export type * from './records/assortments.ts';
export type * from './records/catalogue.ts';
export type * from './records/customers.ts';
export type * from './records/etim.ts';
export type * from './records/houses.ts';
export type * from './records/materials.ts';
export type * from './records/prices.ts';
export type * from './records/references.ts';
export type * from './records/renumberings.ts';

/**
 * What every import understands, whichever file it came from. Readers turn files into these records, the demo
 * wholesaler makes them, and the server's import writes them. Decimals are strings ("553.00"), never floats.
 * Codes are stable keys chosen by the source; records may only name codes that came before them.
 */
export type CatalogueRecord =
  | EtimClassRecord
  | EtimClassNameRecord
  | EtimFeatureRecord
  | EtimValueRecord
  | EtimClassFeatureRecord
  | EtimNumberedValuesRecord
  | EtimSynonymsRecord
  | EtimUnitRecord
  | NodeRecord
  | SupplierRecord
  | ProductRecord
  | MaterialRecord
  | MaterialAmendmentRecord
  | MaterialRenumberingRecord
  | PlantRecord
  | ServiceCenterRecord
  | DiscountRecord
  | NetPriceRecord
  | CompanyRecord
  | AccountRecord
  | ContactRecord
  | AddressRecord
  | AssortmentRecord
  | AssortmentRelationRecord
  | ErpRecord
  | PlaceRecord
  | PunchoutCustomerRecord
  | PurchaseRecord;
