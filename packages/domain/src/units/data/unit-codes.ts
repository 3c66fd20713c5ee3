/**
 * Units by what they are counted in: `code factor` pairs of UN/ECE recommendation 20, with `n/d` for fractions. The first
 * word of each list is the shop's own unit.
 */
export const UNIT_CODES: readonly { unit: string; codes: string }[] = [
  {
    unit: 'PCE',
    codes: `H87 1 C62 1 EA 1 NAR 1 HD 6 DZN 12 DPC 12 SCO 20 CEN 100 HC 100 GRO 144 GGR 1728 MIL 1000 T3 1000
      MIO 1000000`,
  },
  { unit: 'PAR', codes: 'PR 1 NPR 1 TPR 10 DPR 12' },
  {
    unit: 'MTR',
    codes: `KMT 1000 HMT 100 A45 10 DMT 1/10 CMT 1/100 MMT 1/1000 4H 1/1000000 INH 127/5000 FOT 381/1250 YRD 1143/1250
      LY 1143/1250 LF 381/1250 SMI 201168/125`,
  },
  {
    unit: 'KGM',
    codes: `TNE 1000 2U 1000 KTN 1000000 DTN 100 HGM 1/10 DJ 1/100 GRM 1/1000 DG 1/10000 CGM 1/100000 MGM 1/1000000
      MC 1/1000000000 LBR 45359237/100000000 ONZ 45359237/1600000000`,
  },
  {
    unit: 'LTR',
    codes: `MAL 1000000 K6 1000 HLT 100 A44 10 DLT 1/10 CLT 1/100 MLT 1/1000 4G 1/1000000 DMQ 1 CMQ 1/1000 MMQ 1/1000000
      GLL 473176473/125000000 GLI 454609/100000`,
  },
  { unit: 'MTQ', codes: 'H19 1000000 H20 1000000000 DMA 1000 FTQ 28316846592/1000000000000' },
  {
    unit: 'MTK',
    codes: `KMK 1000000 HAR 10000 H18 10000 ARE 100 H16 100 DMK 1/100 CMK 1/10000 MMK 1/1000000 FTK 145161/1562500
      INK 16129/25000000`,
  },
  { unit: 'HUR', codes: 'WEE 168 DAY 24 MIN 1/60 SEC 1/3600' },
  { unit: 'ROL', codes: 'RO 1 XRO 1 NRL 1 DRL 12' },
  { unit: 'PAK', codes: 'PK 1 XPK 1 PA 1 XPA 1 NMP 1 TP 10 DZP 12 CNP 100' },
  { unit: 'BOX', codes: 'BX 1 XBX 1 CT 1 XCT 1 HBX 100' },
  { unit: 'BDL', codes: 'BE 1 XBE 1' },
  { unit: 'SET', codes: 'KT 1' },
];

/** What people and other systems write for a unit, in capitals: `words code`. */
export const UNIT_WORDS: readonly { code: string; words: string }[] = [
  {
    code: 'PCE',
    words: `ST STK PC PCS STYK STYKKER STYKKI STÜCK STCK STUK STUKS STYCK STYCKEN PIECE PIECES EACH ENHED ENHEDER
      ENHET ENHETER EENHEID EENHEDEN UNIT UNITS`,
  },
  { code: 'PAR', words: 'PAIR PAIRS PAAR PØR' },
  { code: 'MTR', words: 'M LM METER METERS METRE METRES METRAR METRI MTS LFM LFDM LBM' },
  { code: 'KMT', words: 'KM KILOMETER KILOMETERS KILOMETRE' },
  { code: 'DMT', words: 'DM' },
  { code: 'CMT', words: 'CM CENTIMETER CENTIMETRE' },
  { code: 'MMT', words: 'MM MILLIMETER MILLIMETRE' },
  { code: 'KGM', words: 'KG KILO KILOS KILOGRAM KILOGRAMM' },
  { code: 'GRM', words: 'G GR GRAM GRAMM' },
  { code: 'MGM', words: 'MG' },
  { code: 'TNE', words: 'TON TONS TONNE TONNES TONNEN' },
  { code: 'LTR', words: 'L LT LITER LITERS LITRE LITRES LITUR' },
  { code: 'MLT', words: 'ML MILLILITER' },
  { code: 'CLT', words: 'CL CENTILITER' },
  { code: 'DLT', words: 'DL DECILITER' },
  { code: 'HLT', words: 'HL HEKTOLITER' },
  { code: 'MTK', words: 'M2 M² KVM QM' },
  { code: 'MTQ', words: 'M3 M³ KBM CBM' },
  { code: 'HUR', words: 'H STD TIME TIMER TIMME TIMMAR UUR UREN HOUR HOURS STUNDE STUNDEN TÍMI TÍMAR' },
  { code: 'DZN', words: 'DZ DUSIN DUTZEND DOZEN DOZENS DOZIJN TYLVT' },
  { code: 'CEN', words: 'HUNDREDE HUNDRED HUNDERT HUNDRA HONDERD' },
  { code: 'MIL', words: 'TUSIND TUSEN THOUSAND TAUSEND DUIZEND TÚSUND' },
  { code: 'GRO', words: 'GROS GROSS' },
  { code: 'ROL', words: 'RL RLE RULL RULLE RULLER RULLAR RULLA RULLUR ROLLE ROLLEN ROLL ROLLS' },
  {
    code: 'PAK',
    words:
      'PKT FRP PAKKE PAKKER PAKKI PAKKAR PAKET PAKETE PAKKET PAKKETTEN PACK PACKS PACKUNG PACKUNGEN PAKNING FÖRP FÖRPACKNING',
  },
  {
    code: 'BOX',
    words: 'ESK ESKE ESKER KAR KARTON KARTONER KARTONS KARTONG KARTONGER KASSE KASSER KASSI KASSAR DOOS BOXES',
  },
  { code: 'BDL', words: 'BNT BND BUNDT BUNDTER BUND BUNDLE BUNDLES BUNDEL BUNDELS BUNDI BUNT BUNTER BUNTAR' },
  { code: 'SET', words: 'SB SETS SÆT SETT SATZ SÄTZE SATS SATSER' },
];
