import {
  isOrderableLine,
  isPhasedOut,
  type LineDifferenceKind,
  moneyOf,
  moneyToDecimal,
  priceDiffers,
  type Quantity,
  type QuantityOfDocument,
  quantityOf,
  quantityToDecimal,
  salesQuantityOf,
  statusOfLine,
} from '@grossist/domain';
import type { StoredLinePrice } from '../../../db/index.ts';
import type { MaterialFacts } from '../matching/material-facts.ts';
import type { WorkingLine } from '../store/line-rows.ts';
import type { PricedLine } from './ask-prices.ts';
import { namedCount } from './choose-material.ts';
import type { CountedLine } from './count-quantity.ts';

export const storedPriceOf = ({ price, stock }: PricedLine): StoredLinePrice | null =>
  price === undefined
    ? null
    : {
        unitPrice: moneyToDecimal(price.unitPrice.amount),
        perQuantity: quantityToDecimal(price.unitPrice.perQuantity),
        amount: moneyToDecimal(price.amount),
        cuttingFee: moneyToDecimal(price.cuttingFee),
        atp: quantityToDecimal(stock.atp),
        exceeded: quantityToDecimal(stock.exceeded),
        deliveryDate: stock.deliveryDate ?? null,
        color: stock.color,
      };

/** A quantity in sales units; undefined where nothing is known of its unit and theirs. */
const countedIn = (material: MaterialFacts, document: QuantityOfDocument): Quantity | undefined => {
  const counted = salesQuantityOf(document, {
    salesUnit: material.sales_unit,
    packageSize: quantityOf(material.package_size),
  });
  return counted?.isCounted ? counted.quantity : undefined;
};

/** The document's price is no other than the agreed one, as far as both are known and of one currency. */
const isOtherPrice = (
  { document }: WorkingLine,
  material: MaterialFacts,
  salesQuantity: CountedLine['salesQuantity'],
  priced: PricedLine,
  isSameCurrency: boolean,
): boolean => {
  const { unitPrice, perQuantity, perUnit } = document;
  if (unitPrice === null || perQuantity === null || salesQuantity === undefined || !isSameCurrency) return false;
  if (priced.price === undefined) return false;
  const per = quantityOf(perQuantity);
  return priceDiffers({
    document: { amount: moneyOf(unitPrice), perQuantity: per },
    ...(perUnit && { perInSalesUnits: countedIn(material, { quantity: per, unit: perUnit }) }),
    documentQuantity: quantityOf(document.quantity),
    agreed: priced.price.unitPrice,
    salesQuantity,
  });
};

export interface JudgedBy {
  material: MaterialFacts;
  /** Undefined when the ERP was not asked of it. */
  priced: PricedLine | undefined;
  /** The ERP answered: what it does not know has no price. */
  isPriced: boolean;
  isSameCurrency: boolean;
}

/** A line whose material is known, with price, stock and what becomes of it. */
export const judgePrices = (counted: CountedLine, by: JudgedBy): WorkingLine => {
  const { line, salesQuantity } = counted;
  const { priced, material, isPriced, isSameCurrency } = by;
  const differences: LineDifferenceKind[] = [...line.differences];
  if (isPriced && priced?.price === undefined) differences.push('noPrice');
  if (priced && isOtherPrice(line, material, salesQuantity, priced, isSameCurrency)) differences.push('price');
  const judged = {
    candidateCount: namedCount(line),
    isChosen: true,
    differences,
    isShort: priced === undefined ? undefined : priced.stock.exceeded > 0,
    isRefusedWhenShort: isPhasedOut(material.status),
  };
  return {
    ...line,
    differences,
    price: priced === undefined ? null : storedPriceOf(priced),
    status: statusOfLine(judged),
    isOrderable: !line.isRemoved && isOrderableLine(judged),
  };
};

/** Judges a line whose material is unknown. */
export const judgeUnknown = (line: WorkingLine): WorkingLine => ({
  ...line,
  quantity: line.wanted ?? line.document.quantity,
  clearance: '0',
  differences: [],
  price: null,
  isOrderable: false,
  status: statusOfLine({ candidateCount: namedCount(line), isChosen: false, differences: [] }),
});
