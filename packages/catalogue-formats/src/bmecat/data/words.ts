import type { Texts } from '@grossist/domain';

/** What a description calls the product data of the ETIM extension. */
export const EDXF_LINES: ReadonlyMap<string, Texts> = new Map<string, Texts>([
  [
    'UDX.EDXF.REACH.INFO',
    {
      en: 'REACH: substances of very high concern',
      de: 'REACH: besonders besorgniserregende Stoffe',
      da: 'REACH: særligt problematiske stoffer',
      sv: 'REACH: särskilt farliga ämnen',
      nb: 'REACH: stoffer med svært høy bekymring',
      nl: 'REACH: zeer zorgwekkende stoffen',
    },
  ],
  [
    'UDX.EDXF.REACH.LISTDATE',
    {
      en: 'REACH: candidate list of',
      de: 'REACH: Kandidatenliste vom',
      da: 'REACH: kandidatliste af',
      sv: 'REACH: kandidatförteckning av den',
      nb: 'REACH: kandidatliste av',
      nl: 'REACH: kandidatenlijst van',
    },
  ],
  ['UDX.EDXF.SCIP_NUMBER', { en: 'SCIP', de: 'SCIP', da: 'SCIP', sv: 'SCIP', nb: 'SCIP', nl: 'SCIP' }],
  [
    'UDX.EDXF.UN_NUMBER',
    { en: 'UN number', de: 'UN-Nummer', da: 'UN-nummer', sv: 'UN-nummer', nb: 'FN-nummer', nl: 'UN-nummer' },
  ],
  ['UDX.EDXF.UFI_CODE', { en: 'UFI', de: 'UFI', da: 'UFI', sv: 'UFI', nb: 'UFI', nl: 'UFI' }],
  ['UDX.EDXF.ROHS_INDICATOR', { en: 'RoHS', de: 'RoHS', da: 'RoHS', sv: 'RoHS', nb: 'RoHS', nl: 'RoHS' }],
]);

/** Values of those in words. */
export const EDXF_VALUES: Readonly<Record<string, Texts>> = {
  true: { en: 'yes', de: 'ja', da: 'ja', sv: 'ja', nb: 'ja', nl: 'ja', fo: 'ja' },
  false: { en: 'no', de: 'nein', da: 'nej', sv: 'nej', nb: 'nei', nl: 'nee', fo: 'nei' },
  'no data': { en: 'not known', de: 'unbekannt', da: 'ukendt', sv: 'okänt', nb: 'ukjent', nl: 'onbekend', fo: 'ókent' },
};
