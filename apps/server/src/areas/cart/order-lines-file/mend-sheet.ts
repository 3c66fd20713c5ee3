import { attribute } from './attribute.ts';
import { columnOf, lettersOf } from './cell-address.ts';

const TAG = /<((?:[\w.-]+:)?)(row|c)((?:\s[^<>]*?)?)(\/?)>/g;
// Blanks are told from what follows them: a file of nothing else is gone over once.
const WITHOUT_VALUE = /<((?:[\w.-]+:)?)c(\s[^<>]*)>\s*(?:<\1v\s*\/>\s*|<\1v>\s*<\/\1v>\s*)?<\/\1c>/g;

const addressOf = attribute('r');
const styleOf = attribute('s');

/** Behind the letters of an address; undefined for what is none. */
const lettersIn = (address: string): string | undefined => /^([A-Z]+)\d+$/.exec(address)?.[1];

/**
 * A sheet as its reader wants it. Other programs than spreadsheets write sheets too, and leave out what may be left out:
 * where a row or a cell is (it then follows the one before), the value of a cell that is only coloured; or they name a
 * style that there is not. `styles`: how many there are.
 */
export const mendSheet = (sheet: string, styles: number): string => {
  let row = 0;
  let column = 0;
  const placed = (_: string, prefix: string, name: string, attributes: string, end: string): string => {
    const at = addressOf(attributes);
    if (name === 'row') {
      row = at === undefined ? row + 1 : Number(at);
      column = 0;
      return at === undefined ? `<${prefix}row r="${row}"${attributes}${end}>` : `<${prefix}row${attributes}${end}>`;
    }
    column = at === undefined ? column + 1 : columnOf(lettersIn(at) ?? '');
    const style = styleOf(attributes);
    const known =
      style !== undefined && !(Number(style) < styles)
        ? attributes.replace(/\ss\s*=\s*["'][^"']*["']/, '')
        : attributes;
    const address = at === undefined ? ` r="${lettersOf(column)}${row}"` : '';
    return `<${prefix}c${address}${known}${end}>`;
  };
  return sheet.replaceAll(TAG, placed).replaceAll(WITHOUT_VALUE, (_, prefix: string, attributes: string) => {
    const address = addressOf(attributes) ?? '';
    return `<${prefix}c r="${address}"/>`;
  });
};
