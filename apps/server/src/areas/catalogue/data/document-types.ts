import type { Language } from '@grossist/domain';

/** What documents are called where no editor has said otherwise. */
export const DOCUMENT_TYPE_NAMES: Readonly<Record<string, Record<Language, string>>> = {
  'data-sheet': {
    en: 'Data sheet',
    da: 'Datablad',
    de: 'Datenblatt',
    sv: 'Datablad',
    nl: 'Gegevensblad',
    nb: 'Datablad',
    fo: 'Dátublað',
  },
  certificate: {
    en: 'Certificate',
    da: 'Certifikat',
    de: 'Zertifikat',
    sv: 'Certifikat',
    nl: 'Certificaat',
    nb: 'Sertifikat',
    fo: 'Prógv',
  },
  instructions: {
    en: 'Instructions',
    da: 'Vejledning',
    de: 'Anleitung',
    sv: 'Anvisning',
    nl: 'Handleiding',
    nb: 'Veiledning',
    fo: 'Vegleiðing',
  },
  declaration: {
    en: 'Declaration',
    da: 'Erklæring',
    de: 'Erklärung',
    sv: 'Försäkran',
    nl: 'Verklaring',
    nb: 'Erklæring',
    fo: 'Váttan',
  },
  dialux: {
    en: 'Dialux',
    da: 'Dialux',
    de: 'Dialux',
    sv: 'Dialux',
    nl: 'Dialux',
    nb: 'Dialux',
    fo: 'Dialux',
  },
  other: {
    en: 'Document',
    da: 'Dokument',
    de: 'Dokument',
    sv: 'Dokument',
    nl: 'Document',
    nb: 'Dokument',
    fo: 'Skjal',
  },
};
