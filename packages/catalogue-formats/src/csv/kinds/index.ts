import type { TableKind } from '../column.ts';
import {
  ASSORTMENT_RELATIONS,
  ASSORTMENTS,
  NODES,
  PLANTS,
  PRODUCTS,
  SERVICE_CENTERS,
  SUPPLIERS,
  SYNONYMS,
} from './catalogue.ts';
import { ACCOUNTS, ADDRESSES, COMPANIES, CONTACTS, DISCOUNTS, NET_PRICES, PURCHASES } from './customers.ts';
import { DELIVERIES } from './deliveries.ts';
import { CUT_OFFS, EXPRESS_BOX_SIZES, EXPRESS_ZONES, FREIGHT_TERMS, OPENING_HOURS } from './delivery.ts';
import { AMENDMENTS, MATERIALS } from './materials.ts';
import { ACCOUNTING_STRINGS, POSTAL_PLACES, POSTAL_STREETS } from './places.ts';
import { PRICE_TERMS } from './price-terms.ts';
import { SPECIAL_ORDER_TIMES } from './special-orders.ts';

/** Every kind of table; of two that a header fits equally well, the first is meant. */
export const TABLE_KINDS: readonly TableKind[] = [
  MATERIALS,
  AMENDMENTS,
  DISCOUNTS,
  NET_PRICES,
  PURCHASES,
  SUPPLIERS,
  NODES,
  PRODUCTS,
  COMPANIES,
  ACCOUNTS,
  CONTACTS,
  ADDRESSES,
  SYNONYMS,
  ASSORTMENTS,
  ASSORTMENT_RELATIONS,
  PLANTS,
  SERVICE_CENTERS,
  SPECIAL_ORDER_TIMES,
  CUT_OFFS,
  OPENING_HOURS,
  FREIGHT_TERMS,
  PRICE_TERMS,
  EXPRESS_BOX_SIZES,
  EXPRESS_ZONES,
  DELIVERIES,
  POSTAL_PLACES,
  POSTAL_STREETS,
  ACCOUNTING_STRINGS,
];
