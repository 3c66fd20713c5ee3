import type { Language } from '@grossist/domain';

const CODES: Readonly<Record<string, Language>> = {
  deu: 'de',
  ger: 'de',
  de: 'de',
  eng: 'en',
  en: 'en',
  dan: 'da',
  da: 'da',
  swe: 'sv',
  sv: 'sv',
  nob: 'nb',
  nor: 'nb',
  nno: 'nb',
  nb: 'nb',
  no: 'nb',
  nn: 'nb',
  nld: 'nl',
  dut: 'nl',
  nl: 'nl',
  fao: 'fo',
  fo: 'fo',
};

const CODE = /^[a-z]{2,3}(?=$|[-_])/;

/** The shop's language of a code of ISO 639 ("deu", "de", "de-DE"); undefined for all others. */
export const languageOfCode = (code: string): Language | undefined => {
  // Nearly always a code as it stands in the table.
  if (code.length === 3 && Object.hasOwn(CODES, code)) return CODES[code];
  const [plain] = CODE.exec(code.trim().toLowerCase()) ?? [];
  return plain !== undefined && Object.hasOwn(CODES, plain) ? CODES[plain] : undefined;
};
