/** A sales unit of the shop as the formats call it. */
export interface UnitCodes {
  unit: string;
  /** UN/ECE recommendation 20; packings of recommendation 21 with an X before them. */
  rec20: string;
  /** The same of three letters at most, for formats that know no X: EDIFACT, EFONELFO, cXML, OCI. */
  plain: string;
  /** What others write for it. */
  others: string;
}

export const UNITS: readonly UnitCodes[] = [
  {
    unit: 'PCE',
    rec20: 'H87',
    plain: 'PCE',
    others: 'C62 EA ST STK PC PCS NAR NMP STYK STYKKER STÜCK STUK STUKS PIECE PIECES',
  },
  { unit: 'MTR', rec20: 'MTR', plain: 'MTR', others: 'M LM METER METERS' },
  { unit: 'ROL', rec20: 'XRO', plain: 'RO', others: 'RL RLE RULL RULLE RULLER RULLAR ROLLE ROLLEN ROLL' },
  { unit: 'PAK', rec20: 'XPK', plain: 'PK', others: 'PKT PA XPA FRP PAKKE PAKKER PAKET PACK PACKUNG' },
  { unit: 'BOX', rec20: 'XBX', plain: 'BX', others: 'CT XCT ESK KAR KARTON KASSE DOOS' },
  { unit: 'SET', rec20: 'SET', plain: 'SET', others: 'SB KT' },
  { unit: 'PAR', rec20: 'PR', plain: 'PR', others: 'NPR' },
  { unit: 'BDL', rec20: 'XBE', plain: 'BE', others: 'BNT BND' },
  { unit: 'KGM', rec20: 'KGM', plain: 'KGM', others: 'KG' },
  { unit: 'LTR', rec20: 'LTR', plain: 'LTR', others: 'L LT' },
  { unit: 'MTK', rec20: 'MTK', plain: 'MTK', others: 'M2 KVM' },
  { unit: 'MTQ', rec20: 'MTQ', plain: 'MTQ', others: 'M3' },
  { unit: 'HUR', rec20: 'HUR', plain: 'HUR', others: 'H STD' },
];
