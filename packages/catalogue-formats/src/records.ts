import type {
  AssortmentRecord,
  AssortmentRelationRecord,
  NodeRecord,
  ProductRecord,
  SupplierRecord,
} from './records/catalogue.ts';
import type {
  AccountRecord,
  AddressRecord,
  CompanyRecord,
  ContactRecord,
  DiscountRecord,
  NetPriceRecord,
  PunchoutCustomerRecord,
  PurchaseRecord,
} from './records/customers.ts';
import type { ErpRecord } from './records/erp.ts';
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
import type { MaterialAmendmentRecord, MaterialRecord, MaterialRenumberingRecord } from './records/materials.ts';
import type { PlaceRecord, PlantRecord, ServiceCenterRecord } from './records/places.ts';

export type * from './records/catalogue.ts';
export type * from './records/customers.ts';
export type * from './records/erp.ts';
export type * from './records/etim.ts';
export type * from './records/materials.ts';
export type * from './records/places.ts';

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
