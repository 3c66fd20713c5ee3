import { openEmbeddedErp } from '../../src/gateways/erp/embedded/index.ts';
import { openSteadyErp } from '../../src/gateways/erp/steady/index.ts';
import { testDatabase } from '../support/database.ts';
import { erpContract } from './contract.ts';

const { db } = await testDatabase();

erpContract('the steady ERP around the embedded one', {
  db,
  open: (now) => openSteadyErp(openEmbeddedErp(db, now)),
});
