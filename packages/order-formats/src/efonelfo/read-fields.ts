import { type Place, Refused } from '../reading.ts';
import { about, shown, tidy } from '../text/index.ts';

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
