import {
  addQuantity,
  type FastboxRefusal,
  isFastboxMaxi,
  isPostalCode,
  type Market,
  NO_QUANTITY,
  packagesOf,
  type Quantity,
  roundedUp,
  settleQuantity,
} from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp, MaterialStock } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import { isBuyer, type Visitor } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import { type FastboxThere, fastboxAt, fastboxRefusalOf } from '../drafts/fastbox.ts';
import { lineFactsOf, MOST_OF_A_LINE } from '../line-facts.ts';
import { meaningOf, NOT_ADDED_FAULTS, type OrderLineFault } from '../lines/read-wishes.ts';
import type { Material } from '../queries/find-materials.ts';
import { resolveNumbers } from '../queries/resolve-numbers.ts';
import { type StockOf, stockOf } from '../queries/stock-of.ts';

export interface BoxAsk {
  /** '' calculates the size of the box alone. */
  postalCode: string;
  items: readonly { identifier: string; quantity: Quantity }[];
}

/** A line as it goes into the box. */
export interface BoxLine {
  identifier: string;
  material: Material;
  requested: Quantity;
  quantity: Quantity;
  packages: number;
  isBulky: boolean;
  isRounded: boolean;
  isCapped: boolean;
  /** Undefined while unknown, and for signed-out visitors. */
  available: Quantity | undefined;
}

export interface CalculatedBox {
  /** Undefined without a postal code. */
  there: FastboxThere | undefined;
  /** Name of the service center that the box starts from; '' where none goes. */
  centerName: string;
  refusal: FastboxRefusal | undefined;
  isMaxi: boolean;
  smallBoxPackages: number | undefined;
  lines: readonly BoxLine[];
  faults: readonly { identifier: string; fault: OrderLineFault }[];
}

type Judged = Omit<BoxLine, 'identifier' | 'isBulky'>;

/** Judges a line by the rules that a cart of the express box has, after what the lines before it hold. Section 4. */
const judge = (
  material: Material,
  requested: Quantity,
  stock: MaterialStock | undefined,
  held: Quantity,
): Judged | OrderLineFault => {
  const facts = lineFactsOf(material, stock, {
    deliveryType: 'fastbox',
    isOnClearanceSale: false,
    remnantLength: undefined,
    isDirectDelivery: false,
    cableCutAccepted: true,
    heldElsewhere: { normal: held, clearance: NO_QUANTITY },
  });
  const rounded = roundedUp(facts, requested);
  if (rounded === undefined) return 'wrong-quantity';
  const settled = settleQuantity(facts, rounded.quantity);
  if (settled.outcome === 'refused') return NOT_ADDED_FAULTS[settled.reason];
  const { quantity, cappedBy } = settled;
  if (quantity > MOST_OF_A_LINE) return 'wrong-quantity';
  if (quantity <= NO_QUANTITY) return 'out-of-stock';
  return {
    material,
    requested,
    quantity,
    packages: packagesOf({ quantity, packageSize: material.packageSize }),
    isRounded: rounded.changed,
    isCapped: cappedBy !== undefined,
    available: stock?.fastbox,
  };
};

/**
 * Calculates what fits into an express box, whether one goes to a postal code, until when and when it arrives: by the
 * rules of a cart. Stock is considered for buyers only. One query and four calls of the ERP at most, however many
 * lines. [own-svc-02]
 * @throws Failure 422 for a postal code that the market cannot have, 503 while the ERP is unavailable
 */
export const calculateBox = (db: Database, erp: Erp, now: () => number) => {
  const materialsOf = resolveNumbers(db);
  const stockIn = stockOf(erp);
  const thereOf = fastboxAt(erp, now);

  const linesOf = async (visitor: Visitor, items: BoxAsk['items']) => {
    const lines: Omit<BoxLine, 'isBulky'>[] = [];
    const faults: { identifier: string; fault: OrderLineFault }[] = [];
    if (items.length === 0) return { lines, faults };
    const candidates = await materialsOf(
      visitor,
      items.map(({ identifier }) => identifier),
      'both',
    );
    const meant = items.map((item, place) => ({
      item,
      found: meaningOf({ ...item, lineNumber: place + 1, line: item.identifier }, candidates[place] ?? []),
    }));
    const numbers = meant.flatMap(({ found }) => ('fault' in found ? [] : [found.material.sapMaterialNumber]));
    const stocks: StockOf = isBuyer(visitor) ? await stockIn(visitor, [...new Set(numbers)]) : new Map();
    const held = new Map<string, Quantity>();
    for (const { item, found } of meant) {
      const { identifier } = item;
      if ('fault' in found) {
        faults.push({ identifier, fault: found.fault });
        continue;
      }
      const { material, quantity } = found;
      const number = material.sapMaterialNumber;
      const before = held.get(number) ?? NO_QUANTITY;
      const judged = judge(material, quantity, stocks.get(number), before);
      if (typeof judged === 'string') faults.push({ identifier, fault: judged });
      else {
        held.set(number, addQuantity(before, judged.quantity));
        lines.push({ identifier, ...judged });
      }
    }
    return { lines, faults };
  };

  const centerNameOf = async (market: Market, center: string | undefined): Promise<string> => {
    if (center === undefined) return '';
    const centers = await askErp(() => erp.serviceCenters(market));
    return centers.find(({ code }) => code === center)?.name ?? '';
  };

  return async (visitor: Visitor, { postalCode, items }: BoxAsk): Promise<CalculatedBox> => {
    if (postalCode !== '' && !isPostalCode(visitor.market, postalCode)) {
      throw breaksRule('wrong-postal-code', `${postalCode} is no postal code of this market`, 'zipcode');
    }
    const { lines, faults } = await linesOf(visitor, items);
    const from = { market: visitor.market, plant: isBuyer(visitor) ? visitor.account.plant : '' };
    const { bulky, smallBoxPackages } = await askErp(() =>
      erp.parcelTerms(
        from,
        lines.map(({ material }) => material.sapMaterialNumber),
      ),
    );
    const boxed = lines.map((line) => ({ ...line, isBulky: bulky.has(line.material.sapMaterialNumber) }));
    const isMaxi = isFastboxMaxi(
      boxed.map(({ quantity, isBulky, material }) => ({ quantity, packageSize: material.packageSize, isBulky })),
      smallBoxPackages,
    );
    const address = { postalCode, countryCode: visitor.market, isServiceCenter: false };
    const there = postalCode === '' ? undefined : await thereOf(visitor, address);
    return {
      there,
      centerName: await centerNameOf(visitor.market, there?.zone?.center),
      refusal: there && fastboxRefusalOf(there, address, isMaxi),
      isMaxi,
      smallBoxPackages,
      lines: boxed,
      faults,
    };
  };
};
