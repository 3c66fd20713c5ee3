import type { Language } from '@grossist/domain';

/** What the trade also calls the things of a class. */
export const SYNONYMS: Readonly<Record<string, Partial<Record<Language, readonly string[]>>>> = {
  EC003248: {
    da: ['kabel', 'installationsledning'],
    de: ['NYM', 'Kabel'],
    sv: ['EKK'],
    nb: ['PR-kabel'],
    nl: ['VMVK'],
  },
  EC000993: { da: ['tråd', 'PVL'], de: ['Draht'], sv: ['FK'], nb: ['PN'], nl: ['VD-draad'] },
  EC000042: {
    en: ['MCB', 'breaker'],
    da: ['gruppeafbryder'],
    de: ['Automat', 'LS-Schalter'],
    sv: ['automatsäkring'],
    nl: ['automaat'],
  },
  EC000003: {
    en: ['RCD', 'RCCB'],
    da: ['HPFI', 'RCD', 'FI-relæ'],
    de: ['FI-Schalter', 'RCD'],
    sv: ['JFB'],
    nl: ['ALS'],
    nb: ['RCD'],
  },
  EC000905: { en: ['RCBO'], da: ['kombirelæ', 'RCBO'], de: ['FI/LS', 'RCBO'], nl: ['alamat'] },
  EC000125: {
    en: ['outlet', 'power point'],
    da: ['stik'],
    de: ['Schuko'],
    sv: ['eluttag'],
    nl: ['stopcontact'],
    nb: ['stikk'],
  },
  EC001590: { da: ['kontakt'], sv: ['strömbrytare'], nl: ['lichtschakelaar'], nb: ['lysbryter'] },
  EC000046: { en: ['zip tie'], da: ['strips'], sv: ['najband'], nl: ['tyrap'], nb: ['strips'] },
  EC000446: { en: ['wire connector'], da: ['samleklemme'], de: ['Verbindungsklemme'], nl: ['lasdop'] },
  EC000214: { da: ['eltavle', 'tavle'], de: ['Sicherungskasten'], sv: ['elcentral'], nb: ['el-skap'] },
  EC001959: { en: ['bulb'], da: ['lyskilde'], de: ['Leuchtmittel', 'Birne'], sv: ['glödlampa'], nb: ['lyspære'] },
  EC002883: {
    en: ['wallbox', 'charging station'],
    da: ['ladeboks'],
    de: ['Wallbox'],
    sv: ['laddstation'],
    nb: ['elbillader'],
  },
  EC011328: {
    en: ['basin tap'],
    da: ['blandingsbatteri', 'vandhane'],
    de: ['Wasserhahn'],
    sv: ['kran'],
    nb: ['blandebatteri'],
  },
  EC010195: { en: ['trap'], de: ['Geruchsverschluss'], nl: ['stankafsluiter'] },
  EC011343: {
    da: ['stophane'],
    de: ['Absperrhahn'],
    sv: ['avstängningsventil'],
    nl: ['afsluiter'],
    nb: ['stoppekran'],
  },
};
