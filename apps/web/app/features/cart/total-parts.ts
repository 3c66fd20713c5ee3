import type { CartPriceInfo } from '@grossist/contracts';
import type { MessageKey } from '../../i18n/index.ts';

export type PartKind = 'subtotal' | 'duties' | 'freight' | 'extraFreight' | 'freightTax' | 'vat';

/** A part of the total, in the order in which they are added. */
export interface Part {
  kind: PartKind;
  amount: number;
  /** Undefined until loaded. */
  formatted: string | undefined;
}

export const PART_NAMES: Readonly<Record<Exclude<PartKind, 'vat'>, MessageKey>> = {
  subtotal: 'cart.sum.subtotal',
  duties: 'cart.sum.duties',
  freight: 'cart.sum.freight',
  extraFreight: 'cart.sum.extraFreight',
  freightTax: 'cart.sum.freightTax',
};

export const PART_COLOURS: Readonly<Record<PartKind, string>> = {
  subtotal: 'bg-accent',
  duties: 'bg-stock-yellow',
  freight: 'bg-stock-blue',
  extraFreight: 'bg-stock-blue opacity-70',
  freightTax: 'bg-stock-blue opacity-40',
  vat: 'bg-edge',
};

/** Returns the parts of the total; optional ones only if they are not 0, the others also before prices are loaded. */
export const partsOf = (sums: CartPriceInfo | undefined): Part[] => {
  const optional: Part[] = sums
    ? [
        { kind: 'extraFreight', amount: sums.ExtraFreightCost, formatted: sums.ExtraFreightCostStr },
        { kind: 'freightTax', amount: sums.FreightServiceTax, formatted: sums.FreightServiceTaxStr },
      ]
    : [];
  return [
    { kind: 'subtotal', amount: sums?.SubTotal ?? 0, formatted: sums?.SubTotalStr },
    { kind: 'duties', amount: sums?.Duties ?? 0, formatted: sums?.DutiesStr },
    { kind: 'freight', amount: sums?.FreightCost ?? 0, formatted: sums?.FreightCostStr },
    ...optional.filter(({ amount }) => amount !== 0),
    { kind: 'vat', amount: sums?.Vat ?? 0, formatted: sums?.VatStr },
  ];
};

/** Returns a part's share of the total in percent; 0 for a credit. */
export const shareOf = ({ amount }: Part, parts: readonly Part[]): number => {
  const whole = parts.reduce((sum, part) => sum + Math.max(0, part.amount), 0);
  return whole > 0 ? (Math.max(0, amount) / whole) * 100 : 0;
};
