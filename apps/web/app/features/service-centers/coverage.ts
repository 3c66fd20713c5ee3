import type { ProductStock } from '@grossist/contracts';
import { NO_QUANTITY, quantityOf, stockLabels } from '@grossist/domain';

/** A line of the cart with the quantity that a service center must have in stock. */
export interface NeededLine {
  materialNo: string;
  quantity: number;
}

export interface Coverage {
  /** Lines that the center can give out whole. */
  inStock: number;
  total: number;
}

/** SAP numbers of lines, each once. */
export const materialsOf = (lines: readonly NeededLine[]): string[] => [
  ...new Set(lines.map(({ materialNo }) => materialNo)),
];

/** How many lines a center has, in their order: what lines share of one material's stock is summed. Section 4. */
export const coverageOf = (lines: readonly NeededLine[], stock: readonly ProductStock[]): Coverage => {
  const there = new Map(stock.map(({ MaterialNo, AtpQuantity }) => [MaterialNo, quantityOf(AtpQuantity)]));
  const labels = stockLabels(
    lines.map(({ materialNo, quantity }) => ({
      materialNo,
      quantity: quantityOf(quantity),
      atp: there.get(materialNo) ?? NO_QUANTITY,
      isStatus11Or12: false,
    })),
  );
  return { inStock: labels.filter(({ label }) => label === 'green').length, total: lines.length };
};
