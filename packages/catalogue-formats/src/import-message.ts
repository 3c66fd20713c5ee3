/**
 * A translatable message: an English text with placeholders ("{0} is missing"), which is the key of its translations, and
 * the values. A value may be a part of the sentence that is translated too.
 */
export interface ImportMessage {
  readonly says: string;
  readonly values: readonly (string | MessagePart)[];
}

/** A part of a sentence that is translated, with values of its own. */
export interface MessagePart {
  readonly says: string;
  readonly values: readonly string[];
}

const withPlaceholders = (parts: TemplateStringsArray): string =>
  parts.reduce((text, part, place) => `${text}{${place - 1}}${part}`);

/** Makes a message from a template: importMessage`${field} is missing`. What differs from line to line must be a value. */
export const importMessage = (
  parts: TemplateStringsArray,
  ...values: (string | number | MessagePart)[]
): ImportMessage => ({
  says: withPlaceholders(parts),
  values: values.map((value) => (typeof value === 'number' ? String(value) : value)),
});

/** Makes a part of a message: messagePart`a whole number`. */
export const messagePart = (parts: TemplateStringsArray, ...values: (string | number)[]): MessagePart => ({
  says: withPlaceholders(parts),
  values: values.map(String),
});

/** Formats a message in English, for the terminal and the CSV report. */
export const inEnglish = ({ says, values }: ImportMessage): string =>
  says.replaceAll(/\{(\d+)\}/g, (place, number: string) => {
    const value = values[Number(number)];
    if (value === undefined) return place;
    return typeof value === 'string' ? value : inEnglish(value);
  });
