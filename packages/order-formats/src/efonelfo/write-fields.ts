import { tidy, toLatin1 } from '../text/index.ts';

/** A text as a field can hold it: nothing that parts fields or lines, in ISO-8859-1. */
export const fieldText = (text: string | undefined): string => tidy(toLatin1(tidy(text).replaceAll(';', ',')));

/** Cut at the longest that a field may be. */
export const cutText = (text: string | undefined, longest: number): string => fieldText(text).slice(0, longest).trim();

/** A text in pieces of at most so many characters, broken at spaces where there are any. */
export const wrapped = (text: string | undefined, longest: number): string[] => {
  const pieces: string[] = [];
  let rest = fieldText(text);
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest);
    const end = space > 0 ? space : longest;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
};

/** A number of a field, which is never cut. @throws RangeError when it is too long or not in ISO-8859-1 */
export const wholeNumber = (text: string | undefined, longest: number, field: string): string => {
  const number = fieldText(text);
  if (number.length > longest || number !== (text ?? '').trim())
    throw new RangeError(`${field} takes ${longest} characters of ISO-8859-1, not ${(text ?? '').slice(0, 40)}`);
  return number;
};

/** A line of named fields in their order; those that are not given stay blank. */
export const writeFields = <Field extends string>(
  type: string,
  fields: Readonly<Record<Field, number>>,
  values: Readonly<Partial<Record<Field, string>>>,
): string => {
  const names: Field[] = [];
  for (const name in fields) names.push(name);
  return [type, ...names.map((name) => values[name] ?? '')].join(';');
};
