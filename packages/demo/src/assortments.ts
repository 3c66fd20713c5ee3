import type { AssortmentRecord, AssortmentRelationRecord } from '@grossist/catalogue-formats';
import { identityOf } from './product.ts';
import type { Schedule } from './schedule.ts';

/** Far enough from the start that no material that the demo shows first is hidden from anybody. */
const PRODUCTS_BEFORE = 70;
const EXCLUSIVE_PRODUCTS = 3;

const exclusiveProducts = (schedule: Schedule): string[] => {
  const codes: string[] = [];
  let place = 0;
  for (const product of schedule.products()) {
    if (place >= PRODUCTS_BEFORE) codes.push(identityOf(product).code);
    place += 1;
    if (codes.length === EXCLUSIVE_PRODUCTS) break;
  }
  return codes;
};

/**
 * What only Nordkraft sees, and a Swedish contractor that sees electrical materials alone: enough to try both kinds
 * of assortments.
 */
export function* assortmentRecords(schedule: Schedule): Generator<AssortmentRecord> {
  yield {
    kind: 'assortment',
    code: 'NORDKRAFT-ONLY',
    type: 'exclusive',
    names: {
      en: 'Made for Nordkraft',
      da: 'Fremstillet til Nordkraft',
      de: 'Gefertigt für Nordkraft',
      sv: 'Tillverkat för Nordkraft',
      nl: 'Gemaakt voor Nordkraft',
      nb: 'Laget for Nordkraft',
      fo: 'Gjørt til Nordkraft',
    },
    productCodes: exclusiveProducts(schedule),
  };
  yield {
    kind: 'assortment',
    code: 'ELECTRICAL-ONLY',
    type: 'limiting',
    names: {
      en: 'Electrical materials only',
      da: 'Kun elmateriel',
      de: 'Nur Elektromaterial',
      sv: 'Endast elmateriel',
      nl: 'Alleen elektromateriaal',
      nb: 'Kun elektromateriell',
      fo: 'Bert eltilfar',
    },
    nodeCodes: ['E'],
  };
}

/** Whose they are. */
export function* assortmentRelationRecords(): Generator<AssortmentRelationRecord> {
  yield { kind: 'assortment-relation', assortmentCode: 'NORDKRAFT-ONLY', companyCode: '100001' };
  yield { kind: 'assortment-relation', assortmentCode: 'ELECTRICAL-ONLY', soldTo: '40100001' };
}
