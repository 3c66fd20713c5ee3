import { importMessage } from '@grossist/catalogue-formats';
import type { Problem } from './values.ts';

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;

interface Bounds {
  /** Digits before and after the point, as the column has them. */
  digits: number;
  places: number;
  lowest: 'above zero' | 'zero' | 'any';
}

/** What is surely right, as nearly all are: a material has some twenty. */
const plainly = ({ digits, places, lowest }: Bounds): RegExp =>
  new RegExp(`^${lowest === 'above zero' ? `[1-9]\\d{0,${digits - 1}}` : `\\d{1,${digits}}`}(?:\\.\\d{1,${places}})?$`);

const within = (bounds: Bounds) => {
  const { digits, places, lowest } = bounds;
  const right = plainly(bounds);
  return (field: string, value: string | undefined): Problem => {
    if (value === undefined || right.test(value)) return undefined;
    const found = value.length <= 40 ? PLAIN.exec(value) : null;
    if (!found) return importMessage`${field} is not a decimal number: ${JSON.stringify(value.slice(0, 40))}`;
    const [, sign, before = '', after = ''] = found;
    if (before.replace(/^0+/, '').length > digits) return importMessage`${field} is too large: ${value}`;
    if (/[^0]/.test(after.slice(places))) return importMessage`${field} has more than ${places} decimals: ${value}`;
    const isZero = !/[1-9]/.test(before + after);
    if (sign === '-' && !isZero && lowest !== 'any') return importMessage`${field} is below zero: ${value}`;
    return isZero && lowest === 'above zero' ? importMessage`${field} is zero` : undefined;
  };
};

/** numeric(12, 3), above zero: what is bought and sold at once. */
export const quantity = within({ digits: 9, places: 3, lowest: 'above zero' });
/** numeric(14, 3), zero or more. */
export const stockQuantity = within({ digits: 11, places: 3, lowest: 'zero' });
/** numeric(14, 4), zero or more. */
export const price = within({ digits: 10, places: 4, lowest: 'zero' });
/** numeric(14, 4); a credit is a duty below zero. */
export const duty = within({ digits: 10, places: 4, lowest: 'any' });

const percentage = within({ digits: 3, places: 2, lowest: 'zero' });

/** 0 to 100 with two decimals. */
export const percent = (field: string, value: string): Problem =>
  percentage(field, value) ?? (Number(value) > 100 ? importMessage`${field} is above 100: ${value}` : undefined);
