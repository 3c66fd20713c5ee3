/** A number of another material in a number space that is not the wholesaler's own. */
export interface ForeignNumber {
  elNumber?: string;
  hwsNumber?: string;
  ean?: string;
  supplierNumber?: string;
  /** Whose number `supplierNumber` is; absent: that of the record's own supplier. */
  supplierCode?: string;
}

/**
 * Names another material: a text is a SAP number, an object holds exactly one number of another space. EL and HWS
 * numbers and GTINs are those of the record's markets. What no material has yet is resolved once a material has it.
 */
export type MaterialReference = string | ForeignNumber;

/** Another supplier's number of a material, beside that of its maker. */
export interface SupplierNumber {
  supplierCode: string;
  number: string;
}
