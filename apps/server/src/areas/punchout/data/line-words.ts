import type { Language } from '@grossist/domain';

/** What a customer's system is told of lines that are no ordinary ones. */
export interface LineWords {
  clearance: string;
  /** {length} */
  remnant: string;
  direct: string;
  /** {kit} */
  partOf: string;
}

export const LINE_WORDS: Record<Language, LineWords> = {
  en: {
    clearance: 'Clearance sale',
    remnant: 'Remnant of {length}',
    direct: 'Direct delivery',
    partOf: 'Part of the kit {kit}',
  },
  da: {
    clearance: 'Restsalg',
    remnant: 'Restlængde på {length}',
    direct: 'Direkte levering',
    partOf: 'Del af kittet {kit}',
  },
  de: {
    clearance: 'Restposten',
    remnant: 'Restlänge von {length}',
    direct: 'Direktlieferung',
    partOf: 'Teil des Kits {kit}',
  },
  sv: {
    clearance: 'Utförsäljning',
    remnant: 'Restlängd på {length}',
    direct: 'Direktleverans',
    partOf: 'Del av kitet {kit}',
  },
  nl: {
    clearance: 'Restpartij',
    remnant: 'Restlengte van {length}',
    direct: 'Directe levering',
    partOf: 'Onderdeel van de kit {kit}',
  },
  nb: {
    clearance: 'Restsalg',
    remnant: 'Restlengde på {length}',
    direct: 'Direktelevering',
    partOf: 'Del av kitet {kit}',
  },
  fo: {
    clearance: 'Útsøla',
    remnant: 'Restlongd á {length}',
    direct: 'Beinleiðis levering',
    partOf: 'Partur av kittinum {kit}',
  },
};
