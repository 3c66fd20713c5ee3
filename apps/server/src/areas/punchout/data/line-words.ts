import type { Language } from '@grossist/domain';

/** What a customer's system is told of lines that are no ordinary ones, and what its own wishes are kept as. */
export interface LineWords {
  clearance: string;
  /** {length} */
  remnant: string;
  direct: string;
  /** {kit} */
  partOf: string;
  /** {date} */
  wantedOn: string;
  /** {parts} */
  wantedInParts: string;
  /** {quantity}, {date} */
  wantedPart: string;
  /** {parts} */
  accountedInParts: string;
}

export const LINE_WORDS: Record<Language, LineWords> = {
  en: {
    clearance: 'Clearance sale',
    remnant: 'Remnant of {length}',
    direct: 'Direct delivery',
    partOf: 'Part of the kit {kit}',
    wantedOn: 'Wanted on {date}',
    wantedInParts: 'Wanted in parts: {parts}',
    wantedPart: '{quantity} on {date}',
    accountedInParts: 'Accounted in parts: {parts}',
  },
  da: {
    clearance: 'Restsalg',
    remnant: 'Restlængde på {length}',
    direct: 'Direkte levering',
    partOf: 'Del af kittet {kit}',
    wantedOn: 'Ønsket {date}',
    wantedInParts: 'Ønsket i dele: {parts}',
    wantedPart: '{quantity} den {date}',
    accountedInParts: 'Kontering delt: {parts}',
  },
  de: {
    clearance: 'Restposten',
    remnant: 'Restlänge von {length}',
    direct: 'Direktlieferung',
    partOf: 'Teil des Kits {kit}',
    wantedOn: 'Gewünscht am {date}',
    wantedInParts: 'Gewünscht in Teilen: {parts}',
    wantedPart: '{quantity} am {date}',
    accountedInParts: 'Kontierung geteilt: {parts}',
  },
  sv: {
    clearance: 'Utförsäljning',
    remnant: 'Restlängd på {length}',
    direct: 'Direktleverans',
    partOf: 'Del av kitet {kit}',
    wantedOn: 'Önskat den {date}',
    wantedInParts: 'Önskat i delar: {parts}',
    wantedPart: '{quantity} den {date}',
    accountedInParts: 'Kontering delad: {parts}',
  },
  nl: {
    clearance: 'Restpartij',
    remnant: 'Restlengte van {length}',
    direct: 'Directe levering',
    partOf: 'Onderdeel van de kit {kit}',
    wantedOn: 'Gewenst op {date}',
    wantedInParts: 'Gewenst in delen: {parts}',
    wantedPart: '{quantity} op {date}',
    accountedInParts: 'Boeking verdeeld: {parts}',
  },
  nb: {
    clearance: 'Restsalg',
    remnant: 'Restlengde på {length}',
    direct: 'Direktelevering',
    partOf: 'Del av kitet {kit}',
    wantedOn: 'Ønsket {date}',
    wantedInParts: 'Ønsket i deler: {parts}',
    wantedPart: '{quantity} den {date}',
    accountedInParts: 'Kontering delt: {parts}',
  },
  fo: {
    clearance: 'Útsøla',
    remnant: 'Restlongd á {length}',
    direct: 'Beinleiðis levering',
    partOf: 'Partur av kittinum {kit}',
    wantedOn: 'Ynskt {date}',
    wantedInParts: 'Ynskt í pørtum: {parts}',
    wantedPart: '{quantity} {date}',
    accountedInParts: 'Kontering býtt: {parts}',
  },
};
