import { about, shown, tidy } from '../clean-text.ts';
import { type Place, Refused } from '../reading.ts';

/** The fields of each kind of line behind its own name, in their order, with the most characters of each. */

export const HEAD_FIELDS = {
  Format: 8,
  Versjon: 3,
  SelgersId: 14,
  KjøpersId: 14,
  BestNr: 10,
  KundeNr: 10,
  AvtaleIdMrk: 1,
  AvtaleId: 10,
  KOrdNr: 10,
  KundAvd: 10,
  ProsjektNr: 10,
  KLagerMrk: 1,
  KLager: 14,
  SLagerMrk: 1,
  SLager: 14,
  EksternRef: 36,
  KjøpersRef: 25,
  Merket: 25,
  ObkrType: 2,
  TransportMåte: 25,
  Melding: 25,
  LevDato: 8,
  BestOpp: 2,
  LAdrLok: 14,
  LFirmaNavn: 35,
  LAdr1: 35,
  LAdr2: 35,
  LPostNr: 9,
  LPostSted: 35,
  LLandK: 2,
  KFirmaNavn: 35,
  KAdr1: 35,
  KAdr2: 35,
  KPostNr: 9,
  KPostSted: 35,
  KLandK: 2,
  KNavn: 35,
  KTelefon: 15,
  KMob: 15,
  KFax: 15,
  KEPost: 60,
  KWebAdr: 40,
  SFirmaNavn: 35,
  SAdr1: 35,
  SAdr2: 35,
  SPostNr: 9,
  SPostSted: 35,
  SLandK: 2,
} as const;

export const LINE_FIELDS = {
  LinjeNr: 4,
  BestNr: 10,
  VareMrk: 1,
  VareNr: 14,
  VaBetg: 30,
  VaBetg2: 30,
  Ant: 9,
  PrisEnhet: 3,
  KVareNr: 25,
  LevDato: 8,
  KjøpersRef: 25,
  DelLev: 1,
  AltKode: 1,
} as const;

export const TEXT_FIELDS = { FriTekst: 30 } as const;

export type HeadField = keyof typeof HEAD_FIELDS;
export type LineField = keyof typeof LINE_FIELDS;

/** Longer than all fields of a head together. */
const LONGEST_LINE = 4000;

export interface FileLine {
  number: number;
  /** BH, BL, BT … */
  type: string;
  fields: readonly string[];
  /** The file ends within it, or right behind it without a line end. */
  isLast: boolean;
}

/** The lines of a file that are not blank. @throws Refused for one that is too long */
export function* fileLines(text: string): Generator<FileLine> {
  let number = 0;
  const lines = text.split(/\r\n|\n|\r/);
  for (const line of lines) {
    number += 1;
    if (line.trim() === '' || line === String.fromCharCode(26)) continue;
    if (line.length > LONGEST_LINE)
      throw new Refused(
        'line-too-long',
        `the line is longer than ${LONGEST_LINE} characters`,
        { line: number },
        { most: String(LONGEST_LINE) },
      );
    const [type = '', ...fields] = line.split(';').map((field) => field.trim());
    yield { number, type: type.toUpperCase(), fields, isLast: number === lines.length };
  }
}

/** A field of a line by its name; undefined when it is blank or the line ends before it. */
export class NamedFields<Field extends string> {
  readonly #names: readonly string[];
  readonly #line: FileLine;

  constructor(line: FileLine, fields: Readonly<Record<Field, number>>) {
    this.#line = line;
    this.#names = Object.keys(fields);
  }

  get(field: Field): string | undefined {
    return tidy(this.#line.fields[this.#names.indexOf(field)]) || undefined;
  }

  place(field: Field): Place {
    return { line: this.#line.number, name: field };
  }
}

/** Whether a line has fewer fields than its kind and no end: the file was cut off within it. */
export const isCutOff = ({ fields, isLast }: FileLine, kind: Readonly<Record<string, number>>): boolean =>
  isLast && fields.length < Object.keys(kind).length;

/** Refuses a field that is missing. @throws Refused */
export const required = (value: string | undefined, place: Place): string => {
  if (value === undefined)
    throw new Refused('missing', `${shown(place.name ?? '')} is missing`, place, about(place.name ?? ''));
  return value;
};
