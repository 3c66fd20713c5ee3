import { importMessage } from '../import-messages/index.ts';
import { Refusal } from '../refusal.ts';
import { tidy } from './fields.ts';

/** Labels are the format's own words, which are Norwegian whatever the language of the texts. */
const LABELS: Readonly<Record<string, string>> = {
  DIMENSJON: 'Dimensjon',
  VEKT: 'Vekt',
  VOLUM: 'Volum',
  FARGE: 'Farge',
};
const TEXTS: ReadonlySet<string> = new Set(['TEKST', 'TEXT', 'INFO', 'MERKNAD', 'BESKRIVELSE', 'VARETEKST']);
const DOCUMENTS: Readonly<Record<string, string>> = { FDV: 'FDV', HMS: 'HMS', DATABLAD: 'Datablad' };

/**
 * A VX line as a line of the description, or undefined when the catalogue has no use for it.
 * @throws Refusal without a field id or a value
 */
export const readExtraText = (fields: readonly string[]): string | undefined => {
  const id = (fields[1] ?? '').toUpperCase();
  if (id === '') throw new Refusal('extra-id', importMessage`${'FeltId'} is missing`, 'FeltId');
  const value = tidy(fields[2]);
  if (value === '') throw new Refusal('extra-value', importMessage`${'Verdi'} is missing`, 'Verdi');
  if (TEXTS.has(id)) return value;
  const label = LABELS[id];
  if (label !== undefined) return `${label}: ${value}`;
  const document = DOCUMENTS[id];
  return document !== undefined && /^https?:\/\/\S+$/i.test(value) ? `${document}: ${value}` : undefined;
};
