/**
 * A sentence for people that can be said in their language: English with places for values ("{0} is missing"), by which
 * it is found among the translations. A value may be a part of the sentence that is translated too.
 */
export interface Said {
  readonly says: string;
  readonly values: readonly (string | SaidPart)[];
}

/** Words within a sentence, with values of their own. */
export interface SaidPart {
  readonly says: string;
  readonly values: readonly string[];
}

const placed = (parts: TemplateStringsArray): string =>
  parts.reduce((text, part, place) => `${text}{${place - 1}}${part}`);

/** A sentence as a template: said`${field} is missing`. What changes from line to line must be a value. */
export const said = (parts: TemplateStringsArray, ...values: (string | number | SaidPart)[]): Said => ({
  says: placed(parts),
  values: values.map((value) => (typeof value === 'number' ? String(value) : value)),
});

/** Words within a sentence: partSaid`a whole number`. */
export const partSaid = (parts: TemplateStringsArray, ...values: (string | number)[]): SaidPart => ({
  says: placed(parts),
  values: values.map(String),
});

/** The sentence in English, as the terminal and the report's file have it. */
export const inEnglish = ({ says, values }: Said): string =>
  says.replaceAll(/\{(\d+)\}/g, (place, number: string) => {
    const value = values[Number(number)];
    if (value === undefined) return place;
    return typeof value === 'string' ? value : inEnglish(value);
  });
