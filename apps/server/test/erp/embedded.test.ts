import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { testDatabase } from '../support/database.ts';
import { erpContract } from './contract.ts';

const { db } = await testDatabase();

erpContract('the embedded ERP', { db, open: (now) => openEmbeddedErp(db, now) });
