import { describe, test } from 'vitest';
import { testDatabase } from '../../support/database.ts';
import { erpContract } from '../contract.ts';
import { aSap, HAS_METADATA, SKIPPED } from './a-sap.ts';

const { db } = await testDatabase();

if (HAS_METADATA) {
  const sap = await aSap(db);
  erpContract('SAP by OData', { db, open: (now) => sap.erp(now) });
} else {
  describe.skip(`SAP by OData (${SKIPPED})`, () => {
    test('does what every ERP behind the port does', () => undefined);
  });
}
