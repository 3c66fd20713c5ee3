import { type Language, type Locale, languageOf } from '@grossist/domain';
import type { PricedMaterial } from '../../gateways/erp/port.ts';
import { ERROR_TEXTS, type LineFault } from './data/error-texts.ts';
import type { CartLineRow } from './queries/cart-lines.ts';

type Line = Pick<CartLineRow, 'id' | 'code' | 'status' | 'sold_here'>;

/** In the order in which they are told. */
const FAULTS: readonly LineFault[] = ['not-in-market', 'blocked', 'no-price'];

/** What keeps a line from being ordered whatever its stock; of several the one that no price would mend. */
export const faultOf = (line: Pick<Line, 'status' | 'sold_here'>, hasPrice: boolean): LineFault | undefined => {
  if (!line.sold_here) return 'not-in-market';
  if (line.status === '30' || line.status === '40') return 'blocked';
  return hasPrice ? undefined : 'no-price';
};

const said = (fault: LineFault, lines: readonly Line[], language: Language): string => {
  const [first] = lines;
  if (first === undefined) return '';
  const { one, many } = ERROR_TEXTS[language][fault];
  const text = lines.length === 1 ? one : many;
  return text.replaceAll('{count}', String(lines.length)).replaceAll('{material}', () => first.code);
};

/**
 * What keeps a cart from being priced whole or ordered: of each kind how many lines and which first, in the reader's
 * language; '' when nothing does. Section 3, "Cart price info".
 */
export const errorMessageOf = (lines: readonly Line[], priced: readonly PricedMaterial[], locale: Locale): string => {
  const withPrice = new Set(priced.flatMap(({ key, price }) => (price === undefined ? [] : [key])));
  const faulty = lines.map((line) => ({ line, fault: faultOf(line, withPrice.has(line.id)) }));
  return FAULTS.map((wanted) => {
    const found = faulty.flatMap(({ line, fault }) => (fault === wanted ? [line] : []));
    return said(wanted, found, languageOf(locale));
  })
    .filter((text) => text !== '')
    .join(' ');
};
