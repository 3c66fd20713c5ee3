import type { LabelBarcode, Language } from '@grossist/domain';

/** What shelf labels say. */
export interface LabelWords {
  /** Title of the document. */
  labels: string;
  testSheet: string;
  /** On the label of a material that does not have the number. */
  without: Record<LabelBarcode, string>;
  invalidEan: string;
  netPrice: string;
  listPrice: string;
  noPrice: string;
}

export const LABEL_WORDS: Record<Language, LabelWords> = {
  en: {
    labels: 'Shelf labels',
    testSheet: 'Test sheet',
    without: { ean: 'No EAN', el: 'No EL number', vvs: 'No HWS number' },
    invalidEan: 'EAN not valid:',
    netPrice: 'Net price excl. VAT',
    listPrice: 'List price excl. VAT',
    noPrice: 'No price',
  },
  da: {
    labels: 'Hyldeetiketter',
    testSheet: 'Testark',
    without: { ean: 'Intet EAN-nummer', el: 'Intet EL-nummer', vvs: 'Intet VVS-nummer' },
    invalidEan: 'Ugyldigt EAN-nummer:',
    netPrice: 'Nettopris ekskl. moms',
    listPrice: 'Listepris ekskl. moms',
    noPrice: 'Ingen pris',
  },
  de: {
    labels: 'Regaletiketten',
    testSheet: 'Testbogen',
    without: { ean: 'Keine EAN', el: 'Keine EL-Nummer', vvs: 'Keine SHK-Nummer' },
    invalidEan: 'Ungültige EAN:',
    netPrice: 'Nettopreis zzgl. MwSt.',
    listPrice: 'Listenpreis zzgl. MwSt.',
    noPrice: 'Kein Preis',
  },
  sv: {
    labels: 'Hylletiketter',
    testSheet: 'Testark',
    without: { ean: 'EAN saknas', el: 'E-nummer saknas', vvs: 'RSK-nummer saknas' },
    invalidEan: 'Ogiltigt EAN:',
    netPrice: 'Nettopris exkl. moms',
    listPrice: 'Listpris exkl. moms',
    noPrice: 'Pris saknas',
  },
  nl: {
    labels: 'Schapetiketten',
    testSheet: 'Testvel',
    without: { ean: 'Geen EAN', el: 'Geen EL-nummer', vvs: 'Geen sanitairnummer' },
    invalidEan: 'Ongeldige EAN:',
    netPrice: 'Nettoprijs excl. btw',
    listPrice: 'Brutoprijs excl. btw',
    noPrice: 'Geen prijs',
  },
  nb: {
    labels: 'Hylleetiketter',
    testSheet: 'Testark',
    without: { ean: 'Mangler EAN', el: 'Mangler EL-nummer', vvs: 'Mangler NRF-nummer' },
    invalidEan: 'Ugyldig EAN:',
    netPrice: 'Nettopris ekskl. mva.',
    listPrice: 'Listepris ekskl. mva.',
    noPrice: 'Ingen pris',
  },
  fo: {
    labels: 'Hillamerki',
    testSheet: 'Royndarark',
    without: { ean: 'Einki EAN-nummar', el: 'Einki EL-nummar', vvs: 'Einki VVS-nummar' },
    invalidEan: 'Ógyldugt EAN-nummar:',
    netPrice: 'Nettoprísur uttan MVG',
    listPrice: 'Listaprísur uttan MVG',
    noPrice: 'Eingin prísur',
  },
};
