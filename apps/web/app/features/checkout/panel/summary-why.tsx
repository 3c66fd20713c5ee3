import type { CartPriceInfo } from '@grossist/contracts';
import { PICKUP_SHIPPING_CONDITION } from '@grossist/domain';
import { type MessageKey, type TextValues, useText } from '../../../i18n/index.ts';
import type { CartPrices, PartKind } from '../../cart/index.ts';

type Explained = readonly [MessageKey, TextValues?];

const freight = (sums: CartPriceInfo): Explained => {
  const { FreeFreightInfo: free } = sums;
  if (sums.ShippingCondition === PICKUP_SHIPPING_CONDITION) return ['summary.why.freight.pickup'];
  if (free && free.Missing === 0) return ['summary.why.freight.free', { limit: free.LimitStr }];
  if (free) return ['summary.why.freight.limit', { limit: free.LimitStr }];
  return ['summary.why.freight'];
};

const explanationOf = (kind: PartKind, { sums, lines }: CartPrices): Explained => {
  const entries = [...(lines?.values() ?? [])].map(({ entry }) => entry);
  switch (kind) {
    case 'subtotal':
      return ['summary.why.subtotal', { count: entries.length }];
    case 'duties':
      return ['summary.why.duties', { count: entries.filter(({ Prices }) => Prices && Prices.Duties !== 0).length }];
    case 'freight':
      return sums ? freight(sums) : ['summary.why.freight'];
    case 'extraFreight':
      return ['summary.why.extraFreight', { count: entries.filter(({ IsBulky }) => IsBulky).length }];
    case 'freightTax':
      return ['summary.why.freightTax'];
    case 'vat':
      return ['summary.why.vat', { percent: sums?.VatPercent ?? 0 }];
  }
};

/** What a part of the total is made of. Section 3, "Cart price info". */
export const SummaryWhy = ({ kind, prices }: { kind: PartKind; prices: CartPrices }) => {
  const text = useText();
  return text(...explanationOf(kind, prices));
};
