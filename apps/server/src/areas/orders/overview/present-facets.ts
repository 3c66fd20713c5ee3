import type { OperationOutput, orderSents } from '@grossist/contracts';
import { ORDER_DELIVERY_TYPES } from '@grossist/domain';
import { presentDeliveryType } from '../../cart/index.ts';
import type { Chosen, FacetKey } from './chosen.ts';
import type { FacetValue } from './orders-wanted.ts';

export type WireFacets = OperationOutput<typeof orderSents>['Facets'];

const wireValue = (key: string, value: string): string => {
  const type = key === 'deliveryType' ? ORDER_DELIVERY_TYPES.find((each) => each === value) : undefined;
  return type === undefined ? value : presentDeliveryType(type);
};

/** Facets in the order of their keys; a chosen value of which there is none any more is told with none. */
export const presentFacets = (
  keys: readonly (FacetKey | 'reason')[],
  facets: readonly FacetValue[],
  { values }: Chosen,
): WireFacets =>
  keys.map((key) => {
    const Values = facets
      .filter((each) => each.key === key)
      .map(({ value, name, count }) => ({ Value: wireValue(key, value), Name: name, Count: count }));
    const gone = [...new Set(values[key] ?? [])].filter((value) => !Values.some(({ Value }) => Value === value));
    return { Key: key, Values: [...Values, ...gone.map((Value) => ({ Value, Name: '', Count: 0 }))] };
  });
