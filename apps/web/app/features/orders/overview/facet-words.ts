import type { OperationOutput, orderSents } from '@grossist/contracts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { DELIVERY_TYPES, ORDER_STATUS, RETURN_REASONS, RETURN_STATUS } from '../order-words.ts';
import type { FacetKey } from './orders-address.ts';

export type Facet = OperationOutput<typeof orderSents>['Facets'][number];

export const FACET_NAMES: Record<FacetKey, MessageKey> = {
  status: 'orders.facet.status',
  year: 'orders.facet.year',
  month: 'orders.facet.month',
  soldTo: 'orders.facet.soldTo',
  project: 'orders.facet.project',
  orderedBy: 'orders.facet.orderedBy',
  deliveryType: 'orders.facet.deliveryType',
  reason: 'orders.facet.reason',
};

const CODES: Partial<Record<FacetKey, Readonly<Record<string, MessageKey>>>> = {
  status: Object.fromEntries(
    Object.entries({ ...ORDER_STATUS, ...RETURN_STATUS }).map(([code, { word }]) => [code, word]),
  ),
  deliveryType: DELIVERY_TYPES,
  reason: RETURN_REASONS,
};

const A_MONTH = /^\d{4}-\d\d$/;

/** What a facet's value is called: by the server where it has a name, else by its code in the reader's language. */
export const useValueName = (): ((key: FacetKey, value: string, facets: readonly Facet[]) => string) => {
  const text = useText();
  const format = useFormat();
  return (key, value, facets) => {
    const word = CODES[key]?.[value];
    if (word !== undefined) return text(word);
    if (key === 'month' && A_MONTH.test(value)) return format.month(value);
    const told = facets.find(({ Key }) => Key === key)?.Values.find(({ Value }) => Value === value)?.Name;
    return told || value;
  };
};
