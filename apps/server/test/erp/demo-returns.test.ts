import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { testDatabase } from '../support/database.ts';
import { returnsContract } from './contract/returns.ts';

const { db } = await testDatabase();

returnsContract({ db, open: (now) => openEmbeddedErp(db, now, { isDemo: true }) });
