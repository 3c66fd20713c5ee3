import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { openResilientErp } from '../../src/gateways/erp/resilience/index.ts';
import { testDatabase } from '../support/database.ts';
import { erpContract } from './contract.ts';

const { db } = await testDatabase();

erpContract('the resilient ERP around the embedded one', {
  db,
  open: (now) => openResilientErp(openEmbeddedErp(db, now)),
});
