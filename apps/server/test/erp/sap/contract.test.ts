import { testDatabase } from '../../support/database.ts';
import { erpContract } from '../contract.ts';
import { aSap } from './a-sap.ts';

const { db } = await testDatabase();
const sap = await aSap(db);

erpContract('SAP by OData', { db, open: (now) => sap.erp(now) });
