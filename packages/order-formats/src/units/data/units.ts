/** A sales unit of the shop as the formats write it. Which codes mean it when they are read, the domain knows. */
export interface UnitCodes {
  unit: string;
  /** UN/ECE recommendation 20; packings of recommendation 21 with an X before them. */
  rec20: string;
  /** The same of three letters at most, for formats that know no X: EDIFACT, EFONELFO, cXML, OCI. */
  plain: string;
}

export const UNITS: readonly UnitCodes[] = [
  { unit: 'PCE', rec20: 'H87', plain: 'PCE' },
  { unit: 'MTR', rec20: 'MTR', plain: 'MTR' },
  { unit: 'ROL', rec20: 'XRO', plain: 'RO' },
  { unit: 'PAK', rec20: 'XPK', plain: 'PK' },
  { unit: 'BOX', rec20: 'XBX', plain: 'BX' },
  { unit: 'SET', rec20: 'SET', plain: 'SET' },
  { unit: 'PAR', rec20: 'PR', plain: 'PR' },
  { unit: 'BDL', rec20: 'XBE', plain: 'BE' },
  { unit: 'KGM', rec20: 'KGM', plain: 'KGM' },
  { unit: 'LTR', rec20: 'LTR', plain: 'LTR' },
  { unit: 'MTK', rec20: 'MTK', plain: 'MTK' },
  { unit: 'MTQ', rec20: 'MTQ', plain: 'MTQ' },
  { unit: 'HUR', rec20: 'HUR', plain: 'HUR' },
];
